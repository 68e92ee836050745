"""CLUTCH Baseball drawn in a terminal: the score, the diamond, batter and pitcher with their charts, hand and teams."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rainout.cli.boards.scoreboard import line_score, runs_by_inning
from rainout.core.words import Speaker
from rainout.games.clutch.view import Band, CardView, ClutchView, PlayerView, TeamView

QUIET = frozenset({"ran", "assigned", "bats", "shifted", "drew", "won"})
"""What the board shows anyway, or the end of the match will say."""
CHANGES = frozenset({"field", "bench", "replace"})
"""Phases in which players come and go."""
CARDS = frozenset({"cards", "react"})
"""Phases in which cards are played and coaches called on."""
COLOURS = {"offense": "blue", "defense": "red", "neutral": "bright_black"}


def draw(view: ClutchView, speaker: Speaker, bottom: int) -> RenderableType:
    """The table as a view shows it: the at-bat once the game is on; coaches and one's team when it is about them."""
    team = view.teams[bottom]
    parts: list[RenderableType] = [_score(view, speaker)]
    if view.batter and view.pitcher:
        parts.append(Padding(_at_bat(view), (1, 0)))
        if view.pitch is not None:
            parts.append(_duel(view))
    for active in view.active:
        parts.append(Text(f"◆ {speaker.say(active.card.title)}", COLOURS[active.card.colour]))
    hand = [card for card in team.hand if card is not None]
    if hand:
        parts.append(Padding(_hand(hand, speaker), (1, 0, 0, 0)))
    if view.phase in CARDS and any(not coach.used for coach in team.coaches):
        parts.append(Padding(_staff(team, speaker), (1, 0)))
    if view.phase in CHANGES or not view.batter:
        parts.append(_team(view, team))
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
    """The line score, visitors first, and the ratings of the units."""
    table = line_score(range(1, view.inning + 1))
    for heading in ("", "BAT", "IF", "OF"):
        table.add_column(heading, justify="right", style="dim")
    for team in sorted(view.teams, key=lambda team: team.home):
        mark = "> " if view.at_bat == team.seat else "  "
        name = speaker.names[team.seat] if team.seat < len(speaker.names) else str(team.seat + 1)
        units = (team.battery, team.infield, team.outfield) if view.batter else ("", "", "")
        table.add_row(
            mark + name,
            *runs_by_inning(team.line),
            *map(str, (team.runs, team.hits, team.errors, "", *units)),
        )
    return table


def _at_bat(view: ClutchView) -> Group:
    """The diamond, beside it the batter's card above the pitcher's; then the runners."""
    players = {player.target: player for team in view.teams for player in team.players}
    assert view.batter
    assert view.pitcher
    grid = Table.grid(padding=(0, 4))
    cards = Group(_batter(players[view.batter]), _pitcher(players[view.pitcher]))
    grid.add_row(_diamond(view), cards)
    runners = [
        Text.assemble((f"{base} ", "yellow"), f"{players[target].name}  ", _speeds(players[target]))
        for base, target in enumerate(view.bases, 1)
        if target
    ]
    return Group(grid, *runners)


def _speeds(player: PlayerView) -> str:
    side = player.batting
    return f"BR {side.br} ST {side.st}" if side else ""


def _diamond(view: ClutchView) -> Text:
    first, second, third = ("[yellow]◆[/]" if runner else "◇" for runner in view.bases)
    outs = "●" * view.outs + "○" * (3 - view.outs)
    return Text.from_markup("\n".join((f"    {second}", f"  {third}   {first}", f"    ⌂   {outs}")))


def _chart(chart: tuple[Band, ...]) -> str:
    return "  ".join(f"{band.result} {band.start}" for band in chart)


def _sign(clutch: int) -> str:
    return f"{clutch:+d}" if clutch else "±0"


