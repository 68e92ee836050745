"""Scorecards of simulated games: they balance, they agree with the rules, and keeping them changes nothing."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from rainout.core.match import Match
from rainout.core.registry import get
from rainout.core.state import COUNTED, NOBODY
from rainout.diamond.game import BallGame
from rainout.diamond.scorecard import Bat, Entry, How, Pitch, read_entry
from rainout.diamond.state import OUTS
from rainout.sim import simulate
from rainout.sim.batch import Plan, Played
from rainout.sim.scores import cards_of, scored_plan

KINDS = {
    "baseball": ("baseball", {}, 2),
    "baseball for five": ("baseball", {"third-out": "play-on"}, 5),
    "stretch season": ("stretch", {}, 1),
    "stretch duel": ("stretch", {}, 2),
    "clix": ("clix", {"level": "championship"}, 2),
    "clutch": ("clutch", {"cards": "learning"}, 2),
    "clutch with decks": ("clutch", {"games": "3", "automatic-runners": "yes"}, 2),
}
MATCHES = {"stretch season": 60, "clutch with decks": 120}
SEED = 17


@cache
def plan_of(kind: str, bot: str) -> tuple[Plan, BallGame]:
    name, options, seats = KINDS[kind]
    get(name).compile()
    return scored_plan(get(name), SEED, [bot] * get(name).side_count(seats), options, seats)


@cache
def played(kind: str, bot: str = "advise") -> Played:
    plan, _ = plan_of(kind, bot)
    return plan.batch(0, MATCHES.get(kind, 1000))


@pytest.fixture(
    scope="module", params=[(kind, bot) for kind in KINDS for bot in ("advise", "random")], ids="-".join
)
def cards(request: pytest.FixtureRequest) -> Any:
    return cards_of(played(*request.param))


def test_runs_men_left_and_outs_account_for_every_batter(cards: Any) -> None:
    assert len(cards) > 50
    for team in range(2):
        came_up = cards.appearances[:, team] + cards.given[:, team]
        accounted = cards.runs[:, team] + cards.left[:, team] + cards.putouts[:, 1 - team]
        assert (came_up == accounted).all(), np.flatnonzero(came_up != accounted)[:5]


def test_the_lines_of_all_men_add_up_to_the_line_score(cards: Any) -> None:
    for team in range(2):
        own = (cards.side == team)[:, :, None]
        batting = (cards.batting * own).sum(axis=1)
        other = (cards.side == 1 - team)[:, :, None]
        against = (cards.pitching * other).sum(axis=1)
        assert (batting[:, Bat.PA] == cards.appearances[:, team]).all()
        assert (batting[:, Bat.HITS] == cards.hits[:, team]).all()
        at_bats = batting[:, Bat.AB] + sum(
            batting[:, column] for column in (Bat.WALKS, Bat.HIT_BY_PITCH, Bat.BUNTS, Bat.FLIES)
        )
        assert (at_bats == batting[:, Bat.PA]).all()
        pitched = against[:, Pitch.FACED] > 0
        assert (against[:, Pitch.FACED] == batting[:, Bat.PA])[pitched].all()
        for bat, pitch in (
            (Bat.HITS, Pitch.HITS),
            (Bat.HOMERS, Pitch.HOMERS),
            (Bat.WALKS, Pitch.WALKS),
            (Bat.STRIKEOUTS, Pitch.STRIKEOUTS),
        ):
            assert (against[:, pitch] == batting[:, bat])[pitched].all()
        assert (against[:, Pitch.EARNED] <= against[:, Pitch.RUNS]).all()
        assert (against[:, Pitch.RUNS] <= cards.runs[:, team]).all()


def test_every_plate_appearance_is_in_the_log(cards: Any) -> None:
    for card in cards[:100]:
        if card.appearances.sum() > len(card.log):
            continue
        log = card.log[: card.logged]
        assert len(log) == card.appearances.sum()
        batters = np.bincount(read_entry(log, Entry.BATTER), minlength=len(card.batting))
        assert (batters == card.batting[:, Bat.PA]).all()
        assert read_entry(log, Entry.BATTED_IN).sum() == card.batting[:, Bat.BATTED_IN].sum()
        how = np.bincount(read_entry(log, Entry.HOW), minlength=len(How))
        assert how[How.HOMER] == card.batting[:, Bat.HOMERS].sum()
        assert how[How.FLY] == card.batting[:, Bat.FLIES].sum()
        assert (read_entry(log, Entry.OUTS) < OUTS).all()


def test_one_pitcher_wins_one_loses_and_at_most_one_saves(cards: Any) -> None:
    decided = (cards.winner >= 0) & (cards.forfeited == 0) & (cards.winning >= 0)
    wins, losses, saves = (
        cards.pitching[:, :, column].sum(axis=1) for column in (Pitch.WINS, Pitch.LOSSES, Pitch.SAVES)
    )
    assert (wins[decided] == 1).all()
    assert (losses <= 1).all()
    assert (saves <= wins).all()
    men = np.arange(cards.pitching.shape[1])
    winning = cards.pitching[:, :, Pitch.WINS] > 0
    assert (cards.side == cards.winner[:, None])[winning].all()
    assert not (winning & (cards.saving[:, None] == men)).any()
    assert not (winning & (cards.pitching[:, :, Pitch.HOLDS] > 0)).any()


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_counted_is_what_the_rules_have(kind: str) -> None:
    """The line score of the last position, hits and errors among it, is the scorecard's."""
    ends, cards = played(kind).ends, played(kind).cards
    if len(ends) != len(cards):  # series and seasons: the position is that of the last game
        return
    over = (cards.over == 1) & (cards.forfeited == 0)
    for name in ("runs", "hits", "errors", "line"):
        assert (ends[name][over] == cards[name][over]).all()


