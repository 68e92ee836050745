"""Starting a server: find a port, open the database, serve, and say where."""

from __future__ import annotations

import errno
import gc
import logging
import os
import re
import socket
import threading
from collections.abc import Callable
from pathlib import Path

import uvicorn

from rainout.core.words import Speaker
from rainout.server.app import create_app
from rainout.server.errors import CannotStart
from rainout.server.settings import Settings, default_database

DEFAULT_PORT = 8765
PORTS_TRIED = 50
BACKLOG = 2048
LARGEST_FRAME = 16_000_000
"""Bytes of a message that are taken in at all; what is too large for us but below this is answered, then hung up on."""
EVERYWHERE = ("0.0.0.0", "::", "")


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to serve."""
        await super().startup(sockets)
        threading.Thread(target=self._ready, daemon=True).start()  # the first page need not wait for words


def run(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | Path | None = None,
    *,
    open_browser: bool = False,
    dev: bool = False,
    language: str = "en",
) -> None:
    """Serve until told to stop.

    Without a ``port`` the first free one from 8765 on is taken; without a ``database`` the one in the user's data
    folder. ``dev`` logs every request. Raises :class:`CannotStart` with words for whoever asked.
    """
    speaker = Speaker(language)
    where = database_file(database or default_database())
    listener = listen(host, port)
    found = listener.getsockname()[1]
    address = url(host, found)

    def ready() -> None:
        if port is None and found != DEFAULT_PORT:
            print(speaker.say("server-other-port", port=str(DEFAULT_PORT)))
        print(speaker.say("server-ready", url=address), flush=True)
        if open_browser:
            show_browser(address)

    logging.basicConfig(level=logging.INFO if dev else logging.WARNING)
    try:
        app = create_app(Settings(database=where))
        calm_collector()
        Server(configure(app, dev), ready).run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()


def database_file(wish: str | Path) -> str | Path:
    """Where matches are to be kept, if that is a file: an address would only make a file of an odd name.

    One letter before a colon is a drive; who wants a file called ``postgres:`` writes ``./postgres:``.
    """
    if re.match(r"[A-Za-z][A-Za-z0-9+.-]+:", str(wish)):
        raise CannotStart("cannot-start-address", address=str(wish))
    return wish


def calm_collector() -> None:
    """Have the garbage collector look at what is new and seldom at the rest.

    The logs of live tables are many small objects that stay; going through them all would stop the server for 100 ms
    and more, several times a minute, to find nothing.
    """
    gc.freeze()
    gc.set_threshold(10_000, 1_000, 1_000)


def configure(app: object, dev: bool = False) -> uvicorn.Config:
    """How uvicorn is to serve the application."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        log_config=None,
        access_log=dev,
        server_header=False,
        timeout_graceful_shutdown=3,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # three times the memory for each socket
    )


def listen(host: str, port: int | None) -> socket.socket:
    """A socket to be served: at the port wished for, or at the first free one."""
    wishes = [port] if port is not None else range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED)
    for wish in wishes:
        try:
            return bind(host, wish)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise CannotStart("cannot-start-host", host=host, why=error.strerror or str(error)) from error
    raise CannotStart("cannot-start-port", port=str(wishes[0]))


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens. It must say that it is TCP: asyncio turns Nagle's delay (40 ms) off for no other."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":  # a port just let go is free; elsewhere this would share a port in use
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except BaseException:
        listener.close()
        raise
    return listener


def url(host: str, port: int) -> str:
    """An address to open; from everywhere, if the server listens everywhere."""
    shown = own_address() if host in EVERYWHERE else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def own_address() -> str:
    """This machine as others on its network see it; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for examples
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def show_browser(address: str) -> None:
    """Open a browser, which may take its time."""
    import webbrowser

    webbrowser.open(address)
