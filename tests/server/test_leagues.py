"""Leagues on a server: founded, played on by their commissioner alone, looked at by everybody, a page at a time."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from rainout.core import matchfile
from rainout.leagues import file
from rainout.leagues.playing import Office
from rainout.server import upkeep
from rainout.server.records import LeagueRecord, Taken
from rainout.server.store import Store
from tests.server.driver import Json, Player, TableAt, good, refused, serving, settings, wait_until
from tests.server.test_store import with_store

SMALL = {"game": "clutch", "name": "Tin Cup", "clubs": 4, "games": 6, "options": {"cards": "learning"}}


class LeagueAt:
    """A league on a server, and whoever holds its key."""

    def __init__(self, player: Player, **wish: Any) -> None:
        self.player = player
        founded = player.post("/leagues", {**SMALL, **wish})
        self.league, self.token = founded["league"], founded["token"]

    def look(self, path: str = "") -> Json:
        return self.player.get(f"/leagues/{self.league}{path}")

    def do(self, what: str, token: str | None = None, **wish: Any) -> httpx.Response:
        tokens = (self.token,) if token is None else ((token,) if token else ())
        return self.player.ask("POST", f"/leagues/{self.league}/{what}", wish, tokens=tokens)

    def play(self, days: int | None = None) -> Json:
        """Play on, and wait until that is done."""
        good(self.do("play", days=days))
        return self.rest()

    def rest(self) -> Json:
        wait_until(lambda: not self.look("/progress")["playing"])
        return self.look("/progress")


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres").new())
    return str(tmp_path_factory.mktemp("leagues") / "rainout.db")


@pytest.fixture(scope="module")
def house(database: str) -> Iterator[Player]:
    """A server on either database."""
    with serving(settings(database=database)) as address, Player(address) as player:
        yield player


@pytest.fixture(scope="module")
def played(house: Player) -> LeagueAt:
    """A small league that has its champion: six games each, then playoffs."""
    league = LeagueAt(house)
    assert league.play()["champion"]
    return league


def test_a_league_that_was_founded_is_listed_and_can_be_looked_at(house: Player) -> None:
    league = LeagueAt(house, name="  Copper\nand Tin ")
    line = next(each for each in house.get("/leagues") if each["league"] == league.league)
    assert (line["name"], line["clubs"], line["games"], line["champion"]) == ("Copper and Tin", 4, 0, None)
    front = league.look()
    assert [len(division) for division in front["divisions"]] == [4]
    assert front["latest"] is None
    assert [game["score"] for game in front["next"]["games"]] == [None, None]
    assert not front["commissioner"]
    assert house.get(f"/leagues/{league.league}", tokens=(league.token,))["commissioner"]


def test_a_league_that_is_not_to_be_listed_is_found_by_its_link_alone(house: Player) -> None:
    league = LeagueAt(house, listed=False)
    assert league.league not in [each["league"] for each in house.get("/leagues")]
    assert league.look()["line"]["name"] == "Tin Cup"


def test_a_day_is_played_and_told_of(house: Player) -> None:
    league = LeagueAt(house)
    after = league.play(days=1)
    assert (after["day"], after["games"]) == (1, 2)
    front = league.look()
    latest = front["latest"]
    assert latest["day"] == 1
    assert latest["best"] in [game["number"] for game in latest["games"]]
    for game in latest["games"]:
        assert game["words"]["key"].startswith("league-story-")
        row = next(row for row in front["divisions"][0] if row["sign"] == game["home"])
        assert row["scored"] == game["score"][0]
    assert front["next"]["day"] == 2
    assert league.look("/days/1")["shown"]["games"] == latest["games"]
    assert league.look("/days/1")["after"] == 2


def test_what_was_played_is_the_season_that_the_file_tells(played: LeagueAt) -> None:
    """The pages, the file, and the league played by anybody else from the same file are one."""
    text = good_text(played.player.ask("GET", f"/leagues/{played.league}/file", tokens=(played.token,)))
    league = file.read(text)
    front = played.look()
    assert league.clubs[league.year.champion or 0].sign == front["champion"]
    assert front["rounds"][-1][-1]["winner"] == front["champion"]
    again = file.read(text.split("games\n1 ")[0] + "games\n")
    for _ in Office(again, 1).play(None):
        pass
    assert again.year.played == league.year.played


def test_a_clubs_page_and_its_players_add_up(played: LeagueAt) -> None:
    front = played.look()
    sign = front["champion"]
    club = played.look(f"/clubs/{sign}")
    proper = [game for game in club["games"] if game["round"] == 0]
    assert len(proper) == 6
    assert sum(game["score"][game["away"] == sign] for game in proper) == club["row"]["scored"]
    columns = club["batting"]["columns"]
    runs = sum(int(row["cells"][columns.index("runs")]) for row in club["batting"]["rows"])
    assert runs == club["row"]["scored"]
    best = club["batting"]["rows"][0]
    player = played.look(f"/clubs/{sign}/players/{best['place']}")
    assert player["name"] == best["name"]
    assert tuple(player["batting"]["season"]) == tuple(best["cells"])
    log = player["batting"]
    in_season = {game["number"] for game in proper}
    column = log["game_columns"].index("hits")
    hits = sum(int(game["cells"][column]) for game in log["games"] if game["number"] in in_season)
    assert hits == int(best["cells"][columns.index("hits")])


def test_leaders_are_those_of_the_clubs_pages(played: LeagueAt) -> None:
    leaders = {each["figure"]: each["lines"] for each in played.look("/leaders")["leaders"]}
    first = leaders["homers"][0]
    club = played.look(f"/clubs/{first['club']}")
    row = next(row for row in club["batting"]["rows"] if row["place"] == first["place"])
    assert row["cells"][club["batting"]["columns"].index("homers")] == first["text"]


def test_the_course_of_a_season_ends_in_its_standings(played: LeagueAt) -> None:
    course = played.look("/course")
    [rows] = played.look()["divisions"]
    [lines] = course["divisions"]
    assert [line["club"] for line in lines] == [row["sign"] for row in rows]
    assert [line["ahead"][-1] for line in lines] == [row["won"] - row["lost"] for row in rows]
    assert all(len(line["ahead"]) == len(course["days"]) for line in lines)
    for day in range(len(course["days"])):
        assert sum(line["ahead"][day] for line in lines) == 0


def test_a_game_has_a_box_score_and_opens_as_a_match_that_verifies(played: LeagueAt) -> None:
    page = played.look("/games/1")
    visitors, home = page["innings"]
    assert [home["runs"], visitors["runs"]] == page["line"]["score"]
    assert [table["title"]["key"] for table in page["tables"]][:2] == [
        "diamond-box-batting",
        "diamond-box-pitching",
    ]
    opened = good(played.do("games/1/open", token=""))
    assert good(played.do("games/1/open", token="")) == opened
    table = played.player.get(f"/tables/{opened['match']}")
    assert table["outcome"]["score"] == page["line"]["score"]
    assert [seat["name"] for seat in table["seats"]] == page["names"]
    text = played.player.http.get(f"/tables/{opened['match']}/file").text
    assert matchfile.verify(text) == []


def test_the_next_season_begins_with_the_same_clubs(house: Player) -> None:
    league = LeagueAt(house, clubs=2, games=2)
    refused(league.do("season"), 422, "bad-league")
    league.play()
    refused(league.do("play"), 409, "season-over")
    assert good(league.do("season"))["season"] == 2
    league.play(days=1)
    front = league.look()
    assert (front["season"], len(front["seasons"]), front["line"]["games"]) == (2, 2, 1)
    first = league.look("?season=1")
    assert (first["season"], first["day"]) == (1, 2)
    assert first["champion"] == front["seasons"][0]["champion"]
    refused(house.ask("GET", f"/leagues/{league.league}?season=3"), 404, "no-such-game")


def test_nobody_but_the_commissioner_plays_a_league(house: Player) -> None:
    league = LeagueAt(house)
    for what in ("play", "stop", "season"):
        refused(league.do(what, token=""), 401, "no-token")
        refused(league.do(what, token="guessed"), 403, "not-commissioner")
    refused(house.ask("GET", f"/leagues/{league.league}/file"), 401, "no-token")
    assert league.look("/progress")["games"] == 0


def test_a_league_is_stopped_and_goes_on_where_it_was(house: Player) -> None:
    league = LeagueAt(house, clubs=12, games=400)
    good(league.do("play"))
    refused(league.do("play"), 409, "league-busy")
    good(league.do("stop"))
    stopped = league.rest()
    assert stopped["champion"] is None
    assert league.look()["line"]["games"] == stopped["games"]
    after = league.play(days=7)
    assert stopped["games"] < after["games"] <= stopped["games"] + 12 * 7


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "chess"}, 422, "unknown-game"),
        ({"clubs": 1}, 422, "bad-message"),
        ({"clubs": 5, "games": 7}, 422, "bad-schedule"),
        ({"playoffs": 5}, 422, "bad-league"),
        ({"level": "weigh"}, 422, "slow"),
        ({"kind": "war"}, 422, "bad-message"),
        ({"options": {"weather": "rain"}}, 422, "bad-option"),
    ],
)
def test_what_cannot_be_played_is_refused(house: Player, wish: Json, status: int, code: str) -> None:
    refused(house.ask("POST", "/leagues", {**SMALL, **wish}), status, code)


def test_what_is_not_there_is_not_found(played: LeagueAt) -> None:
    front = played.look()
    for path, code in (
        ("/games/1000", "no-such-game"),
        ("/clubs/nobody", "no-such-game"),
        (f"/clubs/{front['champion']}/players/900", "no-lines"),
    ):
        refused(played.player.ask("GET", f"/leagues/{played.league}{path}"), 404, code)
    assert played.look("/days/999")["shown"]["games"] == []
    refused(played.player.ask("GET", "/leagues/nowhere"), 404, "unknown-league")


def test_hens_come_to_a_swiss_tournament(house: Player) -> None:
    """A game in which nobody keeps score has standings and results, and no lines of players."""
    wish = {
        "game": "hens",
        "name": "Coop Open",
        "kind": "swiss",
        "entrants": ["Ana", "Beto", "Carla"],
        "games": 2,
    }
    founded = house.post("/leagues", wish)
    league = LeagueAt.__new__(LeagueAt)
    league.player, league.league, league.token = house, founded["league"], founded["token"]
    assert league.play()["champion"] in ("Ana", "Beto", "Carla")
    front = league.look()
    assert (front["has_lines"], front["leaders"]) == (False, [])
    assert front["latest"]["games"][0]["words"]["key"] == "league-story-beat"
    refused(house.ask("GET", f"/leagues/{league.league}/leaders"), 404, "no-lines")
    game = league.look("/games/1")
    assert (game["innings"], game["tables"]) == ([], [])
    assert house.get(f"/tables/{good(league.do('games/1/open'))['match']}")["outcome"]


def test_another_worker_shows_what_this_one_plays_and_goes_on(database: str, played: LeagueAt) -> None:
    """What is kept is enough: a server that has just started shows the same pages, byte for byte."""
    with serving(settings(database=database)) as address, Player(address) as other:
        same = LeagueAt.__new__(LeagueAt)
        same.player, same.league, same.token = other, played.league, played.token
        for path in ("", "/leaders", "/games/3", f"/clubs/{played.look()['champion']}"):
            assert same.look(path) == played.look(path)
        mine = LeagueAt(played.player)
        mine.play(days=1)
        same.league, same.token = mine.league, mine.token
        assert same.play(days=1)["games"] == 4
        assert mine.look()["latest"]["day"] == 2
        assert mine.play(days=1)["games"] == 6


def test_a_store_is_checked_with_its_leagues(tmp_path: Path) -> None:
    """Whoever looks after a store is told which league was damaged, and a copy holds them all."""
    kept, copy = tmp_path / "rainout.db", tmp_path / "copy.db"
    with serving(settings(database=kept)) as address, Player(address) as player:
        league = LeagueAt(player, clubs=2, games=2)
        league.play(days=1)

    async def check(store: Store) -> None:
        assert (await upkeep.check(store)).flaws == []
        await upkeep.backup(store, tmp_path / "backup")

    async def restore(store: Store) -> None:
        await upkeep.restore(store, tmp_path / "backup")
        record = await store.league(league.league)
        assert record
        assert (record.course.games, len(await store.league_pieces(league.league, 0))) == (1, record.pieces)

    async def damaged(store: Store) -> None:
        [flaw] = (await upkeep.check(store)).flaws
        assert (flaw.what.key, flaw.what.args["league"]) == ("store-flaw-league", league.league)

    with_store(kept, check)
    with_store(copy, restore)
    database = sqlite3.connect(kept)
    with database:
        database.execute("DELETE FROM league_pieces WHERE place = 1")
    database.close()
    with_store(kept, damaged)


# --- People ---


def take(league: LeagueAt, sign: str, name: str) -> str:
    """Somebody takes a club by the commissioner's link; returns his secret."""
    invited = good(league.do(f"clubs/{sign}/invite"))
    assert invited["club"] == sign
    taken = good(league.do("clubs/take", token="", invitation=invited["invitation"], name=name))
    refused(league.do("clubs/take", token="", invitation=invited["invitation"]), 403, "wrong-invitation")
    assert taken["club"] == sign
    return str(taken["token"])


