"""What all tests share: reproducible random examples, and compiled rules."""

import os

import pytest
from hypothesis import settings

from rainout.core.registry import games

settings.register_profile("rainout", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("rainout")


@pytest.fixture(scope="session", autouse=True)
def _compiled_rules() -> None:
    """Matches run on compiled rules: the conformance suite holds them equal to the interpreted ones.

    Every worker starts with another game and finds the others in the cache, or most of them.
    """
    found = list(games().values())
    first = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % len(found)
    for game in (*found[first:], *found[:first]):
        game.compile()
