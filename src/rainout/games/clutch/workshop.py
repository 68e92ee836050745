"""Building a team of cards: what there is to choose from, sheets read and checked, and the teams of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache, lru_cache
from random import Random
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import asdict

from rainout.core.errors import BadOption
from rainout.core.options import OptionValue, tidy
from rainout.core.terms import spelt
from rainout.core.words import Message, message
from rainout.core.workshop import (
    CannotComplete,
    Examined,
    Fault,
    Place,
    Tally,
    TeamOption,
    Workshop,
    in_one_breath,
)
from rainout.games.clutch import decks
from rainout.games.clutch.cards import COPIES, FOLDER, read_set
from rainout.games.clutch.decks import AGREED, AGREEMENTS, NINE, PRESETS, STAFF, UNITS, Format, format_of
from rainout.games.clutch.printed import CardSet, Coach, Legality, Player, Stadium, Strategy, Team
from rainout.games.clutch.season import read_rest, write_rest
from rainout.games.clutch.sheets import read_team, write_team
from rainout.games.clutch.state import DECK, ROSTER
from rainout.games.clutch.view import PlayerSides, StadiumView, TextPrint, player_sides
from rainout.games.clutch.vocabulary import POSITION_SIGNS, Part

LONGEST_SHEET = 6000
"""Four times what a team of 26 with a deck of fifty takes."""
OWN_DECK = "own"
DRAWN = (0.4, 0.4, 0.4, 0.6, 0.8)
"""What part of all Player cards a drafted team is chosen from; more where those do not make a team."""
REST = ("first-rest", "second-rest")
"""By seat, the options that say what rest pitchers owe."""
PieceKind = Literal["player", "strategy", "coach", "stadium"]


# --- What there is to choose from ------------------------------------------------------------------------------------


class PlayerPrint(PlayerSides, frozen=True, kw_only=True):
    """What is on a Player card."""

    person: str
    """All versions of a player share it; a team has one of them at most."""


class StadiumPrint(StadiumView, frozen=True):
    """What is on a Stadium card."""

    club: str
    """The club that plays there."""


class ClutchPiece(msgspec.Struct, frozen=True):
    """A card to be chosen: of a player, a text or a stadium, by its kind."""

    number: int
    id: str
    kind: PieceKind
    points: int
    """The salary; 0 for what is no player."""
    copies: int
    """The most there may be in a team."""
    legality: Legality
    """CB-6-1: of its edition."""
    player: PlayerPrint | None = None
    text: TextPrint | None = None
    stadium: StadiumPrint | None = None


class ClutchClub(msgspec.Struct, frozen=True):
    """A club."""

    id: str
    name: str
    abbreviation: str


class ClutchPreset(msgspec.Struct, frozen=True):
    """How many of a roster go where, to know where the next card belongs."""

    id: str
    bench: int
    rotation: int
    bullpen: int
    editions: tuple[Legality, ...]
    """The editions that are allowed."""


class ClutchCatalogue(msgspec.Struct, frozen=True):
    """All cards a team can be made of, the clubs, and what the presets have room for."""

    pieces: tuple[ClutchPiece, ...]
    clubs: tuple[ClutchClub, ...]
    presets: tuple[ClutchPreset, ...]


class OwnTeam(NamedTuple):
    """A sheet, read."""

    team: Team
    text: str
    unread: tuple[Fault, ...]


class ClutchWorkshop(Workshop):
    """Whole teams of CLUTCH: roster, line-up, deck, coaches and stadium."""

    teams = (TeamOption("first-team", "first-club"), TeamOption("second-team", "second-club"))
    terms = ("preset", *(option.name for option in AGREEMENTS))
    catalogue_type = ClutchCatalogue
    columns = ("club", "plays", "icons")

    def catalogue(self) -> ClutchCatalogue:
        """Every card of the set."""
        return _catalogue()

    def names(self) -> Mapping[int, Message]:
        """What every card is called."""
        return {number: card.named() for number, card in enumerate(_cards().values(), 1)}

    def sign(self, number: int) -> str:
        """The id of a Player card; other cards are known by their names."""
        card = _numbered(number)
        return card.id if isinstance(card, Player) else ""

    def row(self, number: int) -> tuple[str | int | Message, ...]:
        """A card as a line of a list."""
        card = _numbered(number)
        if isinstance(card, Player):
            icons = " ".join(icon.name for icon in sorted(card.icons))
            return _set().clubs[card.club].abbreviation, _plays(card), icons, card.salary
        if isinstance(card, Strategy):
            plays = message("clutch-plays", colour=spelt(card.colour), rarity=spelt(card.rarity))
            return "", plays, "", ""
        return "", "", "", ""

    def ready(self, name: str, options: Mapping[str, OptionValue]) -> str:
        """A club's team as a sheet."""
        return _write(ready_team(name, format_of(options)))

    def examine(self, text: str, options: Mapping[str, OptionValue]) -> Examined:
        """A sheet, read and checked."""
        return _examined(read_own(text), format_of(options))

    def complete(self, text: str, options: Mapping[str, OptionValue]) -> Examined:
        """A legal team with all cards of a sheet."""
        own, format = read_own(text), format_of(options)
        if own.unread:
            raise CannotComplete("clutch-team-spoiled", why=in_one_breath(own.unread))
        team = decks.complete(_set(), own.team, format, _main_club(own.team))
        return _examined(read_own(_write(team)), format)

    def draft(self, luck: Random, options: Mapping[str, OptionValue], title: str) -> str:
        """CB-2.1-9: the best that the salary allows of a part of all cards, which is drawn by lot; and a ready deck."""
        format = format_of(options)
        cards, ids = _set(), sorted(_set().players)
        club = luck.choice(sorted(cards.clubs))
        for share in DRAWN:
            drawn = set(luck.sample(ids, round(share * len(ids))))
            left = {id: player for id, player in cards.players.items() if id in drawn}
            with suppress(CannotComplete):
                team = decks.complete_roster(cards._replace(players=left), Team(title), format)
                return _write(decks.complete_deck(cards, team, format.sets, club))
        return _write(decks.complete(cards, Team(title), format, club))


