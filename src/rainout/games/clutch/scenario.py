"""Positions of CLUTCH Baseball written by hand, and read back in the same names.

A position stands before an at-bat, unless ``phase`` says otherwise. Players go by their manager and their place in the
roster: ``2.3`` is the third of the second manager's. All have the plain numbers of :mod:`rainout.games.clutch.plain`,
the nine first, unless ``printed`` says that they are the cards of their clubs. :class:`Given` says what can be written.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
import numpy as np

from rainout.core.errors import BadFile
from rainout.core.terms import spelt
from rainout.diamond.scenario import by_seat, diamond_facts, numbers, place_runners, runners
from rainout.diamond.state import NO_RUNNER
from rainout.diamond.table import team_of
from rainout.diamond.waiting import NOTHING
from rainout.games.clutch.cards import enter_texts, number_with
from rainout.games.clutch.judgement import judge_players, promise
from rainout.games.clutch.naming import player_sign, set_of, text_id
from rainout.games.clutch.plain import make_plain, rewrite
from rainout.games.clutch.rules.effects import send_off
from rainout.games.clutch.rules.numbers import command, on_base
from rainout.games.clutch.rules.pitchers import limit_of, take_mound, tired_next, tired_penalty
from rainout.games.clutch.rules.play import follow_up
from rainout.games.clutch.rules.setup import begin_game, fill_order, fill_posts
from rainout.games.clutch.rules.table import is_clutch_moment, rate_units
from rainout.games.clutch.state import (
    CODE_SIGNS,
    NO_THROW,
    NOBODY_THERE,
    PLAYERS,
    ROSTER,
    SEATS,
    SLOTS,
    STAFF,
    TEXTS,
    UNKNOWN,
    Due,
    Phase,
    Roll,
    Tables,
    Use,
    put,
)
from rainout.games.clutch.vocabulary import (
    POSITION_SIGNS,
    RESULT_SIGNS,
    Duration,
    Kind,
    Position,
    Role,
    Unit,
    Window,
)


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """A position as it is written."""

    printed: bool = False
    cards: dict[str, dict[str, Any]] = {}
    """Other numbers for some: ``{"1.3" = { on_base = 12, bats = "L", bonus = [1, 0], icons = ["GG"] }}``; ``bonus`` is
    for right-handers and left-handers, ``rating = { SS = 4 }`` adds a position, ``pitcher = {…}`` a pitcher's side."""
    home: int = 2
    """The manager who is home, from 1."""
    inning: int = 1
    half: str = "top"
    """``top`` or ``bottom``."""
    outs: int = 0
    runs: tuple[int, int] = (0, 0)
    """By manager."""
    bases: list[str] | str = "---"
    """As in ``"X-X"``, those who batted last standing there, or players from first to third, ``""`` for nobody."""
    batter: str | None = None
    pitchers: list[str] = []
    """Who is on the mound for each manager; the first of the rotation without it."""
    roles: dict[str, str] = {}
    """In which role a pitcher is used, such as ``{"2.20" = "RP"}``."""
    posts: dict[str, str] = {}
    """Who plays where if not as usual: ``{"2.11" = "SS"}``, in the batting slot of whoever held that post."""
    used: list[str] = []
    """Pitchers who are out of the game."""
    gone: list[str] = []
    """Batters who are."""
    outs_by: dict[str, int] = {}
    allowed: dict[str, int] = {}
    earned: dict[str, int] = {}
    walks: dict[str, int] = {}
    faced: dict[str, int] = {}
    owed: dict[str, int] = {}
    """Games of rest."""
    entered: dict[str, int] = {}
    """The half-inning in which a pitcher came in."""
    added: dict[str, int] = {}
    """Innings added by cards."""
    hands: list[list[str]] = []
    """Card ids by manager."""
    decks: list[list[str]] = []
    """The rest of each deck as it was built, without it."""
    piles: list[list[str]] = []
    active: list[list[str | int]] = []
    """Cards that stay, ``[["card id", manager]]`` or ``[["card id", manager, "2.15"]]`` on a player."""
    own: list[dict[str, Any]] = []
    """Strategy cards of one's own, as in a card file; what is not written is common, and says what it does."""
    coaches_used: list[str] = []
    """As in ``["1.1"]``: manager and coach."""
    batters: int = 0
    reached: int = 0
    struck_out: int = 0
    in_a_row: int = 0
    runs_half: int = 0
    settled: bool = False
    ibb_row: int = 0
    """How the half-inning has gone."""
    sent_off: Literal["", "batter", "pitcher"] = ""
    """Whom a card has just sent off."""
    phase: str = "up"
    """``up`` (a batter comes up), ``half`` (a half begins), ``start`` (the match is dealt)."""
    game: int = 1
    wins: tuple[int, int] = (0, 0)


