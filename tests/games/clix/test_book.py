"""SportsClix's word list cannot fall behind what dials show."""

from __future__ import annotations

from rainout.core.book import words
from rainout.games.clix.figures import INTANGIBLES, RESULT_SIGNS

MARKS = {"*": "-star", "+": "-plus", "!": "-scorcher"}
DEPTHS = {"FBg": "fb-green", "FBy": "fb-yellow", "FBr": "fb-red"}


def listed(kind: str) -> set[str]:
    """The words of a kind."""
    return {name.removeprefix(f"{kind}-") for name in words("clix") if name.startswith(f"{kind}-")}


def test_every_intangible_is_explained() -> None:
    assert listed("intangible") == {name.lower().replace("'", "").replace(" ", "-") for name in INTANGIBLES}


def test_every_result_of_a_dial_is_explained() -> None:
    def slug(sign: str) -> str:
        return DEPTHS.get(sign) or sign.lower().rstrip("*+!") + MARKS.get(sign[-1], "")

    assert listed("result") == {slug(sign) for sign in RESULT_SIGNS}
