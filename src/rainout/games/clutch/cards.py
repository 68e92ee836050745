"""The cards of CLUTCH: files a designer writes, checked and turned into the numbers that rules read.

A set of cards is a folder with

``sets.toml``
    the editions cards belong to: the year on them and whether leagues allow them.
``clubs/*.toml``
    a club of Player cards in each, and the team it is ready to play as.
``strategy.toml``, ``coaches.toml``, ``stadiums.toml``, ``weather.toml``
    cards that do something, in the words of :mod:`rainout.games.clutch.vocabulary`; :mod:`rainout.games.clutch.texts`
    reads them.
``decks.toml``
    ready Strategy decks.

A Player card is a ``[[batter]]``, a ``[[pitcher]]`` or, with both sides, a ``[[two-way]]``. Numbers with names are
written as a line of pairs: ``positions = "SS +4, 2B +3"``, ``roles = "SP 6, BP 4"``, ``chart = "SO 1  GB 3  FB 6 …"``
with the swing at which each band begins. ``docs/cards.md`` explains every field with examples.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

import msgspec
import numpy as np

from rainout.core.errors import BadFile
from rainout.core.files import Sets, T, read_toml
from rainout.core.words import Message, message
from rainout.games.clutch.printed import (
    DUTIES,
    PLACED,
    Batting,
    Bonus,
    CardSet,
    Club,
    Coach,
    Edition,
    Legality,
    Pitching,
    Player,
    Stadium,
    Strategy,
    Team,
    Weather,
)
from rainout.games.clutch.texts import AGAIN, Text, TextFile, enter_text, read_played, read_text, word_for
from rainout.games.clutch.vocabulary import (
    OUT_OF_POSITION,
    PLAYER_TYPE,
    POSITION_SIGNS,
    RESULT_SIGNS,
    TEXT_TYPE,
    Colour,
    Duration,
    Hand,
    Icon,
    Kind,
    Part,
    Place,
    Position,
    Rarity,
    Result,
    Role,
    Special,
    Verb,
    Window,
    read_chart,
)

STANDARD = Path(__file__).parent / "data"
"""The set that ships."""
FOLDER = Path(os.environ.get("RAINOUT_CLUTCH_CARDS") or STANDARD)
"""The set that tables, bots and the workshop play with."""

BATTER_BANDS = (Result.SO, Result.GB, Result.FB, Result.BB, Result.B1, Result.B2, Result.B3, Result.HR)
"""CB-1.1.A-8, CB-C-11: the bands of a batter's chart, in order."""
PITCHER_BANDS = (Result.SO, Result.GB, Result.LD, Result.FB, Result.BB, Result.B1, Result.B2, Result.HR)
"""CB-1.1.B-9, CB-C-11: the bands of a pitcher's chart, in order."""
BATTER_ICONS = (Icon.AS, Icon.GG, Icon.HR, Icon.MVP, Icon.SB, Icon.SC)
PITCHER_ICONS = (Icon.AS, Icon.GG, Icon.MVP, Icon.CY, Icon.SV, Icon.K)

RATINGS = {Position.CA: (7, 12)}
"""R-6: the ratings a position may have; the rest have OTHER_RATINGS."""
OTHER_RATINGS = (-2, 6)
PITCHER_RATINGS = (0, 3)
INNINGS = {Role.SP: (5, 7), Role.RP: (1, 3), Role.OP: (1, 2), Role.BP: (3, 5)}
"""The innings a role may have on a card."""
ON_BASE, COMMAND, ZONE, SPEED, CLUTCH = (5, 14), (1, 6), (1, 3), (11, 25), (-3, 3)
SALARY, SALARY_STEP = (10, 650), 10
BATTER_BONUS, PITCHER_BONUS = (1, 3), (1, 2)
BATTER_HOME_RUN = (18, 24)
"""CB-C-12: where the home runs of a batter may begin."""
PITCHER_EXTRA_BASES = (20, 24)
"""CB-C-12: where doubles and home runs may begin on a pitcher's chart."""
STRENGTHS = (1, 5)
EXAMPLES = {
    "positions": "SS +4, 2B +3",
    "roles": "SP 6, BP 4",
    "chart": "SO 1  GB 3  FB 6  BB 8  1B 11  2B 18  HR 20",
}
"""What a line of names and numbers looks like."""
FENCES = 5
"""Feet to left field, left-centre, centre, right-centre and right."""
PLACE_WINDOWS = (Window.W3, Window.W4, Window.W10)
"""When Stadiums and weather do things."""
COPIES = {Rarity.COMMON: 3, Rarity.UNCOMMON: 2, Rarity.RARE: 1}
"""CB-2.2-2 to CB-2.2-4: the most copies of one title in a deck."""


