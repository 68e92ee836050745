"""What comes over the wire, checked at the edge: the right size, JSON, and of the form agreed on."""

from __future__ import annotations

import asyncio
import re
from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions.http_exceptions import RequestEntityTooLarge

from rainout.server.errors import BadJson, BadMessage, NotJson, TooLarge, TooLate, WrongToken

JSON = "application/json"
PATIENCE = 32
"""How many times the largest body is read, and thrown away, so that whoever sends it gets to hear why."""
MOST_TOKENS = 16


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def decode(text: str | bytes, kind: Any) -> Any:
    """A message of the kind expected."""
    try:
        return _decoder(kind).decode(text)
    except msgspec.ValidationError as error:
        found = re.search(r" - at `(.*)`$", str(error))
        raise BadMessage(where=found[1] if found else "$", why=str(error).partition(" - at ")[0]) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadJson from None


class TypedRequest(Request[Any, Any, State]):
    """A request whose body is decoded straight into the type its handler asks for, strictly."""

    async def json(self) -> Any:
        """The body as the handler's ``data``."""
        field = self.route_handler.parsed_data_field
        assert field, "only asked for by handlers that take data"
        if self.content_type[0] != JSON:
            raise NotJson(type=JSON)
        return decode(await self.body(), field.annotation)

    async def body(self) -> bytes:
        """The body, if it comes in time and is not too large; if it is, it is read all the same, for manners."""
        try:
            async with asyncio.timeout(self.app.state.house.settings.body_within):
                return await self._whole()
        except TimeoutError:
            raise TooLate from None

    async def _whole(self) -> bytes:
        try:
            return await super().body()
        except RequestEntityTooLarge:
            most = self.route_handler.resolve_request_max_body_size() or 0
            await self._discard(most * PATIENCE)
            raise TooLarge(most=most) from None

    async def _discard(self, most: int) -> None:
        more = True
        while more and most > 0:
            event: Any = await self.receive()
            more = event["type"] == "http.request" and event.get("more_body", False)
            most -= len(event.get("body", b""))


def tokens(authorization: str | None) -> list[str]:
    """The seat tokens in an ``Authorization: Bearer t1,t2`` header."""
    if not authorization:
        return []
    scheme, _, shown = authorization.partition(" ")
    found = [token.strip() for token in shown.split(",")]
    if scheme.lower() != "bearer" or not all(found) or len(found) > MOST_TOKENS:
        raise WrongToken
    return found
