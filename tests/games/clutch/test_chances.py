"""The chances of the team at bat: what must be true of them whatever the odds."""

from __future__ import annotations

import numpy as np
import pytest

from rainout.games.clutch.chances import LEADS, all_plays, situation, win_chances
from rainout.games.clutch.state import HALVES, MOST_LEAD, SITUATIONS
from rainout.games.clutch.vocabulary import Result

CHANCES = win_chances()
EMPTY, LAST = situation(0, 0), HALVES - 1


def test_a_game_begins_even() -> None:
    assert CHANCES[0, MOST_LEAD, EMPTY] == pytest.approx(0.5, abs=0.01)


def test_a_run_more_is_never_worse() -> None:
    assert (np.diff(CHANCES, axis=1) >= -1e-9).all()


def test_an_out_more_is_never_better() -> None:
    by_outs = CHANCES[:, :, :SITUATIONS].reshape(HALVES, LEADS, 3, 8)
    assert (np.diff(by_outs[:, :-1], axis=2) <= 1e-9).all()


def test_runs_matter_most_late_and_close() -> None:
    def worth_of_a_run(half: int, lead: int) -> float:
        return float(CHANCES[half, lead + 1 + MOST_LEAD, EMPTY] - CHANCES[half, lead + MOST_LEAD, EMPTY])

    assert worth_of_a_run(LAST, -1) > 3 * worth_of_a_run(0, 0) > 9 * worth_of_a_run(LAST, -6)
    assert 0.08 < worth_of_a_run(0, 0) < 0.12


def test_the_home_team_has_won_once_it_leads_in_the_last_half() -> None:
    assert (CHANCES[LAST, MOST_LEAD + 1 :] == 1).all()
    assert (CHANCES[LAST, :MOST_LEAD, SITUATIONS] == 0).all()


def test_every_play_keeps_count_of_everybody() -> None:
    """Whoever was on base, and the batter, is on base, home or out afterwards; three outs leave nobody to count."""
    for start, result, plays in all_plays():
        if result is Result.SAC and start % 8 not in (1, 2, 3, 5):
            continue  # nobody may bunt there
        assert sum(play.share for play in plays) == 20
        for play in plays:
            before = (start % 8).bit_count() + start // 8 + 1
            if play.outs < 3:
                assert before == play.on.bit_count() + play.runs + play.outs, (start, play)
