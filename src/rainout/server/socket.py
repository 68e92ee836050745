"""The live line to a table: a small state machine between a client and the house.

    INTRODUCTION --hello--> TALKING        and CLOSED from either, by whoever hangs up

Refusals are answered and the line stays open, except where the client could say nothing better: a match that does not
exist (4404), a token that holds no seat (4401), no hello in time (1008), a reader that does not keep up (1013). A
server that takes its leave hangs up too (1012); whoever dials again at once is answered by another, or by the next.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from enum import Enum, IntEnum
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from rainout.core.errors import RainoutError
from rainout.core.words import preferred_language
from rainout.server import wire
from rainout.server.api import MatchName, TheHouse
from rainout.server.draining import COME_BACK, Draining
from rainout.server.errors import HelloExpected, Internal, Stale, TooLarge, UnknownMatch, WrongToken, trouble
from rainout.server.house import House
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
    TOO_SLOW = 1013
    WRONG_TOKEN = 4401
    UNKNOWN_MATCH = 4404


class Conversation:
    """One client's line to one table."""

    def __init__(self, line: Connection, house: House, match: str) -> None:
        self.line = line
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
        """Wait for one message and answer it."""
        try:
            message = await self._receive()
            if message is not None:
                await self._answer(message)
        except (UnknownMatch, WrongToken) as error:
            unknown = isinstance(error, UnknownMatch)
            await self._hang_up(Code.UNKNOWN_MATCH if unknown else Code.WRONG_TOKEN, error)
        except TooLarge as error:
            await self._hang_up(Code.TOO_LARGE, error)
        except Stale as error:
            self.subscriber.send(trouble(error, self.language))
            await self.house.refresh(self.match, self.subscriber)
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
                await self.house.rematch(self.match, message, self.tokens)
            case Leave():
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
            await self.line.close(message)
        except TooSlow:
            await self.line.close(Code.TOO_SLOW)
        except (WebSocketDisconnect, OSError):
            pass  # the listener hears of it too

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
    await Conversation(socket, house, match).hold()
