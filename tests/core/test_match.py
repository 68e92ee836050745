"""A match: acting, rolling, taking back."""

from __future__ import annotations

import random
from typing import Any

import pytest

import rainout
from rainout.core.errors import IllegalAction, RainoutError
from rainout.core.match import Action, CannotUndo, Match
from rainout.core.registry import games
from rainout.core.state import CHANCE


def counted(monkeypatch: pytest.MonkeyPatch, where: Any, name: str) -> list[int]:
    """What grows by one with every call of a function."""
    calls: list[int] = []
    real = getattr(where, name)

    def call(*arguments: Any) -> Any:
        calls.append(1)
        return real(*arguments)

    monkeypatch.setattr(where, name, call)
    return calls


def at_a_choice(match: Match) -> Match:
    """Roll, if a roll is due."""
    if match.asked == "roll":
        match.roll()
    return match


def test_a_new_match_is_dealt_and_waits_for_the_first_roll() -> None:
    match = rainout.new("hens", seed=7)
    assert match.asked == "roll"
    assert match.actor == CHANCE
    assert match.waiting_for in (0, 1)
    assert [event.what for event in match.log] == ["dealt"] * 10 + ["starts"]


def test_options_can_be_listed_counted_and_asked() -> None:
    match = rainout.new("hens", seed=7)
    assert len(match.options) == 6
    assert "roll 4" in match.options
    assert match.options.numbers[3] in match.options
    assert Action(match.options.numbers[3], "roll 4") in list(match.options)
    assert "rob 1 1" not in match.options


def test_an_illegal_action_changes_nothing() -> None:
    match = rainout.new("hens", seed=7)
    before = match.state.tobytes()
    with pytest.raises(IllegalAction):
        match.play("pass")
    assert match.state.tobytes() == before
    assert match.ply == 10


def test_a_player_cannot_roll_when_an_action_is_due() -> None:
    match = at_a_choice(rainout.new("hens", seed=7))
    with pytest.raises(IllegalAction):
        match.roll()


def test_a_draw_follows_its_choice_by_itself_but_a_die_waits_for_its_player() -> None:
    match = rainout.new("hens", seed=7)
    match.apply(match.game.notation.read("roll 1"))
    match.play("renew 2")
    assert match.asked == "roll"
    assert match.game.notation.write(match.actions[-1]).startswith("draw ")


@pytest.mark.parametrize("game", games())
def test_after_a_roll_all_is_dealt_and_drawn_that_follows_from_it(game: str) -> None:
    match = rainout.new(game, seed=7)
    for _ in range(60):
        assert match.asked in ("act", "roll", "over")
        if match.over:
            break
        match.roll() if match.asked == "roll" else match.play(next(iter(match.options)).text)


def test_a_roll_says_what_the_die_showed_even_if_cards_are_dealt_after_it() -> None:
    match = rainout.new("hens", seed=7)
    before = match.ply
    rolled = match.roll()
    assert rolled.number == match.actions[before]
    assert rolled.text.startswith("roll ")


def test_nobody_decides_for_the_dice() -> None:
    match = rainout.new("hens", seed=7)
    before = match.state.tobytes()
    with pytest.raises(IllegalAction) as refused:
        rainout.advise(match)
    assert refused.value.message.key == "error-nobody-acts"
    with pytest.raises(IllegalAction) as refused:
        match.play("roll 5")
    assert refused.value.message.key == "error-dice-decide"
    assert match.state.tobytes() == before


def test_nobody_is_advised_when_the_match_is_over() -> None:
    match = rainout.new("hens", seed=7)
    match.resign(0)
    with pytest.raises(IllegalAction) as refused:
        rainout.advise(match)
    assert refused.value.message.key == "error-over"


def test_a_player_with_dice_of_his_own_says_what_they_showed_but_not_what_is_drawn() -> None:
    match = rainout.new("hens", seed=7, own_dice=True)
    match.play("roll 1")
    match.apply(match.game.notation.read("renew 1"))
    with pytest.raises(IllegalAction) as refused:
        match.play(next(iter(match.options)).text)
    assert refused.value.message.key == "error-dice-decide"


class TestUndo:
    """Never across a roll, a reveal or another player's move; freely in practice."""

    def play(self, *texts: str, own_dice: bool = False) -> Match:
        match = rainout.new("hens", seed=7, own_dice=own_dice)
        for text in texts:
            match.apply(match.game.notation.read(text))
            match.settle()
        return match

    def test_my_last_action_can_be_taken_back_until_the_other_has_rolled(self) -> None:
        match = self.play("roll 5")
        mover, before = match.actor, match.state.tobytes()
        match.play("block 1")
        assert match.undo_point(mover) == match.ply - 1
        match.undo(mover)
        assert match.state.tobytes() == before
        assert match.actor == mover

    def test_not_by_the_other_player(self) -> None:
        match = self.play("roll 5", "block 1")
        other = match.waiting_for
        assert other is not None
        with pytest.raises(CannotUndo):
            match.undo(other)

    def test_not_across_a_roll(self) -> None:
        match = self.play("roll 5")
        mover = match.actor
        match.play("block 1")
        match.roll()
        assert match.undo_point(mover) is None

    def test_not_across_a_drawn_card(self) -> None:
        match = self.play("roll 1")
        mover = match.actor
        match.play("renew 1")
        assert match.undo_point(mover) is None

    def test_in_practice_back_to_my_last_decision(self) -> None:
        match = self.play("roll 1")
        mover, before = match.actor, match.state.tobytes()
        match.play("renew 1")
        match.roll()
        match.undo(mover, practice=True)
        assert match.state.tobytes() == before

    def test_a_roll_told_wrongly_can_be_corrected(self) -> None:
        match = self.play("roll 5", own_dice=True)
        asked = [match.asked]
        match.undo(match.actor)
        asked.append(match.asked)
        assert asked == ["act", "tell-roll"]

    def test_nobody_takes_back_a_roll_that_another_told(self) -> None:
        match = self.play("roll 5", own_dice=True)
        roller = match.actor
        assert match.undo_point(1 - roller) is None
        with pytest.raises(CannotUndo):
            match.undo(1 - roller)
        assert match.undo_point(roller) == match.ply - 1

    def test_not_after_resigning(self) -> None:
        match = self.play("roll 5")
        mover = match.actor
        match.play("block 1")
        match.resign(1 - mover)
        assert match.undo_point(mover) is None