def coop(house: Player) -> LeagueAt:
    """Two entrants of the hen game, who meet twice."""
    wish = {"game": "hens", "name": "Coop", "kind": "round-robin", "entrants": ["Ana", "Beto"], "games": 2}
    league = LeagueAt.__new__(LeagueAt)
    founded = house.post("/leagues", wish)
    league.player, league.league, league.token = house, founded["league"], founded["token"]
    return league


def test_the_league_waits_for_a_game_that_somebody_plays_himself(house: Player) -> None:
    league = coop(house)
    token = take(league, "ANA", "Ana Lluvia")
    front = house.get(f"/leagues/{league.league}", tokens=(token,))
    assert front["managers"] == [{"club": "ANA", "name": "Ana Lluvia", "came": True, "mine": True}]
    good(league.do("play"))
    waiting = league.rest()
    assert (waiting["waiting"], waiting["games"]) == (True, 0)
    [game] = house.get(f"/leagues/{league.league}", tokens=(token,))["awaited"]
    assert (game["number"], game["match"], game["mine"]) == (1, None, True)

    opened = good(league.do("games/1/sit", token=token))
    assert good(league.do("games/1/sit", token=token)) == opened
    table = TableAt(house, opened)
    shown = table.look()
    assert sorted(seat["name"] for seat in shown["seats"]) == ["Ana Lluvia", "Beto"]
    assert len(shown["you"]) == 1
    while table.look()["asked"] != "over":
        now = table.look()
        if now["actor"] in now["you"]:
            table.step(now)
    outcome = table.look()["outcome"]

    league.look()
    wait_until(lambda: league.look("/progress")["games"] == 1)
    page = league.look("/games/1")
    assert page["line"]["score"] == outcome["score"]
    text = good_text(house.ask("GET", f"/leagues/{league.league}/file", tokens=(league.token,)))
    kept = file.read(text).year.played[0]
    assert len(kept.actions) == table.look()["plies"]
    match = good(league.do("games/1/open", token=""))["match"]
    assert matchfile.verify(house.http.get(f"/tables/{match}/file").text) == []
    assert house.get(f"/tables/{match}")["outcome"] == outcome

    wait_until(lambda: league.look("/progress")["waiting"])
    refused(league.do("games/2/let", token="guessed"), 403, "not-your-club")
    good(league.do("games/2/let", token=token))
    wait_until(lambda: league.look("/progress")["games"] == 2)
    refused(league.do("games/2/sit", token=token), 409, "not-due")


