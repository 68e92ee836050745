"""Calls: who asked for it is told that a table waits, once, not too often, and nobody else hears of it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from rainout.core.words import LANGUAGES
from rainout.server.push import public_resolver
from rainout.server.records import moment
from tests.server.callees import (
    Browser,
    MailServer,
    PushService,
    link_in,
    mail_server,
    push_service,
)
from tests.server.driver import (
    Json,
    Player,
    TableAt,
    good,
    own_dice,
    process,
    refused,
    serving,
    settings,
    wait_until,
)
from tests.server.test_clocks import Watch, begin

HOUR = 3600.0
DAYS = {"seconds": 172_800, "each_move": True}


@pytest.fixture(scope="module")
def watch() -> Watch:
    watch = Watch()
    watch.now = moment()
    return watch


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture(scope="module")
def post() -> Iterator[MailServer]:
    with mail_server() as post:
        yield post


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, watch: Watch, post: MailServer) -> Iterator[Player]:
    """A server on either database that calls people at once, and whose hours go by as the watch says."""
    wanted = {"database": request.getfixturevalue("postgres").new()} if request.param == "postgres" else {}
    with serving(calling(post, **wanted), watch) as address, Player(address) as player:
        yield player


def calling(post: MailServer, **more: object) -> Json:
    return settings(
        call_after=0.0,
        push_anywhere=True,
        smtp_host="127.0.0.1",
        smtp_port=post.port,
        smtp_security="none",
        mail_from="Rainout <rainout@club.example>",
        **more,
    )


def waiting_for_bo(player: Player, **agreed: object) -> TableAt:
    """Ana opened a table, Bo came by link, and Ana has moved; both tokens are the table's."""
    table = player.open("me", "link", own_dice=True, **agreed)
    bo = good(table.ask("claim", {"invitation": table.invitations[0], "name": "Bo"}, tokens=()))
    table.tokens.append(bo["token"])
    come_to(table, 1)
    return table


def come_to(table: TableAt, seat: int) -> None:
    """Play until it is somebody's turn."""
    begin(table)
    while table.look()["actor"] != seat:
        step(table)


def go_round(table: TableAt) -> None:
    """Bo moves, and so does Ana: it is Bo's turn again."""
    come_to(table, 0)
    come_to(table, 1)


def step(table: TableAt) -> None:
    shown = table.look()
    good(table.act("roll 3" if shown["asked"] == "tell-roll" else shown["choices"][0]["action"]))


def contacts(player: Player, contact: str, *seats: str) -> Json:
    [shown] = player.post("/calls/mine", {"contacts": [contact], "seats": list(seats)})
    return shown


def written_to(player: Player, post: MailServer, address: str, *seats: str, language: str = "en") -> str:
    """Somebody wants letters, and has followed the link in the first."""
    wish = {"address": address, "language": language, "seats": list(seats)}
    contact: str = player.post("/calls/mail", wish)["contact"]
    player.post("/calls/confirm", {"code": link_in(post.letter_to(address), "confirm")})
    return contact


# --- Pushes ---


def test_a_browser_is_told_whose_turn_it_is_and_where(house: Player, service: PushService) -> None:
    table = waiting_for_bo(house)
    bo = Browser(service)
    contact = bo.ask_to_be_called(house, table.tokens[1])
    told = bo.hears()
    assert told["title"].endswith(": it is your turn")
    assert told["path"] == f"/t/{table.match}"
    assert "Player 1" in told["body"]
    assert contacts(house, contact, table.tokens[1]) == {"kind": "push", "confirmed": True}
    _, _, headers = service.heard[-1]
    assert headers["Content-Encoding"] == "aes128gcm"
    assert int(headers["TTL"]) > 0


def test_it_is_told_in_the_readers_language(house: Player, service: PushService) -> None:
    table = waiting_for_bo(house)
    bo = Browser(service)
    bo.ask_to_be_called(house, table.tokens[1], language="es")
    told = bo.hears()
    assert "te toca" in told["title"]
    assert told["language"] == "es"


