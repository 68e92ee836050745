"""BASEBALL! drawn in a terminal: the scoreboard, the diamond, who sits where, and the reader's hand."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rainout.core.words import Speaker
from rainout.diamond.terminal import line_score
from rainout.games.baseball.view import BaseballPlayer, BaseballView, HandCard

QUIET = frozenset({"drew", "turn", "stopped"})
COLOURS = {"green": "green", "red": "red", "blue": "blue"}


def draw(view: BaseballView, speaker: Speaker, bottom: int) -> RenderableType:
    """The table as a view shows it."""
    field = Columns([_diamond(view), _players(view, speaker)], padding=(0, 4))
    return Group(_scoreboard(view, speaker), Padding(field, (1, 0)), _hand(view, speaker))


def die(view: BaseballView) -> None:
    """Nobody rolls here."""


def _scoreboard(view: BaseballView, speaker: Speaker) -> Table:
    """The line score, with a mark at the team at bat."""
    diamond = view.diamond
    table = line_score(range(1, diamond.inning + 1))
    for side, team in enumerate(("visitor", "home")):
        batting = team == diamond.batting and view.phase != "over"
        innings = [str(runs) for runs in diamond.line[side]]
        innings += [""] * (diamond.inning - len(innings))
        totals = (diamond.runs[side], diamond.hits[side], diamond.errors[side])
        name = Text(
            ("> " if batting else "  ") + speaker.say(f"diamond-team-{team}"), "bold" if batting else ""
        )
        table.add_row(name, *innings, *map(str, totals))
    return table


def _diamond(view: BaseballView) -> Text:
    """The bases as they look from behind the plate, and the outs."""
    first, second, third = ("[yellow]◆[/]" if occupied else "◇" for occupied in view.diamond.bases)
    outs = "●" * view.diamond.outs + "○" * (3 - view.diamond.outs)
    lines = (
        f"      {second}",
        "    ╱   ╲",
        f"  {third}       {first}",
        "    ╲   ╱",
        "      ⌂",
        "",
        f"     {outs}",
    )
    return Text.from_markup("\n".join(lines))


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
    return Panel(name, title=f"[bold]{card.sign}[/]", border_style=style, width=17, padding=(0, 0))