def place(t: Tables, g: Any, given: Mapping[str, Any]) -> None:
    """Set up the position that is given; what then follows by itself follows."""
    if not given:
        return
    try:
        position = msgspec.convert(dict(given), Given)
        if not position.printed:
            make_plain(t)
        for sign, values in position.cards.items():
            rewrite(t, _player(sign), values)
        judge_players(t)
        _print(t, position.own)
        if position.phase != "start":
            _place(t, g, position)
        else:
            _count(g, position, "owed")
    except (msgspec.ValidationError, ValueError, IndexError, KeyError) as error:
        raise BadFile("error-file-scenario", path="given", why=str(error)) from error


def _player(sign: str) -> int:
    manager, number = sign.split(".")
    return (int(manager) - 1) * ROSTER + int(number) - 1


def text_of(t: Tables, id: str) -> int:
    """The row of a card by its id."""
    for row in range(TEXTS):
        if t.texts.windows[row] and t.texts.kind[row] == Kind.STRATEGY and text_id(t, row) == id:
            return row
    raise ValueError(id)


def _print(t: Tables, own: list[dict[str, Any]]) -> None:
    """Strategy cards of one's own, in the rows that are free."""
    if not own:
        return
    written = [
        {"rarity": "common", "title": card["id"], "text": "; ".join(card["does"]), **card} for card in own
    ]
    t["set"] = number_with(int(t.set[0]), written)
    printed = enter_texts(set_of(t))
    free = int(np.flatnonzero(t.texts.verb[:, 0])[-1]) + 1
    for row, card in enumerate(own, free):
        put(t.texts, row, printed.texts[printed.strategy[card["id"]]])
        t.promise[row] = promise(t, row)


def _count(g: Any, given: Given, *names: str) -> None:
    """What is kept of players, in fields that are called as it is written."""
    for name in names:
        for sign, value in getattr(given, name).items():
            g[name][_player(sign)] = value


def _place(t: Tables, g: Any, given: Given) -> None:
    listening = int(g.listening)
    g.listening = 0
    g.home = given.home - 1
    g.game = given.game
    g.wins[:] = given.wins
    begin_game(t, g)
    _line_up(t, g, given)
    _pitchers(t, g, given)
    away = 1 - int(g.home)
    g.batting = 1 if given.half == "bottom" else 0
    g.inning = given.inning
    g.half = 2 * (given.inning - 1) + int(g.batting)
    for seat in range(SEATS):
        side = 0 if seat == away else 1
        g.points[seat] = g.runs[side] = given.runs[seat]
    if t.house.cards:
        _cards(t, g, given)
    seat = int(g.home if g.batting else away)
    if given.batter:
        g.slot[seat] = g.lineup[seat].tolist().index(_player(given.batter))
    g.listening, g.told = listening, 0
    g.due = Due.BEGIN_HALF
    if given.phase == "half":
        follow_up(t, g)
        return
    g.half += 1
    g.pitchers = 1
    g.pitcher = g.fielder[1 - seat, Position.P]
    g.outs = given.outs
    for name in ("batters", "reached", "struck_out", "in_a_row", "runs_half", "settled", "ibb_row"):
        g[name] = int(getattr(given, name))
    _runners(g, given, seat)
    g.due = Due.COME_UP
    follow_up(t, g)
    if given.sent_off:
        send_off(t, g, int(g[given.sent_off]))
        follow_up(t, g)


def _runners(g: Any, given: Given, seat: int) -> None:
    """Who stands on base; the pitcher on the mound answers for them."""
    place_runners(g, given.bases, _player, lambda ago: g.lineup[seat, (g.slot[seat] - ago) % SLOTS])
    for runner in g.bases[g.bases != NO_RUNNER]:
        g.charged[runner - 1] = g.pitcher


