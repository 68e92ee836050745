"""What is seen of SportsClix: both teams with their dials, the field, the at-bat; a chosen die only by who chose it."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Annotated, Any, Literal

import msgspec

from rainout.core.sight import section
from rainout.core.terms import names_of, spelt
from rainout.diamond.state import BASES, NO_RUNNER
from rainout.diamond.waiting import NOTHING
from rainout.games.clix.actions import BASE_SIGNS, DEPTHS, bases_of, face_sign, player_target
from rainout.games.clix.figures import (
    INTANGIBLES,
    PITCH_SIGNS,
    POSITION_SIGNS,
    RESULT_SIGNS,
    STEP_NAMES,
    SWING_SIGNS,
    Figure,
    figure_of,
    set_of,
)
from rainout.games.clix.rules.at_bat import result_at
from rainout.games.clix.rules.fielding import doubles_of
from rainout.games.clix.rules.table import at, plays_out_of_position
from rainout.games.clix.state import (
    BATTER_CONTROL,
    FACES,
    FIELDED,
    NOBODY_THERE,
    PITCHER_CONTROL,
    ROSTER,
    SEATS,
    SLOTS,
    STEPS,
    SYMBOLS,
    UNKNOWN,
    ZONES,
    Attempt,
    Depth,
    Die,
    Level,
    Need,
    Phase,
    Position,
    Result,
    Roll,
    Strength,
    Tables,
)

NEWS = (7, 6, 7, 6)
"""SC-PRE-LVL-2: how many lines tell what is new at each level."""
INTANGIBLE_IDS = {number: name for name, number in INTANGIBLES.items()}
PhaseName = Annotated[str, names_of(Phase)]
RollName = Annotated[str, names_of(Roll)]
PartName = Annotated[str, names_of(Strength, Need)]
AttemptName = Annotated[str, names_of(Attempt)]
DieName = Annotated[str, names_of(Die)]
FenceName = Literal["green", "yellow", "red"]

CHOOSING_DICE = (Phase.SWING, Phase.PITCH, Phase.LATE_PITCH)
PITCHERS_DICE, BATTERS_DICE = (Die.RED, Die.WHITE), (Die.BLACK, Die.BLUE)
REACHES = (
    Result.W, Result.SINGLE, Result.SINGLE_BIG, Result.DOUBLE, Result.DOUBLE_BIG, Result.TRIPLE, Result.HR
)  # fmt: skip
COMES_TO = ("reaches", "fails", "open", "batter_controls", "pitcher_controls")


class FigurePrint(msgspec.Struct, frozen=True):
    """What is printed on a figure, its base and its dial."""

    number: int
    name: str
    club: str
    printed: str
    hand: str
    """Stance L, R or S; of pitchers the throwing arm."""
    pitcher: bool
    speed: int
    defense: int | None
    endurance: int | None
    points: int
    spray: tuple[int, ...]
    """The zone of each face of the green die."""
    marker: str
    dial: tuple[str, ...]
    """The results of each dial position from R6 to B4."""
    intangibles: tuple[str, ...]
    """The intangible of each of those positions, ``""`` for none."""


class FigureView(FigurePrint, frozen=True):
    """A player of a team: his figure, and his dial as it stands."""

    target: str
    """What choices call him: ``player-1.3`` is the third of the first manager's team."""
    place: int
    """His number in the team, from 1."""
    step: str
    """The dial position that shows now, such as ``R3``."""
    results: tuple[str, ...]
    """What it shows, a result for each column of his kind."""
    intangible: str | None
    position: str | None
    """Where he plays now; None on the bench or out of the game."""
    slot: int | None
    """His batting slot, from 1."""
    gone: bool
    pinch: bool
    innings: int
    allowed: int


class TeamView(msgspec.Struct, frozen=True):
    """One manager's team."""

    seat: int
    target: str
    home: bool
    players: tuple[FigureView, ...]
    lineup: tuple[str | None, ...]
    """Targets of the players in slots 1 to 9."""
    up: int
    """The slot that bats, or bats next, from 1."""
    runs: int
    hits: int
    errors: int
    line: tuple[int | None, ...]
    """Runs by inning; None for a half that was not begun."""


