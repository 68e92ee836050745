"""Teams: roster, line-up, deck, coaches and stadium; what makes them legal, completing them, and their tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, reduce
from operator import or_
from pathlib import Path
from typing import Any, NamedTuple

from rainout.core.options import OptionValue, number
from rainout.core.words import Message, message
from rainout.core.workshop import CannotComplete
from rainout.games.clutch.cards import COPIES, FOLDER, SETS, TextTables, enter_players, enter_texts, read_set
from rainout.games.clutch.printed import SECTIONS, Batters, CardSet, Duty, Legality, Player, Strategy, Team
from rainout.games.clutch.state import DECK, ROSTER, ROTATION, SKIES, Tables, blank_tables, put_all
from rainout.games.clutch.vocabulary import POSITION_SIGNS, UNIT_AT, Kind, Place, Position, Role, Unit
from rainout.games.clutch.worth import batter_runs, pitcher_runs

FIELD = tuple(Position(position) for position in range(Position.CA, Position.DH))
"""The eight positions in the field beside the pitcher's."""
NINE = (*FIELD, Position.DH)
STAFF = (Kind.BENCH_COACH, Kind.HITTING_COACH, Kind.PITCHING_COACH)
"""CB-2.3-1."""
LEGAL: frozenset[Legality] = frozenset({"legal"})
ANY_SET: frozenset[Legality] = frozenset({"legal", "rotated", "optional"})


class Fault(NamedTuple):
    """Something wrong with a team."""

    words: Message
    cards: tuple[str, ...] = ()
    """The cards it is about."""
    line: int | None = None
    """The line of the sheet, where it could not be read."""


class Format(NamedTuple):
    """CB-2.1: what a roster must be. Numbers are the fewest and the most."""

    name: str
    bench: tuple[int, int]
    rotation: tuple[int, int]
    bullpen: tuple[int, int]
    batters: int | None
    """All in line-up and bench together, where that is fixed."""
    size: int
    salary: int | None
    """The most, or None."""
    backup_catcher: bool = True
    sets: frozenset[Legality] = LEGAL
    """CB-6-1: which editions may be used."""
    units: tuple[int | None, int | None, int | None] = (None, None, None)
    """R-7: the most that Battery, Infield and Outfield may have; no limit unless a league sets one."""

    @property
    def usual_rotation(self) -> int:
        """How many start where nobody says otherwise: five, or as many as there may be."""
        return min(ROTATION, self.rotation[1])


FULL = Format("full", (4, 12), (5, 5), (0, 8), None, 26, 6000)
"""CB-2.1-1 to CB-2.1-9."""
TWENTY = Format("twenty", (2, 2), (4, 4), (5, 5), None, 20, 5000, backup_catcher=False)
"""CB-2.1-11, R-10."""
ALL_STAR = Format("all-star", (6, 6), (1, 15), (0, 14), 15, 30, None, False, ANY_SET)
"""CB-2.1-12, R-10: fifteen pitchers, starters or relievers as one likes, and somebody to start."""
PRESETS = {"standard": FULL, "twenty": TWENTY, "all-star": ALL_STAR}
"""The formats a table can agree on."""


AGREED = "agreed"
"""The preset whose numbers a table agrees on."""
UNITS = ("battery", "infield", "outfield")


def custom(
    bench: int,
    rotation: int,
    bullpen: int,
    salary: int | None = None,
    units: tuple[int | None, int | None, int | None] = (None, None, None),
) -> Format:
    """CB-2.1-10, R-7: whatever two managers agree on, for both alike."""
    size = len(NINE) + bench + rotation + bullpen
    alike = ((bench, bench), (rotation, rotation), (bullpen, bullpen))
    return Format(AGREED, *alike, None, size, salary, backup_catcher=False, units=units)


