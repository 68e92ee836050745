"""``rainout join``: a bot takes a seat at a web table, by the link that a person would be sent."""

from __future__ import annotations

from argparse import Namespace
from shlex import quote

from rich.console import Console
from rich.text import Text

from rainout.bots.guests import BadBot, find, is_guest
from rainout.cli.output import console
from rainout.cli.story import draw_report
from rainout.cli.trouble import Exit, explain
from rainout.cli.voice import Voice
from rainout.core.table import Choice
from rainout.server.protocol import Pace, SeatInfo, Table
from rainout.server.seats import LONGEST_NAME, player_name
from rainout.visiting.errors import Unreachable
from rainout.visiting.links import Link
from rainout.visiting.visit import Bot, Visit


def run(wanted: Namespace, voice: Voice) -> int:
    """Sit down, play to the end, say how it went, and stay for a rematch; 1 if the bot has spoilt its match."""
    bot = Bot(find(wanted.bot, wanted.patience) if is_guest(wanted.bot) else wanted.bot)
    telling = Telling(Voice(voice.language), console())
    name = player_name(wanted.name) or bot_name(bot, voice)[:LONGEST_NAME]
    visit = Visit(Link.read(wanted.link), bot, telling, voice.language, name)
    visited(visit, wanted.bot, telling)
    while not visit.spoilt and (following := stayed(visit, wanted.stay, telling)):
        visit = following
        visited(visit, wanted.bot, telling)
    return Exit.FAILED if visit.spoilt else Exit.WELL


def visited(visit: Visit, bot: str, telling: Telling) -> None:
    """One match, from sitting down to the result; who leaves before is told the way back."""
    try:
        visit.sit_down()
        visit.game.warm()
        telling.ended(visit.play())
    except BaseException:
        if visit.token:
            telling.left(f"rainout join {quote(visit.way_back)} --bot {quote(bot)}")
        raise


def stayed(visit: Visit, patience: int, telling: Telling) -> Visit | None:
    """The match that follows, if somebody asks for one before the bot's owner has had enough."""
    if not patience:
        return None
    telling.stays(patience)
    try:
        return visit.rematch(patience)
    except (KeyboardInterrupt, Unreachable):  # the match is over: nobody is let down
        return None


def pace_words(pace: Pace, voice: Voice) -> str:
    """How long everybody may think."""
    minutes, seconds = divmod(pace.seconds, 60)
    key = "cli-pace-move" if pace.each_move else "cli-pace-match"
    return voice.say(key, minutes=minutes, seconds=seconds, increment=pace.increment)


def bot_name(bot: Bot, voice: Voice) -> str:
    """What a bot is called at the table unless it is given a name."""
    if not isinstance(bot.wanted, str):
        return bot.wanted.called
    try:
        return voice.say(f"bot-{bot.wanted.strip().lower()}")
    except LookupError:  # no level: the game says so
        return bot.wanted


class Telling:
    """Tells at the terminal how a visit goes, calling everybody by name."""

    def __init__(self, voice: Voice, screen: Console) -> None:
        self.voice = voice
        self.screen = screen
        self.plies = 0
        """Actions of the match that have been told of."""
        self.seat = -1
        """The bot's own."""

    def sat_down(self, table: Table, seat: int) -> None:
        """Who sits where, and on which table."""
        self.seat, self.plies = seat, table.plies
        self._name(table)
        self._say("cli-join-sat", "bold", bot=self.voice.names[seat], seat=seat + 1)
        title = self.voice.say(f"{table.game}-title")
        self._say("cli-table-welcome", game=title, players=" – ".join(self.voice.names))
        if table.pace:
            self._say("cli-join-pace", pace=pace_words(table.pace, self.voice))

    def happened(self, table: Table) -> None:
        """What is new, in words; what was taken back is told no more."""
        self._name(table)
        if table.plies < self.plies:
            self._say("cli-table-undone", "dim")
        for event in table.log:
            if event.ply > self.plies:
                self._print(f"  · {self.voice.say(event.words)}")
        self.plies = table.plies

    def chose(self, choice: Choice) -> None:
        """What the bot does: its notation, and what that means."""
        line = Text.assemble((self.voice.names[self.seat], "cyan"), ": ", (choice.action, "bold"), "  ")
        line.append(self.voice.say(choice.words), "dim")
        self.screen.print(line, soft_wrap=True)

    def spoilt(self, why: BadBot) -> None:
        """The bot has lost by what it did."""
        self._print(explain(why, self.voice)[0], "yellow")

    def dropped(self, why: str) -> None:
        """The line is dialled again."""
        self._say("cli-join-dropped", "yellow", why=" ".join(why.split()))

    def ended(self, table: Table) -> None:
        """How the match ended, and its story; by the clock, what everybody had left."""
        assert table.outcome, "the match is over"
        for name, left in zip(self.voice.names, table.clock.left if table.clock else (), strict=False):
            if left is not None:
                self._say("cli-join-left", "dim", name=name, minutes=int(left // 60), seconds=int(left % 60))
        self._print(self.voice.say(table.outcome.words), "bold green")
        if table.report:
            self.screen.print(draw_report(table.report, self.voice))

    def stays(self, patience: int) -> None:
        """The bot does not leave yet."""
        self._say("cli-join-stays", "dim", seconds=patience)

    def left(self, command: str) -> None:
        """The seat is still held; the way back to it."""
        self.screen.print()
        self._say("cli-join-resume", "bold", command=command)

    def _name(self, table: Table) -> None:
        self.voice.names = [self._called(seat) for seat in table.seats]

    def _called(self, seat: SeatInfo) -> str:
        if seat.name or not seat.level:
            return seat.name or self.voice.say("seat-name", number=seat.seat + 1)
        return self.voice.say(f"bot-{seat.level}")

    def _say(self, key: str, style: str = "", **args: str | int) -> None:
        self._print(self.voice.say(key, **args), style)

    def _print(self, said: str, style: str = "") -> None:
        self.screen.print(Text(said, style), soft_wrap=True)
