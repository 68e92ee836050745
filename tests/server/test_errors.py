"""Every refusal has a code of its own and words in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rainout.core.errors import RainoutError
from rainout.core.words import LANGUAGES, bundle, message
from rainout.server import errors
from rainout.server.errors import Refusal, status_of, trouble

REFUSALS = [each for each in vars(errors).values() if isinstance(each, type) and issubclass(each, Refusal)]
NUMBERS = ("most", "plies", "seat", "theirs", "ours", "length")
ARGUMENTS: dict[str, Any] = {
    **{"where": "$", "why": "x", "type": "x", "match": "x", "game": "x", "name": "x", "origin": "x"},
    "address": "x",
    **dict.fromkeys(NUMBERS, 1),
}
OF_A_NUMBER = (errors.Stale, errors.JustLeft, errors.TooOften, errors.Busy, errors.CalledAlready)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", REFUSALS[1:], ids=lambda kind: kind.code)
def test_every_refusal_can_be_said(kind: type[Refusal], language: str) -> None:
    refusal = kind(7) if kind in OF_A_NUMBER else kind(**ARGUMENTS)
    said = trouble(refusal, language)
    assert said.code == kind.code
    assert re.fullmatch(r".{10,}[.!]", said.message, re.DOTALL)
    assert said.ply == (7 if kind is errors.Stale else None)
    assert 400 <= status_of(refusal) < 600


def test_codes_are_distinct() -> None:
    codes = [kind.code for kind in REFUSALS]
    assert len(codes) == len(set(codes))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "key",
    ["server-ready", "server-other-port", "server-no-ui", "server-no-ui-title", "cannot-start-database"],
)
def test_what_is_said_at_the_start(key: str, language: str) -> None:
    assert bundle(language).has_message(key)


def test_long_quotes_are_cut() -> None:
    long = "x" * 5000
    said = trouble(errors.BadMessage(where=long, why=message("refused-unknown-match", match=long)), "en")
    assert 400 < len(said.message) < 600


def test_a_message_without_words_is_answered_all_the_same(caplog: pytest.LogCaptureFixture) -> None:
    assert trouble(RainoutError("no-such-message"), "en").message == "bad-input"
    assert "no words for bad-input" in caplog.text