def begun(game: str, plies: int) -> Match:
    """A match that random players have played for a while."""
    choose = random.Random(game)
    match = rainout.new(game, seed=4)
    while not match.over and match.ply < plies:
        match.chance() if match.actor == CHANCE else match.apply(choose.choice(match.options.numbers))
    return match


@pytest.mark.parametrize("game", games())
def test_any_earlier_position_is_the_one_that_its_actions_lead_to(game: str) -> None:
    match = begun(game, 120)
    replayed = Match(game, seed=4)
    for ply, action in enumerate(match.actions):
        earlier = match.at(ply)
        assert earlier.state.tobytes() == replayed.state.tobytes()
        assert (earlier.actions, earlier.log, earlier.turns) == (
            replayed.actions,
            replayed.log,
            replayed.turns,
        )
        replayed.apply(action)
    match.rewind(40)
    again = Match(game, seed=4)
    for action in replayed.actions[:40]:
        again.apply(action)
    assert match.past() == again.past()


def test_going_back_asks_the_rules_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that are not compiled yet are slow, and a long match has hundreds of actions."""
    match = begun("hens", 60)
    last = match.ply
    for name in ("deal", "apply", "options"):
        monkeypatch.setattr(match.game.kernels, name, None)
    assert match.at(30).ply == 30
    match.rewind(last - 1)
    assert match.ply == last - 1


def test_a_fork_goes_its_own_way() -> None:
    match = begun("hens", 60)
    fork = match.at(30)
    fork.chance() if fork.actor == CHANCE else fork.apply(fork.options.numbers[-1])
    assert fork.ply == 31
    assert match.ply == 60
    assert match.at(30).state.tobytes() != fork.state.tobytes()


def test_a_match_is_taken_up_where_it_was_left() -> None:
    match = begun("hens", 60)
    match.resign(1)
    other = Match("hens", seed=4)
    other.take_up(match.past())
    assert other.past() == match.past()
    assert other.log == match.log
    assert other.outcome == match.outcome
    assert other.at(20).state.tobytes() == match.at(20).state.tobytes()


def test_legal_actions_are_listed_once_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    match = rainout.new("hens", seed=7)
    listed = counted(monkeypatch, match.game.kernels, "options")
    match.roll()
    assert (match.asked, match.die_is_due) == ("act", False)
    match.play(match.choices()[0].action)
    assert (match.asked, len(match.options)) == ("roll", 6)
    assert len(listed) == len(match.actions) - 10


def test_a_position_changed_by_hand_has_other_legal_actions() -> None:
    match = rainout.new("hens", seed=7)
    assert "roll 4" in match.options
    match.state = at_a_choice(rainout.new("hens", seed=7)).state
    assert "roll 4" not in match.options


def test_a_match_that_was_refused_something_has_not_changed() -> None:
    match = rainout.new("hens", seed=7)
    before = match.revision
    for refused in (lambda: match.play("roll 3"), lambda: match.play("x"), lambda: match.undo(0)):
        with pytest.raises(RainoutError):
            refused()
    assert match.revision == before
    match.roll()
    assert match.revision > before


@pytest.mark.parametrize("game", games())
def test_a_snapshot_stands_still_while_the_match_goes_on(game: str) -> None:
    match = at_a_choice(rainout.new(game, seed=3))
    still, view, log, options = match.snapshot(), match.view(), match.log, match.options.numbers
    match.apply(options[0])
    match.settle()
    assert (still.view(), still.log, still.options.numbers) == (view, log, options)
    match.rewind(0)
    assert (still.view(), still.log, still.options.numbers) == (view, log, options)
    still.apply(options[0])
    assert match.ply == 0


def test_resigning_ends_the_match_for_the_other() -> None:
    match = rainout.new("hens", seed=7)
    match.resign(0)
    assert match.over
    assert match.outcome is not None
    assert match.outcome.winner == 1
    assert match.outcome.reason == "resigned"
    with pytest.raises(IllegalAction):
        match.resign(1)


def test_a_log_of_entries_leads_to_the_same_match() -> None:
    match = rainout.new("hens", seed=7)
    match.apply(match.game.notation.read("roll 5"))
    match.play("block 1")
    entries = [match.game.notation.write(action) for action in match.actions]
    again = Match("hens", seed=7)
    for entry in [*entries, "undo 11", "block 2", "resign 1"]:
        again.enter(entry)
    assert again.game.notation.write(again.actions[-1]) == "block 2"
    assert again.resigned == 0


@pytest.mark.parametrize(
    "entry", ["resign", "resign 0", "resign 3", "resign 1x", "resign 0000000012", "undo", "undo 11"]
)
def test_a_broken_entry_is_refused(entry: str) -> None:
    match = rainout.new("hens", seed=7)
    with pytest.raises(RainoutError):
        match.enter(entry)
    assert match.ply == 10
    assert not match.over
