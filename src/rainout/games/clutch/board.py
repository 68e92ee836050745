"""CLUTCH Baseball drawn in a terminal: the score, the diamond, batter and pitcher with their charts, hand and teams."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rainout.core.table import Choice, Event
from rainout.core.words import Message, Speaker
from rainout.diamond.terminal import Roomy, diamond, line_score, manager, runs_by_inning, slot_and_number
from rainout.games.clutch.sums import SumView
from rainout.games.clutch.view import Band, CardView, ClutchView, PlayerView, TeamView

QUIET = frozenset({"ran", "assigned", "bats", "shifted", "drew", "won"})
"""What the board shows anyway, or the end of the match will say."""
CHANGES = frozenset({"field", "bench", "replace"})
"""Phases in which players come and go."""
CARDS = frozenset({"cards", "react"})
"""Phases in which cards are played and coaches called on."""
KEEPING = frozenset({"mulligan", "under"})
"""Phases in which a hand is looked over."""
ROLLED = frozenset(f"w{number}" for number in range(4, 11))
"""Windows about a die that has just fallen, before anybody runs."""
COLOURS = {"offense": "blue", "defense": "red", "neutral": "bright_black"}


def draw(view: ClutchView, speaker: Speaker, bottom: int) -> RenderableType:
    """The table as a view shows it: what a question is about comes last, next to the question.

    A tall screen also has one's team when players come and go, stadium and weather when cards are played, and what
    cards say. Choices say that too; on any screen ``team`` and ``cards`` tell all of it.
    """
    team = view.teams[bottom]
    playing_cards = view.phase in CARDS
    parts: list[RenderableType] = [Roomy(Group(*_surroundings(view, speaker)))] if playing_cards else []
    if view.batter and view.phase in CHANGES:
        parts.append(Roomy(Padding(_team(team, view, speaker), (0, 0, 1, 0))))
    if view.games > 1:
        parts.append(_series(view, speaker))
    parts.append(_score(view, speaker))
    if view.batter and view.pitcher:
        parts.append(Padding(_at_bat(view, speaker), (1, 0)))
        parts.extend(_dice(view, speaker))
    if view.active:
        parts.append(Roomy(Group(*_active(view, speaker)), _stay(view, speaker)))
    parts.extend(_held(view, team, speaker))
    if not view.batter:
        parts.extend(_candidates(view, team, speaker))
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


def explain(view: ClutchView, choice: Choice, speaker: Speaker) -> str:
    """The text of a card to play or of a coach to call on; the numbers of a player who would come in."""
    for team in view.teams:
        for card in (*team.hand, *(coach.card for coach in team.coaches)):
            if card and card.target and card.target in choice.targets:
                return speaker.say(card.text)
        for player in team.players:
            if view.phase in CHANGES and player.target in choice.targets and not _plays(player):
                return _numbers(player)
    return ""


def _plays(player: PlayerView) -> bool:
    return bool(player.slot or player.position or player.on_mound)


def _numbers(player: PlayerView) -> str:
    """What decides whether a player should come in."""
    shown = []
    if player.batting:
        shown.append(f"OB {player.batting.on_base} {_speeds(player)}")
    if player.pitching:
        roles = " ".join(f"{role} {innings}" for role, innings in player.pitching.roles.items())
        shown.append(f"C {player.pitching.command} {player.pitching.throws} {roles}")
    return f"({', '.join(shown)})"


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


def _active(view: ClutchView, speaker: Speaker) -> Iterator[Text]:
    """The cards that stay: whose they are, and what they do."""
    for active in view.active:
        card = active.card
        yield Text.assemble(
            f"◆ {manager(speaker, active.seat)}: ",
            (f"{speaker.say(card.title)}  ", COLOURS[card.colour]),
            (speaker.say(card.text), "dim"),
        )


def _stay(view: ClutchView, speaker: Speaker) -> Text:
    """The cards that stay, by title."""
    titles = (f"{manager(speaker, each.seat)}: {speaker.say(each.card.title)}" for each in view.active)
    return Text("◆ " + " · ".join(titles))


def _held(view: ClutchView, team: TeamView, speaker: Speaker) -> Iterator[RenderableType]:
    """The reader's hand, and his coaches when cards are played; in full where there is room, or a hand is kept."""
    hand = [(place, card, COLOURS[card.colour]) for place, card in enumerate(team.hand, 1) if card]
    coaches = enumerate(team.coaches, 1)
    staff = [(place, coach.card, "") for place, coach in coaches if not coach.used and view.phase in CARDS]
    for words, cards in (("clutch-terminal-hand", hand), ("clutch-terminal-coaches", staff)):
        if cards:
            told, titles = _listed(cards, speaker), _titles(speaker.say(words), cards, speaker)
            small = told if view.phase in KEEPING else titles
            yield Roomy(Padding(told, (1, 0, 0, 0)), small)


