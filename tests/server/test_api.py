"""Every address of the HTTP API, and every way it refuses."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from tests.server.driver import Json, Player, TableAt, good, own_dice, refused, serving, settings, wait_until

LONG = "x" * 5000
WISH = {"game": "hens", "seats": [{"kind": "me"}, {"kind": "local"}]}


def test_games(player: Player) -> None:
    hens = next(game for game in player.get("/games") if game["id"] == "hens")
    assert hens["seats"] == [2, 2]
    assert hens["bots"] == ["rookie", "veteran", "all-star", "hall-of-famer"]
    assert "series" in [option["name"] for option in hens["options"]]
    assert [rung["bot"] for rung in hens["rungs"]] == hens["bots"]


def test_what_everyone_may_read_of_the_games_is_sent_compressed(player: Player) -> None:
    for path in ("/games", "/games/hens/words", "/games/hens/rules"):
        packed = player.http.get(path, headers={"Accept-Encoding": "gzip"})
        plain = player.http.get(path, headers={"Accept-Encoding": "identity"})
        assert packed.headers["Content-Encoding"] == "gzip"
        assert packed.headers["Vary"] == "Accept-Encoding"
        assert "Content-Encoding" not in plain.headers
        assert packed.json() == plain.json()
        assert int(packed.headers["Content-Length"]) < len(plain.content) / 2


def test_what_holds_a_secret_is_not_compressed(player: Player) -> None:
    opened = player.http.post("/tables", json={"game": "hens", "seats": ["me", "bot novice"]})
    assert "Content-Encoding" not in opened.headers


def test_the_words_of_a_game_in_the_language_of_the_reader(player: Player) -> None:
    words = player.get("/games/hens/words")
    assert words["game"] == "hens"
    assert words["language"] == "en"
    assert "hens-title = Clutch Hens\n" in words["catalog"]
    refused(player.ask("GET", "/games/chess/words"), 404, "no-game")


def test_a_new_table_is_dealt_and_gives_tokens(player: Player) -> None:
    table = player.open("me", "local", options={"series": "games", "best-of": "5"})
    shown = table.look()
    assert len(set(table.tokens)) == 2
    assert (shown["you"], shown["asked"], shown["fresh"]) == ([0, 1], "roll", True)
    assert shown["ply"] == shown["plies"] == 10
    assert shown["options"]["best-of"] == "5"
    assert shown["view"]["game"] == "hens"
    assert {event["what"] for event in shown["log"]} >= {"dealt", "starts"}
    assert shown["created"].endswith("Z")


def test_names_are_cleaned(player: Player) -> None:
    seats = [{"kind": "me", "name": "  Ana\n \u202e María  "}, {"kind": "local", "name": "\t"}]
    table = TableAt(player, player.post("/tables", {**WISH, "seats": seats}))
    assert [seat["name"] for seat in table.look()["seats"]] == ["Ana María", None]


def test_a_bot_without_a_level_is_the_strongest_and_has_no_name(player: Player) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "name": "Deep Hen"}]
    table = TableAt(player, player.post("/tables", {**WISH, "seats": seats}))
    bot = table.look()["seats"][1]
    assert (bot["kind"], bot["level"], bot["name"], bot["connected"]) == ("bot", "hall-of-famer", None, True)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({**WISH, "game": "chess"}, "unknown-game"),
        ({**WISH, "seats": [{"kind": "me"}]}, "bad-seats"),
        ({**WISH, "seats": [{"kind": "me"}] * 3}, "bad-seats"),
        ({**WISH, "seats": [{"kind": "me"}, {"kind": "bot", "level": "genius"}]}, "unknown-bot"),
        ({**WISH, "options": {"hens": True}}, "bad-option"),
        ({**WISH, "options": {"best-of": "4"}}, "bad-option"),
        ({**WISH, "game": LONG}, "unknown-game"),
        ({**WISH, "options": {LONG: True}}, "bad-option"),
        ({**WISH, "options": {"series": LONG, "target-points": LONG}}, "bad-option"),
        ({**WISH, "seats": [{"kind": LONG}]}, "bad-message"),
        ({**WISH, "seats": [{"kind": "bot", "level": LONG}, {"kind": "me"}]}, "unknown-bot"),
        ({**WISH, "seats": []}, "bad-message"),
        ({**WISH, "seats": [{"kind": "you"}, {"kind": "me"}]}, "bad-message"),
        ({**WISH, "seats": [{"kind": "me", "name": "x" * 41}, {"kind": "me"}]}, "bad-message"),
        ({**WISH, "listed": "yes"}, "bad-message"),
        ({**WISH, "secret": 1}, "bad-message"),
        ({"game": "hens"}, "bad-message"),
        ([], "bad-message"),
        (None, "bad-message"),
    ],
)
def test_a_wish_that_cannot_be_granted(player: Player, wish: Json, code: str) -> None:
    answer = player.http.post(
        "/tables", content=json.dumps(wish), headers={"Content-Type": "application/json"}
    )
    refused(answer, 422, code)


@pytest.mark.parametrize("body", [b"{", b"", b"\xff\xfe", b'{"game": "\\ud800"}', b"[" * 5000, b"nonsense"])
def test_what_is_not_json(player: Player, body: bytes) -> None:
    answer = player.http.post("/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    assert answer.json()["code"] in ("bad-json", "bad-message", "bad-request")


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_other_sites_forms_are_kept_out(player: Player, kind: str) -> None:
    answer = player.http.post("/tables", content=json.dumps(WISH), headers={"Content-Type": kind})
    refused(answer, 415, "not-json")


def test_a_body_of_ten_megabytes(player: Player) -> None:
    table = player.open()
    refused(table.act("x" * 10_000_000), 413, "too-large")
    refused(player.ask("POST", "/tables/load", {"file": "x" * 10_000_000}), 413, "too-large")
    assert table.look()["ply"] == 10


def test_a_body_of_ten_megabytes_of_unknown_length(player: Player) -> None:
    pieces = (b"x" * 100_000 for _ in range(100))
    answer = player.http.post("/tables", content=pieces, headers={"Content-Type": "application/json"})
    refused(answer, 413, "too-large")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", ""),
        ("GET", "/plies/0"),
        ("GET", "/file"),
        ("GET", "/box"),
        ("POST", "/claim"),
        ("POST", "/actions"),
        ("POST", "/undo"),
        ("POST", "/resign"),
        ("POST", "/rematch"),
    ],
)
def test_an_unknown_match(player: Player, method: str, path: str) -> None:
    bodies = {
        "/claim": {"invitation": "x"},
        "/actions": {"ply": 0, "seat": 0, "action": "roll"},
        "/rematch": {"seat": 0},
    }
    body = bodies.get(path, {"ply": 0, "seat": 0}) if method == "POST" else None
    for name in ("nosuchmatch", "%00", "ñ'\"; --", "x" * 5000):
        refused(player.ask(method, f"/tables/{name}{path}", body), 404, "unknown-match")


@pytest.mark.parametrize(
    "path", ["", "/", "/nothing", "/tables/a/b/c", "/tables/x/plies/one", "/tables/..%2f.."]
)
def test_an_unknown_address(player: Player, path: str) -> None:
    refused(player.ask("GET", path), 404, "unknown-address")


def test_a_wrong_method(player: Player) -> None:
    refused(player.ask("DELETE", "/tables"), 405, "wrong-method")
    refused(player.ask("GET", "/tables/x/actions"), 405, "wrong-method")


# --- Who may do what ---


def test_tokens(player: Player) -> None:
    table = player.open()
    mine, other = table.tokens
    roll = {"ply": 10, "seat": table.look()["actor"], "action": "roll"}
    seat = roll["seat"]
    refused(table.ask("actions", roll, ()), 401, "no-token")
    refused(table.ask("actions", roll, ("guess",)), 401, "wrong-token")
    refused(table.ask("actions", roll, (mine, "guess")), 401, "wrong-token")
    refused(table.ask("actions", roll, ((other, mine)[seat],)), 403, "not-your-seat")
    refused(player.ask("GET", table.path, tokens=["guess"]), 401, "wrong-token")
    refused(player.http.get(table.path, headers={"Authorization": "Basic eDp5"}), 401, "wrong-token")
    refused(player.http.get(table.path, headers={"Authorization": "Bearer"}), 401, "wrong-token")
    assert player.ask("GET", table.path, tokens=["guess"]).headers["WWW-Authenticate"] == "Bearer"
    assert table.look((mine,))["you"] == [0]
    assert table.look((other, mine, mine))["you"] == [0, 1]
    assert table.look()["ply"] == 10
    good(table.ask("actions", roll))


def test_another_tables_token(player: Player) -> None:
    table, another = player.open(), player.open()
    refused(table.act("roll", tokens=another.tokens), 401, "wrong-token")


def test_spectators_see_but_may_not_choose(player: Player) -> None:
    table = player.open()
    table.step_until(lambda shown: shown["asked"] == "act")
    shown = table.watch()
    assert (shown["you"], shown["choices"], shown["may_undo"]) == ([], [], [])
    assert shown["view"] == table.look()["view"]


# --- Moves ---


def test_a_move_answers_with_what_happened(player: Player) -> None:
    table = player.open()
    before = table.look()
    after = table.step(before)
    assert after["ply"] > before["ply"]
    assert not after["fresh"]
    assert after["log"][0]["what"] == "rolled"
    assert {event["ply"] for event in after["log"]} == set(range(before["ply"] + 1, after["ply"] + 1))


def test_what_chance_adds_is_part_of_the_move(player: Player) -> None:
    """``renew 2`` and the card it draws are two entries of the log and one move."""
    table = own_dice(player)
    before = good(table.act("roll 1"))
    after = good(table.act("renew 2"))
    assert after["ply"] == before["ply"] + 2
    assert after["asked"] in ("tell-roll", "over")
    assert "renewed" in [event["what"] for event in after["log"]]


def test_illegal_moves(player: Player) -> None:
    table = player.open()
    refused(table.act("rob 1 1"), 422, "table-rolls")
    refused(table.act("roll 6"), 422, "table-rolls")
    table.step_until(lambda shown: shown["asked"] == "act")
    before = table.look()
    refused(table.act("castle"), 422, "bad-notation")
    refused(table.act("roll"), 422, "illegal-action")
    refused(table.act("roll 6"), 422, "illegal-action")
    refused(table.act("next"), 422, "illegal-action")
    refused(table.act("r\x00"), 422, "bad-notation")
    refused(table.act(""), 422, "bad-message")
    refused(table.act("undo 3"), 422, "bad-notation")
    refused(table.act("resign 1"), 422, "bad-notation")
    assert table.look() == before


def test_out_of_turn(player: Player) -> None:
    table = player.open()
    idle = 1 - table.look()["actor"]
    refused(table.act("roll", seat=idle), 409, "not-your-turn")
    refused(table.act("roll", seat=7), 403, "not-your-seat")


def test_a_stale_move(player: Player) -> None:
    table = player.open()
    actor = table.look()["actor"]
    good(table.act("roll"))
    now = table.look()["ply"]
    for ply in (0, 9, 10, now + 1):
        assert refused(table.act("roll", seat=actor, ply=ply), 409, "stale")["ply"] == now
    refused(table.ask("undo", {"ply": 10, "seat": actor}), 409, "stale")
    refused(table.ask("resign", {"ply": 10, "seat": actor}), 409, "stale")
    assert table.look()["ply"] == now


@pytest.mark.parametrize(
    "change", [{"ply": "10"}, {"ply": 10.0}, {"ply": -1}, {"seat": True}, {"seat": 99}, {"x": 1}]
)
def test_wrong_types(player: Player, change: Json) -> None:
    table = player.open()
    wrong = refused(
        table.ask("actions", {"ply": 10, "seat": 0, "action": "roll", **change}), 422, "bad-message"
    )
    assert "$" in wrong["message"]


def test_the_tag_may_be_said_or_left_out(player: Player) -> None:
    table = player.open()
    roll = {"ply": 10, "seat": table.look()["actor"], "action": "roll"}
    refused(table.ask("actions", {"type": "undo", **roll}), 422, "bad-message")
    good(table.ask("actions", {"type": "act", **roll}))


def test_resigning_ends_the_match(player: Player) -> None:
    table = player.open()
    over = good(table.resign(1))
    assert over["asked"] == "over"
    assert (over["outcome"]["winner"], over["outcome"]["reason"]) == (0, "resigned")
    assert over["actor"] is None
    refused(table.act("roll", seat=0), 409, "over")
    refused(table.resign(0), 409, "over")
    refused(table.undo(0), 409, "cannot-undo")
    assert table.look()["ply"] == 11


# --- Lists ---


def test_lists(player: Player) -> None:
    shown, hidden = player.open("me", "novice"), player.open(listed=False)
    over = player.open()
    over.resign(0)
    lines = player.get("/tables")
    names = [line["match"] for line in lines]
    assert shown.match in names
    assert hidden.match not in names
    assert names.index(shown.match) < names.index(over.match)
    assert [line["over"] for line in lines] == sorted(line["over"] for line in lines)
    line = next(line for line in lines if line["match"] == over.match)
    assert (line["outcome"]["winner"], line["actor"], line["ply"]) == (1, None, 11)

    wanted = {"matches": [hidden.match, "nosuchmatch", over.match, hidden.match]}
    mine = player.post("/tables/mine", wanted)
    assert [line["match"] for line in mine] == [over.match, hidden.match]
    assert mine[1]["actor"] == hidden.look()["actor"]
    assert player.post("/tables/mine", {"matches": []}) == []


def test_a_table_that_nobody_is_at_any_more_leaves_the_list_and_is_still_there() -> None:
    long_gone = -60.0  # even what happens now is too long ago
    with serving(settings(abandoned_after=long_gone)) as address, Player(address) as player:
        left, sat_at, watched = (player.open("me", "local") for _ in range(3))
        with sat_at.line() as here, watched.line(tokens=()) as looking_on:
            here.hear("table")
            looking_on.hear("table")
            assert [line["match"] for line in player.get("/tables")] == [sat_at.match]
        wait_until(lambda: player.get("/tables") == [])
        assert left.look()["match"] == left.match
        assert len(player.post("/tables/mine", {"matches": [left.match, sat_at.match]})) == 2


# --- Languages, headers, description ---


@pytest.mark.parametrize(
    ("wish", "language", "word"),
    [("es-AR,en;q=0.5", "es", "partida"), ("en", "en", "match"), ("fr", "en", "match"), ("", "en", "match")],
)
def test_refusals_are_in_the_readers_language(player: Player, wish: str, language: str, word: str) -> None:
    answer = player.http.get("/tables/nosuchmatch", headers={"Accept-Language": wish})
    assert answer.headers["Content-Language"] == language
    assert word in refused(answer, 404, "unknown-match")["message"]


def test_headers(player: Player) -> None:
    for answer in (
        player.ask("GET", "/games"),
        player.ask("GET", "/tables/x"),
        player.http.get(player.address),
    ):
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
        assert "unsafe-inline" not in answer.headers["Content-Security-Policy"].partition("style-src-attr")[0]
        assert "access-control-allow-origin" not in answer.headers
        assert "server" not in answer.headers
    assert player.ask("GET", "/games").headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize("path", ["/schema", "/schema/openapi.json"])
def test_the_description(player: Player, path: str) -> None:
    answer = player.ask("GET", path)
    described: dict[str, Any] = good(answer)
    assert described["openapi"].startswith("3.1")
    assert described["components"]["schemas"]["Act"]["additionalProperties"] is False
    assert "/api/tables/{match}/actions" in described["paths"]


def test_every_promise_of_the_description_can_be_resolved(player: Player) -> None:
    text = json.dumps(player.get("/schema/openapi.json"))
    components = json.loads(text)["components"]["schemas"]
    references = {part.split('"')[0] for part in text.split('"#/components/schemas/')[1:]}
    assert references <= components.keys()


def test_mistakes_of_ours_are_not_told(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr("rainout.server.house.act", stumble)
    table = player.open()
    answer: httpx.Response = table.act("roll")
    refused(answer, 500, "internal")
    assert "secret" not in answer.text
    assert "Zero" not in answer.text
    monkeypatch.undo()
    good(table.act("roll"))
