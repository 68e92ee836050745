"""A bot at a web table: a real server, the wire that people use, and a line that may be cut."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from rainout.bots.guests import BadBot, find
from rainout.core import matchfile
from rainout.core.match import Match
from rainout.core.registry import games
from rainout.core.table import Choice
from rainout.server.protocol import Table
from rainout.visiting import line
from rainout.visiting.errors import NeedsPosition, Unreachable
from rainout.visiting.glimpse import Glimpse
from rainout.visiting.links import Link
from rainout.visiting.replayed import Replayed
from rainout.visiting.visit import Bot, Visit
from tests.server.driver import Player, TableAt, good, wait_until
from tests.visiting.conftest import invitation
from tests.visiting.relay import Relay


class Notes:
    """Writes down how a visit goes."""

    def __init__(self) -> None:
        self.seat = -1
        self.tables: list[Table] = []
        self.chosen: list[str] = []
        self.wrong: list[BadBot] = []
        self.drops: list[str] = []

    def sat_down(self, table: Table, seat: int) -> None:
        self.seat = seat

    def happened(self, table: Table) -> None:
        self.tables.append(table)

    def chose(self, choice: Choice) -> None:
        self.chosen.append(choice.action)

    def spoilt(self, why: BadBot) -> None:
        self.wrong.append(why)

    def dropped(self, why: str) -> None:
        self.drops.append(why)


def first(position: Any) -> int:
    return int(position.options[0])


def visit(link: str, bot: Any, notes: Notes | None = None, patience: float = 60.0) -> Visit:
    """A bot in its seat."""
    wanted = bot if isinstance(bot, str) else find(bot, patience)
    visit = Visit(Link.read(link), Bot(wanted), notes or Notes(), "en", "Visitor")
    visit.sit_down()
    return visit


@pytest.mark.parametrize("game", games())
def test_a_function_plays_every_game_to_its_end(player: Player, game: str) -> None:
    """It sees the view of its seat, and nothing else, as typed as at home."""
    table = player.open("novice", "link", game=game)
    seen: list[Any] = []

    def watcher(position: Any) -> str:
        assert position.actor == 1
        assert [choice.action for choice in position.choices()] == list(position.texts)
        assert isinstance(position.view(), position.game.view_type)
        assert position.prompt().key
        seen.append(position)
        return str(position.texts[-1])

    notes = Notes()
    end = visit(invitation(table), watcher, notes).play()
    assert end.outcome
    assert end.outcome.reason == "played"
    assert table.watch()["outcome"]["winner"] == end.outcome.winner
    assert table.watch()["seats"][1]["name"] == "Visitor"
    assert len(notes.chosen) == len(seen) > 0
    assert not notes.drops
    assert all(isinstance(position, Glimpse) == games()[game].hidden for position in seen)


def test_what_a_bot_sees_is_what_the_server_shows_its_seat(player: Player) -> None:
    table = player.open("novice", "link", game="baseball")
    compared = 0

    def watcher(position: Any) -> int:
        nonlocal compared
        shown = table.look([went.token])
        if shown["ply"] == went.table.ply:
            assert went._views[1] == shown["view"]
            assert position.ply == shown["plies"]
            assert list(position.texts) == [choice["action"] for choice in shown["choices"]]
            compared += 1
        return first(position)

    went = visit(invitation(table), watcher)
    went.play()
    assert compared > 10


def test_a_level_plays_where_nothing_is_hidden_and_nowhere_else(player: Player) -> None:
    table = player.open("rookie", "link")
    assert visit(invitation(table), "veteran").play().outcome
    hidden = player.open("rookie", "link", game="baseball")
    with pytest.raises(NeedsPosition, match="no position to look ahead from"):
        visit(invitation(hidden), "veteran")
    assert hidden.watch()["seats"][1]["kind"] == "open", "the invitation is not used up"


def test_looking_ahead_is_possible_where_nothing_is_hidden(player: Player) -> None:
    table = player.open("rookie", "link")

    def thinker(position: Any) -> int:
        me = position.actor

        def worth(option: int) -> int:
            after = position.imagine()
            after.apply(option)
            return int(after.roll_out("novice")[me])

        return int(max(position.options, key=worth))

    assert visit(invitation(table), thinker).play().outcome


# --- Rematches ---


def test_a_bot_stays_for_a_rematch_and_changes_sides_with_the_others(player: Player) -> None:
    table = player.open("me", "link")
    went = visit(invitation(table), first)
    good(table.resign(0))
    assert went.play().outcome
    good(table.ask("rematch", {"seat": 0, "swap": True}))
    again = went.rematch(60)
    assert again
    again.sit_down()
    assert (went.seat, again.seat) == (1, 0)
    assert again.link.match == table.watch()["rematch"] != table.match
    following = TableAt(player, {"match": again.link.match, "seats": table.opened["seats"]})
    good(following.resign(1))
    end = again.play()
    assert end.outcome
    assert end.outcome.winner == 0


def test_where_nobody_wants_another_match_it_leaves(player: Player) -> None:
    table = player.open("me", "link")
    went = visit(invitation(table), first)
    good(table.resign(0))
    went.play()
    assert went.rematch(0) is None


# --- Lines that drop ---


def test_a_line_that_is_cut_is_dialled_again_and_nothing_is_lost(
    player: Player, between: Relay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "FIRST_WAIT", 0.01)
    table = player.open("novice", "link", game="baseball")
    turns = 0

    def unlucky(position: Any) -> int:
        nonlocal turns
        turns += 1
        if turns % 5 == 2:
            between.cut()
        return first(position)

    class Nervous(Notes):
        def chose(self, choice: Choice) -> None:
            super().chose(choice)
            if len(self.chosen) % 5 == 4:
                between.cut()

    notes = Nervous()
    end = visit(invitation(table, between.address), unlucky, notes).play()
    assert end.outcome
    assert end.outcome.reason == "played"
    assert len(notes.drops) > 3


def test_a_server_that_is_gone_for_good_is_told_in_words(
    player: Player, between: Relay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "ENDURANCE", 0)
    table = player.open("novice", "link")

    def last(position: Any) -> int:
        between.close()
        return first(position)

    went = visit(invitation(table, between.address), last)
    with pytest.raises(Unreachable, match=f"No server answers at {between.address}"):
        went.play()
    assert Link.read(went.way_back).token == went.token


def test_a_seat_that_a_bot_of_the_house_keeps_warm_is_taken_back(player: Player, between: Relay) -> None:
    table = player.open("me", "link", game="baseball")
    turns = 0

    def slow(position: Any) -> int:
        nonlocal turns
        turns += 1
        if turns == 2:
            between.cut()
            wait_until(lambda: not table.watch()["seats"][1]["connected"])
            good(table.ask("leave", {"seat": 1}))
            assert table.watch()["seats"][1]["away"]
        return first(position)

    notes = Notes()
    went = visit(invitation(table, between.address), slow, notes)
    with table.line() as opponent:
        play_along(opponent, went, notes)
    assert not table.watch()["seats"][1]["away"]
    assert turns > 3


def play_along(opponent: Any, went: Visit, notes: Notes) -> None:
    """Someone at the other side takes any action at once, and gives up after a while."""
    import threading

    def other() -> None:
        while (shown := opponent.hear_until(lambda heard: heard["type"] == "table"))["asked"] != "over":
            if len(notes.chosen) > 8:
                opponent.say("resign", ply=shown["ply"], seat=0)
            elif shown["actor"] == 0 and shown["asked"] in ("act", "roll"):
                action = shown["choices"][0]["action"] if shown["choices"] else "roll"
                opponent.say("act", ply=shown["ply"], seat=0, action=action)

    beside = threading.Thread(target=other)
    beside.start()
    end = went.play()
    beside.join(10)
    assert end.outcome
    assert not beside.is_alive()


def test_the_way_back_leads_to_the_same_seat(player: Player) -> None:
    table = player.open("novice", "link")
    before = visit(invitation(table), first)
    again = visit(before.way_back, first)
    assert (again.seat, again.token) == (before.seat, before.token)
    assert again.play().outcome


def test_where_people_roll_their_own_dice_the_table_rolls_for_a_bot(player: Player) -> None:
    table = player.open("novice", "link", own_dice=True)
    assert visit(invitation(table), first).play().outcome


def test_a_bot_agrees_to_what_it_is_asked_and_waits_while_clocks_stand(player: Player) -> None:
    """A person pauses before the first move, goes on, and after some moves gives up; the bot stays to the end."""
    table = player.open("me", "link", pace={"seconds": 6000})
    visitor = visit(invitation(table), first)
    ended: list[Table] = []
    with ThreadPoolExecutor(1) as beside:
        playing = beside.submit(lambda: ended.append(visitor.play()))
        for what, state in (("pause", "paused"), ("resume", "going")):
            asked = False
            while not asked:  # the bot may have moved meanwhile
                wish = {"ply": table.watch()["ply"], "seat": 0, "what": what}
                asked = table.ask("ask", wish).is_success
            wait_until(lambda state=state: table.watch()["clock"]["state"] == state)
        moves = 0
        while (shown := table.look())["asked"] != "over":
            if shown["actor"] == 0:
                good(table.resign(0)) if moves == 6 else table.step(shown)
                moves += 1
        playing.result(60)
    assert ended[0].outcome


# --- Bad bots ---


def broken(position: Any) -> int:
    return 1 // 0


def peeking(position: Any) -> int:
    return int(position.imagine().options[0])


def asking(position: Any) -> str:
    import rainout

    return rainout.advise(position)


def endless(position: Any) -> int:
    while True:
        pass


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        (broken, "ZeroDivisionError"),
        (lambda position: "dance", "“dance” is not an action"),
        (lambda position: -5, "is not possible now"),
        (endless, "within 0.05 s"),
        (peeking, "there is no “imagine”"),
        (asking, "there is no “state”"),
    ],
)
def test_a_bad_bot_loses_its_match_and_the_table_stands(player: Player, bot: Any, why: str) -> None:
    table, notes = player.open("novice", "link", game="baseball"), Notes()
    end = visit(invitation(table), bot, notes, patience=0.05 if bot is endless else 60.0).play()
    assert [why in str(wrong) for wrong in notes.wrong] == [True]
    assert end.outcome
    assert (end.outcome.winner, end.outcome.reason) == (0, "resigned")
    assert table.watch()["outcome"]["reason"] == "resigned"


# --- A match as its file tells it ---


def test_a_match_is_followed_by_its_file_also_where_something_is_taken_back() -> None:
    match, replayed = Match("hens", seed=7), Replayed()
    match.settle()

    def same() -> Match:
        known = replayed.follow(matchfile.save(match))
        assert (known.actions, known.state.tobytes()) == (match.actions, match.state.tobytes())
        return known

    before = same()
    while match.ply < 20:
        match.roll() if match.asked == "roll" else match.play(next(iter(match.options)).text)
    assert same() is before, "what was known is not played again"
    match.rewind(14)
    assert same() is not before
