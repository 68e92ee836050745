"""``rainout learn``: lessons at the terminal."""

import pytest

from rainout.core.lesson import ROLL, lessons
from rainout.core.registry import games

from .conftest import Run, said

ALL = [(game, name) for game in games() for name in lessons(game)]


def typed(game: str, name: str) -> list[str]:
    """What a learner types who does as he is told: Enter to read on or to roll, else the action."""
    taught = lessons(game)[name]
    wanted = [taught.wanted(match, step) for step, match in taught.moments()]
    return ["" if each in (None, ROLL) else str(each) for each in wanted]


@pytest.mark.parametrize(("game", "name"), ALL, ids=str)
def test_whoever_does_as_he_is_told_comes_to_the_end(run: Run, game: str, name: str) -> None:
    ran = run("learn", game, name, typed="".join(f"{line}\n" for line in typed(game, name)))
    assert (ran.code, ran.err) == (0, "")
    taught = lessons(game)[name]
    for number, step in enumerate(taught.steps, 1):
        sentence = said(taught.words(name, step).key)
        assert f"{number}/{len(taught.steps)} {sentence}" in ran.flat
    assert said("cli-learn-play", command=f"rainout play {game}") in ran.flat


def test_without_a_game_all_lessons_are_listed(run: Run) -> None:
    ran = run("learn")
    assert ran.code == 0
    for game, name in ALL:
        assert f"rainout learn {game} {name} " in ran.out


def test_whatever_else_is_typed_is_answered_with_what_is_wanted(run: Run) -> None:
    lines = typed("hens", "corral")
    lines[3:3] = ["rearrange 1 3", "", "dance", "rearrange"]
    ran = run("learn", "hens", typed="".join(f"{line}\n" for line in lines))
    assert ran.code == 0
    assert ran.out.count(said("cli-learn-other", action="rearrange 1 2")) == 4


def test_leaving_says_how_to_come_back(run: Run) -> None:
    ran = run("learn", "hens", typed="\n\nquit\n")
    assert ran.code == 0
    assert "rainout learn hens corral --step 3" in ran.flat
    again = run("learn", "hens", "corral", "--step", "3", typed="\n")
    assert "1/12" not in again.out
    assert said("hens-lesson-corral-roll") in again.flat
    assert "rainout learn hens corral --step 4" in again.flat


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["chess"], said("error-unknown-game", id="chess", known=", ".join(games()))),
        (["hens", "flying"], said("error-unknown-lesson", game="hens", lesson="flying", known="corral")),
        (["hens", "corral", "--step", "99"], said("cli-learn-no-step", step=99, last=12)),
    ],
)
def test_what_is_not_there_is_refused(run: Run, arguments: list[str], why: str) -> None:
    assert run("learn", *arguments) == (2, "", f"rainout: {why}\n")