def test_once_a_turn_and_once_an_hour(house: Player, service: PushService, watch: Watch) -> None:
    """Bo moves on and is asked again within the hour: that is told when the hour is over, and then once."""
    table, marker = waiting_for_bo(house), waiting_for_bo(house)
    bo = Browser(service)
    bo.ask_to_be_called(house, table.tokens[1])
    bo.hears()
    go_round(table)
    watch.wait(HOUR / 2)
    let_a_look_pass(house, service, marker)
    bo.hears(1)
    watch.wait(HOUR / 2)
    bo.hears(2)
    watch.wait(HOUR)
    let_a_look_pass(house, service, marker)
    bo.hears(2)


def let_a_look_pass(house: Player, service: PushService, table: TableAt) -> None:
    """Another browser asks to be called and is, so that whoever was due has been called, too."""
    for _ in range(2):  # the first may have been seen by a look that was under way
        marker = Browser(service)
        marker.ask_to_be_called(house, table.tokens[1])
        marker.hears()


def test_nobody_is_called_who_is_at_the_table(house: Player, service: PushService) -> None:
    table, marker = waiting_for_bo(house), waiting_for_bo(house)
    bo = Browser(service)
    with table.line([table.tokens[1]]) as line:
        line.hear("table")
        bo.ask_to_be_called(house, table.tokens[1])
        let_a_look_pass(house, service, marker)
        assert bo.heard == []
    bo.hears()


def test_nobody_is_called_who_is_not_asked(house: Player, service: PushService) -> None:
    """Not Ana, who has moved; not for a table that waits for a friend; not for one that is over or stands still.

    Nor for one where she plays with bots, or with somebody at her own screen.
    """
    table, marker = waiting_for_bo(house), waiting_for_bo(house)
    alone, at_home = house.open("me", "novice"), house.open("me", "local")
    with_a_gap, over = house.open("me", "link"), own_dice(house)
    good(over.resign(0))
    paused = waiting_for_bo(house, pace={"seconds": 600})
    for what, seat in (("ask", 1), ("answer", 0)):
        body = {"ply": paused.watch()["ply"], "seat": seat}
        more = {"what": "pause"} if what == "ask" else {"yes": True}
        good(paused.ask(what, {**body, **more}, [paused.tokens[seat]]))
    ana = Browser(service)
    idle = [*with_a_gap.tokens, *over.tokens, *paused.tokens, *alone.tokens, *at_home.tokens]
    ana.ask_to_be_called(house, table.tokens[0], *idle)
    let_a_look_pass(house, service, marker)
    assert ana.heard == []


def test_all_tables_that_wait_go_into_one_call(house: Player, service: PushService) -> None:
    tables = [waiting_for_bo(house) for _ in range(3)]
    bo = Browser(service)
    bo.ask_to_be_called(house, *(table.tokens[1] for table in tables))
    told = bo.hears()
    assert told["title"] == "3 tables wait for you"
    assert told["path"] == "/"
    assert len(told["body"].splitlines()) == 3


def test_it_goes_on_in_a_rematch(house: Player, service: PushService, watch: Watch) -> None:
    table = waiting_for_bo(house)
    bo = Browser(service)
    bo.ask_to_be_called(house, table.tokens[1])
    bo.hears()
    good(table.resign(0))
    again = TableAt(house, {"match": good(table.rematch(0))["rematch"], "seats": []})
    again.tokens = table.tokens
    come_to(again, 1)
    watch.wait(HOUR)
    assert bo.hears(2)["path"] == f"/t/{again.match}"


def test_a_move_that_has_days_is_called_again_before_its_time_is_up(
    house: Player, service: PushService, watch: Watch
) -> None:
    table = waiting_for_bo(house, pace=DAYS)
    bo = Browser(service)
    bo.ask_to_be_called(house, table.tokens[1])
    assert "2 days left" in bo.hears()["body"]
    watch.wait(37 * HOUR)
    assert "11 hours left" in bo.hears(2)["body"]
    marker = waiting_for_bo(house)
    watch.wait(2 * HOUR)
    let_a_look_pass(house, service, marker)
    bo.hears(2)


