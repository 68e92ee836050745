"""``rainout play``: whole matches typed into the terminal."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import rainout
from rainout.bots import decide
from rainout.cli import boards
from rainout.cli.choosing import arranged, labels
from rainout.cli.voice import Voice
from rainout.core.match import Match
from rainout.core.registry import games, get

from .conftest import Ran, Run, said

SEED = 5


def typed_by_a_sound_player(match: Match, bot: str = "advise", seed: int = SEED) -> list[str]:
    """Play seat 1 well against a bot, and note each line a person would type for it."""
    lines = []
    while not match.over:
        mine = match.waiting_for == 0
        if match.asked == "roll":
            match.roll()
            match.settle()
            lines += [""] if mine else []
        else:
            action = rainout.advise(match) if mine else decide(match, bot, seed)
            match.play(action)
            lines += [action] if mine else []
    return lines


def said_at_the_end(match: Match) -> str:
    assert match.outcome is not None
    return Voice("en", ["You", said("bot-advise")], 0).say(match.outcome.words)


def typing(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


@pytest.fixture(scope="module")
def played() -> tuple[Match, list[str]]:
    match = rainout.new("hens", seed=SEED)
    return match, typed_by_a_sound_player(match)


Played = tuple[Match, list[str]]


def test_a_whole_game_by_notation(run: Run, played: Played, tmp_path: Path) -> None:
    match, lines = played
    kept = tmp_path / "game.match"
    ran = run(
        "play",
        "hens",
        "--bot",
        "advise",
        "--seed",
        SEED,
        "--name",
        "Ana",
        "--save",
        kept,
        typed=typing(lines),
    )
    assert (ran.code, ran.err) == (0, "")
    assert rainout.load(kept.read_text(encoding="utf-8")).actions == match.actions
    end, *feats = ran.out.splitlines()[-5:-1]
    assert end == said_at_the_end(match)
    assert len(feats) == 3
    assert feats[0] == f"{said('bot-advise')}: Hen thief. Completed the corral with a robbery, for 50 points."
    assert f"rainout verify {kept}" in ran.out
    assert run("verify", kept).code == 0


def test_a_whole_game_by_numbers(run: Run) -> None:
    """Cards have no numbers of their own, so choices are counted, in the order in which the hand is shown."""
    match = rainout.new("baseball", seed=SEED)
    typed = []
    while not match.over:
        if match.waiting_for == 0:
            choices = arranged(match.choices(), match.view(0))
            listed = [choice.action for choice in choices]
            in_hand = [f"play {card.sign}" for card in match.view(0).players[0].hand]
            plays = [action for action in listed if action.startswith("play")]
            assert plays == [action for action in dict.fromkeys(in_hand) if action in plays]
            number = listed.index(rainout.advise(match))
            typed.append(labels(choices)[number] or listed[number])
            match.play(listed[number])
        else:
            match.play(decide(match, "advise", SEED))
    ran = run("play", "baseball", "--seed", SEED, "--bot", "advise", typed=typing(typed))
    assert ran.code == 0
    assert said_at_the_end(match) in ran.out


def test_there_is_one_numbering_at_a_time(run: Run) -> None:
    """Who is number 4 in the team is chosen by 4, whatever stands before him in the list."""
    ran = run("play", "clix", "--seed", SEED, "--bot", "novice", typed="4\nba 2\n4\n77\nquit\n")
    assert (ran.code, ran.err) == (0, "")
    first, second, third, *_ = ran.out.split("Who bats in slot ")[1:]
    fourth = re.search(r"^ *4  bat 4  (.+?) bats in slot 1", first, re.MULTILINE)
    assert fourth is not None
    assert re.search(rf"^ *1\. +4 +{fourth[1]}", first, re.MULTILINE)
    assert re.search(r"^ *2\. +2 ", second, re.MULTILINE)
    assert said("cli-table-no-number", number="4", known="1, 3, 5, 6, 7, 8, 9") in third
    assert "There is no choice 77." in ran.out


def kept_when(match: Match, due: Callable[[Match], bool], folder: Path) -> Path:
    """A file with a match that sound players have played until something is due."""
    while not due(match):
        match.roll() if match.asked == "roll" else match.play(rainout.advise(match))
    path = folder / "kept.match"
    path.write_text(rainout.save(match, ["Ana", "Luis"]), encoding="utf-8")
    return path


def test_what_is_one_of_its_kind_comes_before_what_is_many(run: Run, tmp_path: Path) -> None:
    """To be ready, to walk the batter, and then 80 ways to move fielders, which are not listed but can be."""
    match = rainout.new("clix", seed=SEED, options={"level": "championship"})
    kept = kept_when(match, lambda match: match.view().phase == "field", tmp_path)
    asked = run("play", "--resume", kept, "--hot-seat", typed="\nshift\nquit\n").out.split("> ")[-3:-1]
    words = ("ready", "walk", "cover", "shift …", "in …", "swap …")
    places = [asked[0].index(f"\n  {word}  ") for word in words]
    assert places == sorted(places)
    assert "shift 2B 3  " not in asked[0]
    assert "shift 2B 3  " in asked[1]


def test_a_joker_in_hand_leaves_the_other_cards_explained(run: Run, tmp_path: Path) -> None:
    match = rainout.new("baseball", seed=1)
    kept = kept_when(match, lambda match: any(c.verb == "joker" for c in match.choices()), tmp_path)
    out = run("play", "--resume", kept, "--hot-seat", typed="\nquit\n").out
    voice = Voice("en", ["Ana", "Luis"], match.waiting_for)
    for choice in match.choices():
        told = " ".join(voice.say(choice.words).split())
        assert (told in " ".join(out.split())) is (choice.verb != "joker")
    assert "joker 1B … joker" in out


@pytest.mark.parametrize(("players", "called"), [("2", said("cli-you")), ("4", "the visitors")])
def test_a_team_of_one_is_called_by_its_player(run: Run, players: str, called: str) -> None:
    ran = run("play", "baseball", "--seed", SEED, "--players", players, typed="quit\n")
    assert re.search(rf"^ [> ] {called} +0  0  0  0", ran.out, re.MULTILINE)


def test_save_and_resume_round_trip(run: Run, played: Played, tmp_path: Path) -> None:
    """Leave in the middle, go on from the file, and the match ends as if nobody had left; its dice can be proven."""
    match, lines = played
    kept, half = tmp_path / "half game.match", len(lines) // 2
    ran = run(
        "play",
        "hens",
        "--bot",
        "advise",
        "--seed",
        SEED,
        "--name",
        "Ana",
        typed=typing([*lines[:half], f"save {kept}", "quit"]),
    )
    assert ran.code == 0
    assert f"rainout play --resume '{kept}'" in ran.out
    assert "seat 1: Ana\nseat 2: bot advise\n" in kept.read_text(encoding="utf-8")
    ran = run("play", "--resume", kept, typed=typing(lines[half:]))
    assert (ran.code, ran.err) == (0, "")
    finished = rainout.load(kept.read_text(encoding="utf-8"))
    assert finished.actions == match.actions
    assert finished.outcome == match.outcome
    assert run("verify", kept).code == 0
    assert "verify" in run("play", "hens", "--resume", kept).out  # over: it is shown, nothing is asked


def test_the_board(run: Run) -> None:
    out = run("play", "hens", "--bot", "advise", "--seed", SEED, "--name", "Ana", typed="\nquit\n").out
    assert "╭──────────╮ ╭──────────╮" in out
    assert "│ K      ♣ │" in out
    assert "1 egg" in out
    assert "✓" in out
    assert "▸ Ana" in out
    assert "● " in out
    assert said("hens-ask-roll", seats={"player": 0}) in out
    assert "[Enter] to roll >" in out


def test_a_blocked_card_is_framed_twice(run: Run, tmp_path: Path) -> None:
    match = rainout.new("hens", seed=SEED)
    while not match.state.blocked.any():
        if match.asked == "roll":
            match.roll()
        else:
            match.play(
                next((c.action for c in match.choices() if c.verb == "block"), match.choices()[0].action)
            )
    path = tmp_path / "blocked.match"
    path.write_text(rainout.save(match, ["Ana", "Luis"]), encoding="utf-8")
    assert "╔══════════╗" in run("play", "--resume", path, "--hot-seat").out


def test_every_command(run: Run) -> None:
    before_the_roll = [
        "coach",
        "help",
        "?",
        "log",
        "rules",
        "help block",
        "rules weather",
        "undo",
        "save",
        "jump",
        "",
    ]
    after_it = ["coach", "rea", "rob 1 1", "99", "x", "quit"]
    ran = run("play", "hens", "--bot", "advise", "--seed", SEED, typed=typing(before_the_roll + after_it))
    assert "Roll first" in ran.out
    assert "what the other choices cost" in ran.flat
    assert "\nThe deal\n  " in ran.out  # the log
    assert said("hens-rules-turn-must") in ran.flat  # the chapter about what is asked
    assert said("hens-word-block-text") in ran.flat
    assert said("cli-rules-nothing", wanted="weather") in ran.flat
    assert said("error-cannot-undo") in ran.flat
    assert "Into which file?" in ran.out
    assert said("cli-table-no-numbers", number="99", known="", example="rearrange 1 2") in ran.out
    assert "“rob 1 1”" in ran.out
    assert said("error-notation", text="x") in ran.out
    assert "the match was not saved" in ran.out
    assert said("cli-table-try-help", help="help") in ran.flat
    explained = re.findall(r" rearrange 1 2  \w", ran.out)
    assert len(explained) >= 2  # the coach, then among what “rea” may mean


def test_the_coach_says_why_and_what_the_others_cost(run: Run) -> None:
    get("hens").compile()
    ran = run("play", "hens", "--bot", "advise", "--seed", SEED, typed=typing(["", "coach", "quit"]))
    assert re.search(r"−\d+% +rearrange", ran.out)
    assert any(said(key) in ran.flat for key in ("coach-learned", "coach-level")) or "The gain:" in ran.out


def test_the_coach_is_not_for_games_between_people(run: Run) -> None:
    ran = run("play", "hens", "--hot-seat", "--seed", SEED, typed=typing(["", "coach", "quit"]))
    assert said("coach-not-against-people") in ran.flat


def test_undo_against_a_bot(run: Run, played: Played, tmp_path: Path) -> None:
    """Take back one's last action with all that followed, do the same again, and nothing has changed."""
    match, lines = played
    first_action = next(i for i, line in enumerate(lines) if line)
    kept = tmp_path / "undone.match"
    again = [*lines[: first_action + 1], "undo", *lines[first_action:]]
    ran = run("play", "hens", "--bot", "advise", "--seed", SEED, "--save", kept, typed=typing(again))
    assert "Taken back." in ran.out
    assert rainout.load(kept.read_text(encoding="utf-8")).actions == match.actions


