"""The application: everything above, wired together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import ceil
from typing import Any, cast

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException

from rainout.core.errors import RainoutError
from rainout.core.registry import games
from rainout.core.words import LANGUAGES, bundle, preferred_language
from rainout.server import journal
from rainout.server.admin import ADMIN
from rainout.server.api import API
from rainout.server.calling import CALLING
from rainout.server.calls import Caller
from rainout.server.contacts import Contacts
from rainout.server.databases import open_store
from rainout.server.describe import description
from rainout.server.door import Door
from rainout.server.draining import Draining
from rainout.server.errors import (
    BadRequest,
    Internal,
    Refusal,
    UnknownAddress,
    WrongMethod,
    status_of,
    trouble,
    wait_of,
)
from rainout.server.garbage import collect_often
from rainout.server.gate import admit
from rainout.server.headers import add_headers
from rainout.server.health import is_alive, is_ready, show_metrics
from rainout.server.house import House
from rainout.server.league_api import LEAGUES
from rainout.server.leagues import Leagues
from rainout.server.limits import Limits, client_of
from rainout.server.metrics import MeasuredStore, watch
from rainout.server.passkeys import PASSKEYS, Passkeys
from rainout.server.protocol import Trouble
from rainout.server.records import moment
from rainout.server.settings import Settings
from rainout.server.socket import live_table
from rainout.server.static import Static, get_static
from rainout.server.store import Store
from rainout.server.wire import TypedRequest

log = logging.getLogger(__name__)

WARM_LATEST = 10.0
"""Seconds after which the rules are compiled even if nobody has opened the page."""
WARM_AFTER = 2.0
"""Seconds the page is given to load before the compiler competes with it."""


def create_app(settings: Settings, door: Door | None = None, clock: Callable[[], int] = moment) -> Litestar:
    """A server's application, with its store open."""
    store = cast(Store, MeasuredStore(open_store(settings.database)))
    house = House(store, settings, clock)
    door = door or Door()
    draining = Draining(house.live, settings.drain_delay)
    static = Static(settings.static)
    contacts = Contacts(store, house)
    caller = Caller(store, house, contacts)
    passkeys = Passkeys(store, house)
    leagues = Leagues(store, house)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.begin()
        beside = [
            asyncio.create_task(each) for each in (watch(house.take_stock), caller.go_on(), collect_often())
        ]
        if settings.warm:
            beside.append(asyncio.create_task(warm_up(static)))
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            await leagues.close()
            await house.close()

    app = Litestar(
        route_handlers=[
            API,
            CALLING,
            PASSKEYS,
            LEAGUES,
            ADMIN,
            live_table,
            is_alive,
            is_ready,
            show_metrics,
            get_static,
        ],
        guards=[admit],
        dependencies={
            "client": Provide(client_of, sync_to_thread=False),
            "contacts": Provide(lambda: contacts, sync_to_thread=False),
            "door": Provide(lambda: door, sync_to_thread=False),
            "draining": Provide(lambda: draining, sync_to_thread=False),
            "house": Provide(lambda: house, sync_to_thread=False),
            "leagues": Provide(lambda: leagues, sync_to_thread=False),
            "passkeys": Provide(lambda: passkeys, sync_to_thread=False),
            "static": Provide(lambda: static, sync_to_thread=False),
        },
        lifespan=[lifespan],
        request_class=TypedRequest,
        request_max_body_size=settings.largest_body,
        exception_handlers={
            RainoutError: answer_refusal,
            HTTPException: answer_misfit,
            Exception: answer_mistake,
        },
        before_send=[add_headers],
        openapi_config=description(),
        logging_config=None,
    )
    app.state.house, app.state.draining = house, draining
    app.state.door, app.state.limits = door, Limits(lambda: house.settings)
    return app


async def warm_up(static: Static) -> None:
    """Have words and compiled rules ready, in the background, once the first page is out of the door."""
    waited = 0.0
    while not static.page_asked_for and waited < WARM_LATEST:
        await asyncio.sleep(0.25)
        waited += 0.25
    await asyncio.sleep(WARM_AFTER)
    for language in LANGUAGES:
        await asyncio.to_thread(bundle, language)
    for game in games().values():
        game.warm()


# --- Errors, as they go over the wire ---


def answer_refusal(request: Request[Any, Any, Any], error: RainoutError) -> Response[Trouble]:
    """What was refused, in the reader's language."""
    language = preferred_language(request.headers.get("accept-language"))
    headers = {"Content-Language": language, "Vary": "Accept-Language"}
    wait = wait_of(error)
    if wait is not None:
        headers["Retry-After"] = str(max(1, ceil(wait)))
    return Response(
        trouble(error, language), status_code=status_of(error), media_type="application/json", headers=headers
    )


MISFITS: dict[int, type[Refusal]] = {404: UnknownAddress, 405: WrongMethod}


def answer_misfit(request: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    """What Litestar refused before any of our code saw it."""
    if error.status_code >= 500 and not journal.client_is_gone():
        return answer_mistake(request, error)
    answer = answer_refusal(request, MISFITS.get(error.status_code, BadRequest)())
    answer.headers.update(error.headers or {})
    return answer


def answer_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """A mistake of ours: told in the log, and to nobody else."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer_refusal(request, Internal())
