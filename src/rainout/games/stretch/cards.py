"""The cards of 7th Inning Stretch: files a designer writes, checked and turned into the numbers that rules read.

A card set is a folder with ``tier1.toml``, ``tier2.toml``, ``tier3.toml`` and ``playoffs.toml``. Cards are written in a
small vocabulary, which can be recombined freely without touching a rule:

resources
    parts joined by ``+``: ``3D`` dice, ``RR`` a Reroll Token, ``PM`` a ±1 Token, or one ``*`` rule: ``*RUN1`` (one die
    and one for each Baserunner), ``*OUT2`` (two dice and one for each out), ``*EMPTY`` (three dice on empty bases, else
    one), ``*FILL3`` (up to three dice in the Pool, at least one), ``*TRAIL`` (three dice unless ahead, else one).
lines
    ``condition -> outcome``, best first. Outcomes: ``1B 2B 3B HR BB SAC``. Conditions: ``MAX=6``, ``HAS66``, ``PAIR``,
    ``PAIR>=4``, ``TWOPAIR``, ``TRIPS``, ``RUN3``, ``SUM>=11``, ``SUM<=5``, ``SUM=8``, ``EVEN``, ``ODD``, ``DIFF``,
    ``SAME``, ``SPREAD>=4``; ``@3`` behind any of them asks for at least three dice.
ability
    ``REROLL1 REROLLX NUDGE COPY FLIP DROP SET LOW``.
runs
    a sum of terms: whole numbers, ``highest``, ``lowest``, ``second`` (lowest), ``middle``, ``sum``, ``run``,
    ``matching``, ``different``, ``2 per 5 6`` (for each die showing one of these), ``1 if 1 6`` (when all of these are
    there); a sum in brackets may be divided: ``(sum - 5) / 3``. Or ``largest set: 0 1 3 5 8``, runs by the number of
    equal dice. The result is rounded down and never below 0.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from rainout.core.errors import BadFile
from rainout.core.files import Sets, T, read_toml
from rainout.games.stretch.state import (
    CARDS,
    DICE,
    LEVELS,
    LINES,
    PILES,
    SET_SIZES,
    Ability,
    Measure,
    Outcome,
    Special,
    Tables,
    Test,
    blank_tables,
)

STANDARD = Path(__file__).parent / "data"

SLOTS = (
    *(f"T1-P{number}" for number in range(1, PILES[0] + 1)),
    *(f"T1-B{number:02}" for number in range(1, PILES[1] + 1)),
    *(f"T2-{number:02}" for number in range(1, PILES[2] + 1)),
    *(f"T3-{number:02}" for number in range(1, PILES[3] + 1)),
)
"""7S-CMP-01: the ID of each card, by its number; every card set has the same."""
assert len(SLOTS) == CARDS


# --- What the files hold ---------------------------------------------------------------------------------------------


class BatterFile(msgspec.Struct, forbid_unknown_fields=True):
    """7S-CRD-01: a batter as it is written."""

    name: str
    resources: str
    lines: list[str]
    value: float = 0.0


class PitcherFile(msgspec.Struct, forbid_unknown_fields=True):
    """7S-CRD-02: a pitcher as it is written."""

    name: str
    stamina: int
    ability: str
    value: float = 0.0


class TeamFile(msgspec.Struct, forbid_unknown_fields=True):
    """7S-CRD-03: a team as it is written."""

    name: str
    abbreviation: str
    roll: int
    minimum: int
    runs: str


class CardFile(msgspec.Struct, forbid_unknown_fields=True):
    """One card: a player, and on the back of a Tier 2 or 3 card a team."""

    id: str
    batter: BatterFile | None = None
    pitcher: PitcherFile | None = None
    team: TeamFile | None = None


class TierFile(msgspec.Struct, forbid_unknown_fields=True):
    """The cards of one tier."""

    card: list[CardFile]


class PlayoffCardFile(msgspec.Struct, forbid_unknown_fields=True):
    """7S-CMP-07: a Playoff Card as it is written."""

    series: Literal["semifinals", "finals"]
    level: int
    bans: list[Literal["RR", "PM"]]


class PlayoffsFile(msgspec.Struct, forbid_unknown_fields=True):
    """The six Playoff Cards."""

    card: list[PlayoffCardFile]


# --- What they mean --------------------------------------------------------------------------------------------------


class Resources(NamedTuple):
    """What a batter brings."""

    dice: int
    rerolls: int
    nudges: int
    special: Special = Special.NONE


class Condition(NamedTuple):
    """A Condition: what it looks at, its number, the dice and the faces it needs."""

    test: Test
    value: int = 0
    at_least: int = 1
    faces: tuple[int, ...] = ()


class Line(NamedTuple):
    """A Condition and what it gives."""

    condition: Condition
    outcome: Outcome
    text: str
    """The Condition as it is written on the card."""


class Term(NamedTuple):
    """One term of a scoring ability: so many times a Measure, each of some faces, all of some faces, or 1."""

    times: int
    what: Measure | Literal["per", "if", "one"]
    faces: tuple[int, ...] = ()


class Scoring(NamedTuple):
    """A team's scoring ability: terms, what their sum is divided by, or runs by the largest set of equal dice."""

    terms: tuple[Term, ...]
    divisor: int = 1
    sets: tuple[int, ...] = ()


