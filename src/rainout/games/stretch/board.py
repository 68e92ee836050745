"""7th Inning Stretch drawn in a terminal: the score, the diamond, dice, line-up, and between games the season."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rainout.core.table import Choice
from rainout.core.words import Speaker
from rainout.diamond.terminal import Roomy, diamond, line_score, manager, runs_by_inning
from rainout.games.stretch.view import BothSides, PlayerCard, SeriesView, SideView, StretchView, TeamCard

QUIET = frozenset({"dealt", "turned-up", "bats", "gathered", "ran"})
NAMING = ("lineup", "pitcher")
"""Phases in which a game's team is named."""
AT_BAT = ("substitute", "change", "plate", "tokens", "defend", "line", "extra", "remove", "roll")


def draw(view: StretchView, speaker: Speaker, bottom: int) -> RenderableType:
    """The table as a view shows it: a game while one is played, else the season or the draft.

    A small screen has whom the question is about; the looks have everybody.
    """
    side = view.sides[min(bottom, len(view.sides) - 1)]
    parts: list[RenderableType] = []
    if view.season:
        parts.append(_heading(view, speaker))
    if view.phase in AT_BAT:
        parts += [_score(view, speaker), Padding(Columns(_field(view, speaker), padding=(0, 4)), (1, 0))]
        batting = _batting_side(view)
        parts.append(Roomy(_lineup(view, batting, speaker), _at_bat(view, batting, speaker)))
        return Group(*parts)
    parts += _season(view, speaker) if view.season else [_both(card, speaker) for card in side.hand or ()]
    if view.phase in NAMING and view.selecting == side.seat:
        parts += _naming(view, side, speaker)
    else:
        parts.append(Roomy(_players(side.roster, speaker)))
    return Group(*parts)


def die(view: StretchView) -> RenderableType | None:
    """The dice on the table."""
    if not view.roll or not view.roll.dice:
        return None
    return _dice(view)


def explain(view: StretchView, choice: Choice, speaker: Speaker) -> str:
    """The card of somebody who would come in."""
    if view.phase in AT_BAT:
        for card in (card for side in view.sides for card in side.roster):
            if card.target in choice.targets:
                says = _pitches if card.kind == "pitcher" else _says
                first, then = says(card, speaker)
                return f"({first}: {str(then).rstrip().rstrip('.')})"
    return ""


def _dice(view: StretchView) -> Text:
    """The dice, and below each its place, by which actions call it."""
    shown = Text()
    if view.roll:
        for each in view.roll.dice:
            shown.append(f" {each.face} ", "black on white")
            shown.append(" ")
        shown.append("□ " * view.roll.to_roll, "dim")
        if len(view.roll.dice) > 1:
            places = "".join(f"{place}.".center(4) for place in range(1, len(view.roll.dice) + 1))
            shown.append(f"\n{places.rstrip()}", "dim")
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
            name = Text(card.name, "bold" if mark == ">" else "")
            table.add_row(mark, f"{position + 1}.", name, *_says(card, speaker))
    return table


def _at_bat(view: StretchView, side: SideView, speaker: Speaker) -> RenderableType:
    """The Current Batter with his lines, and who comes after him."""
    order = [id for id in side.lineup if id]
    if view.field.batter not in order:
        return ""
    cards = {card.id: card for card in side.roster}
    place = order.index(view.field.batter)
    batter, *others = (cards[order[(place + step) % len(order)]] for step in range(3))
    shown = Text.assemble(("> " + batter.name, "bold"), "  ")
    shown.append(speaker.say(batter.resources) if batter.resources else "")
    for line in batter.lines:
        met = " ✓" if line.met else ""
        style = "bold green" if line.met else ""
        shown.append(f"\n    {speaker.say(line.words)} → {line.outcome}{met}", style)
    after = speaker.say("stretch-terminal-next", names=", ".join(card.name for card in others))
    return shown.append(f"\n  {after}", "dim")


def _says(card: PlayerCard, speaker: Speaker) -> tuple[str, Text]:
    """What a batter brings, and his lines."""
    lines = Text()
    for line in card.lines:
        met = " ✓" if line.met else ""
        lines.append(f"{speaker.say(line.words)} → {line.outcome}{met}  ", "bold green" if line.met else "")
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
        tops = Columns([_top(team, speaker) for team in season.tops if team], padding=(0, 2))
        parts.append(tops if view.phase == "spend" else Roomy(tops))
    if season.schedule and view.phase not in NAMING:
        parts.append(Columns([_team(team, speaker) for team in season.schedule], padding=(0, 4)))
    if season.opponent and view.phase in NAMING:
        parts.append(_team(season.opponent, speaker))
    parts += _playoffs(view, speaker) if view.phase not in NAMING else []
    return parts


def _playoffs(view: StretchView, speaker: Speaker) -> list[RenderableType]:
    """Both playoff series: standing, rules, and whom one would face, from the top."""
    series = view.season.series if view.season else None
    return [
        _series(name, each, speaker)
        for name, each in zip(("semifinals", "finals"), series or (), strict=False)
    ]