def test_resign(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "resigned.match"
    ran = run("play", "hens", "--seed", SEED, "--bot", "novice", "--save", kept, typed="resign\n")
    assert ran.code == 0
    assert ran.out.splitlines()[-2] == said("hens-outcome-resigned", seats={"player": 0, "other": 1}).replace(
        said("bot-advise"), said("bot-novice")
    )
    assert "seat 2: bot novice" in kept.read_text(encoding="utf-8")
    assert run("verify", kept).code == 0


def test_a_game_of_levels_says_what_is_new_before_the_first_move(run: Run) -> None:
    ran = run("play", "clix", "--seed", SEED, "--bot", "novice", typed="quit\n")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.index(said("clix-news-preseason")) < ran.out.index(said("clix-news-preseason-3"))


def test_enter_shows_the_question_again(run: Run) -> None:
    out = run("play", "hens", "--seed", SEED, typed="\n\nquit\n").out
    assert out.count(said("hens-ask-face-4", seats={"player": 0, "other": 1})) == 2


@pytest.mark.parametrize(("lines", "all_shown"), [("30", False), ("200", True)])
def test_many_choices_are_listed_by_kind(
    run: Run, monkeypatch: pytest.MonkeyPatch, lines: str, all_shown: bool
) -> None:
    monkeypatch.setenv("LINES", lines)
    for seed in range(100):
        match = rainout.new("hens", seed=seed)
        if match.waiting_for == 0 and match.roll().text == "roll 6":
            break
    out = run("play", "hens", "--seed", seed, typed="\nquit\n").out
    assert (said("hens-verb-rearrange") in out) is not all_shown
    assert " rob 1 1 " in out
    assert " rob 5 5" in out
    assert (" rob 3 3 " in out) is all_shown


def test_hot_seat_with_their_own_dice(run: Run, tmp_path: Path) -> None:
    """Two people; a roll that was told wrongly is corrected; the player who moved may take it back."""
    kept = tmp_path / "table.match"
    lines = ["7", "5", "undo", "roll 4", "rearrange 1 2", "undo", "re 1 2", "3", "quit"]
    ran = run(
        *("play", "hens", "--hot-seat", "--own-dice", "--seed", SEED, "--name", "Ana", "--name", "Luis"),
        *("--save", kept),
        typed=typing(lines),
    )
    assert (ran.code, ran.err) == (0, "")
    assert "type what it shows, 1 to 6" in ran.out
    assert said("error-notation", text="7") in ran.out
    assert ran.out.count("Taken back.") == 2
    assert re.search(r"^(Ana|Luis)  " + said("hens-ask-roll", seats={"player": 0}), ran.out, re.MULTILINE)
    text = kept.read_text(encoding="utf-8")
    assert "own dice: yes" in text
    assert "seat 1: Ana\nseat 2: Luis" in text
    assert "1. roll 4; rearrange 1 2\n2. roll 3\n" in text


def test_who_shares_the_keyboard_corrects_the_roll_that_was_told_last(run: Run, tmp_path: Path) -> None:
    """Two roll for the start; the first has told a wrong number, and by now the second is asked."""
    seeds = (seed for seed in range(200) if rainout.new("hens", seed=seed).view().phase == "roll-off")
    kept = tmp_path / "table.match"
    ran = run(
        *("play", "hens", "--hot-seat", "--own-dice", "--seed", next(seeds), "--save", kept),
        typed=typing(["5", "undo", "3", "quit"]),
    )
    assert "Taken back." in ran.out
    assert kept.read_text(encoding="utf-8").rstrip().endswith("roll 3")


def test_a_series_goes_on_to_the_next_deal(run: Run) -> None:
    options = {"series": "games"}
    match = rainout.new("hens", seed=SEED, options=options)
    lines = typed_by_a_sound_player(match)
    ran = run(
        "play", "hens", "--bot", "advise", "--seed", SEED, "--option", "series=games", typed=typing(lines)
    )
    assert ran.code == 0
    assert "game 2 of a series to 2 wins" in ran.out
    end, feat = ran.out.splitlines()[-2:]
    assert end == said_at_the_end(match)
    assert feat == "You: Always something to do. Won without passing once, for 35 points."


def test_drawing_before_choosing(run: Run) -> None:
    option = {"renewal": "look-first"}
    for seed in range(20):
        lines = typed_by_a_sound_player(rainout.new("hens", seed=seed, options=option), "random", seed)
        if "look" in lines:
            break
    arguments = ("play", "hens", "--seed", seed, "--bot", "random", "--option", "renewal=look-first")
    ran = run(*arguments, typed=typing(lines))
    assert ran.code == 0
    assert "Drawn: " in ran.out


def test_the_end_of_input_leaves_the_table(run: Run) -> None:
    ran = run("play", "hens", typed="")
    assert (ran.code, ran.err) == (0, "")
    assert "You leave the table" in ran.out


def test_in_spanish(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAINOUT_LANG", "es")
    ran = run("play", "hens", "--seed", SEED, typed="tirar\nayuda\nconsejo\nundo\nsalir\n")
    assert ran.code == 0
    assert "1 huevo" in ran.out
    assert "cuánto cuesta lo demás" in ran.flat
    assert "Dejas la mesa" in ran.out
    assert not re.search(r"\b(your|turn|roll|the|and)\b", ran.out, re.IGNORECASE)


@pytest.mark.parametrize("arguments", [("--seed", "1"), ("--own-dice",), ("--option", "series=games")])
def test_what_a_begun_match_cannot_change(
    run: Run, refused: Callable[..., str], tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    kept = tmp_path / "begun.match"
    assert run("play", "hens", "--save", kept, typed="quit\n").code == 0
    assert arguments[0] in refused("play", "--resume", kept, *arguments)


def test_files_are_not_overwritten(run: Run, refused: Callable[..., str], tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ana")
    assert "exists already" in refused("play", "hens", "--save", letter)
    ran: Ran = run("play", "hens", typed=f"save {letter}\nsave {tmp_path}\nsave {tmp_path}/no/where\nquit\n")
    assert ran.code == 0
    assert "is not a match file" in ran.out
    assert "is a folder, not a file" in ran.flat
    assert said("cli-file-no-folder", path=f"{tmp_path}/no/where", folder=f"{tmp_path}/no") in ran.flat
    assert letter.read_text() == "Dear Ana"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["letter.txt"]


def test_resuming_another_game_or_nonsense(run: Run, refused: Callable[..., str], tmp_path: Path) -> None:
    kept = tmp_path / "some.match"
    kept.write_text("rainout match\ngame: hens\n\n1. roll 9\n")
    assert "roll 9" in refused("play", "--resume", kept)
    kept.write_text("rainout match\ngame: hens\nseat 1: Ana\nseat 2: bot genius\n")
    assert "“genius”" in refused("play", "--resume", kept)
    assert "“chess”" in refused("play", "chess", "--resume", kept)


def test_other_players_may_go_on_with_a_match(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "some.match"
    run("play", "hens", "--save", kept, typed="quit\n")
    run("play", "--resume", kept, "--hot-seat", "--name", "Ana", "--name", "Luis", typed="quit\n")
    assert "seat 1: Ana\nseat 2: Luis" in kept.read_text(encoding="utf-8")


def test_the_next_batter_is_seen_before_anything_is_asked_about_him(run: Run) -> None:
    typed = "\n15\nfill\nfill\n" + "pitch\n\n" * 4
    ran = run("play", "clutch", "--option", "cards=learning", "--seed", "11", typed=typed)
    asked = [part for part in ran.out.split("> ") if "Change anything?" in part]
    assert len(asked) > 1
    for part in asked:
        batter = part.partition(" is up against")[0].rpartition("\n")[2].removeprefix("· ")
        assert f"{batter} (" in part, part


def test_people_who_share_a_screen_each_see_their_own_team_and_hand(run: Run) -> None:
    """CB-3.2.D: after the curtain the hand is that of whoever took the keyboard, and nobody's before."""
    typed = ["", "", "", "15", "", "15", "", "fill", "fill", "", "fill", "fill", "", "keep", "", "keep"]
    names = ("--name", "Ana", "--name", "Luis")
    ran = run("play", "clutch", "--hot-seat", *names, "--seed", "3", typed=typing(typed))
    assert ran.code == 0
    turns = re.split(r"Hand the keyboard to (Ana|Luis), and", ran.out)
    own = {"Ana": "Jairo Montemayor", "Luis": "Ivo Castellane"}
    seen = {
        name: "".join(turns[place + 1] for place in range(1, len(turns), 2) if turns[place] == name)
        for name in own
    }
    assert own["Ana"] in seen["Ana"]
    assert own["Luis"] in seen["Luis"]
    assert own["Ana"] not in seen["Luis"].partition("Top of inning 1")[0]
    hands = {
        name: re.findall(r"^ [1-5]  ([A-Z].+?)  ", text.split("Keep this hand")[0], re.MULTILINE)[-5:]
        for name, text in seen.items()
    }
    assert len(hands["Ana"]) == len(hands["Luis"]) == 5
    assert hands["Ana"] != hands["Luis"]


LOOKS = [(game, look) for game in games() for look in getattr(boards.find(game), "LOOKS", ())]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("game", "look"), LOOKS, ids=str)
def test_what_can_be_looked_at_is_listed_by_help(
    run: Run, monkeypatch: pytest.MonkeyPatch, game: str, look: str, language: str
) -> None:
    monkeypatch.setenv("RAINOUT_LANG", language)
    voice = Voice(language)
    word = voice.say(f"{game}-look-{look}")
    assert word not in {choice.text for choice in rainout.new(game, seed=SEED).options}
    ran = run("play", game, "--seed", SEED, typed=f"help\n{word}\nquit\n")
    assert (ran.code, ran.err) == (0, "")
    assert f"{word} {voice.say(f'{game}-look-{look}-help')}" in ran.flat
    assert voice.say("error-notation", text=word) not in ran.flat


def test_what_the_table_has_agreed(run: Run) -> None:
    ran = run("play", "clix", "--option", "level=regular", "--seed", SEED, typed="agreed\nquit\n")
    assert f"{said('clix-option-level')} {said('clix-option-level-regular')}" in ran.flat
    assert f"{said('clix-option-first-club')} {said('clix-option-first-club-comets')}" in ran.flat


def test_help_names_what_can_be_typed_before_a_roll(run: Run) -> None:
    ran = run("play", "clutch", "--seed", "3", typed="help\nroll\nquit\n")
    assert said("cli-table-help", example="roll") in ran.flat
    assert "You roll" in ran.out


def test_odds_stand_beside_the_choices(run: Run, tmp_path: Path) -> None:
    match = rainout.new("hens", seed=SEED)
    while not (match.waiting_for == 0 and any(option.text.startswith("renew 1") for option in match.options)):
        if match.asked == "roll":
            match.roll()
        else:
            match.play(rainout.advise(match))
    kept = tmp_path / "renewal.match"
    kept.write_text(rainout.save(match), encoding="utf-8")
    ran = run("play", "hens", "--resume", kept, typed="renew\nodds\nquit\n")
    told = " ".join(ran.out.split())
    results = "(well placed|misplaced)"
    beside = re.findall(rf"renew 1 [^%]*? (\d+)% {results}, (\d+)% {results}", told)
    assert len(beside) == 2, "among a few, and among many where they are asked for"
    assert sum(int(each) for each in beside[0][::2]) == 100
    to_roll = run("play", "hens", "--seed", SEED, typed="odds\nquit\n")
    assert said("cli-table-no-odds") in to_roll.out