class Player(NamedTuple):
    """The player side of a card."""

    name: str
    pitcher: bool
    rating: float
    resources: Resources = Resources(0, 0, 0)
    lines: tuple[Line, ...] = ()
    stamina: int = 0
    ability: Ability = Ability.NONE


class Team(NamedTuple):
    """The team side of a card."""

    name: str
    abbreviation: str
    roll: int
    minimum: int
    scoring: Scoring
    text: str
    """The scoring ability as it is written."""


class Card(NamedTuple):
    """A card and both its sides."""

    id: str
    tier: int
    player: Player
    team: Team | None


class CardSet(NamedTuple):
    """All cards of a box."""

    cards: tuple[Card, ...]
    bans: Mapping[tuple[int, int], frozenset[str]]
    """What is banned in the Semi-finals (0) and the Finals (1) at each Level."""


# --- Reading ---------------------------------------------------------------------------------------------------------

OUTCOMES = {
    "1B": Outcome.SINGLE,
    "2B": Outcome.DOUBLE,
    "3B": Outcome.TRIPLE,
    "HR": Outcome.HOME_RUN,
    "BB": Outcome.WALK,
    "SAC": Outcome.SACRIFICE,
}
OUTCOME_SIGNS = {outcome: sign for sign, outcome in OUTCOMES.items()}
CONDITION = re.compile(
    r"(?:(?P<word>TWOPAIR|TRIPS|EVEN|ODD|DIFF|SAME)|HAS(?P<faces>[1-6]{1,6})|RUN(?P<run>[2-6])"
    r"|MAX=(?P<max>[1-6])|PAIR(?:>=(?P<pair>[1-6]))?|SUM(?P<how>>=|<=|=)(?P<sum>\d{1,2})|SPREAD>=(?P<spread>[1-5]))"
    r"(?:@(?P<dice>[1-9]|1[0-2]))?"
)
SUMS = {">=": Test.SUM_AT_LEAST, "<=": Test.SUM_AT_MOST, "=": Test.SUM_EXACTLY}


def read_condition(text: str) -> Condition | None:
    """A Condition from its text, or None.

    >>> read_condition("EVEN@3")
    Condition(test=<Test.EVEN: 9>, value=0, at_least=3, faces=())
    """
    found = CONDITION.fullmatch(text.strip())
    if not found:
        return None
    part = found.groupdict()
    dice = int(part["dice"] or 1)
    if part["word"]:
        return Condition(Test[part["word"]], 0, dice)
    if part["faces"]:
        return Condition(Test.HAS, 0, dice, tuple(int(face) for face in part["faces"]))
    if part["sum"]:
        return Condition(SUMS[part["how"]], int(part["sum"]), dice)
    for test in (Test.RUN, Test.MAX, Test.SPREAD):
        if number := part[test.name.lower()]:
            return Condition(test, int(number), dice)
    return Condition(Test.PAIR, int(part["pair"] or 1), dice)


def read_line(text: str) -> Line | None:
    """A line from its text, such as ``SUM>=11 -> 2B``, or None."""
    left, arrow, right = text.partition("->")
    condition, outcome = read_condition(left), OUTCOMES.get(right.strip())
    if not arrow or condition is None or outcome is None:
        return None
    return Line(condition, outcome, left.strip())


