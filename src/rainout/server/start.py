"""Starting a server: find a port, open the database, serve, and say where."""

from __future__ import annotations

import asyncio
import signal
import socket
import threading
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn

from rainout.bots.analysts import analysts
from rainout.bots.thinkers import thinkers
from rainout.core.words import Speaker
from rainout.server import journal
from rainout.server.app import create_app
from rainout.server.connections import Config
from rainout.server.databases import is_address, open_store
from rainout.server.door import Door
from rainout.server.errors import NoNetwork
from rainout.server.garbage import calm_collector
from rainout.server.in_force import in_force
from rainout.server.journal import Journal
from rainout.server.listening import DEFAULT_PORT, listen, url
from rainout.server.reloading import check_together, reload
from rainout.server.settings import Settings
from rainout.server.workers import Workers

LARGEST_FRAME = 16_000_000
"""Bytes of a message that are taken in at all; what is too large for us but below this is answered, then hung up on."""


class Server(uvicorn.Server):
    """A server that says when it is ready, can listen at more sockets while it runs, and takes its leave."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        leave: Callable[[], Awaitable[None]],
        reload: Callable[[], None],
        door: Door | None = None,
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._leave = leave
        self._reload = reload
        self._door = door

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to serve; to the local network too, where a door is to be open from the start."""
        await super().startup(sockets)
        if hasattr(signal, "SIGHUP"):
            with suppress(RuntimeError):  # only the main thread hears signals
                asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, self._reload)
        if self._door:
            with suppress(NoNetwork):
                await self._door.open()
        threading.Thread(target=self._ready, daemon=True).start()  # the first page need not wait for words

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take leave of everybody, then stop."""
        if not self.force_exit:
            await self._leave()
        await super().shutdown(sockets)

    async def listen_too(self, listener: socket.socket) -> None:
        """Serve one more socket, as the first ones are served."""
        config = self.config

        def protocol() -> asyncio.Protocol:
            speak: Any = config.http_protocol_class
            made: asyncio.Protocol = speak(
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(protocol, sock=listener, backlog=config.backlog))


def run(language: str = "en", config: str | Path | None = None, **wishes: Any) -> None:
    """Serve until told to stop, by the settings in force: ``wishes`` go before all that is said elsewhere.

    A program that serves is not somebody at home: it opens no browser unless it wishes to. Raises
    :class:`rainout.core.errors.RainoutError` with words for whoever asked.
    """
    serve({"browser": False, **wishes}, config, language)


def serve(wishes: Mapping[str, Any], config: str | Path | None, language: str = "en") -> None:
    """Serve until told to stop; the settings are found again when the server is told that they have changed."""
    find_settings = partial(settings_now, wishes, config)
    settings = find_settings()
    check_together(settings)
    is_address(settings.database)  # refused before a port is taken
    journal.begin(settings.log_level, settings.log_format)
    if settings.workers > 1:
        asyncio.run(open_store(settings.database).close())  # what is wrong with it is said once, and here
        workers = Workers(settings.workers, settings.host, settings.port, partial(work, find_settings))
        workers.run(lambda: greet(settings, workers.port, language))
        return
    with listen(settings.host, settings.port) as listener:
        port = listener.getsockname()[1]
        door = Door(settings.host, port)
        work(find_settings, listener, lambda: greet(settings, port, language, door), door)


def settings_now(wishes: Mapping[str, Any], config: str | Path | None) -> Settings:
    """The settings in force."""
    return in_force(wishes, config).settings


def work(
    find_settings: Callable[[], Settings],
    listener: socket.socket,
    ready: Callable[[], None],
    door: Door | None = None,
) -> None:
    """Serve at a socket, in this process, until told to stop; a door can be opened where nobody else serves."""
    settings = find_settings()
    journal.begin(settings.log_level, settings.log_format)
    allow_many_files()
    try:
        app = create_app(settings, door or Door(settings.host, listener.getsockname()[1]))
        calm_collector()
        house, draining = app.state.house, app.state.draining
        server = Server(
            configure(app, settings),
            ready,
            draining.leave,
            lambda: reload(house, find_settings),
            door if settings.lan else None,
        )
        if door:
            door.serve = server.listen_too
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    finally:
        thinkers().close()
        analysts().close()


def greet(settings: Settings, port: int, language: str, door: Door | None = None) -> None:
    """Say where the server can be reached."""
    speaker, address = Speaker(language), url(settings.host, port)
    if settings.port is None and port != DEFAULT_PORT:
        print(speaker.say("server-other-port", port=str(DEFAULT_PORT)))
    print(speaker.say("server-ready", url=address), flush=True)
    if settings.lan and door:
        said = [speaker.say("server-lan", url=f"{each}/") for each in door.addresses]
        print(*said or [speaker.say("server-lan-none")], sep="\n", flush=True)
    if settings.browser:
        show_browser(address)


def allow_many_files() -> None:
    """Have as many connections as the system lets us; a thousand, the usual allowance, is soon used up."""
    try:
        import resource
    except ImportError:  # not on every system
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def configure(app: object, settings: Settings) -> Config:
    """How uvicorn is to serve the application."""
    return Config(
        Journal(app),
        settings,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=settings.drain_within,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=[*settings.trusted_proxies],
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=settings.ping_every or None,
        ws_ping_timeout=settings.ping_every or None,
        ws_per_message_deflate=False,  # three times the memory for each socket
    )


def show_browser(address: str) -> None:
    """Open a browser, which may take its time."""
    import webbrowser

    webbrowser.open(address)
