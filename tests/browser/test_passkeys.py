"""A key that a passkey brings to another device, and a server that cannot read it.

No maker of devices is here who would take a passkey from one to the next, and Chromium's virtual one hands over all but
its secret. So the other device is the same browser after it has forgotten everything else.
"""

from __future__ import annotations

import base64
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import ComeIn, Complaints
from tests.browser.house import House
from tests.browser.people import Player
from tests.browser.test_strangers import looks_well


def with_authenticator(player: Player, *, secrets: bool = True) -> None:
    """A device that keeps passkeys; its owner always agrees."""
    line = player.page.context.new_cdp_session(player.page)
    line.send("WebAuthn.enable")
    wish = {
        "protocol": "ctap2",
        "ctap2Version": "ctap2_1",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "hasPrf": secrets,
        "automaticPresenceSimulation": True,
    }
    line.send("WebAuthn.addVirtualAuthenticator", {"options": wish})


def at_home(player: Player, house: House) -> Player:
    """By a name: passkeys are made for no numbers."""
    player.visit(house.address.replace("127.0.0.1", "localhost") + "/me")
    return player


def words_of(player: Player) -> list[str]:
    player.press_button("Show my key")
    listed = player.page.get_by_role("list", name="The words of your key").get_by_role("listitem")
    expect(listed).to_have_count(17)
    return listed.all_inner_texts()


def test_a_passkey_brings_the_key_to_another_device(
    come_in: ComeIn, own_house: House, tmp_path: Path, complaints: Complaints
) -> None:
    complaints.expect("404")
    ana = at_home(come_in(to=own_house), own_house)
    with_authenticator(ana)
    words = words_of(ana)
    looks_well(ana)
    ana.press_button("Keep my key with a passkey")
    expect(
        ana.page.get_by_text("The passkey can bring your key now, on every device that has it.")
    ).to_be_visible()
    key = ana.page.evaluate("JSON.parse(localStorage.getItem('rainout.key'))")

    ana.page.evaluate("localStorage.clear()")
    ana.page.reload()
    ana.press_button("Fetch my key with a passkey")
    expect(ana.page.get_by_text("This browser has the key now.")).to_be_visible()
    assert words_of(ana) == words
    ana.press_button("Fetch my key with a passkey")
    expect(ana.page.get_by_text("This browser has that key already.")).to_be_visible()

    kept = b"".join(file.read_bytes() for file in tmp_path.glob("rainout.db*"))
    assert kept
    assert key.encode() not in kept
    assert base64.urlsafe_b64decode(key + "==") not in kept

    ana.press_button("Have it forgotten")
    expect(ana.page.get_by_text(re.compile("^The passkey brings nothing any more"))).to_be_visible()
    ana.press_button("Fetch my key with a passkey")
    expect(ana.page.get_by_text(re.compile("was forgotten|Nothing was done"))).to_be_visible()


def test_a_browser_with_a_key_of_its_own_is_asked_first(come_in: ComeIn, own_house: House) -> None:
    ana = at_home(come_in(to=own_house), own_house)
    with_authenticator(ana)
    words = words_of(ana)
    ana.press_button("Keep my key with a passkey")
    expect(ana.page.get_by_text("The passkey can bring your key now")).to_be_visible()
    ana.page.evaluate("localStorage.setItem('rainout.key', JSON.stringify('A'.repeat(22)))")
    ana.press_button("Hide it")
    ana.press_button("Fetch my key with a passkey")
    expect(ana.page.get_by_text("The passkey brings another key.")).to_be_visible()
    assert words_of(ana) != words
    ana.press_button("Use this key here")
    assert words_of(ana) == words


def test_a_passkey_that_yields_no_secret_is_kindly_declined(come_in: ComeIn, own_house: House) -> None:
    ana = at_home(come_in(to=own_house), own_house)
    with_authenticator(ana, secrets=False)
    ana.press_button("Keep my key with a passkey")
    expect(ana.page.get_by_text("This passkey cannot seal anything")).to_be_visible()


def test_passkeys_are_offered_only_where_they_can_be(come_in: ComeIn, own_house: House) -> None:
    ana = come_in(to=own_house)
    ana.visit("/me")
    expect(ana.page.get_by_role("button", name="Show my key")).to_be_visible()
    answered: list[Any] = ana.page.evaluate(
        "fetch('/api/calls').then((told) => told.json()).then((told) => [told])"
    )
    assert answered[0]["passkeys"]
    expect(ana.page.get_by_role("button", name="Keep my key with a passkey")).to_have_count(0)