AGREEMENTS = (
    number("bench-size", 4, 0, 8, shown_when={"preset": AGREED}),
    number("rotation-size", 5, 1, 9, shown_when={"preset": AGREED}),
    number("bullpen-size", 8, 0, 12, shown_when={"preset": AGREED}),
    number("salary-cap", 6000, 0, 20000, shown_when={"preset": AGREED}),
    number("battery-cap", 0, 0, 15, shown_when={"preset": AGREED}),
    number("infield-cap", 0, 0, 24, shown_when={"preset": AGREED}),
    number("outfield-cap", 0, 0, 18, shown_when={"preset": AGREED}),
)
"""CB-2.1-10, R-7: what a table can agree on; a cap of 0 is none. Without agreement, the numbers of 26 players."""


def format_of(options: Mapping[str, OptionValue]) -> Format:
    """What rosters must be at a table: one of the presets, or the numbers agreed on."""
    preset = str(options["preset"])
    if preset != AGREED:
        return PRESETS[preset]
    bench, rotation, bullpen, salary, *units = (int(options[each.name]) for each in AGREEMENTS)
    battery, infield, outfield = (most or None for most in units)
    return custom(bench, rotation, bullpen, salary or None, (battery, infield, outfield))


# --- Ready teams -----------------------------------------------------------------------------------------------------


def ready_for(cards: CardSet, club: str, format: Format = FULL) -> Team:
    """A club's team in a format: as many of its own as there is room and salary for, the nine above all."""
    team = cards.clubs[club].ready
    fitting = team._replace(
        bench=team.bench[: format.bench[1]],
        rotation=team.rotation[: format.rotation[1]],
        bullpen=team.bullpen[: format.bullpen[1]],
    )
    kept = _within_caps(cards, fitting, format)
    while True:
        try:
            return complete(cards, kept, format, club)
        except CannotComplete as error:
            gloves = _capped_gloves(cards, kept, format)
            if error.message.key == "clutch-deck-nobody" and gloves:  # those who stay leave others no room
                kept = _without(kept, max(gloves, key=lambda id: gloves[id]))
                continue
            rest = (*kept.bench, *kept.rotation, *kept.section["bullpen"])
            if not rest:
                raise
            kept = _without(kept, max(rest, key=lambda id: cards.players[id].salary))


def _without(team: Team, id: str) -> Team:
    """A team without somebody."""
    return team._replace(
        lineup=tuple(each for each in team.lineup if each[0] != id),
        bench=tuple(each for each in team.bench if each != id),
        rotation=tuple(each for each in team.rotation if each != id),
        bullpen=tuple(each for each in team.bullpen if each[0] != id),
    )


def _capped_gloves(cards: CardSet, team: Team, format: Format) -> dict[str, int]:
    """R-7: those of the nine who play in a unit that has a cap, and their ratings."""
    capped = {
        at
        for most, positions in zip(format.units, UNIT_POSITIONS, strict=True)
        for at in positions
        if most is not None
    }
    return {id: cards.players[id].rating(at) for id, at in team.lineup if at in capped}


def _within_caps(cards: CardSet, team: Team, format: Format) -> Team:
    """R-7: a team without its best gloves, as far as a unit may not have so much."""
    while True:
        over = [
            unit
            for unit, most in enumerate(format.units)
            if most is not None and _unit(cards, team, unit) > most
        ]
        if not over:
            return team
        rated = {id: cards.players[id].rating(at) for id, at in team.lineup if at in UNIT_POSITIONS[over[0]]}
        arms = {id: cards.players[id].rating(Position.P) for id in team.rotation}
        if over[0] == BATTERY and arms and max(arms.values()) > min(arms.values()):
            rated = arms
        if not rated:
            return team
        team = _without(team, max(rated, key=lambda id: rated[id]))


def salary(cards: CardSet, ids: Iterable[str]) -> int:
    """CB-2.1-9: what cards cost together."""
    return sum(cards.players[id].salary for id in ids)


# --- What makes a team legal -----------------------------------------------------------------------------------------


def faults(cards: CardSet, team: Team, format: Format = FULL) -> list[Fault]:
    """Everything wrong with a team, in sentences; nothing when it is legal."""
    return [
        *roster_faults(cards, team, format),
        *lineup_faults(cards, team),
        *deck_faults(cards, team.deck, format.sets),
        *staff_faults(cards, team.coaches),
        *stadium_faults(cards, team.stadium),
    ]