def test_one_click_on_a_push_ends_them(house: Player, service: PushService) -> None:
    table = waiting_for_bo(house)
    bo = Browser(service)
    contact = bo.ask_to_be_called(house, table.tokens[1])
    stop = bo.hears()["stop"].removeprefix("/api")
    assert contact not in stop
    for _ in range(2):
        house.post(stop, {})
    assert contacts(house, contact)["kind"] is None


def test_a_browser_that_is_gone_is_forgotten(house: Player, service: PushService) -> None:
    table = waiting_for_bo(house)
    for status in (404, 410):
        bo = Browser(service)
        bo.answers.append(status)
        contact = bo.ask_to_be_called(house, table.tokens[1])
        bo.hears()
        let_a_look_pass(house, service, table)
        assert contacts(house, contact)["kind"] is None


def test_a_service_that_fails_is_asked_more_and_more_seldom(
    house: Player, service: PushService, watch: Watch
) -> None:
    """And one that leads elsewhere is not followed there."""
    table, marker = waiting_for_bo(house), waiting_for_bo(house)
    bo = Browser(service)
    bo.answers += [503, 307]
    bo.ask_to_be_called(house, table.tokens[1])
    bo.hears()
    let_a_look_pass(house, service, marker)
    watch.wait(1.5 * HOUR)
    let_a_look_pass(house, service, marker)
    bo.hears(1)
    watch.wait(HOUR)
    bo.hears(2)
    let_a_look_pass(house, service, marker)
    watch.wait(3 * HOUR)
    let_a_look_pass(house, service, marker)
    bo.hears(2)
    watch.wait(2 * HOUR)
    bo.hears(3)
    assert all(path in service.browsers for path, _, _ in service.heard)


ODD_ENDPOINTS = (
    "http://push.example/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://10.0.0.1/x",
    "https://push.example:8443/x",
    "https://ana@push.example/x",
    "file:///push/x",
    "push.example",
    "https://push.example\n/x",
)


def test_nobody_has_the_server_call_what_is_not_public(post: MailServer, service: PushService) -> None:
    wanted = calling(post)
    with serving(replace(wanted, push_anywhere=False)) as address, Player(address) as player:
        good_one = Browser(service).subscription()
        for endpoint in ODD_ENDPOINTS:
            wish = {**good_one, "endpoint": endpoint}
            refused(player.ask("POST", "/calls/push", wish), 422, "bad-endpoint")
        player.post("/calls/push", {**good_one, "endpoint": "https://push.example/x"})
        no_point = {**good_one, "endpoint": "https://push.example/x", "p256dh": "A" * 87}
        refused(player.ask("POST", "/calls/push", no_point), 422, "bad-endpoint")


def test_a_name_that_leads_inside_is_not_dialled() -> None:
    async def resolve() -> None:
        resolver = public_resolver()
        with pytest.raises(OSError, match="not public"):
            await resolver.resolve("localhost", 443)
        await resolver.close()

    asyncio.run(resolve())


def test_where_there_are_no_calls_that_is_said(watch: Watch, service: PushService) -> None:
    with serving(settings(push=False, passkeys=False)) as address, Player(address) as player:
        assert player.get("/calls") == {"push": None, "mail": False, "passkeys": False}
        refused(player.ask("POST", "/calls/push", Browser(service).subscription()), 409, "no-calls")
        mail = {"address": "ana@example.org", "language": "en"}
        refused(player.ask("POST", "/calls/mail", mail), 409, "no-calls")
        refused(player.ask("POST", "/passkeys/challenge", {}), 409, "no-passkeys")


# --- Letters ---


def test_nothing_is_sent_to_an_address_before_its_reader_says_so(house: Player, post: MailServer) -> None:
    table, marker = waiting_for_bo(house), waiting_for_bo(house)
    address = f"careful-{table.match}@example.org"
    wish = {"address": address, "language": "en", "seats": [table.tokens[1]]}
    contact = house.post("/calls/mail", wish)["contact"]
    first = post.letter_to(address)
    assert table.match not in first.get_content()
    assert contacts(house, contact, table.tokens[1]) == {"kind": "mail", "confirmed": False}
    written_to(house, post, f"marker-{table.match}@example.org", marker.tokens[1])
    post.letter_to(f"marker-{table.match}@example.org", 2)
    assert len(post.to(address)) == 1
    code = link_in(first, "confirm")
    house.post("/calls/confirm", {"code": code})
    letter = post.letter_to(address, 2)
    assert f"/t/{table.match}" in letter.get_content()
    refused(house.ask("POST", "/calls/confirm", {"code": code}), 404, "no-contact")
    house.post("/calls/forget", {"contact": contact})