@pytest.mark.parametrize("kind", KINDS)
def test_keeping_score_changes_nothing_and_folding_is_adding_up(kind: str) -> None:
    plan, _game = plan_of(kind, "advise")
    kept = played(kind)
    games = len(kept.payoffs)
    bare = Plan(plan.game, plan.kernels, plan.tables, plan.bots, plan.sides, plan.seed).batch(0, games)
    assert (bare.payoffs == kept.payoffs).all()
    assert (bare.turns == kept.turns).all()
    for name in ("runs", "hits", "line"):
        assert (bare.ends[name] == kept.ends[name]).all()
    totals = kept.totals[0]
    cards = cards_of(kept)
    assert totals.games == len(cards)
    assert (totals.batting == cards.batting.astype(np.int64).sum(axis=0)).all()
    assert (totals.pitching == cards.pitching.astype(np.int64).sum(axis=0)).all()
    if (cards.logged <= len(cards[0].log)).all():
        assert (totals.splits.sum(axis=(1, 2)) == totals.batting[:, Bat.PA]).all()


@pytest.mark.parametrize("kind", ["baseball", "stretch duel", "clix", "clutch"])
def test_a_scorer_who_reads_what_was_told_writes_the_same_card(kind: str) -> None:
    """One scorer, two speeds: the card of a match, written from its events, is that of bulk play."""
    plan, game = plan_of(kind, "advise")
    for number in range(3):
        (kept,) = played(kind).cards[number : number + 1]
        slow = game.load(compiled=False)
        g, dice, out = game.state.new(), np.zeros(4, np.uint64), game.room()
        from rainout.core.dice import new_dice

        dice = new_dice()
        slow.module("rainout.core.dice").seed_dice(dice, SEED, number)
        g.listening = COUNTED
        rows = []
        slow.rules.deal(plan.tables, g)
        rows += g.events[: g.told].tolist()
        while g.actor != NOBODY:
            chance = g.actor < 0
            action = (
                slow.rules.chance(plan.tables, g, dice) if chance else slow.rules.advise(plan.tables, g, out)
            )
            slow.rules.apply(plan.tables, g, int(action))
            rows += g.events[: g.told].tolist()
        (card,) = game.keep_score(plan.tables, rows)
        for name in card.dtype.names:
            if name == "log":
                assert (card.log[: card.logged] == kept.log[: kept.logged]).all()
            else:
                assert (card[name] == kept[name]).all(), name


@pytest.mark.parametrize("bots", [("advise", "advise"), ("rookie", "all-star")])
def test_statistics_do_not_depend_on_how_many_cores_play(bots: tuple[str, str]) -> None:
    found = [
        simulate("clutch", 90, 5, bots, {"cards": "learning"}, workers=workers, batch=batch, stats=True).stats
        for workers, batch in ((1, 90), (2, 7))
    ]
    assert found[0] is not None
    assert found[0] == found[1]


def test_a_match_tells_its_box_score_while_it_is_on() -> None:
    match = Match("baseball", seed=1)
    assert match.boxes == ()
    while not match.boxes:
        if match.actor < 0:
            match.throw()
        else:
            match.apply(match.options.numbers[0])
    (box,) = match.boxes
    assert not box.over
    assert box.winning is None