def roster_faults(cards: CardSet, team: Team, format: Format = FULL) -> Iterator[Fault]:
    """CB-2.1: what is wrong with the Player cards."""
    known = team.roster
    if strangers := _strangers(known, cards.players):
        yield strangers
        return
    if format.size > ROSTER:
        yield Fault(message("clutch-deck-room", count=format.size, most=ROSTER))
        return
    yield from _size_faults(team, format)
    yield from _place_faults(cards, team)
    yield from _double_faults(cards, known)
    yield from _edition_faults(cards, known, format.sets)
    held = [
        position for _, position in team.lineup
    ]  # who has a place is counted there, as long as that is possible
    first = sorted(FIELD, key=lambda position: position not in held)
    missing = sorted(unfilled(cards, (*team.section["lineup"], *team.bench), first), key=FIELD.index)
    if missing:
        signs = ", ".join(POSITION_SIGNS[position] for position in missing)
        yield Fault(message("clutch-deck-positions", positions=signs))
    if _lacks_catcher(cards, team, format):
        yield Fault(message("clutch-deck-backup-catcher"))
    if team.rotation and not _can_start(cards, team):
        yield Fault(message("clutch-deck-no-starter"))
    cost = salary(cards, known)
    if format.salary is not None and cost > format.salary:
        over = cost - format.salary
        yield Fault(message("clutch-deck-salary", cost=cost, most=format.salary, over=over))
    yield from _unit_faults(cards, team, format)


def _strangers(ids: Iterable[str], known: Container[str]) -> Fault | None:
    """Cards that nobody knows, if there are any."""
    strangers = tuple(id for id in ids if id not in known)
    return Fault(message("clutch-deck-unknown", names=", ".join(strangers)), strangers) if strangers else None


def _size_faults(team: Team, format: Format) -> Iterator[Fault]:
    """CB-2.1-1, CB-2.1-4 to CB-2.1-7: how many are where."""
    limits = {"bench": format.bench, "rotation": format.rotation, "bullpen": format.bullpen}
    for section, (low, high) in limits.items():
        count = len(team.section[section])
        if not low <= count <= high:
            fixed = "yes" if low == high else "no"
            yield Fault(message(f"clutch-deck-{section}", count=count, low=low, high=high, fixed=fixed))
    if format.batters is not None and len(team.lineup) + len(team.bench) != format.batters:
        count = len(team.lineup) + len(team.bench)
        yield Fault(message("clutch-deck-batters", count=count, wanted=format.batters))
    if len(team.roster) != format.size:
        yield Fault(message("clutch-deck-size", count=len(team.roster), wanted=format.size))


def _lacks_catcher(cards: CardSet, team: Team, format: Format) -> bool:
    """CB-2.1-4: whether the bench needs a second catcher, and has none."""
    return format.backup_catcher and not any(cards.players[id].plays(Position.CA) for id in team.bench)


def _can_start(cards: CardSet, team: Team) -> bool:
    """R-10, R-30: a starter in the rotation, or an opener in the bullpen with a bulk pitcher to follow him."""
    if any(cards.players[id].has_role(Role.SP) for id in team.rotation):
        return True
    bullpen = team.section["bullpen"]
    bulk = [id for id in (*team.rotation, *bullpen) if cards.players[id].has_role(Role.BP)]
    return any(cards.players[id].has_role(Role.OP) and set(bulk) - {id} for id in bullpen)


def may_be(player: Player, section: str) -> bool:
    """CB-2.1-3 to CB-2.1-6, R-9: whether a card can have a place in a part of the roster."""
    if section == "rotation":
        return player.has_role(Role.SP, Role.BP)
    if section == "bullpen":
        return player.has_role(Role.RP, Role.OP)
    return player.batting is not None


def _place_faults(cards: CardSet, team: Team) -> Iterator[Fault]:
    for section, ids in team.section.items():
        wrong = [id for id in ids if not may_be(cards.players[id], section)]
        if wrong:
            key = section if section in ("rotation", "bullpen") else "batter"
            yield Fault(message(f"clutch-deck-no-{key}", names=_names(cards, wrong)), tuple(wrong))


