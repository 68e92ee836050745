"""What a designer may want to know of CLUTCH: what every card, coach, stadium and player is worth.

Both managers have the same team, so that whoever has something more is told from the other by nothing else. Text
cards are played against blanks: a deck, a staff or a park in which the same cards lie in the same places, but those
that are withheld say nothing. Players are played, without text cards, against the cheapest of their position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from itertools import permutations
from typing import Any

from rainout.core.design import Design, Options, Piece, Trial
from rainout.games.clutch.cards import COPIES, FOLDER, read_set
from rainout.games.clutch.decks import STAFF, tables
from rainout.games.clutch.judgement import with_judgement
from rainout.games.clutch.printed import CardSet, Coach, Player, Stadium, Strategy, Team
from rainout.games.clutch.state import DECK, ROTATION, TEXTS, Tables
from rainout.games.clutch.vocabulary import PARTS, POSITION_SIGNS, Icon, Kind, Position, Result, Role
from rainout.games.clutch.worth import batter_runs, pitcher_runs

FIRST_SEAT_HOME = 1
"""What ``house.home`` holds where the first seat is home."""
RELIEVERS, BULLPEN = 3, 7
"""As many as a team has whose reliever is tried, so that he pitches; and as many as teams have."""
PLAYS = {"SP": 1 / ROTATION, "RP": RELIEVERS / BULLPEN}
"""How much of what is tried there is of a starter and of a reliever in a season."""


class ClutchDesign(Design):
    """The ready clubs, and every card there is."""

    def sample(self, options: Options, wished: Options) -> tuple[Options, ...]:
        """Every club at every other, unless somebody has said who plays."""
        if any(name in wished for name in ("first-club", "second-club", "first-team", "second-team")):
            return (options,)
        return tuple(
            {**options, "first-club": one, "second-club": other}
            for one, other in permutations(_set().clubs, 2)
        )

    def clubs(self, options: Options) -> tuple[str, ...]:
        """The names of ready clubs; a team of one's own is none."""
        if options["first-team"] or options["second-team"]:
            return ()
        return tuple(_set().clubs[str(options[name])].name for name in ("first-club", "second-club"))

    def pieces(self, options: Options) -> Iterator[Piece]:
        """Text cards where they are played with, and all players."""
        cards = _set()
        if options["cards"] == "full":
            yield from map(_strategy, cards.strategies.values())
            yield from map(_coach, cards.coaches.values())
            yield from map(_stadium, cards.stadiums.values())
        for role, players in _by_role().items():
            cheapest = min(players, key=lambda player: (player.salary, player.id))
            for player in players:
                yield _player(player, role, cheapest)


def _set() -> CardSet:
    return read_set(FOLDER)


# --- Text cards ------------------------------------------------------------------------------------------------------


def _team() -> Team:
    """The team of both managers: the first club's, with the most usual of the ready decks."""
    cards = _set()
    return next(iter(cards.clubs.values())).ready._replace(deck=cards.decks["balanced"])


def _laid(team: Team, **house: int) -> Tables:
    return tables((team, team), FOLDER, cards=1, roll_starters=1, **house)


def _text_piece(kind: str, card: Strategy | Coach | Stadium, laid: Callable[[], Tables], blank: Any) -> Piece:
    """A piece that is withheld by laying blanks in its place."""

    def without() -> Tables:
        t = laid()
        blank(t, _blank_row(t))
        return with_judgement(t)

    return Piece(kind, card.id, card.named(), (Trial(lambda: with_judgement(laid()), without),))


def _blank_row(t: Tables) -> int:
    """A row of the texts in which nothing is written."""
    used = [t.deck.max(), t.staff.max(), t.parks.max()]
    row = 1 + int(max(used))
    assert row < TEXTS and not t.texts.verb[row].any() and not t.texts.windows[row]
    return row


def _strategy(card: Strategy) -> Piece:
    """As many copies in both decks as there may be; blanks in their place in the first."""
    team = _team()
    deck = _with_all_copies(team.deck, card)
    number = [*_set().strategies].index(card.id)

    def blank(t: Tables, row: int) -> None:
        own = [
            place
            for place, text in enumerate(t.deck[0].tolist())
            if t.texts.card[text] == number and t.texts.kind[text] == Kind.STRATEGY
        ]
        assert own
        t.deck[0, own] = row

    return _text_piece("strategy", card, lambda: _laid(team._replace(deck=deck)), blank)


def _with_all_copies(deck: Mapping[str, int], card: Strategy) -> dict[str, int]:
    """A deck with all copies of a card, and as many fewer of those it has most of."""
    found = {**deck, card.id: COPIES[card.rarity]}
    while sum(found.values()) > DECK:
        most = max((id for id in found if id != card.id), key=lambda id: (found[id], id))
        found[most] -= 1
    short = min((id for id in found if id != card.id), key=lambda id: (found[id], id))
    found[short] += DECK - sum(found.values())
    return {id: copies for id, copies in found.items() if copies}


def _coach(coach: Coach) -> Piece:
    """On both staffs; a blank in his place on the first."""
    cards, team = _set(), _team()
    others = {cards.coaches[id].kind: id for id in team.coaches}
    coaches = tuple({**others, coach.kind: coach.id}[kind] for kind in STAFF)

    def blank(t: Tables, row: int) -> None:
        t.staff[0, coaches.index(coach.id)] = row

    return _text_piece("coach", coach, lambda: _laid(team._replace(coaches=coaches)), blank)


