"""The live line to a table: a small state machine between a client and the house.

    INTRODUCTION --hello--> TALKING        and CLOSED from either, by whoever hangs up

Refusals are answered and the line stays open, except where the client could say nothing better: a match that does not
exist (4404), a token that holds no seat (4401), a page of another site (4403), no hello in time (1008), a reader that
does not keep up or too many calls (1013). A server that takes its leave hangs up too (1012); whoever dials again at
once is answered by another, or by the next.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from enum import Enum, IntEnum
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from rainout.core.errors import RainoutError
from rainout.core.words import preferred_language
from rainout.server import wire
from rainout.server.api import MatchName, TheHouse
from rainout.server.draining import COME_BACK, Draining
from rainout.server.errors import (
    HelloExpected,
    Internal,
    Refusal,
    Stale,
    StorageFailed,
    TooLarge,
    TooManySockets,
    TooOften,
    UnknownMatch,
    WrongHost,
    WrongOrigin,
    WrongToken,
    trouble,
)
from rainout.server.gate import require_own_names
from rainout.server.house import House
from rainout.server.limits import Client, client_of
from rainout.server.live import Subscriber, TooSlow
from rainout.server.protocol import (
    Act,
    Answer,
    Ask,
    Consult,
    Emote,
    FromClient,
    Hello,
    Leave,
    Ping,
    Pong,
    Preview,
    Rematch,
    Resign,
    Return,
    Undo,
)

log = logging.getLogger(__name__)

Connection = WebSocket[Any, Any, State]

LONGEST_PAUSE = 1.0
"""Seconds at most for which whoever says too much is not listened to; a longer wait is only told of."""
PATIENCE = 5.0
"""Seconds a client has to take our last words."""


class Phase(Enum):
    """Where a conversation is."""

    INTRODUCTION = 0
    TALKING = 1
    CLOSED = 2


class Code(IntEnum):
    """Close codes; the 44xx ones say that dialling again is no use."""

    NO_HELLO = 1008
    TOO_LARGE = 1009
    OUR_FAULT = 1011
    TRY_LATER = 1013
    WRONG_TOKEN = 4401
    NOT_FOR_US = 4403
    UNKNOWN_MATCH = 4404


class Conversation:
    """One client's line to one table."""

    def __init__(self, line: Connection, house: House, match: str, client: Client) -> None:
        self.line = line
        self.client = client
        self.house = house
        self.match = match
        self.phase = Phase.INTRODUCTION
        self.language = preferred_language(line.headers.get("accept-language"))
        self.tokens: list[str] = []
        self.subscriber = Subscriber(house.settings.most_unsent)
        self.asking: asyncio.Task[None] | None = None
        """The last question to the coach."""

    async def hold(self) -> None:
        """Talk until one side hangs up."""
        await self.line.accept()
        self.sender = asyncio.create_task(self._send_all())
        try:
            await self._listen()
        finally:
            self.phase = Phase.CLOSED
            for task in filter(None, (self.sender, self.asking)):
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
            with suppress(StorageFailed):  # then nobody at the table can be told
                await self.house.leave(self.match, self.subscriber)

    async def _listen(self) -> None:
        try:
            async with asyncio.timeout(self.house.settings.hello_within):
                while self.phase is Phase.INTRODUCTION:
                    await self._hear()
        except TimeoutError:
            await self._hang_up(Code.NO_HELLO, HelloExpected())
        while self.phase is Phase.TALKING:
            await self._hear()

    async def _hear(self) -> None:
        """Wait for one message and answer it, one a turn, and none for a reader who is behind."""
        await asyncio.sleep(0)
        await self.subscriber.has_read()
        try:
            message = await self._receive()
            if message is not None:
                await self._answer(message)
        except (UnknownMatch, WrongToken) as error:
            unknown = isinstance(error, UnknownMatch)
            await self._hang_up(Code.UNKNOWN_MATCH if unknown else Code.WRONG_TOKEN, error)
        except TooLarge as error:
            await self._hang_up(Code.TOO_LARGE, error)
        except TooOften as error:
            self.subscriber.send(trouble(error, self.language))
            await asyncio.sleep(min(error.wait, LONGEST_PAUSE))
        except Stale as error:
            self.subscriber.send(trouble(error, self.language))
            with suppress(StorageFailed):
                await self.house.refresh(self.match, self.subscriber)
        except StorageFailed as error:
            if self.phase is Phase.INTRODUCTION:  # whoever dials again is let in as soon as that can be
                await self._hang_up(Code.TRY_LATER, error)
            else:
                self.subscriber.send(trouble(error, self.language))
        except RainoutError as error:
            self.subscriber.send(trouble(error, self.language))
        except WebSocketDisconnect:
            self.phase = Phase.CLOSED
        except Exception:
            log.exception("while talking about %s", self.match)
            await self._hang_up(Code.OUR_FAULT, Internal())

    async def _receive(self) -> Any:
        """The next message; None once the client is gone."""
        event: Any = await self.line.receive()
        if event["type"] == "websocket.disconnect":
            self.phase = Phase.CLOSED
            return None
        content = event.get("text") or event.get("bytes") or ""
        if len(content) > self.house.settings.largest_message:
            raise TooLarge(most=self.house.settings.largest_message)
        self.client.says()
        return wire.decode(content, FromClient)

    async def _answer(self, message: FromClient) -> None:
        """Do what was asked. How it turned out comes with the table that everyone there is sent."""
        match message:
            case Hello():
                self.language = preferred_language(message.language) if message.language else self.language
                self.tokens = message.tokens
                await self.house.join(self.match, self.subscriber, message.tokens, message.since)
                self.phase = Phase.TALKING
            case Ping():
                self.subscriber.send(Pong())
            case _ if self.phase is Phase.INTRODUCTION:
                raise HelloExpected
            case Act():
                await self.house.act(self.match, message, self.tokens)
            case Preview():
                with suppress(RainoutError):  # the pointer has moved on, and so may the table
                    self.subscriber.send(await self.house.foresee(self.match, message, self.tokens))
            case Consult():
                self.client.take("bots")
                if self.asking:
                    self.asking.cancel()
                self.asking = asyncio.create_task(self._ask_the_coach(message))
            case Undo():
                await self.house.undo(self.match, message, self.tokens)
            case Ask():
                await self.house.ask(self.match, message, self.tokens)
            case Answer():
                await self.house.answer(self.match, message, self.tokens)
            case Resign():
                await self.house.resign(self.match, message, self.tokens)
            case Rematch():
                self.client.take("tables")
                await self.house.rematch(self.match, message, self.tokens)
            case Leave():
                self.client.take("bots")
                await self.house.stand_in(self.match, message, self.tokens)
            case Return():
                await self.house.come_back(self.match, message, self.tokens)
            case Emote():
                await self.house.emote(self.match, message, self.tokens)

    async def _ask_the_coach(self, message: Consult) -> None:
        """Say what the coach says, while the conversation goes on; nothing where the table has moved on."""
        try:
            with suppress(Stale):
                self.subscriber.send(await self.house.consult(self.match, message, self.tokens))
        except RainoutError as error:
            self.subscriber.send(trouble(error, self.language))
        except Exception:
            log.exception("while asking the coach about %s", self.match)
            self.subscriber.send(trouble(Internal(), self.language))

    async def _send_all(self) -> None:
        """Send what waits to be sent, as fast as the client takes it."""
        try:
            while isinstance(message := await self.subscriber.next(), str):
                await self.line.send({"type": "websocket.send", "text": message, "bytes": None})
                if self.subscriber.due:
                    await self.house.refresh(self.match, self.subscriber, self.subscriber.seen)
            await self.line.close(message)
        except TooSlow:
            await self.line.close(Code.TRY_LATER)
        except (WebSocketDisconnect, OSError):
            pass  # the listener hears of it too
        except RainoutError as error:  # of a table that cannot be shown any more
            self.subscriber.send(trouble(error, self.language))

    async def _hang_up(self, code: Code, error: RainoutError) -> None:
        """Say why, then close."""
        self.phase = Phase.CLOSED
        self.subscriber.send(trouble(error, self.language))
        self.subscriber.send_encoded(code)
        await asyncio.wait({self.sender}, timeout=PATIENCE)


@websocket("/api/tables/{match:str}/live")
async def live_table(
    socket: Connection, match: MatchName, house: TheHouse, draining: NamedDependency[Draining]
) -> None:
    """Play at a table, or watch it."""
    if draining.begun:
        await socket.accept()
        await socket.close(COME_BACK)
        return
    try:
        require_own_names(socket)
    except (WrongHost, WrongOrigin) as error:
        await turn_away(socket, Code.NOT_FOR_US, error)
        return
    client = client_of(socket)
    try:
        with client.socket():
            await Conversation(socket, house, match, client).hold()
    except (TooOften, TooManySockets) as error:
        await turn_away(socket, Code.TRY_LATER, error)


async def turn_away(socket: Connection, code: Code, error: Refusal) -> None:
    """Answer a call only to say why it is not taken; a browser tells its page nothing of one that is not answered."""
    await socket.accept()
    language = preferred_language(socket.headers.get("accept-language"))
    await socket.send_data(msgspec.json.encode(trouble(error, language)).decode())
    await socket.close(code)
