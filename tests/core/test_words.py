"""Words: every catalog says the same things in every language, and everything that can be said has words."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

from rainout.bots import decide
from rainout.core.game import Game
from rainout.core.match import Match
from rainout.core.options import GameOption, OptionValue, agree
from rainout.core.registry import games
from rainout.core.scenario import find_first, load
from rainout.core.state import CHANCE
from rainout.core.words import LANGUAGES, PACKAGE, Message, Speaker, message, preferred_language
from tests.conformance.conftest import agreeable

SCENARIOS = Path(__file__).parents[2] / "scenarios"
FOLDERS = sorted({path.parent for path in PACKAGE.glob("**/locale/*.ftl")})
NAMES = ["Ana", "Beto", "Caro", "Dani", "Eva", "Fede"]
SPEAKERS = [Speaker(language, NAMES, you) for language in LANGUAGES for you in (None, 0, 1)]
MOST_AGREEMENTS = 64


# --- The catalogs ----------------------------------------------------------------------------------------------------


class Variables(visitor.Visitor):
    """Collects the names of the variables a message uses."""

    def __init__(self, entry: ast.Message) -> None:
        self.names: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def entries(path: Path) -> list[Any]:
    parsed: list[Any] = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry for entry in parsed if not isinstance(entry, ast.BaseComment)]


def variables(path: Path) -> dict[str, set[str]]:
    """What each message of a catalog has to be given."""
    return {entry.id.name: Variables(entry).names for entry in entries(path)}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
class TestCatalog:
    """One room's catalogs."""

    def test_it_is_well_formed(self, folder: Path) -> None:
        for path in folder.glob("*.ftl"):
            assert [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)] == []
            keys = [entry.id.name for entry in entries(path)]
            assert len(keys) == len(set(keys)), "a key twice"

    def test_it_is_there_in_every_language(self, folder: Path) -> None:
        assert sorted(path.stem for path in folder.glob("*.ftl")) == sorted(LANGUAGES)

    def test_every_language_has_the_same_keys_in_the_same_order_with_the_same_variables(
        self, folder: Path
    ) -> None:
        first, *others = (variables(folder / f"{language}.ftl") for language in LANGUAGES)
        for other in others:
            assert list(other) == list(first)
            assert other == first


def test_no_two_catalogs_have_a_key_in_common() -> None:
    keys = Counter(key for folder in FOLDERS for key in variables(folder / f"{LANGUAGES[0]}.ftl"))
    assert [key for key, count in keys.items() if count > 1] == []


# --- Everything a game says ------------------------------------------------------------------------------------------


def values(option: GameOption) -> tuple[OptionValue, ...]:
    if option.kind == "text":
        return (option.default,)
    return option.choices or ((False, True) if option.kind == "flag" else (option.low,))


def agreements(game: Game) -> list[dict[str, OptionValue]]:
    """Every combination of options, or every value once where that is too many; what is not asked for stays."""
    names = [option.name for option in game.options]
    every = [dict(zip(names, each, strict=True)) for each in product(*map(values, game.options))]
    if len(every) > MOST_AGREEMENTS:
        usual = agree(game.options, {})
        every = [
            usual,
            *({**usual, option.name: value} for option in game.options for value in values(option)),
        ]
    asked = [
        {
            option.name: agreed[option.name]
            for option in game.options
            if all(agreed[name] == value for name, value in option.shown_when.items())
        }
        for agreed in every
    ]
    return [agreed for number, agreed in enumerate(asked) if agreed not in asked[:number]]


def said_of(match: Match) -> Iterator[Message]:
    """All that can be said of a match as it stands."""
    yield match.prompt()
    yield match.game.prompt(match.tables, match.state)
    for choice in match.choices():
        yield choice.words
        yield message(f"{match.game.id}-verb-{choice.verb}")


def told(match: Match) -> Iterator[Message]:
    """What has happened, as each seat and a spectator are told of it."""
    for seat in (None, *range(match.seats)):
        yield from (event.words for event in match.log_for(seat))


def said_while_playing(match: Match, choose: random.Random, most: int) -> Iterator[Message]:
    """A match played on, well enough to end sooner or later, and all that is said meanwhile."""
    for _ in range(most):
        yield from said_of(match)
        if match.over:
            break
        if match.actor == CHANCE:
            match.chance()
        elif choose.random() < 0.25:
            match.apply(choose.choice(match.options.numbers))
        else:
            match.apply(match.game.notation.read(decide(match, "advise", seed=1)))
    yield from told(match)
    if not match.over:
        match.resign(0)
        yield match.prompt()