def _stadium(stadium: Stadium) -> Piece:
    """Of the first manager, who is at home; a park without a text in its place."""
    team = _team()

    def blank(t: Tables, row: int) -> None:
        t.parks[0] = [row] * PARTS

    return _text_piece(
        "stadium", stadium, lambda: _laid(team._replace(stadium=stadium.id), home=FIRST_SEAT_HOME), blank
    )


# --- Players ---------------------------------------------------------------------------------------------------------


@cache
def _by_role() -> dict[str, tuple[Player, ...]]:
    """Everybody by the first position on his card, or as a starter or a reliever; who is two players is neither."""
    found: dict[str, list[Player]] = {}
    for player in _set().players.values():
        if player.batting and not player.pitching:
            first = next(iter(player.batting.positions), Position.DH)
            found.setdefault(POSITION_SIGNS[first], []).append(player)
        elif player.pitching and not player.batting:
            found.setdefault("SP" if player.has_role(Role.SP) else "RP", []).append(player)
    return {role: tuple(players) for role, players in sorted(found.items())}


def _player(player: Player, role: str, cheapest: Player) -> Piece:
    """On the first club's team, or on the second's if he is of the first's; against the same with the cheapest."""
    cards = _set()
    clubs = list(cards.clubs)
    host = next(club for club in clubs if club not in (player.club, cheapest.club))
    team = cards.clubs[host].ready
    return Piece(
        "player",
        player.id,
        player.named(),
        (
            Trial(
                partial(_played, _joined(team, player, role), team),
                partial(_played, _joined(team, cheapest, role), team),
                f"{role} {host}",
            ),
        ),
        player.salary,
        role,
        PLAYS.get(role, 1.0),
        traits=_traits(player, role),
        strengths=_strengths(player),
    )


def _played(team: Team, other: Team) -> Tables:
    return with_judgement(tables((team, other), FOLDER, cards=0))


def _joined(team: Team, player: Player, role: str) -> Team:
    """A team with somebody in a place: in the nine, as its only starter, or as one of few relievers."""
    if role == "SP":
        return team._replace(rotation=(player.id,))
    if role == "RP":
        return team._replace(bullpen=((player.id, "closer"), *team.bullpen[1:RELIEVERS]))
    return team._replace(
        lineup=tuple(
            (player.id if POSITION_SIGNS[position] == role else id, position) for id, position in team.lineup
        )
    )


def _traits(player: Player, role: str) -> dict[str, float]:
    """What tells players apart: for batters runs in a hundred times at bat, glove and legs; for pitchers runs saved."""
    if player.batting:
        batting = player.batting
        glove = 0 if role == "DH" else player.rating(Position(POSITION_SIGNS.index(role)))
        return {
            "clutch-trait-batting": 100 * batter_runs(batting),
            "clutch-trait-glove": glove,
            "clutch-trait-running": batting.br,
            "clutch-trait-stealing": batting.st,
            "clutch-trait-clutch": batting.clutch,
        }
    assert player.pitching
    pitching = player.pitching
    wanted = Role.SP if role == "SP" else Role.RP
    innings = pitching.roles.get(wanted, next(iter(pitching.roles.values())))
    saved = 100 * pitcher_runs(pitching)
    if role == "SP":
        return {
            "clutch-trait-starting": saved,
            "clutch-trait-starter-innings": innings,
            "clutch-trait-arm-glove": pitching.defense,
        }
    return {
        "clutch-trait-relieving": saved,
        "clutch-trait-reliever-innings": innings,
        "clutch-trait-arm-glove": pitching.defense,
    }


def _strengths(player: Player) -> tuple[float, ...]:
    """All that is on a card as numbers of which more is better: a lower band for outs, a higher one for hits."""
    icons = [float(icon in player.icons) for icon in Icon]
    if player.batting:
        batting = player.batting
        bonus = batting.bonus
        gloves = [batting.positions.get(position, -99) for position in Position]
        return (
            *(batting.on_base, bonus.amount if bonus else 0, *_alike(bonus.against if bonus else -1)),
            *_bands(batting.chart, 1),
            *(batting.br, batting.st, batting.clutch, *_alike(batting.bats), *icons),
            *gloves,
        )
    assert player.pitching
    pitching = player.pitching
    bonus = pitching.bonus
    return (
        *(pitching.command, -pitching.zone, bonus.amount if bonus else 0),
        *_alike(bonus.against if bonus else -1),
        *_bands(pitching.chart, -1),
        *(pitching.defense, pitching.clutch, *_alike(pitching.throws), *icons),
        *(pitching.roles.get(role, 0) for role in Role),
    )


def _alike(number: int) -> tuple[int, int]:
    """What is a matter of whom he meets: only who shares it is compared."""
    return number, -number


NEVER = 30
"""A band that is not on a chart would begin here."""
GOOD = (Result.BB, Result.B1, Result.B2, Result.B3, Result.HR)


def _bands(chart: Mapping[Result, int], side: int) -> tuple[float, ...]:
    """How many swings of a d20 come to each of these Results or to a better one; fewer are better for a pitcher."""
    begins = {result: chart.get(result, NEVER) for result in GOOD}
    better = [min(begins[each] for each in GOOD[place:]) for place in range(len(GOOD))]
    return tuple(side * -begin for begin in better)
