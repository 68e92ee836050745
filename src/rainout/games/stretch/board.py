"""7th Inning Stretch drawn in a terminal: the score, the diamond, dice, line-up, and between games the season."""

from __future__ import annotations

from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rainout.core.words import Speaker
from rainout.diamond.terminal import diamond, line_score, manager, runs_by_inning
from rainout.games.stretch.view import BothSides, PlayerCard, SeriesView, SideView, StretchView, TeamCard

QUIET = frozenset({"dealt", "turned-up", "bats", "gathered", "ran"})
AT_BAT = ("substitute", "change", "plate", "tokens", "defend", "line", "extra", "remove", "roll")


def draw(view: StretchView, speaker: Speaker, bottom: int) -> RenderableType:
    """The table as a view shows it: a game while one is played, else the season or the draft."""
    side = view.sides[min(bottom, len(view.sides) - 1)]
    parts: list[RenderableType] = []
    if view.season:
        parts.append(_heading(view, speaker))
    if view.phase in AT_BAT:
        parts += [_score(view, speaker), Padding(Columns(_field(view, speaker), padding=(0, 4)), (1, 0))]
        parts.append(_lineup(view, _batting_side(view), speaker))
    elif view.season:
        parts += _season(view, speaker)
        parts.append(_players(side.roster, speaker))
    else:
        parts += [_both(card, speaker) for card in side.hand or ()]
        parts.append(_players(side.roster, speaker))
    return Group(*parts)


def die(view: StretchView) -> RenderableType | None:
    """The dice on the table."""
    if not view.roll or not view.roll.dice:
        return None
    return _dice(view)


def _dice(view: StretchView) -> Text:
    shown = Text()
    if view.roll:
        for each in view.roll.dice:
            shown.append(f" {each.face} ", "black on white")
            shown.append(" ")
        shown.append("□ " * view.roll.to_roll, "dim")
    return shown


def _heading(view: StretchView, speaker: Speaker) -> Text:
    """Where the season is, and what it has brought."""
    season = view.season
    assert season
    stage = speaker.say(f"stretch-terminal-stage-{view.stage}")
    record = speaker.say(
        "stretch-terminal-record", wins=season.wins, losses=season.losses, stars=season.stars
    )
    return Text.assemble((stage, "bold"), "  ", (record, "dim"))


# --- A game ----------------------------------------------------------------------------------------------------------


def _batting_side(view: StretchView) -> SideView:
    seat = view.field.at_bat
    return view.sides[seat if seat is not None and seat < len(view.sides) else 0]


def _score(view: StretchView, speaker: Speaker) -> Table:
    """The line score, visitors first."""
    field = view.field
    played = len(field.line[0])
    table = line_score(range(field.first_inning, field.first_inning + played), ("R", "H"))
    for seat in (1, 0) if field.home == 0 else (0, 1):
        batting = field.at_bat == seat or (field.at_bat is None and seat == 1)
        innings = runs_by_inning(field.line[seat])
        name = Text(("> " if batting else "  ") + _name(view, speaker, seat), "bold" if batting else "")
        table.add_row(name, *innings, str(field.runs[seat]), str(field.hits[seat]))
    return table


def _name(view: StretchView, speaker: Speaker, seat: int) -> str:
    if view.season and seat == 1:
        return view.season.opponent.name if view.season.opponent else ""
    return manager(speaker, seat)


def _field(view: StretchView, speaker: Speaker) -> list[RenderableType]:
    """The diamond, the pool, and whom the side in the field has to offer."""
    pool = Table.grid(padding=(0, 1))
    pool.add_row(speaker.say("stretch-terminal-pool"), "□" * view.pool.dice or "–")
    pool.add_row(speaker.say("stretch-terminal-rerolls"), _tokens(view.pool.rerolls, view.pool.no_rerolls))
    pool.add_row(speaker.say("stretch-terminal-nudges"), _tokens(view.pool.nudges, view.pool.no_nudges))
    if view.roll:
        pool.add_row(speaker.say("stretch-terminal-roll"), _dice(view))
    parts: list[RenderableType] = [diamond(view.field.bases, view.field.outs), pool]
    if view.season and view.season.opponent and view.field.at_bat is None:
        parts.append(_team(view.season.opponent, speaker))
    for side in view.sides:
        pitcher = next((card for card in side.roster if card.id == side.pitcher), None)
        if pitcher and (view.field.at_bat is None or view.field.at_bat != side.seat):
            parts.append(_pitcher(pitcher, speaker))
    return parts


