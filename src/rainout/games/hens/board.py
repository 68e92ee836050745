"""The hen game drawn in a terminal: two rows of cards, a die, and what is left in the deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from rainout.core.words import Speaker
from rainout.games.hens.actions import RANK_NAMES
from rainout.games.hens.view import HenCard, HensView, Player, Space

QUIET = frozenset({"dealt"})

MARGIN = "   "
GAP = " "
PIPS = {
    0: ("       ", "       ", "       "),
    1: ("       ", "   o   ", "       "),
    2: (" o     ", "       ", "     o "),
    3: (" o     ", "   o   ", "     o "),
    4: (" o   o ", "       ", " o   o "),
    5: (" o   o ", "   o   ", " o   o "),
    6: (" o   o ", " o   o ", " o   o "),
}


class Frame(NamedTuple):
    """The lines around a card."""

    top: str
    bottom: str
    across: str
    side: str


@dataclass(frozen=True)
class Glyphs:
    """What a terminal can show."""

    plain: Frame
    blocked: Frame
    suits: dict[str, str]
    placed: str
    pip: str
    active: str


PRETTY = Glyphs(
    plain=Frame("╭╮", "╰╯", "─", "│"),
    blocked=Frame("╔╗", "╚╝", "═", "║"),
    suits={"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"},
    placed="✓",
    pip="●",
    active="▸",
)
ASCII = Glyphs(
    plain=Frame("..", "''", "-", "|"),
    blocked=Frame("##", "##", "=", "#"),
    suits={"clubs": "c", "diamonds": "d", "hearts": "h", "spades": "s"},
    placed="v",
    pip="o",
    active=">",
)


def draw(view: HensView, speaker: Speaker, bottom: int) -> Drawing:
    """Both corrals, the other player's above and the reader's below, with the target ranks in between."""
    return Drawing(view, speaker, bottom)


def die(view: HensView) -> Die | None:
    """The die as it lies."""
    return Die(view.face) if view.face else None


class Die:
    """A die showing one face."""

    def __init__(self, face: int) -> None:
        self.face = face

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(9, 9)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        glyphs = ASCII if options.ascii_only else PRETTY
        frame = glyphs.plain
        yield Text(frame.top[0] + frame.across * 7 + frame.top[1])
        for row in PIPS[self.face]:
            yield Text(frame.side + row.replace("o", glyphs.pip) + frame.side)
        yield Text(frame.bottom[0] + frame.across * 7 + frame.bottom[1])


class Drawing:
    """The table, drawn when it is known what the terminal can show."""

    def __init__(self, view: HensView, speaker: Speaker, bottom: int) -> None:
        self.view = view
        self.speaker = speaker
        self.bottom = bottom
        self.ranks = {name: speaker.say(f"hens-rank-{name}") for name in RANK_NAMES}
        self.width = max(8, 2 + max(map(len, self.ranks.values())))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.glyphs = ASCII if options.ascii_only else PRETTY
        above = 1 - self.bottom
        yield Text(MARGIN + self._heading(), "dim")
        yield self._name(above)
        yield from self._corral(self.view.players[above])
        yield self._targets()
        yield from self._corral(self.view.players[self.bottom])
        yield self._name(self.bottom)
        yield Text(MARGIN + self._deck(), "dim")

    # --- Lines of words ---

    def _heading(self) -> str:
        view = self.view
        title = self.speaker.say("hens-title")
        turn = self.speaker.say("hens-terminal-turn", turn=view.turns)
        if view.series == "single":
            return f"{title} · {turn}"
        score = "–".join(
            str(player.total if view.series == "points" else player.wins) for player in view.players
        )
        series = self.speaker.say(
            f"hens-terminal-series-{view.series}", game=view.number, goal=view.goal, score=score
        )
        return f"{title} · {series} · {turn}"

    def _name(self, seat: int) -> Text:
        player = self.view.players[seat]
        to_play = seat == self.view.turn and self.view.phase in ("roll-off", "roll", "choose", "draw")
        placed = sum(space.placed for space in player.corral)
        marks = [self.speaker.say("hens-terminal-placed", placed=placed)]
        marks += [self.speaker.say("hens-terminal-passed")] if player.passed else []
        marks += [self.speaker.say("hens-terminal-robbed")] if player.robbed else []
        return Text.assemble(
            f" {self.glyphs.active if to_play else ' '} ",
            (self.speaker.names[seat], "bold cyan" if seat == self.speaker.you else "bold"),
            ("  " + " · ".join(marks), "dim"),
        )

    def _targets(self) -> Text:
        """The numbers of the spaces and the ranks they wait for."""
        line = Text(MARGIN)
        for number, rank in enumerate(RANK_NAMES, 1):
            line.append(f"{number} {self.ranks[rank]}".center(self.width + 2) + GAP, "yellow")
        return line

    def _deck(self) -> str:
        held = "  ".join(f"{rank}×{count}" for rank, count in self.view.deck.items())
        line = self.speaker.say("hens-terminal-deck", cards=held)
        if self.view.drawn:
            line += "   " + self.speaker.say("hens-terminal-drawn", card=self._short(self.view.drawn))
        return line

    def _short(self, card: HenCard) -> str:
        return f"{card.rank}{self.glyphs.suits[card.suit]}"

    # --- Cards ---

    def _corral(self, player: Player) -> RenderResult:
        cards = [self._card(space) for space in player.corral]
        for row in zip(*cards, strict=True):
            yield Text(MARGIN) + Text(GAP).join(row)

    def _card(self, space: Space) -> list[Text]:
        """A card, four lines high: framed twice when blocked, ticked when well placed."""
        frame = self.glyphs.blocked if space.blocked else self.glyphs.plain
        style = "green" if space.placed else ("yellow" if space.blocked else "")
        mark = self.glyphs.placed if space.placed else frame.across
        return [
            Text(frame.top[0] + frame.across * self.width + frame.top[1], style),
            self._framed(self._corner(space.card), frame, style),
            self._framed(self._stage(space.card), frame, style),
            Text(frame.bottom[0] + mark.center(self.width, frame.across) + frame.bottom[1], style),
        ]

    def _framed(self, inside: Text, frame: Frame, style: str) -> Text:
        return Text.assemble((frame.side, style), inside, (frame.side, style))

    def _corner(self, card: HenCard | None) -> Text:
        if card is None:
            return Text(" " * self.width)
        suit = (self.glyphs.suits[card.suit], "red" if card.suit in ("diamonds", "hearts") else "")
        return Text.assemble((f" {card.rank}".ljust(self.width - 2), "bold"), suit, " ")

    def _stage(self, card: HenCard | None) -> Text:
        return Text((self.ranks[card.rank] if card else "").center(self.width))
