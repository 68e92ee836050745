"""Sockets to be served, and how their addresses are written."""

from __future__ import annotations

import errno
import os
import socket

from rainout.server.errors import CannotStart

DEFAULT_PORT = 8765
PORTS_TRIED = 50
BACKLOG = 2048
EVERYWHERE = ("0.0.0.0", "::", "")


def listen(host: str, port: int | None, listening: bool = True, shared: bool = False) -> socket.socket:
    """A socket to be served, or one that holds a port for others: the port wished for, or the first free one."""
    wishes = [port] if port is not None else range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED)
    for wish in wishes:
        try:
            if shared:  # who shares a port does not notice that somebody else has it
                with bind(host, wish) as found:
                    wish = found.getsockname()[1]
            return bind(host, wish, listening, shared)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise CannotStart("cannot-start-host", host=host, why=error.strerror or str(error)) from error
    raise CannotStart("cannot-start-port", port=str(wishes[0]))


def bind(host: str, port: int, listening: bool = True, shared: bool = False) -> socket.socket:
    """A socket that listens. It must say that it is TCP: asyncio turns Nagle's delay (40 ms) off for no other."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":  # a port just let go is free; elsewhere this would share a port in use
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listener.bind((host, port))
        if listening:
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
