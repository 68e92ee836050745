"""Whatever managers do, a game goes on to its end: no position without something to do."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rainout.core.match import Match
from rainout.core.state import CHANCE, NOBODY
from rainout.games.clix import GAME
from rainout.games.clix.actions import Act
from rainout.games.clix.figures import STANDARD, read_set
from rainout.games.clix.judgement import with_judgement
from rainout.games.clix.state import B4, NOBODY_THERE, PLAYERS, Level, Phase, Tables
from rainout.games.clix.teams import Team, Terms, faults, tables

OPEN = Terms(Level.CHAMPIONSHIP, "mixed", "open")
EIGHT = ("C", "1B", "2B", "3B", "SS", "LF", "CF", "RF")
SPARES = ("C", "C", "SP", "RP", "RP", "LF", "UI", "OF", "1B")
LONGEST = 20
"""Innings until which a game that was made level again may last."""


def team_of(choose: random.Random, size: int) -> Team:
    """Eight for the field, a pitcher, and whoever else comes by: catchers and pitchers most of all."""
    figures = read_set(STANDARD)
    named: dict[str, list[int]] = {}
    for place, figure in enumerate(figures.figures):
        named.setdefault(figure.printed, []).append(place)
    team = [choose.choice(named[printed]) for printed in (*EIGHT, choose.choice(("SP", "RP")))]
    team += [choose.choice(named[choose.choice(SPARES)]) for _ in range(size - len(team))]
    assert not faults(figures, team, OPEN)
    return tuple(team)


def spiteful_choice(choose: random.Random, legal: list[int], spite: float) -> int:
    """Somebody is replaced or sent elsewhere whenever that is possible; shifting the field is left alone mostly."""
    changes = [action for action in legal if Act.in_.holds(action) or Act.swap.holds(action)]
    if changes and choose.random() < spite:
        return choose.choice(changes)
    return Act.ready() if Act.ready() in legal and choose.random() < 0.9 else choose.choice(legal)


def unkind_fate(choose: random.Random, g: Any) -> None:
    """Dials get colder than they would, and a game that should end goes on."""
    player = choose.randrange(PLAYERS)
    if choose.random() < 0.02 and g.spot[player] != NOBODY_THERE and g.dial[player] < B4:
        g.dial[player] += 1
    if 9 <= g.inning < LONGEST and g.phase != Phase.OVER:
        g.runs[:] = g.points[:] = min(g.runs)


def play_spitefully(t: Tables, choose: random.Random, spite: float) -> Any:
    """A game to its end, in which something can be done in every position."""
    rules = GAME.load(compiled=False).rules
    g, out = GAME.state.new(), GAME.room()
    rules.deal(t, g)
    for _ in range(12_000):
        if g.actor == NOBODY:
            break
        count = rules.options(t, g, out)
        assert count > 0, Phase(g.phase)
        legal = [int(action) for action in out[:count]]
        chance = g.actor == CHANCE
        rules.apply(t, g, choose.choice(legal) if chance else spiteful_choice(choose, legal, spite))
        unkind_fate(choose, g)
    return g


@pytest.mark.rules("SC-CHA-SUB-5", "SC-CHA-POS-3", "SC-CHA-OUT-2")
@pytest.mark.parametrize(("size", "spite"), [(9, 0.9), (11, 0.2), (13, 0.9), (16, 0.3), (20, 0.9)])
def test_spiteful_managers_with_thin_benches_come_to_an_end(size: int, spite: float) -> None:
    choose = random.Random(f"{size} {spite}")
    t = with_judgement(tables((team_of(choose, size), team_of(choose, size)), terms=OPEN, three_lines=3))
    assert play_spitefully(t, choose, spite).actor == NOBODY


@pytest.mark.rules("SC-REG-POS-1")
def test_a_manager_who_shifts_on_and_on_comes_to_a_pitch() -> None:
    match = Match(GAME, {"level": "regular"}, seed=1)
    GAME.place(match.tables, match.state, {"inning": 1})
    while match.view().phase == "field":
        match.apply(match.options.numbers[-1])
        assert match.ply < 100
    assert match.view().phase == "swing"
