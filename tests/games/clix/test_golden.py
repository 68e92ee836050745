"""Golden playthroughs of the levels above the first two, which the conformance suite does not come to."""

from __future__ import annotations

import pytest

from rainout.games.clix import GAME
from tests.conformance.test_golden import GOLDEN, check_golden, playthrough


@pytest.mark.parametrize("level", ["playoffs", "championship"])
def test_golden_playthrough_of_a_level(level: str) -> None:
    check_golden(GOLDEN / "clix" / f"level-{level}.txt", playthrough(GAME, 2, {"level": level}))
