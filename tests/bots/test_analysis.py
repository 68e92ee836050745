"""The analysis board: it finds what was done badly, its sums come out, and it is the same again."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree

import pytest

import rainout
from rainout.bots import judging
from rainout.bots.analysis import Analysis, analysing
from rainout.bots.graph import lines, picture
from rainout.bots.hindsight import far_apart_first
from rainout.bots.judging import Judge
from rainout.core.match import Match
from rainout.core.position import Position
from rainout.core.registry import games, get
from rainout.core.words import Speaker

FEW = 6
BATTED = tuple(game for game in games() if get(game).batting)


def played(game: str, plies: int = 10_000, seed: int = 5) -> Match:
    """A match between sound players, or its beginning."""
    match = Match(game, seed=seed)
    match.settle()
    while not match.over and match.ply < plies:
        match.roll() if match.asked == "roll" else match.play(rainout.advise(match))
    return match


@pytest.fixture(scope="module", params=games())
def looked_at(request: pytest.FixtureRequest) -> tuple[Match, Analysis]:
    """The beginning of a match of each game that its first player then resigns."""
    match = played(request.param, 160)
    if not match.over:
        match.resign(0)
    return match, rainout.analyse(match, futures=FEW)


def test_slips_are_found_and_nothing_else() -> None:
    get("hens").compile()
    match, judge, slips = Match("hens", seed=3), Judge(get("hens")), dict[int, float]()
    match.settle()
    while not match.over:
        if match.asked == "roll":
            match.roll()
            continue
        weighed = judge.weigh(Position.whole(match))
        slip = match.turns[-1] % 5 in (1, 2) and weighed[0].chance - weighed[-1].chance > 0.02
        if slip:
            slips[match.ply] = weighed[0].chance - weighed[-1].chance
        match.play(weighed[-1 if slip else 0].action)
    analysis = rainout.analyse(match)
    assert len(slips) > 3
    assert {each.ply: each.cost for each in analysis.mistakes} == pytest.approx(slips)
    assert all(each.taken != each.best for each in analysis.mistakes)
    for account in analysis.accounts:
        own = [each for each in analysis.decisions if each.seat in account.seats]
        assert account.best == len(own) - sum(each.ply in slips for each in own)
        assert account.best < len(own)
        assert account.accuracy is not None
        assert account.accuracy < 1


def test_sums_come_out(looked_at: tuple[Match, Analysis]) -> None:
    """Luck, choices and resigning lead from the start to the end; so do the players' parts and what was dealt."""
    match, analysis = looked_at
    for each in analysis.accounts:
        total = each.start + each.luck - each.cost + each.gifts - each.given_up
        assert total == pytest.approx(each.end)
    first, last = analysis.moments[0], analysis.moments[-1]
    assert sum(turn.change for turn in analysis.turns) == pytest.approx(
        analysis.moments[match.ply].chance - first.chance
    )
    assert last.chance == (0.0 if match.resigned == 0 else last.chance)
    assert last.kind == ("resigned" if match.resigned == 0 else last.kind)
    acted = next(number for number, each in enumerate(analysis.moments) if each.seat is not None)
    signs = [1 if side == analysis.sides[0] else -1 for side in analysis.sides]
    added = sum(sign * each.added for sign, each in zip(signs, analysis.players, strict=True))
    assert analysis.moments[acted - 1].chance + added == pytest.approx(last.chance)


def test_every_moment_is_judged(looked_at: tuple[Match, Analysis]) -> None:
    match, analysis = looked_at
    assert [each.ply for each in analysis.moments[: match.ply + 1]] == list(range(match.ply + 1))
    assert all(0 <= each.chance <= 1 for each in analysis.moments)
    assert (analysis.stage, analysis.done) == ("whole", 1.0)
    assert analysis.turns[-1].until == match.ply == analysis.plies
    assert [each.since for each in analysis.turns[1:]] == [each.until for each in analysis.turns[:-1]]
    assert analysis.over
    assert not analysis.now