# --- Sheets ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def read_own(text: str) -> OwnTeam:
    """The team on a sheet, whatever may be wrong with it."""
    team, unread = read_team(_set(), text)
    return OwnTeam(team, _write(team), tuple(_faults(unread)))


def _write(team: Team) -> str:
    return tidy(write_team(_set(), team))


def _faults(found: Iterable[decks.Fault]) -> Iterator[Fault]:
    numbers = {id: number for (_, id), number in _numbers().items()}
    for fault in found:
        about = tuple(numbers[id] for id in fault.cards if id in numbers)
        yield Fault(fault.words, about, fault.line)


def _examined(own: OwnTeam, format: Format) -> Examined:
    team = own.team
    places = tuple(_places(team, format))
    return Examined(
        title=team.title,
        text=own.text,
        numbers=tuple(
            place.number for place in places if place.number is not None for _ in range(place.copies)
        ),
        points=decks.salary(_set(), team.roster),
        most_points=format.salary,
        places=places,
        needs=_needs(format),
        faults=(*own.unread, *_faults(decks.faults(_set(), team, format))),
        tallies=_tallies(team, format),
    )


def _needs(format: Format) -> Message:
    """What a team needs, in a sentence or two; the numbers that were agreed on are said."""
    if format.name != AGREED:
        return message(f"clutch-needs-{format.name}")
    sizes = {name: getattr(format, name)[0] for name in ("bench", "rotation", "bullpen")}
    capped = "no" if format.salary is None else "yes"
    needs = message(
        "clutch-needs-agreed", size=format.size, capped=capped, salary=format.salary or 0, **sizes
    )
    for unit, most in zip(UNITS, format.units, strict=True):
        if most is not None:
            needs = message("words-both", first=needs, rest=message(f"clutch-needs-{unit}", most=most))
    return needs


