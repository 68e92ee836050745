"""What all tests share: reproducible random examples, and compiled rules."""

import pytest
from hypothesis import settings

from rainout.core.registry import games

settings.register_profile("rainout", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("rainout")


@pytest.fixture(scope="session", autouse=True)
def _compiled_rules() -> None:
    """Matches run on compiled rules: the conformance suite holds them equal to the interpreted ones."""
    for game in games().values():
        game.compile()