def _double_faults(cards: CardSet, ids: Sequence[str]) -> Iterator[Fault]:
    """CB-2.1-8, R-11: no person twice."""
    counted = Counter(cards.players[id].person for id in ids)
    twice = tuple(dict.fromkeys(id for id in ids if counted[cards.players[id].person] > 1))
    if twice:
        yield Fault(message("clutch-deck-twice", names=_names(cards, twice)), twice)


def _edition_faults(cards: CardSet, ids: Iterable[str], sets: frozenset[Legality]) -> Iterator[Fault]:
    """CB-6-1: only editions that are allowed."""
    barred = tuple(id for id in ids if cards.players[id].edition.legality not in sets)
    if barred:
        yield Fault(message("clutch-deck-barred", names=_names(cards, barred)), barred)


def _unit_faults(cards: CardSet, team: Team, format: Format) -> Iterator[Fault]:
    """R-7: the most a unit may have, where a league has set it."""
    for unit, (name, most) in enumerate(zip(UNITS, format.units, strict=True)):
        rating = _unit(cards, team, unit)
        if most is not None and rating > most:
            yield Fault(message(f"clutch-deck-unit-{name}", rating=rating, most=most))


BATTERY = 0
UNIT_POSITIONS = tuple(
    tuple(position for position in FIELD if UNIT_AT[position] == unit)
    for unit in (Unit.BAT, Unit.IF, Unit.OF)
)
"""Who is in battery, infield and outfield, beside the pitcher."""


def _unit(cards: CardSet, team: Team, unit: int) -> int:
    """CB-3.3-3 to CB-3.3-5: what a unit of the starting nine has; the battery with the best arm of the rotation."""
    rating = sum(cards.players[id].rating(at) for id, at in team.lineup if at in UNIT_POSITIONS[unit])
    if unit != BATTERY:
        return rating
    return rating + max((cards.players[id].rating(Position.P) for id in team.rotation), default=0)


def _names(cards: CardSet, ids: Iterable[str]) -> str:
    return ", ".join(cards.players[id].name for id in ids)


def unfilled(cards: CardSet, ids: Sequence[str], positions: Sequence[Position] = FIELD) -> list[Position]:
    """CB-2.1-2: the positions for which no batter is left when all play where their cards say."""
    taken: dict[str, Position] = {}

    def seat(position: Position, tried: set[str]) -> bool:
        for id in ids:
            if id not in tried and cards.players[id].plays(position):
                tried.add(id)
                if id not in taken or seat(taken[id], tried):
                    taken[id] = position
                    return True
        return False

    return [position for position in positions if not seat(position, set())]


def lineup_faults(cards: CardSet, team: Team) -> Iterator[Fault]:
    """CB-3.2.E-1, R-9: what is wrong with the starting nine; playing out of position is allowed."""
    if len(team.lineup) != len(NINE):
        yield Fault(message("clutch-deck-nine", count=len(team.lineup), wanted=len(NINE)))
    counted = Counter(position for _, position in team.lineup)
    empty = [POSITION_SIGNS[position] for position in NINE if not counted[position]]
    crowded = [POSITION_SIGNS[position] for position, count in counted.items() if count > 1]
    if empty and len(team.lineup) >= len(NINE):
        yield Fault(message("clutch-deck-empty", positions=", ".join(empty)))
    if crowded:
        yield Fault(message("clutch-deck-crowded", positions=", ".join(crowded)))


def deck_faults(
    cards: CardSet, deck: Mapping[str, int], sets: frozenset[Legality] = LEGAL
) -> Iterator[Fault]:
    """CB-2.2: what is wrong with a Strategy deck."""
    if strangers := _strangers(deck, cards.strategies):
        yield strangers
        return
    count = sum(deck.values())
    if count != DECK:
        yield Fault(message("clutch-deck-cards", count=count, wanted=DECK))
    for title, (copies, most) in _copies(cards, deck).items():
        if copies > most:
            same = tuple(id for id in deck if cards.strategies[id].title == title)
            named = cards.strategies[same[0]].named()
            yield Fault(message("clutch-deck-copies", title=named, count=copies, most=most), same)
    barred = tuple(id for id in deck if cards.strategies[id].edition.legality not in sets)
    for id in barred:
        yield Fault(message("clutch-deck-barred-card", title=cards.strategies[id].named()), (id,))


