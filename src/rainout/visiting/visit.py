"""A bot at a web table, from sitting down to the result: nobody there can tell by the wire that it is no browser."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Protocol

from rainout.bots import decide
from rainout.bots.guests import BadBot, Guest
from rainout.core.game import Game
from rainout.core.patches import patched
from rainout.core.position import Position
from rainout.core.registry import get
from rainout.core.table import Choice
from rainout.core.words import message
from rainout.server.protocol import Act, Answer, Resign, Return, Table, Trouble
from rainout.visiting.asking import Asking
from rainout.visiting.errors import NeedsPosition, NoSeat, OtherRules, TurnedAway, Unreachable
from rainout.visiting.glimpse import Glimpse
from rainout.visiting.line import Line
from rainout.visiting.links import Link
from rainout.visiting.replayed import Replayed

NOT_ALLOWED = ("illegal-action", "bad-notation", "ambiguous-action", "table-rolls")
"""Refusals that are the bot's own fault."""
PASSING = ("stale", "over", "not-your-turn", "paused", "nothing-asked", "time-up")
"""Refusals because something else was first; how the table stands then comes by itself."""
ROLL = "roll"


class Told(Protocol):
    """Somebody who is told how a visit goes."""

    def sat_down(self, table: Table, seat: int) -> None:
        """The bot has its seat."""

    def happened(self, table: Table) -> None:
        """Something has changed at the table."""

    def chose(self, choice: Choice) -> None:
        """The bot does something."""

    def spoilt(self, why: BadBot) -> None:
        """The bot did what it may not, and gives the match up."""

    def dropped(self, why: str) -> None:
        """The line has dropped and is dialled again."""


@dataclass(frozen=True)
class Bot:
    """Who is to sit down: a guest, or a level of the game by its name."""

    wanted: Guest | str

    @property
    def looks_ahead(self) -> bool:
        """Whether it is of a kind that cannot do without a record."""
        return isinstance(self.wanted, str) or self.wanted.is_rule

    def sit_down(self) -> Callable[[Any], str]:
        """Somebody who says what to do in a position, in notation."""
        wanted = self.wanted
        if isinstance(wanted, str):
            level = wanted
            return lambda position: decide(position, level)
        player = wanted.sit_down()
        return lambda position: position.game.notation.write(player.choose(position))


