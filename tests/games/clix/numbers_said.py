"""Where the numbers that the lessons of SportsClix say come from."""

from typing import Any

from rainout.diamond.state import LAST_INNING, OUTS
from rainout.games.clix.figures import STEP_NAMES
from rainout.games.clix.rules.running import FREE_RUNS
from rainout.games.clix.state import FACES, ROUTINE, THREE_BALLS, ZONES, Die, Intangible, Pitch
from tests.hearing import Hearing, Moment

PAIR = 2
"""Dice of an at-bat, of an attempt."""
BALLS = int(STEP_NAMES[THREE_BALLS][0])


# --- Who is meant ---


def score(now: Moment) -> list[int]:
    return [team.runs for team in now.view.teams]


def figure(now: Moment, target: str) -> Any:
    return next(each for team in now.view.teams for each in team.players if each.target == target)


def named(now: Moment, name: str) -> Any:
    return next(each for team in now.view.teams for each in team.players if each.name == name)


def playing(now: Moment, seat: int, position: str) -> Any:
    return next(each for each in now.view.teams[seat].players if each.position == position)


def degree(step: str, colour: str) -> int:
    """How hot or cold a dial is: the 3 of R3, which must be red."""
    assert step[0] == colour
    return int(step[1:])


def fallen(now: Moment, *rolls: str) -> list[int]:
    """What the dice showed since the step before, those for some purpose."""
    return [
        int(event.facts["face"])
        for event in now.told
        if event.what == "rolled" and event.facts["roll"] in rolls
    ]


def zones_of(batter: Any, zone: int) -> list[int]:
    """The faces of the green die that send a batter's ball there."""
    return [face for face, to in enumerate(batter.spray, 1) if to == zone]


# --- What they say ---


def preseason(hear: Hearing) -> None:
    now = hear("goal")
    assert now.view.inning == LAST_INNING
    now.says(LAST_INNING, *score(now))

    now = hear("dials")
    batter, pitcher = figure(now, now.view.batter), figure(now, now.view.pitcher)
    assert batter.name == "Cosmo Grovefell"
    now.says(degree(batter.step, "R"), degree(pitcher.step, "R"))

    now = hear("dice")
    assert [die.die for die in now.view.dice] == ["red"]
    assert now.view.die == "black"
    now.says(PAIR)

    now = hear("out")
    now.says(now.view.outs)
    assert now.view.outs == OUTS - 1

    now = hear("single")
    now.says(*fallen(now, "square"), degree(now.last("gained", "step"), "R"))

    now = hear("last")
    now.says(sum(base is not None for base in now.view.bases), now.view.outs)

    now = hear("control")
    behind = score(now)[1] - score(now)[0]
    assert behind == 1
    now.says(degree(named(now, "Ira Tallowcroft").step, "R"))

    now = hear("won")
    now.says(now.count("run"), *score(now), now.view.inning)


def regular(hear: Hearing) -> None:
    now = hear("zones")
    now.says(ZONES, *score(now), now.view.inning)

    now = hear("chart")
    batter = figure(now, now.view.batter)
    guarded = {each.zone for each in now.view.fielders if each.position in ("1B", "2B", "3B", "SS")}
    assert zones_of(batter, 1) == []
    assert 5 not in guarded
    now.says(*zones_of(batter, 5), 5, 1)

    now = hear("ready")
    zones = {each.position: each.zone for each in now.view.fielders}
    assert 1 not in [zones[each] for each in ("1B", "2B", "3B", "SS")]
    now.says(zones["2B"], 1)

    now = hear("routine")
    now.says(now.last("ball", "zone"), *fallen(now, "zone"), now.view.outs)

    now = hear("gap")
    left, center = playing(now, 0, "LF"), playing(now, 0, "CF")
    now.says(now.view.ball, left.defense, center.defense)

    now = hear("catch")
    trying = now.view.attempt
    assert trying.need == ROUTINE
    now.says(PAIR, trying.strength, trying.need, trying.need + 1 - trying.strength)

    now = hear("half")
    now.says(*fallen(now, "attempt"), trying.strength, now.last("attempted", "total"))

    now, then = hear("plus"), hear("power")
    now.says(now.last("ball", "zone"), PAIR, named(now, "Mateo Oatmore").speed)
    assert then.last("tries", "need") == named(now, "Mateo Oatmore").speed
    then.says(*fallen(then, "attempt"), then.last("attempted", "total"))

    hear("far").says(len({"swing", "zone"}))

    now = hear("fence")
    now.says(now.last("ball", "zone"), *score(now))


def playoffs(hear: Hearing) -> None:
    now = hear("news")
    now.says(now.view.inning, *score(now))

    now = hear("relay")
    now.says(now.view.outs)

    now, then = hear("two"), hear("click")
    now.says(PAIR, now.view.attempt.strength, now.view.attempt.need)
    then.says(*fallen(then, "attempt"), then.last("attempted", "total"), 2)
    assert then.count("out") + 1 == 2
    assert then.last("finished", "ending") == "double-play"

    now = hear("colder")
    clement = named(now, "Clement Yarrowstead")
    now.says(degree(clement.step, "R"), now.view.inning)

    now = hear("swing")
    gus = named(now, "Gus Embermere")
    now.says(gus.speed)

    now, then = hear("steal"), hear("stolen")
    catcher = playing(now, 1, "C")
    now.says(catcher.defense, then.last("tries", "strength") - catcher.defense, then.last("tries", "need"))
    then.says(*fallen(then, "attempt"), then.last("attempted", "total"))

    now, then = hear("tag-up"), hear("contact")
    assert then.last("tries", "fielder") == playing(now, 1, "RF").target
    now.says(then.last("tries", "need"), playing(now, 1, "RF").defense)
    then.says(*fallen(then, "attempt"), then.last("tries", "strength"), then.last("attempted", "total"))

    now, then = hear("send"), hear("run")
    now.says(PAIR, playing(now, 1, "SS").defense, then.last("tries", "need"))
    then.says(*fallen(then, "attempt"), then.last("attempted", "total"), *score(then))

    now = hear("won")
    now.says(now.view.inning)

    hear("more").says(PAIR)


def championship(hear: Hearing) -> None:
    now = hear("news")
    pitcher = figure(now, now.view.pitcher)
    now.says(now.view.inning, *score(now), now.view.outs, degree(pitcher.step, "B"), BALLS)

    now = hear("gift")
    dario = figure(now, now.view.pitcher)
    assert dario.step == dario.marker
    now.says(degree(dario.step, "R"), LAST_INNING - 1, LAST_INNING)

    now = hear("roll")
    now.says(int(now.match.tables.book.often[Die.WHITE, Pitch.CONTROL]), FACES)

    now = hear("pinch")
    now.says(degree(named(now, "Duncan Heathermore").step, "B"))

    now = hear("throw")
    cold = degree(figure(now, now.view.pitcher).step, "B")
    now.says(cold)

    now = hear("nudge")
    center, left = playing(now, 1, "CF"), playing(now, 1, "LF")
    [face] = fallen(now, "zone")
    now.says(figure(now, now.view.batter).spray[face - 1], center.defense, face - 1, left.defense)

    now, then = hear("extra"), hear("click")
    needed = then.last("tries", "need") + 1 - then.last("tries", "strength")
    now.says(then.last("tries", "need"), needed, PAIR)
    then.says(*fallen(then, "attempt"), *score(then))

    now = hear("balls")
    tired = figure(now, now.view.removing)
    assert tired.step == STEP_NAMES[THREE_BALLS]
    now.says(tired.allowed, FREE_RUNS + 1, cold, BALLS)

    hear("end").says(len(Intangible) - 1)
