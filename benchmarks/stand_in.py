"""A server that speaks as much of the protocol as ``tables.py`` hears, and does nothing else: the floor.

Every action is taken, both seats are sent a position, and the other seat must act next. No rules, no storage.
"""

from __future__ import annotations

import asyncio
import json
import sys
from itertools import count
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, get, post, websocket

SENTENCE = {"key": "hens-prompt-act", "facts": {"seat": 0, "face": 6}}
CHOICES = [{"action": f"rob {i} {j}", "words": SENTENCE} for i in range(1, 6) for j in range(1, 6)]
"""About as many bytes as a real position has."""
numbers = count()
plies: dict[str, int] = {}
sockets: dict[str, list[WebSocket[Any, Any, Any]]] = {}


def position(match: str, seat: int) -> str:
    ply = plies[match]
    choices = CHOICES if ply % 2 == seat else []
    told = {"type": "table", "match": match, "ply": ply, "actor": ply % 2, "asked": "act", "choices": choices}
    return json.dumps(told)


@get("/api/games", sync_to_thread=False)
def games() -> list[str]:
    return ["hens"]


@post("/api/tables", sync_to_thread=False)
def open_table() -> dict[str, Any]:
    match = str(next(numbers))
    plies[match], sockets[match] = 0, []
    return {"match": match, "seats": [{"seat": seat, "token": str(seat)} for seat in (0, 1)]}


@websocket("/api/tables/{match:str}/live")
async def sit(socket: WebSocket[Any, Any, Any], match: str) -> None:
    await socket.accept()
    seats = sockets[match]
    seat = len(seats)
    seats.append(socket)
    await socket.receive_text()
    await socket.send_text(position(match, seat))
    async for _ in socket.iter_data("text"):
        plies[match] += 1
        await asyncio.gather(*(other.send_text(position(match, at)) for at, other in enumerate(seats)))


if __name__ == "__main__":
    app = Litestar([games, open_table, sit])
    uvicorn.run(app, port=int(sys.argv[1]), log_level="warning", ws_per_message_deflate=False)
