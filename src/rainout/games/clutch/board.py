"""CLUTCH Baseball drawn in a terminal: the score, the diamond, batter and pitcher with their charts, hand and teams."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rainout.core.table import Event
from rainout.core.words import Message, Speaker
from rainout.diamond.terminal import diamond, line_score, manager, runs_by_inning
from rainout.games.clutch.sums import SumView
from rainout.games.clutch.view import ActiveView, Band, CardView, ClutchView, PlayerView, TeamView

QUIET = frozenset({"ran", "assigned", "bats", "shifted", "drew", "won"})
"""What the board shows anyway, or the end of the match will say."""
CHANGES = frozenset({"field", "bench", "replace"})
"""Phases in which players come and go."""
CARDS = frozenset({"cards", "react"})
"""Phases in which cards are played and coaches called on."""
ROLLED = frozenset(f"w{number}" for number in range(4, 11))
"""Windows about a die that has just fallen, before anybody runs."""
COLOURS = {"offense": "blue", "defense": "red", "neutral": "bright_black"}


def draw(view: ClutchView, speaker: Speaker, bottom: int) -> RenderableType:
    """The table as a view shows it: what a question is about comes last, next to the question.

    One's team is there when players may come and go, coaches, stadium and weather when cards are played.
    """
    team = view.teams[bottom]
    playing_cards = view.phase in CARDS
    parts: list[RenderableType] = [*_surroundings(view, speaker)] if playing_cards else []
    if view.batter and view.phase in CHANGES:
        parts.append(Padding(_team(view, team), (0, 0, 1, 0)))
    if view.games > 1:
        parts.append(_series(view, speaker))
    parts.append(_score(view, speaker))
    if view.batter and view.pitcher:
        parts.append(Padding(_at_bat(view, speaker), (1, 0)))
        parts.extend(_dice(view, speaker))
    parts.extend(_active(active, speaker) for active in view.active)
    hand = enumerate((card for card in team.hand if card is not None), 1)
    if held := [(place, card, COLOURS[card.colour]) for place, card in hand]:
        parts.append(Padding(_listed(held, speaker), (1, 0, 0, 0)))
    staff = [(place, coach.card, "") for place, coach in enumerate(team.coaches, 1) if not coach.used]
    if playing_cards and staff:
        parts.append(Padding(_listed(staff, speaker), (1, 0)))
    if not view.batter:
        parts.append(_team(view, team))
    return Group(*parts)


def die(view: ClutchView) -> RenderableType | None:
    """The dice on the table, while they are what a question is about."""
    shown = Text()
    if view.window in ROLLED:
        for face, paint in ((view.pitch_face, "white on red"), (view.swing_face, "white on blue")):
            if face:
                shown.append(f" {face} ", paint)
                shown.append(" ")
    if view.throw and view.throw.face:
        shown.append(f" {view.throw.face} ", "black on white")
    return shown if shown else None


def note(view: ClutchView, event: Event) -> Message | None:
    """The text of a card that somebody else plays, or of a coach he calls on."""
    if event.what not in ("played", "coach") or event.who == view.you:
        return None
    cards = [*view.chain, *(active.card for active in view.active)]
    for team in view.teams:
        cards += [*team.pile, *(coach.card for coach in team.coaches)]
    return next((card.text for card in cards if card.title == event.words.args.get("text")), None)


def _surroundings(view: ClutchView, speaker: Speaker) -> Iterator[Text]:
    """The stadium in force and the weather, with what they do."""
    stadium = next((team.stadium for team in view.teams if team.home), None)
    if stadium:
        does = " ".join(
            dict.fromkeys(speaker.say(text) for text in stadium.texts)
        )  # one's own has one text for all
        yield Text.assemble(f"⌂ {stadium.name}  ", (does, "dim"))
    if view.weather and view.weather_text and view.weather_now:
        yield Text.assemble(f"☁ {speaker.say(view.weather)}  ", (speaker.say(view.weather_text), "dim"))


def _active(active: ActiveView, speaker: Speaker) -> Text:
    """A card that stays: whose it is, and what it does."""
    card = active.card
    return Text.assemble(
        f"◆ {manager(speaker, active.seat)}: ",
        (f"{speaker.say(card.title)}  ", COLOURS[card.colour]),
        (speaker.say(card.text), "dim"),
    )


def _series(view: ClutchView, speaker: Speaker) -> Text:
    """Which game of a series it is, and how many each has won."""
    won = ", ".join(f"{manager(speaker, team.seat)} {team.wins}" for team in view.teams)
    return Text(speaker.say("clutch-terminal-series", game=view.game, games=view.games, won=won), "dim")


def _score(view: ClutchView, speaker: Speaker) -> Table:
    """The line score, visitors first, and the ratings of the units."""
    table = line_score(range(1, view.inning + 1))
    for heading in ("", "BAT", "IF", "OF"):
        table.add_column(heading, justify="right", style="dim")
    for team in sorted(view.teams, key=lambda team: team.home):
        mark = "> " if view.at_bat == team.seat else "  "
        units = (team.battery, team.infield, team.outfield) if view.batter else ("", "", "")
        table.add_row(
            mark + manager(speaker, team.seat),
            *runs_by_inning(team.line),
            *map(str, (team.runs, team.hits, team.errors, "", *units)),
        )
    return table


def _at_bat(view: ClutchView, speaker: Speaker) -> Group:
    """The diamond, beside it the batter's card above the pitcher's; then the runners."""
    players = {player.target: player for team in view.teams for player in team.players}
    assert view.batter
    assert view.pitcher
    grid = Table.grid(padding=(0, 4))
    clutch = speaker.say("clutch-terminal-clutch") if view.cards else ""
    cards = Group(_batter(players[view.batter], clutch), _pitcher(players[view.pitcher], clutch))
    grid.add_row(diamond(view.bases, view.outs), cards)
    runners = [
        Text.assemble((f"{base} ", "yellow"), f"{players[target].name}  ", _speeds(players[target]))
        for base, target in enumerate(view.bases, 1)
        if target
    ]
    return Group(grid, *runners)


def _speeds(player: PlayerView) -> str:
    side = player.batting
    return f"BR {side.br} ST {side.st}" if side else ""


def _chart(chart: tuple[Band, ...]) -> str:
    return "  ".join(f"{band.result} {band.start}" for band in chart)


def _clutch(word: str, clutch: int) -> str:
    """A player's Clutch by its name, where there are cards that ask for it."""
    return f"  {word} {clutch:+d}" if word and clutch else ""