def read_resources(text: str) -> Resources | None:
    """Resources from their text, such as ``1D + RR``, or None.

    >>> read_resources("1D + RR")
    Resources(dice=1, rerolls=1, nudges=0, special=<Special.NONE: 0>)
    """
    dice, rerolls, nudges, special = 0, 0, 0, Special.NONE
    for part in text.split("+"):
        word = part.strip()
        starred = re.fullmatch(r"\*(?:(RUN|OUT|FILL)([1-9])|EMPTY|TRAIL)", word)
        if re.fullmatch(r"[1-9]D", word) and not dice and not special:
            dice = int(word[0])
        elif word == "RR":
            rerolls += 1
        elif word == "PM":
            nudges += 1
        elif starred and not dice and not special:
            special = Special[starred[1] or word[1:]]
            dice = int(starred[2] or 0)
        else:
            return None
    return Resources(dice, rerolls, nudges, special)


TERM = re.compile(
    r"(?P<measure>highest|lowest|second|middle|sum|run|matching|different)"
    r"|(?:(?P<times>\d+) )?per (?P<per>[1-6](?: [1-6])*)"
    r"|(?P<bonus>\d+) if (?P<all>[1-6](?: [1-6])*)"
    r"|(?P<one>\d+)"
)


def read_scoring(text: str) -> Scoring | None:
    """A scoring ability from its text, or None.

    >>> read_scoring("(sum - 5) / 3").divisor
    3
    """
    text = " ".join(text.split())
    by_set = re.fullmatch(r"largest set: (\d+(?: \d+)*)", text)
    if by_set:
        sets = tuple(int(runs) for runs in by_set[1].split())
        return Scoring((), 1, sets) if len(sets) < SET_SIZES else None
    divided = re.fullmatch(r"\((.+)\) / ([1-9])", text)
    inside, divisor = (divided[1], int(divided[2])) if divided else (text, 1)
    terms = []
    for sign, word in re.findall(r"(^|[+-] )(.*?)(?= [+-] |$)", inside):
        term = _read_term(word.strip(), -1 if sign.startswith("-") else 1)
        if term is None:
            return None
        terms.append(term)
    bonuses = sum(term.what == "if" for term in terms)
    return Scoring(tuple(terms), divisor) if terms and bonuses <= 2 else None


def _read_term(word: str, sign: int) -> Term | None:
    found = TERM.fullmatch(word)
    if not found:
        return None
    if found["measure"]:
        return Term(sign, Measure[found["measure"].upper()])
    if found["per"]:
        return Term(sign * int(found["times"] or 1), "per", _faces(found["per"]))
    if found["all"]:
        return Term(sign * int(found["bonus"]), "if", _faces(found["all"]))
    return Term(sign * int(found["one"]), "one")


def _faces(text: str) -> tuple[int, ...]:
    return tuple(int(face) for face in text.split())


def _understood(what: T | None, kind: str, card: str, text: str) -> T:
    """What was read, or a mistake that says where it is and what was expected instead."""
    if what is None:
        raise BadFile(f"error-stretch-{kind}", card=card, text=text)
    return what


def _within(card: str, name: str, value: int, low: int, high: int) -> int:
    if not low <= value <= high:
        raise BadFile("error-stretch-number", card=card, name=name, value=value, low=low, high=high)
    return value


def _read_player(card: CardFile) -> Player:
    if (card.batter is None) == (card.pitcher is None):
        raise BadFile("error-stretch-one-side", card=card.id)
    if card.pitcher:
        ability = _understood(
            Ability.__members__.get(card.pitcher.ability), "ability", card.id, card.pitcher.ability
        )
        if ability is Ability.NONE:
            raise BadFile("error-stretch-ability", card=card.id, text=card.pitcher.ability)
        stamina = _within(card.id, "stamina", card.pitcher.stamina, 1, 12)
        return Player(card.pitcher.name, True, card.pitcher.value, stamina=stamina, ability=ability)
    assert card.batter
    batter = card.batter
    resources = _understood(read_resources(batter.resources), "resources", card.id, batter.resources)
    _within(card.id, "lines", len(batter.lines), 1, LINES)
    lines = tuple(_understood(read_line(text), "line", card.id, text) for text in batter.lines)
    return Player(batter.name, False, batter.value, resources, lines)


def _read_team(card: CardFile, tier: int) -> Team | None:
    if (card.team is None) == (tier > 1):
        raise BadFile("error-stretch-team-missing" if tier > 1 else "error-stretch-team-extra", card=card.id)
    if card.team is None:
        return None
    team = card.team
    roll = _within(card.id, "roll", team.roll, 1, DICE)
    minimum = _within(card.id, "minimum", team.minimum, 1, roll)
    scoring = _understood(read_scoring(team.runs), "runs", card.id, team.runs)
    return Team(team.name, team.abbreviation, roll, minimum, scoring, team.runs)