def _tallies(team: Team, format: Format) -> tuple[Tally, ...]:
    return (
        Tally("players", len(team.roster), format.size, format.size),
        Tally("lineup", len(team.lineup), len(NINE), len(NINE)),
        Tally("bench", len(team.bench), *format.bench),
        Tally("rotation", len(team.rotation), *format.rotation),
        Tally("bullpen", len(team.bullpen), *format.bullpen),
        Tally("deck", sum(team.deck.values()), DECK, DECK),
        Tally("coaches", len(team.coaches), len(STAFF), len(STAFF)),
        Tally("stadium", int(bool(team.stadium)), 1, 1),
    )


def _places(team: Team, format: Format) -> Iterator[Place]:
    """Everything in the order of a sheet; in each part, what is missing comes last."""
    for id, position in team.lineup:
        yield Place(POSITION_SIGNS[position], _number("player", id), section="lineup")
    taken = {position for _, position in team.lineup}
    for position in NINE:
        if position not in taken:
            yield Place(POSITION_SIGNS[position], None, section="lineup")
    for section, ids, low in (
        ("bench", team.bench, format.bench[0]),
        ("rotation", team.rotation, format.rotation[0]),
    ):
        for id in ids:
            yield Place(section, _number("player", id), section=section)
        for _ in range(low - len(ids)):
            yield Place(section, None, section=section)
    for id, duty in team.bullpen:
        yield Place(duty, _number("player", id), section="bullpen")
    for _ in range(format.bullpen[0] - len(team.bullpen)):
        yield Place("middle", None, section="bullpen")
    for id, copies in team.deck.items():
        yield Place("deck", _number("strategy", id), section="deck", copies=copies)
    for id in team.coaches:
        kind = spelt(_set().coaches[id].kind)
        yield Place(kind, _number("coach", id), section="coaches")
    hired = {_set().coaches[id].kind for id in team.coaches}
    for missing in STAFF:
        if missing not in hired:
            yield Place(spelt(missing), None, section="coaches")
    park = _number("stadium", team.stadium) if team.stadium else None
    yield Place("stadium", park, section="stadium")


def _main_club(team: Team) -> str:
    """The club most of a team come from: whoever is added comes from there first."""
    counted = Counter(_set().players[id].club for id in team.roster)
    return counted.most_common(1)[0][0] if counted else ""


# --- The teams of a match --------------------------------------------------------------------------------------------


class Side(NamedTuple):
    """What decides on a manager's team."""

    sheet: str
    """Its own; empty for the club's."""
    club: str
    deck: str
    """A ready deck, or the team's own."""


def sides_of(options: Mapping[str, OptionValue]) -> tuple[Side, ...]:
    """What was agreed on for either manager."""
    return tuple(
        Side(*(str(options[f"{which}-{name}"]) for name in ("team", "club", "deck")))
        for which in ("first", "second")
    )


