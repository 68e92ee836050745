"""What the workers at one store tell each other, so that people at one table may be connected to different workers.

Notices make it quick and nothing depends on them: what counts is in the store, and whoever missed a notice finds it
there (:meth:`rainout.server.crew.Crew.look_around`). Nothing in a notice is secret.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from rainout.server.protocol import EmoteName

log = logging.getLogger(__name__)


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A match is at a ply."""

    match: str
    ply: int


class Resettled(msgspec.Struct, frozen=True, tag="resettled"):
    """Who sits at a table, or who may look on, has changed; or another match follows this one."""

    match: str


class Said(msgspec.Struct, frozen=True, tag="said"):
    """A player says something to everybody at a table."""

    match: str
    seat: int
    emote: EmoteName


class Here(msgspec.Struct, frozen=True, tag="here"):
    """Who is connected to one table through the worker that says so."""

    match: str
    seats: tuple[int, ...]
    watching: int


class Saw(msgspec.Struct, frozen=True, tag="saw"):
    """The holders of some seats showed themselves, without staying."""

    match: str
    seats: tuple[int, ...]


class Arrived(msgspec.Struct, frozen=True, tag="arrived"):
    """A worker is new and wants to know who is where."""


class Left(msgspec.Struct, frozen=True, tag="left"):
    """A worker has gone, and all that were connected to it."""


Notice: TypeAlias = Moved | Resettled | Said | Here | Saw | Arrived | Left
Heard: TypeAlias = Callable[[str, Notice], None]
"""Is called with each notice of another worker, and that worker's name."""
Missed: TypeAlias = Callable[[], None]
"""Is called when some notices may not have been heard."""

_decode = msgspec.json.Decoder(Notice).decode


def write(notice: Notice) -> str:
    """A notice as it is sent."""
    return msgspec.json.encode(notice).decode()


def hand_on(worker: str, said: str, heard: Heard) -> None:
    """Hand a notice to whoever listens; one that only a newer worker understands is passed over."""
    try:
        notice = _decode(said)
    except msgspec.MsgspecError as error:
        log.warning("a notice cannot be read and is passed over: %s", error)
        return
    heard(worker, notice)