def _titles(heading: str, cards: Sequence[tuple[int, CardView, str]], speaker: Speaker) -> Text:
    """Cards by place and title, those that cannot be played now dimmed and in brackets."""
    line = Text(f"{heading}: ", "dim")
    for place, card, paint in cards:
        line.append(f"{place} ", "cyan")
        title = speaker.say(card.title)
        line.append(*((f"({title})", "dim") if card.reason else (title, paint)))
        line.append("  ")
    return line


def _candidates(view: ClutchView, team: TeamView, speaker: Speaker) -> Iterator[RenderableType]:
    """Before the game: those whom a question is about."""
    batters = [each for each in team.players if each.batting]
    if view.phase == "starter":
        yield _pitchers([each for each in team.players if each.section == "rotation"], view, speaker)
    elif view.phase == "assign":
        yield _batters(batters, view, speaker)
    elif view.phase == "order":
        nine = [each for each in batters if each.position or each.on_mound]
        yield _batters(sorted(nine, key=lambda each: each.slot or 99), view, speaker)


def _series(view: ClutchView, speaker: Speaker) -> Text:
    """Which game of a series it is, and how many each has won."""
    won = ", ".join(f"{manager(speaker, team.seat)} {team.wins}" for team in view.teams)
    return Text(speaker.say("clutch-terminal-series", game=view.game, games=view.games, won=won), "dim")


def _score(view: ClutchView, speaker: Speaker) -> Table:
    """The line score, visitors first, and the ratings of the units."""
    table = line_score(range(1, max(len(team.line) for team in view.teams) + 1))
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


def _nine(team: TeamView) -> tuple[PlayerView, ...]:
    """The batting order as it stands."""
    return tuple(sorted((each for each in team.players if each.slot), key=lambda each: each.slot or 0))


def _team(team: TeamView, view: ClutchView, speaker: Speaker) -> Columns:
    """The nine in their order, then who may come in, pitchers while one fields."""
    rest = [each for each in team.players if not each.slot and _may_come(each)]
    bench = [each for each in rest if each.batting]
    tables = [_batters(each, view, speaker) for each in (_nine(team), bench) if each]
    pitchers = [each for each in rest if each.pitching]
    if view.at_bat != team.seat and pitchers:
        tables.append(_pitchers(pitchers, view, speaker))
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


