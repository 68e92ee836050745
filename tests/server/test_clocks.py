"""Clocks: worked out from the log, the same for every worker and after every fall; late has the end agreed on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from rainout.core import matchfile
from rainout.server.clocks import LONGEST_PAUSE, Clocks
from rainout.server.protocol import Pace
from rainout.server.timers import Timers
from tests.server.driver import Json, Player, TableAt, good, process, refused, serving, settings

FIVE_MINUTES = {"seconds": 300, "increment": 5}


class Watch:
    """A clock on the wall that a test moves on."""

    def __init__(self) -> None:
        self.now = 1_000_000_000_000

    def __call__(self) -> int:
        return self.now

    def wait(self, seconds: float) -> None:
        self.now += round(seconds * 1000)


@pytest.fixture(scope="module")
def watch() -> Watch:
    return Watch()


@pytest.fixture(scope="module")
def house(watch: Watch) -> Iterator[Player]:
    """A server whose clocks go as the watch does."""
    with serving(settings(), watch) as address, Player(address) as player:
        yield player


def paced(player: Player, *kinds: str, **pace: object) -> TableAt:
    """A table with a clock where the players tell what they rolled; the first turn is about to begin."""
    table = player.open(*kinds or ("me", "local"), own_dice=True, pace={**FIVE_MINUTES, **pace})
    if "link" not in kinds and "anyone" not in kinds:
        begin(table)
    return table


def begin(table: TableAt) -> None:
    faces = iter([5, 2] * 10)
    while table.look()["view"]["phase"] == "roll-off":
        good(table.act(f"roll {next(faces)}"))


def left(shown: Json) -> list[float | None]:
    return list(shown["clock"]["left"])


# --- The sums ---


def clocks(**pace: int | bool | str) -> Clocks:
    return Clocks.set_up(Pace(**{"seconds": 60, **pace}), [True, True])  # type: ignore[arg-type]


def played(clocks: Clocks, *entries: tuple[int, str, int | None]) -> Clocks:
    for seconds, entry, asked in entries:
        clocks.note(entry, seconds * 1000, asked)
    return clocks


def test_time_is_taken_from_whoever_is_asked() -> None:
    told = played(
        clocks(), (0, "deal Qh", None), (0, "table start", None), (10, "roll 5", 0), (14, "block 3", 0)
    )
    assert told.left == [46_000, 60_000]
    assert told.face(1, 20_000).left == (46.0, 54.0)
    assert told.face(0, 20_000).left == (40.0, 60.0)
    assert told.due(1) == 74_000
    assert told.ring(1) == "flag 2"


def test_the_increment_comes_when_the_turn_passes_on_and_is_shown_at_once() -> None:
    told = played(clocks(increment=5), (0, "table start", None), (10, "roll 5", 0), (12, "block 3", 0))
    assert told.left == [48_000, 60_000], "not for every action of a turn"
    assert told.face(1, 12_000).left == (53.0, 60.0)
    told = played(told, (20, "roll 2", 1))
    assert told.left == [53_000, 52_000]


def test_taking_back_and_moving_again_earns_nothing() -> None:
    told = played(clocks(increment=5), (0, "table start", None))
    for second in range(1, 40, 4):
        told = played(told, (second, "block 3", 0), (second, "undo 0", 1))
    assert told.face(0, 40_000).left == (20.0, 60.0)


def test_every_action_has_its_days() -> None:
    day = 86_400
    told = played(clocks(seconds=3 * day, each_move=True), (0, "table start", None), (2 * day, "roll 5", 0))
    assert told.face(0, 2 * day * 1000).left == (3.0 * day, 3.0 * day)
    assert told.due(1) == 5 * day * 1000


def test_clocks_stand_in_a_pause_and_go_again_after_a_day() -> None:
    told = played(clocks(), (0, "table start", None), (10, "table pause", 0))
    assert told.face(0, 50_000).left == (50.0, 60.0)
    assert told.face(0, 50_000).state == "paused"
    assert told.due(0) == 10_000 + LONGEST_PAUSE
    assert told.ring(0) == "table start"
    told = played(told, (100, "table start", 0))
    assert told.face(0, 110_000).left == (40.0, 60.0)


def test_a_worker_whose_clock_is_behind_gives_nobody_time() -> None:
    told = played(clocks(), (0, "table start", None), (10, "roll 5", 0), (9, "block 3", 0), (12, "roll 2", 1))
    assert told.left == [50_000, 58_000]


# --- At a table ---


def test_the_clock_runs_for_whoever_is_asked(house: Player, watch: Watch) -> None:
    table = paced(house)
    first = table.look()["actor"]
    watch.wait(20)
    shown = table.look()
    assert left(shown)[first] == pytest.approx(280.0)
    assert shown["clock"] == {"left": left(shown), "running": first, "state": "going"}
    assert shown["pace"] == {"seconds": 300, "each_move": False, "increment": 5, "late": "loses"}
    assert house.open().look()["clock"] is None


def test_clocks_wait_until_every_seat_is_taken(house: Player, watch: Watch) -> None:
    table = paced(house, "me", "anyone")
    watch.wait(1000)
    assert table.look()["clock"] == {"left": [300.0, 300.0], "running": None, "state": "waiting"}
    good(table.ask("take", {}, tokens=()))
    watch.wait(3)
    shown = table.look()
    assert shown["clock"]["state"] == "going"
    assert set(left(shown)) == {297.0, 300.0}


def test_running_out_loses(house: Player, watch: Watch) -> None:
    table = paced(house)
    late = table.look()["actor"]
    ply = table.look()["ply"]
    watch.wait(299.9)
    assert table.look()["outcome"] is None
    watch.wait(0.1)
    refused(table.act("roll 4", late, ply), 409, "stale")
    outcome = table.look()["outcome"]
    assert (outcome["winner"], outcome["reason"]) == (1 - late, "late")
    assert left(table.look())[late] == 0.0


def test_a_flag_is_in_the_file_and_is_proven_with_it(house: Player, watch: Watch) -> None:
    table = paced(house)
    late = table.look()["actor"]
    watch.wait(301)
    table.look()
    text = house.ask("GET", f"{table.path}/file").text
    assert text.endswith(f"\nflag {late + 1}\n")
    assert matchfile.verify(text) == []
    again = house.post("/tables/load", {"file": text})
    assert house.get(f"/tables/{again['match']}")["outcome"]["reason"] == "late"


def test_running_out_may_hand_over_to_a_bot_for_good(house: Player, watch: Watch) -> None:
    table = paced(house, late="bot")
    late = table.look()["actor"]
    watch.wait(301)
    shown = table.look()
    assert shown["outcome"] is None
    assert shown["seats"][late]["away"]
    assert left(shown)[late] is None
    refused(table.ask("return", {"seat": late}), 409, "time-up")
    with table.line(tokens=[table.tokens[late]]) as line:
        assert line.hear("table")["seats"][late]["away"]
    refused(table.resign(late), 409, "time-up")


def test_what_a_bot_thinks_costs_nobody_time(house: Player, watch: Watch) -> None:
    shown = house.open("me", "novice", pace=FIVE_MINUTES).look()
    assert left(shown)[1] is None


def test_a_line_that_drops_stops_no_clock(house: Player, watch: Watch) -> None:
    table = paced(house)
    first = table.look()["actor"]
    with table.line(tokens=[table.tokens[first]]) as line:
        line.hear("table")
    watch.wait(60)
    shown = table.look([table.tokens[1 - first]])
    assert not shown["seats"][first]["connected"]
    assert left(shown)[first] == 240.0


def test_the_lobby_says_how_long_one_may_think(house: Player) -> None:
    table = paced(house, "me", "anyone")
    lines = {line["match"]: line for line in house.get("/lobby")}
    assert lines[table.match]["pace"]["seconds"] == 300


def test_a_rematch_has_the_same_pace(house: Player) -> None:
    table = paced(house)
    good(table.resign(0))
    following = good(table.rematch(0))["rematch"]
    assert house.get(f"/tables/{following}", table.tokens)["pace"]["seconds"] == 300


@pytest.mark.parametrize(
    "wrong", [{"seconds": 1}, {"seconds": 60, "increment": -1}, {"seconds": 60, "late": "x"}]
)
def test_a_pace_that_is_none_is_refused(house: Player, wrong: Json) -> None:
    wish = {"game": "hens", "seats": [{"kind": "me"}, {"kind": "local"}], "pace": wrong}
    refused(house.ask("POST", "/tables", wish), 422, "bad-message")


# --- What nothing can harm ---


def test_another_worker_and_the_next_start_tell_the_same(watch: Watch, tmp_path: Path) -> None:
    """One moved, the other has only the log; more entries than a bookmark needs, and some that were taken back."""
    wanted = settings(database=str(tmp_path / "rainout.db"))
    with serving(wanted, watch) as address, Player(address) as player:
        table = paced(player)
        for _ in range(12):
            watch.wait(3)
            shown = table.step() if table.look()["asked"] == "act" else good(table.act("roll 4"))
            if shown["may_undo"]:
                watch.wait(2)
                good(table.undo(shown["may_undo"][0]))
        watch.wait(1)
        told = table.look()
    with serving(wanted, watch) as address, Player(address) as player:
        found = player.get(table.path, table.tokens)
        assert found["clock"] == told["clock"]
        assert left(found)[0] != left(found)[1]


def test_a_flag_falls_while_no_server_runs(watch: Watch, tmp_path: Path) -> None:
    wanted = settings(database=str(tmp_path / "rainout.db"))
    with serving(wanted, watch) as address, Player(address) as player:
        table = paced(player)
        late = table.look()["actor"]
    watch.wait(1000)
    with serving(wanted, watch) as address, Player(address) as player:
        assert player.get(table.path)["outcome"]["winner"] == 1 - late


def test_clocks_survive_kill_9(tmp_path: Path) -> None:
    """By the clock of this machine: what passes while nobody serves is counted too."""
    database = tmp_path / "rainout.db"
    with process(database) as (server, address), Player(address) as player:
        table = paced(player)
        before = table.look()
        server.kill()
    with process(database) as (_, address), Player(address) as player:
        after = player.get(table.path, table.tokens)
    running = before["clock"]["running"]
    waited = after["waited"] - before.get("waited", 0)
    assert left(before)[running] - left(after)[running] == pytest.approx(waited, abs=1.0)
    assert left(after)[1 - running] == left(before)[1 - running]


def test_a_timer_rings_once_and_what_was_set_before_counts_no_more() -> None:
    async def run() -> list[str]:
        rung: list[str] = []
        done = asyncio.Event()

        async def ring(match: str) -> None:
            rung.append(match)
            done.set()

        timers = Timers(ring)
        timers.set("a", 0.0)
        timers.set("a", None)
        timers.set("b", 3600.0)
        timers.set("b", 0.0)
        await done.wait()
        await timers.close()
        return rung

    assert asyncio.run(run()) == ["b"]
