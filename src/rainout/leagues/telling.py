"""A league as plain values, for programs and pages: how it stands, and what was played."""

from __future__ import annotations

import msgspec

from rainout.leagues.league import League, Year
from rainout.leagues.standings import Record


class Row(msgspec.Struct, frozen=True):
    """A club in the table."""

    sign: str
    name: str
    division: str
    won: int
    lost: int
    level: int
    share: float
    behind: float
    scored: int
    allowed: int
    home: tuple[int, int]
    away: tuple[int, int]
    last_ten: tuple[int, int]
    streak: int


class Standing(msgspec.Struct, frozen=True):
    """How a season stands."""

    league: str
    season: int
    day: int
    """The last that was played on."""
    games: int
    divisions: tuple[tuple[Row, ...], ...]
    champion: str | None
    """The club's sign."""


def standing_of(league: League, year: Year) -> Standing:
    """How a season stands."""
    names = league.terms.divisions or ("",)
    champion = year.champion
    tables = [year.format.standings(year.played, members) for members in league.divisions]
    return Standing(
        league=league.terms.name,
        season=year.number,
        day=year.played[-1].day if year.played else 0,
        games=len(year.played),
        divisions=tuple(
            tuple(_row(league, name, record, records[0]) for record in records)
            for name, records in zip(names, tables, strict=True)
        ),
        champion=None if champion is None else league.clubs[champion].sign,
    )


def _row(league: League, division: str, record: Record, leader: Record) -> Row:
    club = league.clubs[record.club]
    return Row(
        sign=club.sign,
        name=club.name,
        division=division,
        won=record.won,
        lost=record.lost,
        level=record.level,
        share=round(float(record.share), 4),
        behind=float(record.behind(leader)),
        scored=record.scored,
        allowed=record.allowed,
        home=(record.home[0], record.home[1]),
        away=(record.away[0], record.away[1]),
        last_ten=record.last_ten,
        streak=record.streak,
    )
