"""Positions of 7th Inning Stretch written by hand, and read back in the same names.

A position stands in the middle of a game, unless ``stage`` and ``phase`` say otherwise. Cards go by their IDs.

``roster``
    a list of cards, in a duel one for each Coach; without it, the first Tier 1 pitcher and nine batters (in a duel
    eight each, and one of Tier 2).
``lineup``, ``disc``, ``pitcher``, ``dugout``
    who bats where (the first nine batters), the position at bat (1), who pitches (the first pitcher), who is out of the
    game; of a season, or a list for each Coach of a duel.
``exhaustion``
    tokens by pitcher, such as ``{"T1-P1" = 2}``.
``opponent``, ``home``
    the team faced and whether the player is Home; in a duel, the seat that is (from 1).
``inning``, ``half``, ``runs``, ``outs``, ``bases``
    the game: ``half`` is ``top`` or ``bottom``, ``runs`` by seat (the opposing team second), ``bases`` a list of the
    runners from 1st to 3rd with ``""`` for nobody, or as in ``"X-X"``: then those who batted last stand there.
``dice``, ``rerolls``, ``nudges``
    the Pool before the Current Batter brings anything; with ``gathered = true`` as it is, and nothing more is brought.
``stars``, ``earned``, ``game``, ``veteran``
    the season so far.
``schedule``, ``semifinals``, ``finals``, ``levels``, ``green``, ``series``
    opponents: Schedules by their teams from the top, ``series`` as wins and losses of the two.
``tier2``, ``tier3``
    the cards still in the supplies, the first turned up on top; without them, all that is not elsewhere.
``stage``, ``phase``
    ``phase = "sign"`` in ``"spring"`` or ``"deadline"`` drafts a pair, ``"opponent"`` chooses one, ``"selection"``
    selects players, ``"half"`` begins the half, ``"after-game"`` ends the game with the runs given, ``"spend"``
    spends ★, ``"trade"`` ends the draft of a duel.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from rainout.core.errors import BadFile
from rainout.core.terms import spelt
from rainout.diamond.scenario import by_seat, diamond_facts, numbers, place_runners, runners
from rainout.diamond.table import bat_seat, team_of
from rainout.diamond.waiting import wait_for
from rainout.games.stretch.cards import SLOTS
from rainout.games.stretch.rules.play import follow_up
from rainout.games.stretch.rules.table import batter, free_dice, on_bench
from rainout.games.stretch.state import (
    CARDS,
    FIRST_INNING,
    FIRST_OF,
    NO_CARD,
    OPPONENT,
    POSITIONS,
    SEATS,
    Due,
    Phase,
    Pile,
    Purpose,
    Result,
    Role,
    Stage,
    Stat,
    Tables,
    roster_of,
)

DEFAULT_TEAM = "T2-14"
STARTS = (
    *("sign", "after-game", "opponent", "playoffs", "spend"),
    *("half", "selection", "plate", "start", "trade"),
)
FACTS = (
    *("game", "stars", "earned", "wins", "losses", "veteran", "rests", "head_start"),
    *("at_bat", "half_runs", "home", "to_roll", "schedule_size"),
)
"""What is read back as it is in the record."""
STAGES = {spelt(stage): stage for stage in Stage}


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """A position as it is written."""

    roster: list[str | list[str]] | None = None
    lineup: list[str | list[str]] | None = None
    disc: list[int] | int | None = None
    pitcher: list[str] | str | None = None
    dugout: list[str] = []
    exhaustion: dict[str, int] = {}
    opponent: str | None = None
    home: bool | int = True
    inning: int | None = None
    half: str | None = None
    runs: tuple[int, int] = (0, 0)
    outs: int = 0
    bases: list[str] | str = "---"
    dice: int = 0
    rerolls: int = 0
    nudges: int = 0
    gathered: bool = False
    stars: int = 0
    earned: int | None = None
    game: int = 1
    schedule: list[str] = []
    semifinals: list[str] = []
    finals: list[str] = []
    levels: tuple[int, int] = (3, 3)
    green: tuple[bool, bool] = (False, False)
    series: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0))
    veteran: int | None = None
    tier2: list[str] | None = None
    tier3: list[str] | None = None
    stage: str | None = None
    phase: str = "plate"


def place(t: Tables, g: Any, given: Mapping[str, Any]) -> None:
    """Set up the position that is given; what then follows by itself follows."""
    if not given:
        return
    try:
        position = msgspec.convert(dict(given), Given)
    except msgspec.ValidationError as error:
        raise BadFile("error-stretch-given", why=str(error)) from error
    if position.phase not in STARTS:
        raise BadFile("error-stretch-phase", phase=position.phase, known=", ".join(STARTS))
    _Placing(t, g, position).place()


class _Placing:
    """Lays out one position."""

    def __init__(self, t: Tables, g: Any, given: Given) -> None:
        self.t, self.g, self.given = t, g, given
        self.duel = bool(t.house.duel)
        self.seats = SEATS if self.duel else 1

    def place(self) -> None:
        g, given = self.g, self.given
        g.stage = self._stage()
        self._rosters()
        self._season()
        self._piles()
        if given.phase in ("sign", "opponent", "spend", "trade"):
            self._between_games()
        else:
            self._game()
        follow_up(self.t, g)

    def _stage(self) -> int:
        named = self.given.stage or ("duel" if self.duel else "first-half")
        if named not in STAGES:
            raise BadFile("error-stretch-phase", phase=named, known=", ".join(STAGES))
        return int(STAGES[named])

    def _card(self, name: str) -> int:
        if name not in SLOTS:
            raise BadFile("error-stretch-no-card", card=name)
        return SLOTS.index(name)

    def _cards(self, names: Sequence[str]) -> list[int]:
        return [self._card(name) for name in names]

    def _each(self, value: Any, seat: int) -> Any:
        """What is given for a seat: in a duel a list has a part for each."""
        return value[seat] if self.duel and value is not None else value

    def _rosters(self) -> None:
        g, t = self.g, self.t
        g.role[:] = Role.AWAY
        for seat in range(self.seats):
            named = self.given.roster
            if named is None:
                cards = self._usual_roster(seat)
            else:
                nested = bool(named) and isinstance(named[0], list)
                cards = self._cards(named[seat] if nested else named)  # type: ignore[arg-type]
            g.roster[seat, : len(cards)] = cards
            g.roster_size[seat] = len(cards)
            g.role[cards] = Role.BENCH
        for name, tokens in self.given.exhaustion.items():
            card = self._card(name)
            if not t.players.is_pitcher[card]:
                raise BadFile("error-stretch-no-pitcher", card=name)
            g.exhaustion[card] = tokens

    def _usual_roster(self, seat: int) -> list[int]:
        if not self.duel:
            return [0, *range(FIRST_OF[1], FIRST_OF[1] + POSITIONS)]
        batters = range(FIRST_OF[1] + 8 * seat, FIRST_OF[1] + 8 * seat + 8)
        return [seat, *batters, FIRST_OF[2] + 4 + 3 * seat]

    def _season(self) -> None:
        g, given = self.g, self.given
        g.stars = given.stars
        g.earned = given.stars if given.earned is None else given.earned
        g.points[0] = g.earned
        g.game = given.game - 1
        if given.veteran is not None:
            g.veteran = given.veteran
        g.schedule[: len(given.schedule)] = self._cards(given.schedule)
        g.schedule_size = len(given.schedule)
        for series, teams in enumerate((given.semifinals, given.finals)):
            g.series[series, : len(teams)] = self._cards(teams)
            g.series_size[series] = len(teams)
            g.level[series] = given.levels[series]
            g.green[series] = given.green[series]
            g.series_wins[series], g.series_losses[series] = given.series[series]
        g.home = g.home if self.duel else -1

    def _piles(self) -> None:
        """The supplies: what is named, the first on top, or all cards that are nowhere else."""
        g, given = self.g, self.given
        gone = {int(card) for card in range(CARDS) if g.role[card] != Role.AWAY}
        gone |= set(self._cards((*given.schedule, *given.semifinals, *given.finals)))
        if not self.duel:
            gone.add(self._card(given.opponent or DEFAULT_TEAM))
        for pile, listed in ((Pile.TIER_2, given.tier2), (Pile.TIER_3, given.tier3)):
            first, last = FIRST_OF[pile], FIRST_OF[pile] + 14
            cards = (
                [card for card in range(first, last) if card not in gone]
                if listed is None
                else self._cards(listed)
            )
            top, rest = (NO_CARD, cards) if self.duel else (cards[0], cards[1:])
            g.top[pile] = top
            g.supply[pile, : len(rest)] = rest
            g.supply_size[pile] = len(rest)
        g.supply_size[Pile.PITCHERS] = g.supply_size[Pile.BATTERS] = 0
        g.top[Pile.PITCHERS] = g.top[Pile.BATTERS] = NO_CARD

    def _between_games(self) -> None:
        g, given = self.g, self.given
        if given.phase == "sign":
            g.due = Due.DRAFT_PAIR
        elif given.phase == "opponent":
            g.game = given.game - 1
            g.due = Due.NEXT_GAME
        elif given.phase == "trade":
            g.stage, g.drafted, g.dealing = Stage.DRAFT, 3, 0
            g.due = Due.TRADES
        else:
            g.stage = Stage.RECOVERY
            g.due = Due.SPEND

    def _game(self) -> None:
        g, given = self.g, self.given
        g.game = given.game
        g.opponent = NO_CARD if self.duel else self._card(given.opponent or DEFAULT_TEAM)
        g.home = int(given.home) - 1 if self.duel else (0 if given.home else OPPONENT)
        if self.duel and given.home is True:
            g.home = 1
        g.inning = given.inning or (1 if self.duel else FIRST_INNING)
        if given.half is None and not self.duel:  # the half in which the player bats
            g.inning = given.inning or (FIRST_INNING if g.home == 0 else FIRST_INNING + 1)
            g.batting = int(g.home == 0)
        else:
            g.batting = int(given.half == "bottom")
        for seat in range(2):
            g.runs[team_of(g, seat)] = given.runs[seat]
        if given.phase == "selection":
            g.due = Due.SELECTION
            return
        self._line_ups()
        g.revealed = 1
        if given.phase == "half":  # after the one before it
            g.inning -= 1 - g.batting
            g.batting = 1 - g.batting
            g.due = Due.NEXT_HALF
        elif given.phase == "after-game":
            g.half_runs = 0
            g.due = Due.END_GAME
        else:
            self._at_bat()

    def _line_ups(self) -> None:
        g, t, given = self.g, self.t, self.given
        for card in self._cards(given.dugout):
            g.role[card] = Role.DUGOUT
        for seat in range(self.seats):
            batters, pitchers = (
                [card for card in roster_of(g, seat) if on_bench(t, g, card, pitcher)] for pitcher in (0, 1)
            )
            lineup = self._each(given.lineup, seat)
            chosen = self._cards(lineup) if lineup else batters[:POSITIONS]
            if len(chosen) != POSITIONS or not set(chosen) <= set(batters):
                raise BadFile("error-stretch-lineup")
            g.lineup[seat] = g.last_lineup[seat] = chosen
            g.lined_up[seat] = 1 + max(g.roster[seat].tolist().index(card) for card in chosen)
            g.lineup_size[seat] = POSITIONS
            g.role[chosen] = Role.LINEUP
            disc = self._each(given.disc, seat)
            g.disc[seat] = 0 if disc is None else disc - 1
            pitcher = self._each(given.pitcher, seat)
            g.pitcher[seat] = self._card(pitcher) if pitcher else pitchers[0]
            g.role[g.pitcher[seat]] = Role.MOUND

    def _at_bat(self) -> None:
        g, given = self.g, self.given
        g.at_bat = bat_seat(g)
        if not self.duel and g.at_bat == OPPONENT:
            g.due = Due.CHANGE
            return
        g.outs = given.outs
        self._runners()
        g.dice_pool, g.rerolls, g.nudges = given.dice, given.rerolls, given.nudges
        g.due = Due.TURN
        if given.gathered:
            g.turns += 1
            wait_for(g, Phase.PLATE, g.at_bat)

    def _runners(self) -> None:
        """Runners by their IDs, or marks for batters who bat as far from the plate as can be."""
        g, bases = self.g, self.given.bases
        seat, disc = int(g.at_bat), int(g.disc[g.at_bat])
        place_runners(g, bases, self._card, lambda ago: g.lineup[seat, (disc - ago) % POSITIONS])


# --- Facts -----------------------------------------------------------------------------------------------------------


def facts(t: Tables, g: Any) -> dict[str, Any]:
    """The position in names a rule test would use."""
    seats = SEATS if t.house.duel else 1
    return {
        "phase": spelt(Phase(g.phase)),
        "stage": spelt(Stage(g.stage)),
        **diamond_facts(g),
        "result": spelt(Result(g.result)),
        "runners": runners(g, SLOTS.__getitem__),
        "batter": SLOTS[batter(g)] if g.disc[g.at_bat] >= 0 else "",
        "disc": _by_seat([int(g.disc[seat]) + 1 for seat in range(seats)]),
        "runs": by_seat(g, g.runs),
        "hits": by_seat(g, g.hits),
        "opponent": _id(g.opponent),
        "pool": [int(g.dice_pool), int(g.rerolls), int(g.nudges)],
        "supply_dice": int(free_dice(t, g)),
        "gained": g.gained.tolist(),
        "roll": g.dice[: g.rolled].tolist(),
        "purpose": spelt(Purpose(g.purpose)),
        "lineup": _by_seat([_ids(g.lineup[seat][: g.lineup_size[seat]]) for seat in range(seats)]),
        "pitcher": _by_seat([_id(g.pitcher[seat]) for seat in range(seats)]),
        "roster": _by_seat([_ids(roster_of(g, seat)) for seat in range(seats)]),
        "roster_size": _by_seat([int(g.roster_size[seat]) for seat in range(seats)]),
        "bench": _by_seat([_with_role(g, seat, Role.BENCH) for seat in range(seats)]),
        "dugout": _by_seat([_with_role(g, seat, Role.DUGOUT) for seat in range(seats)]),
        "exhaustion": {SLOTS[card]: int(n) for card, n in enumerate(g.exhaustion) if n},
        "offered": sorted(_ids(g.offered[: g.offered_size])),
        "schedule": _ids(g.schedule[: g.schedule_size]),
        "semifinals": _ids(g.series[0][: g.series_size[0]]),
        "finals": _ids(g.series[1][: g.series_size[1]]),
        "levels": g.level.tolist(),
        "green": [bool(side) for side in g.green],
        "series": [[int(g.series_wins[s]), int(g.series_losses[s])] for s in range(2)],
        "top2": _id(g.top[Pile.TIER_2]),
        "top3": _id(g.top[Pile.TIER_3]),
        "supply2": int(g.supply_size[Pile.TIER_2]) + int(g.top[Pile.TIER_2] != NO_CARD),
        "supply3": int(g.supply_size[Pile.TIER_3]) + int(g.top[Pile.TIER_3] != NO_CARD),
        "hands": [sorted(_ids(g.hand[seat][: g.hand_size[seat]])) for seat in range(seats)],
        "totals": {
            SLOTS[card]: {spelt(stat): int(row[stat]) for stat in Stat if row[stat]}
            for card, row in enumerate(g.totals)
            if row.any()
        },
        "games": [
            [_id(g.faced[n]), "home" if g.was_home[n] else "away", *g.scores[n].tolist()]
            for n in range(max(0, int(g.game)))
            if g.faced[n] != NO_CARD
        ],
        **numbers(g, *FACTS),
        "left_on_base": by_seat(g, g.left_on_base),
    }


def _by_seat(values: list[Any]) -> Any:
    """Of a season, the one; of a duel, one for each Coach."""
    return values if len(values) > 1 else values[0]


def _id(card: int) -> str:
    return "" if card == NO_CARD else SLOTS[card]


def _ids(cards: Any) -> list[str]:
    return [_id(int(card)) for card in cards]


def _with_role(g: Any, seat: int, role: Role) -> list[str]:
    return sorted(_id(card) for card in roster_of(g, seat) if g.role[card] == role)
