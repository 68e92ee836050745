"""What needs everybody's consent: asked, agreed to, declined, and known to whoever reads the log."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.driver import Json, Player, TableAt, good, own_dice, refused, serving, settings
from tests.server.test_clocks import FIVE_MINUTES, Watch, begin, left


@pytest.fixture(scope="module")
def watch() -> Watch:
    return Watch()


@pytest.fixture(scope="module")
def house(watch: Watch) -> Iterator[Player]:
    with serving(settings(), watch) as address, Player(address) as player:
        yield player


def two_players(player: Player, **agreed: object) -> TableAt:
    """Ana opened the table, Bo came by link; the first turn has begun. Both tokens are the table's."""
    table = player.open("me", "link", own_dice=True, **agreed)
    bo = good(table.ask("claim", {"invitation": table.invitations[0]}, tokens=()))
    table.tokens.append(bo["token"])
    begin(table)
    return table


def ask(table: TableAt, what: str, seat: int) -> httpx.Response:
    body = {"ply": table.watch()["ply"], "seat": seat, "what": what}
    return table.ask("ask", body, [table.tokens[seat]])


def answer(table: TableAt, seat: int, yes: bool) -> httpx.Response:
    body = {"ply": table.watch()["ply"], "seat": seat, "yes": yes}
    return table.ask("answer", body, [table.tokens[seat]])


def look(table: TableAt, seat: int) -> Json:
    return table.look([table.tokens[seat]])


def test_taking_back_needs_the_others_consent(house: Player) -> None:
    """And goes back further than is free: over a roll, to one's last decision."""
    table = two_players(house, consent=True)
    first = table.look()["actor"]
    good(table.act("roll 4"))
    decided = table.look()["plies"]
    table.step()
    shown = look(table, first)
    assert shown["may_undo"] == []
    assert {"what": "undo", "seat": first} in shown["may_ask"]
    refused(table.undo(first), 409, "needs-consent")

    asked = good(ask(table, "undo", first))
    assert asked["question"] == {"what": "undo", "seat": first, "awaits": [1 - first]}
    assert asked["may_ask"] == []
    refused(ask(table, "undo", first), 409, "cannot-ask")
    agreed = good(answer(table, 1 - first, True))
    assert agreed["question"] is None
    assert agreed["plies"] == decided
    assert agreed["actor"] == first
    assert agreed["undone"][-1]["seat"] == first


def test_it_is_declined_or_withdrawn_and_a_move_answers_too(house: Player) -> None:
    table = two_players(house, consent=True)
    first = table.look()["actor"]
    good(table.act("roll 4"))
    table.step()
    for who in (1 - first, first):
        good(ask(table, "undo", first))
        assert good(answer(table, who, False))["question"] is None
        refused(answer(table, 1 - first, True), 409, "nothing-asked")
    good(ask(table, "undo", first))
    if table.look()["asked"] == "act":
        table.step()
    else:
        good(table.act("roll 2"))
    assert table.look()["question"] is None


def test_where_it_was_not_agreed_on_it_is_as_free_as_ever(house: Player) -> None:
    table = own_dice(house)
    good(table.act("roll 4"))
    assert table.look()["may_ask"] == []
    assert table.look()["may_undo"]
    alone = house.open("me", "novice", own_dice=True, consent=True).look()
    assert alone["practice"]
    assert alone["may_ask"] == []


def test_whoever_holds_both_seats_agrees_with_himself(house: Player) -> None:
    table = house.open("me", "local", own_dice=True, pace=FIVE_MINUTES)
    begin(table)
    body = {"ply": table.watch()["ply"], "seat": 0, "what": "pause"}
    assert good(table.ask("ask", body))["clock"]["state"] == "paused"


def test_a_pause_and_the_end_of_it(house: Player, watch: Watch) -> None:
    table = two_players(house, pace=FIVE_MINUTES)
    first = table.look()["actor"]
    good(ask(table, "pause", 0))
    watch.wait(10)
    paused = good(answer(table, 1, True))
    assert paused["clock"]["state"] == "paused"
    assert left(paused)[first] == 290.0, "the clock runs while nobody has agreed"
    watch.wait(3600)
    assert left(table.look()) == left(paused)
    refused(table.act("roll 4"), 409, "paused")
    refused(ask(table, "pause", 0), 409, "cannot-ask")
    good(ask(table, "resume", 1))
    assert good(answer(table, 0, True))["clock"]["state"] == "going"
    watch.wait(5)
    assert left(table.look())[first] == 285.0


def test_a_pause_is_over_after_a_day(house: Player, watch: Watch) -> None:
    table = two_players(house, pace=FIVE_MINUTES)
    first = table.look()["actor"]
    good(ask(table, "pause", 1 - first))
    good(answer(table, first, True))
    watch.wait(24 * 3600 + 100)
    assert left(table.look())[first] == 200.0


def test_who_left_is_not_asked(house: Player) -> None:
    table = two_players(house, pace=FIVE_MINUTES)
    bystander = 1 - table.look()["actor"]
    good(table.ask("leave", {"seat": bystander}, [table.tokens[bystander]]))
    assert good(ask(table, "pause", 1 - bystander))["clock"]["state"] == "paused"


def test_nobody_answers_for_somebody_else(house: Player) -> None:
    table = two_players(house, pace=FIVE_MINUTES)
    good(ask(table, "pause", 0))
    body = {"ply": table.watch()["ply"], "seat": 1, "yes": True}
    refused(table.ask("answer", body, [table.tokens[0]]), 403, "not-your-seat")


def test_a_question_outlives_its_server(watch: Watch, tmp_path: Path) -> None:
    wanted = settings(database=str(tmp_path / "rainout.db"))
    with serving(wanted, watch) as address, Player(address) as player:
        table = two_players(player, pace=FIVE_MINUTES)
        good(ask(table, "pause", 0))
    with serving(wanted, watch) as address, Player(address) as player:
        table.player = player
        assert table.look()["question"] == {"what": "pause", "seat": 0, "awaits": [1]}
        assert good(answer(table, 1, True))["clock"]["state"] == "paused"


def test_over_the_socket(house: Player) -> None:
    table = two_players(house, pace=FIVE_MINUTES)
    with table.line(tokens=table.tokens[:1]) as ana, table.line(tokens=table.tokens[1:]) as bo:
        ply = bo.hear("table")["ply"]
        ana.say("ask", ply=ply, seat=0, what="pause")
        asked = bo.hear_until(lambda heard: heard["question"])
        bo.say("answer", ply=asked["ply"], seat=1, yes=False)
        assert bo.hear_until(lambda heard: heard["ply"] > asked["ply"])["question"] is None
