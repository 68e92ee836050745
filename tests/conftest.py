"""What all tests share: reproducible random examples and dice, and compiled rules."""

import os
import secrets

import pytest
from hypothesis import settings

from rainout.core import fair
from rainout.core.registry import games
from tests.luck import SameLuck

settings.register_profile("rainout", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("rainout")


@pytest.fixture(scope="session", autouse=True)
def _compiled_rules() -> None:
    """Matches run on compiled rules: the conformance suite holds them equal to the interpreted ones.

    Every other worker begins with the last game, so that no two compile the same one until they meet in the middle.
    With RAINOUT_INTERPRETED set nothing is compiled beforehand: a test that needs compiled rules asks for them itself.
    """
    if os.environ.get("RAINOUT_INTERPRETED"):
        return
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    for game in list(games().values())[:: -1 if worker % 2 else 1]:
        game.compile()


@pytest.fixture(autouse=True)
def _same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice that nobody seeded fall as they did the last time this test was run; no test may wait for chance."""
    luck = SameLuck(request.node.nodeid)
    monkeypatch.setattr(fair, "secrets", luck)
    monkeypatch.setattr(secrets, "randbits", luck.randbits)
