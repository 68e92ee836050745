"""Passkeys: whoever has one can fetch their key with it, on a device that does not have the words at hand.

A key is who somebody is, and the server is never told it. So the browser seals it with a secret that only the passkey
yields (the PRF extension of WebAuthn), and what is kept here is of no use to anybody else: not to whoever runs the
server, not to whoever gets hold of its database. Of a passkey we know by what to check that it has signed, and nothing
of whose it is; two that one person has made are not seen to be one person's.

A challenge says itself until when it is good, under a seal of the house, so that any worker can tell and none need
remember it. Whoever signs one twice gets the same sealed key twice.
"""

from __future__ import annotations

import base64
import hmac
import secrets
import struct
from hashlib import sha256
from urllib.parse import urlsplit

import msgspec
from litestar import Router, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from rainout.server.api import WhoAsks, troubles
from rainout.server.calling import Asking, origin_of
from rainout.server.contacts import are_passkeys_known
from rainout.server.errors import BadPasskey, NoPasskeys, UnknownPasskey
from rainout.server.house import House
from rainout.server.protocol import Done, NewPasskey, PasskeyChallenge, SealedKey, Signed
from rainout.server.records import Passkey, Taken
from rainout.server.store import Store

GOOD_FOR = 5 * 60 * 1000
"""Milliseconds for which a challenge can be signed."""
KEY = "challenges"
"""By which name the store knows the key under which challenges are sealed."""
NONCE, MOMENT = 16, 8
"""Bytes of the first parts of a challenge; the rest is the seal."""


class Passkeys:
    """What passkeys have sealed here."""

    def __init__(self, store: Store, house: House) -> None:
        self._store = store
        self._house = house

    def require(self) -> None:
        """Refuse where there are none."""
        if not self._house.settings.passkeys or not are_passkeys_known():
            raise NoPasskeys

    async def challenge(self, origin: str) -> PasskeyChallenge:
        """What a passkey is to sign."""
        self.require()
        said = secrets.token_bytes(NONCE) + struct.pack(">Q", self._house.clock() + GOOD_FOR)
        return PasskeyChallenge(text(said + await self._seal(said)), host_of(origin))

    async def keep(self, wish: NewPasskey, origin: str) -> None:
        """Keep a key that a new passkey has sealed."""
        from webauthn import verify_registration_response

        self.require()
        challenge = await self._signed(wish.client)
        shown = {
            "id": wish.credential,
            "rawId": wish.credential,
            "type": "public-key",
            "response": {"clientDataJSON": wish.client, "attestationObject": wish.attestation},
        }
        try:
            verified = verify_registration_response(
                credential=shown,
                expected_challenge=challenge,
                expected_rp_id=host_of(origin),
                expected_origin=origin,
                require_user_verification=True,
            )
        except Exception as error:  # whatever it is that such a text can bring about
            raise BadPasskey from error
        passkey = Passkey(
            wish.credential,
            verified.credential_public_key,
            octets(wish.sealed),
            host_of(origin),
            verified.sign_count,
        )
        try:
            await self._store.add_passkey(passkey, self._house.clock())
        except Taken:
            raise BadPasskey from None

    async def open(self, shown: Signed, origin: str) -> SealedKey:
        """The key that a passkey has sealed."""
        return SealedKey(text((await self._shown(shown, origin)).sealed))

    async def forget(self, shown: Signed, origin: str) -> None:
        """Keep it no more."""
        await self._store.forget_passkey((await self._shown(shown, origin)).credential)

    async def _shown(self, shown: Signed, origin: str) -> Passkey:
        """The passkey that has signed."""
        from webauthn import verify_authentication_response

        self.require()
        passkey = await self._store.passkey(shown.credential)
        if passkey is None or passkey.host != host_of(origin):
            raise UnknownPasskey
        challenge = await self._signed(shown.client)
        credential = {
            "id": shown.credential,
            "rawId": shown.credential,
            "type": "public-key",
            "response": {
                "clientDataJSON": shown.client,
                "authenticatorData": shown.authenticator,
                "signature": shown.signature,
            },
        }
        try:
            verified = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=passkey.host,
                expected_origin=origin,
                credential_public_key=passkey.public,
                credential_current_sign_count=passkey.signs,
                require_user_verification=True,
            )
        except Exception as error:
            raise BadPasskey from error
        await self._store.used_passkey(passkey.credential, verified.new_sign_count, self._house.clock())
        return passkey

    async def _signed(self, client: str) -> bytes:
        """The challenge that was signed, which must be one of ours, and not too old."""
        try:
            challenge = octets(msgspec.json.decode(octets(client), type=dict[str, object])["challenge"])
        except (ValueError, KeyError) as error:  # those of msgspec are of the first kind
            raise BadPasskey from error
        said, seal = challenge[: NONCE + MOMENT], challenge[NONCE + MOMENT :]
        if len(said) != NONCE + MOMENT or not hmac.compare_digest(seal, await self._seal(said)):
            raise BadPasskey
        (until,) = struct.unpack(">Q", said[NONCE:])
        if until < self._house.clock():
            raise BadPasskey
        return challenge

    async def _seal(self, said: bytes) -> bytes:
        key = await self._store.house_key(KEY, secrets.token_hex)
        return hmac.digest(bytes.fromhex(key), said, sha256)


def host_of(origin: str) -> str:
    """The name of the house that passkeys are made for."""
    return urlsplit(origin).hostname or ""


def text(octets: bytes) -> str:
    """Bytes as they are sent."""
    return base64.urlsafe_b64encode(octets).decode().rstrip("=")


def octets(text: object) -> bytes:
    """The bytes that were sent; :class:`ValueError` if there are none."""
    if not isinstance(text, str):
        raise ValueError
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


# --- Over HTTP ---

ThePasskeys = NamedDependency[Passkeys]


@post("/challenge", status_code=200, responses=troubles(409, 413, 415, 422))
async def get_challenge(request: Asking, passkeys: ThePasskeys) -> PasskeyChallenge:
    """What a passkey is to sign, within some minutes."""
    return await passkeys.challenge(origin_of(request))


@post("/keep", status_code=200, responses=troubles(403, 409, 413, 415, 422))
async def keep_key(
    request: Asking, data: JSONBody[NewPasskey], passkeys: ThePasskeys, client: WhoAsks
) -> Done:
    """Have one's key kept, sealed with what only a passkey yields."""
    client.take("sign_ups")
    await passkeys.keep(data, origin_of(request))
    return Done()


@post("/open", status_code=200, responses=troubles(403, 404, 409, 413, 415, 422))
async def open_key(
    request: Asking, data: JSONBody[Signed], passkeys: ThePasskeys, client: WhoAsks
) -> SealedKey:
    """Have it back, as it was sealed."""
    client.take("sign_ups")
    return await passkeys.open(data, origin_of(request))


@post("/forget", status_code=200, responses=troubles(403, 404, 409, 413, 415, 422))
async def forget_key(request: Asking, data: JSONBody[Signed], passkeys: ThePasskeys, client: WhoAsks) -> Done:
    """Have it forgotten."""
    client.take("sign_ups")
    await passkeys.forget(data, origin_of(request))
    return Done()


PASSKEYS = Router("/api/passkeys", route_handlers=[get_challenge, keep_key, open_key, forget_key])
