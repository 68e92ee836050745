"""SportsClix drawn in a terminal: the score, the diamond, batter and pitcher with their dials, the field by zones."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rainout.core.words import Speaker
from rainout.diamond.terminal import Roomy, diamond, line_score, manager, runs_by_inning, slot_and_number
from rainout.games.clix.figures import STEP_NAMES
from rainout.games.clix.view import ClixView, FigureView

CHANGES = frozenset({"bench", "field", "replace", "settle", "relieve"})
"""Phases in which players come and go: who may come is what they are about."""
QUIET = frozenset({"ran", "shifted", "covered", "chose", "assigned", "bats", "fence"})
INFIELD = ("1B", "2B", "3B", "SS")
COLOURS = {"green": "green", "yellow": "yellow", "red": "red"}


def draw(view: ClixView, speaker: Speaker, bottom: int) -> RenderableType:
    """The table as a view shows it: the at-bat once the game is on, before that one's own team.

    In a game the team is there when a question is about it, or where there is room.
    """
    if view.batter is None or view.pitcher is None:
        return Group(_score(view, speaker), _own(view, speaker, bottom))
    players = {player.target: player for team in view.teams for player in team.players}
    batter, pitcher = players[view.batter], players[view.pitcher]
    duel = [
        _figure(batter, view.batter_columns, view.bats),
        _figure(pitcher, view.pitcher_columns, pitcher.results),
    ]
    parts: list[RenderableType] = [_score(view, speaker)]
    field: list[RenderableType] = [_diamond(view, players), _field(view, batter, speaker)]
    parts.append(Padding(Columns(field, padding=(0, 4)), (1, 0)))
    parts.append(Columns(duel, padding=(0, 4)))
    players_here = view.teams[bottom].players
    waiting = [each for each in players_here if each.slot is None and not each.gone and not each.position]
    small = _team(waiting, view, speaker) if view.phase in CHANGES and waiting else ""
    parts.append(Roomy(_own(view, speaker, bottom), small))
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
    table = line_score(range(1, max(len(team.line) for team in view.teams) + 1))
    for team in sorted(view.teams, key=lambda team: team.home):
        mark = "> " if view.at_bat == team.seat else "  "
        totals = map(str, (team.runs, team.hits, team.errors))
        table.add_row(mark + manager(speaker, team.seat), *runs_by_inning(team.line), *totals)
    return table


def _diamond(view: ClixView, players: dict[str, FigureView]) -> Text:
    names = [f"{base} {players[runner].name}" for base, runner in enumerate(view.bases, 1) if runner]
    return diamond(view.bases, view.outs, *names)


def _field(view: ClixView, batter: FigureView, speaker: Speaker) -> Table:
    """A column for each zone: the fence by its letter on the dials, who stands there, how often a ball goes there."""
    table = Table(box=None, padding=(0, 1))
    table.add_column("", style="dim")
    for zone in range(1, 7):
        mark = "*" if view.ball == zone else ""
        table.add_column(f"{zone}{mark}", justify="center")
    fences = (Text(f"▔{fence[0]}▔", COLOURS[fence]) for fence in view.fences)
    table.add_row(speaker.say("clix-terminal-fence"), *fences)
    for words, inner in (("clix-terminal-outfield", False), ("clix-terminal-infield", True)):
        standing = (_standing(view, zone, inner) for zone in range(1, 7))
        table.add_row(speaker.say(words), *standing)
    hit = (Text("●" * batter.spray.count(zone), "dim") for zone in range(1, 7))
    table.add_row(speaker.say("clix-terminal-spray"), *hit)
    return table


def _standing(view: ClixView, zone: int, inner: bool) -> str:
    """Who stands in a zone, of the infield or of the outfield."""
    there = (each for each in view.fielders if each.zone == zone and (each.position in INFIELD) == inner)
    return " ".join(fielder.position for fielder in there) or "·"


def _figure(figure: FigureView, columns: Sequence[str], results: Sequence[str]) -> Text:
    """A figure and what its dial shows: a result for each pair of symbols."""
    heading = f"{figure.name} ({figure.printed}, {figure.hand}) {_base(figure)}"
    cells = "  ".join(f"{column} {result}" for column, result in zip(columns, results, strict=True))
    shown = Text.assemble((heading, "bold"), f"\n{figure.step}  {cells}")
    return shown.append(f"\n{figure.intangible}") if figure.intangible else shown


def _base(figure: FigureView) -> str:
    return f"E {figure.endurance}" if figure.pitcher else f"S {figure.speed} D {figure.defense}"


def _team(players: Sequence[FigureView], view: ClixView, speaker: Speaker) -> Table:
    """Some of a team, in batting order: slots, numbers, positions, dials."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for heading in (*slot_and_number(speaker), "", "", "", "", "", "", ""):
        table.add_column(heading, no_wrap=True)
    for player in sorted(players, key=lambda each: each.slot or 99):
        style = "dim" if player.gone else "bold" if player.target == view.batter else ""
        table.add_row(
            f"{player.slot}." if player.slot else "",
            Text(str(player.place), "cyan"),
            Text(player.name, style),
            speaker.say("diamond-terminal-gone") if player.gone else player.position or "",
            player.printed,
            player.hand,
            _base(player),
            player.step,
            player.intangible or "",
        )
    return table


# --- What can be looked at besides -----------------------------------------------------------------------------------


def _own(view: ClixView, speaker: Speaker, bottom: int) -> RenderableType:
    """The reader's team."""
    return _team(view.teams[bottom].players, view, speaker)


def _rival(view: ClixView, speaker: Speaker, bottom: int) -> RenderableType:
    """The other manager's team: line-up, bench and bullpen."""
    return _team(view.teams[1 - bottom].players, view, speaker)


def _dials(view: ClixView, speaker: Speaker, bottom: int) -> RenderableType:
    """The whole dials of batter and pitcher, and what the letters stand for."""
    if view.batter is None or view.pitcher is None:
        return Text(speaker.say("clix-terminal-nobody-up"))
    players = {player.target: player for team in view.teams for player in team.players}
    parts: list[RenderableType] = []
    for target, columns in ((view.batter, view.batter_columns), (view.pitcher, view.pitcher_columns)):
        parts += [Text(players[target].name, "bold"), _dial(players[target], columns)]
    letters = dict.fromkeys("".join((*view.batter_columns, *view.pitcher_columns)))
    legend = ", ".join(f"{letter} {speaker.say(f'clix-symbol-{letter}')}" for letter in letters)
    return Group(*parts, Text(legend, "dim"))


def _dial(figure: FigureView, columns: Sequence[str]) -> Table:
    """Every position of a dial, hottest first, the one that shows marked."""
    table = Table(box=None, padding=(0, 1))
    table.add_column("")
    for column in columns:
        table.add_column(column)
    for step, results, intangible in zip(STEP_NAMES, figure.dial, figure.intangibles, strict=False):
        mark, style = (">", "bold") if step == figure.step else (" ", "")
        table.add_row(f"{mark} {step}", *results.split(), intangible, style=style)
    return table


LOOKS = {"team": _own, "rival": _rival, "dials": _dials}
