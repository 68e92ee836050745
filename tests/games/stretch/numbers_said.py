"""Where the numbers that the lessons of 7th Inning Stretch say come from."""

import re
from typing import Any

from rainout.diamond.state import LAST_INNING, OUTS
from rainout.games.stretch.cards import SLOTS
from rainout.games.stretch.chances import team_odds
from rainout.games.stretch.rules.season import PRICE_OF_ENTRY
from rainout.games.stretch.rules.selection import is_home, is_home_in_series
from rainout.games.stretch.state import FIRST_INNING, LEVELS, LINEUP_FACES, POSITIONS, Stage
from tests.hearing import Hearing, Moment

HALF = 3
"""Games in either half of a season: as many as pairs are drafted before it."""


def score(now: Moment) -> list[int]:
    return list(now.view.field.runs)


def dice(now: Moment) -> list[int]:
    """The dice of the last roll, as they were told."""
    return [int(face) for face in now.last("rolled", "dice").split(", ")]


def batter(now: Moment) -> Any:
    return in_roster(now, now.view.field.batter)


def in_roster(now: Moment, target: str) -> Any:
    return next(card for card in now.view.sides[0].roster if target in (card.target, card.id, card.name))


def offered(now: Moment, name: str) -> Any:
    """A card that is on offer, by its player or by its team."""
    return next(
        both for both in now.view.season.offered if name in (both.player.name, both.team and both.team.name)
    )


def runs_on_average(now: Moment, team: Any) -> float:
    """What a team scores in a half that nobody answers."""
    tables = now.match.tables
    return sum(
        odds.share * int(str(odds.words.args["runs"])) for odds in team_odds(tables, SLOTS.index(team.id))
    )


def home_games(now: Moment) -> list[int]:
    """Which games of the first half are played at home."""
    g = now.match.state.copy()
    found = []
    for number in range(1, HALF + 1):
        g.game = number
        if is_home(now.match.tables, g):
            found.append(number)
    return found


def home_games_of_series(now: Moment, green: bool) -> list[int]:
    """Which games of a series are played at home, with Home Field or without."""
    return [number for number in range(1, HALF + 1) if is_home_in_series(now.match.tables, number, green)]


def least_of(line: Any) -> int:
    """How many dice a line wants at least: the 2 of ``EVEN@2``."""
    return int(line.condition.partition("@")[2])


def value_of(line: Any) -> int:
    """What the highest die must be: the 6 of ``MAX=6``."""
    found = re.fullmatch(r"MAX=(\d)(@\d)?", line.condition)
    assert found, f"{line.condition} wants no highest die"
    return int(found[1])


def less(team: Any) -> int:
    """What is taken from a die of a team to come to its runs: the 2 of ``middle - 2``."""
    return int(team.runs.rpartition(" - ")[2])


# --- What they say ---


def at_bat(hear: Hearing) -> None:
    now = hear("behind")
    assert now.view.field.inning == LAST_INNING
    now.says(LAST_INNING, *score(now), OUTS)

    now = hear("card")
    even = batter(now).lines[0]
    assert (even.condition, even.outcome) == ("EVEN@2", "1B")
    now.says(batter(now).dice, least_of(even))

    now = hear("roll")
    now.says(now.view.roll.to_roll)

    now = hear("single")
    now.says(*dice(now))

    now = hear("saved")
    [high] = batter(now).lines
    now.says(value_of(high), int(high.outcome[0]))

    now = hear("reroll")
    now.says(*dice(now))

    now = hear("nothing")
    assert batter(now).nudges == 1
    now.says(*dice(now), 1)

    now = hear("last")
    double = next(line for line in batter(now).lines if line.outcome == "2B")
    homer = next(line for line in batter(now).lines if line.outcome == "HR")
    now.says(batter(now).dice, value_of(double), homer.condition.count(str(value_of(double))))

    now = hear("throw")
    now.says(sum(base is not None for base in now.view.field.bases))

    now, then = hear("nudge"), hear("won")
    now.says(
        *dice(now), then.last("nudged", "after") - then.last("nudged", "before"), then.last("nudged", "after")
    )
    then.says(then.last("won-game", "own"), then.last("won-game", "others"))
    assert then.last("stars", "gained") == 1