class FielderView(msgspec.Struct, frozen=True):
    """A player in the field."""

    position: str
    player: str
    zone: int
    """1 to 6; 0 for pitcher and catcher."""
    out_of_position: bool
    shifted: bool
    """Moved away from where his position stands, before this at-bat."""


class DieView(msgspec.Struct, frozen=True):
    """A die on the table."""

    die: DieName
    face: str
    """A symbol or a number."""


class RolledView(msgspec.Struct, frozen=True):
    """A die that was rolled for something by itself."""

    roll: RollName
    die: DieName
    face: str


class PartView(msgspec.Struct, frozen=True):
    """A number in the sum of an attempt, with its name."""

    name: PartName
    amount: int


class AttemptView(msgspec.Struct, frozen=True):
    """A fielding or throwing attempt."""

    what: AttemptName
    player: str
    strength: int
    need: int
    """Two dice and strength must come to more than this."""
    faces: tuple[int, ...]
    """The dice that have come to rest, two in all."""
    total: int | None
    """Both dice and strength."""
    made: bool | None
    """Whether it succeeded, once that is known."""
    doubles: int
    """The pips of doubles that mean something, or 0."""
    base: str | None
    against: str | None
    """The runner, or the batter, a throw is meant for."""
    strength_parts: tuple[PartView, ...]
    """What adds up to ``strength``, name by name."""
    need_parts: tuple[PartView, ...]
    """What adds up to ``need``."""


class PairingView(msgspec.Struct, frozen=True):
    """What a pitcher's die and a batter's come to on both dials as they are: of 36 ways they may fall, so many."""

    pitch: str
    swing: str
    reaches: int
    """A walk or a hit."""
    fails: int
    """A strikeout, a ground ball or a fly ball."""
    open: int
    """A result that the fielders, the fence or another die decide."""
    batter_controls: int
    pitcher_controls: int


class ClixView(msgspec.Struct, frozen=True):
    """The table as one seat, or a spectator, may see it."""

    phase: PhaseName
    level: Annotated[str, names_of(Level)]
    news: int
    """How many lines tell what is new at this level: words ``clix-news-<level>``, then ``clix-news-<level>-1`` on."""
    turns: int
    you: int | None
    actor: int | None
    home: int | None
    home_faces: tuple[int | None, ...]
    """The green die each manager rolled for home."""
    dh: bool
    at_bat: int | None
    """The seat whose team bats."""
    inning: int
    half: Literal["top", "bottom"]
    outs: int
    teams: tuple[TeamView, ...]
    bases: tuple[str | None, ...]
    batter: str | None
    pitcher: str | None
    pairings: tuple[PairingView, ...]
    """While dice are chosen: what each pitcher's die comes to with each batter's."""
    bats: tuple[str, ...]
    """What the batter's dial gives in ``batter_columns``; all pitchers bat from the same."""
    fielders: tuple[FielderView, ...]
    fences: tuple[FenceName, ...]
    """The fences of zones 1 to 6."""
    arranging: int | None
    """Whose line-up is being settled, and how far."""
    arranged: int
    batter_columns: tuple[str, ...]
    pitcher_columns: tuple[str, ...]
    chosen: tuple[DieName | None, ...]
    """The die each manager has chosen; of the other's, None until it is shown."""
    has_chosen: tuple[bool, ...]
    bunting: bool
    shut_down: bool
    dice: tuple[DieView, ...]
    rolling: RollName | None
    die: DieName | None
    """The die that is due."""
    result: str | None
    ball: int | None
    """The zone the ball goes to."""
    control: str | None
    going: tuple[int, ...]
    """Bases (1 to 3) of the runners who go."""
    forced: tuple[int, ...]
    fielding: str | None
    """The player who has the ball, or goes for it."""
    extra: RolledView | None
    """A die rolled besides those that are read on a dial, until something else begins."""
    attempt: AttemptView | None
    """The attempt under way, or the last one until something else begins."""
    picks: tuple[str, ...]
    """Who may take the click that is due."""
    pick_gains: bool
    removing: str | None
    winner: int | None


