"""A stretch of network between a bot and a server, which can be cut."""

from __future__ import annotations

import contextlib
import select
import socket
import threading
from collections.abc import Iterator


class Relay:
    """Hands on whatever comes, both ways, until it is told not to."""

    def __init__(self, address: str) -> None:
        host, _, port = address.removeprefix("http://").partition(":")
        self._server = host, int(port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._lines: list[socket.socket] = []
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Every line is dead at once; who dials again gets through."""
        lines, self._lines = self._lines, []
        for line in lines:
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Nobody gets through any more."""
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self.cut()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            far = socket.create_connection(self._server)
            self._lines += [near, far]
            threading.Thread(target=hand_on, args=(near, far), daemon=True).start()


def hand_on(near: socket.socket, far: socket.socket) -> None:
    """Carry what is said from one to the other, till one has nothing more to say."""
    with near, far, contextlib.suppress(OSError):
        while True:
            for one in select.select([near, far], [], [])[0]:
                heard = one.recv(65536)
                if not heard:
                    return
                (far if one is near else near).sendall(heard)


@contextlib.contextmanager
def relay(address: str) -> Iterator[Relay]:
    """A relay to the server at an address."""
    between = Relay(address)
    try:
        yield between
    finally:
        between.close()