# --- What the files hold ---------------------------------------------------------------------------------------------


class EditionFile(msgspec.Struct, forbid_unknown_fields=True):
    """CB-6-1: an edition of cards as it is written."""

    year: int
    legality: Legality


class BatterSide(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """CB-C-2: the batter's side of a card as it is written."""

    bats: Literal["R", "L", "S"]
    positions: str
    on_base: int
    chart: str
    br: int
    st: int
    bonus: str = ""
    clutch: int = 0


class PitcherSide(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """CB-C-3: the pitcher's side of a card as it is written."""

    throws: Literal["R", "L"]
    roles: str
    command: int
    x_zone: int
    chart: str
    defense: int
    bonus: str = ""
    clutch: int = 0


class CardHead(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """CB-C-1: what every Player card has; a card with both sides (CB-C-4) has them as tables of their own."""

    id: str
    name: str
    salary: int
    person: str = ""
    set: str = ""
    year: int = 0
    icons: str = ""


class TwoWayFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """CB-C-4: the sides of a card with both."""

    batter: BatterSide
    pitcher: PitcherSide


class ReadyFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The team a club is ready to play as; ``lineup`` in batting order, each with his position."""

    deck: str
    coaches: tuple[str, ...]
    lineup: tuple[str, ...]
    bench: tuple[str, ...]
    rotation: tuple[str, ...]
    bullpen: tuple[str, ...]


class ClubFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, rename={"two_way": "two-way"}):
    """A club as it is written."""

    name: str
    abbreviation: str
    league: Literal["copper", "timber"]
    stadium: str
    ready: ReadyFile
    batter: list[dict[str, Any]] = []
    pitcher: list[dict[str, Any]] = []
    two_way: list[dict[str, Any]] = []


class StrategyFile(TextFile, forbid_unknown_fields=True, kw_only=True):
    """CB-C-5: a Strategy card as it is written."""

    id: str
    colour: Literal["offense", "defense", "neutral"]
    rarity: Literal["common", "uncommon", "rare"]
    special: Literal["none", "momentum", "burst", "impulse"] = "none"
    clutch_moment: bool = False
    set: str = ""
    title: str = ""
    text: str = ""


class ReprintFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A Strategy card that is in another edition too, perhaps with another rarity."""

    id: str
    reprints: str
    set: str
    rarity: Literal["common", "uncommon", "rare"]


class CoachFile(TextFile, forbid_unknown_fields=True, kw_only=True):
    """CB-C-6: a Coach card as it is written."""

    id: str
    name: str
    kind: Literal["bench", "hitting", "pitching"]
    text: str = ""


class StadiumFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """CB-C-7: a Stadium card as it is written; ``fences`` in feet from the left-field line to the right."""

    id: str
    name: str
    fences: list[int]
    main: TextFile
    defensive: TextFile
    offensive: TextFile
    text: str = ""


class WeatherFile(TextFile, forbid_unknown_fields=True, kw_only=True):
    """CB-C-8: a Weather card as it is written."""

    id: str
    family: Literal["wind-out", "wind-in", "crosswind", "heat", "cold", "drizzle", "haze"]
    strength: int
    text: str = ""


class DeckFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A ready deck as it is written: how many copies of which card."""

    cards: dict[str, int]


# --- Reading ---------------------------------------------------------------------------------------------------------


def _toml(path: Path) -> dict[str, Any]:
    return read_toml(path, dict[str, Any], "error-clutch-toml")


AT = r"(?: - at `(?:key in )?\$\.?(?P<at>[^`]*)`)?"
"""Where msgspec found something, such as ``$.batter.on_base``."""
UNKNOWN = re.compile(r"Object contains unknown field `(?P<field>[^`]*)`" + AT)
MISSING = re.compile(r"Object missing required field `(?P<field>[^`]*)`" + AT)
NO_SUCH_WORD = re.compile(r"Invalid enum value (?P<value>.+?)" + AT)
OTHER_KIND = re.compile(r"Expected `(?P<wanted>\w+)[^`]*`, got `[^`]*`" + AT)


def _in_words(error: str, kind: type[Any]) -> Message:
    """What msgspec found, as a message."""
    if found := UNKNOWN.fullmatch(error):
        heads = CardHead.__struct_fields__ if kind in (BatterSide, PitcherSide, TwoWayFile) else ()
        known = ", ".join((*heads, *(each.encode_name for each in _fields(kind))))
        return message("clutch-misfit-unknown", field=found["field"], known=known)
    if found := MISSING.fullmatch(error):
        return message("clutch-misfit-missing", field=found["field"])
    if found := NO_SUCH_WORD.fullmatch(error):
        field = found["at"] or "…"
        return message(
            "clutch-misfit-value", field=field, value=found["value"].strip("'"), known=_allowed(kind, field)
        )
    if found := OTHER_KIND.fullmatch(error):
        wanted = message(f"clutch-kind-{found['wanted']}")
        return message("clutch-misfit-kind", field=found["at"] or "…", wanted=wanted)
    return message("clutch-misfit-other", why=error)


def _fields(kind: type[Any]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind) if isinstance(kind, type) and issubclass(kind, msgspec.Struct) else ()


def _allowed(kind: type[Any], field: str) -> str:
    """The words a field may be, such as ``R, L, S``."""
    for each in _fields(kind):
        if each.encode_name == field:
            return ", ".join(str(word) for word in get_args(each.type))
    return "…"


class _Card:
    """A card being read: says what is wrong with it, and where it is."""

    def __init__(self, file: str, who: str) -> None:
        self.file, self.who = file, who

    def wrong(self, key: str, **args: str | int | Message) -> BadFile:
        return BadFile("error-clutch-card", file=self.file, who=self.who, why=message(key, **args))

    def shaped(self, written: object, kind: type[T]) -> T:
        """What was written, in the shape it must have; if it does not fit, the field and what was expected are said."""
        try:
            return msgspec.convert(written, kind)
        except msgspec.ValidationError as error:
            why = _in_words(str(error), kind)
            raise BadFile("error-clutch-card", file=self.file, who=self.who, why=why) from error

    def check_id(self, id: str, known: Collection[str]) -> None:
        """Ids are there once; teams and decks name cards by them, with other words around them."""
        if id in known:
            raise self.wrong("clutch-misfit-twice", id=id)
        if id.split() != [id]:
            raise self.wrong("clutch-misfit-id", id=id)

    def within(self, name: str, value: int, limits: tuple[int, int]) -> int:
        """A number that may only lie so low and so high."""
        low, high = limits
        if not low <= value <= high:
            raise self.wrong("clutch-misfit-number", field=name, value=value, low=low, high=high)
        return value

    def numbers(
        self, field: str, text: str, known: Mapping[str, T], misfits: tuple[str, str], alone: str = ""
    ) -> dict[T, int]:
        """A line of words, each once, with a number each but for the one that stands alone: ``SS +4, 2B +3, DH``."""
        found: dict[T, int] = {}
        words = text.replace(",", " ").replace("−", "-").split()
        if not words:
            raise self.wrong("clutch-misfit-empty", field=field, example=EXAMPLES[field])
        while words:
            word = words.pop(0)
            number = words.pop(0) if words and re.fullmatch(r"[+-]?\d+", words[0]) else ""
            told = {"text": word, "known": " ".join(known)}
            if word not in known:
                raise self.wrong(misfits[0], **told)
            if known[word] in found or (word == alone) != (number == ""):
                raise self.wrong(misfits[1], **told)
            found[known[word]] = int(number or 0)
        return found

    def bonus(self, text: str, limits: tuple[int, int]) -> Bonus | None:
        """CB-1.1.A-7: ``L+2``, or nothing."""
        if not text:
            return None
        found = re.fullmatch(r"([LR])\+(\d)", text)
        if not found or not limits[0] <= int(found[2]) <= limits[1]:
            raise self.wrong("clutch-misfit-bonus", text=text, most=limits[1])
        return Bonus(Hand[found[1]], int(found[2]))

    def chart(self, text: str, bands: tuple[Result, ...]) -> dict[Result, int]:
        """CB-C-10, CB-C-11: every band of a chart, in order, each beginning above the one before."""
        signs = {RESULT_SIGNS[band]: band for band in bands}
        found = self.numbers("chart", text, signs, ("clutch-misfit-band", "clutch-misfit-band-number"))
        order = [bands.index(result) for result in found]
        if order != sorted(order) or bands[0] not in found or bands[-1] not in found:
            raise self.wrong(
                "clutch-misfit-order",
                known=" ".join(signs),
                first=RESULT_SIGNS[bands[0]],
                last=RESULT_SIGNS[bands[-1]],
            )
        if found[bands[0]] != 1:
            raise self.wrong("clutch-misfit-first", first=RESULT_SIGNS[bands[0]], value=found[bands[0]])
        for (before, low), (after, high) in pairwise(found.items()):
            if high <= low:
                raise self.wrong(
                    "clutch-misfit-climb",
                    before=f"{RESULT_SIGNS[before]} {low}",
                    after=f"{RESULT_SIGNS[after]} {high}",
                )
        return found

    def positions(self, text: str) -> dict[Position, int]:
        """CB-1.1.A-2, R-6: positions and ratings; DH has none."""
        misfits = "clutch-misfit-position", "clutch-misfit-rating"
        found = self.numbers("positions", text, PLACED, misfits, alone=POSITION_SIGNS[Position.DH])
        for position, rating in found.items():
            if position is not Position.DH:
                self.within(POSITION_SIGNS[position], rating, RATINGS.get(position, OTHER_RATINGS))
        return found

    def roles(self, text: str) -> dict[Role, int]:
        """CB-1.1.B-2, CB-1.1.B-3: roles and innings."""
        found = self.numbers("roles", text, Role.__members__, ("clutch-misfit-role", "clutch-misfit-role"))
        for role, innings in found.items():
            self.within(role.name, innings, INNINGS[role])
        return found

    def icons(self, text: str, allowed: tuple[Icon, ...]) -> frozenset[Icon]:
        """CB-1.1.A-10, R-4: icons, each once."""
        signs = text.split()
        for sign in signs:
            if sign not in Icon.__members__ or Icon[sign] not in allowed or signs.count(sign) > 1:
                known = " ".join(icon.name for icon in allowed)
                raise self.wrong("clutch-misfit-icon", text=sign, known=known)
        return frozenset(Icon[sign] for sign in signs)

    def batting(self, side: BatterSide) -> Batting:
        chart = self.chart(side.chart, BATTER_BANDS)
        self.within("chart HR", chart[Result.HR], BATTER_HOME_RUN)
        return Batting(
            bats=Hand[side.bats],
            on_base=self.within("on_base", side.on_base, ON_BASE),
            bonus=self.bonus(side.bonus, BATTER_BONUS),
            chart=chart,
            br=self.within("br", side.br, SPEED),
            st=self.within("st", side.st, SPEED),
            clutch=self.within("clutch", side.clutch, CLUTCH),
            positions=self.positions(side.positions),
        )

    def pitching(self, side: PitcherSide) -> Pitching:
        chart = self.chart(side.chart, PITCHER_BANDS)
        for band in (Result.B2, Result.HR):
            if band in chart:
                self.within(f"chart {RESULT_SIGNS[band]}", chart[band], PITCHER_EXTRA_BASES)
        return Pitching(
            throws=Hand[side.throws],
            command=self.within("command", side.command, COMMAND),
            bonus=self.bonus(side.bonus, PITCHER_BONUS),
            zone=self.within("x_zone", side.x_zone, ZONE),
            chart=chart,
            roles=self.roles(side.roles),
            defense=self.within("defense", side.defense, PITCHER_RATINGS),
            clutch=self.within("clutch", side.clutch, CLUTCH),
        )


def _who(written: Mapping[str, Any], place: int) -> str:
    """How to call a card in a complaint: its id and name as far as they are written, or which one in the file it is."""
    named = " ".join(str(written[part]) for part in ("id", "name") if part in written)
    return named or f"#{place + 1}"


def _edition(card: _Card, name: str, editions: Mapping[str, Edition]) -> Edition:
    if name and name not in editions:
        raise card.wrong("clutch-misfit-set", text=name, known=", ".join(editions))
    return editions[name] if name else next(iter(editions.values()))


def _read_player(
    card: _Card,
    head: CardHead,
    batter: BatterSide | None,
    pitcher: PitcherSide | None,
    club: str,
    editions: Mapping[str, Edition],
) -> Player:
    low, high = SALARY
    if not low <= head.salary <= high or head.salary % SALARY_STEP:
        raise card.wrong("clutch-misfit-salary", value=head.salary, low=low, high=high, step=SALARY_STEP)
    edition = _edition(card, head.set, editions)
    allowed = (*(BATTER_ICONS if batter else ()), *(PITCHER_ICONS if pitcher else ()))
    return Player(
        id=head.id,
        person=head.person or head.id,
        name=head.name,
        club=club,
        edition=edition,
        year=head.year or edition.year,
        salary=head.salary,
        icons=card.icons(head.icons, tuple(dict.fromkeys(allowed))),
        batting=card.batting(batter) if batter else None,
        pitching=card.pitching(pitcher) if pitcher else None,
    )


def _sides(
    card: _Card, written: dict[str, Any], kind: Literal["batter", "pitcher", "two-way"]
) -> tuple[CardHead, BatterSide | None, PitcherSide | None]:
    """A card's head and its sides; those of a card with one side stand beside its head."""
    own = {name: written[name] for name in written if name in CardHead.__struct_fields__}
    rest = {name: written[name] for name in written if name not in own}
    head = card.shaped(own, CardHead)
    if kind == "batter":
        return head, card.shaped(rest, BatterSide), None
    if kind == "pitcher":
        return head, None, card.shaped(rest, PitcherSide)
    both = card.shaped(rest, TwoWayFile)
    return head, both.batter, both.pitcher


def _read_players(
    file: str, club: str, written: ClubFile, editions: Mapping[str, Edition]
) -> Iterator[Player]:
    kinds: tuple[tuple[Literal["batter", "pitcher", "two-way"], list[dict[str, Any]]], ...] = (
        ("batter", written.batter),
        ("pitcher", written.pitcher),
        ("two-way", written.two_way),
    )
    for kind, cards in kinds:
        for place, each in enumerate(cards):
            card = _Card(file, _who(each, place))
            yield _read_player(card, *_sides(card, each, kind), club, editions)


def _named(card: _Card, lines: Iterable[str], words: Mapping[str, T], misfit: str) -> Iterator[tuple[str, T]]:
    """Lines that have an id and one of these words each."""
    for line in lines:
        id, _, word = line.partition(" ")
        if word not in words:
            raise card.wrong(misfit, text=line, known=" ".join(words))
        yield id, words[word]


def _read_ready(card: _Card, club: ClubFile, decks: Mapping[str, Mapping[str, int]]) -> Team:
    written = club.ready
    if written.deck not in decks:
        raise card.wrong("clutch-misfit-no-card", id=written.deck)
    return Team(
        title=club.name,
        lineup=tuple(_named(card, written.lineup, PLACED, "clutch-misfit-position")),
        bench=written.bench,
        rotation=written.rotation,
        bullpen=tuple(_named(card, written.bullpen, DUTIES, "clutch-misfit-duty")),
        deck=decks[written.deck],
        coaches=written.coaches,
        stadium=club.stadium,
    )


def _read_editions(folder: Path) -> dict[str, Edition]:
    editions: dict[str, Edition] = {}
    for id, each in _toml(folder / "sets.toml").items():
        written = _Card("sets.toml", id).shaped(each, EditionFile)
        editions[id] = Edition(id, written.year, written.legality)
    if not editions:
        raise _Card("sets.toml", "sets.toml").wrong("clutch-misfit-no-set")
    return editions


def _read_clubs(
    folder: Path, editions: Mapping[str, Edition], decks: Mapping[str, Mapping[str, int]]
) -> tuple[dict[str, Club], dict[str, Player]]:
    clubs: dict[str, Club] = {}
    players: dict[str, Player] = {}
    for path in sorted((folder / "clubs").glob("*.toml")):
        written = _Card(path.name, path.stem).shaped(_toml(path), ClubFile)
        own = list(_read_players(path.name, path.stem, written, editions))
        for player in own:
            _Card(path.name, str(player)).check_id(player.id, players)
            players[player.id] = player
        clubs[path.stem] = Club(
            path.stem,
            written.name,
            written.abbreviation,
            written.league,
            written.stadium,
            tuple(player.id for player in own),
            _read_ready(_Card(path.name, written.name), written, decks),
        )
    if not clubs:
        raise _Card("clubs", "clubs/*.toml").wrong("clutch-misfit-no-club")
    for player in players.values():
        card, first = _Card(f"{player.club}.toml", str(player)), players.get(player.person)
        if first is None or first.person != player.person:
            raise card.wrong("clutch-misfit-person", text=player.person)
        if first.name != player.name:
            raise card.wrong("clutch-misfit-namesake", text=player.person, name=first.name)
    return clubs, players


def _each(folder: Path, name: str, table: str) -> Iterator[tuple[_Card, dict[str, Any]]]:
    """The tables of a file, each with the card it is to be; ids are there once."""
    written = _Card(name, name).shaped(_toml(folder / name), dict[str, list[dict[str, Any]]])
    for other in written:
        if other != table:
            raise _Card(name, other).wrong("clutch-misfit-unknown", field=other, known=table)
    seen: set[str] = set()
    for place, each in enumerate(written.get(table, [])):
        card = _Card(name, _who(each, place))
        if "id" in each:
            card.check_id(str(each["id"]), seen)
            seen.add(str(each["id"]))
        yield card, each


def _read_strategies(
    written_cards: Iterable[tuple[_Card, dict[str, Any]]], editions: Mapping[str, Edition]
) -> dict[str, Strategy]:
    found: dict[str, Strategy] = {}
    for card, each in written_cards:
        if "reprints" in each:
            again = card.shaped(each, ReprintFile)
            if again.reprints not in found:
                raise card.wrong("clutch-misfit-reprint", text=again.reprints)
            found[again.id] = found[again.reprints]._replace(
                id=again.id, edition=_edition(card, again.set, editions), rarity=Rarity[again.rarity.upper()]
            )
            continue
        written = card.shaped(each, StrategyFile)
        found[written.id] = Strategy(
            id=written.id,
            edition=_edition(card, written.set, editions),
            title=written.title or written.id,
            colour=Colour[written.colour.upper()],
            rarity=Rarity[written.rarity.upper()],
            special=Special[written.special.upper()],
            clutch_moment=written.clutch_moment,
            text=read_played(card.wrong, written),
            own_title=written.title,
            own_text=written.text,
        )
        _check_strategy(card, found[written.id])
    return found


def _check_strategy(card: _Card, strategy: Strategy) -> None:
    """R-66: what the special icons ask of a card."""
    text = strategy.text
    if not text.windows or not text.effects:
        raise card.wrong("clutch-misfit-nothing")
    if strategy.special is Special.BURST and text.lasts is not Duration.HALF:
        raise card.wrong("clutch-misfit-burst")
    if (strategy.special is Special.IMPULSE) != text.reacts:
        raise card.wrong("clutch-misfit-impulse")
    if (strategy.special is Special.MOMENTUM) != (text.lasts is Duration.STAYS):
        raise card.wrong("clutch-misfit-momentum")
    if bool(strategy.own_title) != bool(strategy.own_text):
        raise card.wrong("clutch-misfit-words")


KINDS = {"bench": Kind.BENCH_COACH, "hitting": Kind.HITTING_COACH, "pitching": Kind.PITCHING_COACH}


def _read_coaches(folder: Path) -> dict[str, Coach]:
    found: dict[str, Coach] = {}
    for card, each in _each(folder, "coaches.toml", "coach"):
        written = card.shaped(each, CoachFile)
        text = read_played(card.wrong, written)
        if (written.kind == "bench") != (text.lasts is Duration.TWO_HALVES):
            raise card.wrong("clutch-misfit-bench-coach")
        found[written.id] = Coach(written.id, written.name, KINDS[written.kind], text, written.text)
    return found


def _read_stadiums(folder: Path) -> dict[str, Stadium]:
    found: dict[str, Stadium] = {}
    for card, each in _each(folder, "stadiums.toml", "stadium"):
        written = card.shaped(each, StadiumFile)
        if len(written.fences) != FENCES:
            raise card.wrong("clutch-misfit-count", field="fences", count=len(written.fences), wanted=FENCES)
        for feet in written.fences:
            card.within("fences", feet, (250, 500))
        parts = tuple(
            read_text(card.wrong, part) for part in (written.main, written.defensive, written.offensive)
        )
        if not parts[Part.MAIN].windows or not parts[Part.MAIN].effects:
            raise card.wrong("clutch-misfit-nothing")
        for part in Part:
            _check_place(card, parts[part], always=part is Part.MAIN)
        found[written.id] = Stadium(written.id, written.name, tuple(written.fences), parts, written.text)
    return found


def _check_place(card: _Card, text: Text, always: bool) -> None:
    """Stadiums are tested, and weather acts, at three steps only; what weather adds needs no step."""
    for effect in text.effects:
        if effect.verb in AGAIN:
            raise card.wrong("clutch-misfit-played-only", line=word_for(effect.verb))
    acts = always or any(effect.verb is not Verb.ADD for effect in text.effects)
    if acts and not set(text.windows) <= set(PLACE_WINDOWS):
        raise card.wrong("clutch-misfit-place", known=", ".join(word_for(each) for each in PLACE_WINDOWS))


def _read_weather(folder: Path) -> dict[str, Weather]:
    found: dict[str, Weather] = {}
    for card, each in _each(folder, "weather.toml", "weather"):
        written = card.shaped(each, WeatherFile)
        strength = card.within("strength", written.strength, STRENGTHS)
        text = read_text(card.wrong, written)
        if not text.windows or not text.effects:
            raise card.wrong("clutch-misfit-nothing")
        _check_place(card, text, always=False)
        found[written.id] = Weather(written.id, written.family, strength, text, written.text)
    return found


def _read_decks(folder: Path, strategies: Mapping[str, Strategy]) -> dict[str, dict[str, int]]:
    decks: dict[str, dict[str, int]] = {}
    for id, written in _toml(folder / "decks.toml").items():
        card = _Card("decks.toml", id)
        deck = card.shaped(written, DeckFile)
        for name in deck.cards:
            if name not in strategies:
                raise card.wrong("clutch-misfit-no-card", id=name)
        decks[id] = deck.cards
    return decks


@cache
def read_set(folder: Path) -> CardSet:
    """The cards in a folder; a mistake is reported with its file, its card and what was expected."""
    editions = _read_editions(folder)
    strategies = _read_strategies(_each(folder, "strategy.toml", "card"), editions)
    coaches, stadiums = _read_coaches(folder), _read_stadiums(folder)
    decks = _read_decks(folder, strategies)
    clubs, players = _read_clubs(folder, editions, decks)
    for club in clubs.values():
        wanted: tuple[tuple[tuple[str, ...], Mapping[str, object]], ...] = (
            (club.ready.roster, players),
            (club.ready.coaches, coaches),
            ((club.stadium,), stadiums),
        )
        for ids, known in wanted:
            for id in ids:
                if id not in known:
                    raise _Card(f"{club.id}.toml", club.name).wrong("clutch-misfit-no-card", id=id)
    return CardSet(editions, clubs, players, strategies, coaches, stadiums, _read_weather(folder), decks)


# --- Tables ----------------------------------------------------------------------------------------------------------

SETS = Sets(read_set)
"""The sets that tables and words know by a number."""


def number_with(number: int, written: Sequence[dict[str, Any]]) -> int:
    """The number of a set that has Strategy cards beside those of another: for positions written by hand."""
    return _widened(number, msgspec.json.encode(written))


@cache
def _widened(number: int, written: bytes) -> int:
    cards = SETS[number]
    given = enumerate(msgspec.json.decode(written))
    own = _read_strategies(
        ((_Card(f"#{place}", _who(card, place)), card) for place, card in given), cards.editions
    )
    return SETS.add(cards._replace(strategies={**cards.strategies, **own}))


def enter_players(cards: CardSet, roster: Mapping[str, Place]) -> Any:
    """A roster as the rules read it, a row of PLAYER for each card, in its order."""
    rows = np.zeros(len(roster), PLAYER_TYPE).view(np.recarray)
    numbers = {id: number for number, id in enumerate(cards.players)}
    for row, (id, place) in zip(rows, roster.items(), strict=True):
        player = cards.player(id)
        row.card, row.person, row.place = numbers[id], numbers[player.person], place
        row.icons = sum(1 << icon for icon in player.icons)
        row.salary = player.salary
        enter_sides(row, player.batting, player.pitching)
    return rows


def enter_sides(row: Any, batting: Batting | None = None, pitching: Pitching | None = None) -> None:
    """Write the sides of a card into its row."""
    row.rating[:] = OUT_OF_POSITION
    row.rating[Position.DH] = 0
    if batting:
        _enter_batting(row, batting)
    if pitching:
        _enter_pitching(row, pitching)


def _enter_batting(row: Any, batting: Batting) -> None:
    row.bats_too = 1
    row.bats, row.on_base = batting.bats, batting.on_base
    row.br, row.st, row.clutch = batting.br, batting.st, batting.clutch
    if batting.bonus:
        row.bonus[batting.bonus.against] = batting.bonus.amount
    for position, rating in batting.positions.items():
        row.rating[position] = rating
    row.chart[:], row.band[:] = read_chart(dict(batting.chart))


def _enter_pitching(row: Any, pitching: Pitching) -> None:
    row.pitches = 1
    row.throws, row.command, row.zone = pitching.throws, pitching.command, pitching.zone
    row.pitch_clutch = pitching.clutch
    row.rating[Position.P] = pitching.defense
    if pitching.bonus:
        row.command_bonus[pitching.bonus.against] = pitching.bonus.amount
    for role, innings in pitching.roles.items():
        row.roles |= 1 << role
        row.limit[role] = innings
    row.pitch_chart[:], row.pitch_band[:] = read_chart(dict(pitching.chart))


BARS = {
    Kind.HITTING_COACH: Colour.OFFENSE,
    Kind.PITCHING_COACH: Colour.DEFENSE,
    Kind.BENCH_COACH: Colour.NEUTRAL,
}
"""CB-1.3-2: the colour of a coach's bar."""
PART_SIDES = {
    Part.MAIN: Colour.NEUTRAL,
    Part.DEFENSIVE: Colour.DEFENSE,
    Part.OFFENSIVE: Colour.OFFENSE,
}
"""Whom each part of a Stadium is for."""


class TextTables(NamedTuple):
    """All texts of a set as the rules read them: Strategy cards first, then coaches, stadiums, weather."""

    texts: Any
    strategy: dict[str, int]
    """The row of each Strategy card."""
    coach: dict[str, int]
    """The row of each coach."""
    stadium: dict[str, tuple[int, ...]]
    """The row of each Part of each Stadium."""
    weather: dict[str, int]
    """The row of each Weather card."""


def enter_texts(cards: CardSet) -> TextTables:
    """Every card that does something, as rows of TEXT."""
    count = len(cards.strategies) + len(cards.coaches) + len(Part) * len(cards.stadiums) + len(cards.weather)
    texts = np.zeros(max(1, count), TEXT_TYPE).view(np.recarray)
    titles: dict[str, int] = {}
    rows = iter(range(count))
    made = TextTables(texts, {}, {}, {}, {})

    def enter(text: Text, card: int, title: str, kind: Kind, colour: Colour = Colour.NEUTRAL) -> int:
        row = next(rows)
        enter_text(texts[row], text)
        texts[row].card, texts[row].kind, texts[row].colour = card, kind, colour
        texts[row].title = titles.setdefault(title, len(titles))
        return row

    for number, each in enumerate(cards.strategies.values()):
        row = made.strategy[each.id] = enter(each.text, number, each.title, Kind.STRATEGY, each.colour)
        texts[row].rarity, texts[row].special = each.rarity, each.special
        texts[row].clutch_moment = each.clutch_moment
    for number, who in enumerate(cards.coaches.values()):
        made.coach[who.id] = enter(who.text, number, f"coach {who.id}", who.kind, BARS[who.kind])
    for number, park in enumerate(cards.stadiums.values()):
        made.stadium[park.id] = tuple(
            enter(text, number, f"stadium {park.id} {part}", Kind.STADIUM, PART_SIDES[part])
            for part, text in zip(Part, park.parts, strict=True)
        )
    for number, sky in enumerate(cards.weather.values()):
        made.weather[sky.id] = enter(sky.text, number, f"weather {sky.id}", Kind.WEATHER)
    return made
