"""``kill -9`` at any moment loses no acknowledged move, and the table goes on at the exact ply."""

from __future__ import annotations

import contextlib
import random
import threading
import time
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from tests.server.driver import Json, Line, Player, TableAt, good, launcher, move, wait_until

KILLS = 20
MOST_ENTRIES = 12
"""Of one move: the hen game's longest deals another game."""
LONG = {"series": "points", "target-points": 500}
LINE_IS_DEAD = (httpx.TransportError, WebSocketException, OSError, TimeoutError)


class Believer:
    """Plays, and remembers what it was told: that, and nothing less, must be there afterwards."""

    def __init__(self, table: TableAt, chance: random.Random) -> None:
        self.table = table
        self.chance = chance
        self.told: Json = table.look()
        self.log: list[Json] = self.told["log"]
        self.asked_for: Json = None
        """What was asked and not answered yet."""

    def play(self) -> None:
        """Play until the line is dead: over HTTP, or over a socket, each half of the time."""
        with contextlib.suppress(*LINE_IS_DEAD):
            if self.chance.random() < 0.5:
                while self.told["asked"] != "over":
                    self.asked_for = move(self.told, self.chance)
                    self.hear(good(self.table.ask("actions", self.asked_for)))
            else:
                with self.table.line(since=self.told["ply"]) as line:
                    self.hear(line.hear("table"))
                    self.talk(line)

    def talk(self, line: Line) -> None:
        while self.told["asked"] != "over":
            self.asked_for = move(self.told, self.chance)
            line.say("act", **self.asked_for)
            self.hear(line.hear("table"))

    def hear(self, told: Json) -> None:
        self.asked_for = None
        assert not told["fresh"]
        self.told = told
        self.log = [*self.log, *told["log"]]

    def check(self, found: Json) -> None:
        """The table is where it was left, or one move on if that move was asked for and not answered."""
        assert found["log"][: len(self.log)] == self.log
        if found["ply"] == self.told["ply"]:
            for same in ("view", "choices", "asked", "actor", "plies"):
                assert found[same] == self.told[same], same
        else:
            assert self.asked_for is not None, "a move nobody asked for"
            assert found["ply"] - self.told["ply"] <= MOST_ENTRIES
        self.told, self.log, self.asked_for = found, found["log"], None


def test_killed_again_and_again(tmp_path: Path) -> None:
    chance = random.Random(7)
    believers: list[Believer] = []
    moves = 0
    with launcher(tmp_path / "rainout.db") as server:
        for kill in range(KILLS + 1):
            threads: list[threading.Thread] = []
            with contextlib.ExitStack() as afterwards, server.running() as address:
                player = afterwards.enter_context(Player(address))
                if not believers or any(believer.told["asked"] == "over" for believer in believers):
                    believers = [Believer(player.open(options=LONG), chance) for _ in range(2)]
                for believer in believers:
                    believer.table.player = player
                    believer.check(believer.table.look())
                before = sum(believer.told["ply"] for believer in believers)
                if kill < KILLS:
                    threads = [threading.Thread(target=believer.play) for believer in believers]
                for thread in threads:
                    thread.start()
                    afterwards.callback(thread.join)
                wait_for_moves(believers, chance.randrange(12) if threads else 0)
                time.sleep(chance.uniform(0.0, 0.01))
            moves += sum(believer.told["ply"] for believer in believers) - before
    assert moves > KILLS


def wait_for_moves(believers: list[Believer], wanted: int) -> None:
    """Wait until one of them has come so much further."""
    first = believers[0]
    goal = first.told["ply"] + wanted
    wait_until(lambda: first.told["ply"] >= goal or first.told["asked"] == "over")
