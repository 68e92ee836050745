"""The live line to a table: says hello, hands on what comes, and dials again by itself when the line drops."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from types import TracebackType

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from rainout.server.protocol import FromClient, FromServer, Hello, Table, Trouble
from rainout.visiting.asking import unreachable
from rainout.visiting.errors import NotRainout, TurnedAway
from rainout.visiting.links import Link

FIRST_WAIT, LONGEST_WAIT = 0.2, 10.0
"""Seconds before dialling again, and what they grow to."""
ENDURANCE = 600.0
"""Seconds after which a server that does not answer is taken for gone."""
ANSWER_WITHIN = 10.0
FINAL = ("unknown-match", "wrong-token")
"""Refusals after which dialling again is no use."""

_decoder = msgspec.json.Decoder(FromServer)


class Line:
    """One client's line to one table, through the holder of one seat."""

    def __init__(
        self, link: Link, token: str, language: str, dropped: Callable[[str], None], since: int = 0
    ) -> None:
        self.link = link
        self.token = token
        self.language = language
        self.dropped = dropped
        """Told why, whenever the line has dropped and is dialled again."""
        self.since = since
        """How much of the match's log is known."""
        self._socket: ClientConnection | None = None
        self._open = ExitStack()

    def __enter__(self) -> Line:
        self._dial()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._hang_up()

    def news(self, within: float | None = None) -> Iterator[Table | Trouble]:
        """What has come since the last time: one message, which is waited for so many seconds, then all that are there.

        It is waited for until it comes, unless told otherwise.
        """
        message: Table | Trouble | None = self._hear() if within is None else self._heard(within)
        while message is not None:
            yield message
            message = self._heard(0)

    def say(self, message: FromClient) -> None:
        """Say something; on a line that is down it is lost, and the next table that comes shows so."""
        if self._socket:
            with suppress(ConnectionClosed):
                self._socket.send(msgspec.json.encode(message), text=True)

    def dial_again(self, why: str, wait: float | None = None) -> None:
        """Hang up, wait a moment, and ask for the table afresh."""
        self.dropped(why)
        self._hang_up()
        time.sleep(max(FIRST_WAIT, wait or 0))
        self._dial()

    def _hear(self) -> Table | Trouble:
        while True:
            message = self._heard(None)
            if message is not None:
                return message

    def _heard(self, within: float | None) -> Table | Trouble | None:
        """The next message that matters; None when there is none in time, or the line had to be dialled again."""
        assert self._socket, "only an open line is listened to"
        try:
            message = _decoder.decode(self._socket.recv(within))
        except TimeoutError:
            return None
        except ConnectionClosed as error:
            self.dial_again(str(error))
            return None
        except msgspec.MsgspecError:
            raise NotRainout("error-visit-stranger", address=self.link.server) from None
        if isinstance(message, Trouble) and message.code in FINAL:
            raise TurnedAway(message.code, message.message)
        if isinstance(message, Table):
            self.since = message.ply
        return message if isinstance(message, Table | Trouble) else None

    def _dial(self) -> None:
        """Open the line and say hello, however long that takes, up to a point."""
        began, wait = time.monotonic(), FIRST_WAIT
        while True:
            try:
                dialled = connect(
                    f"{self.link.server.replace('http', 'ws', 1)}/api/tables/{self.link.match}/live",
                    compression=None,
                    max_size=None,
                    open_timeout=ANSWER_WITHIN,
                    close_timeout=1,
                )
                self._socket = self._open.enter_context(dialled)
                return self.say(Hello([self.token], self.since, self.language))
            except (OSError, InvalidHandshake) as error:
                if time.monotonic() - began > ENDURANCE:
                    raise unreachable(self.link, error) from error
            time.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def _hang_up(self) -> None:
        self._socket = None
        self._open.close()
