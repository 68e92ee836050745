"""Boards: a drawing for each game that has one, plain facts for those that do not."""

import io
from collections.abc import Mapping

import pytest
from rich.console import Console

import rainout
from rainout.cli import boards
from rainout.cli.boards import plain
from rainout.cli.voice import Voice
from rainout.core.registry import games
from rainout.games.hens import board as hens


def drawn(renderable: object, encoding: str = "utf-8", width: int = 100, height: int = 40) -> str:
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace")
    Console(file=file, width=width, height=height, legacy_windows=False).print(renderable)
    file.flush()
    return file.buffer.getvalue().decode(encoding)


def looks_of(game: str) -> Mapping[str, boards.Look]:
    """What can be looked at besides the board of a game."""
    board = boards.find(game)
    return board.LOOKS if isinstance(board, boards.Looks) else {}


def test_boards_are_found_by_name() -> None:
    assert boards.find("hens") is hens
    assert boards.find("solitaire") is plain


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", sorted(games()))
def test_every_game_can_be_drawn_at_every_moment(game: str, language: str) -> None:
    match = rainout.new(game, seed=1)
    voice = Voice(language, ["Ana", "Luis"], 0)
    board = boards.find(game)
    looks = list(looks_of(game).values())
    for moment in range(60):
        view = match.view(0)
        assert drawn(board.draw(view, voice, 0), height=(24, 40)[moment % 2])
        board.die(view)
        if looks:
            assert drawn(looks[moment // 2 % len(looks)](view, voice, 0)).strip()
        if moment % 10 == 0:  # all the facts of a large view are long to print
            assert drawn(plain.draw(view, voice, 0))
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


def test_a_moment_for_cards_shows_all_there_is_to_weigh() -> None:
    options = {"windows": "always", "weather": True}
    match = rainout.new("clutch", options=options, seed=1)
    board, voice = boards.find("clutch"), Voice("en", ["Ana", "Luis"], 0)
    while not (match.view(0).window == "w8" and match.view(0).phase == "cards"):
        match.roll() if match.asked == "roll" else match.play(rainout.advise(match))
    view = match.view(0)
    shown = " ".join(drawn(board.draw(view, voice, 0), width=80).split())
    home = next(team for team in view.teams if team.home)
    assert (
        f"Pitch {view.pitch_sum.total} against On-Base {view.on_base_sum.total} → Swing {view.swing_sum.total}"
        in shown
    )
    assert home.stadium.name in shown
    assert voice.say(home.stadium.texts[0]) in shown
    assert voice.say(view.weather_text) in shown
    small = " ".join(drawn(board.draw(view, voice, 0), width=80, height=24).split())
    told = " ".join(drawn(looks_of("clutch")["cards"](view, voice, 0), width=80, height=24).split())
    for text in (voice.say(home.stadium.texts[0]), voice.say(view.weather_text)):
        assert text not in small
        assert text in told


@pytest.mark.parametrize("game", ["clix", "clutch"])
def test_the_other_managers_whole_team_can_be_looked_at(game: str) -> None:
    options = {"level": "championship"} if game == "clix" else {}
    view = rainout.new(game, seed=1, options=options).view(0)
    shown = drawn(looks_of(game)["rival"](view, Voice("en", ["Ana", "Luis"], 0), 0), height=24)
    assert all(player.name in shown for player in view.teams[1].players)
    assert not any(player.name in shown for player in view.teams[0].players)


def test_fences_are_told_by_letter() -> None:
    """The letters are those of deep flies on the dials, FBg, FBy and FBr; colour only repeats them."""
    match = rainout.new("clix", seed=1, options={"level": "regular"})
    while match.view(0).batter is None:
        match.roll() if match.asked == "roll" else match.play(match.choices()[0].action)
    view = match.view(0)
    shown = drawn(boards.find("clix").draw(view, Voice("en", ["Ana", "Luis"], 0), 0), height=24)
    assert " ".join(f"▔{fence[0]}▔" for fence in view.fences) in " ".join(shown.split())


def test_a_line_score_ends_with_the_last_inning_played() -> None:
    match = rainout.new("clix", seed=5)
    while not match.over:
        match.roll() if match.asked == "roll" else match.play(rainout.advise(match))
    view = match.view(0)
    shown = drawn(boards.find("clix").draw(view, Voice("en", ["Ana", "Luis"], 0), 0))
    innings = len(view.teams[0].line)
    assert f" {innings} R H E " in " ".join(shown.partition("\n")[0].split()) + " "


def test_whoever_names_a_lineup_sees_who_is_in_it() -> None:
    match = rainout.new("stretch", seed=5)
    while match.view(0).phase != "lineup":
        match.roll() if match.asked == "roll" else match.play(rainout.advise(match))
    for _ in range(3):
        match.play(next(choice.action for choice in match.choices() if choice.verb == "bat"))
    view, voice = match.view(0), Voice("en", ["Ana"], 0)
    names = {card.id: card.name for card in view.sides[0].roster}
    placed = ", ".join(f"{place}. {names[id]}" for place, id in enumerate(view.sides[0].lineup, 1) if id)
    for height in (24, 40):
        shown = drawn(boards.find("stretch").draw(view, voice, 0), height=height)
        assert voice.say("stretch-terminal-placed", names=placed) in " ".join(shown.split())


def test_playoffs_are_shown_with_their_rules_before_stars_are_spent() -> None:
    match = rainout.new("stretch", seed=5)
    while match.view(0).phase != "spend":
        match.roll() if match.asked == "roll" else match.play(rainout.advise(match))
    view, voice = match.view(0), Voice("en", ["Ana"], 0)
    board = " ".join(drawn(boards.find("stretch").draw(view, voice, 0), height=24).split())
    season = " ".join(drawn(looks_of("stretch")["season"](view, voice, 0), height=24).split())
    for series in view.season.series:
        for ban in series.bans:
            assert voice.say(f"stretch-terminal-no-{ban}") in board
        for team in series.teams:
            assert team.name in board
            assert voice.say(team.words) in season


def test_what_another_manager_plays_is_explained_and_whose_stays_is_named() -> None:
    match = rainout.new("clutch", seed=1)
    board, voice = boards.find("clutch"), Voice("en", ["Ana", "Luis"], 0)
    assert isinstance(board, boards.Notes)
    explained: dict[int, list[bool]] = {0: [], 1: []}
    stays = 0
    while not (all(explained.values()) and stays):
        told = len(match.log_for(0))
        match.roll() if match.asked == "roll" else match.play(rainout.advise(match))
        view = match.view(0)
        for event in match.log_for(0)[told:]:
            if event.what in ("played", "coach"):
                explained[event.who].append(board.note(view, event) is not None)
        for active in view.active:
            stays += 1
            line = (
                f"◆ {voice.names[active.seat]}: {voice.say(active.card.title)} {voice.say(active.card.text)}"
            )
            assert line in " ".join(drawn(board.draw(view, voice, 0)).split())
    assert all(explained[1])
    assert not any(explained[0])


def test_a_series_says_which_game_it_is_and_who_has_won() -> None:
    board, voice = boards.find("clutch"), Voice("en", ["Ana", "Luis"], 0)
    view = rainout.new("clutch", options={"games": 3}, seed=1).view(0)
    assert "Game 1 of 3; won so far: Ana 0, Luis 0" in drawn(board.draw(view, voice, 0))
    assert "won so far" not in drawn(board.draw(rainout.new("clutch", seed=1).view(0), voice, 0))