def _target(player: int) -> str | None:
    return None if player == NOBODY_THERE else player_target(player)


def figure_print(figure: Figure, club: str) -> dict[str, Any]:
    """What is printed on a figure, by the names of :class:`FigurePrint`."""
    same = ("number", "name", "printed", "speed", "points", "spray")
    return {
        **{name: getattr(figure, name) for name in same},
        "club": club,
        "hand": figure.hand.name,
        "pitcher": figure.is_pitcher,
        "defense": None if figure.is_pitcher else figure.defense,
        "endurance": figure.endurance if figure.is_pitcher else None,
        "marker": STEP_NAMES[figure.marker],
        "dial": tuple(" ".join(RESULT_SIGNS[result] for result in step.results) for step in figure.dial),
        "intangibles": tuple(INTANGIBLE_IDS.get(step.intangible, "") for step in figure.dial),
    }


@section
def figure_view(t: Tables, g: Any, player: int) -> FigureView:
    """A player as everybody sees him."""
    figure = figure_of(t, player)
    step = int(g.dial[player])
    shown = figure.dial[min(step, STEPS - 1)]
    championship = t.house.level >= Level.CHAMPIONSHIP
    slots = [slot for slot in range(SLOTS) if g.lineup[player // ROSTER, slot] == player]
    return FigureView(
        **figure_print(figure, figure.club),
        target=player_target(player),
        place=player % ROSTER + 1,
        step=STEP_NAMES[step],
        results=tuple(RESULT_SIGNS[result] for result in shown.results),
        intangible=INTANGIBLE_IDS.get(shown.intangible) if championship else None,
        position=None if g.spot[player] == NOBODY_THERE else POSITION_SIGNS[g.spot[player]],
        slot=slots[0] + 1 if slots else None,
        gone=bool(g.gone[player]),
        pinch=bool(g.pinch[player]),
        innings=int(g.innings[player]),
        allowed=int(g.allowed[player]),
    )


@section
def _team(t: Tables, g: Any, seat: int) -> TeamView:
    side = 1 if g.home == seat else 0
    return TeamView(
        seat=seat,
        target=f"seat-{seat + 1}",
        home=bool(g.home == seat),
        players=tuple(figure_view(t, g, seat * ROSTER + place) for place in range(t.team_size[seat])),
        lineup=tuple(_target(int(player)) for player in g.lineup[seat]),
        up=int(g.slot[seat]) + 1,
        runs=int(g.points[seat]),
        hits=int(g.hits[side]),
        errors=int(g.errors[side]),
        line=_line(g, side),
    )


def _line(g: Any, side: int) -> tuple[int | None, ...]:
    """Runs by inning. At the end, sides may have changed for a half that nobody plays any more (SC-PRE-END-2)."""
    over = g.phase == Phase.OVER
    innings = int(g.inning) - (1 if over and not g.batting else 0)
    runs = [int(g.line[side, min(inning, g.line.shape[1]) - 1]) for inning in range(1, innings + 1)]
    played = innings if innings < g.inning or side <= g.batting else innings - 1
    if over and side == 1 and g.batting and runs[-1] == 0:
        played -= 1
    return tuple(runs[:played]) + (None,) * (innings - played)


def view(t: Tables, g: Any, seat: int | None) -> ClixView:
    """The position as ``seat``, or a spectator for None, may see it."""
    figures = set_of(t)
    phase = Phase(g.phase)
    begun = g.batter != NOBODY_THERE
    at_bat = None if g.home == UNKNOWN else int(g.home if g.batting else 1 - g.home)
    over = phase is Phase.OVER
    in_at_bat = begun and not over
    waiting = g.due == NOTHING
    return ClixView(
        phase=spelt(phase),
        level=spelt(Level(t.house.level)),
        news=NEWS[t.house.level],
        turns=int(g.turns),
        you=seat,
        actor=int(g.actor) if g.actor >= 0 else None,
        home=int(g.home) if g.home != UNKNOWN else None,
        home_faces=tuple(int(face) or None for face in g.home_face),
        dh=bool(g.with_dh),
        at_bat=at_bat if begun else None,
        inning=int(g.inning),
        half="bottom" if g.batting else "top",
        outs=int(g.outs),
        teams=tuple(_team(t, g, each) for each in range(SEATS)),
        bases=tuple(
            player_target(int(g.bases[base]) - 1) if g.bases[base] != NO_RUNNER else None
            for base in range(BASES)
        ),
        batter=player_target(int(g.batter)) if in_at_bat else None,
        pitcher=player_target(int(g.pitcher)) if in_at_bat else None,
        pairings=_pairings(t, g) if in_at_bat and phase in CHOOSING_DICE else (),
        bats=_bats(t, g) if in_at_bat else (),
        fielders=_fielders(t, g) if in_at_bat else (),
        fences=tuple(DEPTHS[Depth(g.fences[zone])] for zone in range(1, ZONES + 1)),  # type: ignore[misc]
        arranging=int(g.arranging) if phase in (Phase.ASSIGN, Phase.ORDER) else None,
        arranged=int(g.arranged) if phase in (Phase.ASSIGN, Phase.ORDER, Phase.FENCE) else 0,
        batter_columns=figures.batter_columns,
        pitcher_columns=figures.pitcher_columns,
        chosen=_chosen(g, seat, at_bat) if in_at_bat else (None, None),
        has_chosen=_has_chosen(g, at_bat) if in_at_bat else (False, False),
        bunting=bool(g.bunting) and in_at_bat,
        shut_down=bool(g.shut_down) and in_at_bat,
        dice=_dice(g) if in_at_bat else (),
        rolling=spelt(Roll(g.rolling)) if waiting and phase is Phase.ROLL else None,
        die=spelt(Die(g.die)) if waiting and phase in (Phase.ROLL, Phase.HOME) else None,
        result=RESULT_SIGNS[g.result] if in_at_bat and g.result != UNKNOWN else None,
        ball=int(g.ball) if in_at_bat and g.ball > 0 else None,
        control=_target(int(g.control)) if in_at_bat else None,
        going=bases_of(int(g.going)) if in_at_bat else (),
        forced=bases_of(int(g.forced)) if in_at_bat else (),
        fielding=_target(int(g.man)) if in_at_bat else None,
        extra=_extra(g) if in_at_bat else None,
        attempt=_attempt(t, g) if in_at_bat and g.acting != NOBODY_THERE else None,
        picks=tuple(
            player_target(player) for player in range(SEATS * ROSTER) if int(g.click_who[0]) >> player & 1
        )
        if phase is Phase.PICK
        else (),
        pick_gains=bool(phase is Phase.PICK and g.click_sign[0] > 0),
        removing=_target(int(g.removing)) if phase in (Phase.REPLACE, Phase.SETTLE) else None,
        winner=int(g.winner) if g.winner >= 0 else None,
    )


@section
def _fielders(t: Tables, g: Any) -> tuple[FielderView, ...]:
    return tuple(
        FielderView(
            POSITION_SIGNS[position],
            player_target(at(g, position)),
            int(g.zone[position]) if position >= Position.B1 else 0,
            bool(position >= Position.C and plays_out_of_position(t, g, position)),
            bool(g.shifted[position]),
        )
        for position in range(FIELDED)
    )


def _dice_chosen(g: Any, at_bat: int | None) -> list[int]:
    """The die each seat has chosen, or UNKNOWN."""
    chosen = [UNKNOWN, UNKNOWN]
    if at_bat is not None:
        chosen[at_bat], chosen[1 - at_bat] = int(g.bat_die), int(g.pitch_die)
    return chosen


def _chosen(g: Any, seat: int | None, at_bat: int | None) -> tuple[DieName | None, ...]:
    """SC-REG-DICE-3: a die chosen in secret is seen by who chose it alone until both are rolled."""
    return tuple(
        spelt(Die(die)) if die != UNKNOWN and (g.revealed or owner == seat) else None
        for owner, die in enumerate(_dice_chosen(g, at_bat))
    )


def secret(t: Tables, g: Any, seat: int) -> bool:
    """SC-REG-DICE-3: a seat chooses a die, or has chosen one that is still covered."""
    if g.phase in (Phase.SWING, Phase.PITCH) and g.actor == seat:
        return True
    at_bat = None if g.home == UNKNOWN else int(g.home if g.batting else 1 - g.home)
    return bool(not g.revealed and _dice_chosen(g, at_bat)[seat] != UNKNOWN)


def _has_chosen(g: Any, at_bat: int | None) -> tuple[bool, ...]:
    return tuple(die != UNKNOWN for die in _dice_chosen(g, at_bat))


def _dice(g: Any) -> tuple[DieView, ...]:
    """The dice of the at-bat that have come to rest."""
    shown = []
    if g.pitch_face != UNKNOWN:
        shown.append(DieView(spelt(Die(g.pitch_die)), PITCH_SIGNS[g.pitch_face]))
    if g.bat_face != UNKNOWN:
        shown.append(DieView(spelt(Die(g.bat_die)), SWING_SIGNS[g.bat_face]))
    if g.green:
        shown.append(DieView("green", str(int(g.green))))
    return tuple(shown)


@section
def _pairings(t: Tables, g: Any) -> tuple[PairingView, ...]:
    return tuple(_pairing(t, g, pitch, swing) for pitch in PITCHERS_DICE for swing in BATTERS_DICE)


def _pairing(t: Tables, g: Any, pitch: Die, swing: Die) -> PairingView:
    """SC-PRE-ATBAT-2: each pair of symbols is read on one of the dials, or gives somebody total control."""
    ways = Counter[str]()
    for thrown, swung in product(range(SYMBOLS), repeat=2):
        faces = (
            int(t.book.often[swing, swung]) if g.bat_face == UNKNOWN else FACES * bool(swung == g.bat_face)
        )
        often = int(t.book.often[pitch, thrown]) * faces
        if often:
            ways[_comes_to(t, g, int(t.book.home_of[thrown, swung]))] += often
    return PairingView(spelt(pitch), spelt(swing), **{name: ways[name] for name in COMES_TO})


def _comes_to(t: Tables, g: Any, home: int) -> str:
    if home in (BATTER_CONTROL, PITCHER_CONTROL):
        return "batter_controls" if home == BATTER_CONTROL else "pitcher_controls"
    result = result_at(t, g, home)
    if result <= Result.FB:
        return "fails"
    return "reaches" if result in REACHES else "open"


@section
def _bats(t: Tables, g: Any) -> tuple[str, ...]:
    """SC-PRE-PBAT-1: what the batter bats with."""
    shown = t.figures.bats[t.team[g.batter], min(int(g.dial[g.batter]), STEPS - 1)]
    return tuple(RESULT_SIGNS[result] for result in shown)


def _extra(g: Any) -> RolledView | None:
    roll, die = Roll(g.rolling), Die(g.die)
    if g.shown == UNKNOWN or roll in (Roll.PITCH, Roll.SWING, Roll.ZONE, Roll.ATTEMPT):
        return None
    return RolledView(spelt(roll), spelt(die), face_sign(die, int(g.shown)))


@section
def _attempt(t: Tables, g: Any) -> AttemptView:
    faces = tuple(int(face) for face in (g.first_face, g.second_face) if face)
    strength, need = int(g.strength.sum()), int(g.need.sum())
    over = len(faces) == 2 and not (g.phase == Phase.ROLL and g.due == NOTHING)
    return AttemptView(
        what=spelt(Attempt(g.attempt)),
        player=player_target(int(g.acting)),
        strength=strength,
        need=need,
        faces=faces,
        total=sum(faces) + strength if len(faces) == 2 else None,
        made=bool(g.made) if over else None,
        doubles=int(doubles_of(t, g)) if over else 0,
        base=BASE_SIGNS[g.aim] if g.aim != NOBODY_THERE else None,
        against=_target(int(g.against)),
        strength_parts=_parts(Strength, g.strength),
        need_parts=_parts(Need, g.need),
    )


def _parts(names: type[Strength] | type[Need], amounts: Any) -> tuple[PartView, ...]:
    """What counts on one side of an attempt, name by name."""
    return tuple(PartView(spelt(part), int(amounts[part])) for part in names if amounts[part])
