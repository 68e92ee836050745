"""The two managers: always legal, and the one better than the other."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rainout.core.dice import new_dice
from rainout.core.game import PLAY
from rainout.core.options import OptionValue, agree
from rainout.core.state import Bot
from rainout.games.clutch import GAME
from rainout.games.clutch.state import Phase
from rainout.games.clutch.vocabulary import Kind
from tests.games.clutch import calibration
from tests.games.clutch.counts import Manager
from tests.games.clutch.positions import placed, play

MATCHES = 400


def batch(bots: tuple[Bot, Bot], **options: OptionValue) -> tuple[np.ndarray, np.ndarray]:
    """Payoffs by bot, and the final positions, of many matches."""
    kernels = GAME.load(compiled=True)
    wishes = {name.replace("_", "-"): value for name, value in options.items()}
    t, sides = GAME.tables(agree(GAME.options, wishes), 2), np.arange(2)
    payoffs, ends = np.zeros((MATCHES, 2), np.int8), GAME.state.blanks(MATCHES)
    turns, steps = np.zeros(MATCHES, np.int32), np.zeros(MATCHES, np.int64)
    kernels.module(PLAY).play_batch(
        t, GAME.state.new(), np.array(bots), sides, sides.copy(), 11, 0, GAME.most_turns, new_dice(), GAME.room(),
        GAME.state.blanks(1), payoffs, turns, steps, ends, None, 0, GAME.empty_totals(0),
    )  # fmt: skip
    return payoffs, ends


@pytest.mark.parametrize("cards", ["learning", "full"])
def test_the_sound_manager_beats_the_novice(cards: str) -> None:
    payoffs, _ = batch((Bot.ADVISE, Bot.NOVICE), cards=cards)
    assert payoffs.mean(axis=0)[0] > 0.1


def test_the_novice_beats_chance() -> None:
    payoffs, _ = batch((Bot.NOVICE, Bot.RANDOM))
    assert payoffs.mean(axis=0)[0] > 0.8


@pytest.mark.rules("CB-C-35")
def test_whole_games_look_like_baseball() -> None:
    """Runs, hits and innings of whole games, starters drawn by lot: near what the set was designed for."""
    _, ends = batch((Bot.ADVISE, Bot.ADVISE), cards="learning", starters="roll")
    assert 3.6 < ends["points"].mean() < 5.4
    assert 7.5 < ends["hits"].mean() < 10
    assert ends["inning"].mean() < 10.2
    pitchers = (ends["outs_by"] > 0).sum(axis=1).mean() / 2
    assert 2.5 < pitchers < 5


@pytest.mark.rules("CB-C-9")
def test_manager_and_effects_cards_have_no_text() -> None:
    """They are no kind of card that does anything."""
    assert {kind.name for kind in Kind}.isdisjoint({"MANAGER", "EFFECTS"})


def advised(given: dict[str, Any], moves: str = "", **options: OptionValue) -> str:
    """What the sound manager does in a position, after these moves."""
    match = placed(given, **options)
    if moves:
        play(match, moves)
    action = GAME.load(compiled=False).rules.advise(match.tables, match.state, GAME.room())
    assert action in match.options.numbers
    return GAME.notation.write(action)


@pytest.mark.parametrize(
    ("given", "first"),
    [
        ({"inning": 6, "outs_by": {"2.15": 18}}, "relieve"),
        ({"inning": 6, "outs_by": {"2.15": 12}}, "ready"),
        ({"inning": 2, "outs_by": {"2.15": 3}}, "pitch"),
    ],
)
def test_tired_pitchers_are_relieved(given: dict[str, Any], first: str) -> None:
    assert advised(given).split()[0] == first


TIED_NINTH = {"inning": 9, "half": "bottom", "runs": (3, 3), "batter": "2.1"}


@pytest.mark.parametrize(
    ("given", "move"),
    [
        ({"bases": "-X-", "cards": {"2.1": {"on_base": 6}}}, "bunt"),
        ({"bases": "-X-", "cards": {"2.1": {"on_base": 12}}}, "swing"),
        ({"bases": "-X-", "cards": {"2.1": {"on_base": 6}}, "outs": 1}, "swing"),
        ({"bases": "-X-", "cards": {"2.1": {"on_base": 6}}, "runs": (6, 3)}, "swing"),
    ],
    ids=["a weak bat", "a strong bat", "one out", "three behind"],
)
def test_a_weak_bat_moves_the_winning_run_along(given: dict[str, Any], move: str) -> None:
    """Tied in the ninth, a runner on second, nobody out."""
    assert advised(TIED_NINTH | given, "ready, ready, pitch") == move


@pytest.mark.parametrize(
    ("given", "move"),
    [
        ({"bases": "-X-", "outs": 2}, "walk"),
        ({"bases": "XX-", "outs": 2}, "pitch"),
        ({"bases": "-X-", "outs": 2, "inning": 3, "runs": (9, 0)}, "pitch"),
        ({"bases": "-X-", "outs": 2, "cards": {"2.1": {"on_base": 10}}}, "pitch"),
    ],
    ids=["first open", "first taken", "nothing at stake", "an ordinary bat"],
)
def test_the_strong_bat_before_the_weak_one_is_walked(given: dict[str, Any], move: str) -> None:
    """Tied in the ninth, the winning run on second, a strong bat before an ordinary one."""
    given = TIED_NINTH | {"cards": {"2.1": {"on_base": 14}, "2.2": {"on_base": 8}}} | given
    moves = "ready, ready" if given["inning"] == 9 else ""
    assert advised(given, moves) == move


@pytest.mark.parametrize(
    ("given", "move"),
    [
        ({"outs": 1}, "infield in"),
        ({"outs": 1, "runs": (7, 3)}, "pitch"),
        ({"outs": 2}, "pitch"),
    ],
    ids=["tied", "four ahead", "two out"],
)
def test_the_infield_comes_in_when_the_run_would_lose_the_game(given: dict[str, Any], move: str) -> None:
    assert advised(TIED_NINTH | {"bases": "--X"} | given, "ready, ready") == move


@pytest.mark.parametrize(
    ("stealing", "outs", "move"),
    [(24, 0, "steal 1"), (22, 0, "swing"), (24, 2, "swing"), (25, 2, "steal 1")],
)
def test_thieves_go_when_the_odds_say_so(stealing: int, outs: int, move: str) -> None:
    """Against a battery of 10: at 30 % caught with nobody out; with two out, at a quarter."""
    given = {"bases": "X--", "outs": outs, "batter": "1.1", "cards": {"1.9": {"st": stealing}}}
    assert advised(given, "pitch") == move


@pytest.mark.parametrize(
    ("outs", "speed", "move"), [(2, 12, "send 3"), (0, 12, "send none"), (0, 19, "send 3")]
)
def test_runners_are_sent_by_the_odds(outs: int, speed: int, move: str) -> None:
    """A single with a man on second: with two out a slow one is sent home too."""
    given = {"bases": "-X-", "outs": outs, "batter": "1.1", "cards": {"1.8": {"br": speed}}}
    assert advised(given, "pitch, swing, roll 19, roll 19") == move


@pytest.mark.parametrize(
    ("given", "move"),
    [
        ({}, "in 10 for 1"),
        ({"runs": (3, 9)}, "ready"),
        ({"inning": 4, "cards": {"2.10": {"on_base": 11}}}, "ready"),
        ({"cards": {}}, "ready"),
        ({"cards": {"2.10": {"on_base": 14, "rating": {"CA": -3}}}}, "ready"),
    ],
    ids=["tied", "as good as won", "hardly better, early", "no better", "a hopeless catcher"],
)
def test_a_better_bat_comes_off_the_bench(given: dict[str, Any], move: str) -> None:
    """The catcher is up in the eighth; the other catcher bats better."""
    start = {**TIED_NINTH, "inning": 8, "cards": {"2.10": {"on_base": 14}}}
    assert advised(start | given, "ready") == move


@pytest.mark.parametrize(("throws", "move"), [("R", "ready"), ("L", "in 10 for 1")])
def test_the_bench_is_used_against_the_hand_it_hits(throws: str, move: str) -> None:
    cards = {"2.10": {"bonus": [0, 5]}, "1.15": {"throws": throws}}
    assert advised({**TIED_NINTH, "inning": 8, "cards": cards}, "ready") == move


@pytest.mark.parametrize(
    ("given", "move"),
    [
        ({}, "in 14 for 8"),
        ({"runs": (8, 3)}, "ready"),
        ({"inning": 5}, "ready"),
        ({"cards": {"2.14": {"br": 20}, "2.8": {"br": 20}}}, "ready"),
        ({"bases": "X--", "cards": {"2.12": {"st": 25, "br": 18}}}, "in 12 for 9"),
    ],
    ids=["the winning run", "five behind", "early", "quick enough", "a thief"],
)
def test_a_quick_man_runs_for_a_slow_one(given: dict[str, Any], move: str) -> None:
    """Tied in the ninth, the slow right fielder on second; on the bench sits the quickest man of the club."""
    start = {**TIED_NINTH, "bases": "-X-", "cards": {"2.14": {"br": 24}, "2.8": {"br": 11}}}
    assert advised(start | given, "ready") == move


@pytest.mark.parametrize(
    ("given", "move"),
    [
        ({}, "in 12 for 5"),
        ({"runs": (4, 3)}, "ready"),
        ({"runs": (0, 9)}, "ready"),
        ({"inning": 5}, "ready"),
        ({"cards": {"2.12": {"on_base": 7}}}, "ready"),
    ],
    ids=["one ahead", "one behind", "nine ahead", "early", "no better glove"],
)
def test_a_lead_is_guarded_by_the_better_glove(given: dict[str, Any], move: str) -> None:
    """In the ninth the home team may not bat any more: for its poor shortstop comes a good one who bats worse."""
    cards = {"2.5": {"rating": {"SS": -2}}, "2.12": {"on_base": 7}}
    assert advised({"inning": 9, "runs": (3, 4), "batter": "1.1", "cards": cards} | given) == move


LEFT_HANDER = {"2.22": {"throws": "L", "command_bonus": [0, 2]}}
"""He waits in the bullpen, and is hard on left-handed bats."""


def due_up(bats: str) -> dict[str, Any]:
    """The next three stand on one side of the plate."""
    return {f"1.{number}": {"bats": bats} for number in (1, 2, 3)}


@pytest.mark.parametrize(
    ("cards", "move"),
    [
        (LEFT_HANDER | due_up("L"), "relieve 22"),
        (LEFT_HANDER | due_up("R"), "relieve 20"),
        (LEFT_HANDER | due_up("S"), "relieve 20"),
        (
            {"2.22": {"throws": "L"}} | {f"1.{number}": {"bonus": [2, 0]} for number in (1, 2, 3)},
            "relieve 22",
        ),
    ],
    ids=["left-handed bats", "right-handed bats", "switch hitters", "bats that hit right-handers"],
)
def test_a_reliever_is_chosen_by_the_hands_of_those_due_up(cards: dict[str, Any], move: str) -> None:
    """The starter is tired in the eighth of a tied game."""
    given = {"inning": 8, "batter": "1.1", "outs_by": {"2.15": 18}, "cards": cards}
    assert advised(given) == move


@pytest.mark.parametrize(
    ("given", "move"),
    [
        ({}, "relieve 22"),
        ({"cards": LEFT_HANDER | due_up("R")}, "ready"),
        ({"runs": (0, 8)}, "ready"),
        ({"inning": 5}, "ready"),
    ],
    ids=["left-handed bats", "right-handed bats", "eight ahead", "early"],
)
def test_a_fresh_pitcher_makes_room_for_one_who_suits_the_moment(given: dict[str, Any], move: str) -> None:
    """Tied in the eighth, two on, one out; the starter could go on."""
    start = {"inning": 8, "bases": "XX-", "outs": 1, "batter": "1.1", "outs_by": {"2.15": 12}}
    assert advised(start | {"cards": LEFT_HANDER | due_up("L")} | given) == move


USED = {"coaches_used": ["1.1", "1.2", "1.3", "2.1", "2.2", "2.3"]}
BARREL, FIRST_ONE, GLOVE = "all-of-the-barrel", "ready-for-the-first-one", "past-the-glove"


@pytest.mark.parametrize(
    ("given", "swing", "move"),
    [
        ({}, 17, "play 1"),
        ({}, 13, "pass"),
        ({"outs": 2}, 16, "pass"),
        ({"outs": 2, "bases": "XXX"}, 16, "play 1"),
        ({"outs": 2, "inning": 9, "half": "bottom", "runs": (1, 0), "batter": "2.1"}, 16, "play 1"),
        ({"outs": 2, "inning": 9, "half": "bottom", "runs": (7, 0), "batter": "2.1"}, 16, "pass"),
    ],
    ids=[
        "a single for a fly ball",
        "nothing",
        "a walk for the third out",
        "a run for the third out",
        "the last out, one behind",
        "the last out, seven behind",
    ],
)
def test_a_card_is_played_where_it_matters(given: dict[str, Any], swing: int, move: str) -> None:
    """Two more on a swing that lies on the table, the pitcher having the Advantage."""
    position = {"inning": 2, "batter": "1.1", **USED, "hands": [[BARREL], [BARREL]], **given}
    start = "ready, ready, pitch" if position["inning"] == 9 else "ready, pitch"
    assert advised(position, f"{start}, roll 19, roll {swing}", cards="full") == move


@pytest.mark.parametrize(
    ("hand", "move"),
    [([FIRST_ONE], "pass"), ([FIRST_ONE, FIRST_ONE, BARREL, BARREL, GLOVE, GLOVE, GLOVE], "play 1")],
)
def test_a_small_card_waits_until_the_hand_is_full(hand: list[str], move: str) -> None:
    given = {"inning": 2, "batter": "1.1", **USED, "hands": [hand, []]}
    assert advised(given, "ready, pitch", cards="full") == move


def test_the_least_useful_card_is_put_away() -> None:
    """Eight in hand before a pitch: of the two small ones, one goes."""
    hand = [BARREL, GLOVE, FIRST_ONE, BARREL, GLOVE, FIRST_ONE, BARREL, GLOVE]
    given = {"inning": 2, "batter": "1.1", **USED, "hands": [hand, []], "outs": 0}
    assert advised(given, "ready, pitch, pass", cards="full") == "discard 3"


@pytest.mark.parametrize(
    ("runs", "holder", "move"), [((0, 0), 1, "play 1"), ((0, 9), 1, "pass"), ((0, 0), 0, "pass")]
)
def test_the_stadium_is_kept_from_helping_the_other_side(
    runs: tuple[int, int], holder: int, move: str
) -> None:
    """A double becomes a home run in this park: worth a card, but not nine ahead, and never to the one who hit it."""
    hands = [["just-a-ballpark"], []] if holder == 0 else [[], ["just-a-ballpark"]]
    given = {
        "inning": 2,
        "runs": runs,
        "cards": {"1.1": {"bats": "L"}},
        "batter": "1.1",
        "hands": hands,
        **USED,
    }
    assert advised(given, "ready, pitch, roll 7, roll 19", cards="full") == move


@pytest.mark.parametrize(
    ("given", "move"),
    [
        ({}, "play 1"),
        ({"inning": 9, "runs": (3, 3), "outs": 2}, "play 1"),
        ({"runs": (0, 9)}, "pass"),
    ],
    ids=["early", "the run that may decide it", "nine ahead"],
)
def test_a_runner_who_beat_the_throw_home_is_thrown_at_again(given: dict[str, Any], move: str) -> None:
    """A single with a man on second, who came home before the ball."""
    start = {"inning": 2, "batter": "1.1", "bases": "-X-", **USED, "hands": [[], ["the-better-relay"]]}
    ready = "ready, ready" if given.get("inning") == 9 else "ready"
    moves = f"{ready}, pitch, swing, roll 7, roll 11, send 3, throw home, roll 1"
    assert advised(start | given, moves, cards="full") == move


@pytest.mark.parametrize(
    ("given", "move"),
    [
        ({"bases": "-X-"}, "play 1"),
        ({"bases": "X-X"}, "play 1"),
        ({"bases": "-X-", "outs": 2}, "pass"),
        ({"bases": "-X-", "runs": (9, 3)}, "pass"),
    ],
    ids=["to third with one out", "home", "after the third out", "six behind"],
)
def test_the_lead_runner_goes_on_a_strikeout_that_rolls_away(given: dict[str, Any], move: str) -> None:
    """Tied in the ninth, the batter has struck out; behind the plate the ball may get away."""
    start = {"inning": 9, "runs": (3, 3), "batter": "1.1", **USED, "hands": [["away-it-rolls"], []]}
    infield = ", pitch" if given["bases"] == "X-X" else ""
    moves = f"ready, ready, pitch, swing{infield}, roll 9, roll 1"
    assert advised(start | given, moves, cards="full") == move


@pytest.mark.parametrize(
    ("given", "move"),
    [({"inning": 9, "runs": (3, 3)}, "play 1"), ({"runs": (0, 9)}, "pass")],
    ids=["the winning run to third", "nine behind"],
)
def test_a_bunt_that_matters_gets_its_card(given: dict[str, Any], move: str) -> None:
    start = {"inning": 2, "batter": "1.1", "bases": "-X-", **USED, "hands": [["soft-as-bread"], []]}
    ready = "ready, ready" if given.get("inning") == 9 else "ready"
    assert advised(start | given, f"{ready}, pitch, bunt", cards="full") == move


def test_a_card_of_the_other_managers_is_worth_one_of_ones_own() -> None:
    """After a half-inning early in the game, while there is time to miss what is lost."""
    hands = [["somebody-knows-the-signs"], ["nobody-on", "ice-water", "wore-it"]]
    given = {"inning": 1, "outs": 2, "bases": "X--", "batter": "1.1", **USED, "hands": hands}
    assert advised(given, "ready, pitch, swing, roll 9, roll 12", cards="full") == "play 1"


@pytest.mark.parametrize(("hand", "move"), [("one-more-skipper", "ready"), ("nobody-on", "relieve 20")])
def test_a_tired_pitcher_stays_for_the_inning_that_a_card_gives_him(hand: str, move: str) -> None:
    given = {"inning": 7, "outs_by": {"2.15": 18}, **USED, "hands": [[], [hand]]}
    assert advised(given, cards="full") == move


@pytest.mark.parametrize(("outs", "move"), [(18, "ready"), (21, "relieve 20")])
def test_the_novice_waits_an_inning_longer(outs: int, move: str) -> None:
    """Six innings were the starter's limit."""
    match = placed({"inning": outs // 3 + 1, "outs_by": {"2.15": outs}})
    action = GAME.load(compiled=False).rules.novice(match.tables, match.state, GAME.room())
    assert GAME.notation.write(action) == move


@pytest.mark.parametrize(
    ("hand", "move"),
    [([FIRST_ONE] * 3 + ["sign-from-the-dugout"] * 2, "mulligan"), ([BARREL, GLOVE] * 2, "keep")],
)
def test_a_hand_that_promises_little_is_exchanged(hand: list[str], move: str) -> None:
    match = placed({"hands": [hand, []]}, cards="full")
    match.state.phase, match.state.actor = Phase.MULLIGAN, 0
    action = GAME.load(compiled=False).rules.advise(match.tables, match.state, GAME.room())
    assert GAME.notation.write(action) == move


# --- The bars --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rival", "games"), [(Manager.RANDOM, 4), (Manager.CARDLESS, 60), (Manager.ALONE, 60)]
)
def test_the_sound_manager_wins_what_he_should(rival: Manager, games: int) -> None:
    """Nine of ten against random moves, six of ten against himself without Strategy cards: surely, not by luck."""
    low = calibration.play(games, rival=rival).share_won.low
    assert low is not None
    assert low > calibration.BARS[rival]
