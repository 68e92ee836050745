"""Looking back at a match over HTTP: it streams, ends when nobody listens, and is nobody's coach."""

from __future__ import annotations

from unittest.mock import ANY
from xml.etree import ElementTree

import msgspec
import pytest

import rainout
from rainout.bots.analysis import Analysis
from rainout.bots.analysts import Analysts, TooManyAnalyses, analysts
from rainout.core.match import Match
from tests.server.driver import Json, Player, good, refused, wait_until


def played(game: str = "hens", plies: int = 10_000) -> Match:
    """A match between sound players, or its beginning."""
    match = Match(game, seed=7)
    match.settle()
    while not match.over and match.ply < plies:
        match.roll() if match.asked == "roll" else match.play(rainout.advise(match))
    return match


def loaded(player: Player, match: Match) -> str:
    """The name of a table with this match."""
    name: str = player.post("/tables/load", {"file": rainout.save(match, ["Ana", "bot advise"])})["match"]
    return name


def read(lines: str) -> list[Analysis]:
    return [msgspec.json.decode(line, type=Analysis) for line in lines.splitlines()]


def test_a_finished_match_is_looked_back_at_line_by_line(player: Player) -> None:
    match = played()
    name = loaded(player, match)
    answer = player.ask("GET", f"/tables/{name}/analysis")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/x-ndjson")
    found = read(answer.text)
    assert found[0].stage == "graph"
    assert found[-1] == rainout.analyse(match)
    assert [each.done for each in found] == sorted(each.done for each in found)
    again = read(player.ask("GET", f"/tables/{name}/analysis").text)
    assert again == found[-1:]


def test_the_graph_can_be_had_as_a_picture(player: Player) -> None:
    name = loaded(player, played())
    drawn = player.ask("GET", f"/tables/{name}/analysis/picture?lang=es")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert f"hens-{name}.svg" in drawn.headers["content-disposition"]
    title = ElementTree.fromstring(drawn.text)[0].text or ""
    assert title.endswith("Ana – Zorro viejo (advise)")
    table = player.open("me", "novice")
    refused(player.ask("GET", f"/tables/{table.match}/analysis/picture"), 409, "not-over")


def test_a_match_that_is_played_is_nobodys_to_look_back_at(player: Player) -> None:
    table = player.open("me", "novice")
    refused(player.ask("GET", f"/tables/{table.match}/analysis", tokens=table.tokens), 409, "not-over")
    refused(player.ask("GET", "/tables/nowhere/analysis"), 404, "unknown-match")


def test_a_file_can_be_looked_back_at_finished_or_not(player: Player) -> None:
    answer = player.ask("POST", "/analysis", {"file": rainout.save(played(plies=30))})
    last = read(answer.text)[-1]
    assert not last.over
    assert last.stage == "whole"
    refused(player.ask("POST", "/analysis", {"file": "something else"}), 422, "bad-file")
    refused(player.ask("POST", "/analysis", {"text": ""}), 422, "bad-message")


def test_it_ends_when_nobody_listens(player: Player) -> None:
    name = loaded(player, played("clutch"))
    with player.http.stream("GET", f"/tables/{name}/analysis") as answer:
        first = msgspec.json.decode(next(answer.iter_lines()), type=Analysis)
    assert first.done < 1
    wait_until(lambda: analysts().busy == 0)


def test_at_most_so_many_at_once_and_what_was_stopped_leaves_nothing_behind() -> None:
    some = Analysts(1)
    try:
        long, short = played("clutch"), played()
        looking = some.take(long)
        with pytest.raises(TooManyAnalyses):
            some.take(short)
        assert looking.next()
        looking.stop()
        assert looking.next() is None
        looking = some.take(short)
        first = looking.next()
        assert first
        assert msgspec.json.decode(first, type=Analysis).game == "hens"
        del looking
        assert some.busy == 0
    finally:
        some.close()


# --- Playing on from a moment ---


def forked(player: Player, match: str, **wish: Json) -> Json:
    return player.post(f"/tables/{match}/fork", {"ply": 30, "seat": 0, **wish})


def test_play_on_from_a_moment_and_leave_the_match_as_it_was(player: Player) -> None:
    match = played()
    name = loaded(player, match)
    before = player.get(f"/tables/{name}")
    opened = forked(player, name, level="veteran", name="Ana")
    assert player.get(f"/tables/{name}") == before | {"waited": ANY}
    table = player.get(f"/tables/{opened['match']}", [opened["seats"][0]["token"]])
    assert table["you"] == [0]
    assert [(seat["kind"], seat["level"]) for seat in table["seats"]] == [("human", None), ("bot", "veteran")]
    assert table["dice"]["commitment"] != before["dice"]["commitment"]
    then, now = (good(player.ask("GET", f"/tables/{each}/plies/30")) for each in (name, opened["match"]))
    assert then["view"] == now["view"]


def test_what_cannot_be_played_on_from_is_refused(player: Player) -> None:
    match = played()
    name = loaded(player, match)
    for wish, status, code in (
        ({"ply": match.ply}, 409, "over"),
        ({"ply": match.ply + 1}, 404, "unknown-ply"),
        ({"seat": 2}, 403, "not-your-seat"),
        ({"level": "genius"}, 422, "unknown-bot"),
        ({"ply": -1}, 422, "bad-message"),
    ):
        refused(player.ask("POST", f"/tables/{name}/fork", {"ply": 30, "seat": 0, **wish}), status, code)
    table = player.open("me", "novice")
    refused(player.ask("POST", f"/tables/{table.match}/fork", {"ply": 0, "seat": 0}), 409, "not-over")


# --- Box scores ---


@pytest.mark.parametrize(
    ("form", "media", "found"),
    [
        ("text", "text/plain", "LOB: "),
        ("html", "text/html", "<dt>LOB</dt>"),
        ("json", "application/json", '"side": "home"'),
    ],
)
def test_the_box_score_of_a_finished_match(player: Player, form: str, media: str, found: str) -> None:
    name = loaded(player, played("baseball"))
    answer = player.ask("GET", f"/tables/{name}/box?form={form}&lang=en")
    assert answer.status_code == 200
    assert answer.headers["Content-Type"].startswith(media)
    assert f"baseball-{name}-box." in answer.headers["Content-Disposition"]
    assert found in answer.text
    assert "Ana" in answer.text


def test_no_box_score_before_the_end_nor_of_hens(player: Player) -> None:
    on = loaded(player, played("baseball", plies=40))
    refused(player.ask("GET", f"/tables/{on}/box"), 409, "not-over")
    hens = loaded(player, played("hens"))
    refused(player.ask("GET", f"/tables/{hens}/box"), 404, "nobody-scores")
