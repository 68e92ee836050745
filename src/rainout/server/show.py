"""What a client is shown: tables, lines, moments of a match, each with no more than its reader may see."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, Protocol

from rainout.core.game import Game
from rainout.core.ladder import bot_rungs, rung_of
from rainout.core.lesson import lessons
from rainout.core.match import Match
from rainout.core.options import OptionValue, agree
from rainout.core.patches import Patch, patch
from rainout.core.registry import get
from rainout.server.protocol import (
    Asked,
    DiceProof,
    GameInfo,
    Meanwhile,
    Replay,
    SeatInfo,
    Table,
    TableLine,
    Wish,
)
from rainout.server.records import Listing, Record
from rainout.server.tables import LiveTable
from rainout.server.workshop import show_workshop

MOST_AGREED = 1000
"""Agreements of which it is kept who plays for which side: it is asked for after every move."""


class Reader(Protocol):
    """Somebody who is sent one table after the other."""

    known: dict[int | None, Any]
    """The view that was sent last through the eyes of each seat."""
    viewer: int | None
    """The seat the last one was through."""


def show_game(game: Game) -> GameInfo:
    """A game as the home page introduces it."""
    return GameInfo(
        id=game.id,
        version=game.version,
        seats=game.seats,
        minutes=game.minutes,
        depth=game.depth,
        hidden=game.hidden,
        bots=game.bots,
        options=game.options,
        dice=len(game.dice) > 0,
        sides=show_sides(game, {}),
        other_sides={
            f"{option.name}={value}": sides
            for option in game.options
            for value in option.choices
            if (sides := show_sides(game, {option.name: value})) != show_sides(game, {})
        },
        workshop=show_workshop(game),
        lessons=tuple(lessons(game.id)),
        rungs=game.rungs or bot_rungs(game.bots),
        feats=game.feat_names,
    )


def show_sides(game: Game, options: Mapping[str, OptionValue]) -> dict[str, tuple[int, ...]]:
    """For each number of players, the side of each seat."""
    agreed = agree(game.options, options)
    return {str(count): game.sides(count, agreed) for count in range(game.seats[0], game.seats[1] + 1)}


def show_seats(of: Listing | Record, present: Collection[int]) -> tuple[SeatInfo, ...]:
    """Who sits where and for which side; a bot is always there."""
    sides = sides_of(of.game, len(of.seats), tuple(of.options.items()))
    return tuple(
        SeatInfo(
            seat=number,
            name=seat.name,
            kind=seat.kind,
            side=side,
            level=seat.level,
            connected=seat.kind == "bot" or number in present,
            away=seat.away,
            free=seat.free,
            player=seat.player,
        )
        for number, (seat, side) in enumerate(zip(of.seats, sides, strict=True))
    )


@lru_cache(MOST_AGREED)
def sides_of(game: str, seats: int, options: tuple[tuple[str, OptionValue], ...]) -> tuple[int, ...]:
    """The side of each seat, under what was agreed on."""
    played = get(game)
    return played.sides(seats, agree(played.options, dict(options)))


def show_listing(listing: Listing, present: Collection[int], watching: int) -> TableLine:
    """A table as a line on the home page."""
    rung = rung_of(get(listing.game).rungs, listing.options, len(listing.seats))
    return TableLine(
        match=listing.match,
        game=listing.game,
        seats=show_seats(listing, present),
        ply=listing.ply,
        over=listing.standing.outcome is not None,
        actor=listing.standing.actor,
        outcome=listing.standing.outcome,
        updated=listing.updated,
        rung=rung.name if rung else None,
        watching=watching,
        pace=listing.accord.pace,
        rated=listing.accord.rated,
    )


def sitting(table: LiveTable, you: Sequence[int]) -> list[int]:
    """The seats of a client that are not left to a bot."""
    return [seat for seat in you if not table.record.seats[seat].away]


def against_bots(seats: Sequence[SeatInfo], seat: int) -> bool:
    """Whether a seat has nobody but bots against it; who is away is still a person, who may come back."""
    return all(other.kind == "bot" for other in seats if other.side != seats[seat].side)


def eyes(table: LiveTable, you: Sequence[int]) -> int | None:
    """The seat through which a client looks: of several on one screen, the one that must act; none left to a bot."""
    seats = sitting(table, you)
    if table.standing.actor in seats:
        return table.standing.actor
    return seats[0] if seats else None


def show_table(
    table: LiveTable,
    you: tuple[int, ...],
    seen: int,
    seats: tuple[SeatInfo, ...],
    reader: Reader | None = None,
    watching: int = 0,
) -> Table:
    """Everything the holder of the seats ``you`` may know, with what happened since ``seen`` entries of the log.

    A ``reader`` who has been told of the table before is only told what differs.
    """
    match, record, standing = table.match, table.record, table.standing
    over = standing.outcome is not None
    viewer = eyes(table, you)
    log, fresh = table.events_since(seen, viewer)
    view, change, meanwhile = table.view(viewer), None, None
    frames: tuple[Patch, ...] = ()
    if reader:
        frames = table.frames_since(seen, viewer)
        if viewer in reader.known:
            view, change = None, table.change(reader.known[viewer], viewer)
        if reader.viewer != viewer and reader.viewer in sitting(table, you):
            meanwhile = show_meanwhile(table, seen, reader)
    return Table(
        match=record.match,
        game=record.game,
        ply=table.ply,
        plies=match.ply,
        options=match.options_agreed,
        own_dice=record.own_dice,
        seats=seats,
        you=you,
        actor=standing.actor,
        asked=table.asked,
        prompt=table.prompt,
        choices=table.choices if standing.actor in you else (),
        why_not=table.why_not if standing.actor in you else {},
        opening=table.opening,
        viewer=viewer,
        secret=viewer is not None and match.secret(viewer),
        view=view,
        change=change,
        log=log,
        frames=frames,
        meanwhile=meanwhile,
        fresh=fresh,
        may_undo=() if table.needs_consent else tuple(n for n in you if table.undo_point(n) is not None),
        undone=table.undone,
        waited=round(max(0.0, time.time() - table.waiting_since), 1),
        practice=table.practice,
        coach=any(against_bots(seats, seat) for seat in you),
        dice=DiceProof(match.dice.commitment, match.dice.seed.hex() if over else None),
        outcome=standing.outcome,
        report=table.report,
        rematch=record.rematch,
        created=record.created,
        listed=record.listed,
        watching=watching,
        pace=record.accord.pace,
        clock=table.clocks.face(standing.actor, table.clock()) if table.clocks else None,
        consent=record.accord.consent,
        may_ask=wishes(table, you),
        question=show_question(table),
        rated=table.rated,
        closed=table.closed,
    )


def show_question(table: LiveTable) -> Asked | None:
    """What somebody has asked the others for."""
    question = table.question
    if question is None:
        return None
    return Asked(question.what, question.seat, question.awaits(table.people))


def wishes(table: LiveTable, you: Sequence[int]) -> tuple[Wish, ...]:
    """What the holder of some seats may ask the others for."""
    mine = sitting(table, you)
    if not mine or table.standing.outcome or table.question:
        return ()
    found = [
        Wish("resume" if table.paused else "pause", seat)
        for seat in mine
        if table.clocks and table.clocks.began
    ]
    if table.needs_consent:
        found += [Wish("undo", seat) for seat in mine if table.undo_point(seat) is not None]
    return tuple(found)


def show_meanwhile(table: LiveTable, seen: int, reader: Reader) -> Meanwhile | None:
    """What happened, through the eyes a reader has had till now."""
    if reader.viewer not in reader.known:
        return None
    log, _ = table.events_since(seen, reader.viewer)
    change = table.change(reader.known[reader.viewer], reader.viewer)
    return Meanwhile(change, log, table.frames_since(seen, reader.viewer))


def show_moment(still: Match, ply: int, name: str, seat: int | None) -> Replay:
    """A match as it stood after some actions, what the last of them caused, and how far it has come since."""
    then = still.at(ply)
    view = then.view(seat)
    moments = then.timeline(seat, then.ply - 1) if then.ply else []
    views = [seen for _, seen in moments] + [view]
    return Replay(
        match=name,
        ply=then.ply,
        plies=still.ply,
        turn_plies=turn_ends(still.turns),
        view=view,
        log=tuple(event for event, _ in moments),
        frames=tuple(patch(after, before) for before, after in pairwise(views)),
    )


def turn_ends(turns: Sequence[int]) -> tuple[int, ...]:
    """The plies after which a turn was over, given the turn each action belongs to.

    >>> turn_ends([0, 0, 1, 1, 1, 2])
    (2, 5, 6)
    """
    return tuple(ply for ply in range(1, len(turns) + 1) if ply == len(turns) or turns[ply] != turns[ply - 1])