def _batter(player: PlayerView, clutch: str) -> Text:
    side = player.batting
    if side is None:
        return Text(player.name)
    numbers = f"OB {side.on_base} {side.bonus}".rstrip()
    return Text.assemble(
        (player.name, "bold"),
        f" ({side.bats}) {' '.join(player.icons)}\n{numbers}  {_speeds(player)}{_clutch(clutch, side.clutch)}\n",
        _chart(side.chart),
    )


def _pitcher(player: PlayerView, clutch: str) -> Text:
    side = player.pitching
    if side is None:
        return Text(player.name)
    numbers = f"C {side.command} {side.bonus}".rstrip()
    zone = "X 1" if side.zone == 1 else f"X 1–{side.zone}"
    return Text.assemble(
        (player.name, "bold"),
        f" ({side.throws}) {' '.join(player.icons)}\n{numbers}  {zone}{_clutch(clutch, side.clutch)}  ",
        (f"{side.role} {side.outs // 3}.{side.outs % 3}/{side.limit}", "red" if side.tired else ""),
        "\n",
        _chart(side.chart),
    )


def _dice(view: ClutchView, speaker: Speaker) -> Iterator[Text]:
    """What the dice have come to: the Pitch, the Swing, a throw, check or bunt."""
    pitch, on_base, swing = view.pitch_sum, view.on_base_sum, view.swing_sum
    if view.pitch_face and pitch and on_base:
        said = speaker.say("clutch-terminal-pitch", pitch=str(pitch.total), onbase=str(on_base.total))
        shown = Text(said, "bold")
        if view.mistake:
            shown.append("  X", "red")
        if view.swing_face and swing:
            said = speaker.say("clutch-terminal-swing", swing=str(swing.total))
            shown.append(f"  → {said} {view.result or ''}".rstrip())
        yield shown
    if view.contest:
        made, against = _reckoned(view.contest.made), _reckoned(view.contest.against)
        yield Text(speaker.say(f"clutch-terminal-{view.contest.kind}", made=made, against=against), "bold")


def _reckoned(number: SumView) -> str:
    """A sum, or what it is made of while its die is still to fall: ``d20 +3``."""
    if number.total is not None:
        return str(number.total)
    added = sum(addend.amount for addend in number.addends)
    return f"d{number.sides} {added:+d}" if added else f"d{number.sides}"


def _listed(cards: Sequence[tuple[int, CardView, str]], speaker: Speaker) -> Table:
    """Cards by their place, each with its title, painted, and what it does."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    for place, card, paint in cards:
        title = Text(speaker.say(card.title), paint)
        table.add_row(Text(str(place), "cyan"), title, Text(speaker.say(card.text), "dim"))
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