def test_two_people_meet_at_one_table(house: Player) -> None:
    league = coop(house)
    ana, beto = take(league, "ANA", "Ana"), take(league, "BET", "Beto")
    first, second = good(league.do("games/1/sit", token=ana)), good(league.do("games/1/sit", token=beto))
    assert first["match"] == second["match"]
    assert {held["seat"] for held in first["seats"] + second["seats"]} == {0, 1}
    mine = TableAt(house, first)
    good(mine.resign(mine.opened["seats"][0]["seat"]))
    wait_until(lambda: league.look()["line"]["games"] == 1)
    score = league.look("/games/1")["line"]["score"]
    assert score[first["seats"][0]["seat"]] == 0
    assert score[second["seats"][0]["seat"]] == 9


def test_a_club_is_given_back_to_its_bot(house: Player) -> None:
    league = coop(house)
    token = take(league, "ANA", "Ana")
    good(league.do("play"))
    assert league.rest()["waiting"]
    refused(league.do("clubs/BET/release", token=token), 403, "not-your-club")
    good(league.do("clubs/ANA/release", token=token))
    wait_until(lambda: league.look("/progress")["champion"])
    assert league.look()["managers"] == []


def test_nobody_invites_but_the_commissioner_and_nobody_sits_down_uninvited(house: Player) -> None:
    league = coop(house)
    refused(league.do("clubs/ANA/invite", token="guessed"), 403, "not-commissioner")
    refused(league.do("clubs/nobody/invite"), 404, "no-such-game")
    token = take(league, "ANA", "Ana")
    refused(league.do("games/1/sit", token="guessed"), 403, "not-your-club")
    refused(league.do("games/2/sit", token=token), 409, "not-due")
    good(league.do("clubs/ANA/invite"))
    refused(league.do("games/1/sit", token=token), 409, "not-due")


