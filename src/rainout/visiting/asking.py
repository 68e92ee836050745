"""What is asked of a server over HTTP, with the one library that Python brings."""

from __future__ import annotations

import http.client
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import quote

import msgspec

from rainout.server.protocol import Claim, GameInfo, HeldSeat, Table, Trouble
from rainout.visiting.errors import NotRainout, TurnedAway, Unreachable
from rainout.visiting.links import Link

PATIENCE = 20.0
"""Seconds to wait for an answer."""
T = TypeVar("T")


@dataclass(frozen=True)
class Asking:
    """Asks one server about one table."""

    link: Link
    language: str

    def games(self) -> list[GameInfo]:
        """The games that are played there."""
        return self._read(self._ask("/games"), list[GameInfo])

    def table(self, token: str | None = None) -> Table:
        """The table as the holder of a seat, or a spectator, may see it."""
        return self._read(self._ask(self._path, token=token), Table)

    def claim(self, name: str | None) -> HeldSeat:
        """Take the seat that the link invites to."""
        wish = Claim(str(self.link.invitation), name)
        return self._read(self._ask(f"{self._path}/claim", wish), HeldSeat)

    def file(self) -> str:
        """The match so far as a file, which anybody may read where nothing is hidden."""
        return self._ask(f"{self._path}/file").decode()

    @property
    def _path(self) -> str:
        return f"/tables/{quote(self.link.match, safe='')}"

    def _ask(self, path: str, body: Any = None, token: str | None = None) -> bytes:
        request = urllib.request.Request(f"{self.link.server}/api{path}")
        request.add_header("Accept-Language", self.language)
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        if body is not None:
            request.data = msgspec.json.encode(body)
            request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return bytes(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                trouble = self._read(error.read(), Trouble)
            raise TurnedAway(trouble.code, trouble.message) from None
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise unreachable(self.link, error) from error

    def _read(self, answer: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(answer, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise NotRainout("error-visit-stranger", address=self.link.server) from None


def unreachable(link: Link, error: BaseException) -> Unreachable:
    """Why nobody answers."""
    reason = getattr(error, "reason", None) or error
    why = getattr(reason, "strerror", None) or str(reason) or type(reason).__name__
    return Unreachable("error-visit-unreachable", address=link.server, why=" ".join(str(why).split()))
