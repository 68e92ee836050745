"""A seat is its holder's: nobody is replaced within a minute, and whoever is back has it back."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from rainout.server.presence import Presence
from tests.server.driver import Player, TableAt, good, own_dice, refused, serving, settings


def leave(table: TableAt, seat: int, token: str) -> httpx.Response:
    return table.ask("leave", {"seat": seat}, [token])


def test_a_seat_is_kept_for_a_minute_after_its_holder_was_last_there() -> None:
    now = 100.0
    presence = Presence(60.0, lambda: now)
    now = 130.0
    assert presence.due_back("a", 0) == 30.0, "nobody can say who was there before the server began"
    presence.saw("a", (0, 1))
    now = 150.0
    presence.saw("a", (1,))
    assert [presence.due_back("a", seat) for seat in (0, 1, 2)] == [40.0, 60.0, 10.0]
    now = 195.0
    assert [presence.due_back("a", seat) for seat in (0, 1, 2)] == [0.0, 15.0, 0.0]
    presence.saw("b", (0,))
    assert len(presence._seen) == 2, "who is long gone is forgotten"


@pytest.fixture(scope="module")
def patient() -> Iterator[Player]:
    """Somebody at a server that keeps seats for a minute."""
    with serving(settings(gone_after=60.0)) as address, Player(address) as player:
        yield player


def test_nobody_is_replaced_a_moment_after_the_line_dropped(patient: Player) -> None:
    table = patient.open("me", "local")
    mine, theirs = table.tokens
    with table.line(tokens=[theirs]) as line:
        line.hear("table")
        refused(leave(table, 1, mine), 409, "not-gone")
    answer = leave(table, 1, mine)
    trouble = refused(answer, 409, "just-left")
    assert 55 < trouble["wait"] <= 60
    assert answer.headers["Retry-After"] == "60"
    assert "60 seconds" in trouble["message"]


def test_whoever_plays_without_a_socket_is_there_too(patient: Player) -> None:
    table = patient.open("me", "local")
    mine, theirs = table.tokens
    patient.get(table.path, [theirs])
    refused(leave(table, 1, mine), 409, "just-left")


def replaced(player: Player) -> TableAt:
    """A table whose second player was gone, so that the first has let a bot play."""
    table = player.open("me", "local")
    assert good(leave(table, 1, table.tokens[0]))["seats"][1]["away"]
    return table


def test_a_hello_takes_the_seat_back(player: Player) -> None:
    table = replaced(player)
    with table.line(tokens=table.tokens[1:], since=10) as line:
        assert not line.hear("table")["seats"][1]["away"]
    assert not table.watch()["seats"][1]["away"]


def test_a_move_takes_the_seat_back_and_is_made() -> None:
    with serving(settings(bot_pause=60.0)) as address, Player(address) as player:
        table = own_dice(player)
        shown = table.look()
        actor = shown["actor"]
        token = table.tokens[actor]
        good(leave(table, actor, token))
        back = table.ask("resign", {"ply": shown["ply"], "seat": actor}, [token])
        assert not good(back)["seats"][actor]["away"]


def test_a_line_that_dropped_for_a_moment_does_not_call_a_bot_off(player: Player) -> None:
    """Who asked the bot to play and is still looking on has not come back; who opens the page anew has."""
    table = player.open("me", "local")
    good(leave(table, 0, table.tokens[0]))
    with table.line(tokens=table.tokens[:1], since=10) as line:
        assert line.hear("table")["seats"][0]["away"]
    with table.line(tokens=table.tokens[:1]) as line:
        assert not line.hear("table")["seats"][0]["away"]


def test_a_bot_hands_over_in_the_middle_of_its_turn() -> None:
    """It is about to move when the holder is back: then it does not, and no move is lost or made twice."""
    with serving(settings(bot_pause=0.3)) as address, Player(address) as player:
        table = own_dice(player)
        shown = table.look()
        actor = shown["actor"]
        with table.line() as line:
            line.hear("table")
            good(leave(table, actor, table.tokens[actor]))
            line.hear_until(lambda heard: heard["seats"][actor]["away"])
            line.say("return", seat=actor)
            line.hear_until(lambda heard: not heard["seats"][actor]["away"])
            line.say("ping")
            line.hear("pong")
            with pytest.raises(TimeoutError):
                line.socket.recv(0.6)
            assert table.look()["ply"] == shown["ply"]
            line.say("act", ply=shown["ply"], seat=actor, action="roll 5")
            moved = line.hear("table")
        assert moved["ply"] > shown["ply"]
        assert moved["log"]


def test_nobody_takes_back_a_roll_that_another_told(player: Player) -> None:
    table = own_dice(player)
    actor = table.look()["actor"]
    good(table.act("roll 4"))
    refused(table.undo(1 - actor), 409, "cannot-undo")
    good(table.undo(actor))
