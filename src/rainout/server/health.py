"""What those who look after a server ask: whether it lives, whether it can be sent people, and its metrics."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Literal

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency

from rainout.server import metrics
from rainout.server.door import require_here
from rainout.server.draining import Draining
from rainout.server.errors import NoToken, UnknownAddress, WrongToken
from rainout.server.gate import FOR_MACHINES
from rainout.server.house import House

STORE_WITHIN = 2.0
"""Seconds a database has to answer before it counts as gone."""


class Health(msgspec.Struct):
    """How a server is."""

    status: Literal["ok", "ready", "draining", "no-database"]


def require_secret(request: Request[Any, Any, Any], secret: str) -> None:
    """Refuse whoever does not show a secret of the host's, in the one place where no log has it."""
    word, _, shown = request.headers.get("authorization", "").partition(" ")
    if word.lower() != "bearer":
        raise NoToken
    if not secrets.compare_digest(shown.strip().encode(), secret.encode()):
        raise WrongToken


@get("/healthz", include_in_schema=False, opt={FOR_MACHINES: True})
async def is_alive() -> Health:
    """The process lives and its event loop comes round."""
    return Health("ok")


@get("/readyz", include_in_schema=False, opt={FOR_MACHINES: True})
async def is_ready(house: NamedDependency[House], draining: NamedDependency[Draining]) -> Response[Health]:
    """People can be sent here: the database answers, and the server is not taking its leave."""
    if draining.begun:
        return Response(Health("draining"), status_code=503)
    try:
        async with asyncio.timeout(STORE_WITHIN):
            await house.reach_store()
    except Exception:
        return Response(Health("no-database"), status_code=503)
    return Response(Health("ready"))


@get("/metrics", include_in_schema=False, opt={FOR_MACHINES: True})
async def show_metrics(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Response[bytes]:
    """Counts and times for Prometheus, for those whom the settings let see them."""
    settings = house.settings
    if settings.metrics == "off":
        raise UnknownAddress
    if settings.metrics == "here":
        require_here(request)
    else:
        require_secret(request, settings.metrics_token)
    return Response(metrics.exposition(), media_type=metrics.MEDIA_TYPE)
