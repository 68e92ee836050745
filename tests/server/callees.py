"""Those who are called: a push service with browsers behind it, and a mail server with readers; all of them real."""

from __future__ import annotations

import asyncio
import base64
import email
import json
import os
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from email import policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.server.driver import PATIENCE, Json, Player, wait_until


def text(octets: bytes) -> str:
    return base64.urlsafe_b64encode(octets).decode().rstrip("=")


class Browser:
    """A browser that takes pushes, as far as a push service sees of it."""

    def __init__(self, service: PushService) -> None:
        self.service = service
        self.path = f"/for/{text(os.urandom(12))}"
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.answers: list[int] = []
        """What the service says of the next pushes; 201 where nothing is said."""
        service.browsers[self.path] = self

    def subscription(self, language: str = "en", seats: list[str] | None = None) -> Json:
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": self.service.address + self.path,
            "p256dh": text(point),
            "auth": text(self._auth),
            "language": language,
            "seats": seats or [],
        }

    def ask_to_be_called(self, player: Player, *seats: str, language: str = "en") -> str:
        """Subscribe at a house for some seats; gives what names the contact."""
        found: str = player.post("/calls/push", self.subscription(language, list(seats)))["contact"]
        return found

    def opened(self, body: bytes) -> Json:
        return json.loads(http_ece.decrypt(body, private_key=self._private, auth_secret=self._auth))

    @property
    def heard(self) -> list[Json]:
        """All that this browser was told."""
        return [words for path, words, _ in self.service.heard if path == self.path]

    def hears(self, count: int = 1) -> Json:
        """The latest that it is told, once it was told so often."""
        wait_until(lambda: len(self.heard) >= count)
        assert len(self.heard) == count
        return self.heard[-1]


class PushService:
    """Takes pushes for browsers, and opens them as those do."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.heard: list[tuple[str, Json, dict[str, str]]] = []
        self.holds_back = threading.Event()
        """Is cleared while nobody is to be answered."""
        self.holds_back.set()
        self.address = ""

    def take(self, path: str, headers: Any, body: bytes) -> int:
        audience = {"aud": self.address}
        signed, _, key = headers["Authorization"].removeprefix("vapid t=").partition(",k=")
        assert Vapid02.verify(f"vapid t={signed},k={key}")
        claims = json.loads(base64.urlsafe_b64decode(signed.split(".")[1] + "=="))
        assert claims["aud"] == audience["aud"]
        self.heard.append((path, self.browsers[path].opened(body), dict(headers)))
        self.holds_back.wait(PATIENCE)
        answers = self.browsers[path].answers
        return answers.pop(0) if answers else 201


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service of this machine."""
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            answer = service.take(self.path, self.headers, body)
            self.send_response(answer)
            self.send_header("Content-Length", "0")
            if 300 <= answer < 400:
                self.send_header("Location", f"{service.address}/elsewhere")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        service.address = f"http://127.0.0.1:{server.server_port}"
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield service
        finally:
            service.holds_back.set()
            server.shutdown()
            thread.join()


class MailServer:
    """A mail server that takes letters, and what was taken."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refused: Counter[str] = Counter()
        """Addresses that nobody has, and how often each was tried."""
        self.port = 0

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Any, envelope: Any, address: str, options: list[str]
    ) -> str:
        if address in self.refused:
            self.refused[address] += 1
            return "550 nobody of that name"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        letter = email.message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 taken"

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for letter in self.letters if letter["To"] == address]

    def letter_to(self, address: str, count: int = 1) -> EmailMessage:
        """The latest letter to somebody, once they had so many."""
        wait_until(lambda: len(self.to(address)) >= count)
        assert len(self.to(address)) == count
        return self.to(address)[-1]


@contextmanager
def mail_server() -> Iterator[MailServer]:
    """A mail server of this machine."""
    post, ready = MailServer(), threading.Event()
    loop = asyncio.new_event_loop()

    async def serve() -> None:
        server = await loop.create_server(lambda: SMTP(post, loop=loop), "127.0.0.1", 0)
        post.port = server.sockets[0].getsockname()[1]
        loop.call_soon(ready.set)
        async with server:
            with suppress(asyncio.CancelledError):
                await server.serve_forever()

    serving = loop.create_task(serve())
    thread = threading.Thread(target=loop.run_until_complete, args=(serving,))
    thread.start()
    try:
        assert ready.wait(PATIENCE)
        yield post
    finally:
        loop.call_soon_threadsafe(serving.cancel)
        thread.join()
        loop.close()


def link_in(letter: EmailMessage, what: str) -> str:
    """What stands behind ``#what=`` in a letter."""
    [found] = [line for line in letter.get_content().split() if f"#{what}=" in line]
    return str(found.partition(f"#{what}=")[2])
