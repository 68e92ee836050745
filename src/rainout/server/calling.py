"""How people ask to be called, and to be called no more: over HTTP.

What names a contact never stands in an address; but for the word that a letter carries, with which its contact can be
ended and nothing else. That address is for mail programs, and no part of what the API is described to be.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.response import Redirect

from rainout.server.api import WhoAsks, troubles
from rainout.server.contacts import Contacts
from rainout.server.protocol import (
    CallByMail,
    CallByPush,
    Confirm,
    Contacted,
    ContactShown,
    Done,
    MyContacts,
    StopCalls,
    Ways,
)

Asking = Request[Any, Any, Any]
TheContacts = NamedDependency[Contacts]
StopWord = Annotated[str, PathParameter(description="what came with a call, to end that")]


def origin_of(request: Asking) -> str:
    """Where the page is that asks, so that links can lead there; the gate has seen that it is one of ours."""
    named = request.headers.get("origin")
    return named or f"{request.url.scheme}://{request.headers.get('host', '')}"


@get("/", responses=troubles())
async def show_ways(contacts: TheContacts) -> Ways:
    """How this house can call people for whom a table waits, and whether it knows people by passkeys."""
    return await contacts.ways()


@post("/push", status_code=200, responses=troubles(409, 413, 415, 422))
async def call_by_push(
    request: Asking, data: JSONBody[CallByPush], contacts: TheContacts, client: WhoAsks
) -> Contacted:
    """Be called through one's browser."""
    client.take("sign_ups")
    return await contacts.by_push(data, origin_of(request))


@post("/mail", status_code=200, responses=troubles(409, 413, 415, 422))
async def call_by_mail(
    request: Asking, data: JSONBody[CallByMail], contacts: TheContacts, client: WhoAsks
) -> Contacted:
    """Be called by e-mail, once the link in a first letter was followed."""
    client.take("sign_ups")
    return await contacts.by_mail(data, origin_of(request))


@post("/mine", status_code=200, responses=troubles(413, 415, 422))
async def show_contacts(data: JSONBody[MyContacts], contacts: TheContacts) -> list[ContactShown]:
    """Say for which seats one wants to be called, and see whether one still is."""
    return await contacts.mine(data)


@post("/confirm", status_code=200, responses=troubles(404, 413, 415, 422))
async def confirm_contact(data: JSONBody[Confirm], contacts: TheContacts) -> Done:
    """Show that the first letter has come."""
    await contacts.confirm(data.code)
    return Done()


@post("/forget", status_code=200, responses=troubles(413, 415, 422))
async def forget_contact(data: JSONBody[StopCalls], contacts: TheContacts) -> Done:
    """Be called there no more, and have the address forgotten."""
    await contacts.forget(data.contact)
    return Done()


@post("/stop/{word:str}", status_code=200, include_in_schema=False)
async def stop_calls(word: StopWord, contacts: TheContacts) -> Done:
    """The same with what came with a call, as mail programs do it (RFC 8058); whatever they send along is not read."""
    await contacts.stop(word)
    return Done()


@get("/stop/{word:str}", include_in_schema=False)
async def show_stop(word: StopWord) -> Response[Any]:
    """Somebody follows that address by hand: the page does the rest, since to look must change nothing."""
    return Redirect(f"/me#stop={word}", status_code=303)


CALLING = Router(
    "/api/calls",
    route_handlers=[
        show_ways,
        call_by_push,
        call_by_mail,
        show_contacts,
        confirm_contact,
        forget_contact,
        stop_calls,
        show_stop,
    ],
)
