"""7th Inning Stretch in words: what is asked, and how it ended."""

from __future__ import annotations

from typing import Any

from rainout.core.table import Outcome
from rainout.core.terms import spelt
from rainout.core.words import Message, message
from rainout.diamond.state import Ended
from rainout.games.stretch.cards import player_name, team_name
from rainout.games.stretch.rules.reading import team_runs
from rainout.games.stretch.rules.season import duel_ended
from rainout.games.stretch.rules.table import batter, total_of
from rainout.games.stretch.state import SEATS, Phase, Purpose, Result, Stage, Tables

# --- What is asked ---------------------------------------------------------------------------------------------------


def prompt(t: Tables, g: Any) -> Message:
    """One sentence: whose move it is and what is asked."""
    phase = Phase(g.phase)
    who = int(g.actor) if g.actor >= 0 else roller(g)
    seats = {"player": who}
    key = f"stretch-ask-{spelt(phase)}"
    if phase is Phase.SIGN:
        if g.stage != Stage.RECOVERY:
            return message(f"{key}-pair", seats)
        return (
            message(f"{key}-free", seats)
            if g.offered_size == 3
            else message(f"{key}-paid", seats, stars=int(g.stars))
        )
    if phase is Phase.LINEUP:
        return (
            message(key, seats)
            if t.house.duel
            else message(f"{key}-position", seats, position=int(g.lineup_size[0]) + 1)
        )
    if phase is Phase.ROLL:
        return message(f"{key}-{spelt(Purpose(g.purpose))}", seats, dice=int(g.to_roll))
    if phase is Phase.TOKENS:
        return message(f"{key}-{spelt(Purpose(g.purpose))}", seats)
    if phase in (Phase.PLATE, Phase.SUBSTITUTE, Phase.LINE):
        name = player_name(t, batter(g))
        return message(key, seats, batter=name)
    if phase in (Phase.DEFEND, Phase.CHANGE):
        name = player_name(t, int(g.pitcher[g.actor]))
        if phase is Phase.CHANGE or g.purpose != Purpose.TEAM:
            return message(key, seats, pitcher=name)
        runs = int(team_runs(t, int(g.opponent), g.dice, int(g.rolled)))
        return message(f"{key}-team", seats, pitcher=name, team=team_name(t, int(g.opponent)), runs=runs)
    if phase is Phase.REST:
        return message(key, seats, count=int(g.rests))
    if phase is Phase.SPEND:
        return message(key, seats, stars=int(g.stars))
    return message(key, seats)


def roller(g: Any) -> int:
    """Whose die is due: of the side at bat; in a season, always the player's."""
    if g.phase == Phase.LINEUP_DIE:
        return int(g.selecting)
    if g.opponent >= 0:
        return 0
    return max(0, int(g.at_bat))


def same_throw(g: Any) -> bool:
    """The dice of a roll are thrown together."""
    return bool(g.phase == Phase.ROLL and g.landed > 0)


# --- How it ended ----------------------------------------------------------------------------------------------------


def outcome(t: Tables, g: Any) -> Outcome:
    """A champion, or how far the season went; in a duel, who has more runs."""
    score = _score(t, g)
    if t.house.duel:
        winner = int(g.winner)
        seats = {"player": winner, "other": 1 - winner}
        how = spelt(Ended(duel_ended(g)))
        words = message("stretch-told-duel-won", seats, own=score[winner], others=score[1 - winner], how=how)
        return Outcome(winner, "played", score, words)
    result = spelt(Result(g.result))
    words = message(
        f"stretch-outcome-{result}",
        {"player": 0},
        stars=int(g.earned),
        wins=int(g.wins),
        losses=int(g.losses),
    )
    return Outcome(0 if g.result == Result.CHAMPION else None, "played", score, words)


def resigned(t: Tables, g: Any, seat: int) -> Outcome:
    """The other Coach wins; a season given up is over."""
    if t.house.duel:
        words = message("stretch-outcome-resigned", {"player": seat, "other": 1 - seat})
        return Outcome(1 - seat, "resigned", _score(t, g), words)
    return Outcome(
        None, "resigned", _score(t, g), message("stretch-outcome-resigned-season", {"player": seat})
    )


def _score(t: Tables, g: Any) -> tuple[int, ...]:
    """★ earned in a season; runs in a duel."""
    if t.house.duel:
        return tuple(int(total_of(g, seat)) for seat in range(SEATS))
    return (int(g.earned),)
