"""Heavy work beside the event loop: in turn, and never in anybody's way."""

from __future__ import annotations

import asyncio
import threading

import pytest

from rainout.server.aside import Aside
from rainout.server.errors import Busy
from rainout.server.show import show_moment
from tests.server.driver import Player, good, move


def test_work_is_done_in_turn_and_too_much_is_refused() -> None:
    async def ask() -> None:
        aside, held = Aside(at_once=1, most_waiting=2), threading.Event()
        done: list[int] = []
        first, *others = (
            asyncio.create_task(aside.do(work, number))
            for number, work in enumerate([lambda _: held.wait(), done.append, done.append])
        )
        await asyncio.sleep(0)
        with pytest.raises(Busy) as refused:
            await aside.do(done.append, 9)
        assert refused.value.wait
        assert done == []
        held.set()
        await asyncio.gather(first, *others)
        await aside.do(done.append, 3)
        assert done == [1, 2, 3]

    asyncio.run(ask())


def test_looking_back_holds_nobody_up(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moments used to be worked out while the table was held; four who looked back made a move take a second."""
    shown, looked = threading.Event(), threading.Event()

    def slowly(*about: object) -> object:
        looked.set()
        assert shown.wait(10)
        return show_moment(*about)  # type: ignore[arg-type]

    table = player.open("me", "local")
    ply = table.step()["ply"]
    monkeypatch.setattr("rainout.server.house.show_moment", slowly)
    answers: list[int] = []
    reader = threading.Thread(
        target=lambda: answers.append(player.ask("GET", f"{table.path}/plies/{ply - 1}").status_code)
    )
    reader.start()
    assert looked.wait(10)
    with Player(player.address) as other:
        now = move(other.get(table.path, table.tokens))
        moved = good(other.ask("POST", f"{table.path}/actions", now, table.tokens))
    assert moved["ply"] > ply
    shown.set()
    reader.join(10)
    assert answers == [200]