class Visit:
    """One bot in one seat of one match."""

    def __init__(self, link: Link, bot: Bot, told: Told, language: str, name: str | None = None) -> None:
        self.link = link
        self.bot = bot
        self.told = told
        self.asking = Asking(link, language)
        self.name = name
        """What it is called at the table, unless it takes a seat that somebody has already."""
        self.seat = -1
        self.token = ""
        self.spoilt: BadBot | None = None
        """What the bot did wrong, if it did: it has lost then."""
        self._views: dict[int | None, Any] = {}
        self._viewer: int | None = None
        self._answered = -1
        """The ply at which something was said last, so that nothing is said twice."""
        self._returning = False
        """Whether the seat was asked back from the bot that plays there meanwhile."""
        self._replayed = Replayed()

    # --- Sitting down ---

    def sit_down(self) -> None:
        """Take the seat, once all is known that could keep the bot from playing: an invitation is good but once."""
        table = self.asking.table(self.link.token)
        self.game = self._known(table)
        if isinstance(self.bot.wanted, str):
            self.game.level(self.bot.wanted)
        if self.game.hidden and self.bot.looks_ahead:
            raise NeedsPosition("error-visit-needs-position", game=message(f"{self.game.id}-title"))
        if self.link.token:
            self.seat, self.token = table.you[0], self.link.token
        else:
            self.seat, self.token = self._claim(table)
        self.table = self.asking.table(self.token)
        self.decide = self.bot.sit_down()
        self.told.sat_down(self.table, self.seat)

    def _known(self, table: Table) -> Game:
        """The table's game, if it is played there by the rules that are known here."""
        game = get(table.game)
        theirs = next((each.version for each in self.asking.games() if each.id == game.id), None)
        if theirs != game.version:
            title = message(f"{game.id}-title")
            raise OtherRules("error-visit-rules", game=title, theirs=theirs or "–", ours=game.version)
        return game

    def _claim(self, table: Table) -> tuple[int, str]:
        open_seats = any(seat.kind == "open" for seat in table.seats)
        if not self.link.invitation:
            raise NoSeat("error-visit-invitation" if open_seats else "error-visit-full")
        try:
            held = self.asking.claim(self.name)
        except TurnedAway as error:
            if error.refusal == "wrong-invitation" and not open_seats:
                raise NoSeat("error-visit-full") from None
            raise
        return held.seat, str(held.token)

    @property
    def way_back(self) -> str:
        """The link by which the bot, or its owner, comes back to the seat."""
        return self.link.held(self.seat, self.token)

    # --- Playing ---

    def _line(self) -> Line:
        return Line(self.link, self.token, self.asking.language, self.told.dropped, self.table.ply)

    def play(self) -> Table:
        """Play to the end of the match; returns how the table stands then."""
        with self._line() as line:
            while self.table.outcome is None:
                for heard in line.news():
                    self._heed(heard, line)
                if self.table.outcome is None:
                    self._go_on(line)
        return self.table

    def rematch(self, patience: float) -> Visit | None:
        """Stay for so many seconds; the visit to the match that follows this one, if somebody asks for it."""
        until = monotonic() + patience
        with self._line() as line:
            while self.table.rematch is None and (left := until - monotonic()) > 0:
                for heard in line.news(left):
                    self._heed(heard, line)
        if self.table.rematch is None:
            return None
        link = Link(self.link.server, self.table.rematch, token=self.token)
        return Visit(link, self.bot, self.told, self.asking.language, self.name)

    def _heed(self, heard: Table | Trouble, line: Line) -> None:
        """Take in a message."""
        if isinstance(heard, Table):
            self._take(heard)
        elif heard.code in NOT_ALLOWED:
            self._spoil(BadBot("error-bot-illegal", bot=self._bot_name, why=heard.message))
            self._answered = -1
        elif heard.code == "away":
            self._answered = -1
        elif heard.code not in PASSING:
            line.dial_again(heard.message, heard.wait)

    def _take(self, table: Table) -> None:
        """See the table as it stands now; its view may be told by how it differs from the last."""
        if table.view is not None:
            self._views[table.viewer] = table.view
            self._answered, self._returning = (
                -1,
                False,
            )  # a new line: what was said on the old one may be lost
        else:
            self._views[table.viewer] = patched(self._views[table.viewer], table.change)
        if table.meanwhile:
            self._views[self._viewer] = patched(self._views[self._viewer], table.meanwhile.change)
        self._viewer, self.table = table.viewer, table
        self.told.happened(table)

    def _go_on(self, line: Line) -> None:
        """Do what is to be done at the table, if it is for this seat to do."""
        table, seat = self.table, self.seat
        if (
            table.seats[seat].away != self._returning
        ):  # somebody had one of the house's bots play on, or no longer
            self._returning = table.seats[seat].away
            if self._returning:
                line.say(Return(seat))
        if self._answered == table.ply:
            return
        if table.question and seat in table.question.awaits:  # a bot has nothing against it
            line.say(Answer(table.ply, seat, yes=True))
            self._answered = table.ply
            return
        if self._returning or (table.clock and table.clock.state == "paused"):
            return
        if self.spoilt:
            line.say(Resign(table.ply, seat))
        elif table.actor != seat or table.asked not in ("act", "roll", "tell-roll"):
            return
        elif (
            table.asked != "act"
        ):  # a bot has no hands: the table rolls, where people roll their own dice too
            line.say(Act(table.ply, seat, ROLL))
        else:
            return self._choose(line)
        self._answered = table.ply

    def _choose(self, line: Line) -> None:
        try:
            position = self._position()
        except (Unreachable, TurnedAway) as error:
            return line.dial_again(str(error))
        if position is None:
            return  # the match has moved on, and the table says so in a moment
        try:
            action = self.decide(position)
        except BadBot as error:
            return self._spoil(error, line)
        self.told.chose(next(choice for choice in self.table.choices if choice.action == action))
        line.say(Act(self.table.ply, self.seat, action))
        self._answered = self.table.ply

    def _position(self) -> Position | Glimpse | None:
        """What the bot is shown: the match as it stands where nothing is hidden, else what the seat sees."""
        table = self.table
        if not self.game.hidden:
            match = self._replayed.follow(self.asking.file())
            return Position.of(match) if match.ply == table.plies and match.actor == self.seat else None
        return Glimpse(
            self.game,
            table.options,
            seats=len(table.seats),
            actor=self.seat,
            ply=table.plies,
            view=self._views[table.viewer],
            choices=table.choices,
            prompt=table.prompt,
        )

    def _spoil(self, why: BadBot, line: Line | None = None) -> None:
        """The bot has lost; the table goes on without it."""
        if not self.spoilt:
            self.spoilt = why
            self.told.spoilt(why)
        if line:
            line.say(Resign(self.table.ply, self.seat))
            self._answered = self.table.ply

    @property
    def _bot_name(self) -> str:
        return self.bot.wanted if isinstance(self.bot.wanted, str) else self.bot.wanted.name
