"""SportsClix drawn in a terminal: the score, the diamond, batter and pitcher with their dials, the field by zones."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rainout.core.words import Speaker
from rainout.diamond.terminal import diamond, line_score, manager, runs_by_inning
from rainout.games.clix.view import ClixView, FigureView

QUIET = frozenset({"ran", "shifted", "covered", "chose", "assigned", "bats", "fence"})
INFIELD = ("1B", "2B", "3B", "SS")
COLOURS = {"green": "green", "yellow": "yellow", "red": "red"}


def draw(view: ClixView, speaker: Speaker, bottom: int) -> RenderableType:
    """The table as a view shows it: the at-bat once the game is on, before that one's own team."""
    if view.batter is None or view.pitcher is None:
        return Group(_score(view, speaker), _team(view, bottom))
    players = {player.target: player for team in view.teams for player in team.players}
    batter, pitcher = players[view.batter], players[view.pitcher]
    duel = [_figure(batter, view.batter_columns), _figure(pitcher, view.pitcher_columns)]
    parts: list[RenderableType] = [_score(view, speaker)]
    parts.append(Padding(Columns([_diamond(view, players), _field(view, batter)], padding=(0, 4)), (1, 0)))
    parts.append(Columns(duel, padding=(0, 4)))
    parts.append(_team(view, bottom))
    return Group(*parts)


def die(view: ClixView) -> RenderableType | None:
    """The dice on the table."""
    shown = Text()
    for each in view.dice:
        shown.append(f" {each.face} ", _paint(each.die))
        shown.append(" ")
    for face in view.attempt.faces if view.attempt else ():
        shown.append(f" {face} ", "black on white")
    return shown if shown else None


def _paint(die: str) -> str:
    return {"white": "black on white", "black": "white on black"}.get(die, f"white on {die}")


def _score(view: ClixView, speaker: Speaker) -> Table:
    """The line score, visitors first."""
    table = line_score(range(1, view.inning + 1))
    for team in sorted(view.teams, key=lambda team: team.home):
        mark = "> " if view.at_bat == team.seat else "  "
        totals = map(str, (team.runs, team.hits, team.errors))
        table.add_row(mark + manager(speaker, team.seat), *runs_by_inning(team.line), *totals)
    return table


def _diamond(view: ClixView, players: dict[str, FigureView]) -> Text:
    names = [f"{base} {players[runner].name}" for base, runner in enumerate(view.bases, 1) if runner]
    return diamond(view.bases, view.outs, *names)


def _field(view: ClixView, batter: FigureView) -> Table:
    """A column for each zone: the fence, who stands there, how often the batter hits there."""
    table = Table(box=None, padding=(0, 1))
    for zone in range(1, 7):
        mark = "*" if view.ball == zone else ""
        table.add_column(f"{zone}{mark}", justify="center")
    table.add_row(*(Text("▔▔▔", COLOURS[fence]) for fence in view.fences))
    for inner in (False, True):
        table.add_row(
            *(
                " ".join(
                    fielder.position
                    for fielder in view.fielders
                    if fielder.zone == zone and (fielder.position in INFIELD) == inner
                )
                or "·"
                for zone in range(1, 7)
            )
        )
    table.add_row(*(Text("●" * batter.spray.count(zone), "dim") for zone in range(1, 7)))
    return table


def _figure(figure: FigureView, columns: tuple[str, ...]) -> Text:
    heading = f"{figure.name} ({figure.printed}, {figure.hand}) {_base(figure)}"
    cells = "  ".join(f"{column} {result}" for column, result in zip(columns, figure.results, strict=True))
    return Text.assemble((heading, "bold"), f"\n{figure.step}  {cells}", f"\n{figure.intangible or ''}")


def _base(figure: FigureView) -> str:
    return f"E {figure.endurance}" if figure.pitcher else f"S {figure.speed} D {figure.defense}"


def _team(view: ClixView, bottom: int) -> Table:
    """The reader's own team: numbers, slots, positions, dials."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    for player in sorted(view.teams[bottom].players, key=lambda each: each.slot or 99):
        style = "dim" if player.gone else "bold" if player.target == view.batter else ""
        table.add_row(
            str(player.slot or ""),
            Text(str(player.place), "cyan"),
            Text(player.name, style),
            player.position or "",
            player.printed,
            player.hand,
            _base(player),
            player.step,
            player.intangible or "",
        )
    return table