def test_a_letter_can_be_ended_as_mail_programs_do_it(house: Player, post: MailServer) -> None:
    """RFC 8058: a POST of a form, by a program that knows nothing of us, at an address that does nothing else."""
    table = waiting_for_bo(house)
    address = f"ender-{table.match}@example.org"
    contact = written_to(house, post, address, table.tokens[1])
    letter = post.letter_to(address, 2)
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = letter["List-Unsubscribe"].strip("<>")
    assert stop.startswith(house.address)
    assert link_in(letter, "stop") == stop.rpartition("/")[2]
    shown = httpx.get(stop)  # to look changes nothing
    assert shown.status_code == 303
    assert "#stop=" in shown.headers["Location"]
    assert contacts(house, contact)["kind"] == "mail"
    good(httpx.post(stop, data={"List-Unsubscribe": "One-Click"}))
    assert contacts(house, contact)["kind"] is None


def test_a_letter_speaks_the_readers_language_and_makes_no_links_of_names(
    house: Player, post: MailServer
) -> None:
    table = house.open("me", "link", own_dice=True)
    name = "https://evil.example"
    bo = good(table.ask("claim", {"invitation": table.invitations[0], "name": name}, tokens=()))
    table.tokens.append(bo["token"])
    come_to(table, 0)
    address = f"lectora-{table.match}@example.org"
    written_to(house, post, address, table.tokens[0], language="es")
    letter = post.letter_to(address, 2)
    assert "te toca" in letter["Subject"]
    assert "https evil example" in letter.get_content()
    assert "evil.example" not in letter.get_content()


def test_one_address_is_written_to_once_an_hour_by_however_many_browsers(
    house: Player, post: MailServer, watch: Watch
) -> None:
    first, second = waiting_for_bo(house), waiting_for_bo(house)
    address = f"both-{first.match}@example.org"
    written_to(house, post, address, first.tokens[1])
    post.letter_to(address, 2)
    wish = {"address": address.upper(), "language": "en", "seats": [second.tokens[1]]}
    refused(house.ask("POST", "/calls/mail", wish), 429, "called-already")
    watch.wait(HOUR)
    house.post("/calls/mail", {**wish, "address": address})
    code = link_in(post.letter_to(address, 3), "confirm")
    house.post("/calls/confirm", {"code": code})
    letter = post.letter_to(address, 4)
    assert first.match in letter.get_content()
    assert second.match in letter.get_content()


@pytest.mark.parametrize(
    "address", ["ana", "ana@here", "a b@example.org", "ana@example.org\nBcc: all@example.org"]
)
def test_what_is_no_address_is_refused(house: Player, address: str) -> None:
    refused(house.ask("POST", "/calls/mail", {"address": address, "language": "en"}), 422, "bad-address")


def test_an_address_that_nobody_reads_is_forgotten(house: Player, post: MailServer, watch: Watch) -> None:
    table = waiting_for_bo(house)
    address = f"gone-{table.match}@example.org"
    contact = written_to(house, post, address, table.tokens[1])
    post.letter_to(address, 2)
    go_round(table)
    post.refused[address] = 0
    for tried, hours in enumerate((1, 2, 4), 1):
        watch.wait(hours * HOUR)
        wait_until(lambda tried=tried: post.refused[address] == tried)
    wait_until(lambda: contacts(house, contact, table.tokens[1])["kind"] is None)


