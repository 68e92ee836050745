"""Boards: a drawing for each game that has one, plain facts for those that do not."""

import io

import pytest
from rich.console import Console

import rainout
from rainout.cli import boards
from rainout.cli.boards import hens, plain
from rainout.cli.voice import Voice
from rainout.core.registry import games


def drawn(renderable: object, encoding: str = "utf-8", width: int = 100) -> str:
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace")
    Console(file=file, width=width, legacy_windows=False).print(renderable)
    file.flush()
    return file.buffer.getvalue().decode(encoding)


def test_boards_are_found_by_name() -> None:
    assert boards.find("hens") is hens
    assert boards.find("solitaire") is plain


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", sorted(games()))
def test_every_game_can_be_drawn_at_every_moment(game: str, language: str) -> None:
    match = rainout.new(game, seed=1)
    voice = Voice(language, ["Ana", "Luis"], 0)
    for _ in range(60):
        for board in (boards.find(game), plain):
            assert drawn(board.draw(match.view(0), voice, 0))
            board.die(match.view(0))
        if match.over:
            break
        match.apply(match.options.numbers[0])


def test_a_terminal_without_pictures() -> None:
    match = rainout.new("hens", seed=1)
    match.roll()
    shown = drawn(hens.draw(match.view(0), Voice("en", ["Ana", "Luis"], 0), 0), "ascii")
    assert ".----------. .----------." in shown
    assert "> Ana" in shown or "> Luis" in shown
    assert drawn(hens.die(match.view(0)), "ascii").startswith(".-------.")


@pytest.mark.parametrize("face", range(1, 7))
def test_the_die_shows_its_face(face: int) -> None:
    assert drawn(hens.Die(face)).count("●") == face


def test_facts_of_any_view() -> None:
    match = rainout.new("hens", seed=1)
    shown = drawn(plain.draw(match.view(0), Voice("en"), 0))
    assert "players 1 corral 5 card rank" in " ".join(shown.split())


def test_the_bench_is_shown_when_players_may_come_in_and_the_coaches_when_cards_are_played() -> None:
    match = rainout.new("clutch", seed=1)
    shown: dict[str, str] = {}
    while not {"field", "cards"} <= shown.keys():
        view = match.view(0)
        shown[view.phase] = " ".join(drawn(boards.find("clutch").draw(view, Voice("en"), 0)).split())
        match.roll() if match.asked == "roll" else match.play(rainout.advise(match))
    bench, coach = "Marek Dunwiddy", "Dot Plankinton"
    assert bench in shown["field"]
    assert coach not in shown["field"]
    assert coach in shown["cards"]
    assert bench not in shown["cards"]
