"""What every game must keep, whatever it is: a new game gets these tests by being there."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rainout.bots import decide
from rainout.core.book import SEATS, chapters, holds
from rainout.core.dice import new_dice
from rainout.core.errors import RainoutError
from rainout.core.game import DICE, PLAY, Game
from rainout.core.match import Match
from rainout.core.matchfile import load, save, verify
from rainout.core.options import OptionValue, agree
from rainout.core.play import STUCK
from rainout.core.scenario import Scenario
from rainout.core.scenario import load as load_scenario
from rainout.core.state import CHANCE, NOBODY, Bot, reading
from rainout.core.words import LANGUAGES, Speaker
from rainout.sim.run import simulate
from tests.conformance.playing import positions, random_match

Variant = dict[str, OptionValue]
MANY = 100
"""As many illegal actions as are tried in one position; a game may have thousands."""
SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios").rglob("*.toml"))


def start(game: Game, variant: Variant, seed: str) -> Match:
    """A match under these options, for a number of players that differs from test to test."""
    low, high = game.seats
    return Match(game, variant, seats=low + len(seed) % (high - low + 1), seed=seed)


# --- The match is its list of actions --------------------------------------------------------------------------------


def test_replaying_the_actions_gives_the_same_position(game: Game, variant: Variant, seed: str) -> None:
    match = random_match(start(game, variant, seed), seed)
    again = match.at(match.ply)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.log == match.log


def test_the_same_seed_gives_the_same_game(game: Game, variant: Variant, seed: str) -> None:
    first, second = (random_match(start(game, variant, seed), seed) for _ in range(2))
    assert first.actions == second.actions
    other = random_match(start(game, variant, seed + "!"), seed)
    assert other.actions != first.actions


def test_rewinding_leads_back_through_the_same_positions(game: Game, variant: Variant, seed: str) -> None:
    match = start(game, variant, seed)
    states = [m.state.tobytes() for m in positions(match, seed, 60)]
    for ply in reversed(range(0, len(states), 7)):
        match.rewind(ply)
        assert match.state.tobytes() == states[ply]


def test_a_saved_match_loads_to_the_same_position(game: Game, variant: Variant, seed: str) -> None:
    match = random_match(start(game, variant, seed), seed)
    again = load(save(match, ["Ana", "Beto"], date="2026-11-15"))
    assert again.actions == match.actions
    assert again.state.tobytes() == match.state.tobytes()
    assert again.options_agreed == match.options_agreed


def test_a_finished_match_proves_its_dice(game: Game, seed: str) -> None:
    match = start(game, {}, seed)
    while not match.over:
        if match.actor == CHANCE:
            match.roll()
        else:
            match.play(decide(match, "advise", seed=1))
    text = save(match)
    assert verify(text) == []
    assert match.dice.seed.hex() in text


def test_an_unfinished_match_keeps_its_seed_to_itself(game: Game, seed: str) -> None:
    match = random_match(start(game, {}, seed), seed, 20)
    assert match.dice.seed.hex() not in save(match)


# --- Options and notation --------------------------------------------------------------------------------------------


def test_the_options_are_exactly_what_apply_accepts(game: Game, variant: Variant, seed: str) -> None:
    choose = random.Random(seed)
    for match in positions(start(game, variant, seed), seed, 120):
        legal = match.options.numbers
        assert len(set(legal)) == len(legal) <= game.most_options
        assert match.over == (not legal)
        before = match.state.tobytes()
        illegal = [action for action in game.notation.actions if action not in legal]
        for action in choose.sample(illegal, min(len(illegal), MANY)):
            with pytest.raises(RainoutError):
                match.apply(action)
        assert match.state.tobytes() == before, "a refused action changed something"


def test_every_action_is_read_back_from_its_text(game: Game) -> None:
    for action in game.notation.actions:
        text = game.notation.write(action)
        assert game.notation.read(text) == action
        assert game.notation.read(f"  {text.upper()} ") == action


def test_every_option_there_is_has_a_text(game: Game, variant: Variant, seed: str) -> None:
    for match in positions(start(game, variant, seed), seed):
        for action in match.options:
            assert game.notation.find(action.text, match.options.numbers) == action.number


def test_nonsense_is_refused_with_a_sentence_and_changes_nothing(game: Game, seed: str) -> None:
    match = start(game, {}, seed)
    match.settle()
    before = match.state.tobytes()
    for nonsense in ("", "   ", "fly to the moon", "roll 99", "\x00", "✨", "a" * 5000):
        with pytest.raises(RainoutError) as refusal:
            match.play(nonsense)
        for language in LANGUAGES:
            assert Speaker(language).say(refusal.value.message)
    assert match.state.tobytes() == before


# --- One source, every speed -----------------------------------------------------------------------------------------


def test_interpreted_and_compiled_rules_agree_byte_for_byte(game: Game, variant: Variant, seed: str) -> None:
    seats = start(game, variant, seed).seats
    t = game.tables(agree(game.options, variant), seats)
    speeds = [game.load(compiled=compiled) for compiled in (False, True)]
    states = [game.state.new(listening=True) for _ in speeds]
    rooms = [game.room() for _ in speeds]
    minds = [game.state.blanks(1) for _ in speeds]
    dice = [new_dice() for _ in speeds]
    choose = random.Random(seed)
    for speed, g, die in zip(speeds, states, dice, strict=True):
        speed.module(DICE).seed_dice(die, 2026, 11)
        speed.rules.deal(t, g)
    for step in range(250):
        assert states[0].tobytes() == states[1].tobytes(), f"positions differ at step {step}"
        g = states[0]
        if g.actor == NOBODY:
            break
        lists = [
            room[: speed.rules.options(t, each, room)].tolist()
            for speed, each, room in zip(speeds, states, rooms, strict=True)
        ]
        assert lists[0] == lists[1]
        for bot in Bot:
            decided = [
                int(speed.module(PLAY).decide(t, each, int(bot), die, room, mind))
                for speed, each, die, room, mind in zip(speeds, states, dice, rooms, minds, strict=True)
            ]
            assert decided[0] == decided[1], f"{bot.name} decides differently"
            assert decided[0] in lists[0], f"{bot.name} takes an illegal action"
        assert dice[0].tolist() == dice[1].tolist()
        payoffs = [[speed.rules.payoff(t, each, 0) for speed, each in zip(speeds, states, strict=True)]]
        assert payoffs[0][0] == payoffs[0][1]
        action = decided[0] if choose.random() < 0.5 else choose.choice(lists[0])
        for speed, each in zip(speeds, states, strict=True):
            speed.rules.apply(t, each, action)


def test_chance_picks_what_it_would_pick_from_the_list(game: Game, variant: Variant, seed: str) -> None:
    kernels, room = game.load(compiled=True), game.room()
    dice = kernels.module(DICE)
    listed, picked = new_dice(), new_dice()
    for die in (listed, picked):
        dice.seed_dice(die, 5, 6)
    for match in positions(start(game, variant, seed), seed):
        if match.actor == CHANCE:
            count = kernels.rules.options(match.tables, match.state, room)
            from_the_list = room[dice.below(listed, count)]
            assert kernels.rules.chance(match.tables, match.state, picked) == from_the_list
            assert listed.tolist() == picked.tolist()


def test_whole_batches_agree_interpreted_and_compiled(game: Game) -> None:
    results = []
    for compiled in (False, True):
        kernels = game.load(compiled=compiled)
        t, n, seats = game.tables(agree(game.options, {}), game.seats[1]), 3, game.seats[1]
        bots, sides = np.array([int(Bot.ADVISE), int(Bot.NOVICE)]), np.array(game.sides(seats))
        payoffs, ends = np.zeros((n, 2), np.int8), game.state.blanks(n)
        turns, steps = np.zeros(n, np.int32), np.zeros(n, np.int64)
        kernels.module(PLAY).play_batch(
            t, game.state.new(), bots, sides, sides.copy(), 7, 5, game.most_turns, new_dice(), game.room(),
            game.state.blanks(1), payoffs, turns, steps, ends,
            None, 0, game.empty_totals(0),
        )  # fmt: skip
        results.append((payoffs.tolist(), turns.tolist(), steps.tolist(), ends.tobytes()))
    assert results[0] == results[1]


def test_the_event_buffer_never_overflows(game: Game, variant: Variant, seed: str) -> None:
    for match in positions(start(game, variant, seed), seed):
        assert match.state.told < len(match.state.events), "leave room for one more event"


def test_a_match_that_nobody_wins_can_be_counted_to_its_end(game: Game) -> None:
    """Simulation gives a match up after ``most_turns``; until then a counter must not run over, nor point outside."""
    counters = [game.state.dtype[name] for name in ("turns", "inning") if name in game.state.dtype.names]
    assert min(np.iinfo(counter).max for counter in counters) > game.most_turns


@pytest.mark.parametrize("level", ["random", "advise"])
def test_hundreds_of_matches_come_to_an_end(game: Game, variant: Variant, level: str) -> None:
    """Random players get where nobody else does. ``make bounds`` runs this on rules that mind every index."""
    for seats in {game.seats[0], game.seats[1]}:
        sides = game.side_count(seats)
        summary = simulate(game, 200, 7, [level] * sides, variant, workers=1, seats=seats)
        assert (summary.games, summary.finished + summary.unfinished) == (200, 200)
        assert level == "random" or summary.unfinished == 0


HUNTED = 1000
"""Matches of spiteful managers in the search for a position without a legal action."""


def test_nobody_is_ever_left_without_a_choice(game: Game, variant: Variant) -> None:
    """Managers who do what is done least empty benches and bullpens, and get where chance and good play never do."""
    kernels, g, dice = game.compile(), game.state.new(), new_dice()
    taken = np.zeros(max(game.notation.actions) + 1, np.int64)
    for seats in {game.seats[0], game.seats[1]}:
        t = game.tables(game.agree(variant, seats), seats)
        stuck = kernels.module(PLAY).hunt(t, g, taken, 7, 0, HUNTED, 200, dice, game.room())
        assert stuck == STUCK, f"match {stuck} of seed 7: {game.facts(t, g)}"
    assert taken.any() or game.seats[0] == 1


# --- Nothing hidden is shown -----------------------------------------------------------------------------------------


def test_redealing_what_a_seat_cannot_see_changes_nothing_it_is_shown(
    game: Game, variant: Variant, seed: str
) -> None:
    kernels, dice = game.load(compiled=True), new_dice()
    kernels.module(DICE).seed_dice(dice, 1, 2)

    def shown(match: Match, g: Any, seat: int | None) -> Any:
        t, g, to_act = reading(match.tables), reading(g), g.actor == seat
        choices = [game.choice(t, g, action) for action in match.options.numbers] if to_act else []
        targets = {target for choice in choices for target in choice.targets}
        reasons = game.why_not(t, g, targets) if to_act else {}
        return game.view(t, g, seat), game.prompt(t, g), choices, reasons

    for match in positions(start(game, variant, seed), seed, 150):
        for seat in range(match.seats) if not match.over else ():
            imagined = match.state.copy()
            kernels.rules.imagine(match.tables, imagined, seat, dice)
            room = game.room()
            count = kernels.rules.options(match.tables, imagined, room)
            if match.actor == seat:
                assert room[:count].tolist() == list(match.options.numbers)
            for eyes in (seat, None):  # a spectator sees nothing that a player does not
                assert shown(match, imagined, eyes) == shown(match, match.state, eyes)


def test_redealing_what_a_seat_cannot_see_changes_nothing_it_observes(
    game: Game, variant: Variant, seed: str
) -> None:
    """In numbers as in views; and interpreted rules observe what compiled ones do."""
    if not game.observed:
        pytest.skip("positions of this game are not told in numbers")
    kernels, plain, dice = game.load(compiled=True), game.load(compiled=False), new_dice()
    kernels.module(DICE).seed_dice(dice, 5, 6)
    seen, other = (np.zeros(game.observed, np.float32) for _ in range(2))
    for number, match in enumerate(positions(start(game, variant, seed), seed, 90)):
        t, g = match.tables, match.state
        for seat in range(match.seats) if not match.over else ():
            kernels.rules.observe(t, g, seat, seen)
            assert np.isfinite(seen).all()
            imagined = g.copy()
            kernels.rules.imagine(t, imagined, seat, dice)
            kernels.rules.observe(t, imagined, seat, other)
            assert seen.tolist() == other.tolist()
            if number % 15 == 0:
                plain.rules.observe(t, g, seat, other)
                assert np.allclose(seen, other, rtol=1e-5, atol=1e-6)
                assert kernels.rules.calm(t, g) == plain.rules.calm(t, g)


def test_blind_advice_looks_at_nothing_hidden_and_leaves_no_trace(
    game: Game, variant: Variant, seed: str
) -> None:
    """Bulk simulation lets such players look at the position itself: that must be as good as an imagined one."""
    kernels = game.load(compiled=True)
    if not kernels.rules.ADVICE_IS_BLIND:
        pytest.skip("this game's players are always shown an imagined position")
    dice, room = new_dice(), game.room()
    kernels.module(DICE).seed_dice(dice, 3, 4)
    for match in positions(start(game, variant, seed), seed, 200):
        if match.actor < 0:
            continue
        g, t = match.state.copy(), match.tables
        g.listening = 0
        before = g.tobytes()
        players = (kernels.rules.advise, kernels.rules.novice)
        advice = [player(t, g, room) for player in players]
        assert g.tobytes() == before
        for _ in range(3):
            kernels.rules.imagine(t, g, match.actor, dice)
            assert [player(t, g, room) for player in players] == advice


# --- Words -----------------------------------------------------------------------------------------------------------


def test_nothing_is_called_impossible_that_can_be_chosen(game: Game, variant: Variant, seed: str) -> None:
    begun = start(game, variant, seed)
    agreed = {**begun.options_agreed, SEATS: begun.seats}
    held = {name for name, chapter in chapters(game.id).items() if holds(chapter.when, agreed)}
    speakers, said = [Speaker(language) for language in LANGUAGES], set[str]()
    for match in positions(begun, seed, 60):
        choices = match.choices()
        reasons = match.why_not(choices)
        assert not {target for choice in choices for target in choice.targets} & set(reasons)
        assert {reason.chapter for reason in reasons.values()} <= held
        for words in (reason.words for reason in reasons.values() if reason.words.key not in said):
            said.add(words.key)
            assert all(speaker.say(words) for speaker in speakers)


def test_everything_a_player_reads_can_be_said_in_every_language(
    game: Game, variant: Variant, seed: str
) -> None:
    names = ["Ana", "Beto", "Caro", "Dani", "Eva", "Fito"]
    speakers = [Speaker(language, names, you) for language in LANGUAGES for you in (None, 0, 1)]
    for match in positions(start(game, variant, seed), seed):
        messages = [match.prompt(), *(choice.words for choice in match.choices()[:12])]
        for speaker in speakers[:: 1 + match.ply % 2]:
            assert all(speaker.say(each) for each in messages)
    for speaker in speakers:
        assert all(speaker.say(event.words) for event in match.log_for(speaker.you))
        assert match.outcome is None or speaker.say(match.outcome.words)


def test_the_words_of_the_game_are_in_every_catalog(game: Game) -> None:
    for language in LANGUAGES:
        say = Speaker(language).say
        assert say(f"{game.id}-title")
        assert say(f"{game.id}-tagline")
        for option in game.options:
            assert say(f"{game.id}-option-{option.name}")
            assert say(f"{game.id}-option-{option.name}-help")
            for value in set(option.choices) - set(option.names):
                assert say(f"{game.id}-option-{option.name}-{value}")
        for rung in game.rungs:
            assert say(f"{game.id}-rung-{rung.name}")
            assert say(f"{game.id}-rung-{rung.name}-about")
        for feat in game.feat_names:
            assert say(feat)
        for level in game.bots:
            assert say(f"bot-{level}")


def test_every_rung_can_be_played_and_is_told_from_the_others(game: Game) -> None:
    agreed = [(rung.seats, game.agree(rung.options, rung.seats or game.seats[0])) for rung in game.rungs]
    assert all(each not in agreed[:number] for number, each in enumerate(agreed))


# --- Scenarios and rule IDs ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    scenario: Scenario = load_scenario(path)
    assert path.parent.name == scenario.game
    assert scenario.then, "a scenario claims something"
    assert [Speaker().say(failure) for failure in scenario.check()] == []