def _line_up(t: Tables, g: Any, given: Given) -> None:
    """Everybody as suggested, but for those whose post is named."""
    for seat in (1 - int(g.home), int(g.home)):
        g.arranging, g.arranged = seat, Position.CA
        fill_posts(t, g)
        g.arranged = 0
        g.due = NOTHING
        fill_order(t, g)
    for sign, post in given.posts.items():
        player, spot = _player(sign), POSITION_SIGNS.index(post)
        seat = player // ROSTER
        other = int(g.fielder[seat, spot])
        g.fielder[seat, spot] = player
        if int(g.use[player]) & Use.BATS:
            before = next(
                p
                for p in range(1, spot + POSITION_SIGNS.index("DH"))
                if g.fielder[seat, p] == player and p != spot
            )
            g.fielder[seat, before] = other
        else:
            g.lineup[seat][g.lineup[seat] == other] = player
            g.use[other] = 0
            g.use[player] = Use.BATS
    for sign in given.gone:
        g.use[_player(sign)] = Use.BAT_OVER
    g.due, g.arranging, g.arranged = NOTHING, 0, 0


def _pitchers(t: Tables, g: Any, given: Given) -> None:
    named = {_player(sign) // ROSTER: _player(sign) for sign in given.pitchers}
    for seat in range(SEATS):
        player = named.get(seat, seat * ROSTER + int(t.rotation[seat, 0]))
        role = Role[given.roles.get(player_sign(player), "SP")]
        take_mound(t, g, player, role)
        g.entered[player] = 1
        g.bulk[seat] = int(role is Role.OP)
        rate_units(t, g, seat)
    for sign in given.used:
        g.use[_player(sign)] = Use.PITCH_OVER
    _count(g, given, "outs_by", "allowed", "earned", "walks", "faced", "owed", "entered")
    for sign, value in given.added.items():
        g.added_innings[_player(sign)] = value


def _cards(t: Tables, g: Any, given: Given) -> None:
    for seat in range(SEATS):
        hand = [text_of(t, id) for id in (given.hands[seat] if seat < len(given.hands) else [])]
        pile = [text_of(t, id) for id in (given.piles[seat] if seat < len(given.piles) else [])]
        if seat < len(given.decks):
            deck = [text_of(t, id) for id in given.decks[seat]]
        else:
            deck = t.deck[seat, : t.deck_size[seat]].tolist()
            for text in (*hand, *pile):
                if text in deck:
                    deck.remove(text)
        g.hand[seat, : len(hand)], g.hand_size[seat] = hand, len(hand)
        g.pile[seat, : len(pile)], g.pile_size[seat] = pile, len(pile)
        g.deck[seat, : len(deck)], g.deck_size[seat] = deck, len(deck)
        g.loose[seat] = len(deck)
    for i, (id, manager, *on) in enumerate(given.active):
        text = text_of(t, str(id))
        lasts = int(t.texts.lasts[text])
        g.active[i], g.active_by[i] = text, int(manager) - 1
        g.active_on[i] = _player(str(on[0])) if on else NOBODY_THERE
        g.active_halves[i] = lasts if lasts < Duration.STAYS else 0
        g.active_count = i + 1
    for sign in given.coaches_used:
        manager, coach = sign.split(".")
        g.coach_used[int(manager) - 1, int(coach) - 1] = 1


# --- Facts -----------------------------------------------------------------------------------------------------------


def facts(t: Tables, g: Any) -> dict[str, Any]:
    """The position in names a rule test would use; ``limit 2.15`` is the inning limit of a pitcher."""
    found = {**_game_facts(g), **_team_facts(g), **_at_bat_facts(t, g), **_card_facts(t, g)}
    for player in range(PLAYERS):
        if player % ROSTER < t.team_size[player // ROSTER] and t.players.pitches[player]:
            found |= _pitcher_facts(t, g, player)
    return found


def _game_facts(g: Any) -> dict[str, Any]:
    """The score, the bases, and what is asked."""
    return {
        **diamond_facts(g),
        "phase": spelt(Phase(g.phase)),
        "wins": g.wins.tolist(),
        "home": int(g.home) + 1 if g.home != UNKNOWN else 0,
        "runners": runners(g, player_sign),
        "runs": g.points.tolist(),
        "line": [g.line[team_of(g, seat), : int(g.inning)].tolist() for seat in range(SEATS)],
        "hits": by_seat(g, g.hits),
        "errors": by_seat(g, g.errors),
        "last": CODE_SIGNS[g.last_code] if g.last_code != UNKNOWN else "",
        "batted_in": int(g.last_batted_in),
        **numbers(g, "game", "lead_changes", "spell"),
    }


def _team_facts(g: Any) -> dict[str, Any]:
    """Who bats where, who plays where, and what the units come to."""
    return {
        "slots": [int(slot) + 1 for slot in g.slot],
        "lineup": [[player_sign(int(each)) for each in g.lineup[seat] if each >= 0] for seat in range(SEATS)],
        "field": [
            {POSITION_SIGNS[p]: player_sign(int(e)) for p, e in enumerate(g.fielder[seat]) if e >= 0}
            for seat in range(SEATS)
        ],
        "gone": [player_sign(each) for each in range(PLAYERS) if int(g.use[each]) & Use.BAT_OVER],
        "units": [
            [int(g.unit[seat, unit]) for unit in (Unit.BAT, Unit.IF, Unit.OF)] for seat in range(SEATS)
        ],
    }


def _at_bat_facts(t: Tables, g: Any) -> dict[str, Any]:
    """The duel; before a game there is none."""
    playing = g.turns > 0
    return {
        "batter": player_sign(int(g.batter)) if playing else "",
        "pitcher": player_sign(int(g.pitcher)) if playing else "",
        "rolling": spelt(Roll(g.rolling)),
        "on_base": int(g.on_base) if g.on_base else (int(on_base(t, g)) if playing else 0),
        "command": int(command(t, g)) if playing else 0,
        "mistake": bool(g.mistake),
        "advantage": "batter" if g.advantage else "pitcher",
        "result": RESULT_SIGNS[g.result] if playing and g.result != UNKNOWN else "",
        "infield_in": bool(g.infield_in),
        "clutch_moment": bool(playing and is_clutch_moment(g)),
        "throw": "" if g.throw == NO_THROW else int(g.throw),
        **numbers(g, "sides", "pitch", "swing", "bunts", "ibb_row"),
    }


def _card_facts(t: Tables, g: Any) -> dict[str, Any]:
    """Hands, piles, decks, and what stays on the table."""
    return {
        "window": spelt(Window(g.window)) if g.window else "",
        "hands": [_ids(t, g.hand[seat, : g.hand_size[seat]]) for seat in range(SEATS)],
        "piles": [_ids(t, g.pile[seat, : g.pile_size[seat]]) for seat in range(SEATS)],
        "hand_sizes": g.hand_size.tolist(),
        "deck_sizes": g.deck_size.tolist(),
        "active": _ids(t, g.active[: g.active_count]),
        "coaches_used": [
            f"{seat + 1}.{i + 1}" for seat in range(SEATS) for i in range(STAFF) if g.coach_used[seat, i]
        ],
    }


def _ids(t: Tables, texts: Any) -> list[str]:
    return [text_id(t, int(text)) for text in texts]


def _pitcher_facts(t: Tables, g: Any, player: int) -> dict[str, Any]:
    """CB-3.3-2, CB-3.3-7: what is kept of a pitcher, under his sign."""
    used = int(g.use[player]) & (Use.PITCHES | Use.PITCH_OVER)
    kept = {name: int(g[name][player]) for name in ("outs_by", "allowed", "earned", "walks", "faced", "owed")}
    kept |= {
        "limit": int(limit_of(t, g, player)),
        "pitched": bool(g.pitched[player]),
        "tired": bool(g.pitched[player] == 2),
        "tired_next": bool(tired_next(t, g, player)),
        "penalty": int(tired_penalty(t, g, player)),
    }
    sign = player_sign(player)
    return {
        **{f"{name} {sign}": value for name, value in kept.items()},
        f"role {sign}": Role(g.role[player]).name if used else "",
    }
