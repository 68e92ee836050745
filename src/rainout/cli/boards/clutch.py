"""CLUTCH Baseball drawn in a terminal: the score, the diamond, batter and pitcher with their charts, hand and teams."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rainout.core.words import Speaker
from rainout.games.clutch.view import Band, CardView, ClutchView, PlayerView

QUIET = frozenset({"ran", "assigned", "bats", "shifted", "drew"})
COLOURS = {"offense": "blue", "defense": "red", "neutral": "bright_black"}


def draw(view: ClutchView, speaker: Speaker, bottom: int) -> RenderableType:
    """The table as a view shows it: the at-bat once the game is on, before that one's own team."""
    parts: list[RenderableType] = [_score(view, speaker)]
    players = {player.target: player for team in view.teams for player in team.players}
    if view.batter and view.pitcher:
        duel = [_batter(players[view.batter]), _pitcher(players[view.pitcher])]
        parts.append(Padding(Columns([_diamond(view, players), *duel], padding=(0, 4)), (1, 0)))
        if view.pitch is not None:
            parts.append(_duel(view))
    for active in view.active:
        parts.append(Text(f"◆ {speaker.say(active.card.title)}", COLOURS[active.card.colour]))
    hand = [card for card in view.teams[bottom].hand if card is not None]
    if hand:
        parts.append(Padding(_hand(hand, speaker), (1, 0)))
    parts.append(_team(view, bottom))
    return Group(*parts)


def die(view: ClutchView) -> RenderableType | None:
    """The dice on the table."""
    shown = Text()
    for face, paint in ((view.pitch_face, "white on red"), (view.swing_face, "white on blue")):
        if face:
            shown.append(f" {face} ", paint)
            shown.append(" ")
    if view.throw and view.throw.face:
        shown.append(f" {view.throw.face} ", "black on white")
    return shown if shown else None


def _score(view: ClutchView, speaker: Speaker) -> Table:
    """The line score, visitors first."""
    table = Table(box=None, padding=(0, 1))
    table.add_column("")
    for inning in range(1, view.inning + 1):
        table.add_column(str(inning), justify="right")
    for heading in ("R", "H", "E"):
        table.add_column(heading, justify="right", style="bold")
    for team in sorted(view.teams, key=lambda team: team.home):
        mark = "> " if view.at_bat == team.seat else "  "
        name = speaker.names[team.seat] if team.seat < len(speaker.names) else str(team.seat + 1)
        line = ["" if runs is None else str(runs) for runs in team.line]
        table.add_row(mark + name, *line, str(team.runs), str(team.hits), str(team.errors))
    return table


def _diamond(view: ClutchView, players: dict[str, PlayerView]) -> Text:
    first, second, third = ("[yellow]◆[/]" if runner else "◇" for runner in view.bases)
    outs = "●" * view.outs + "○" * (3 - view.outs)
    names = [
        f"{base} {players[runner].name} ({players[runner].batting.br}/{players[runner].batting.st})"  # type: ignore[union-attr]
        for base, runner in enumerate(view.bases, 1)
        if runner
    ]
    lines = (f"    {second}", f"  {third}   {first}", f"    ⌂   {outs}", *names)
    return Text.from_markup("\n".join(lines))


def _chart(chart: tuple[Band, ...]) -> str:
    return "  ".join(f"{band.result} {band.start}" for band in chart)


def _batter(player: PlayerView) -> Text:
    side = player.batting
    if side is None:
        return Text(player.name)
    icons = " ".join(player.icons)
    return Text.assemble(
        (player.name, "bold"),
        f" ({side.bats}) {icons}\nOB {side.on_base} {side.bonus}  {side.br}/{side.st}  {side.clutch:+d}\n",
        _chart(side.chart),
    )


def _pitcher(player: PlayerView) -> Text:
    side = player.pitching
    if side is None:
        return Text(player.name)
    icons = " ".join(player.icons)
    spent = f"{side.role} {side.outs // 3}.{side.outs % 3}/{side.limit}"
    return Text.assemble(
        (player.name, "bold"),
        f" ({side.throws}) {icons}\nC {side.command} {side.bonus}  X 1-{side.zone}  {side.clutch:+d}  ",
        (spent, "red" if side.tired else ""),
        "\n",
        _chart(side.chart),
    )


def _duel(view: ClutchView) -> Text:
    shown = Text(f"{view.pitch} : {view.on_base}", "bold")
    if view.mistake:
        shown.append("  X", "red")
    if view.swing is not None:
        shown.append(f"  → {view.swing} {view.result or ''}")
    return shown


def _hand(hand: list[CardView], speaker: Speaker) -> Table:
    table = Table(box=None, padding=(0, 1), show_header=False)
    for place, card in enumerate(hand, 1):
        title = Text(speaker.say(card.title), COLOURS[card.colour])
        table.add_row(Text(str(place), "cyan"), title, Text(speaker.say(card.text), "dim"))
    return table


def _team(view: ClutchView, bottom: int) -> Table:
    """The reader's own team: places, slots, positions, speeds, innings."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    team = view.teams[bottom]
    for player in sorted(team.players, key=lambda each: (each.slot or 99, each.place)):
        style = "dim" if player.gone else "bold" if player.target in (view.batter, view.pitcher) else ""
        numbers = []
        if player.batting:
            numbers.append(f"OB {player.batting.on_base} {player.batting.br}/{player.batting.st}")
        if player.pitching:
            roles = " ".join(f"{role} {innings}" for role, innings in player.pitching.roles.items())
            numbers.append(f"C {player.pitching.command} {roles}")
        rested = f"-{player.pitching.owed}" if player.pitching and player.pitching.owed else ""
        table.add_row(
            str(player.slot or ""),
            Text(str(player.place), "cyan"),
            Text(player.name, style),
            player.position or "",
            "  ".join(numbers),
            rested,
        )
    return table