def _batters(players: Sequence[PlayerView], view: ClutchView, speaker: Speaker) -> Table:
    """A line each: slot, number, name, where he plays or could play, On-Base and speeds."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for heading in (*slot_and_number(speaker), "", "", "OB", "BR", "ST"):
        table.add_column(heading, no_wrap=True, justify="right" if heading.isupper() else "left")
    for player in players:
        side = player.batting
        numbers = (side.on_base, side.br, side.st) if side else ()
        slot = f"{player.slot}." if player.slot else ""
        table.add_row(slot, *_named(player, view), _spots(player, view), *map(str, numbers))
    return table


def _spots(player: PlayerView, view: ClutchView) -> str:
    """The position he holds, or those on his card, with their ratings."""
    printed = player.batting.positions if player.batting else {}
    if player.position and player.position != "DH":
        return f"{player.position} {printed.get(player.position, view.out_of_position)}"
    if player.position:
        return player.position
    return " ".join(spot if rating is None else f"{spot} {rating}" for spot, rating in printed.items())


def _pitchers(players: Sequence[PlayerView], view: ClutchView, speaker: Speaker) -> Table:
    """A line each: number, name, Command, innings by role, games of rest he owes."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for heading in (slot_and_number(speaker)[1], "", "C", "IP", ""):
        table.add_column(heading, no_wrap=True)
    for player in players:
        side = player.pitching
        if side:
            roles = " ".join(f"{role} {innings}" for role, innings in side.roles.items())
            owed = Text(f"−{side.owed}" if side.owed else "", "red")
            table.add_row(*_named(player, view), f"{side.command} {side.throws}", roles, owed)
    return table


# --- What can be looked at besides -----------------------------------------------------------------------------------


def _own(view: ClutchView, speaker: Speaker, bottom: int) -> RenderableType:
    """The reader's whole roster."""
    return _roster(view.teams[bottom], view, speaker)


def _rival(view: ClutchView, speaker: Speaker, bottom: int) -> RenderableType:
    """The other manager's roster: line-up, bench, bullpen and coaches."""
    return _roster(view.teams[1 - bottom], view, speaker)


def _roster(team: TeamView, view: ClutchView, speaker: Speaker) -> RenderableType:
    """Everybody of a roster and its coaches, and how many cards there are."""
    nine = _nine(team)
    bench = [
        each for each in team.players if each.batting and each not in nine and each.section != "rotation"
    ]
    pitchers = [each for each in team.players if each.pitching]
    tables = [_batters(each, view, speaker) for each in (nine, bench) if each]
    parts: list[RenderableType] = [
        Text(f"{manager(speaker, team.seat)}: {team.club_name}", "bold"),
        Columns([*tables, _pitchers(pitchers, view, speaker)], padding=(0, 3)),
    ]
    coaches = enumerate(team.coaches, 1)
    if staff := [(place, coach.card, "") for place, coach in coaches if not coach.used]:
        parts.append(_listed(staff, speaker))
    if view.cards:
        counts = speaker.say(
            "clutch-terminal-counts", hand=len(team.hand), deck=team.deck, pile=len(team.pile)
        )
        parts.append(Text(counts, "dim"))
    return Group(*parts)


def _told(view: ClutchView, speaker: Speaker, bottom: int) -> RenderableType:
    """What the cards say: one's hand and coaches, what stays on the table, stadium and weather."""
    team = view.teams[bottom]
    hand = [(place, card, COLOURS[card.colour]) for place, card in enumerate(team.hand, 1) if card]
    staff = [(place, each.card, "") for place, each in enumerate(team.coaches, 1) if not each.used]
    parts: list[RenderableType] = []
    for words, cards in (("clutch-terminal-hand", hand), ("clutch-terminal-coaches", staff)):
        if cards:
            parts += [Text(speaker.say(words), "bold"), _listed(cards, speaker)]
    parts += [*_active(view, speaker), *_surroundings(view, speaker)]
    return Group(*parts) if parts else Text(speaker.say("clutch-terminal-no-cards"))


def _piles(view: ClutchView, speaker: Speaker, bottom: int) -> RenderableType:
    """What both managers have played, the last first."""
    parts: list[RenderableType] = []
    for team in view.teams:
        played = list(reversed(team.pile))
        parts.append(Text(f"{manager(speaker, team.seat)}  {len(played)}", "bold"))
        table = Table(box=None, padding=(0, 1), show_header=False)
        for card in played:
            title = Text(speaker.say(card.title), COLOURS[card.colour])
            table.add_row(title, Text(speaker.say(card.text), "dim"))
        parts.append(table)
    return Group(*parts)


LOOKS = {"team": _own, "rival": _rival, "cards": _told, "piles": _piles}