def _read_tier(cards: list[CardFile], tier: int) -> Iterator[Card]:
    """The cards of a tier in the order of their slots: every slot filled once, none else."""
    wanted = [slot for slot in SLOTS if slot.startswith(f"T{tier}-")]
    by_id = {card.id: card for card in cards}
    for card in cards:
        if card.id not in wanted or by_id[card.id] is not card:
            raise BadFile("error-stretch-id", card=card.id, wanted=f"{wanted[0]} … {wanted[-1]}")
    for slot in wanted:
        if slot not in by_id:
            raise BadFile("error-stretch-missing", card=slot)
        player = _read_player(by_id[slot])
        if tier == 1 and player.pitcher != slot.startswith("T1-P"):
            raise BadFile("error-stretch-tier-1", card=slot)
        yield Card(slot, tier, player, _read_team(by_id[slot], tier))


def _read_file(path: Path, kind: type[T]) -> T:
    return read_toml(path, kind, "error-stretch-file")


def read_set(folder: Path) -> CardSet:
    """The card set in a folder; a mistake is reported with the card it is in and what was expected."""
    cards: list[Card] = []
    for tier in (1, 2, 3):
        cards += _read_tier(_read_file(folder / f"tier{tier}.toml", TierFile).card, tier)
    playoffs = _read_file(folder / "playoffs.toml", PlayoffsFile).card
    bans = {(int(card.series == "finals"), card.level): frozenset[str](card.bans) for card in playoffs}
    wanted = {(series, level) for series in (0, 1) for level in range(1, LEVELS + 1)}
    if set(bans) != wanted or len(playoffs) != len(wanted):
        raise BadFile("error-stretch-playoffs")
    return CardSet(tuple(cards), bans)


# --- Tables ----------------------------------------------------------------------------------------------------------

SETS = Sets(read_set)
"""The number of a set is in the tables, for its names."""


def set_of(t: Tables) -> CardSet:
    """The card set a match is played with."""
    return SETS[int(t.house.card_set)]


def card_of(t: Tables, card: int) -> Card:
    """A card by its number."""
    return set_of(t).cards[card]


def player_name(t: Tables, card: int) -> str:
    """A player's name, the same in every language."""
    return card_of(t, card).player.name


def team_name(t: Tables, card: int) -> str:
    """A team's name, the same in every language."""
    team = card_of(t, card).team
    return team.name if team else ""


def tables(folder: Path = STANDARD, **house: int) -> Tables:
    """The tables for a match with these cards and house rules; none means the rulings."""
    t = blank_tables(**house, card_set=SETS.number_of(folder))
    for number, card in enumerate(set_of(t).cards):
        _enter_player(t.players, number, card.player)
        if card.team:
            _enter_team(t.teams, number, card.team)
    for (series, level), bans in set_of(t).bans.items():
        t.playoffs["no_rerolls"][series, level] = "RR" in bans
        t.playoffs["no_nudges"][series, level] = "PM" in bans
    return t


def _enter_player(players: Any, number: int, player: Player) -> None:
    players.is_pitcher[number] = player.pitcher
    players.rating[number] = player.rating
    players.stamina[number] = player.stamina
    players.ability[number] = player.ability
    players.dice[number], players.rerolls[number], players.nudges[number], players.special[number] = (
        player.resources
    )
    players.lines[number] = len(player.lines)
    for place, line in enumerate(player.lines):
        players.test[number, place] = line.condition.test
        players.value[number, place] = line.condition.value
        players.at_least[number, place] = line.condition.at_least
        players.outcome[number, place] = line.outcome
        for face in line.condition.faces:
            players.needs[number, place, face - 1] += 1


def _enter_team(teams: Any, number: int, team: Team) -> None:
    teams.roll[number] = team.roll
    teams.minimum[number] = team.minimum
    teams.divisor[number] = team.scoring.divisor
    bonuses = 0
    for term in team.scoring.terms:
        if term.what == "one":
            teams.constant[number] += term.times
        elif term.what == "per":
            for face in term.faces:
                teams.per_face[number, face - 1] += term.times
        elif term.what == "if":
            teams.bonus[number, bonuses] = term.times
            teams.bonus_faces[number, bonuses] = sum(1 << face - 1 for face in set(term.faces))
            bonuses += 1
        else:
            teams.weight[number, term.what] += term.times
    sets = team.scoring.sets
    if sets:
        more = (sets[-1],) * (SET_SIZES - 1 - len(sets))
        teams.per_set[number, 1:] = (*sets, *more)