def _copies(cards: CardSet, deck: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    """R-12: copies of each title and the most there may be: the lowest limit of all its cards in the deck."""
    found: dict[str, tuple[int, int]] = {}
    for id, count in deck.items():
        card = cards.strategies[id]
        copies, most = found.get(card.title, (0, COPIES[card.rarity]))
        found[card.title] = (copies + count, min(most, COPIES[card.rarity]))
    return found


def staff_faults(cards: CardSet, coaches: Sequence[str]) -> Iterator[Fault]:
    """CB-2.3-1: one coach of each kind."""
    if strangers := _strangers(coaches, cards.coaches):
        yield strangers
        return
    kinds = [cards.coaches[id].kind for id in coaches]
    if sorted(kinds) != sorted(STAFF):
        yield Fault(message("clutch-deck-staff"), tuple(coaches))


def stadium_faults(cards: CardSet, stadium: str) -> Iterator[Fault]:
    """CB-2.4-1: one stadium."""
    if stadium not in cards.stadiums:
        yield Fault(message("clutch-deck-stadium"), (stadium,) if stadium else ())


# --- Completing ------------------------------------------------------------------------------------------------------

GLOVE = {Position.SS: 3, Position.CF: 3, Position.CA: 3}
"""What a point of fielding is worth in a season, in runs; 2 elsewhere."""
SEASON = 650


def worth_at(player: Player, position: Position) -> float:
    """What a batter is worth in a season at a position, in runs."""
    assert player.batting
    bat = SEASON * batter_runs(player.batting)
    return bat if position is Position.DH else bat + GLOVE.get(position, 2) * player.rating(position)


def arm(player: Player) -> float:
    """What a pitcher saves in a plate appearance."""
    assert player.pitching
    return pitcher_runs(player.pitching)


def best_nine(
    cards: CardSet, ids: Sequence[str], fixed: Mapping[Position, str] | None = None
) -> dict[Position, str]:
    """Who plays where for the most runs; whoever is fixed stays. Exact: all ways are weighed."""
    fixed = fixed or {}
    free = [position for position in NINE if position not in fixed]
    pool = [id for id in ids if id not in fixed.values() and cards.players[id].batting]
    best: dict[int, tuple[float, tuple[tuple[Position, str], ...]]] = {0: (0.0, ())}
    for id in pool:
        more = dict(best)
        for filled, (worth, chosen) in best.items():
            for place, position in enumerate(free):
                if filled >> place & 1:
                    continue
                now = filled | 1 << place
                total = worth + worth_at(cards.players[id], position)
                if now not in more or total > more[now][0]:
                    more[now] = (total, (*chosen, (position, id)))
        best = more
    full = (1 << len(free)) - 1
    if full not in best:
        raise CannotComplete("clutch-deck-nine", count=len(fixed) + len(pool), wanted=len(NINE))
    return {**fixed, **dict(best[full][1])}


def batting_order(cards: CardSet, nine: Mapping[Position, str]) -> Batters:
    """An order to bat in: speed and On-Base first, the best third, power behind, the rest as good as they are."""
    left = {id: position for position, id in nine.items()}

    def runs(id: str) -> float:
        batting = cards.players[id].batting
        assert batting
        return batter_runs(batting)

    def legs(id: str) -> float:
        batting = cards.players[id].batting
        assert batting
        return batting.on_base + batting.br / 4

    best = max(left, key=runs)
    others = [id for id in left if id != best]
    order = [max(others, key=legs)]
    order.append(max((id for id in others if id not in order), key=lambda id: 100 * runs(id) + legs(id)))
    order += [best, *sorted((id for id in others if id not in order), key=runs, reverse=True)]
    return tuple((id, left[id]) for id in order)


def _in_their_order(given: Batters, suggested: Batters) -> Batters:
    """Whoever is new bats where suggested; those who were there share the other slots in the order they had."""
    if not set(given) <= set(suggested):
        return given  # two of them want one place: the checks will say so
    those = iter(given)
    return tuple(next(those) if each in given else each for each in suggested)


def duty_of(player: Player, place: int) -> Duty:
    """What a reliever is for, by his card and how good he is among the others."""
    assert player.pitching
    roles = player.pitching.roles
    if place == 0:
        return "closer"
    if Role.RP not in roles:
        return "opener"
    if Role.BP in roles:
        return "bulk"
    if roles[Role.RP] > 1:
        return "long"
    return "setup" if place < 3 else "middle"


class _Slot(NamedTuple):
    """A place in a roster that is still empty."""

    section: str
    position: Position | None
    """Which position the card must list, if any."""
    most: int | None = None
    """R-7: the highest rating there may be in this place, where units have a cap."""


def complete(cards: CardSet, team: Team, format: Format = FULL, club: str = "") -> Team:
    """A legal team with everything that is in ``team``: its own club's cards first, the best that the salary allows."""
    return complete_deck(cards, complete_roster(cards, team, format, club), format.sets, club)


def complete_roster(cards: CardSet, team: Team, format: Format = FULL, club: str = "") -> Team:
    """The roster and line-up filled up: cheap cards first, so that all places are filled, then better ones."""
    if format.size > ROSTER:
        raise CannotComplete("clutch-deck-room", count=format.size, most=ROSTER)
    slots = _capped(cards, team, format, _empty_slots(cards, team, format))
    kept = team.roster
    persons = {cards.players[id].person for id in kept}
    allowed = [
        player
        for player in cards.players.values()
        if player.edition.legality in format.sets and player.person not in persons
    ]
    chosen = _fill(
        slots, allowed, club, None if format.salary is None else format.salary - salary(cards, kept)
    )
    added: dict[str, list[str]] = {section: [] for section in SECTIONS}
    for slot, player in chosen:
        added[slot.section].append(player.id)
    fixed = {position: id for id, position in team.lineup}
    if any(format.units):  # then everybody plays where he was found to fit
        found = {
            slot.position or Position.DH: player.id for slot, player in chosen if slot.section == "lineup"
        }
        nine = {**fixed, **found}
    else:
        nine = best_nine(cards, [*fixed.values(), *added["lineup"]], fixed)
    lineup = _in_their_order(team.lineup, batting_order(cards, nine))
    rotation = (*team.rotation, *sorted(added["rotation"], key=lambda id: -arm(cards.players[id])))
    relievers = sorted(added["bullpen"], key=lambda id: -arm(cards.players[id]))
    start = len(team.bullpen)
    bullpen = tuple((id, duty_of(cards.players[id], start + place)) for place, id in enumerate(relievers))
    made = team._replace(
        lineup=lineup,
        bench=(*team.bench, *added["bench"]),
        rotation=rotation,
        bullpen=(*team.bullpen, *bullpen),
    )
    wrong = [*roster_faults(cards, made, format), *lineup_faults(cards, made)]
    if wrong:
        raise CannotComplete("clutch-deck-cannot", why=wrong[0].words)
    return made


def _empty_slots(cards: CardSet, team: Team, format: Format) -> list[_Slot]:
    """The places to be filled. Bench, rotation and bullpen are split as usual, unless more are there already.

    Where somebody starts out of position, the bench gets somebody who is at home there.
    """
    taken = {position for _, position in team.lineup}
    slots = [
        _Slot("lineup", None if position is Position.DH else position)
        for position in NINE
        if position not in taken
    ]
    rotation = format.usual_rotation
    if format.batters is not None:
        rotation = min(rotation, format.size - format.batters - len(team.bullpen))
    rotation = max(rotation, len(team.rotation), format.rotation[0])
    rest = format.size - len(NINE) - rotation
    bench = format.bench[0] if format.batters is None else format.batters - len(NINE)
    bench = max(len(team.bench), bench, rest - max(format.bullpen[1], 0))
    bench = min(bench, rest - len(team.bullpen))
    if bench < len(team.bench) or rest - bench < len(team.bullpen):
        here = {"bench": len(team.bench), "rotation": rotation, "bullpen": len(team.bullpen)}
        raise CannotComplete("clutch-deck-no-room", **here, size=format.size)
    uncovered = unfilled(cards, (*team.section["lineup"], *team.bench))
    wanted = [position for position in uncovered if position in taken]
    if _lacks_catcher(cards, team, format) and Position.CA not in wanted:
        wanted.insert(0, Position.CA)
    for place in range(bench - len(team.bench)):
        slots.append(_Slot("bench", wanted[place] if place < len(wanted) else None))
    slots += [_Slot("rotation", None)] * (rotation - len(team.rotation))
    slots += [_Slot("bullpen", None)] * (rest - bench - len(team.bullpen))
    return slots


def _capped(cards: CardSet, team: Team, format: Format, slots: Sequence[_Slot]) -> list[_Slot]:
    """R-7: the places with what their units have room for, shared evenly."""
    most: dict[Position, int] = {}
    for unit, cap in enumerate(format.units):
        free = [
            slot.position
            for slot in slots
            if slot.section == "lineup" and slot.position in UNIT_POSITIONS[unit]
        ]
        if cap is None:
            continue
        room = cap - _unit(cards, team, unit)
        if unit == BATTERY and any(slot.section == "rotation" for slot in slots):
            best = max((cards.players[id].rating(Position.P) for id in team.rotation), default=0)
            most[Position.P] = max(best, MODEST_ARM) if free else room + best
            room -= max(0, most[Position.P] - best)
        most |= {position: room // len(free) for position in free if position is not None}
    return [
        slot._replace(
            most=most.get(Position.P if slot.section == "rotation" else slot.position or Position.DH)
        )
        if slot.section in ("lineup", "rotation")
        else slot
        for slot in slots
    ]


MODEST_ARM = 1
"""What the rating of a starter may be where the battery has a cap and neither he nor the catcher is chosen yet."""


def _fits(player: Player, slot: _Slot) -> bool:
    if not may_be(player, slot.section):
        return False
    where = Position.P if slot.section == "rotation" else slot.position
    if slot.most is not None and where is not None and player.rating(where) > slot.most:
        return False
    if slot.section == "rotation":
        return player.has_role(Role.SP)
    if slot.section == "bullpen":
        return player.has_role(Role.RP)
    return slot.position is None or player.plays(slot.position)


def _fill(
    slots: Sequence[_Slot], allowed: Sequence[Player], club: str, cap: int | None
) -> list[tuple[_Slot, Player]]:
    """A card for each place: the cheapest first, then one place after the other better as far as the salary goes."""
    chosen: list[tuple[_Slot, Player]] = []
    used: set[str] = set()
    for slot in slots:
        able = [player for player in allowed if player.person not in used and _fits(player, slot)]
        if not able:
            raise CannotComplete("clutch-deck-nobody", section=message(f"clutch-section-{slot.section}"))
        pick = min(able, key=lambda player: (player.salary, player.club != club, player.id))
        chosen.append((slot, pick))
        used.add(pick.person)
    spent = sum(player.salary for _, player in chosen)
    if cap is not None and spent > cap:
        raise CannotComplete("clutch-deck-too-dear", over=spent - cap)
    share = None if cap is None else max(0, cap - spent)
    for place, (slot, player) in enumerate(chosen):
        # Each place gets an even part of what is left, so that the first do not take it all.
        room = None if share is None else share // (len(chosen) - place) * 2
        better = [
            other
            for other in allowed
            if other.person not in used
            and _fits(other, slot)
            and other.salary > player.salary
            and (room is None or share is None or other.salary - player.salary <= min(room, share))
        ]
        if better:
            pick = max(better, key=lambda other: (other.club == club, other.salary, other.id))
            used.remove(player.person)
            used.add(pick.person)
            chosen[place] = (slot, pick)
            share = None if share is None else share - (pick.salary - player.salary)
    return chosen


def complete_deck(cards: CardSet, team: Team, sets: frozenset[Legality] = LEGAL, club: str = "") -> Team:
    """The deck filled up to fifty from a ready deck and then from all cards; a staff and a stadium where they miss."""
    deck = dict(team.deck)
    wrong = [fault for fault in deck_faults(cards, deck, sets) if fault.cards]
    if wrong or sum(deck.values()) > DECK:
        why = wrong[0].words if wrong else message("clutch-deck-cards", count=sum(deck.values()), wanted=DECK)
        raise CannotComplete("clutch-deck-cannot", why=why)
    plan = cards.clubs[club].ready.deck if club else next(iter(cards.decks.values()), {})
    for id in (*(id for id, count in plan.items() for _ in range(count)), *_round_robin(cards)):
        if sum(deck.values()) == DECK:
            break
        card = cards.strategies[id]
        more = {**deck, id: deck.get(id, 0) + 1}
        copies, most = _copies(cards, more)[card.title]
        if copies <= most and card.edition.legality in sets:
            deck = more
    kinds = {cards.coaches[id].kind for id in team.coaches if id in cards.coaches}
    coaches = list(team.coaches)
    for kind in STAFF:
        if kind not in kinds:
            coaches += [id for id, coach in cards.coaches.items() if coach.kind is kind][:1]
    home = cards.clubs[club].stadium if club else next(iter(cards.stadiums))
    made = team._replace(deck=deck, coaches=tuple(coaches), stadium=team.stadium or home)
    for fault in (*deck_faults(cards, made.deck, sets), *staff_faults(cards, made.coaches)):
        raise CannotComplete("clutch-deck-cannot", why=fault.words)
    return made


def _round_robin(cards: CardSet) -> Iterator[str]:
    """Every card once, then once more, as often as the rarest may be."""

    def rank(card: Strategy) -> int:
        return int(card.rarity)

    for _ in range(max(COPIES.values())):
        yield from (card.id for card in sorted(cards.strategies.values(), key=rank))


# --- The tables of a match -------------------------------------------------------------------------------------------


def tables(teams: Sequence[Team], folder: Path = FOLDER, **house: int) -> Tables:
    """The tables for a match of two teams under these house rules; only texts that can be played are in them."""
    printed = printed_texts(folder)
    t = _blank(**house).copy()
    t["set"] = SETS.number_of(folder)
    nine, order, rotation, decks, staff = (t[name] for name in ("nine", "order", "rotation", "deck", "staff"))
    rows: dict[int, int] = {}

    def row(printed_row: int) -> int:
        return rows.setdefault(printed_row, len(rows))

    for seat, team in enumerate(teams):
        roster = {id: Place[section.upper()] for section, ids in team.section.items() for id in ids}
        places = {id: place for place, id in enumerate(roster)}
        put_all(t.players, seat * ROSTER, _players(folder, tuple(roster.items())))
        t.team_size[seat] = len(roster)
        for id, position in team.lineup:
            nine[seat, position] = places[id]
        order[seat] = [position for _, position in team.lineup]
        starters = [places[id] for id in team.rotation][:ROTATION]
        rotation[seat, : len(starters)] = starters
        deck = [row(printed.strategy[id]) for id, count in team.deck.items() for _ in range(count)]
        decks[seat, : len(deck)], t.deck_size[seat] = deck, len(deck)
        coaches = [row(printed.coach[id]) for id in team.coaches]
        staff[seat, : len(coaches)] = coaches
        windows = (int(printed.texts.windows[printed.coach[id]]) for id in team.coaches)
        t.staff_windows[seat] = reduce(or_, windows, 0)
        t.parks[seat] = [row(text) for text in printed.stadium[team.stadium]]
    skies = [row(text) for text in printed.weather.values()][:SKIES] if house.get("weather") else []
    t.skies[: len(skies)], t["sky_count"] = skies, len(skies)
    put_all(t.texts, 0, printed.texts[list(rows)])
    return t


@cache
def _blank(**house: int) -> Tables:
    """Tables without cards, to be copied."""
    return blank_tables(**house)


@lru_cache(maxsize=128)
def _players(folder: Path, roster: tuple[tuple[str, Place], ...]) -> Any:
    """A roster as the rules read it."""
    return enter_players(read_set(folder), dict(roster))


@cache
def printed_texts(folder: Path) -> TextTables:
    """All texts of a folder as the rules read them."""
    return enter_texts(read_set(folder))