def _batter(player: PlayerView) -> Text:
    side = player.batting
    if side is None:
        return Text(player.name)
    numbers = f"OB {side.on_base} {side.bonus}".rstrip()
    return Text.assemble(
        (player.name, "bold"),
        f" ({side.bats}) {' '.join(player.icons)}\n{numbers}  {_speeds(player)}  {_sign(side.clutch)}\n",
        _chart(side.chart),
    )


def _pitcher(player: PlayerView) -> Text:
    side = player.pitching
    if side is None:
        return Text(player.name)
    numbers = f"C {side.command} {side.bonus}".rstrip()
    zone = "X 1" if side.zone == 1 else f"X 1–{side.zone}"
    return Text.assemble(
        (player.name, "bold"),
        f" ({side.throws}) {' '.join(player.icons)}\n{numbers}  {zone}  {_sign(side.clutch)}  ",
        (f"{side.role} {side.outs // 3}.{side.outs % 3}/{side.limit}", "red" if side.tired else ""),
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


def _staff(team: TeamView, speaker: Speaker) -> Table:
    """The coaches one may still call on."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    for place, coach in enumerate(team.coaches, 1):
        if not coach.used:
            said = speaker.say(coach.card.title), speaker.say(coach.card.text)
            table.add_row(Text(str(place), "cyan"), said[0], Text(said[1], "dim"))
    return table


# --- The reader's team -----------------------------------------------------------------------------------------------


def _team(view: ClutchView, team: TeamView) -> Columns:
    """The nine in their order, then who may come in, pitchers while one fields; before the game, everybody."""
    players = team.players
    nine = sorted((each for each in players if each.slot), key=lambda each: each.slot or 0)
    if view.batter:
        players = tuple(each for each in players if each not in nine and _may_come(each))
    bench = [each for each in players if each.batting and each not in nine]
    tables = [_batters(each, view) for each in (nine, bench) if each]
    if view.at_bat != team.seat:
        tables.append(_pitchers([each for each in players if each.pitching], view))
    return Columns(tables, padding=(0, 3))


def _may_come(player: PlayerView) -> bool:
    """Whether a player outside the nine is worth a line: no other day's starters, nobody who has gone."""
    if player.gone or player.on_mound:
        return False
    return player.section != "rotation" or bool(player.pitching and "BP" in player.pitching.roles)


def _named(player: PlayerView, view: ClutchView) -> tuple[Text, Text]:
    """A player's number in notation, and his name."""
    style = "dim" if player.gone else "bold" if player.target in (view.batter, view.pitcher) else ""
    return Text(str(player.place), "cyan"), Text(player.name, style)


def _batters(players: list[PlayerView], view: ClutchView) -> Table:
    """A line each: slot, number, name, where he plays or could play, On-Base and speeds."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for heading in ("", "", "", "", "OB", "BR", "ST"):
        table.add_column(heading, no_wrap=True, justify="right" if heading else "left")
    for player in players:
        side = player.batting
        numbers = (side.on_base, side.br, side.st) if side else ()
        table.add_row(str(player.slot or ""), *_named(player, view), _spots(player, view), *map(str, numbers))
    return table


def _spots(player: PlayerView, view: ClutchView) -> str:
    """The position he holds, or those on his card, with their ratings."""
    printed = player.batting.positions if player.batting else {}
    if player.position and player.position != "DH":
        return f"{player.position} {printed.get(player.position, view.out_of_position)}"
    if player.position:
        return player.position
    return " ".join(spot if rating is None else f"{spot} {rating}" for spot, rating in printed.items())


def _pitchers(players: list[PlayerView], view: ClutchView) -> Table:
    """A line each: number, name, Command, innings by role, games of rest he owes."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for heading in ("", "", "C", "", ""):
        table.add_column(heading, no_wrap=True)
    for player in players:
        side = player.pitching
        if side:
            roles = " ".join(f"{role} {innings}" for role, innings in side.roles.items())
            owed = Text(f"−{side.owed}" if side.owed else "", "red")
            table.add_row(*_named(player, view), f"{side.command} {side.throws}", roles, owed)
    return table
