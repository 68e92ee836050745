"""Being called when a table waits: by a push to the browser, by letter, and no more after one click."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ComeIn, Complaints, served
from tests.browser.house import House
from tests.browser.people import Player
from tests.browser.test_strangers import looks_well
from tests.server.callees import Browser, MailServer, PushService, link_in, mail_server, push_service


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def post() -> Iterator[MailServer]:
    with mail_server() as post:
        yield post


@contextmanager
def calling(folder: Path, post: MailServer) -> Iterator[House]:
    """A server that calls people as soon as they are gone."""
    with contextmanager(served)(
        folder,
        RAINOUT_CALL_AFTER="0",
        RAINOUT_GONE_AFTER="0",
        RAINOUT_PUSH_ANYWHERE="1",
        RAINOUT_SMTP_HOST="127.0.0.1",
        RAINOUT_SMTP_PORT=str(post.port),
        RAINOUT_SMTP_SECURITY="none",
        RAINOUT_MAIL_FROM="Rainout <rainout@club.example>",
    ) as house:
        yield house


SUBSCRIBES = """
const told = %s
const subscription = {
  toJSON: () => ({ endpoint: told.endpoint, keys: { p256dh: told.p256dh, auth: told.auth } }),
  unsubscribe: async () => { globalThis.unsubscribed = true; return true },
}
PushManager.prototype.getSubscription = async () => (globalThis.subscribed ? subscription : null)
PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
  if (!userVisibleOnly || applicationServerKey.length !== 87) throw new TypeError('no key')
  globalThis.subscribed = true
  return subscription
}
Notification.requestPermission = async () => 'granted'
"""
"""The push service of Chromium's maker is far away: in its place stands one of this machine."""


LISTENS = """() => {
  let heard
  self.told = new Promise((resolve) => (heard = resolve))
  self.registration.showNotification = async (title, options) => heard([{ title, ...options }])
}"""
"""Chromium without a head has nowhere to show a notice; what it would is noted."""


def two_at_a_table(ana: Player, bo: Player) -> Player:
    """Two who have sat down; gives the one whose turn it is."""
    ana.visit("/lobby")
    ana.press_button("Offer a seat…")
    ana.press(ana.dialog("New table").get_by_role("button", name="Open the table"))
    ana.wait_at_table()
    bo.visit(ana.page.url)
    bo.press_button("Sit down")
    bo.wait_at_table()
    match = bo.page.url.rpartition("/")[2]
    look = f"fetch('/api/tables/{match}').then((told) => told.json()).then(({{ actor }}) => actor)"
    return (ana, bo)[bo.page.evaluate(look)]


def test_a_browser_is_called_and_shows_what_the_server_says(
    come_in: ComeIn, tmp_path: Path, service: PushService, post: MailServer
) -> None:
    with calling(tmp_path, post) as house:
        asked = two_at_a_table(*(come_in(to=house, service_workers="allow") for _ in range(2)))
        browser = Browser(service)
        asked.page.add_init_script(SUBSCRIBES % json.dumps(browser.subscription()))
        asked.page.context.grant_permissions(["notifications"])
        asked.page.reload()
        asked.wait_at_table()
        asked.choose_in_menu("Tell me when it is my turn…")
        dialog = asked.dialog("When a table waits for you")
        box = dialog.get_by_label("Tell this device, even when the page is closed")
        box.click()
        expect(dialog.get_by_role("status")).to_have_text("This device will be told.")
        expect(box).to_be_checked()
        looks_well(asked)
        table = asked.page.url
        assert browser.heard == []  # whoever is at the table needs no call
        asked.visit("/")
        words = browser.hears()
        assert words["path"] == table.removeprefix(house.address)
        [shown] = delivered(asked, words)
        assert (shown["title"], shown["body"]) == (words["title"], words["body"])
        assert shown["actions"] == [{"action": "stop", "title": "Stop these notices"}]

        asked.visit("/me")
        box = asked.page.get_by_label("Tell this device, even when the page is closed")
        expect(box).to_be_checked()
        [worker] = asked.page.context.service_workers
        worker.evaluate("(stop) => endCalls(stop)", shown["data"]["stop"])  # as a click on that action does
        asked.page.reload()
        expect(box).not_to_be_checked()
        box.click()
        expect(box).to_be_checked()
        box.click()
        expect(box).not_to_be_checked()
        asked.page.reload()
        expect(box).not_to_be_checked()


def delivered(player: Player, words: Any) -> list[Any]:
    """What the browser shows when its push service brings these words."""
    page = player.page
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    [worker] = page.context.service_workers
    worker.evaluate(LISTENS)
    line = page.context.new_cdp_session(page)
    found: list[Any] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    line.send("ServiceWorker.enable")
    page.wait_for_function("true")
    assert found
    registration = found[-1]["registrationId"]
    origin, text = page.evaluate("location.origin"), json.dumps(words)
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": registration, "data": text},
    )
    shown: list[Any] = worker.evaluate("() => told")
    return shown


def test_letters_come_once_their_reader_has_said_so_and_end_with_one_click(
    come_in: ComeIn, tmp_path: Path, post: MailServer, complaints: Complaints
) -> None:
    complaints.expect("422")
    complaints.expect("404")
    with calling(tmp_path, post) as house:
        asked = two_at_a_table(come_in(to=house), come_in(to=house))
        asked.visit("/me")
        region = asked.page.get_by_role("region", name="When a table waits for you")
        field = region.get_by_label("E-mail address for letters")
        field.fill("ana@here")
        asked.press(region.get_by_role("button", name="Write me letters"))
        expect(region.get_by_role("alert")).to_contain_text("is no e-mail address")
        field.fill("ana@example.org")
        asked.press(region.get_by_role("button", name="Write me letters"))
        expect(region).to_contain_text("A letter went to ana@example.org.")
        looks_well(asked)
        first = post.letter_to("ana@example.org")

        reader = come_in(to=house, locale="es-ES")  # perhaps on another device
        confirm = f"/me#confirm={link_in(first, 'confirm')}"
        reader.visit(confirm)
        expect(reader.page.get_by_text("Desde ahora llegarán cartas a esta dirección.")).to_be_visible()
        assert "#" not in reader.page.url
        looks_well(reader)
        letter = post.letter_to("ana@example.org", 2)
        asked.page.reload()
        expect(region).to_contain_text("Letters go to ana@example.org.")
        looks_well(asked)

        reader.visit("/")
        reader.visit(f"/me#stop={link_in(letter, 'stop')}")
        expect(reader.page.get_by_text("Se acabó; no llegará nada más.")).to_be_visible()
        asked.page.reload()
        expect(region.get_by_role("button", name="Write me letters")).to_be_visible()
        reader.visit("/")
        reader.visit(confirm)
        expect(reader.page.get_by_role("alert")).to_contain_text("Este enlace ya no vale")
