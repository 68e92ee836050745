"""The live line to a table: what it says, what it refuses, when it hangs up."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from rainout.server.errors import StorageFailed
from rainout.server.house import House
from rainout.server.live import EMOTES, Subscriber, TooSlow
from rainout.server.protocol import Pong
from tests.server.driver import ENDLESS, Line, Player, good, move, refused, serving, settings


def hangs_up(line: Line) -> int:
    """The code the server closes with, next."""
    with pytest.raises(ConnectionClosed) as closed:
        line.hear()
    assert closed.value.rcvd
    return closed.value.rcvd.code


# --- Introduction ---


def test_hello_gets_the_table(player: Player) -> None:
    table = player.open("me", "local")
    with table.line() as line:
        shown = line.hear("table")
    assert shown["fresh"]
    assert shown["you"] == [0, 1]
    assert shown["log"] == table.look()["log"]
    assert shown["seats"][0]["connected"]


def test_no_hello_in_time(player: Player) -> None:
    with player.open().line(hello=False) as line:
        assert line.hear("error")["code"] == "hello-expected"
        assert hangs_up(line) == 1008


def test_something_else_before_hello(player: Player) -> None:
    table = player.open()
    with table.line(hello=False) as line:
        line.say("ping")
        line.hear("pong")
        line.say("act", ply=10, seat=0, action="roll")
        assert line.hear("error")["code"] == "hello-expected"
        line.say("hello", tokens=table.tokens)
        assert line.hear("table")["you"] == [0, 1]
    assert table.look()["ply"] == 10


def test_an_unknown_match(player: Player) -> None:
    with Line(player.address, "nosuchmatch") as line:
        assert line.hear("error")["code"] == "unknown-match"
        assert hangs_up(line) == 4404


def test_a_wrong_token(player: Player) -> None:
    table = player.open()
    with table.line(tokens=[table.tokens[0], "guess"]) as line:
        assert line.hear("error")["code"] == "wrong-token"
        assert hangs_up(line) == 4401


def test_hello_again_with_another_seat(player: Player) -> None:
    table = player.open()
    with table.line(tokens=[]) as line:
        assert line.hear("table")["you"] == []
        line.say("hello", tokens=table.tokens[1:], since=10)
        shown = line.hear("table")
    assert (shown["you"], shown["fresh"], shown["log"]) == ([1], False, [])


@pytest.mark.parametrize(("language", "words"), [("es-AR", "no ha terminado"), ("en", "not over")])
def test_hello_says_the_readers_language(player: Player, language: str, words: str) -> None:
    table = player.open()
    with table.line(hello=False) as line:
        line.say("hello", tokens=table.tokens, language=language)
        line.hear("table")
        line.say("rematch", seat=1)
        assert words in line.hear("error")["message"]


# --- Talking ---


def test_everyone_is_told_of_a_move(player: Player) -> None:
    table = player.open()
    with (
        table.line(tokens=table.tokens[:1]) as first,
        table.line(tokens=table.tokens[1:]) as second,
        table.line(tokens=[]) as watcher,
    ):
        lines = [first, second]
        shown = first.hear_until(lambda heard: all(seat["connected"] for seat in heard["seats"]))
        second.hear("table")
        watcher.hear("table")
        for _ in range(8):
            mover = lines[shown["actor"]]
            mover.move(shown)
            told = [line.hear("table") for line in (first, second, watcher)]
            assert len({each["ply"] for each in told}) == 1
            assert told[0]["log"] == told[1]["log"] == told[2]["log"] != []
            assert [each["you"] for each in told] == [[0], [1], []]
            assert told[2]["choices"] == []
            if told[0]["asked"] == "over":
                break
            shown = told[told[0]["actor"]]
            assert bool(shown["choices"]) == (shown["asked"] == "act")
            assert told[1 - shown["actor"]]["choices"] == []


def test_http_moves_are_told_too(player: Player) -> None:
    table = player.open("me", "link")
    with table.line() as line:
        line.hear("table")
        held = player.post(f"{table.path}/claim", {"invitation": table.invitations[0], "name": "Bo"})
        claimed = line.hear("table")
        assert (claimed["seats"][1]["name"], claimed["log"], claimed["fresh"]) == ("Bo", [], False)
        good(table.act("roll", tokens=[*table.tokens, held["token"]]))
        assert line.hear("table")["log"][0]["what"] in ("rolled", "rolled-off")
        good(table.resign(0))
        assert line.hear("table")["outcome"]["winner"] == 1
        again = good(table.rematch(0))["rematch"]
        assert line.hear("table")["rematch"] == again
        line.say("rematch", seat=0)
        assert line.hear("table")["rematch"] == again


def test_who_is_there(player: Player) -> None:
    table = player.open()
    with table.line(tokens=table.tokens[:1]) as first:
        assert [seat["connected"] for seat in first.hear("table")["seats"]] == [True, False]
        with table.line(tokens=table.tokens[1:]) as second:
            second.hear("table")
            assert [seat["connected"] for seat in first.hear("table")["seats"]] == [True, True]
            with table.line(tokens=table.tokens[1:]) as twice:
                twice.hear("table")
            with table.line(tokens=[]) as watcher:
                watcher.hear("table")
        assert [seat["connected"] for seat in first.hear("table")["seats"]] == [True, False]
        lines = player.post("/tables/mine", {"matches": [table.match]})
        assert [seat["connected"] for seat in lines[0]["seats"]] == [True, False]


def test_refusals_leave_the_line_open(player: Player) -> None:
    table = player.open()
    with table.line(tokens=table.tokens[:1]) as line:
        before = line.hear("table")
        said = {"ply": before["ply"], "seat": 0}
        for message, code in [
            ("{", "bad-json"),
            ("", "bad-json"),
            ("null", "bad-message"),
            ('{"type": "dance"}', "bad-message"),
            ('{"type": "act"}', "bad-message"),
            (json.dumps({"type": "act", **said, "seat": 1, "action": "roll"}), "not-your-seat"),
            (json.dumps({"type": "act", **said, "action": "castle", "now": True}), "bad-message"),
            (json.dumps({"type": "undo", **said}), "cannot-undo"),
            (json.dumps({"type": "rematch", "seat": 0}), "not-over"),
        ]:
            line.socket.send(message)
            assert line.hear("error")["code"] == code, message
        line.socket.send(b'{"type": "ping"}')
        line.hear("pong")
    assert table.look((table.tokens[0],))["ply"] == before["ply"]


def test_spectators_may_not_move(player: Player) -> None:
    with player.open().line(tokens=[]) as line:
        line.hear("table")
        line.say("act", ply=10, seat=0, action="roll")
        assert line.hear("error")["code"] == "no-token"


def test_a_stale_move_gets_the_table_as_it_is(player: Player) -> None:
    table = player.open()
    with table.line() as line:
        shown = line.hear("table")
        line.move(shown)
        ply = line.hear("table")["ply"]
        line.move(shown)
        trouble, fresh = line.hear("error"), line.hear("table")
    assert (trouble["code"], trouble["ply"]) == ("stale", ply)
    assert (fresh["ply"], fresh["fresh"]) == (ply, True)


def test_a_message_of_ten_megabytes(player: Player) -> None:
    table = player.open("me", "local")
    with table.line() as line:
        line.hear("table")
        line.socket.send("x" * 10_000_000)
        assert line.hear("error")["code"] == "too-large"
        assert hangs_up(line) == 1009
    with table.line() as line:
        shown = line.hear("table")
        line.move(shown)
        assert line.hear("table")["ply"] > shown["ply"]


def test_a_message_too_large_to_be_read_at_all(player: Player) -> None:
    table = player.open("me", "local")
    with table.line() as line:
        line.hear("table")
        with contextlib.suppress(ConnectionClosed):
            line.socket.send("x" * 20_000_000)
        with pytest.raises(ConnectionClosed):
            line.hear()
    assert table.look()["ply"] == 10


# --- Coming back ---


def test_coming_back_gets_what_was_missed(player: Player) -> None:
    table = player.open("me", "local", options=ENDLESS)
    with table.line() as line:
        seen = line.hear("table")
    for _ in range(5):
        table.step()
    now = table.look()
    missed = [event for event in now["log"] if event["ply"] > seen["plies"]]
    with table.line(since=seen["ply"]) as line:
        back = line.hear("table")
    assert (back["ply"], back["fresh"], back["log"]) == (now["ply"], False, missed)
    with table.line(since=now["ply"]) as line:
        assert line.hear("table")["log"] == []
    with table.line(since=now["ply"] + 1) as line:
        assert line.hear("table")["log"] == now["log"]


def test_coming_back_after_an_undo(player: Player) -> None:
    table = player.open(own_dice=True)
    before = table.look()
    actor = before["actor"]
    good(table.act("roll 5"))
    rolled = table.look()
    good(table.undo(actor))
    undone = table.look()
    for since in (before["ply"], rolled["ply"]):
        with table.line(since=since) as line:
            back = line.hear("table")
            assert (back["fresh"], back["log"]) == (True, before["log"])
    good(table.act("roll 5"))
    with table.line(since=undone["ply"]) as line:
        back = line.hear("table")
        assert (back["fresh"], {event["ply"] for event in back["log"]}) == (False, {11})


def test_an_undo_is_told_as_a_fresh_start(player: Player) -> None:
    table = player.open(own_dice=True)
    with table.line() as line:
        shown = line.hear("table")
        line.say("act", ply=10, seat=shown["actor"], action="roll 5")
        rolled = line.hear("table")
        assert rolled["may_undo"]
        line.say("undo", ply=rolled["ply"], seat=shown["actor"])
        undone = line.hear("table")
    assert (undone["fresh"], undone["ply"], undone["plies"]) == (True, 12, 10)
    assert undone["log"] == shown["log"]


def test_a_lost_answer_is_no_lost_move(player: Player) -> None:
    """The line drops after a move was sent: coming back shows whether it was made, and it is not made twice."""
    table = player.open()
    with table.line() as line:
        shown = line.hear("table")
        line.move(shown)
    while table.look()["ply"] == shown["ply"]:
        time.sleep(0.01)
    with table.line(since=shown["ply"]) as line:
        back = line.hear("table")
        assert back["log"][0]["what"] in ("rolled", "rolled-off")
        line.move(shown)
        assert line.hear("error")["code"] == "stale"
    refused(table.ask("actions", move(shown)), 409, "stale")


# --- Slow readers, and nonsense ---


def test_a_slow_reader_is_let_go() -> None:
    async def read_slowly() -> None:
        reader = Subscriber(most_unsent=2)
        for _ in range(2):
            reader.send(Pong())
        assert json.loads(await reader.next()) == {"type": "pong"}  # type: ignore[arg-type]
        reader.send(Pong())
        reader.send(Pong())
        with pytest.raises(TooSlow):
            await reader.next()

    asyncio.run(read_slowly())


def nonsense(chance: random.Random, tokens: list[str]) -> str | bytes:
    """Bytes, text, and messages that are nearly right."""
    kind = chance.randrange(5)
    if kind == 0:
        return chance.randbytes(chance.randrange(200))
    if kind == 1:
        return "".join(chr(chance.choice([0, 10, 34, 92, 0x7B, 0x202E, 0xFFFF, 0x1F414])) for _ in range(20))
    message: dict[str, Any] = {
        "type": chance.choice(["hello", "act", "undo", "resign", "rematch", "ping", "table", ""]),
        "ply": chance.choice([-1, 0, 11, 10**30, 1.5, "10", None, [], True]),
        "seat": chance.choice([0, 1, 2, 15, 16, -1, None, "0"]),
        "action": chance.choice(["roll 9", "rob 9 9", "", "x" * 101, None, {}, "undo 0", "resign 1", "\x00"]),
        "tokens": chance.choice([tokens, [], ["x"], None, tokens * 20, [1]]),
    }
    for name in chance.sample(list(message), chance.randrange(4)):
        del message[name]
    text = json.dumps(message)
    if kind == 2:
        text = text[: chance.randrange(len(text))]
    if kind == 3:
        text = text.replace(chance.choice(text), chance.choice('{}[]",:\\'), 1)
    return text


def test_nonsense(player: Player) -> None:
    """Whatever is sent, every message is answered, nothing is moved, and the table is there afterwards."""
    chance = random.Random(7)
    table = player.open()
    sent = 0
    while sent < 600:
        with table.line() as line:
            line.hear("table")
            answered = True
            while answered and sent < 600:
                sent += 1
                answered = is_answered(line, nonsense(chance, table.tokens))
    shown = table.look()
    assert shown["ply"] == 10
    table.step(shown)


def is_answered(line: Line, message: str | bytes) -> bool:
    """Whether the line is still open afterwards; only a wrong token may close it."""
    try:
        line.socket.send(message)
        line.say("ping")
        line.hear_until(lambda heard: heard["type"] == "pong")
    except ConnectionClosed as error:
        closed = error
    else:
        return True
    assert closed.rcvd
    assert closed.rcvd.code == 4401
    return False


# --- Looking before one acts ---


def test_whoever_is_asked_may_look_at_what_an_action_would_do(player: Player) -> None:
    table = player.open("me", "local", options={"renewal": "choose-first"})
    with table.line() as line:
        shown = line.hear("table")
        seat, ply = shown["actor"], shown["ply"]
        line.say("preview", ply=ply, seat=seat, action="roll")
        told = line.hear("foretold")
        assert (told["ply"], told["seat"], told["foreseen"]["action"]) == (ply, seat, "roll")
        for unanswered in (
            {"ply": ply + 1, "seat": seat, "action": "roll"},  # too late
            {"ply": ply, "seat": 1 - seat, "action": "roll"},  # not his turn
            {"ply": ply, "seat": seat, "action": "block 1"},  # not now
        ):
            line.say("preview", **unanswered)
        line.say("ping")
        line.hear("pong")  # and nothing before it
        again = good(table.ask("preview", {"ply": ply, "seat": seat, "action": "ROLL "}))
        assert again["foreseen"] == told["foreseen"], "the same over HTTP, and worked out once"
        assert table.look()["ply"] == ply
        refused(table.ask("preview", {"ply": ply + 1, "seat": seat, "action": "roll"}), 409, "stale")
    with table.line(tokens=[]) as watching:
        watching.hear("table")
        watching.say("preview", ply=ply, seat=seat, action="roll")
        watching.say("ping")
        watching.hear("pong")


# --- Emotes ---


def test_emotes_reach_everybody_at_the_table_and_are_kept_nowhere(player: Player) -> None:
    table = player.open("me", "local")
    with table.line() as mine, Line(player.address, table.match) as watching:
        ply = mine.hear("table")["ply"]
        watching.hear("table")
        mine.say("emote", seat=1, emote="nice")
        for line in (mine, watching):
            assert line.hear("emoted") == {"type": "emoted", "seat": 1, "emote": "nice"}
        assert table.look()["ply"] == ply
        watching.say("emote", seat=1, emote="nice")
        assert watching.hear("error")["code"] == "no-token"
        mine.say("emote", seat=0, emote="something unkind")
        assert mine.hear("error")["code"] == "bad-message"


def test_nobody_emotes_without_end(player: Player) -> None:
    table = player.open("me", "local")
    with table.line() as line:
        line.hear("table")
        for _ in range(EMOTES):
            line.say("emote", seat=0, emote="wow")
            line.hear("emoted")
        line.say("emote", seat=0, emote="wow")
        assert line.hear("error")["code"] == "too-many-emotes"
        line.say("emote", seat=1, emote="thanks")
        assert line.hear("emoted")["seat"] == 1


def test_whoever_comes_while_the_database_is_gone_dials_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Instead of waiting on a line at which nobody was introduced."""
    with serving(settings()) as address, Player(address) as player:
        table = player.open()

        async def gone(*_: object) -> None:
            raise StorageFailed

        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(House, "join", gone)
            with table.line() as line:
                assert line.hear("error")["code"] == "storage-failed"
                assert hangs_up(line) == 1013
        with table.line() as line:
            line.hear("table")