def said(game: Game) -> Iterator[Message]:
    """What is said in games under every agreement, and in the positions of all scenarios, rare as they are."""
    choose = random.Random(game.id)
    for number, agreed in enumerate(agreements(game)):
        match = Match(game, agreeable(game, agreed), seats=game.seats[number % 2], seed=number)
        yield from said_while_playing(match, choose, 90)
    for path in sorted((SCENARIOS / game.id).glob("*.toml")):
        scenario = load(path)
        match = scenario.position()
        yield from said_of(match)
        for move in scenario.when.moves:
            match.apply(find_first(match, move))
            yield from said_of(match)
        yield from told(match)


@pytest.fixture(scope="module", params=list(games().values()), ids=list(games()))
def game_and_words(request: pytest.FixtureRequest) -> tuple[Game, dict[str, list[Message]]]:
    """A game and what it says, by key; of the most frequent things only the first few hundred."""
    spoken: dict[str, list[Message]] = {}
    for each in said(request.param):
        kept = spoken.setdefault(each.key, [])
        if len(kept) < 120 and each not in kept[-8:]:
            kept.append(each)
    return request.param, spoken


def test_every_sentence_can_be_said_to_everybody_in_every_language(
    game_and_words: tuple[Game, dict[str, list[Message]]],
) -> None:
    for each in (each for kept in game_and_words[1].values() for each in kept):
        for speaker in SPEAKERS:
            sentence = speaker.say(each)
            assert sentence == sentence.strip() != ""
            assert "  " not in sentence
            assert "{" not in sentence


def test_nobody_is_told_about_himself_by_name(
    game_and_words: tuple[Game, dict[str, list[Message]]],
) -> None:
    """Those who are dealt a card see it: what others are told of it instead is never said to them."""
    spoken = re.compile(r"[a-z]+-(ask|told|outcome)-(?!.*-unseen$).*")
    for each in (each for kept in game_and_words[1].values() for each in kept if spoken.fullmatch(each.key)):
        for speaker in SPEAKERS:
            if speaker.you is not None:
                assert not re.search(rf"\b{NAMES[speaker.you]}\b", speaker.say(each)), each.key


def test_every_sentence_of_the_catalog_is_said_some_time(
    game_and_words: tuple[Game, dict[str, list[Message]]],
) -> None:
    game, spoken = game_and_words
    sentence = re.compile(rf"{game.id}-(ask|do|verb|told|outcome)-.*")
    elsewhere = re.compile(rf"diamond-told-.*|{game.id}-card-.*-text")
    keys = {key for folder in FOLDERS for key in variables(folder / "en.ftl") if sentence.fullmatch(key)}
    assert keys, "the catalog of the game has no sentences"
    assert sorted(keys - set(spoken)) == []
    assert sorted(key for key in set(spoken) - keys if not elsewhere.fullmatch(key)) == []


# --- Speaking --------------------------------------------------------------------------------------------------------


def test_a_message_knows_who_is_spoken_to() -> None:
    passed = message("hens-told-passed", {"player": 1})
    assert Speaker("en", ["Ana", "Beto"]).say(passed) == "Beto passes."
    assert Speaker("en", ["Ana", "Beto"], you=1).say(passed) == "You pass."
    assert Speaker("es", ["Ana", "Beto"]).say(passed) == "Beto pasa."
    assert Speaker("es").say(passed) == "Jugador 2 pasa."


def test_spanish_cards_have_their_articles() -> None:
    def card(rank: str, suit: str) -> str:
        return Speaker("es").say(
            message("hens-card", rank=message(f"hens-rank-{rank}"), suit=message(f"hens-suit-{suit}"))
        )

    assert card("10", "clubs") == "el huevo de tréboles"
    assert card("J", "diamonds") == "el pollito de diamantes"
    assert card("Q", "hearts") == "la gallinita de corazones"
    assert card("A", "spades") == "la campeona de picas"


def test_a_missing_word_is_a_mistake_that_is_noticed() -> None:
    with pytest.raises(LookupError):
        Speaker().say("no-such-key")
    with pytest.raises(LookupError):
        Speaker().say("seat-name")


def test_the_first_language_we_speak_is_preferred() -> None:
    assert preferred_language("de-CH,es-AR;q=0.8,en;q=0.5") == "es"
    assert preferred_language("es_AR.UTF-8") == "es"
    assert preferred_language("C") == "en"
    assert preferred_language(None) == "en"
    assert Speaker("fr").language == "en"