def draft(hear: Hearing) -> None:
    now = hear("goal")
    given = now.view.sides[0].roster
    assert {card.tier for card in given} == {1}
    now.says(1, sum(card.kind == "batter" for card in given), 2, HALF)

    now = hear("backs")
    now.says(len(now.view.season.offered))

    now = hear("batter")
    ziggy, reggie = offered(now, "Ziggy Parmalee").player, offered(now, "Reggie Osterman-Vale").player
    assert (reggie.dice, reggie.special) == (1, "out")
    now.says(ziggy.dice, *(value_of(line) for line in ziggy.lines))

    now = hear("signed")
    [otters] = now.view.season.schedule
    now.says(otters.roll, less(otters))

    now = hear("pitcher")
    ira, hollis = offered(now, "Ira Quillfeather").player, in_roster(now, "Hollis Tamarack")
    now.says(ira.stamina, hollis.stamina)

    now = hear("team")
    bellringers = offered(now, "Ashford Cross Bellringers").team
    lamplighters = offered(now, "Gull Point Lamplighters").team
    average = round(runs_on_average(now, bellringers), 1)
    assert runs_on_average(now, lamplighters) < average == int(average)
    now.says(len(now.view.season.offered), bellringers.roll, less(bellringers), int(average))

    now = hear("schedule")
    assert len(now.view.season.schedule) == HALF
    now.says(len(now.view.sides[0].roster), HALF)

    now = hear("face")
    innings = LAST_INNING - FIRST_INNING + 1
    now.says(*home_games(now), innings, innings - 1)

    now = hear("die")
    batters = sum(card.kind == "batter" for card in now.view.sides[0].roster)
    now.says(POSITIONS, batters, 1, LINEUP_FACES)

    now = hear("mound")
    now.says(now.last("lineup-die", "face"), now.last("disc", "position"), HALF)

    now = hear("ready")
    now.says(now.view.field.inning, 2 * HALF)


def season(hear: Hearing) -> None:
    now = hear("goal")
    now.says(len((Stage.SEMIFINALS, Stage.FINALS)), PRICE_OF_ENTRY, 2 * HALF)

    hear("stars").says(1, HALF, 2, HALF, HALF + 1, 2 * HALF)

    now = hear("chance")
    homer = next(line for line in batter(now).lines if line.outcome == "HR")
    assert homer.condition.startswith("EVEN")
    now.says(
        now.view.season.stars,
        now.view.season.game,
        now.view.field.inning,
        now.view.field.outs,
        least_of(homer),
    )

    now = hear("field")
    lancers = now.view.season.opponent
    assert lancers.runs == "lowest"
    now.says(*score(now), lancers.roll)

    now = hear("answer")
    own, theirs = score(now)[0], min(dice(now))
    now.says(*dice(now), theirs, own)

    hear("again").says(own - 1, own)

    now = hear("enough")
    now.says(min(dice(now)), theirs)

    now = hear("won")
    now.says(
        now.last("won-game", "own"),
        now.last("won-game", "others"),
        now.last("stars", "gained"),
        now.last("stars", "stars"),
        now.last("stars", "stars") - now.last("qualified", "stars"),
        HALF,
        now.last("won-game", "game"),
    )

    now = hear("injured")
    assert {both.player.tier for both in now.view.season.offered} == {2}
    now.says(len(now.view.season.offered), 2)

    now = hear("thrifty")
    now.says(now.view.season.stars)

    now = hear("cards")
    semifinals, finals = now.view.season.series
    assert (semifinals.bans, finals.bans) == (("rerolls",), ("rerolls", "nudges"))
    now.says(len(semifinals.teams), len(finals.teams), LEVELS, semifinals.level)

    now, then = hear("home"), hear("series")
    price = now.view.season.stars - then.last("bought", "stars")
    now.says(price, *home_games_of_series(now, green=False), *home_games_of_series(now, green=True))
    series = then.view.season.series[0]
    then.says(1, series.goal, len(series.teams))
