"""Bots of one's own: they play as the others do, and spoil nothing but their own match."""

import time
from pathlib import Path

import pytest

import rainout
from rainout import Position
from rainout.bots.guests import BadBot, find
from rainout.core.registry import games, get
from rainout.core.words import Speaker
from rainout.sim import Summary, run, simulate

EXAMPLES = Path(__file__).parents[2] / "examples"
STEADY, ANYTHING = f"{EXAMPLES}/bots.py:steady", f"{EXAMPLES}/bots.py:anything"
GREEDY = f"{EXAMPLES}/compiled_bot.py:greedy"


def first(position: Position) -> int:
    return position.options[0]


class Forgetful:
    """Knows what to do once a match."""

    def __init__(self) -> None:
        self.asked = 0

    def decide(self, position: Position) -> object:
        self.asked += 1
        return rainout.advise(position) if self.asked == 1 else None


def results(summary: Summary) -> list[tuple[int, ...]]:
    return [(*player.wins_by_side, player.forfeits) for player in summary.players]


@pytest.mark.parametrize("game", games())
def test_a_function_plays_every_game(game: str) -> None:
    bots = (first, "novice")[: get(game).side_count()]
    summary = simulate(game, 2, 7, bots)
    assert summary.players[0].bot == "first"
    assert summary.players[0].forfeits == 0


def test_a_run_with_guests_is_the_same_on_any_number_of_workers() -> None:
    here = simulate("hens", 40, 7, ("advise", ANYTHING))
    assert sum(sum(each[:-1]) for each in results(here)) == 40
    assert here.players[0].wins > 30
    assert simulate("hens", 40, 7, ("advise", ANYTHING), workers=2, batch=7) == here


def test_who_asks_for_advice_plays_as_well_as_who_gives_it() -> None:
    summary = simulate("hens", 400, 7, (STEADY, "novice"))
    same = simulate("hens", 400, 7, ("advise", "novice"))
    low, high = same.players[0].win_rate.low, same.players[0].win_rate.high
    assert low is not None
    assert high is not None
    assert low < summary.players[0].wins / 400 < high


def test_a_rule_of_ones_own_is_the_same_interpreted_and_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    many = simulate("hens", 600, 7, ("advise", GREEDY), workers=2, batch=50)
    assert simulate("hens", 600, 7, ("advise", GREEDY), workers=1) == many
    interpreted = simulate("hens", 10, 7, ("advise", GREEDY))
    monkeypatch.setattr(run, "FEW", 0)
    assert simulate("hens", 10, 7, ("advise", GREEDY)) == interpreted
    assert 300 < many.players[0].wins < 600
    assert simulate("hens", 4, 7, (GREEDY, STEADY)).players[0].forfeits == 0  # asked from Python as well


def told(summary: Summary, player: int) -> str:
    fault = summary.players[player].fault
    assert fault is not None
    return Speaker().say(fault.words)


def test_a_bot_that_answers_nonsense_loses_that_match_only() -> None:
    summary = simulate("hens", 6, 7, (Forgetful, "random"))
    assert results(summary) == [(0, 0, 6), (3, 3, 0)]
    assert (summary.finished, summary.unfinished) == (6, 0)
    assert told(summary, 0) == (
        "The bot Forgetful chose what it may not and loses the match. "
        "None is neither the number of an action nor its notation."
    )


def broken(position: Position) -> int:
    return 1 // 0


def leaving(position: Position) -> int:
    raise SystemExit


def slow(position: Position) -> int:
    while True:
        try:
            time.sleep(60)
        except Exception:
            return 0


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        (broken, "ZeroDivisionError"),
        (leaving, "SystemExit"),
        (slow, "within 0.05 s"),
        (lambda position: -5, "“-5” is not possible now"),
        (lambda position: "dance", "“dance” is not an action"),
        (lambda position: True, "chose what it may not"),
    ],
)
def test_bad_bots_lose_with_a_clear_message(bot: object, why: str) -> None:
    summary = simulate("hens", 1, 7, (bot, "random"), patience=0.05)  # type: ignore[arg-type]
    assert results(summary) == [(0, 0, 1), (0, 1, 0)]
    assert why in told(summary, 0)


BAD_RULE = """
from rainout.core.kernel import rule

@rule
def wild(t, g, dice, out, minds):
    return 30000
"""


@pytest.mark.parametrize("games", [2, 11])
def test_a_rule_that_is_not_to_be_trusted_harms_nothing(tmp_path: Path, games: int) -> None:
    file = tmp_path / "wild.py"
    file.write_text(BAD_RULE)
    summary = simulate("hens", games, 7, ("advise", f"{file}:wild"))
    assert [player.forfeits for player in summary.players] == [0, games]
    assert "“30000” is not possible then" in told(summary, 1)


@pytest.mark.parametrize(
    ("text", "name", "why"),
    [
        ("def one(position): ...", ":two", "no bot “two”"),
        ("def one(position): ...", "", "Bots there: one"),
        ("import nothing_like_this", ":one", "ModuleNotFoundError"),
        ("def one(:", ":one", "SyntaxError"),
        ("class One: ...", ":One", "is no bot"),
        ("raise SystemExit(3)", ":one", "SystemExit"),
    ],
)
def test_what_cannot_be_loaded_is_refused(tmp_path: Path, text: str, name: str, why: str) -> None:
    file = tmp_path / "bot.py"
    file.write_text(text)
    with pytest.raises(BadBot, match=why):
        find(f"{file}{name}")
    with pytest.raises(BadBot, match="cannot be read"):
        find(f"{tmp_path}/missing.py:one")


def test_guests_see_only_what_their_seat_may_know() -> None:
    """The same choice is asked for whatever the other holds."""
    seen = []

    def watcher(position: Position) -> int:
        seen.append(position.view())
        return position.options[0]

    match = rainout.new("baseball", seed=3)
    while match.asked != "act":
        match.roll()
    player = find(watcher).sit_down()
    player.choose(Position.of(match, seed=1))
    player.choose(Position.of(match.imagine(seed=5), seed=1))
    assert seen[0] == seen[1]