def _tokens(count: int, banned: bool) -> Text:
    return Text("●" * count or "–", "red strike" if banned else "")


def _team(team: TeamCard, speaker: Speaker) -> Text:
    rolls = speaker.say("stretch-terminal-rolls", dice=team.roll, minimum=team.minimum)
    return Text.assemble((team.name, "bold"), f"\n{rolls}\n{speaker.say(team.words)}")


def _pitcher(card: PlayerCard, speaker: Speaker) -> Text:
    left, ability = _pitches(card, speaker)
    return Text.assemble((card.name, "bold"), f" {left}\n", ability)


def _pitches(card: PlayerCard, speaker: Speaker) -> tuple[str, Text]:
    """What Stamina a pitcher has left, and his ability."""
    left = "●" * (card.stamina - card.exhaustion) + "○" * card.exhaustion
    return left, Text(speaker.say(card.ability_words) if card.ability_words else "")


def _lineup(view: StretchView, side: SideView, speaker: Speaker) -> Table:
    """The batters in order, the one at bat marked, his lines lit when they are met."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    cards = {card.id: card for card in side.roster}
    for position, id in enumerate(side.lineup):
        card = cards.get(id or "")
        mark = ">" if id and id == view.field.batter else " "
        if card:
            table.add_row(
                mark, str(position + 1), Text(card.name, "bold" if mark == ">" else ""), *_says(card, speaker)
            )
    return table


def _says(card: PlayerCard, speaker: Speaker) -> tuple[str, Text]:
    """What a batter brings, and his lines."""
    lines = Text()
    for line in card.lines:
        lines.append(f"{speaker.say(line.words)} → {line.outcome}  ", "bold green" if line.met else "")
    return (speaker.say(card.resources) if card.resources else "", lines)


# --- Between games ---------------------------------------------------------------------------------------------------


def _season(view: StretchView, speaker: Speaker) -> list[RenderableType]:
    """What is on offer, whom one will face, and how the games went."""
    season = view.season
    assert season
    parts: list[RenderableType] = []
    if season.games:
        parts.append(_games(view))
    parts += [_both(card, speaker) for card in season.offered]
    if view.phase in ("sign", "spend"):
        parts += [_top(team, speaker) for team in season.tops if team]
    if season.schedule:
        parts.append(Columns([_team(team, speaker) for team in season.schedule], padding=(1, 4)))
    for name, series in zip(("semifinals", "finals"), season.series or (), strict=False):
        parts.append(_series(name, series, speaker))
    return parts


def _top(team: TeamCard, speaker: Speaker) -> Padding:
    """The team that lies open on a supply."""
    return Padding(
        Text.assemble(
            (speaker.say("stretch-terminal-top", tier=team.tier), "dim"), "\n", _team(team, speaker)
        ),
        (0, 2),
    )


def _games(view: StretchView) -> Text:
    assert view.season
    shown = (
        f"{game.number}. {game.team.abbreviation} {game.own}–{game.theirs}" for game in view.season.games
    )
    return Text("   ".join(shown), "dim")


def _series(name: str, series: SeriesView, speaker: Speaker) -> Text:
    green = speaker.say("stretch-terminal-home-field") if series.green else ""
    teams = ", ".join(team.abbreviation for team in series.teams)
    heading = speaker.say(
        "stretch-terminal-series", name=speaker.say(f"stretch-terminal-stage-{name}"), level=series.level
    )
    return Text.assemble((heading, "bold"), f" {green} {series.wins}–{series.losses}  {teams}")


def _both(card: BothSides, speaker: Speaker) -> RenderableType:
    """A card with its two sides."""
    table = Table(box=None, padding=(0, 2), show_header=False)
    sides: list[RenderableType] = [_player(card.player, speaker)]
    if card.team:
        sides.append(_team(card.team, speaker))
    table.add_row(Text(card.player.id, "cyan"), *sides)
    return table


def _player(card: PlayerCard, speaker: Speaker) -> Text:
    if card.kind == "pitcher":
        return _pitcher(card, speaker)
    brings, lines = _says(card, speaker)
    return Text.assemble((card.name, "bold"), f"\n{brings}\n", lines)


def _players(cards: Iterable[PlayerCard], speaker: Speaker) -> Table:
    """A Roster, pitchers first."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    for card in sorted(cards, key=lambda card: card.kind == "batter"):
        says = _pitches if card.kind == "pitcher" else _says
        table.add_row(Text(card.id, "cyan"), card.name, *says(card, speaker))
    return table
