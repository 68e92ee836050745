"""Where the numbers that the lessons of CLUTCH Baseball say come from."""

from typing import Any

from rainout.diamond.state import BASES, LAST_INNING, OUTS
from rainout.games.clutch.rules.numbers import MORE
from rainout.games.clutch.state import OPENING_HAND, STAFF
from tests.hearing import Hearing, Moment

# --- Who is meant ---


def score(now: Moment) -> list[int]:
    return [team.runs for team in now.view.teams]


def player(now: Moment, target: str | None) -> Any:
    return next(each for team in now.view.teams for each in team.players if each.target == target)


def named(now: Moment, name: str) -> Any:
    """A player by the name a lesson calls him."""
    found = [each for team in now.view.teams for each in team.players if each.name.endswith(f" {name}")]
    assert len(found) == 1
    return found[0]


def batter(now: Moment) -> Any:
    return player(now, now.view.batter).batting


def pitcher(now: Moment) -> Any:
    return player(now, now.view.pitcher).pitching


def rolled(now: Moment, roll: str) -> int:
    """What the last die for a purpose showed since the step before."""
    return int(
        next(
            event.facts["face"]
            for event in reversed(now.told)
            if event.what == "rolled" and event.facts["roll"] == roll
        )
    )


def pitched(now: Moment) -> tuple[int, int]:
    """The last Pitch and the On-Base it was against."""
    return now.last("pitched", "pitch"), now.last("pitched", "on_base")


def addend(total: Any, name: str) -> int:
    """One of the things a sum is made of."""
    return int(next(each.amount for each in total.addends if each.name == name))


def swing_from(chart: Any, result: str) -> int:
    """The least Swing that comes to a result."""
    return int(next(band.start for band in chart if band.result == result))


# --- What they say ---


def at_bat(hear: Hearing) -> None:
    hear("goal").says(BASES)

    now = hear("outs")
    assert now.view.inning == LAST_INNING
    assert score(now) == [0, 0]
    now.says(LAST_INNING, OUTS, now.view.outs)

    now = hear("command")
    assert now.view.sides == 20
    command = pitcher(now).command
    now.says(command, batter(now).on_base)

    now = hear("advantage")
    now.says(rolled(now, "pitch"), command, *pitched(now))

    now = hear("strikeout")
    now.says(rolled(now, "swing"), now.last("out", "outs"))

    now = hear("own-chart")
    theirs = pitcher(now).command
    now.says(rolled(now, "pitch"), theirs, *pitched(now))

    now = hear("single")
    now.says(rolled(now, "swing"), BASES)

    now = hear("their-chart")
    now.says(rolled(now, "pitch"), theirs, *pitched(now))

    now = hear("caught")
    now.says(rolled(now, "swing"))

    now = hear("best")
    assert batter(now).on_base == max(
        player(now, target).batting.on_base for target in now.view.teams[0].lineup
    )
    now.says(batter(now).on_base)

    now, then = hear("mistake"), hear("home-run")
    assert now.last("pitched", "mistake") == 1
    assert rolled(now, "pitch") <= pitcher(now).zone
    now.says(rolled(now, "pitch"), then.last("rolled", "sides") - now.last("rolled", "sides"))
    then.says(rolled(then, "swing"), *score(then))


def on_base(hear: Hearing) -> None:
    hear("goal").says(BASES + 1)

    now, then = hear("steal"), hear("stolen")
    assert now.view.bases[0] == named(now, "Montemayor").target
    stealing, battery = named(now, "Montemayor").batting.st, now.view.teams[1].battery
    now.says(stealing, battery, then.last("throws", "above") + 1)
    then.says(rolled(then, "throw"), battery, then.last("threw", "total"), then.last("threw", "speed"))

    now = hear("hit")
    now.says(rolled(now, "pitch"), pitcher(now).command, batter(now).on_base)

    now, then = hear("send"), hear("run")
    outfield, speed = now.view.teams[1].outfield, named(now, "Montemayor").batting.br
    assert then.last("threw", "speed") == speed + MORE
    assert outfield + 20 == speed + MORE
    now.says(speed, speed + MORE, outfield)
    slow = named(then, "Moreau-Pike").batting
    then.says(rolled(then, "throw"), outfield, then.last("threw", "total"), *score(then), slow.br, slow.st)

    now = hear("doubled-up")
    now.says(now.count("out"))

    now, then = hear("pitch"), hear("two")
    command, thibodault = pitcher(now).command, batter(now)
    against = then.last("pitched", "on_base")
    now.says(thibodault.on_base, against - thibodault.on_base, against, command)
    assert rolled(then, "pitch") + command == then.last("pitched", "pitch")
    then.says(*pitched(then), rolled(then, "swing"), OUTS - 1)

    now = hear("relay")
    contest = now.view.contest
    infield = addend(contest.made, "infield")
    now.says(
        infield,
        addend(contest.against, "br"),
        addend(contest.against, "double-play"),
        contest.against.total,
        contest.against.total + 1 - infield,
    )

    now = hear("turned")
    now.says(rolled(now, "throw"), infield, now.last("threw", "total"), now.last("out", "outs"))

    now, then = hear("throw"), hear("aim")
    against, outfield = then.view.contest.against, addend(then.view.contest.made, "outfield")
    assert named(now, "Okafor-Lyle").target == then.view.throw.runner
    now.says(
        now.count("finished"),
        now.view.outs,
        addend(against, "br"),
        addend(against, "home"),
        addend(against, "two-outs"),
        against.total,
        outfield,
    )
    then.says(against.total + 1 - outfield)

    now = hear("out")
    now.says(
        rolled(now, "throw"), outfield, now.last("threw", "total"), now.last("threw", "speed"), *score(now)
    )

    hear("next").says(len(("runner", "glove")))


def cards(hear: Hearing) -> None:
    now = hear("goal")
    held = len(now.view.teams[0].hand)
    now.says(held)

    now = hear("foul")
    pitch, against = pitched(now)
    amadi = batter(now).on_base
    now.says(
        now.view.outs,
        rolled(now, "pitch"),
        pitch - rolled(now, "pitch"),
        pitch,
        amadi,
        against - amadi,
        against,
    )
    assert pitch - against == 1

    now, then = hear("barrel"), hear("answer")
    doubles = swing_from(batter(now).chart, "2B")
    raised = then.view.swing - now.view.swing
    now.says(now.view.swing, doubles, raised)
    then.says(raised, then.view.swing, now.view.swing)

    now = hear("cost")
    assert any(card.id == "four-six-three" for card in now.view.teams[0].hand)
    now.says(4, 6, 3)

    now = hear("double")
    spent = held - len(now.view.teams[0].hand)
    now.says(now.last("swung", "swing"), *score(now), spent)

    now = hear("drawn")
    command = pitcher(now).command
    now.says(command, batter(now).on_base)

    now, then = hear("extra"), hear("out")
    raised = then.last("pitched", "pitch") - rolled(now, "pitch") - command
    now.says(rolled(now, "pitch"), command, now.view.pitch, now.view.on_base, raised)
    then.says(*pitched(then), rolled(then, "swing"), then.last("pitched", "pitch") - now.view.pitch)

    now = hear("dirt")
    now.says(*pitched(now), rolled(now, "swing"))

    now = hear("check")
    contest = now.view.contest
    infield, goal = addend(contest.made, "infield"), contest.against.total
    now.says(infield, goal, goal - infield)

    now = hear("made")
    now.says(rolled(now, "check"), infield, now.last("check", "total"), len(now.view.teams[1].hand))
    assert now.view.teams[0].hand == ()

    hear("next").says(OPENING_HAND, STAFF)
