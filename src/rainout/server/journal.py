"""The server's log: one line a request, a socket or a refusal at a socket, each with the request's number.

A proxy may give the number (``X-Request-ID``); the answer carries it, and so does every line that is logged on the way.
Addresses are logged without what follows a ``?``, headers and bodies never: tokens and invitations are in those.
"""

from __future__ import annotations

import logging
import re
import secrets
import sys
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec
from litestar.datastructures import MutableScopeHeaders

from rainout.server import metrics

log = logging.getLogger(__name__)

NUMBER = re.compile(r"[A-Za-z0-9._-]{1,64}")
"""What another's number of a request may look like; anything else is not repeated."""
PLAIN = re.compile(r"[\w./:@%+,*-]+")
"""What a text can show without quotation marks."""
ASKED_OFTEN = ("/healthz", "/readyz", "/metrics")
"""What machines ask every few seconds; nobody reads lines of that."""


class Entry(msgspec.Struct):
    """What is known of a request or a socket while it is under way."""

    number: str
    kind: Literal["request", "socket"]
    began: float
    status: int = 0
    """Of the answer; the close code of a socket."""
    refused: str | None = None
    gone: bool = False
    """Whether the client hung up before it was answered."""


_current: ContextVar[Entry | None] = ContextVar("entry", default=None)


def refused(code: str) -> None:
    """Something was refused: it is counted, and told on the request's own line, or on one where a socket goes on."""
    metrics.REFUSALS.labels(code=code).inc()
    entry = _current.get()
    if entry is None:
        return
    if entry.kind == "request":
        entry.refused = code
    else:
        log.info("refused", extra={"told": {"code": code}})


def client_is_gone() -> bool:
    """Whether nobody waits for the answer any more."""
    entry = _current.get()
    return entry is not None and entry.gone


class Journal:
    """An application whose requests and sockets have numbers, are measured and leave a line in the log."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let the application answer, and write down how that went."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        kind: Literal["request", "socket"] = "request" if scope["type"] == "http" else "socket"
        entry = Entry(_number(scope), kind, time.perf_counter())

        async def hear() -> Any:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                entry.status = entry.status or message.get("code", 0)
            elif message["type"] == "http.disconnect":
                entry.gone = True
            return message

        async def answer(message: Any) -> None:
            if message["type"] in (
                "http.response.start",
                "websocket.accept",
                "websocket.http.response.start",
            ):
                MutableScopeHeaders.from_message(message)["X-Request-ID"] = entry.number
                entry.status = message.get("status", 0)
            elif message["type"] == "websocket.close":
                entry.status = message.get("code", 1000)
            await send(message)

        mark = _current.set(entry)
        if kind == "socket":
            metrics.SOCKETS.inc()
        try:
            await self.app(scope, hear, answer)
        finally:
            _write(entry, scope)
            if kind == "socket":
                metrics.SOCKETS.dec()
            _current.reset(mark)


def _number(scope: Any) -> str:
    """The number another gave the request, or a new one."""
    given = dict(scope["headers"]).get(b"x-request-id", b"").decode("latin-1")
    return given if NUMBER.fullmatch(given) else secrets.token_hex(8)


def _write(entry: Entry, scope: Any) -> None:
    took = time.perf_counter() - entry.began
    told = {
        "method": scope.get("method"),
        "path": scope["path"],
        "status": entry.status,
        "ms": round(1000 * took, 1),
        "client": (scope.get("client") or ("",))[0],
        "refused": entry.refused,
    }
    if entry.kind == "request":
        metrics.REQUESTS.labels(method=_method(scope), status=str(entry.status)).observe(took)
    level = logging.DEBUG if scope["path"] in ASKED_OFTEN else logging.INFO
    log.log(
        level, entry.kind, extra={"told": {name: value for name, value in told.items() if value is not None}}
    )


def _method(scope: Any) -> str:
    """A method by name; what a client makes up must not make up metrics."""
    known = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
    return scope["method"] if scope["method"] in known else "other"


# --- How lines look ---


def begin(level: str, form: str) -> None:
    """Have all that is logged written to standard error, from a level on; what others log, from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLine() if form == "json" else TextLine())
    root = logging.getLogger()
    for old in [each for each in root.handlers if isinstance(each.formatter, Line)]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()]))
    logging.getLogger("rainout").setLevel(level.upper())


class Line(logging.Formatter):
    """What every line says, however it is written."""

    def facts(self, record: logging.LogRecord) -> dict[str, Any]:
        """When, how grave, which request, what."""
        entry = _current.get()
        return {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **({"request": entry.number} if entry else {}),
            **getattr(record, "told", {}),
        }

    def trace(self, record: logging.LogRecord) -> str:
        """Where a mistake of ours happened."""
        return self.formatException(record.exc_info) if record.exc_info else ""


class JsonLine(Line):
    """An object a line, for machines."""

    def format(self, record: logging.LogRecord) -> str:
        """All facts, and the traceback as one of them."""
        trace = self.trace(record)
        facts = {**self.facts(record), **({"traceback": trace} if trace else {})}
        return msgspec.json.encode(facts, enc_hook=str).decode()


class TextLine(Line):
    """A line for people; what comes from outside cannot break it."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level and message, then the rest by name."""
        facts = self.facts(record)
        time_, level, logger, message = (facts.pop(name) for name in ("time", "level", "logger", "message"))
        rest = " ".join(f"{name}={_quoted(value)}" for name, value in facts.items())
        line = f"{time_} {level.upper():7} {logger}: {message} {rest}".rstrip()
        return "\n".join(filter(None, (line, self.trace(record))))


def _quoted(value: object) -> str:
    text = str(value)
    return text if PLAIN.fullmatch(text) else msgspec.json.encode(text).decode()
