"""The designer's report: what is counted, what things are worth, what prices should be, and the page that tells it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from typing import Any

import msgspec
import numpy as np
import pytest

from rainout.core.design import Piece, Trial
from rainout.core.dice import new_dice
from rainout.core.game import DICE
from rainout.core.registry import get
from rainout.core.state import Bot
from rainout.core.words import LANGUAGES, Message, Speaker
from rainout.diamond.scorecard import Entry, read_entry
from rainout.sim import simulate
from rainout.sim.batch import Plan
from rainout.sim.designer import DesignReport, as_html, as_json, design_report
from rainout.sim.designer.counting import BallCount, real
from rainout.sim.designer.findings import PieceWorth
from rainout.sim.designer.playing import Bench
from rainout.sim.designer.prices import pricing
from rainout.sim.intervals import Interval
from rainout.sim.scores import cards_of, scored_plan

SEED = 5


@cache
def cards() -> Any:
    get("clix").compile()
    plan, _ = scored_plan(get("clix"), SEED, options={"level": "championship"})
    return cards_of(plan.batch(0, 120))


@cache
def hens() -> DesignReport:
    return design_report("hens", 120, SEED, workers=2)


# --- Counting --------------------------------------------------------------------------------------------------------


def halves(card: Any) -> Iterator[tuple[int, int, list[int], int]]:
    """The halves of a game as they are logged: team, inning, entries, runs."""
    log = card.log[: card.logged].tolist()
    seen: dict[tuple[int, int], list[int]] = {}
    for entry in log:
        seen.setdefault((read_entry(entry, Entry.TEAM), read_entry(entry, Entry.INNING)), []).append(entry)
    for (team, inning), entries in seen.items():
        yield team, inning, entries, int(card.line[team, inning - 1])


def test_runs_to_come_are_those_that_came() -> None:
    """Told one plate appearance after the other, as a scorer would, it is the same."""
    seen: Counter[int] = Counter()
    runs: Counter[int] = Counter()
    for card in cards():
        for team, inning, entries, scored in halves(card):
            last = (team, inning) == (card.last_half, card.innings)
            if (team == 1 and inning >= 9) or (last and card.half_open):
                continue
            began = read_entry(entries[0], Entry.LEAD)
            for entry in entries:
                state = read_entry(entry, Entry.BASES) + 8 * read_entry(entry, Entry.OUTS)
                seen[state] += 1
                runs[state] += scored - (read_entry(entry, Entry.LEAD) - began)
    counted = BallCount.of(cards())
    assert dict(seen) == {state: count for state, count in enumerate(counted.seen.tolist()) if count}
    assert dict(runs) == {state: runs[state] for state in seen}
    assert [runs[state] for state in range(24)] == counted.to_come.tolist()
    assert min(runs.values()) >= 0


def test_a_lead_is_held_by_who_has_it() -> None:
    counted = BallCount.of(cards())
    leads: Counter[tuple[int, int, int]] = Counter()
    won: Counter[tuple[int, int, int]] = Counter()
    for card in cards():
        for team, inning, entries, _ in halves(card):
            lead = read_entry(entries[0], Entry.LEAD) - 32
            place = min(inning, 10) - 1, team, min(max(lead if team else -lead, -6), 6) + 6
            leads[place] += 1
            won[place] += 2 * int(card.winner == 1) + int(card.winner < 0)
    assert {place: counted.leads[place] for place in leads} == leads
    assert {place: counted.lead_wins[place] for place in leads} == won
    assert counted.leads.sum() == sum(leads.values())


def test_counts_add_up_however_games_are_cut() -> None:
    whole, parts = BallCount.of(cards()), BallCount.of(cards()[:50])
    parts.add(BallCount.of(cards()[50:]))
    assert all(
        np.array_equal(getattr(whole, name), getattr(parts, name)) for name in whole.__dataclass_fields__
    )
    ball = whole.ball()
    assert 9 <= ball.innings_played < 10
    assert sum(ball.distribution) == pytest.approx(1, abs=1e-4)
    assert ball.games == whole.runs.sum() / 2 == len(cards())
    assert ball.expectancy[7].runs.value or (ball.expectancy[0].runs.value or 0) < 0


def test_the_facts_of_real_baseball_agree_with_each_other() -> None:
    """Two teams a game; a known mean; more runs with more men on, fewer with more out."""
    teams = sum(real().runs)
    assert teams == 2 * 14579
    told = sum(runs * count for runs, count in enumerate(real().runs))
    assert 0 <= real().total - told <= 10 * real().runs[-1]
    for fewer, more in zip(real().expectancy, real().expectancy[1:], strict=False):
        assert all(one > other for one, other in zip(fewer, more, strict=True))
    assert all(row[0] == min(row) and row[7] == max(row) for row in real().expectancy)


# --- Worth -----------------------------------------------------------------------------------------------------------


def bench(game: str) -> Bench:
    return Bench(get(game), get(game).compile(), 2, SEED, 2, lambda more: None)


def test_whoever_starts_is_told_from_the_deal() -> None:
    """A match dealt once more from the same dice begins with the same turn; the hen game says who has it."""
    hen_game = get("hens")
    tables, sides = hen_game.tables(hen_game.agree({}, 2), 2), (0, 1)
    plan = Plan(hen_game, hen_game.compile(), tables, (int(Bot.ADVISE),) * 2, sides, SEED)
    found = bench("hens")._starters(plan, plan.batch(7, 5), 7)
    slow = hen_game.load(compiled=False)
    for number, starter in enumerate(found, 7):
        g, dice = hen_game.state.new(), new_dice()
        rows: list[tuple[int, ...]] = []
        g.listening = 1
        slow.module(DICE).seed_dice(dice, SEED, number)
        slow.rules.deal(tables, g)
        while not any(hen_game.told.read(row).kind.name == "starts" for row in rows):
            slow.rules.apply(tables, g, int(slow.rules.chance(tables, g, dice)))
            rows += map(tuple, g.events[: g.told].tolist())
        (said,) = (row for row in rows if hen_game.told.read(row).kind.name == "starts")
        assert said[1] == starter


def test_without_a_difference_nothing_differs() -> None:
    """Common random numbers: the same tables from the same seed come to the same, match for match."""
    trials = [piece.trials[0] for piece in get("clix").design.pieces({"level": "championship"}) if piece.role]
    trial = next(each for each in trials if each.with_it.args == each.without.args)  # type: ignore[attr-defined]
    one, other = (bench("clix").outcomes(laid(), (0, 1), 20) for laid in (trial.with_it, trial.without))
    for mine, theirs in zip(one, other, strict=True):
        assert np.array_equal(mine, theirs)


@pytest.mark.parametrize("game", ["clix", "clutch"])
def test_every_piece_can_be_played_and_withheld(game: str) -> None:
    """With and without differ in nothing but the piece, and both can be played."""
    found = get(game)
    options = found.agree(found.design.usual, 2)
    kinds: dict[str, Piece] = {}
    for piece in found.design.pieces(options):
        kinds.setdefault(piece.kind, piece)
        for language in LANGUAGES:
            named = Speaker(language).say(piece.name) if isinstance(piece.name, Message) else piece.name
            assert named
            assert all(Speaker(language).say(trait) for trait in piece.traits)
            assert Speaker(language).say(f"{game}-design-{piece.kind}")
    assert (
        set(kinds)
        == {
            "clix": {"intangible", "figure"},
            "clutch": {"strategy", "coach", "stadium", "player"},
        }[game]
    )
    for piece in kinds.values():
        trial = piece.trials[0]
        with_it, without = trial.with_it(), trial.without()
        differing = {
            name
            for name in with_it.dtype.names
            if np.asarray(with_it[name]).tobytes() != np.asarray(without[name]).tobytes()
        }
        reckoned = {"bat", "swing", "arm"}  # what advice goes by: follows from who plays
        assert differing - reckoned == {
            **{"strategy": {"deck"}, "coach": {"staff"}, "stadium": {"parks"}, "intangible": {"figures"}},
            **{"figure": {"team"}, "player": {"players"}},
        }.get(piece.kind), piece
        assert len(bench(game).outcomes(without, (0, 1), 2).won) == 2


def test_a_better_player_wins_more() -> None:
    """The best starter of CLUTCH against the cheapest: of 150 games he wins ten more, at the least."""
    pieces = [piece for piece in get("clutch").design.pieces({"cards": "learning"}) if piece.role == "SP"]
    best = max(pieces, key=lambda piece: piece.traits["clutch-trait-starting"])
    trial = best.trials[0]
    one, other = (
        bench("clutch").outcomes(laid(), (0, 1), 150).won for laid in (trial.with_it, trial.without)
    )
    assert one.sum() - other.sum() >= 20


# --- Prices ----------------------------------------------------------------------------------------------------------


def made_up(bat: int, glove: int, price: int) -> Piece:
    laid = Trial(lambda: None, lambda: None)
    return Piece(
        "figure", f"{bat}-{glove}", f"Bat {bat} Glove {glove}", (laid,), price, "SS",
        traits={"bat": float(bat), "glove": float(glove)}, strengths=(bat, glove),
    )  # fmt: skip


def worth(piece: Piece, share: float) -> PieceWorth:
    of = Interval(share, share - 0.01, share + 0.01)
    return PieceWorth(piece.kind, piece.id, piece.name, 100, of, of, of, piece.role, piece.price)


def test_a_glove_that_costs_nothing_is_found_to_be_cheap() -> None:
    """A bat is worth 1 % and a glove 2 %, but prices know of bats alone."""
    pieces = [made_up(bat, glove, 20 + 10 * bat) for bat in range(5) for glove in range(4)]
    worths = [worth(each, 0.01 * each.traits["bat"] + 0.02 * each.traits["glove"]) for each in pieces]
    found = pricing("figure", pieces, worths)
    assert found is not None
    assert {each.trait: each.verdict for each in found.traits} == {"bat": "dear", "glove": "cheap"}
    assert [each.worth.value for each in found.traits] == [pytest.approx(0.01), pytest.approx(0.02)]
    assert [each.costs for each in found.traits] == [pytest.approx(10), pytest.approx(0)]
    assert found.agreement < 0.6 < 0.9 < found.agreement_then
    by_id = {each.id: each for each in found.pieces}
    assert sum(each.proposal for each in found.pieces) == pytest.approx(
        sum(each.price for each in found.pieces), abs=20
    )
    assert by_id["4-0"].dominated_by == "Bat 4 Glove 1"
    assert by_id["4-3"].dominated_by is None
    assert (by_id["0-3"].verdict, by_id["4-0"].verdict) == ("cheap", "dear")
    bat = by_id["4-3"].proposal - by_id["3-3"].proposal
    glove = by_id["4-3"].proposal - by_id["4-2"].proposal
    assert glove == pytest.approx(2 * bat, abs=2)


def test_who_plays_every_fifth_game_is_worth_a_fifth() -> None:
    pieces = [made_up(bat, glove, 20 + 10 * bat) for bat in range(5) for glove in range(4)]
    worths = [worth(each, 0.01 * each.traits["bat"]) for each in pieces]
    always, seldom = (
        pricing("figure", [each._replace(plays=part) for each in pieces], worths) for part in (1.0, 0.2)
    )
    assert always is not None
    assert seldom is not None
    assert seldom.traits[0].worth.value == pytest.approx((always.traits[0].worth.value or 0) / 5, abs=1e-5)
    assert [each.proposal for each in seldom.pieces] == [each.proposal for each in always.pieces]


def test_what_does_harm_is_dear_at_any_price() -> None:
    pieces = [made_up(bat, glove, 20 + 10 * bat + glove) for bat in range(5) for glove in range(4)]
    worths = [worth(each, 0.01 * each.traits["bat"] - 0.01 * each.traits["glove"]) for each in pieces]
    found = pricing("figure", pieces, worths)
    assert found is not None
    assert [each.verdict for each in found.traits][1] == "dear"


def test_what_was_tried_by_itself_is_taken_at_its_word() -> None:
    """Gloves are known to be worth nothing, whatever the pieces that have them seem to say."""
    pieces = [made_up(bat, glove, 20 + 10 * bat) for bat in range(5) for glove in range(4)]
    worths = [worth(each, 0.01 * each.traits["bat"] + 0.002 * each.traits["glove"]) for each in pieces]
    found = pricing("figure", pieces, worths, {"glove": Interval(0.0, -0.001, 0.001)})
    assert found is not None
    assert [(each.trait, each.verdict) for each in found.traits] == [("bat", "fair"), ("glove", "unsure")]
    assert found.traits[1].worth == Interval(0.0, -0.001, 0.001)


def test_too_few_pieces_have_no_prices_to_tell_of() -> None:
    pieces = [made_up(1, 2, 30), made_up(2, 1, 40)]
    assert pricing("figure", pieces, [worth(each, 0.1) for each in pieces]) is None
    unpriced = [each._replace(price=None) for each in (made_up(n, n % 3, 0) for n in range(9))]
    assert pricing("figure", unpriced, [worth(each, 0.1) for each in unpriced]) is None


# --- The whole report ------------------------------------------------------------------------------------------------


def test_it_tells_what_a_simulation_tells() -> None:
    summary = simulate("hens", 120, SEED, ("advise", "advise"))
    found = hens().summary
    assert found is not None
    assert msgspec.structs.replace(found, starter=None) == msgspec.structs.replace(summary, starter=None)
    assert found.starter is not None
    assert sum(each.share for each in hens().lengths) == pytest.approx(1, abs=1e-4)
    assert [each.option for each in hens().rules_worth] == [
        "block-lasts", "blocks", "may-decline", "renewal", "six-robs",
    ]  # fmt: skip
    robs = hens().rules_worth[-1]
    assert (robs.turns.value, robs.first.value) == (0, 0)  # CH-OPT-05 is about points alone
    assert (robs.points.value or 0) < 0


def test_the_same_seed_gives_the_same_report_on_any_number_of_workers() -> None:
    other = design_report("hens", 120, SEED, workers=1)
    for language in LANGUAGES:
        assert as_html(other, Speaker(language)) == as_html(hens(), Speaker(language))
        assert as_json(other, Speaker(language)) == as_json(hens(), Speaker(language))


@pytest.mark.parametrize("game", ["baseball", "stretch"])
def test_games_without_pieces_have_the_parts_that_all_have(game: str) -> None:
    found = design_report(game, 40, SEED)
    assert found.ball is not None
    assert found.ball.games >= 40
    assert {each.option for each in found.rules_worth} <= set(get(game).design.house_rules)
    assert not found.pieces


def test_whoever_interrupts_it_gets_what_is_known() -> None:
    """Ctrl-C while house rules are tried: the game itself is known, and so are the rules that were done."""

    def told(done: int, all: int, doing: Message) -> None:
        assert done <= all
        if doing.key == "design-doing-rule" and "may-decline" in str(doing.args["rule"]):
            raise KeyboardInterrupt

    found = design_report("hens", 120, SEED, told=told)
    assert found.interrupted
    assert found.summary == hens().summary
    assert found.rules_worth == hens().rules_worth[:2]
    assert Speaker().say("design-interrupted") in as_html(found, Speaker())


class Page(HTMLParser):
    """What a browser makes of a page: what is open, which ids there are, what is fetched."""

    ALONE = frozenset({"meta"})

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.seen: Counter[str] = Counter()
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen[tag] += 1
        given = dict(attrs)
        assert not {"src", "onload", "style"} & set(given)
        self.ids += [given["id"] or ""] if "id" in given else []
        self.links += [given["href"] or ""] if "href" in given else []
        if tag not in self.ALONE:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen[tag] += 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else(language: str) -> None:
    text = as_html(hens(), Speaker(language))
    page = Page(text)
    assert len(page.ids) == len(set(page.ids))
    assert {link.removeprefix("#") for link in page.links} <= set(page.ids)
    assert not {"script", "link", "img"} & set(page.seen)
    assert "url(" not in text
    assert page.seen["table"] >= page.seen["figure"] >= 1
    assert f'<html lang="{language}">' in text
    values = json.loads(as_json(hens(), Speaker(language)))
    assert values["seed"] == SEED
    assert values["rules_worth"][0]["option"] == "block-lasts"
