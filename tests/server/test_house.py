"""What people do at tables, from sitting down to the rematch."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

import rainout
from rainout.core.matchfile import verify
from rainout.core.registry import get
from rainout.games.hens import Hens
from rainout.server.errors import StorageFailed
from rainout.server.sqlite import SqliteStore
from rainout.server.tables import LiveTable
from tests.server.driver import (
    ENDLESS,
    Json,
    Player,
    TableAt,
    good,
    move,
    own_dice,
    refused,
    serving,
    settings,
)

# --- Seats ---


def test_hot_seat(player: Player) -> None:
    """One browser holds both seats and is offered the choices of whoever must act."""
    table = player.open("me", "local")
    for _ in range(12):
        shown = table.look()
        assert shown["actor"] in shown["you"]
        assert bool(shown["choices"]) == (shown["asked"] == "act")
        if shown["asked"] == "over":
            break
        table.step(shown)


def test_a_friend_by_link(player: Player, address: str) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "link", "name": "Bo"}]
    table = TableAt(player, player.post("/tables", {"game": "hens", "seats": seats}))
    assert (len(table.tokens), len(table.invitations)) == (1, 1)
    assert table.look()["seats"][1] == {
        "seat": 1,
        "name": "Bo",
        "kind": "open",
        "side": 1,
        "level": None,
        "connected": False,
        "away": False,
        "free": False,
        "player": None,
    }
    refused(table.resign(1), 403, "not-your-seat")
    invitation = table.invitations[0]
    refused(player.ask("GET", table.path, tokens=[invitation]), 401, "wrong-token")
    refused(player.ask("POST", f"{table.path}/claim", {"invitation": "guess"}), 403, "wrong-invitation")
    other = player.open("me", "link")
    refused(player.ask("POST", f"{other.path}/claim", {"invitation": invitation}), 403, "wrong-invitation")

    friend = Player(address)
    held = friend.post(f"{table.path}/claim", {"invitation": invitation, "name": "Beatriz"})
    assert held["seat"] == 1
    refused(friend.ask("POST", f"{table.path}/claim", {"invitation": invitation}), 403, "wrong-invitation")
    shown = friend.get(table.path, [held["token"]])
    assert shown["you"] == [1]
    assert (shown["seats"][1]["kind"], shown["seats"][1]["name"]) == ("human", "Beatriz")
    assert not shown["practice"]

    actor = shown["actor"]
    token = [table.tokens[0], held["token"]][actor]
    refused(
        table.act("roll", tokens=[table.tokens[0], held["token"]][1 - actor : 2 - actor]),
        403,
        "not-your-seat",
    )
    good(table.act("roll", tokens=[token]))
    friend.close()


def test_only_one_of_two_takes_the_seat(player: Player) -> None:
    table = player.open("me", "link")
    answers: list[int] = []
    together = threading.Barrier(2)

    def claim() -> None:
        together.wait()
        answers.append(
            player.ask("POST", f"{table.path}/claim", {"invitation": table.invitations[0]}).status_code
        )

    guests = [threading.Thread(target=claim) for _ in range(2)]
    for guest in guests:
        guest.start()
    for guest in guests:
        guest.join()
    assert sorted(answers) == [200, 403]


def test_an_invitation_is_good_for_the_rematch_too(player: Player) -> None:
    """Whoever opened the table gave up waiting and started again: the friend follows along."""
    table = player.open("me", "link")
    table.resign(0)
    after = good(table.rematch(0))["rematch"]
    held = player.post(f"{table.path}/claim", {"invitation": table.invitations[0]})
    assert player.get(f"/tables/{after}", [held["token"]])["you"] == [1]


# --- Taking back ---


def test_undo_of_ones_own_move(player: Player) -> None:
    table = own_dice(player)
    actor = table.look()["actor"]
    choosing = good(table.act("roll 4"))
    moved = good(table.act("rearrange 1 2"))
    assert moved["may_undo"] == [actor]
    refused(table.undo(1 - actor), 409, "cannot-undo")
    refused(table.ask("undo", {"ply": moved["ply"], "seat": actor}, ()), 401, "no-token")
    undone = good(table.undo(actor))
    assert undone["fresh"]
    assert undone["ply"] == moved["ply"] + 1
    assert undone["plies"] == choosing["plies"]
    assert undone["view"] == choosing["view"]
    assert undone["choices"] == choosing["choices"]
    assert undone["log"][-1]["what"] == "rolled"


def test_everybody_is_told_who_took_what_back(player: Player) -> None:
    """Until the match goes back behind it; and how long the table waits is told in seconds that have passed."""
    table = own_dice(player)
    actor = table.look()["actor"]
    before = good(table.act("roll 4"))
    good(table.act("rearrange 1 2"))
    undone = good(table.undo(actor))
    assert undone["undone"] == [{"ply": before["plies"], "seat": actor}]
    again = good(table.act("rearrange 2 3"))
    assert again["undone"] == undone["undone"]
    assert 0 <= again["waited"] < 60
    roll = good(table.undo(actor))  # the choice once more, and then the roll that was told wrongly
    assert [each["ply"] for each in roll["undone"]] == [before["plies"]] * 2
    assert [each["ply"] for each in good(table.undo(actor))["undone"]] == [before["plies"] - 1]


def test_no_undo_across_a_roll(player: Player) -> None:
    table = player.open()
    table.step_until(lambda shown: shown["asked"] == "act")
    assert table.look()["may_undo"] == []
    for seat in (0, 1):
        refused(table.undo(seat), 409, "cannot-undo")


def test_no_undo_across_a_drawn_card(player: Player) -> None:
    table = own_dice(player)
    actor = table.look()["actor"]
    good(table.act("roll 1"))
    after = good(table.act("renew 3"))
    if after["asked"] != "over":
        assert after["may_undo"] == []
        refused(table.undo(actor), 409, "cannot-undo")


def test_no_undo_across_another_players_move(player: Player) -> None:
    table = own_dice(player)
    first = table.look()["actor"]
    for action in ("roll 4", "rearrange 1 2", "roll 4", "rearrange 1 3"):
        after = good(table.act(action))
    assert after["may_undo"] == [1 - first]
    refused(table.undo(first), 409, "cannot-undo")


def test_a_roll_told_wrongly_can_be_corrected(player: Player) -> None:
    table = own_dice(player)
    actor = table.look()["actor"]
    good(table.act("roll 3"))
    good(table.undo(actor))
    assert good(table.act("roll 4"))["view"]["face"] == 4


def test_a_roll_told_wrongly_is_taken_back_by_its_roller_alone(player: Player) -> None:
    table = own_dice(player)
    roller = table.look()["actor"]
    told = good(table.act("roll 5"))
    assert told["may_undo"] == [roller]
    refused(table.undo(1 - roller), 409, "cannot-undo")
    assert good(table.undo(roller))["asked"] == "tell-roll"


def test_undo_is_free_in_practice(player: Player) -> None:
    table = player.open("me", "advise", options=ENDLESS)
    moved = table.step_until(lambda shown: shown["may_undo"] == [0] and is_my_roll(shown))
    assert moved["practice"]
    undone = good(table.undo(0))
    assert undone["fresh"]
    assert (undone["asked"], undone["actor"]) == ("act", 0)
    assert undone["plies"] < moved["plies"]
    good(table.act(undone["choices"][0]["action"]))


@pytest.mark.parametrize(
    ("kinds", "practice"), [(("me", "random"), True), (("me", "local"), False), (("me", "link"), False)]
)
def test_what_is_practice(player: Player, kinds: tuple[str, ...], practice: bool) -> None:
    assert player.open(*kinds).look()["practice"] is practice


def test_a_claimed_seat_does_not_make_it_practice(player: Player) -> None:
    table = player.open("me", "link")
    player.post(f"{table.path}/claim", {"invitation": table.invitations[0]})
    assert not table.look()["practice"]


def test_no_undo_after_the_end(player: Player) -> None:
    """The seed has been told: going back would be playing with open dice."""
    table = player.open("me", "advise")
    over = table.step_until(lambda shown: shown["asked"] == "over")
    assert over["may_undo"] == []
    refused(table.undo(0), 409, "cannot-undo")


def is_my_roll(shown: Json) -> bool:
    return bool(shown["actor"] == 0 and shown["asked"] == "roll")


# --- Own dice ---


def test_own_dice(player: Player) -> None:
    table = own_dice(player)
    assert table.look()["asked"] == "tell-roll"
    refused(table.act("roll"), 422, "ambiguous-action")
    refused(table.act("roll 7"), 422, "bad-notation")
    refused(table.act("pass"), 422, "illegal-action")
    assert good(table.act("roll 6"))["view"]["face"] == 6


def test_a_bot_has_no_hands(player: Player) -> None:
    """Where people roll their own dice, the table rolls for the bots."""
    table = player.open("me", "novice", own_dice=True)
    for _ in range(6):
        shown = play_own_dice(table)
        assert shown["asked"] in ("tell-roll", "act", "over")


def play_own_dice(table: TableAt) -> Json:
    shown = table.look()
    while shown["actor"] == 1:
        shown = table.look()
    if shown["asked"] == "tell-roll":
        return good(table.act("roll 5"))
    return table.step(shown) if shown["asked"] == "act" else shown


# --- The end, and after ---


def test_rematch(player: Player) -> None:
    table = player.open("me", "local", options={"blocks": "one"}, own_dice=True, listed=False)
    refused(table.rematch(0), 409, "not-over")
    assert table.look()["rematch"] is None
    table.resign(0)
    refused(table.ask("rematch", {"seat": 0}, ()), 401, "no-token")
    after = good(table.rematch(1))
    again = after["rematch"]
    assert good(table.rematch(0))["rematch"] == again
    assert table.watch()["rematch"] == again
    shown = player.get(f"/tables/{again}", table.tokens)
    assert shown["you"] == [0, 1]
    assert (shown["options"]["blocks"], shown["own_dice"], shown["outcome"]) == ("one", True, None)
    assert shown["dice"]["commitment"] != after["dice"]["commitment"]
    assert again not in [line["match"] for line in player.get("/tables")]


def test_the_proof_of_the_dice(player: Player) -> None:
    table = player.open("advise", "novice")
    shown = table.watch()
    assert shown["dice"]["seed"] is None or shown["asked"] == "over"
    while shown["asked"] != "over":
        shown = table.watch()
    text = player.http.get(f"{table.path}/file").text
    assert f"seed: {shown['dice']['seed']}" in text
    assert verify(text) == []


# --- Files ---


def test_save_and_go_on(player: Player) -> None:
    table = player.open("me", "novice", options=ENDLESS, own_dice=False)
    table.step_until(lambda shown: shown["plies"] > 16 and shown["actor"] == 0)
    answer = player.http.get(f"{table.path}/file")
    assert answer.headers["Content-Type"].startswith("text/plain")
    assert f'filename="hens-{table.match}.txt"' in answer.headers["Content-Disposition"]
    assert "seed:" not in answer.text
    assert "seat 2: bot novice" in answer.text

    loaded = TableAt(player, player.post("/tables/load", {"file": answer.text}))
    before, after = table.look(), loaded.look()
    for same in ("view", "plies", "asked", "actor", "choices", "log", "options", "prompt"):
        assert after[same] == before[same], same
    assert after["you"] == [0]
    assert after["seats"][1]["level"] == "novice"
    assert after["dice"]["commitment"] != before["dice"]["commitment"]
    loaded.step(after)


def test_an_unfinished_match_never_goes_on_with_a_known_seed(player: Player) -> None:
    match = rainout.new("hens", seed=b"known")
    file = rainout.save(match).replace("dice:", f"seed: {b'known'.hex()}\ndice:")
    loaded = TableAt(player, player.post("/tables/load", {"file": file}))
    assert loaded.look()["dice"]["commitment"] != match.dice.commitment


def test_load_a_finished_match(player: Player) -> None:
    table = player.open("novice", "advise")
    while table.watch()["asked"] != "over":
        pass
    text = player.http.get(f"{table.path}/file").text
    loaded = TableAt(player, player.post("/tables/load", {"file": text}))
    assert loaded.tokens == []
    for same in ("view", "plies", "outcome", "dice", "log"):
        assert loaded.watch()[same] == table.watch()[same], same
    assert player.http.get(f"{loaded.path}/file").text.splitlines()[4:] == text.splitlines()[4:]


def test_load_a_resigned_match(player: Player) -> None:
    table = player.open()
    table.step()
    table.resign(1)
    text = player.http.get(f"{table.path}/file").text
    loaded = TableAt(player, player.post("/tables/load", {"file": text}))
    assert loaded.look()["outcome"]["reason"] == "resigned"
    assert good(loaded.rematch(0))["rematch"]


@pytest.mark.parametrize(
    "file",
    [
        "",
        "hello",
        "rainout match\n",
        "rainout match\ngame: chess\n",
        "rainout match\ngame: hens\n\n1. roll 3\n",
        "rainout match\ngame: hens\nrules: 99\n",
        "rainout match\ngame: hens\nseed: xyz\n",
        "rainout match\ngame: hens\noption hens: 1\n",
        "rainout match\ngame: hens\nplayers: 3\n",
        "rainout match\ngame: hens\nplayers: many\n",
        "rainout match\ngame: hens\n\nwhatever\n",
    ],
)
def test_files_that_cannot_be_loaded(player: Player, file: str) -> None:
    answer = player.ask("POST", "/tables/load", {"file": file})
    refused(answer, 422, answer.json()["code"])
    assert answer.json()["code"] in ("bad-file", "unknown-game", "bad-option", "bad-seats")


# --- Looking back ---


def test_replay(player: Player) -> None:
    table = player.open("advise", "novice")
    while (over := table.watch())["asked"] != "over":
        pass
    last = player.http.get(f"{table.path}/plies/{over['plies']}")
    assert last.headers["Cache-Control"].startswith("private, max-age=")
    assert last.json()["view"] == over["view"]
    first = player.get(f"{table.path}/plies/0")
    assert first["log"] == []
    assert first["plies"] == over["plies"]
    assert first["turn_plies"][0] == 10
    assert first["turn_plies"][-1] == over["plies"]
    log = [
        event for ply in range(over["plies"] + 1) for event in player.get(f"{table.path}/plies/{ply}")["log"]
    ]
    assert log == over["log"]
    refused(player.ask("GET", f"{table.path}/plies/{over['plies'] + 1}"), 404, "unknown-ply")


def test_looking_back_while_playing(player: Player) -> None:
    table = player.open()
    table.step()
    answer = player.http.get(f"{table.path}/plies/10")
    assert answer.json()["view"]["phase"] in ("roll", "roll-off")
    assert answer.headers["Cache-Control"] == "no-store"


def test_what_is_hidden_stays_hidden_until_the_end(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hens, "hidden", True)
    table = player.open()
    refused(player.ask("GET", f"{table.path}/file"), 403, "hidden-yet")
    table.resign(0)
    assert good_text(player, table)


def test_a_spectator_looks_back_at_what_spectators_saw(player: Player) -> None:
    """Hands are hidden in BASEBALL!, and stay so: the players see theirs, a spectator backs of cards, then as now."""
    table = player.open(game="baseball")
    saw = {now["plies"]: now["view"] for now in (table.step() and table.watch() for _ in range(12))}
    assert table.watch()["asked"] != "over"
    for ply, view in saw.items():
        assert player.get(f"{table.path}/plies/{ply}")["view"] == view
    hands = [player.get(f"{table.path}/plies/{ply}", tokens) for tokens in ((), table.tokens[:1])]
    assert hands[0]["view"] != hands[1]["view"]


def good_text(player: Player, table: TableAt) -> str:
    answer = player.ask("GET", f"{table.path}/file")
    assert answer.status_code == 200
    return answer.text


# --- What it costs ---


def test_what_is_refused_costs_nothing(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table used to be thrown away, and played again from its first card for whoever looked next."""
    table = player.open(options=ENDLESS)
    table.step_until(lambda shown: shown["asked"] == "act")
    before = table.watch()
    thrown_away: list[LiveTable] = []
    real = LiveTable.reset

    def reset(table: LiveTable) -> None:
        thrown_away.append(table)
        real(table)

    monkeypatch.setattr(LiveTable, "reset", reset)
    refused(table.act("pass", seat=1 - before["actor"]), 409, "not-your-turn")
    legal = {choice["action"] for choice in table.look()["choices"]}
    illegal = next(text for text in ("pass", "rob 1 1", "block 1") if text not in legal)
    refused(table.act(illegal), 422, "illegal-action")
    refused(table.act("dance"), 422, "bad-notation")
    refused(table.act("roll"), 422, "illegal-action")
    refused(table.undo(1 - before["actor"]), 409, "cannot-undo")
    assert thrown_away == []
    assert table.watch() == before


