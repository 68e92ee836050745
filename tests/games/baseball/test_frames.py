"""What is told has happened: the view that comes with an event shows it, and nothing of what comes next."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given

from rainout.core.table import Event
from rainout.games.baseball.view import BaseballView
from tests.games.baseball.positions import Options, few_games, house_rules, random_game, seeds, tables


def held(view: BaseballView) -> list[int]:
    return [player.cards for player in view.players]


def turned(sizes: list[int], way: object) -> list[int]:
    return sizes[-1:] + sizes[:-1] if way == "right" else sizes[1:] + sizes[:1]


def check(event: Event, before: BaseballView, view: BaseballView) -> None:
    facts, who, diamond = event.facts, event.who, view.diamond
    match event.what:
        case "starts" | "turn":
            assert view.turn == who
        case "played":
            assert view.top == ("J" if facts["joker"] else facts["card"])
            assert held(view)[who] == held(before)[who] - 1
            assert view.diamond == before.diamond
            assert view.pending is None
        case "discarded":
            assert view.top == facts["card"]
        case "declined" | "uncovered":
            assert view.pending is None
        case "drew":
            assert held(view)[who] == held(before)[who] + 1
        case "took":
            assert held(view)[who] == held(before)[who] + 1
        case "gave":
            assert held(view)[who] == held(before)[who] - 1
        case "bench-cleared":
            assert not any(held(view))
            assert view.deck == before.deck + sum(held(before))
        case "circled":
            assert not any(held(view))
            assert view.deck == before.deck
        case "passed-hands":
            assert held(view) == turned(held(before), facts["way"])
        case "timed":
            assert view.players[int(facts["other"])].skips == before.players[int(facts["other"])].skips + 1
        case "skipped":
            assert view.players[who].skips == before.players[who].skips - 1
        case "run":
            assert diamond.runs[diamond.batting == "home"] == facts["runs"]
        case "out":
            assert diamond.outs == facts["outs"]
        case "side":
            assert before.diamond.outs == 3
            assert (diamond.outs, any(diamond.bases)) == (0, False)
            assert before.diamond.batting == facts["team"] != diamond.batting
        case "won" | "drawn":
            assert view.phase == "over"


@few_games
@given(tables, house_rules, seeds)
def test_every_event_comes_with_the_view_it_left(players: int, agreed: Options, seed: int) -> None:
    *_, match = random_game(players, agreed, seed, most=150)
    timeline = match.timeline(0, 0)
    for (_, before), (event, view) in pairwise(timeline):
        check(event, before, view)
