"""What all baseball games share, where none of them goes by itself."""

from __future__ import annotations

import pytest

from rainout.core.game import Game
from rainout.core.registry import games
from rainout.diamond.innings import next_half, play_ball, score_run
from rainout.diamond.state import INNINGS, Team

BALL_GAMES = [game for game in games().values() if "inning" in game.state.dtype.names]


@pytest.mark.parametrize("game", BALL_GAMES, ids=lambda game: game.id)
def test_a_game_that_nobody_wins_goes_on_for_hundreds_of_innings(game: Game) -> None:
    g = game.state.new()
    play_ball(g)
    for _ in range(2 * 200):
        score_run(g, 0, 1)
        next_half(g)
    assert (g.inning, g.batting, g.outs) == (201, Team.VISITOR, 0)
    for team in Team:
        assert g.runs[team] == sum(g.line[team]) == 200
        assert g.line[team][: INNINGS - 1].tolist() == [1] * (INNINGS - 1)
