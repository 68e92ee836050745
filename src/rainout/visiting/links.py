"""Links to tables, as people send them: an invitation, a seat of one's own, or a table to look at."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import parse_qs, quote, urlsplit

from rainout.visiting.errors import WrongLink


@dataclass(frozen=True)
class Link:
    """Where a table is, and what seat at it somebody may take.

    >>> Link.read("http://127.0.0.1:8765/t/p7w2kd#seat=Qx5")
    Link(server='http://127.0.0.1:8765', match='p7w2kd', invitation='Qx5', token=None)
    >>> str(Link.read("http://127.0.0.1:8765/t/p7w2kd#mine=1:Zz8"))
    'http://127.0.0.1:8765/t/p7w2kd'
    """

    server: str
    match: str
    invitation: str | None = None
    """A seat's invitation, which is used up once the seat is taken."""
    token: str | None = None
    """The secret that holds a seat, as somebody takes it from one device to another."""

    @classmethod
    def read(cls, text: str) -> Link:
        """The table a link leads to; what is behind the # is never sent there as part of an address."""
        try:
            parts = urlsplit(text.strip())
            _ = parts.port
        except ValueError:
            raise WrongLink("error-visit-link", link=text[:200]) from None
        path = re.fullmatch(r"/t/([^/]+)/?", parts.path)
        if parts.scheme not in ("http", "https") or not parts.hostname or not path:
            raise WrongLink("error-visit-link", link=text[:200])
        behind = {name: values[0] for name, values in parse_qs(parts.fragment).items()}
        seat, colon, token = behind.get("mine", "").partition(",")[0].partition(":")
        held = token if colon and seat.isdecimal() else None
        return cls(f"{parts.scheme}://{parts.netloc}", path[1], behind.get("seat"), held)

    def held(self, seat: int, token: str) -> str:
        """The link by which the holder of a seat comes back to it."""
        return f"{self}#mine={quote(f'{seat}:{token}')}"

    def __str__(self) -> str:
        return f"{self.server}/t/{self.match}"
