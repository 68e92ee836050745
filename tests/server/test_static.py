"""The UI's files."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest

from rainout.server.pages import ROUTES
from tests.server.driver import Player, refused, serving, settings

UI = Path(__file__).parents[2] / "ui"


def get(player: Player, path: str, **headers: str) -> httpx.Response:
    return httpx.get(player.address + path, headers=headers)


@pytest.mark.parametrize(
    "path",
    ["/", "/index.html", "/t/abc", "/t/abc/replay/", "/learn/hens/corral", "/t/abc?seat=1"],
)
def test_the_page(player: Player, path: str) -> None:
    answer = get(player, path)
    assert answer.status_code == 200
    assert "the page" in answer.text
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-cache"


def test_files_with_a_hash_are_kept_for_good(player: Player) -> None:
    answer = get(player, "/assets/index-Bd2x.js")
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["Cache-Control"]
    assert answer.headers["Content-Encoding"] == "gzip"
    plain = get(player, "/assets/index-Bd2x.js", **{"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert plain.text == answer.text


def test_a_copy_that_is_still_good(player: Player) -> None:
    tag = get(player, "/").headers["ETag"]
    answer = get(player, "/", **{"If-None-Match": tag})
    assert (answer.status_code, answer.content) == (304, b"")
    assert answer.headers["ETag"] == tag


def test_head(player: Player) -> None:
    answer = httpx.head(player.address + "/favicon.svg")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["Content-Type"] == "image/svg+xml"


@pytest.mark.parametrize(
    "path",
    ["/nothing.js", "/assets/nothing.js", "/api", "/api/nothing", "/..%2f..%2fetc/passwd.txt", "/%00.js"],
)
def test_what_is_not_there(player: Player, path: str) -> None:
    refused(get(player, path), 404, "unknown-address")


@pytest.mark.parametrize(
    "path",
    ["/health", "/status", "/wp-admin", "/wp-login.php", "/.env", "/.git/config", "/t", "/t/a/b", "/me/x"],
)
def test_who_looks_for_doors_finds_none(player: Player, path: str) -> None:
    refused(get(player, path), 404, "unknown-address")
    person = get(player, path, Accept="text/html,application/xhtml+xml")
    assert (person.status_code, "the page" in person.text) == (404, True)
    again = get(player, path, Accept="text/html", **{"If-None-Match": person.headers["ETag"]})
    assert (again.status_code, "the page" in again.text) == (404, True)


def test_the_page_is_where_its_router_says() -> None:
    router = (UI / "src" / "app" / "router.svelte.ts").read_text(encoding="utf-8")
    patterns = re.findall(r"^  \[/\^(.*?)\$/,", router, re.MULTILINE)
    assert [pattern.replace("\\/", "/") for pattern in patterns] == list(ROUTES)


def test_nothing_outside_the_folder(player: Player, ui: Path) -> None:
    (ui.parent / "secret.txt").write_text("secret")
    for path in (
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        f"/{ui.parent}/secret.txt",
        "/%2e%2e/secret.txt",
    ):
        assert "secret" not in get(player, path).text


@pytest.mark.parametrize(
    ("language", "words"), [("en", "have not been built"), ("es", "no se han construido")]
)
def test_a_ui_that_was_not_built(tmp_path: Path, language: str, words: str) -> None:
    with serving(settings(static=tmp_path / "nothing")) as address:
        answer = httpx.get(address, headers={"Accept-Language": language})
        assert answer.status_code == 503
        assert words in answer.text
        assert "make play" in answer.text
        assert httpx.get(f"{address}/api/games").status_code == 200


def test_what_a_phone_needs_to_install_it() -> None:
    manifest = json.loads((UI / "public" / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    sizes = {icon["sizes"] for icon in manifest["icons"] if icon["type"] == "image/png"}
    assert sizes >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert (UI / "public" / icon["src"].lstrip("/")).is_file()
