"""What advice looks up in a match: how good each bat, arm and card of these teams is, as numbers in its tables.

It is reckoned once a match, with what a Result is worth by :mod:`worth`; who wins from where it has of :mod:`chances`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rainout.games.clutch.chances import play_tables, win_table
from rainout.games.clutch.state import Tables
from rainout.games.clutch.vocabulary import (
    EFFECTS,
    LOWEST_SWING,
    TERMS,
    Attribute,
    Result,
    Term,
    Verb,
    When,
    read_chart,
)
from rainout.games.clutch.worth import BALANCED, CONTROL, RUNS

USUAL_ON_BASE, USUAL_COMMAND, USUAL_ZONE = 10, 4, 2
USUAL_CHARTS = tuple(np.array([read_chart(chart)[0]]) for chart in (BALANCED, CONTROL))

POINT = {
    **{Attribute.ON_BASE: 45, Attribute.COMMAND: 45, Attribute.BUNT_ROLL: 20, Attribute.CHECK_TARGET: 35},
    **{Attribute.BR: 45, Attribute.ST: 45, Attribute.DEFENSE: 45, Attribute.DEFENSE_ROLL: 45},
}
"""What a point brings before the dice are rolled, in a moment that matters twice as much as most."""
TURN = {
    **{Attribute.PITCH_ROLL: 380, Attribute.PITCH: 380},
    **{Attribute.SWING_ROLL: 520, Attribute.SWING: 520},
}
"""What a change of a die that lies on the table brings, at the right moment: the point or two that turn it."""
DEED = {
    **{Verb.ADD_ANY: 300, Verb.GIVE_ADVANTAGE: 420, Verb.SWING_DIE: 190, Verb.MAKE_MISTAKE: 190},
    **{Verb.CANCEL_MISTAKE: 190, Verb.SWING_AGAIN: 350, Verb.LEAD_ADVANCES: 150, Verb.THROW_AGAIN: 400},
    **{Verb.ROLL_AGAIN: 350, Verb.ADD_INNINGS: 200, Verb.DRAW: 120, Verb.DISCARD: -40},
    **{Verb.PITCH_DIE: 150, Verb.CHECK_AGAIN: 250},
    **{Verb.OPPONENT_DISCARDS: 100, Verb.NEGATE_CARD: 350, Verb.NEGATE_STADIUM: 200, Verb.EXTRA_DRAW: 240},
}
"""What other effects bring; those that are not here, little."""
CHECKS = (Verb.CHECK, Verb.CHECK_FIELDER)
LITTLE = 50
LASTING = 3
"""Batters a card that stays works on, more or less; throws it works on, one."""
PAID = 60
"""What a card discarded as a cost would have brought: the least of the hand."""


def with_judgement(t: Tables) -> Tables:
    """The same tables, with what advice looks up."""
    for result, runs in RUNS.items():
        t.worth[result] = runs
    t.win[:] = win_table()
    t.share[:], t.plays[:] = play_tables()
    t.promise[:] = 0
    texts, cards, promises = t.texts, int(t.set[0]), t.promise
    rows = np.flatnonzero(texts.verb[:, 0])
    printed = (texts.kind[rows], texts.card[rows], texts.title[rows])
    for text, *which in zip(rows.tolist(), *(each.tolist() for each in printed), strict=True):
        key = cards, *which
        if key not in _promises:
            _promises[key] = promise(t, text)
        promises[text] = _promises[key]
    return judge_players(t)


_promises: dict[tuple[int, ...], int] = {}
"""What cards promise, by their set, kind, number and title."""


def judge_players(t: Tables) -> Tables:
    """What each player makes of a swing and of a plate appearance; anew, once a card has other numbers."""
    players = t.players
    batter, pitcher = (_values(t, chart) for chart in USUAL_CHARTS)
    bats, pitches = np.flatnonzero(players.bats_too), np.flatnonzero(players.pitches)
    own = _values(t, players.chart[bats])
    on_base = players.on_base[bats].astype(np.int64)[:, None] + players.bonus[bats]
    t.swing[bats, 1] = own
    t.bat[bats] = _plate(on_base, np.array(USUAL_COMMAND), np.array(USUAL_ZONE), own, pitcher)
    own = _values(t, players.pitch_chart[pitches])
    command = players.command[pitches].astype(np.int64)[:, None] + players.command_bonus[pitches]
    sides = _plate(np.array(USUAL_ON_BASE), command, players.zone[pitches, None], batter, own)
    t.swing[pitches, 0] = own
    t.arm[pitches] = -(3 * sides[:, 0] + 2 * sides[:, 1]) // 5
    return t


def promise(t: Tables, text: int) -> int:
    """What a card brings when it is used well, in thousandths of a run."""
    total, check = 0, False
    for k in range(EFFECTS):
        verb, amount = Verb(t.texts.verb[text, k]), abs(int(t.texts.amount[text, k]))
        check |= verb in CHECKS
        if verb is Verb.NOTHING or verb in CHECKS:
            continue
        if verb in (Verb.ADD, Verb.ADD_CLUTCH):
            value = _addition(
                Attribute(t.texts.attribute[text, k]), max(1, amount), bool(t.texts.lasts[text])
            )
        elif verb is Verb.CHANGE:
            value = _change(t, text, Result(t.texts.argument[text, k]))
        else:
            value = DEED.get(verb, LITTLE) * (amount if verb in (Verb.DRAW, Verb.DISCARD) else 1)
        total += value // 2 if check and t.texts.when[text, k] != When.ALWAYS else value
    return max(0, total - PAID * int(t.texts.cost[text]))


def _addition(attribute: Attribute, amount: int, lasts: bool) -> int:
    if attribute in TURN:
        return LASTING * POINT[Attribute.ON_BASE] * amount if lasts else TURN[attribute]
    return POINT[attribute] * amount


def _change(t: Tables, text: int, result: Result) -> int:
    """From the Result a card asks for to another; from an out, if it asks for none."""
    asked = [int(t.texts.term_number[text, i]) for i in range(TERMS) if t.texts.term[text, i] == Term.RESULT]
    return abs(RUNS[result] - RUNS[Result(asked[0]) if asked else Result.SO])


def _values(t: Tables, charts: Any) -> Any:
    """What a swing with the d20 and with the d24 brings on each of these charts."""
    swings = t.worth.astype(np.int64)[charts[:, 1 - LOWEST_SWING : 25 - LOWEST_SWING]]
    return np.stack((swings[:, :20].sum(1) // 20, swings.sum(1) // 24), 1)


def _plate(on_base: Any, command: Any, zone: Any, batter: Any, pitcher: Any) -> Any:
    """What a plate appearance brings against either hand, from what swings bring on the charts of both."""
    roll = np.arange(1, 21)
    mistake, ahead = roll <= zone[..., None], roll + command[..., None] <= on_base[..., None]
    brings = np.where(
        mistake, batter[:, None, 1:], np.where(ahead, batter[:, None, :1], pitcher[:, None, :1])
    )
    return brings.sum(-1) // 20