def test_without_a_learned_value_only_luck_and_what_a_sound_player_would_not_do_moves_the_graph(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(judging, "value_of", lambda game: None)
    match, slips = Match("baseball", seed=5), list[int]()
    match.settle()
    while not match.over and match.ply < 120:
        if match.asked == "roll":
            match.roll()
            continue
        sound, last = rainout.advise(match), [str(option) for option in match.options][-1]
        if match.ply % 3 == 0 and last != sound:
            slips.append(match.ply)
        match.play(last if match.ply in slips else sound)
    analysis = rainout.analyse(match, futures=64)
    assert not analysis.learned
    assert set() < {each.ply for each in analysis.mistakes} <= set(slips)
    for before, after in pairwise(analysis.moments):
        luck = after.kind in ("luck", "resigned")
        assert before.chance == after.chance or luck or before.ply in slips


def test_the_same_seed_leads_to_the_same(looked_at: tuple[Match, Analysis]) -> None:
    match, analysis = looked_at
    assert rainout.analyse(rainout.load(rainout.save(match)), futures=FEW) == analysis


@pytest.mark.parametrize("game", games())
def test_the_graph_comes_first_and_all_of_it(game: str) -> None:
    match = played(game, 120)
    before = match.state.tobytes(), match.ply
    coming = analysing(match, futures=FEW, pause=0)
    first = next(coming)
    assert first.stage == "graph"
    assert 0 < first.done < 1
    assert len(first.moments) == match.ply + 1
    assert not first.decisions
    done = [first.done, *(each.done for each in coming)]
    assert done == sorted(done)
    assert done[-1] == 1
    assert (match.state.tobytes(), match.ply) == before


@pytest.mark.parametrize("game", games())
def test_where_a_match_is_not_over_its_options_are_weighed(game: str) -> None:
    match = played(game, 40)
    while match.actor < 0:
        match.roll() if match.asked == "roll" else match.settle()
    analysis = rainout.analyse(match, futures=2)
    assert not analysis.over
    assert {each.action for each in analysis.now} == {str(option) for option in match.options}
    assert [each.chance for each in analysis.now] == sorted(
        (each.chance for each in analysis.now), reverse=True
    )


def test_a_position_alone_can_be_looked_at() -> None:
    position = Position("hens", seed=3)
    position.settle()
    analysis = rainout.analyse(position)
    assert (analysis.plies, len(analysis.moments), analysis.turns) == (0, 1, ())
    assert len(analysis.now) == len(position.options)


@pytest.mark.parametrize("game", BATTED)
def test_what_the_field_added_is_what_its_at_bats_did(game: str) -> None:
    match = played(game, 400)
    analysis = rainout.analyse(match, futures=FEW)
    assert len(analysis.at_bats) > 3
    batted = sum(each.added for each in analysis.at_bats)
    assert sum(each.batting for each in analysis.ballplayers) == pytest.approx(batted)
    assert sum(each.at_bats for each in analysis.ballplayers) == len(analysis.at_bats)
    for before, after in pairwise(analysis.at_bats):
        assert before.since < before.until <= after.since
    pitched = [each for each in analysis.at_bats if each.pitcher is not None]
    assert sum(each.pitching for each in analysis.ballplayers) == pytest.approx(
        -sum(each.added for each in pitched)
    )


def test_leverage_is_what_the_average_turn_of_the_match_has() -> None:
    analysis = rainout.analyse(played("hens"))
    leverages = [turn.leverage for turn in analysis.turns]
    assert all(leverage is not None and leverage >= 0 for leverage in leverages)
    assert sum(leverage or 0 for leverage in leverages) / len(leverages) == pytest.approx(1)


def test_swings_are_the_turns_that_changed_most() -> None:
    analysis = rainout.analyse(played("hens"))
    changes = sorted((abs(turn.change) for turn in analysis.turns), reverse=True)
    assert [abs(each.change) for each in analysis.swings] == changes[: len(analysis.swings)]
    for swing in analysis.swings:
        turn = analysis.turns[swing.turn]
        assert turn.since < swing.ply <= turn.until
        assert swing.words


def test_the_picture_is_a_picture_and_the_letters_are_the_graph() -> None:
    analysis = rainout.analyse(played("hens"))
    drawn = picture(analysis, Speaker("en", ["Ana & co", "<Beto>"]))
    root = ElementTree.fromstring(drawn)
    line = next(each for each in root if each.get("class") == "line")
    assert len((line.get("points") or "").split()) == len(analysis.moments)
    told = "".join(root.itertext())
    assert "Clutch Hens: Ana & co – <Beto>" in told
    assert told.count("%: ") == len(analysis.swings) > 0
    rows = lines(analysis, width=10, rows=4)
    assert {len(row) for row in rows} == {10}
    assert {row[-1] for row in rows} == {"█" if analysis.moments[-1].chance == 1 else " "}


@pytest.mark.parametrize("count", [0, 1, 2, 3, 10])
def test_everything_is_looked_at_once(count: int) -> None:
    assert sorted(far_apart_first(count)) == list(range(count))
