"""Bots at live tables."""

from __future__ import annotations

import time

import pytest

from tests.server.driver import ENDLESS, Player, good, refused, serving, settings, wait_until


@pytest.mark.parametrize("levels", [("advise", "novice"), ("novice", "advise"), ("advise", "advise")])
def test_bots_play_to_the_end(player: Player, levels: tuple[str, str]) -> None:
    table = player.open(*levels)
    assert table.opened["seats"] == []
    wait_until(lambda: table.watch()["asked"] == "over")
    over = table.watch()
    assert over["outcome"]["reason"] == "played"
    assert over["dice"]["seed"]


def test_a_bot_plays_a_person_to_the_end(player: Player) -> None:
    table = player.open("me", "advise", options={"series": "games"})
    with table.line() as line:
        shown = line.hear("table")
        log = shown["log"]
        while shown["asked"] != "over":
            if shown["actor"] == 0:
                line.move(shown)
            shown = line.hear("table")
            assert not shown["fresh"]
            log += shown["log"]
    assert log == table.look()["log"]
    assert max(shown["outcome"]["score"]) == 2


def test_a_bot_takes_its_time() -> None:
    with serving(settings(bot_pause=0.2)) as address:
        player = Player(address)
        begun = time.monotonic()
        table = player.open("novice", "novice")
        ply = table.watch()["ply"]
        wait_until(lambda: table.watch()["ply"] > ply)
        assert time.monotonic() - begun > 0.1
        player.close()


def test_undo_and_resign_while_a_bot_thinks() -> None:
    """The bot wakes up to another position than it fell asleep over, in a match that will not end by itself."""
    with serving(settings(bot_pause=0.8)) as address:
        player = Player(address)
        table = player.open("me", "advise", options=ENDLESS)
        for _ in range(3):
            table.step(table.step_until(lambda shown: shown["actor"] == 0 and shown["asked"] == "act"))
            after = table.look()
            if after["actor"] == 1:
                undone = good(table.undo(0))
                assert (undone["actor"], undone["asked"]) == (0, "act")
                time.sleep(1.0)
                assert table.look()["ply"] == undone["ply"]
        while (shown := table.look())["actor"] == 0:
            table.step(shown)
        ply = good(table.resign(0))["ply"]
        time.sleep(1.0)
        assert table.look()["ply"] == ply
        player.close()


def test_nobody_else_may_move_for_a_bot(player: Player) -> None:
    with serving(settings(bot_pause=60)) as address:
        patient = Player(address)
        while (table := patient.open("me", "novice")).look()["actor"] != 1:
            pass
        refused(table.act("roll", seat=1), 403, "not-your-seat")
        refused(table.act("roll", seat=0), 409, "not-your-turn")
        patient.close()
