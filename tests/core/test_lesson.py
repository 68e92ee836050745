"""Lessons: positions with a way through them, which the rules must allow from the first sentence to the last."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from rainout.core.errors import BadFile, UnknownLesson
from rainout.core.lesson import Lesson, lesson, lessons, load
from rainout.core.registry import games
from rainout.core.words import LANGUAGES, Speaker, message
from tests.hearing import Hearing
from tests.words_of_baseball import WORDS, words_in

ALL = [(game, name) for game in games() for name in lessons(game)]
LONGEST = 60
"""Words that anybody reads at one go."""

WAY = """
game = "hens"
[given]
turn = 0
corral = [["J", "10", "Q", "K", "J"], ["Q", "J", "J", "Q", "10"]]
[[steps]]
say = "goal"
[[steps]]
say = "roll"
do = "roll"
then = ["roll 4"]
[[steps]]
say = "rearrange"
do = "rearrange 1 2"
then = ["roll 6", "pass"]
[[steps]]
say = "won"
"""


def written(folder: Path, old: str = "", new: str = "") -> Lesson:
    """The lesson above, with something replaced."""
    assert old in WAY
    path = folder / "1-corral.toml"
    path.write_text(WAY.replace(old, new) if old else WAY, encoding="utf-8")
    return load(path)


def test_every_game_teaches_itself() -> None:
    assert [game for game in games() if not lessons(game)] == []


@pytest.mark.parametrize(("game", "name"), ALL, ids=str)
class TestLesson:
    """One of the lessons that come with the games."""

    def test_it_can_be_followed_to_its_end(self, game: str, name: str) -> None:
        assert lessons(game)[name].check(name) == []

    def test_it_begins_and_ends_with_something_to_read_and_has_enough_to_do(
        self, game: str, name: str
    ) -> None:
        steps = lessons(game)[name].steps
        assert steps[0].do is None
        assert steps[-1].do is None
        assert sum(step.do is not None for step in steps) >= 3
        doing = "".join("." if step.do is None else "x" for step in steps)
        assert "...." not in doing, "nobody reads four pages before playing on"

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_its_sentences_are_short_and_all_different(self, game: str, name: str, language: str) -> None:
        taught = lessons(game)[name]
        said = [Speaker(language).say(taught.words(name, step)) for step in taught.steps]
        assert [sentence for sentence in said if len(sentence.split()) > LONGEST] == []
        assert len(set(said)) == len(said)

    def test_its_numbers_are_those_of_the_rules(self, game: str, name: str) -> None:
        hear = Hearing(game, name)
        getattr(import_module(f"tests.games.{game}.numbers_said"), name.replace("-", "_"))(hear)
        hear.leave()


@pytest.mark.parametrize("game", games())
def test_no_word_of_baseball_is_said_before_the_lessons_have_taught_it(game: str) -> None:
    taught: list[str] = []
    for name, each in lessons(game).items():
        for step in each.steps:
            said = {
                word
                for language in LANGUAGES
                for word in words_in(Speaker(language).say(each.words(name, step)), language)
            }
            assert set(step.teaches) - said == set(), f"{name}, {step.say}: what it teaches, it must say"
            taught += step.teaches
            assert said - set(taught) == set(), f"{name}, {step.say}: nobody has taught these"
    assert set(taught) <= set(WORDS)
    assert len(set(taught)) == len(taught), "taught twice"


def test_a_word_of_baseball_is_noticed_in_either_language() -> None:
    assert set(words_in("The pitcher is tired: bring in a reliever.", "en")) == {"pitcher", "reliever"}
    assert set(words_in("Con un toque avanza el corredor.", "es")) == {"bunt", "runner"}


def test_a_number_that_nobody_vouches_for_is_noticed() -> None:
    with pytest.raises(AssertionError, match="hens-lesson-corral-goal says \\[5\\], and true is \\[\\]"):
        Hearing("hens", "corral")("placed")


def test_the_learner_goes_from_step_to_step(tmp_path: Path) -> None:
    taught = written(tmp_path)
    stood = [
        (step.say, taught.wanted(match, step), match.waiting_for, match.ply)
        for step, match in taught.moments()
    ]
    assert stood == [
        ("goal", None, 0, 0),
        ("roll", "roll", 0, 0),
        ("rearrange", "rearrange 1 2", 0, 1),
        ("won", None, 0, 4),
    ]


def test_what_a_step_wants_must_be_what_the_learner_is_asked_for(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="rearrange 1 2"):
        list(written(tmp_path, 'do = "roll"\nthen = ["roll 4"]', 'do = "rearrange 1 2"').moments())
    with pytest.raises(BadFile, match="roll"):
        list(written(tmp_path, 'do = "rearrange 1 2"', 'do = "roll"').moments())


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"roll 4"', '"roll 5"', "error-illegal"),
        ('"roll 4"', '"dance"', "error-notation"),
        ('say = "goal"', 'say = "fame"', "error-lesson-words"),
    ],
)
def test_a_lesson_that_does_not_fit_the_rules_says_where(
    tmp_path: Path, old: str, new: str, fault: str
) -> None:
    assert written(tmp_path, old, new).check("corral")[0].key == fault


def test_a_lesson_without_steps_teaches_nothing(tmp_path: Path) -> None:
    path = tmp_path / "1-empty.toml"
    path.write_text('game = "hens"\nsteps = []\n', encoding="utf-8")
    assert load(path).check("empty") == [message("error-lesson-empty")]


def test_a_file_that_is_no_lesson_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="not a lesson"):
        written(tmp_path, 'say = "goal"', 'tell = "goal"')


def test_a_lesson_is_found_by_name_and_the_first_without_one() -> None:
    assert lesson("hens")[0] == "corral"
    with pytest.raises(UnknownLesson, match="corral"):
        lesson("hens", "flying")
