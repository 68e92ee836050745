"""Positions of SportsClix written by hand, and read back in the same names.

A position stands before an at-bat, unless ``phase`` says otherwise. Players go by their manager and their number in the
team: ``2.3`` is the third of the second manager's. Ready clubs list P C 1B 2B 3B SS LF CF RF first, in that order.

``home``
    the manager who is home, from 1 (2); ``dh`` whether there is a designated hitter.
``inning``, ``half``, ``outs``, ``runs``, ``bases``
    the game: ``half`` is ``top`` or ``bottom``, ``runs`` by manager, ``bases`` as in ``"X-X"``, those who batted last
    standing there, or a list of players from first to third with ``""`` for nobody.
``batter``, ``slots``
    who is up, or the slot each manager's order has come to, from 1.
``dial``
    dial positions by player, such as ``{"1.3" = "R4"}``; the starting markers without it.
``fences``
    a colour for all, or six; ``zones`` by position, such as ``{SS = 4}``: where fielders stand.
``posts``
    who plays where if not as usual: ``{"2.11" = "SS"}``, for whoever holds that post.
``gone``, ``pinch``
    players out of the game, and those who came in to bat or run.
``innings``, ``allowed``, ``faced``
    half-innings and runs by pitcher; batters who came to the plate in this half.
``phase``
    ``up`` (a batter comes up), ``half`` (a half begins), ``start`` (the game is dealt).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from rainout.core.errors import BadFile
from rainout.core.terms import spelt
from rainout.diamond.scenario import by_seat, diamond_facts, numbers, place_runners, runners
from rainout.diamond.state import NO_RUNNER
from rainout.diamond.table import bat_seat
from rainout.diamond.waiting import NOTHING
from rainout.games.clix.actions import DEPTHS, bases_of, player_sign
from rainout.games.clix.figures import POSITION_SIGNS, RESULT_SIGNS, STEP_NAMES
from rainout.games.clix.rules.play import follow_up
from rainout.games.clix.rules.setup import begin_arranging, field_the_nine, fill_order, fill_posts
from rainout.games.clix.state import (
    NOBODY_THERE,
    PLAYERS,
    ROSTER,
    SEATS,
    SLOTS,
    UNKNOWN,
    ZONES,
    Due,
    Ending,
    Level,
    Phase,
    Position,
    Roll,
    Tables,
)


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """A position as it is written."""

    home: int = 2
    dh: bool = False
    inning: int = 1
    half: str = "top"
    outs: int = 0
    runs: tuple[int, int] = (0, 0)
    bases: list[str] | str = "---"
    batter: str | None = None
    slots: tuple[int, int] = (1, 1)
    dial: dict[str, str] = {}
    fences: list[str] | str = "yellow"
    zones: dict[str, int] = {}
    posts: dict[str, str] = {}
    gone: list[str] = []
    pinch: list[str] = []
    innings: dict[str, int] = {}
    allowed: dict[str, int] = {}
    faced: int = 0
    phase: str = "up"


def place(t: Tables, g: Any, given: Mapping[str, Any]) -> None:
    """Set up the position that is given; what then follows by itself follows."""
    if not given:
        return
    try:
        position = msgspec.convert(dict(given), Given)
        if position.phase != "start":
            _place(t, g, position)
    except (msgspec.ValidationError, ValueError, IndexError) as error:
        raise BadFile("error-clix-given", why=str(error)) from error


def _player(sign: str) -> int:
    manager, _, number = sign.partition(".")
    player = (int(manager) - 1) * ROSTER + int(number) - 1
    if not 0 <= player < PLAYERS:
        raise ValueError(sign)
    return player


def _place(t: Tables, g: Any, given: Given) -> None:
    g.listening, listening = 0, int(g.listening)
    g.home = given.home - 1
    _line_up(t, g, given)
    g.inning, g.batting = given.inning, int(given.half == "bottom")
    for seat in range(SEATS):
        g.slot[seat] = given.slots[seat] - 1
        g.points[seat] = g.runs[1 if g.home == seat else 0] = given.runs[seat]
    for sign, step in given.dial.items():
        g.dial[_player(sign)] = STEP_NAMES.index(step)
    for name, values in (("innings", given.innings), ("allowed", given.allowed)):
        for sign, value in values.items():
            g[name][_player(sign)] = value
    fences = given.fences if isinstance(given.fences, list) else [given.fences] * ZONES
    g.fences[1:] = [DEPTHS.index(colour) for colour in fences]
    seat = bat_seat(g)
    if given.batter:
        g.slot[seat] = g.lineup[seat].tolist().index(_player(given.batter))
    g.listening = listening
    g.told = 0
    g.due = Due.HALF
    if given.phase == "half":
        follow_up(t, g)
        return
    g.pitcher = g.fielder[1 - seat, Position.P]
    g.credited = g.pitcher if given.faced else NOBODY_THERE
    g.outs, g.faced = given.outs, given.faced
    place_runners(g, given.bases, _player, lambda ago: g.lineup[seat, (g.slot[seat] - ago) % SLOTS])
    for runner in g.bases[g.bases != NO_RUNNER]:
        g.charged[runner - 1] = g.pitcher
    g.due = Due.UP
    follow_up(t, g)
    for sign, zone in given.zones.items():
        g.zone[POSITION_SIGNS.index(sign)] = zone


def _line_up(t: Tables, g: Any, given: Given) -> None:
    """Everybody as suggested, but for those whose post is named."""
    g.with_dh = int(given.dh and t.house.level == Level.CHAMPIONSHIP)
    g.spot[:] = NOBODY_THERE
    g.fielder[:] = NOBODY_THERE
    begin_arranging(g)
    if t.house.level < Level.CHAMPIONSHIP:
        field_the_nine(t, g)
    else:
        for _ in range(SEATS):
            fill_posts(t, g)
    for sign, post in given.posts.items():
        player, spot = _player(sign), POSITION_SIGNS.index(post)
        seat = player // ROSTER
        other, before = int(g.fielder[seat, spot]), int(g.spot[player])
        g.fielder[seat, spot], g.spot[player], g.spot[other] = player, spot, before
        if before != NOBODY_THERE:
            g.fielder[seat, before] = other
    begin_arranging(g)
    for _ in range(SEATS):
        fill_order(t, g)
    for sign in given.gone:
        g.gone[_player(sign)] = 1
    for sign in given.pinch:
        g.pinch[_player(sign)] = 1
    g.due = NOTHING


# --- Facts -----------------------------------------------------------------------------------------------------------


def facts(t: Tables, g: Any) -> dict[str, Any]:
    """The position in names a rule test would use; ``dial 1.3`` is the dial position of a player."""
    playing = g.turns > 0
    found: dict[str, Any] = {
        "phase": spelt(Phase(g.phase)),
        **diamond_facts(g),
        **numbers(g, "ball", "batted_in", "faced"),
        "home": int(g.home) + 1 if g.home != UNKNOWN else 0,
        "dh": bool(g.with_dh),
        "runners": runners(g, player_sign),
        "runs": g.points.tolist(),
        "hits": by_seat(g, g.hits),
        "errors": by_seat(g, g.errors),
        "left_on_base": by_seat(g, g.left_on_base),
        "batter": player_sign(int(g.batter)) if playing else "",
        "pitcher": player_sign(int(g.pitcher)) if playing else "",
        "slots": [int(slot) + 1 for slot in g.slot],
        "fences": [DEPTHS[depth] for depth in g.fences[1:]],
        "zones": {POSITION_SIGNS[each]: int(g.zone[each]) for each in range(Position.B1, Position.DH)},
        "result": RESULT_SIGNS[g.result] if playing and g.result != UNKNOWN else "",
        "ending": spelt(Ending(g.ending)),
        "rolling": spelt(Roll(g.rolling)),
        "going": list(bases_of(int(g.going))),
        "forced": list(bases_of(int(g.forced))),
        "strength": int(g.strength.sum()),
        "need": int(g.need.sum()),
        "picks": [player_sign(each) for each in range(PLAYERS) if int(g.click_who[0]) >> each & 1],
        "lineup": [[player_sign(int(each)) for each in g.lineup[seat] if each >= 0] for seat in range(SEATS)],
        "field": [
            {
                POSITION_SIGNS[spot]: player_sign(int(each))
                for spot, each in enumerate(g.fielder[seat])
                if each >= 0
            }
            for seat in range(SEATS)
        ],
        "gone": [player_sign(each) for each in range(PLAYERS) if g.gone[each]],
    }
    for player in range(PLAYERS):
        sign = player_sign(player)
        found[f"dial {sign}"] = STEP_NAMES[g.dial[player]]
        found[f"allowed {sign}"] = int(g.allowed[player])
        found[f"innings {sign}"] = int(g.innings[player])
    return found
