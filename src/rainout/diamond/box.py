"""Box scores, made of scorecards: who did what, in newspaper order, and notes for what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rainout.core.box import Box, BoxBatter, BoxEntry, BoxNote, BoxPitcher, BoxTeam, Name
from rainout.diamond.book import TEAM_NAMES
from rainout.diamond.scorecard import (
    MOST_LOGGED,
    MOST_PLACES,
    Bat,
    Catch,
    Entry,
    How,
    Pitch,
    names_of,
    read_entry,
)
from rainout.diamond.state import INNINGS, OUTS, Team

Called = Callable[[int], Name]
"""What a man is called, by his number."""

PLACE_SIGNS = ("", "p", "c", "1b", "2b", "3b", "ss", "lf", "cf", "rf", "dh", "ph", "pr")
"""Positions as scorers write them, by number."""
HOW_SIGNS = (
    "out",
    "K",
    "BB",
    "IBB",
    "HBP",
    "1B",
    "2B",
    "3B",
    "HR",
    "E",
    "FC",
    "SH",
    "SF",
    "DP",
    "GB",
    "LD",
    "FB",
)
"""How plate appearances end, as scorers write it, by :class:`How`."""
BATTING_NOTES = {
    "2b": Bat.DOUBLES,
    "3b": Bat.TRIPLES,
    "hr": Bat.HOMERS,
    "sb": Bat.STEALS,
    "cs": Bat.CAUGHT,
    "sh": Bat.BUNTS,
    "sf": Bat.FLIES,
    "hbp": Bat.HIT_BY_PITCH,
    "ibb": Bat.ON_PURPOSE,
    "gdp": Bat.DOUBLE_PLAYS,
}
PITCHING_NOTES = {"wp": Pitch.WILD, "bk": Pitch.BALKS, "hb": Pitch.HIT_BATTERS}
DECISIONS = {"W": Pitch.WINS, "L": Pitch.LOSSES, "S": Pitch.SAVES, "H": Pitch.HOLDS, "BS": Pitch.BLOWN}


def box_of(game: str, card: Any, called: Called, clubs: Sequence[tuple[int | None, Name | None]]) -> Box:
    """The box score on a scorecard; ``clubs`` says of both teams the seat, or the name."""
    over, winner = bool(card.over), int(card.winner)
    walked_off = over and winner == Team.HOME and bool(card.half_open) and card.last_half == Team.HOME

    def pitcher(man: int) -> Name | None:
        return called(man) if over and man >= 0 else None

    visitors, home = (_team(card, team, called, *clubs[team]) for team in Team)
    return Box(
        game=game,
        number=int(card.game),
        first_inning=int(card.from_inning),
        teams=(visitors, home),
        over=over,
        forfeited=bool(card.forfeited),
        winner=TEAM_NAMES[winner] if over and winner >= 0 else None,
        skipped=bool(card.skipped),
        outs_when_won=int(card.outs) if walked_off else None,
        winning=pitcher(int(card.winning)),
        losing=pitcher(int(card.losing)),
        saving=pitcher(int(card.saving)),
    )


def _team(card: Any, team: Team, called: Called, seat: int | None, name: Name | None) -> BoxTeam:
    men = [int(man) for man in (card.side == team).nonzero()[0]]
    in_order = sorted(
        (man for man in men if card.slot[man]), key=lambda man: (card.slot[man], card.turn[man])
    )
    pitchers = sorted((man for man in men if card.mound[man]), key=lambda man: card.mound[man])
    batted = [man for man in in_order if card.batting[man, Bat.PA] or card.places[man]] or in_order
    totals = card.batting[men].sum(axis=0).tolist() if men else [0] * len(Bat)
    return BoxTeam(
        side=TEAM_NAMES[team],
        seat=seat,
        name=name,
        line=tuple(_line(card, team)),
        runs=int(card.runs[team]),
        hits=int(card.hits[team]),
        errors=int(card.errors[team]),
        left=int(card.left[team]),
        totals=dict(zip(names_of(Bat), totals, strict=True)),
        batters=tuple(_batter(card, man, called) for man in batted),
        pitchers=tuple(_pitcher(card, man, called) for man in pitchers),
        notes=tuple(_batting_notes(card, team, in_order, called)),
        fielding=tuple(_fielding_notes(card, team, men, pitchers, called)),
    )


def _line(card: Any, team: Team) -> Iterator[int | None]:
    """Runs by inning; of a half that was not begun, nothing."""
    last = int(card.innings)
    for inning in range(int(card.from_inning), min(last, INNINGS) + 1):
        before = inning == card.from_inning and bool(card.began_with > team)
        after = inning == last and card.last_half < team
        yield None if before or after else int(card.line[team, inning - 1])


def _batter(card: Any, man: int, called: Called) -> BoxBatter:
    held = int(card.places[man])
    places = [held >> 4 * number & 15 for number in range(MOST_PLACES)]
    log = card.log[: min(int(card.logged), MOST_LOGGED)]
    own = read_entry(log[read_entry(log, Entry.BATTER) == man], Entry.HOW)
    return BoxBatter(
        man=man,
        name=called(man),
        places=tuple(PLACE_SIGNS[place] for place in places if place),
        slot=int(card.slot[man]),
        turn=int(card.turn[man]),
        counts=dict(zip(names_of(Bat), card.batting[man].tolist(), strict=True)),
        at_bats=tuple(HOW_SIGNS[How(how)] for how in own.tolist()),
    )


def _pitcher(card: Any, man: int, called: Called) -> BoxPitcher:
    counts = card.pitching[man].tolist()
    return BoxPitcher(
        man=man,
        name=called(man),
        innings=innings_of(counts[Pitch.OUTS]),
        counts=dict(zip(names_of(Pitch), counts, strict=True)),
        decisions=tuple(sign for sign, column in DECISIONS.items() if counts[column]),
    )


def innings_of(outs: int) -> str:
    """Outs as innings and thirds.

    >>> innings_of(20)
    '6.2'
    """
    return f"{outs // OUTS}.{outs % OUTS}"


def _batting_notes(card: Any, team: Team, men: Sequence[int], called: Called) -> Iterator[BoxNote]:
    for kind, column in BATTING_NOTES.items():
        if of := _entries(card.batting, column, men, called):
            yield BoxNote(kind, of)
    yield BoxNote("lob", (), int(card.left[team]))


def _fielding_notes(
    card: Any, team: Team, men: Sequence[int], pitchers: Sequence[int], called: Called
) -> Iterator[BoxNote]:
    named = _entries(card.fielding, Catch.ERRORS, men, called)
    errors = int(card.errors[team])
    if errors:
        known = sum(entry.count for entry in named) == errors
        yield BoxNote("e", named, None if known else errors)
    if of := _entries(card.fielding, Catch.PASSED, men, called):
        yield BoxNote("pb", of)
    for kind, count in (("dp", card.double_plays[team]), ("tp", card.triple_plays[team])):
        if count:
            yield BoxNote(kind, (), int(count))
    for kind, column in PITCHING_NOTES.items():
        if of := _entries(card.pitching, column, pitchers, called):
            yield BoxNote(kind, of)
    inherited = tuple(
        BoxEntry(called(man), int(lines[Pitch.INHERITED]), int(lines[Pitch.INHERITED_SCORED]))
        for man in pitchers
        if (lines := card.pitching[man])[Pitch.INHERITED]
    )
    if inherited:
        yield BoxNote("ir", inherited)


def _entries(lines: Any, column: int, men: Sequence[int], called: Called) -> tuple[BoxEntry, ...]:
    return tuple(BoxEntry(called(man), int(lines[man, column])) for man in men if lines[man, column])