def test_a_letter_that_cannot_be_sent_is_said_to_be(service: PushService) -> None:
    wanted = settings(smtp_host="127.0.0.1", smtp_port=1, smtp_security="none", mail_from="r@club.example")
    with serving(wanted) as address, Player(address) as player:
        wish = {"address": "ana@example.org", "language": "en"}
        for _ in range(2):  # and that one failed does not count
            refused(player.ask("POST", "/calls/mail", wish), 503, "mail-failed")


# --- Falls, workers, secrets ---


def test_a_worker_that_falls_in_the_middle_of_a_call_makes_no_second(
    tmp_path: Path, service: PushService
) -> None:
    database, bo = tmp_path / "rainout.db", Browser(service)
    wanted = {"RAINOUT_CALL_AFTER": "0", "RAINOUT_PUSH_ANYWHERE": "1"}
    with process(database, **wanted) as (server, address), Player(address) as player:
        table, marker = waiting_for_bo(player), waiting_for_bo(player)
        service.holds_back.clear()
        bo.ask_to_be_called(player, table.tokens[1])
        bo.hears()
        server.kill()
        server.wait()
    service.holds_back.set()
    with process(database, **wanted) as (_, address), Player(address) as player:
        let_a_look_pass(player, service, marker)
        bo.hears(1)


def test_of_several_workers_one_calls(tmp_path: Path, service: PushService, post: MailServer) -> None:
    wanted = calling(post, database=str(tmp_path / "rainout.db"))
    with serving(wanted) as here, serving(wanted) as there, Player(here) as ana, Player(there) as bo:
        table, marker = waiting_for_bo(ana), waiting_for_bo(bo)
        browser = Browser(service)
        browser.ask_to_be_called(ana, table.tokens[1])
        browser.hears()
        let_a_look_pass(bo, service, marker)
        browser.hears(1)
        with sqlite3.connect(tmp_path / "rainout.db") as database:
            assert database.execute("SELECT count(*) FROM duties").fetchone() == (1,)
        database.close()


def test_secrets_stay_where_they_are(
    tmp_path: Path, service: PushService, post: MailServer, caplog: pytest.LogCaptureFixture
) -> None:
    """The key of the house is in no log and no answer; what names a contact is kept as a hash."""
    wanted = calling(post, database=str(tmp_path / "rainout.db"))
    caplog.set_level("DEBUG")
    with serving(wanted) as address, Player(address) as player:
        table = waiting_for_bo(player)
        bo = Browser(service)
        contact = bo.ask_to_be_called(player, table.tokens[1])
        bo.hears()
        mail = written_to(player, post, "quiet@example.org", table.tokens[1])
        post.letter_to("quiet@example.org", 2)
        answers = str(player.get("/calls")) + str(contacts(player, contact))
    with sqlite3.connect(tmp_path / "rainout.db") as database:
        (key,) = database.execute("SELECT value FROM house_keys WHERE name = 'push'").fetchone()
    database.close()
    inner = "".join(key.splitlines()[1:-1])
    content = b"".join(file.read_bytes() for file in tmp_path.glob("rainout.db*"))
    for secret in (contact, mail, *table.tokens):
        assert secret.encode() not in content
    ours = ("rainout", "uvicorn", "aiohttp", "asyncio", "root")
    logged = "".join(str(each.__dict__) for each in caplog.records if each.name.startswith(ours))
    assert "/api/calls/push" in logged
    for hidden in (inner[:40], bo.path, "quiet@example.org", contact):
        assert hidden not in logged
        assert hidden not in answers


def test_every_language_says_it() -> None:
    from rainout.server.calls import Called, Waiting, letter
    from rainout.server.records import Contact

    for language in LANGUAGES:
        contact = Contact(
            contact="c",
            kind="mail",
            address="ana@example.org",
            account="a",
            origin="https://club.example",
            language=language,
            stop="word",
        )
        tables = [
            Waiting(str(hours), "hens", ("Bo",), hours, left)
            for hours, left in ((0, None), (1, 1), (5, 0), (24, 30), (50, 72))
        ]
        for count in (1, 5):
            said = letter(settings(mail_from="r@club.example"), Called(contact, tables[:count], []))
            assert "call-" not in said.get_content() + str(said["Subject"])
            assert said.get_content().count("https://club.example/t/") == count