def _naming(view: StretchView, side: SideView, speaker: Speaker) -> list[RenderableType]:
    """Who bats where so far, and who else there is; or the pitchers."""
    if view.phase == "pitcher":
        return [_players((card for card in side.roster if card.kind == "pitcher"), speaker)]
    cards = {card.id: card for card in side.roster}
    placed = [f"{place}. {cards[id].name}" for place, id in enumerate(side.lineup, 1) if id]
    rest = [card for card in side.roster if card.kind == "batter" and card.id not in side.lineup]
    named = speaker.say("stretch-terminal-placed", names=", ".join(placed) or "–")
    return [Text(named, "bold"), Roomy(_players(rest, speaker), _signs(rest, speaker))]


def _signs(cards: Iterable[PlayerCard], speaker: Speaker) -> Table:
    """Batters with a line each, in signs."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    for card in cards:
        brings = f"{card.dice}d" if card.dice else ""
        brings += "*" if card.special else ""
        brings += " RR" * card.rerolls + " ±1" * card.nudges
        lines = "  ".join(f"{sign(line.condition, speaker)} → {line.outcome}" for line in card.lines)
        table.add_row(Text(card.id, "cyan"), card.name, brings.strip(), lines)
    return table


CONDITION = re.compile(r"([A-Z]+)(>=|<=|=)?(\d*)(?:@(\d+))?")


def sign(condition: str, speaker: Speaker) -> str:
    """A condition as short as it can be written: ``SUM>=11`` is "sum ≥ 11", ``EVEN@2`` is "even 2+"."""
    written = CONDITION.match(condition)
    assert written
    word, compares, number, least = written.groups()
    compared = {">=": "≥", "<=": "≤", "=": "="}.get(compares or "", "")
    shown = (
        speaker.say(f"stretch-sign-{word.lower()}"),
        compared,
        " ".join(number) if word == "HAS" else number,
    )
    return " ".join(part for part in (*shown, f"{least}+" if least else "") if part)


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


def _series(name: str, series: SeriesView, speaker: Speaker) -> RenderableType:
    """A playoff series: level, what its card forbids, the standing, and its teams from the top."""
    heading = speaker.say(
        "stretch-terminal-series", name=speaker.say(f"stretch-terminal-stage-{name}"), level=series.level
    )
    rules = [speaker.say(f"stretch-terminal-no-{ban}") for ban in series.bans]
    if series.green:
        rules.append(speaker.say("stretch-terminal-home-field"))
    standing = speaker.say(
        "stretch-terminal-standing", wins=series.wins, losses=series.losses, goal=series.goal
    )
    told = ", ".join((standing, *rules))
    teams = Columns([_team(team, speaker) for team in series.teams], padding=(0, 4))
    names = Text(", ".join(team.name for team in series.teams), "dim")
    return Group(Text.assemble((heading, "bold"), f": {told}"), Roomy(teams, names))


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


# --- What can be looked at besides -----------------------------------------------------------------------------------


def _own(view: StretchView, speaker: Speaker, bottom: int) -> RenderableType:
    """The reader's Roster: in a game the Lineup, then everybody."""
    side = view.sides[min(bottom, len(view.sides) - 1)]
    return _whole(view, side, speaker)


def _whole(view: StretchView, side: SideView, speaker: Speaker) -> RenderableType:
    named = [id for id in side.lineup if id]
    rest = [card for card in side.roster if card.id not in named]
    return Group(_lineup(view, side, speaker), _players(rest, speaker))


def _rival(view: StretchView, speaker: Speaker, bottom: int) -> RenderableType:
    """Whom one plays: the team of the day, or in a duel the other side."""
    if len(view.sides) > 1:
        return _whole(view, view.sides[1 - bottom], speaker)
    opponent = view.season.opponent if view.season else None
    if opponent is None:
        return Text(speaker.say("stretch-terminal-nobody-yet"))
    return _team(opponent, speaker)


def _year(view: StretchView, speaker: Speaker, bottom: int) -> RenderableType:
    """The season: games played, teams to come, playoffs with their rules, what lies on the supplies."""
    season = view.season
    if season is None:
        return Text(speaker.say("stretch-terminal-no-season"))
    parts: list[RenderableType] = [_heading(view, speaker)]
    for game in season.games:
        where = speaker.say("stretch-terminal-at-home" if game.home else "stretch-terminal-away")
        parts.append(Text(f"{game.number}. {game.team.name} ({where}) {game.own}–{game.theirs}"))
    if season.schedule:
        parts.append(Columns([_team(team, speaker) for team in season.schedule], padding=(0, 4)))
    for name, series in zip(("semifinals", "finals"), season.series or (), strict=False):
        parts += [_series(name, series, speaker)]
        parts.append(Columns([_team(team, speaker) for team in series.teams], padding=(0, 4)))
    for left, team in zip(season.supplies, season.tops, strict=True):
        if team:
            parts += [_top(team, speaker), Text(speaker.say("stretch-terminal-left", cards=left), "dim")]
    return Group(*parts)


LOOKS = {"team": _own, "rival": _rival, "season": _year}
