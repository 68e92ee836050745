"""``rainout join``: a bot of one's own at a web table, and all that can keep it from there."""

from __future__ import annotations

import http.server
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from rainout.cli.voice import Voice
from rainout.core.words import Message
from rainout.visiting.visit import Visit
from tests.following import follow
from tests.server.driver import Player, process, serving, settings
from tests.visiting.conftest import invitation

from .conftest import Run, said
from .test_process import wait_for

EXAMPLES = Path(__file__).parents[2] / "examples"
BOTS = """
def first(position):
    return position.options[0]

def last(position):
    return position.texts[-1]

def broken(position):
    return {}["never"]
"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving(settings()) as address:
        yield address


@pytest.fixture
def player(address: str) -> Iterator[Player]:
    with Player(address) as player:
        yield player


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    file = tmp_path / "my_bots.py"
    file.write_text(BOTS)
    return file


def test_a_bot_joins_tells_what_it_does_and_ends_with_the_result(
    run: Run, player: Player, bots: Path
) -> None:
    table = player.open("novice", "link", pace={"seconds": 600, "increment": 5})
    ran = run("join", invitation(table), "--stay", "0", "--bot", f"{bots}:last", "--name", "Cautious")
    assert (ran.code, ran.err) == (0, "")
    assert "By the clock: 10 min 0 s each, and 5 s more for a turn." in ran.out
    assert re.search(r"^Cautious had \d+ min \d+ s left\.$", ran.out, re.MULTILINE)
    assert "Cautious has seat 2." in ran.out
    assert "Clutch Hens: Newcomer (novice) – Cautious" in ran.out
    assert re.search(r"^Cautious: \w+ [\w ]+  [A-Z]", ran.out, re.MULTILINE), (
        "what it does, and what that means"
    )
    assert "  · Cautious rolls a " in ran.out
    outcome = table.watch()["outcome"]
    assert outcome["reason"] == "played"
    voice = Voice("en", ["Newcomer (novice)", "Cautious"])
    assert voice.say(msgspec.convert(outcome["words"], Message)) in ran.out


def test_a_bot_of_examples_plays_by_hidden_cards_and_another_language(
    run: Run, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAINOUT_LANG", "es")
    table = player.open("novice", "link", game="baseball")
    ran = run("join", invitation(table), "--stay", "0", "--bot", f"{EXAMPLES}/bots.py:anything")
    assert (ran.code, ran.err) == (0, "")
    assert "anything ocupa el asiento 2." in ran.out
    assert table.watch()["seats"][1]["name"] == "anything"


def test_a_level_goes_by_its_name(run: Run, player: Player) -> None:
    table = player.open("novice", "link")
    assert "All-Star has seat 2." in run("join", invitation(table), "--stay", "0", "--bot", "all-star").out


def test_a_bot_that_fails_has_lost_and_the_command_says_so(run: Run, player: Player, bots: Path) -> None:
    table = player.open("novice", "link")
    ran = run("join", invitation(table), "--stay", "0", "--bot", f"{bots}:broken")
    assert (ran.code, ran.err) == (1, "")
    assert "loses the match: KeyError: 'never' (my_bots.py:9)" in ran.flat
    assert "broken resigns" in ran.out
    assert table.watch()["outcome"]["reason"] == "resigned"


def test_it_stays_for_a_rematch_until_its_owner_has_had_enough(
    run: Run, player: Player, bots: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = player.open("novice", "link")
    waited = []
    as_ever = Visit.rematch

    def asked_once(visit: Visit, patience: float) -> Visit | None:
        waited.append(patience)
        if len(waited) > 1:
            raise KeyboardInterrupt
        player.post(f"{table.path}/rematch", {"seat": 1}, [visit.token])
        return as_ever(visit, patience)

    monkeypatch.setattr(Visit, "rematch", asked_once)
    ran = run("join", invitation(table), "--bot", f"{bots}:last", "--stay", "30")
    assert (ran.code, waited) == (0, [30, 30])
    assert ran.out.count("last has seat 2.") == 2
    assert ran.out.count(said("cli-join-stays", seconds=30)) == 2
    assert player.get(f"/tables/{table.watch()['rematch']}")["outcome"]["reason"] == "played"


# --- What keeps a bot away ---

Refused = Callable[..., str]


def test_a_bot_that_cannot_play_uses_no_invitation_up(refused: Refused, player: Player, bots: Path) -> None:
    table = player.open("novice", "link", game="clutch")
    link = invitation(table)
    assert "cannot be read" in refused("join", link, "--bot", "nowhere.py:bot")
    assert "no bot “next”" in refused("join", link, "--bot", f"{bots}:next")
    assert "no bot “genius”" in refused("join", link, "--bot", "genius")
    assert "shows no position to look ahead from" in refused("join", link, "--bot", "all-star")
    compiled = f"{EXAMPLES}/compiled_bot.py:greedy"
    assert "shows no position to look ahead from" in refused("join", link, "--bot", compiled)
    assert table.watch()["seats"][1]["kind"] == "open"


def test_tables_that_have_no_seat_for_it(refused: Refused, player: Player, bots: Path) -> None:
    bot = f"{bots}:first"
    free, taken = player.open("novice", "link"), player.open("novice", "link")
    bare = f"{player.address}/t/{free.match}"
    assert "a free seat, but gives no right to it" in refused("join", bare, "--bot", bot)
    assert "may have been used already" in refused("join", f"{bare}#seat=wrong", "--bot", bot)
    player.post(f"{taken.path}/claim", {"invitation": taken.invitations[0]})
    for link in (invitation(taken), f"{player.address}/t/{taken.match}"):
        assert refused("join", link, "--bot", bot) == "Every seat at this table is taken."
    assert "does not hold a seat" in refused("join", f"{bare}#mine=1:wrong", "--bot", bot)
    assert "There is no match “nowhere”" in refused("join", f"{player.address}/t/nowhere", "--bot", bot)


def test_links_that_lead_nowhere(refused: Refused, bots: Path) -> None:
    bot = f"{bots}:first"
    assert "is no link to a table" in refused("join", "hens", "--bot", bot)
    assert "No server answers at http://127.0.0.1:1" in refused(
        "join", "http://127.0.0.1:1/t/abc", "--bot", bot
    )
    with somebody_else() as address:
        assert f"at {address} is not a Rainout server" in refused("join", f"{address}/t/abc", "--bot", bot)
    assert "still needed: --bot" in refused("join", "http://127.0.0.1:1/t/abc")


@contextmanager
def somebody_else() -> Iterator[str]:
    """A server of some other kind."""

    class Page(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<!doctype html>")

        def log_message(self, *_: object) -> None:
            pass

    with http.server.HTTPServer(("127.0.0.1", 0), Page) as server:
        threading.Thread(target=server.serve_forever).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()


def test_a_table_of_a_game_or_of_rules_not_known_here(refused: Refused, bots: Path, tmp_path: Path) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    for folder, version in ((there, 1), (here, 2)):
        folder.mkdir()
        follow(folder)
        facts = folder / "pig" / "__init__.py"
        text = facts.read_text()
        assert "version = 1" in text
        facts.write_text(text.replace("version = 1", f"version = {version}"))
    with process(tmp_path / "tables.db", RAINOUT_GAMES=str(there)) as (_, address), Player(address) as player:
        link = invitation(player.open("novice", "link", game="pig"))
        assert "no game called “pig”" in refused("join", link, "--bot", f"{bots}:first")
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "RAINOUT_GAMES": str(here)}
        command = [sys.executable, "-m", "rainout", "join", link, "--bot", f"{bots}:first"]
        ran = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert ran.returncode == 2
    assert "by version 1 of its rules, here by version 2" in ran.stderr


def test_ctrl_c_says_how_to_come_back(
    command: Callable[..., subprocess.Popen[str]], player: Player, bots: Path
) -> None:
    table = player.open("me", "link")
    process = command("join", invitation(table), "--bot", f"{bots}:first")
    wait_for(process.stdout, "first")
    wait_for(process.stdout, "first")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "")
    assert f"rainout join '{player.address}/t/{table.match}#mine=1%3A" in out


# --- The bare protocol ---


def test_the_forty_lines_play_at_a_real_table(player: Player) -> None:
    """The example in the guide, as it stands, in a game with hidden cards and in one without."""
    bot = EXAMPLES / "web_bot.py"
    code = [line for line in bot.read_text().split('"""', 2)[2].splitlines() if line.strip()]
    assert len(code) <= 40
    for game in ("hens", "baseball"):
        table = player.open("novice", "link", game=game)
        ran = subprocess.run([sys.executable, bot, invitation(table)], capture_output=True, text=True)
        assert (ran.returncode, ran.stderr) == (0, "")
        assert "'reason': 'played'" in ran.stdout
        assert table.watch()["seats"][1]["name"] == "Forty Lines"
