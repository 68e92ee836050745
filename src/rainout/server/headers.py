"""Headers of every answer: what browsers may do with our pages, and what they may keep."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

POLICY = "; ".join(
    (
        "default-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""The UI brings everything along: nothing comes from elsewhere, nothing runs inline, nobody frames it."""

ALWAYS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",  # an address may hold an invitation
    "X-Content-Type-Options": "nosniff",
}


async def add_headers(message: Message, scope: Scope) -> None:
    """Complete an answer's headers; what the API says may not be kept, unless it says otherwise."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in ALWAYS.items():
        headers[name] = value
    if "cache-control" not in headers:
        headers["Cache-Control"] = "no-store"
    if message["status"] == 401:
        headers["WWW-Authenticate"] = "Bearer"
