"""Passkeys: whoever can sign with one has the sealed key back, and nobody else."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import struct
from collections.abc import Iterator

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from rainout.server.records import moment
from tests.server.driver import Json, Player, good, refused, serving, settings
from tests.server.test_clocks import Watch

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40
"""What an authenticator says of whoever is there, and that a public key follows."""


def text(octets: bytes) -> str:
    return base64.urlsafe_b64encode(octets).decode().rstrip("=")


SEALED = text(os.urandom(44))


class Authenticator:
    """A device that keeps one passkey, and the page that asks it."""

    def __init__(self, player: Player, host: str = "localhost") -> None:
        port = player.address.rpartition(":")[2]
        self.player = player
        self.host = host
        self.origin = f"http://{host}:{port}"
        self.name = os.urandom(16)
        self.signs = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def ask(self, what: str, body: Json) -> Json:
        named = {"Origin": self.origin, "Host": self.origin.partition("//")[2]}
        return self.player.ask("POST", f"/passkeys/{what}", body, **named)

    def challenge(self) -> str:
        told = good(self.ask("challenge", {}))
        assert told["host"] == self.host
        return str(told["challenge"])

    def made(self, challenge: str, flags: int = PRESENT | VERIFIED) -> Json:
        """A new passkey, as the page sends it."""
        numbers = self._key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        told = self._told(flags | WITH_KEY) + bytes(16) + struct.pack(">H", len(self.name)) + self.name + key
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": told})
        client = self._client("webauthn.create", challenge)
        return {
            "credential": text(self.name),
            "client": text(client),
            "attestation": text(attestation),
            "sealed": SEALED,
        }

    def signed(self, challenge: str, flags: int = PRESENT | VERIFIED) -> Json:
        """What the passkey signs."""
        told, client = self._told(flags), self._client("webauthn.get", challenge)
        signature = self._key.sign(told + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "credential": text(self.name),
            "client": text(client),
            "authenticator": text(told),
            "signature": text(signature),
        }

    def _told(self, flags: int) -> bytes:
        self.signs += 1
        return hashlib.sha256(self.host.encode()).digest() + struct.pack(">BI", flags, self.signs)

    def _client(self, what: str, challenge: str) -> bytes:
        return json.dumps({"type": what, "challenge": challenge, "origin": self.origin}).encode()

    def keep(self) -> None:
        good(self.ask("keep", self.made(self.challenge())))

    def open(self) -> Json:
        return self.ask("open", self.signed(self.challenge()))


@pytest.fixture(scope="module")
def watch() -> Watch:
    watch = Watch()
    watch.now = moment()
    return watch


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, watch: Watch) -> Iterator[Player]:
    wanted = {"database": request.getfixturevalue("postgres").new()} if request.param == "postgres" else {}
    with serving(settings(**wanted), watch) as address, Player(address) as player:
        yield player


@pytest.fixture
def device(house: Player) -> Authenticator:
    return Authenticator(house)


def test_whoever_has_the_passkey_has_the_sealed_key_back(device: Authenticator) -> None:
    device.keep()
    for _ in range(2):
        assert good(device.open()) == {"sealed": SEALED}


def test_another_passkey_does_not(device: Authenticator, house: Player) -> None:
    device.keep()
    other = Authenticator(house)
    refused(other.open(), 404, "unknown-passkey")
    other.name = device.name
    refused(other.open(), 403, "bad-passkey")


def test_a_challenge_is_ours_and_not_old(device: Authenticator, watch: Watch) -> None:
    device.keep()
    fresh = device.challenge()
    octets = bytearray(base64.urlsafe_b64decode(fresh + "=" * (-len(fresh) % 4)))
    octets[20] ^= 1  # a later end
    for made_up in (text(bytes(octets)), text(os.urandom(56)), text(b"short"), ""):
        refused(device.ask("open", device.signed(made_up)), 403, "bad-passkey")
    watch.wait(301)
    refused(device.ask("open", device.signed(fresh)), 403, "bad-passkey")
    refused(device.ask("keep", Authenticator(device.player).made(fresh)), 403, "bad-passkey")


def test_its_owner_must_have_been_asked(device: Authenticator) -> None:
    refused(device.ask("keep", device.made(device.challenge(), PRESENT)), 403, "bad-passkey")
    device.keep()
    refused(device.ask("open", device.signed(device.challenge(), PRESENT)), 403, "bad-passkey")


def test_what_was_signed_for_another_page_does_not_count(device: Authenticator) -> None:
    device.keep()
    shown = device.signed(device.challenge())
    here = device.origin
    device.origin = here.replace("localhost", "127.0.0.1")
    refused(device.ask("open", shown), 404, "unknown-passkey")
    elsewhere = device.signed(device.player.post("/passkeys/challenge", {})["challenge"])
    device.origin = here
    refused(device.ask("open", elsewhere), 403, "bad-passkey")


def test_a_passkey_seals_once_and_is_forgotten_when_its_owner_wants(device: Authenticator) -> None:
    device.keep()
    refused(device.ask("keep", device.made(device.challenge())), 403, "bad-passkey")
    refused(
        device.ask("forget", {**device.signed(device.challenge()), "signature": "AA"}), 403, "bad-passkey"
    )
    good(device.ask("forget", device.signed(device.challenge())))
    refused(device.open(), 404, "unknown-passkey")


def test_nonsense_is_refused_in_words(device: Authenticator) -> None:
    device.keep()
    for part in ("client", "authenticator", "signature"):
        for nonsense in ("A", "AAAA", text(b"[]"), text(b'{"challenge": 7}'), text(cbor2.dumps([1]))):
            shown = {**device.signed(device.challenge()), part: nonsense}
            refused(device.ask("open", shown), 403, "bad-passkey")
    new = Authenticator(device.player)
    for part in ("client", "attestation"):
        for nonsense in ("A", "AAAA", text(b"{}"), text(cbor2.dumps({"fmt": "none"}))):
            refused(new.ask("keep", {**new.made(new.challenge()), part: nonsense}), 403, "bad-passkey")
