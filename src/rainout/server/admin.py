"""What a host may do who shows the secret of the settings: see the load, act on reports, close tables.

The secret comes as ``Authorization: Bearer``, never in an address; without one in the settings there is nothing here.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, get, post
from litestar.params import JSONBody

from rainout.server.api import MatchName, TheHouse
from rainout.server.errors import UnknownAddress
from rainout.server.health import require_secret
from rainout.server.house import House
from rainout.server.protocol import Overview, Settle

Asking = Request[Any, Any, Any]


def require_host(request: Asking, house: House) -> None:
    """Refuse everybody but the host."""
    if not house.settings.admin_token:
        raise UnknownAddress
    require_secret(request, house.settings.admin_token)


@get("/", include_in_schema=False)
async def show_overview(request: Asking, house: TheHouse) -> Overview:
    """Load, tables and reports."""
    require_host(request, house)
    return await house.overview()


@post("/reports/settle", status_code=200, include_in_schema=False)
async def settle_report(request: Asking, data: JSONBody[Settle], house: TheHouse) -> Overview:
    """Something was done about a report; where the table is to be closed for it, it is."""
    require_host(request, house)
    if data.done == "closed":
        await house.shut(data.match)
    await house.settle(data)
    return await house.overview()


@post("/tables/{match:str}/close", status_code=200, include_in_schema=False)
async def close_table(request: Asking, match: MatchName, house: TheHouse) -> Overview:
    """Close a table."""
    require_host(request, house)
    await house.shut(match)
    return await house.overview()


ADMIN = Router("/api/admin", route_handlers=[show_overview, settle_report, close_table])
