"""What managers go by: how good a bat and an arm are, reckoned once from the cards of a match."""

from __future__ import annotations

import numpy as np

from rainout.games.clutch.state import PLAYERS, Tables
from rainout.games.clutch.vocabulary import LOWEST_SWING, Result, read_chart

RUNS = {
    Result.SO: -270, Result.GB: -270, Result.LD: -270, Result.FB: -250, Result.BB: 320, Result.B1: 460,
    Result.B2: 770, Result.B3: 1050, Result.HR: 1400, Result.HBP: 320, Result.E: 400, Result.IBB: 300, Result.SAC: -150,
}  # fmt: skip
"""What each Result is worth in the average situation, in thousandths of a run."""
USUAL_BATTER = {
    Result.SO: 1,
    Result.GB: 3,
    Result.FB: 6,
    Result.BB: 8,
    Result.B1: 11,
    Result.B2: 18,
    Result.HR: 20,
}
USUAL_PITCHER = {
    Result.SO: 1, Result.GB: 6, Result.LD: 12, Result.FB: 13, Result.BB: 18, Result.B1: 19, Result.B2: 21,
    Result.HR: 23,
}  # fmt: skip
USUAL_ON_BASE, USUAL_COMMAND, USUAL_ZONE = 10, 4, 2


def with_judgement(t: Tables) -> Tables:
    """The same tables, with what advice looks up."""
    for result, runs in RUNS.items():
        t.worth[result] = runs
    batter = _values(t, np.array(read_chart(USUAL_BATTER)[0]))
    pitcher = _values(t, np.array(read_chart(USUAL_PITCHER)[0]))
    for player in range(PLAYERS):
        if t.players.bats_too[player]:
            own = _values(t, t.players.chart[player])
            for hand in range(2):
                on_base = int(t.players.on_base[player]) + int(t.players.bonus[player, hand])
                t.bat[player, hand] = _plate(on_base, USUAL_COMMAND, USUAL_ZONE, own, pitcher)
        if t.players.pitches[player]:
            own = _values(t, t.players.pitch_chart[player])
            command, zone = int(t.players.command[player]), int(t.players.zone[player])
            bonus = t.players.command_bonus[player]
            sides = [_plate(USUAL_ON_BASE, command + int(each), zone, batter, own) for each in bonus]
            t.arm[player] = -(3 * sides[0] + 2 * sides[1]) // 5
    return t


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