def settled(options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """A match's options with its sheets in their one form; teams that may not play are refused."""
    format = format_of(options)
    if format.size > ROSTER:
        raise BadOption("clutch-deck-room", count=format.size, most=ROSTER)
    found = dict(options)
    for option in ClutchWorkshop.teams:
        text = str(options[option.text])
        if not text:
            _check_ready(str(options[option.ready]), format)
            continue
        own = read_own(text)
        wrong = [*own.unread, *_faults(decks.faults(_set(), own.team, format))]
        if wrong:
            title = own.team.title or message("clutch-team-untitled")
            raise BadOption("error-clutch-team", title=title, option=option.text, why=in_one_breath(wrong))
        found[option.text] = own.text
    for option_of_rest, side in zip(REST, sides_of(found), strict=True):
        text = str(found[option_of_rest]) if found["tired-pitchers"] else ""
        team = team_of(side, format)
        found[option_of_rest] = write_rest(read_rest(text, team, option_of_rest), team)
    return found


def _check_ready(club: str, format: Format) -> None:
    """CB-2.1-10: a ready club is made to fit, if it can be."""
    try:
        ready_team(club, format)
    except CannotComplete as error:
        raise BadOption("error-clutch-ready", club=_set().clubs[club].name, why=error.message) from error


def team_of(side: Side, format: Format) -> Team:
    """The team of one manager, once the options are settled."""
    team = read_own(side.sheet).team if side.sheet else ready_team(side.club, format)
    return team if side.deck == OWN_DECK else team._replace(deck=_set().decks[side.deck])


@lru_cache(maxsize=256)
def ready_team(club: str, format: Format) -> Team:
    """A club's team in a format."""
    return decks.ready_for(_set(), club, format)


# --- Parts -----------------------------------------------------------------------------------------------------------


def _set() -> CardSet:
    return read_set(FOLDER)


Card = Player | Strategy | Coach | Stadium


@cache
def _cards() -> Mapping[tuple[PieceKind, str], Card]:
    """Every card; its number is its place here, from 1."""
    cards = _set()
    kinds: dict[PieceKind, Mapping[str, Card]] = {
        "player": cards.players,
        "strategy": cards.strategies,
        "coach": cards.coaches,
        "stadium": cards.stadiums,
    }
    return {(kind, id): card for kind, known in kinds.items() for id, card in known.items()}


@cache
def _numbers() -> Mapping[tuple[PieceKind, str], int]:
    return {each: number for number, each in enumerate(_cards(), 1)}


def _number(kind: PieceKind, id: str) -> int:
    return _numbers()[kind, id]


def _numbered(number: int) -> Card:
    return tuple(_cards().values())[number - 1]


def _plays(card: Player) -> str:
    """What a player is for, as his card has it."""
    spots = [POSITION_SIGNS[position] for position in sorted(card.batting.positions if card.batting else ())]
    roles = [role.name for role in (card.pitching.roles if card.pitching else ())]
    return " ".join((*spots, *roles))


@cache
def _catalogue() -> ClutchCatalogue:
    cards = _set()
    parks = {club.stadium: club.id for club in cards.clubs.values()}
    usual: dict[str, OptionValue] = {"preset": AGREED, **{each.name: each.default for each in AGREEMENTS}}
    return ClutchCatalogue(
        (
            *(_player(card) for card in cards.players.values()),
            *(_strategy(card) for card in cards.strategies.values()),
            *(_coach(card) for card in cards.coaches.values()),
            *(_stadium(card, parks.get(card.id, "")) for card in cards.stadiums.values()),
        ),
        tuple(ClutchClub(club.id, club.name, club.abbreviation) for club in cards.clubs.values()),
        tuple(
            ClutchPreset(
                id, format.bench[1], format.usual_rotation, format.bullpen[1], tuple(sorted(format.sets))
            )
            for id, format in (*PRESETS.items(), (AGREED, format_of(usual)))
        ),
    )


def _player(card: Player) -> ClutchPiece:
    printed = PlayerPrint(**asdict(player_sides(card)), person=card.person)
    number = _number("player", card.id)
    return ClutchPiece(number, card.id, "player", card.salary, 1, card.edition.legality, player=printed)


def _strategy(card: Strategy) -> ClutchPiece:
    icons = {name: spelt(getattr(card, name)) for name in ("colour", "rarity", "special")}
    printed = _text(card, kind="strategy", clutch_moment=card.clutch_moment, **icons)
    number, copies = _number("strategy", card.id), COPIES[card.rarity]
    return ClutchPiece(number, card.id, "strategy", 0, copies, card.edition.legality, text=printed)


def _coach(card: Coach) -> ClutchPiece:
    none = {"colour": "", "rarity": "", "special": "none", "clutch_moment": False}
    printed = _text(card, kind=spelt(card.kind), **none)
    return ClutchPiece(_number("coach", card.id), card.id, "coach", 0, 1, "legal", text=printed)


def _text(card: Strategy | Coach, **more: Any) -> TextPrint:
    """What is on a card that does something."""
    text = card.text
    return TextPrint(
        id=card.id,
        title=card.named(),
        text=card.printed(),
        cost=text.cost,
        windows=tuple(spelt(window) for window in sorted(text.windows)),
        when=text.when,
        **more,
    )


def _stadium(card: Stadium, club: str) -> ClutchPiece:
    texts = tuple(card.printed(part) for part in Part)
    printed = StadiumPrint(card.name, card.fences, texts, club)
    return ClutchPiece(_number("stadium", card.id), card.id, "stadium", 0, 1, "legal", stadium=printed)
