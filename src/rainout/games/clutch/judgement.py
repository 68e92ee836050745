"""What advice looks up in a match: how good each bat, arm and card of these teams is, as numbers in its tables.

It is reckoned once a match, with what a Result is worth by :mod:`worth`; who wins from where it has of :mod:`chances`.
"""

from __future__ import annotations

import numpy as np

from rainout.games.clutch.chances import play_tables, win_table
from rainout.games.clutch.state import PLAYERS, Tables
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
    for text in np.flatnonzero(t.texts.verb[:, 0]).tolist():
        t.promise[text] = promise(t, text)
    return judge_players(t)


def judge_players(t: Tables) -> Tables:
    """What each player makes of a swing and of a plate appearance; anew, once a card has other numbers."""
    batter = _values(t, np.array(read_chart(BALANCED)[0]))
    pitcher = _values(t, np.array(read_chart(CONTROL)[0]))
    for player in range(PLAYERS):
        if t.players.bats_too[player]:
            t.swing[player, 1] = own = _values(t, t.players.chart[player])
            for hand in range(2):
                on_base = int(t.players.on_base[player]) + int(t.players.bonus[player, hand])
                t.bat[player, hand] = _plate(on_base, USUAL_COMMAND, USUAL_ZONE, own, pitcher)
        if t.players.pitches[player]:
            t.swing[player, 0] = own = _values(t, t.players.pitch_chart[player])
            command, zone = int(t.players.command[player]), int(t.players.zone[player])
            bonus = t.players.command_bonus[player]
            sides = [_plate(USUAL_ON_BASE, command + int(each), zone, batter, own) for each in bonus]
            t.arm[player] = -(3 * sides[0] + 2 * sides[1]) // 5
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


def _values(t: Tables, chart: np.ndarray) -> tuple[int, int]:
    """What a swing with the d20 and with the d24 brings on a chart."""
    swings = [int(t.worth[chart[swing - LOWEST_SWING]]) for swing in range(1, 25)]
    return sum(swings[:20]) // 20, sum(swings) // 24


def _plate(on_base: int, command: int, zone: int, batter: tuple[int, int], pitcher: tuple[int, int]) -> int:
    """What a plate appearance brings."""
    total = 0
    for roll in range(1, 21):
        if roll <= zone:
            total += batter[1]
        else:
            total += batter[0] if roll + command <= on_base else pitcher[0]
    return total // 20
