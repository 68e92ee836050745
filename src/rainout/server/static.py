"""The UI's files, as Vite builds them: names with a hash are kept by browsers for good, the page is asked for anew."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from litestar import HttpMethod, Request, Response, route
from litestar.di import NamedDependency
from litestar.params import PathParameter

from rainout.core.words import Speaker, preferred_language
from rainout.server.errors import UnknownAddress
from rainout.server.pages import is_page

MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED = {".ico", ".png", ".woff2"}
"""Kinds that gzip makes no smaller."""
PAGE = "index.html"
HASHED = "assets"
"""The folder in which every name carries a hash of the content."""


class StaticFile(NamedTuple):
    """A file as it is sent."""

    content: bytes
    zipped: bytes | None
    tag: str
    media_type: str


@lru_cache(maxsize=500)
def _read(path: Path, changed: int) -> StaticFile:
    """A file, read again only when it has changed."""
    content = path.read_bytes()
    zipped = None if path.suffix in PACKED else gzip.compress(content, mtime=0)
    media_type = MEDIA_TYPES.get(path.suffix, "application/octet-stream")
    return StaticFile(content, zipped, f'"{hashlib.sha256(content).hexdigest()[:20]}"', media_type)


class Static:
    """The folder the UI was built into."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self.page_asked_for = False
        """Whether anyone has opened the page yet."""

    def find(self, address: str) -> Path | None:
        """The file at an address; the page, for the addresses that are its own; None if there is none."""
        try:
            wanted = (self._folder / address.strip("/")).resolve()
            if wanted.is_relative_to(self._folder) and wanted.is_file():
                return wanted
        except (OSError, ValueError):
            pass  # no file can have such a name
        return self.page if is_page(address) else None

    @property
    def page(self) -> Path | None:
        """The page, if it was built."""
        page = self._folder / PAGE
        return page if page.is_file() else None

    @property
    def is_built(self) -> bool:
        """Whether there is a UI to show."""
        return self.page is not None

    def answer(self, path: Path, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        """A file, or nothing but the news that the browser's copy is good."""
        file = _read(path, path.stat().st_mtime_ns)
        hashed = path.parent == self._folder / HASHED
        headers = {
            "Cache-Control": "public, max-age=31536000, immutable" if hashed else "no-cache",
            "ETag": file.tag,
            "Vary": "Accept-Encoding",
        }
        if status == 200 and file.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        zipped = file.zipped if "gzip" in request.headers.get("accept-encoding", "") else None
        if zipped:
            headers["Content-Encoding"] = "gzip"
        content = zipped or file.content
        return Response(content, status_code=status, media_type=file.media_type, headers=headers)


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Whether a person asks: the page tells them that nothing is there, and where to go."""
    return "text/html" in request.headers.get("accept", "")


def not_built(language: str) -> Response[str]:
    """A page instead of the page, when the UI has not been built."""
    say = Speaker(language).say
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{say("server-no-ui-title")}</title>'
        f"<h1>{say('server-no-ui-title')}</h1><p>{say('server-no-ui')}</p></html>"
    )
    return Response(page, status_code=503, media_type="text/html")


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    status_code=200,
)
async def get_static(
    request: Request[Any, Any, Any],
    static: NamedDependency[Static],
    path: Annotated[str, PathParameter()] = "/",
) -> Response[Any]:
    """A file of the UI."""
    if path.strip("/").split("/")[0] == "api":
        raise UnknownAddress
    found = static.find(path)
    if found:
        static.page_asked_for |= found.name == PAGE
        return static.answer(found, request)
    if static.page and wants_page(request):
        return static.answer(static.page, request, status=404)
    if static.is_built:
        raise UnknownAddress
    static.page_asked_for = True
    return not_built(preferred_language(request.headers.get("accept-language")))