def test_pitchers_are_as_tired_at_a_table_as_in_the_league(house: Player) -> None:
    league = LeagueAt(house, clubs=2, games=4)
    league.play(days=1)
    front = league.look()
    sign = front["clubs"][0]["sign"]
    token = take(league, sign, "Ana")
    opened = good(league.do("games/2/sit", token=token))
    options = house.get(f"/tables/{opened['match']}", tokens=[opened["seats"][0]["token"]])["options"]
    assert options["tired-pitchers"]
    assert options["home"] == "first"
    assert options["first-rest"]
    table = TableAt(house, opened)
    table.step_until(lambda shown: shown["actor"] in shown["you"])  # the bot has done what it has to do
    good(table.resign(opened["seats"][0]["seat"]))
    wait_until(lambda: league.look()["line"]["games"] == 2)
    assert league.look("/games/2")["line"]["words"]["key"] == "league-story-forfeit"
    good(league.do(f"clubs/{sign}/release", token=token))
    assert league.play()["champion"]


def good_text(answer: httpx.Response) -> str:
    assert answer.is_success, answer.text
    return answer.text


def test_two_writers_of_the_same_piece_cannot_both_win(database: str) -> None:
    async def use(store: Store) -> None:
        record = (await store.leagues(50))[0]
        pieces = await store.league_pieces(record.league, 0)
        assert len(pieces) == record.pieces
        with pytest.raises(Taken):
            await store.play_league_on(record.league, record.pieces - 1, pieces[-1], record.course)
        assert await store.league(record.league) == record
        assert isinstance(record, LeagueRecord)

    with_store(database, use)
