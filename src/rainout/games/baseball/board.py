"""BASEBALL! drawn in a terminal: the scoreboard, the diamond, who sits where, and the reader's hand."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rainout.core.words import Speaker
from rainout.diamond.terminal import diamond, line_score
from rainout.games.baseball.actions import COLOUR
from rainout.games.baseball.rules import colour
from rainout.games.baseball.state import COPIES, SIGNS
from rainout.games.baseball.view import BaseballPlayer, BaseballView, HandCard

QUIET = frozenset({"drew", "turn", "stopped"})
COLOURS = {"green": "green", "red": "red", "blue": "blue"}


def draw(view: BaseballView, speaker: Speaker, bottom: int) -> RenderableType:
    """The table as a view shows it."""
    field = Columns([diamond(view.diamond.bases, view.diamond.outs), _players(view, speaker)], padding=(0, 4))
    return Group(_scoreboard(view, speaker), Padding(field, (1, 0)), _hand(view, speaker))


def die(view: BaseballView) -> None:
    """Nobody rolls here."""


def _scoreboard(view: BaseballView, speaker: Speaker) -> Table:
    """The line score, with a mark at the team at bat."""
    field = view.diamond
    table = line_score(range(1, field.inning + 1))
    for side, team in enumerate(("visitor", "home")):
        batting = team == field.batting and view.phase != "over"
        innings = [str(runs) for runs in field.line[side]]
        innings += [""] * (field.inning - len(innings))
        totals = (field.runs[side], field.hits[side], field.errors[side])
        name = Text(("> " if batting else "  ") + _called(team, view, speaker), "bold" if batting else "")
        table.add_row(name, *innings, *map(str, totals))
    return table


def _called(team: str, view: BaseballView, speaker: Speaker) -> str:
    """A team of one is called by its player; of several, by what it is."""
    mates = [player for player in view.players if player.team == team]
    return speaker.names[mates[0].seat] if len(mates) == 1 else speaker.say(f"diamond-team-{team}")


def _players(view: BaseballView, speaker: Speaker) -> Table:
    """Everyone in seating order: team, cards held, turns to skip."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    for player in view.players:
        mark = ">" if player.seat == view.turn and view.phase != "over" else " "
        name = Text(speaker.names[player.seat], "bold cyan" if player.seat == speaker.you else "bold")
        table.add_row(mark, name, speaker.say(f"diamond-team-{player.team}"), _held(player, speaker))
    left = speaker.say("baseball-terminal-deck", cards=view.deck)
    table.add_row(
        "", Text(left, "dim"), "", Text(speaker.say("baseball-terminal-top", card=view.top or "–"), "dim")
    )
    return table


def _held(player: BaseballPlayer, speaker: Speaker) -> str:
    held = "▮" * player.cards
    return held + (" " + speaker.say("baseball-terminal-skips", turns=player.skips) if player.skips else "")


def _hand(view: BaseballView, speaker: Speaker) -> RenderableType:
    """The hands the reader may see."""
    shown = [player for player in view.players if player.hand]
    return Group(
        *(Columns([_card(card, speaker) for card in player.hand or ()], padding=(0, 1)) for player in shown)
    )


def _card(card: HandCard, speaker: Speaker) -> Panel:
    style = "dim" if card.why_not else COLOURS[card.colour]
    name = Text(speaker.say(f"baseball-card-{card.sign}"), justify="center")
    return Panel(
        name,
        title=f"[bold]{card.sign}[/]",
        subtitle=speaker.say(f"baseball-terminal-{card.colour}"),
        border_style=style,
        width=17,
        padding=(0, 0),
    )


# --- What can be looked at besides -----------------------------------------------------------------------------------


def _explained(view: BaseballView, speaker: Speaker, bottom: int) -> RenderableType:
    """What each card in hand does, and why it cannot be played if so."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    cards = [card for player in view.players if player.seat == bottom for card in player.hand or ()]
    for card in dict.fromkeys(cards):
        does = Text(speaker.say(f"baseball-card-{card.sign}-text"))
        if card.why_not:
            does.append(f"\n{speaker.say(card.why_not)}", "yellow")
        sign, _, painted = _named(card.sign, card.colour, speaker)
        table.add_row(sign, painted, does)
    return table if table.row_count else Text(speaker.say("baseball-terminal-none-held"))


def _pile(view: BaseballView, speaker: Speaker, bottom: int) -> RenderableType:
    """What has been played, and how many of each there are."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    for kind, sign in enumerate(SIGNS):
        if view.discarded.get(sign):
            count = speaker.say("baseball-terminal-played", played=view.discarded[sign], all=COPIES[kind])
            table.add_row(*_named(sign, COLOUR.names[colour(kind)], speaker), count)
    return table if table.row_count else Text(speaker.say("baseball-terminal-none-played"))


def _named(sign: str, colour: str, speaker: Speaker) -> tuple[Text, str, Text]:
    """A card by its sign, its name and its colour."""
    painted = Text(speaker.say(f"baseball-terminal-{colour}"), COLOURS[colour])
    return Text(sign, "bold"), speaker.say(f"baseball-card-{sign}"), painted


LOOKS = {"hand": _explained, "pile": _pile}
