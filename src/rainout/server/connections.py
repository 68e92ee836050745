"""Connections, with deadlines for those that are slow and turns for those that say much at once.

Uvicorn waits for ever for the head of a request, and reads all that a socket has sent in one go: a quarter of a
megabyte of tiny frames would stop every table for a second. Here

* who dials has so many seconds to say what is wanted, each time;
* who does not read what is sent is hung up on, and not listened to meanwhile;
* a socket is read a little at a time, and no further while there are messages to be answered;
* one address has no more connections than agreed, unless it is a proxy's.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from typing import Any

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rainout.server.limits import account_of
from rainout.server.settings import Settings

SLICE = 2048
"""Bytes of a socket that are read in a turn: some three hundred of the smallest frames."""
TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
)
"""Said before anything is asked, so in nobody's language."""


class Config(uvicorn.Config):
    """How uvicorn is to serve, and what it does not know of."""

    def __init__(self, app: Any, settings: Settings, **more: Any) -> None:
        super().__init__(app, http=Request, ws=Socket, **more)
        self.settings = settings
        self.open: Counter[str] = Counter()
        """Connections, by address."""
        self._proxies = [ipaddress.ip_network(each) for each in settings.trusted_proxies]

    def counts(self, address: str) -> bool:
        """Whether an address is somebody's own."""
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        return not any(known in network for network in self._proxies)


class Reader:
    """What both kinds of connection do about one who does not read."""

    config: Config
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _late: asyncio.TimerHandle | None = None

    def stop_waiting(self) -> None:
        """What was waited for has come, or never will."""
        if self._late:
            self._late.cancel()
            self._late = None

    def wait(self, within: float) -> None:
        """Hang up unless what is waited for comes in time; 0 for no end of patience."""
        self.stop_waiting()
        if within:
            self._late = self.loop.call_later(within, self.transport.abort)


class Request(Reader, H11Protocol):
    """A connection over which requests come, one after the other."""

    config: Config
    _account = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has dialled."""
        super().connection_made(transport)
        host, most = self.client[0] if self.client else "", self.config.settings.most_connections
        if self.config.counts(host):
            self._account = account_of(host)
            self.config.open[self._account] += 1
            if 0 < most < self.config.open[self._account]:
                transport.write(TOO_MANY)
                transport.close()
                return
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is gone."""
        self.stop_waiting()
        let_go(self.config, self._account)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something has come: the head of a request, or part of it."""
        super().data_received(data)
        self._wait_for_head()

    def on_response_complete(self) -> None:
        """What was asked is answered; more may be asked."""
        super().on_response_complete()
        self._wait_for_head()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Go on as a socket, which is counted as this was."""
        self.stop_waiting()
        super().handle_websocket_upgrade(event)
        upgraded = self.transport.get_protocol()
        if isinstance(upgraded, Socket):
            upgraded.account = self._account

    def pause_writing(self) -> None:
        """What is sent is not read."""
        super().pause_writing()
        self.wait(self.config.settings.read_within)

    def resume_writing(self) -> None:
        """It is."""
        super().resume_writing()
        self.stop_waiting()

    def _wait_for_head(self) -> None:
        """Wait for a request, unless there is one; the wait is not begun anew by each byte of it."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self.stop_waiting()
        elif self.cycle is not None and not self.cycle.response_complete:
            if not self.flow.write_paused:
                self.stop_waiting()
        elif self._late is None:
            self.wait(self.config.settings.request_within)


class Socket(Reader, WebSocketsSansIOProtocol):
    """A connection over which a table is played at."""

    config: Config
    account = ""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._unread = b""

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is gone."""
        self.stop_waiting()
        let_go(self.config, self.account)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something has come: it is read when it is this socket's turn."""
        self._unread += data
        self._read_on()

    def _read_on(self) -> None:
        """Read a little, unless there is something to be answered first, or nobody who reads what is sent.

        Once we have hung up nothing is answered, and all is read that comes before the other side does so too.
        """
        idle = self.close_sent or (self.queue.empty() and self.writable.is_set())
        if self._unread and idle and not self.transport.is_closing():
            some, self._unread = self._unread[:SLICE], self._unread[SLICE:]
            super().data_received(some)
            if self._unread:
                self.loop.call_soon(self._read_on)
        self._listen()

    def _listen(self) -> None:
        """Take in more once all is read that has come."""
        if self.transport.is_closing():
            return
        if not self.close_sent and (self._unread or self.read_paused or not self.writable.is_set()):
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """The next message."""
        message = await super().receive()
        if self._unread:
            self.loop.call_soon(self._read_on)
        self._listen()
        return message

    async def send(self, message: Any) -> None:
        """Say something, or hang up."""
        await super().send(message)
        if self.close_sent:
            self._read_on()

    def pause_writing(self) -> None:
        """What is sent is not read."""
        super().pause_writing()
        self.wait(self.config.settings.read_within)
        self._listen()

    def resume_writing(self) -> None:
        """It is."""
        super().resume_writing()
        self.stop_waiting()
        self._read_on()


def let_go(config: Config, account: str) -> None:
    """A connection of an address has ended."""
    if account:
        config.open[account] -= 1
        if not config.open[account]:
            del config.open[account]