def test_a_move_that_was_not_stored_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(settings(database=tmp_path / "rainout.db")) as address:
        player = Player(address)
        table = player.open(options=ENDLESS)
        before = table.look()

        real, full = SqliteStore.append, True

        async def append(*arguments: Any) -> None:
            if full:
                raise StorageFailed
            await real(*arguments)

        monkeypatch.setattr(SqliteStore, "append", append)
        refused(table.act("roll"), 503, "storage-failed")
        assert table.look() == before
        full = False
        good(table.act("roll"))
        player.close()


def test_legal_actions_are_listed_once_a_position(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    table = player.open(options=ENDLESS)
    shown = table.step_until(lambda shown: shown["asked"] == "act")
    listed: list[int] = []
    rules = get("hens").kernels
    real = rules.options

    def options(*position: Any) -> Any:
        listed.append(1)
        return real(*position)

    monkeypatch.setattr(rules, "options", options)
    moved = good(table.ask("actions", move(shown)))
    table.look()
    table.watch()
    assert len(listed) == moved["plies"] - shown["plies"]


# --- Races, restarts ---


def race(players: list[Player], table: TableAt, body: Json) -> list[int]:
    """Several clients ask for the same at the same moment."""
    together = threading.Barrier(len(players))
    statuses: list[int] = []

    def ask(player: Player) -> None:
        together.wait()
        statuses.append(player.ask("POST", f"{table.path}/actions", body, table.tokens).status_code)

    racers = [threading.Thread(target=ask, args=(player,)) for player in players]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()
    return sorted(statuses)


def test_racing_writers(player: Player, address: str) -> None:
    table = player.open()
    players = [Player(address) for _ in range(4)]
    for _ in range(10):
        shown = table.look()
        if shown["asked"] == "over":
            break
        action = "roll" if shown["asked"] == "roll" else shown["choices"][0]["action"]
        body = {"ply": shown["ply"], "seat": shown["actor"], "action": action}
        assert race(players, table, body) == [200, 409, 409, 409]
    for each in players:
        each.close()


def test_racing_servers(tmp_path: Path) -> None:
    """Two servers on one database: the key (match, ply) decides, and each sees what the other did."""
    wanted = settings(database=tmp_path / "rainout.db")
    with serving(wanted) as one, serving(wanted) as other:
        players = [Player(one), Player(other)]
        table = players[0].open()
        for _ in range(10):
            shown = players[1].get(table.path, table.tokens)
            if shown["asked"] == "over":
                break
            action = "roll" if shown["asked"] == "roll" else shown["choices"][0]["action"]
            body = {"ply": shown["ply"], "seat": shown["actor"], "action": action}
            assert race(players, table, body) == [200, 409]
            one_sees, other_sees = (player.get(table.path) for player in players)
            assert one_sees | {"waited": 0} == other_sees | {"waited": 0}, "but for when each was asked"

        link = players[0].open("me", "link")
        players[1].get(link.path)
        held = players[0].post(f"{link.path}/claim", {"invitation": link.invitations[0]})
        assert players[1].get(link.path, [held["token"]])["you"] == [1]
        link.resign(0)
        again = players[1].post(f"{link.path}/rematch", {"seat": 1}, [held["token"]])["rematch"]
        assert good(link.rematch(0))["rematch"] == again
        for each in players:
            each.close()


def test_restart(tmp_path: Path) -> None:
    """Tables, tokens and bots outlive the server."""
    database = tmp_path / "deeper" / "rainout.db"
    with serving(settings(database=database, bot_pause=60)) as address:
        player = Player(address)
        while (table := player.open("me", "novice")).look()["actor"] != 1:
            pass
        before = table.look()
        player.close()
    with serving(settings(database=database)) as address:
        player = table.player = Player(address)
        line = player.post("/tables/mine", {"matches": [table.match]})[0]
        assert (line["ply"], line["actor"]) == (before["ply"], 1)
        shown = table.step_until(lambda shown: shown["ply"] > before["ply"])
        assert shown["log"][: len(before["log"])] == before["log"]
        player.close()


def test_tables_beyond_the_limit_are_rebuilt(tmp_path: Path) -> None:
    with serving(settings(database=tmp_path / "rainout.db", tables_memory=1)) as address:
        player = Player(address)
        tables = [player.open(options=ENDLESS) for _ in range(5)]
        for _ in range(3):
            for table in tables:
                table.step()
        assert all(table.look()["ply"] > 12 for table in tables)
        player.close()


def test_a_bot_plays_for_whoever_leaves_until_they_come_back(player: Player) -> None:
    table = player.open("me", "local")
    token, _ = table.tokens
    left = good(player.ask("POST", f"{table.path}/leave", {"seat": 0}, tokens=[token]))
    assert left["seats"][0]["away"]
    asked = {"ply": left["ply"], "seat": 0}
    assert refused(player.ask("POST", f"{table.path}/consult", asked, tokens=[token]), 409, "away")
    back = good(player.ask("POST", f"{table.path}/return", {"seat": 0}, tokens=[token]))
    assert not back["seats"][0]["away"]


def test_only_somebody_at_the_table_can_ask_for_a_stand_in(player: Player) -> None:
    table = player.open("me", "local")
    other = player.open("me", "advise")
    refused(player.ask("POST", f"{table.path}/leave", {"seat": 0}), 401, "no-token")
    first, second = table.tokens
    assert good(player.ask("POST", f"{table.path}/leave", {"seat": 1}, tokens=[first]))["seats"][1]["away"]
    refused(player.ask("POST", f"{table.path}/return", {"seat": 1}, tokens=[first]), 403, "not-your-seat")
    good(player.ask("POST", f"{table.path}/return", {"seat": 1}, tokens=[second]))
    refused(player.ask("POST", f"{other.path}/leave", {"seat": 1}, tokens=other.tokens), 403, "not-your-seat")
    refused(player.ask("POST", f"{other.path}/leave", {"seat": 9}, tokens=other.tokens), 403, "not-your-seat")


def test_team_mates_are_on_one_side_whichever_team_is_larger(player: Player) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot"}, {"kind": "bot"}]
    for larger, sides in (("visitor", [0, 1, 0]), ("home", [0, 1, 1])):
        asked = {"game": "baseball", "seats": seats, "options": {"larger-team": larger}}
        table = TableAt(player, player.post("/tables", asked))
        assert [seat["side"] for seat in table.look()["seats"]] == sides
    info = next(game for game in player.get("/games") if game["id"] == "baseball")
    assert info["sides"]["3"] == [0, 1, 0]
    assert info["other_sides"] == {
        "larger-team=home": {**info["sides"], "3": [0, 1, 1], "5": [0, 1, 0, 1, 1]}
    }
    assert not info["dice"]
