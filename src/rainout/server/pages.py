"""The addresses at which the page shows something, as its router has them; a test holds the two equal.

At all others a browser is told 404, so that what looks for doors (``/wp-login.php``, ``/.env``) finds none.
"""

from __future__ import annotations

import re

ROUTES = (
    r"/",
    r"/t/([^/]+)",
    r"/t/([^/]+)/replay",
    r"/t/([^/]+)/analysis",
    r"/rules/([^/]+)",
    r"/learn/([^/]+)(?:/([^/]+))?",
    r"/build/([^/]+)",
    r"/me",
    r"/lobby",
    r"/leagues",
    r"/league/([^/]+)((?:/(?:season|day|game|club|leaders|course)(?:/\w+){0,2})*)",
    r"/admin",
    r"/ratings",
    r"/lab",
)
_page = re.compile("|".join(f"(?:{route})" for route in ROUTES))


def is_page(address: str) -> bool:
    """Whether the page has something to show there; a slash at the end does not matter.

    >>> [is_page(address) for address in ("/", "/t/x7k2/", "/rules/hens", "/wp-admin", "/t/x7k2/../..")]
    [True, True, True, False, False]
    """
    return _page.fullmatch("/" + address.strip("/")) is not None
