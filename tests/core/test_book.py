"""Rule books: every picture can be placed, every word leads somewhere, and nothing is said of options that are not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rainout.core.book import Reading, chapter_for, chapters, folded, holds, load, load_words, words
from rainout.core.errors import BadFile
from rainout.core.registry import games
from rainout.core.words import LANGUAGES, PACKAGE, Speaker, bundle

ALL = [(game, name) for game in games() for name in chapters(game)]
RULES = Path(__file__).parents[2] / "docs" / "rules"
LONGEST = 130
"""Words of a paragraph that anybody reads at one go; a list may have as many."""

CHAPTER = """
game = "hens"
asks = ["roll"]
[[parts]]
say = "faces"
[[parts]]
say = "robbery"
when = { six-robs = [true] }
[parts.figure]
moves = ["rob 5 2"]
[parts.figure.given]
face = 3
corral = [["10", "J", "Q", "K", "J"], ["Q", "A", "J", "Q", "10"]]
"""
LIST = """
game = "hens"
words = [{ name = "pullet", chapter = "aim" }]
"""


def keys(catalog: str, pattern: str) -> set[str]:
    """What a catalog has of a kind."""
    text = (PACKAGE / "games" / catalog / "locale" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^({pattern}) =", text, re.MULTILINE))


@pytest.mark.parametrize(("game", "name"), ALL, ids=str)
def test_a_chapter_says_something_and_its_pictures_can_be_drawn(game: str, name: str) -> None:
    chapter = chapters(game)[name]
    assert [Speaker().say(fault) for fault in chapter.check(name)] == []
    for language in LANGUAGES:
        said = [Speaker(language).say(chapter.words(name, part)) for part in chapter.parts]
        assert [text for text in said if len(text.split()) > LONGEST] == []


@pytest.mark.parametrize("game", games())
class TestBook:
    """A game's whole book."""

    def test_it_has_pictures(self, game: str) -> None:
        assert sum(p.figure is not None for chapter in chapters(game).values() for p in chapter.parts) >= 3

    def test_its_words_lead_somewhere(self, game: str) -> None:
        path = PACKAGE / "games" / game / "book" / "words.toml"
        assert [Speaker().say(fault) for fault in load_words(path).check()] == []

    def test_it_says_nothing_in_vain(self, game: str) -> None:
        said = {
            chapter.words(name, part).key
            for name, chapter in chapters(game).items()
            for part in (None, *chapter.parts)
        }
        said |= {f"{game}-word-{name}{text}" for name in words(game) for text in ("", "-text")}
        assert keys(f"{game}/book", r"[\w-]+") - said == set()

    def test_its_rules_are_rules(self, game: str) -> None:
        known = (RULES / f"{game}.md").read_text(encoding="utf-8")
        named = {rule for entry in words(game).values() for rule in entry.rules}
        assert (
            sorted(rule for rule in named if not re.search(rf"^(- \*\*|\| \**){rule}\b", known, re.M)) == []
        )

    def test_every_prompt_is_answered_by_one_chapter(self, game: str) -> None:
        for prompt in keys(game, rf"{game}-ask-[\w-]+"):
            answering = [name for name, chapter in chapters(game).items() if chapter.answers(prompt)]
            assert len(answering) == 1, (prompt, answering)

    def test_no_word_is_written_like_another(self, game: str) -> None:
        for language in LANGUAGES:
            terms = [term for _, term, _ in Reading(game, language).words()]
            assert sorted(term for term in terms if terms.count(term) > 1) == []


def test_only_what_holds_is_read() -> None:
    def read(**options: bool | str) -> str:
        reading = Reading("hens", "en", {name.replace("_", "-"): value for name, value in options.items()})
        return " ".join(
            reading.said(name, part)
            for name, chapter in reading.chapters()
            for part in reading.parts(chapter)
        )

    assert "You may block all five" in read()
    assert "one block at a time" not in read()
    assert "You may block all five" not in read(blocks="one")
    assert "one block at a time" in read(blocks="one")
    assert holds({"blocks": ["one"]}, {"blocks": "one"})


def test_a_book_is_searched_without_minding_accents() -> None:
    entries, names = Reading("hens", "es").find("POLLITO")
    assert "chick" in [entry.name for entry, _, _ in entries]
    assert "aim" in names
    assert [entry.name for entry, _, _ in Reading("hens", "en").find("vp")[0]] == ["vp"]
    assert folded("Pítcher Ñandú") == "pitcher nandu"


def test_a_prompt_leads_to_its_chapter() -> None:
    assert chapter_for("hens", "hens-ask-face-3") == "die"
    assert chapter_for("hens", "hens-ask-nonsense") is None


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"rob 5 2"', '"rob 5 9"', "error-book-figure"),
        ('"J", "10"]', '"J", "X"]', "error-book-figure"),
        ("six-robs = [true]", "six-robs = [7]", "error-option-flag"),
        ("six-robs", "sevens-rob", "error-option-unknown"),
        ('say = "faces"', 'say = "fates"', "error-lesson-words"),
    ],
)
def test_a_chapter_that_does_not_fit_says_why(tmp_path: Path, old: str, new: str, fault: str) -> None:
    path = tmp_path / "1-die.toml"
    path.write_text(CHAPTER.replace('"Q", "10"]', '"J", "10"]').replace(old, new), encoding="utf-8")
    assert load(path).check("die")[0].key == fault


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"aim"', '"fame"', "error-book-chapter"),
        ('"pullet"', '"gullet"', "error-lesson-words"),
        ("words = [", 'words = [{ name = "pullet", chapter = "aim" },', "error-book-twice"),
    ],
)
def test_a_list_of_words_that_leads_nowhere_says_where(
    tmp_path: Path, old: str, new: str, fault: str
) -> None:
    path = tmp_path / "words.toml"
    path.write_text(LIST.replace(old, new), encoding="utf-8")
    assert load_words(path).check()[0].key == fault


def test_a_file_that_is_no_chapter_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "1-die.toml"
    path.write_text(CHAPTER.replace("say =", "tell ="), encoding="utf-8")
    with pytest.raises(BadFile, match="not a chapter"):
        load(path)


def test_words_are_there_in_every_language() -> None:
    assert all(bundle(language).has_message("hens-word-pullet-text") for language in LANGUAGES)
