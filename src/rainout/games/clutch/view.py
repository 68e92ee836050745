"""What is seen of CLUTCH Baseball: both teams, the at-bat, the cards on the table; of the other hand only its size."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import asdict

from rainout.core.sight import section
from rainout.core.terms import names_of, spelt
from rainout.core.words import Message
from rainout.diamond.state import BASES, BATTER, NO_RUNNER
from rainout.games.clutch import sums
from rainout.games.clutch.actions import BASE_SIGNS
from rainout.games.clutch.naming import (
    card_of,
    listed,
    player_target,
    set_of,
    text_id,
    text_name,
    text_when,
    text_words,
)
from rainout.games.clutch.printed import Batting, Pitching, Player
from rainout.games.clutch.rules.numbers import look_up, throw_rating, throw_speed, weather_holds
from rainout.games.clutch.rules.pitchers import limit_of, swing_sides, tired_next
from rainout.games.clutch.rules.table import is_clutch_moment
from rainout.games.clutch.rules.windows import barred
from rainout.games.clutch.state import (
    NO_THROW,
    NOBODY_THERE,
    ROSTER,
    SEATS,
    SLOTS,
    STAFF,
    UNKNOWN,
    Bar,
    Phase,
    Roll,
    Tables,
    Use,
)
from rainout.games.clutch.vocabulary import (
    OUT_OF_POSITION,
    POSITION_SIGNS,
    POSITIONS,
    RESULT_SIGNS,
    SPELLS,
    Colour,
    Kind,
    Part,
    Place,
    Position,
    Rarity,
    Role,
    Special,
    Spell,
    Throw,
    Unit,
    Window,
)

PhaseName = Annotated[str, names_of(Phase)]
RollName = Annotated[str, names_of(Roll)]


# --- What a view holds -----------------------------------------------------------------------------------------------


class Band(msgspec.Struct, frozen=True):
    """One band of a chart."""

    result: str
    start: int


class BattingView(msgspec.Struct, frozen=True):
    """The batter's side of a card."""

    bats: str
    on_base: int
    bonus: str
    br: int
    st: int
    clutch: int
    positions: dict[str, int | None]
    """Ratings by position; none for DH."""
    chart: tuple[Band, ...]


class PitchingPrint(msgspec.Struct, frozen=True):
    """The pitcher's side of a card."""

    throws: str
    command: int
    bonus: str
    zone: int
    clutch: int
    defense: int
    roles: dict[str, int]
    """Innings by role."""
    chart: tuple[Band, ...]


class PitchingView(PitchingPrint, frozen=True):
    """The pitcher's side of a card, and what he has done in this game."""

    role: str | None
    """In which he is used, once he is."""
    limit: int
    """CB-3.3-7: his inning limit as it stands."""
    outs: int
    runs: int
    earned: int
    walks: int
    faced: int
    tired: bool
    """Whether his next pitch would be tired."""
    owed: int
    """Games of rest he owed when this game began."""


class PlayerSides(msgspec.Struct, frozen=True, kw_only=True):
    """What is on a Player card."""

    card: str
    """The id of his card."""
    name: str
    club: str
    year: int
    salary: int
    icons: tuple[str, ...]
    batting: BattingView | None
    pitching: PitchingPrint | None


class PlayerView(PlayerSides, frozen=True, kw_only=True):
    """A player of a roster."""

    target: str
    """What choices call him: ``player-1.3`` is the third of the first manager's roster."""
    place: int
    section: str
    """``lineup``, ``bench``, ``rotation`` or ``bullpen``."""
    pitching: PitchingView | None
    position: str | None
    """Where he plays now; a Two-Way player who pitches and bats is DH."""
    on_mound: bool
    slot: int | None
    gone: bool


class TextPrint(msgspec.Struct, frozen=True, kw_only=True):
    """What is on a Strategy or Coach card; a coach has no colour, rarity and windows."""

    id: str
    title: Message
    text: Message
    kind: str
    colour: str
    rarity: str
    special: str
    clutch_moment: bool
    cost: int
    windows: tuple[str, ...]
    when: tuple[str, ...]
    """What must hold for it to be played, in the words of the card files: ``result GB``."""


class CardView(TextPrint, frozen=True, kw_only=True):
    """A card that does something."""

    target: str
    """``card-2`` is the second of one's hand, ``coach-1`` a coach; empty for what is not to be chosen."""
    reason: str = ""
    """Why a card in hand cannot be played: ``side``, ``window``, ``clutch-moment``, ``title``, ``cost``, ``when``"""


class ActiveView(msgspec.Struct, frozen=True):
    """A card that stays."""

    card: CardView
    seat: int
    player: str | None
    """On whom it was left."""
    halves: int
    """Half-innings it has left; 0 until its condition comes."""


class CoachView(msgspec.Struct, frozen=True):
    """A coach of a staff."""

    card: CardView
    used: bool


class StadiumView(msgspec.Struct, frozen=True):
    """A Stadium card."""

    name: str
    fences: tuple[int, ...]
    texts: tuple[Message, ...]
    """Main, defensive, offensive."""


class TeamView(msgspec.Struct, frozen=True):
    """One manager's side of the table."""

    seat: int
    target: str
    home: bool
    club: str
    club_name: str
    wins: int
    players: tuple[PlayerView, ...]
    lineup: tuple[str | None, ...]
    field: dict[str, str]
    """Who plays where, by position."""
    up: int
    """The slot that is up, or up next, from 1."""
    battery: int
    infield: int
    outfield: int
    runs: int
    hits: int
    errors: int
    line: tuple[int | None, ...]
    coaches: tuple[CoachView, ...]
    stadium: StadiumView | None
    hand: tuple[CardView | None, ...]
    """One's own cards; of the other's, only those that were seen."""
    deck: int
    pile: tuple[CardView, ...]


class ThrowView(msgspec.Struct, frozen=True):
    """A throw that is open."""

    kind: str
    runner: str
    base: str
    rating: int
    speed: int
    face: int


class ResultView(msgspec.Struct, frozen=True):
    """A Result on its way to the Outcome."""

    result: str
    source: str
    """``batter`` or ``pitcher`` for a chart, ``infield-in``, ``card``, ``park``."""
    card: Message | None = None


class ContestView(msgspec.Struct, frozen=True):
    """A die with its sum, and the number it is thrown against."""

    kind: str
    """``throw``, ``check`` or ``bunt``."""
    made: sums.SumView
    against: sums.SumView


class ClutchView(msgspec.Struct, frozen=True):
    """The table as one seat may see it."""

    phase: PhaseName
    you: int | None
    actor: int | None
    game: int
    games: int
    home: int | None
    at_bat: int | None
    inning: int
    half: Literal["top", "bottom"]
    outs: int
    turns: int
    teams: tuple[TeamView, ...]
    bases: tuple[str | None, ...]
    batter: str | None
    pitcher: str | None
    pinch: bool
    infield_in: bool
    bunting: bool
    bunts: int
    window: str | None
    """Which moment for cards is open, such as ``w3``."""
    clutch_moment: bool
    pitch_face: int
    pitch: int | None
    on_base: int | None
    mistake: bool
    advantage: Literal["batter", "pitcher"] | None
    sides: int
    """Of the die that is due, or was rolled last."""
    rolling: RollName | None
    natural: int
    swing_face: int
    swing: int | None
    result: str | None
    throw: ThrowView | None
    going: tuple[str, ...]
    chain: tuple[CardView, ...]
    """Cards being resolved, the last on top."""
    active: tuple[ActiveView, ...]
    weather: Message | None
    weather_text: Message | None
    weather_now: bool
    spell: str | None
    out_of_position: int
    """R-9: the rating of whoever plays where his card does not put him."""
    spells: dict[str, int]
    """CB-C-40: how long the weather lasts, by the highest face of the d16 that says so; empty without weather."""
    arranging: int | None
    arranged: str | None
    """The position or slot that is to be filled."""
    cards: bool
    """Whether there are cards besides those of players."""
    home_faces: tuple[int, ...]
    """What each manager rolled for home, 0 before."""
    compared: bool
    """Whether Pitch and On-Base have been compared."""
    pitch_sum: sums.SumView | None
    on_base_sum: sums.SumView | None
    swing_sum: sums.SumView | None
    contest: ContestView | None
    """The throw, check or bunt that is open."""
    results: tuple[ResultView, ...]


# --- Making it -------------------------------------------------------------------------------------------------------


NUMBERS = ("game", "inning", "outs", "turns", "sides", "natural")
NUMBERS_IN_PLAY = ("bunts", "pitch_face", "swing_face")
FLAGS_IN_PLAY = ("pinch", "infield_in", "bunting", "mistake")
"""What a view calls as a position does; some of it is nothing unless a batter is up."""


def _chart(chart: Any) -> tuple[Band, ...]:
    return tuple(Band(RESULT_SIGNS[result], start) for result, start in chart.items())


def batting_view(batting: Batting) -> BattingView:
    """The batter's side of a card, as it is printed."""
    return BattingView(
        bats=batting.bats.name,
        on_base=batting.on_base,
        bonus=str(batting.bonus or ""),
        br=batting.br,
        st=batting.st,
        clutch=batting.clutch,
        positions={
            POSITION_SIGNS[spot]: None if spot is Position.DH else rating
            for spot, rating in batting.positions.items()
        },
        chart=_chart(batting.chart),
    )


def pitching_print(pitching: Pitching) -> PitchingPrint:
    """The pitcher's side of a card, as it is printed."""
    return PitchingPrint(
        throws=pitching.throws.name,
        command=pitching.command,
        bonus=str(pitching.bonus or ""),
        zone=pitching.zone,
        clutch=pitching.clutch,
        defense=pitching.defense,
        roles={role.name: innings for role, innings in pitching.roles.items()},
        chart=_chart(pitching.chart),
    )


def player_sides(card: Player) -> PlayerSides:
    """What is printed on a Player card."""
    return PlayerSides(
        card=card.id,
        name=card.name,
        club=card.club,
        year=card.year,
        salary=card.salary,
        icons=tuple(icon.name for icon in sorted(card.icons)),
        batting=card.batting and batting_view(card.batting),
        pitching=card.pitching and pitching_print(card.pitching),
    )


@cache
def _printed(number: int, row: int) -> dict[str, Any]:
    """What is printed on a Player card, ready for a view."""
    return asdict(player_sides(listed(number).players[row]))


@section
def _spots(t: Tables, g: Any, seat: int) -> dict[int, str]:
    """Where a manager's fielders stand."""
    spots = enumerate(g.fielder[seat].tolist())
    return {player: POSITION_SIGNS[spot] for spot, player in spots if spot >= Position.CA}


@section
def _player(t: Tables, g: Any, player: int) -> PlayerView:
    """A player as everybody may see him."""
    seat, use = player // ROSTER, int(g.use[player])
    printed = _printed(int(t.set[0]), int(t.players.card[player]))
    if printed["pitching"]:
        printed = {**printed, "pitching": PitchingView(**asdict(printed["pitching"]), **_work(t, g, player))}
    spots, slots = _spots(t, g, seat), g.lineup[seat].tolist()
    on_mound = bool(use & Use.PITCHES)
    return PlayerView(
        **printed,
        target=player_target(player),
        place=player % ROSTER + 1,
        section=spelt(Place(t.players.place[player])),
        position=spots.get(player, "P" if on_mound else None),
        on_mound=on_mound,
        slot=slots.index(player) + 1 if player in slots else None,
        gone=bool(use & (Use.BAT_OVER | Use.PITCH_OVER)) and not use & (Use.BATS | Use.PITCHES),
    )


def _work(t: Tables, g: Any, player: int) -> dict[str, Any]:
    """CB-3.3-2, CB-3.3-7: what a pitcher has done and may still do."""
    use = int(g.use[player])
    return {
        "role": Role(g.role[player]).name if use & (Use.PITCHES | Use.PITCH_OVER) else None,
        "limit": int(limit_of(t, g, player)),
        "outs": int(g.outs_by[player]),
        "runs": int(g.allowed[player]),
        "earned": int(g.earned[player]),
        "walks": int(g.walks[player]),
        "faced": int(g.faced[player]),
        "tired": bool(use & Use.PITCHES and tired_next(t, g, player)) or bool(g.owed[player]),
        "owed": int(g.owed[player]),
    }


@section
def card_view(t: Tables, g: Any, text: int, target: str = "", reason: str = "") -> CardView:
    """A card that does something, face up."""
    windows = int(t.texts.windows[text])
    return CardView(
        id=text_id(t, text),
        target=target,
        title=text_name(t, text),
        text=text_words(t, text),
        kind=spelt(Kind(t.texts.kind[text])),
        colour=spelt(Colour(t.texts.colour[text])),
        rarity=spelt(Rarity(t.texts.rarity[text])),
        special=spelt(Special(t.texts.special[text])),
        clutch_moment=bool(t.texts.clutch_moment[text]),
        cost=int(t.texts.cost[text]),
        windows=tuple(spelt(window) for window in Window if windows >> window & 1),
        when=text_when(t, text),
        reason=reason,
    )


@section
def _reason(t: Tables, g: Any, seat: int, text: int) -> str:
    """Why a manager cannot play a card now; empty when he can."""
    if g.home == UNKNOWN or g.turns == 0 or g.phase == Phase.OVER:
        return spelt(Bar.WINDOW)
    bar = barred(t, g, seat, text, int(Window.WR) if g.phase == Phase.REACT else int(g.window))
    return spelt(Bar(bar)) if bar else ""


@section
def _hand(t: Tables, g: Any, seat: int, own: bool) -> tuple[CardView | None, ...]:
    return tuple(
        card_view(
            t,
            g,
            int(g.hand[seat, place]),
            f"card-{place + 1}",
            _reason(t, g, seat, int(g.hand[seat, place])) if own else "",
        )
        if own or int(g.shown[seat]) >> place & 1
        else None
        for place in range(g.hand_size[seat])
    )


def _line(g: Any, side: int) -> tuple[int | None, ...]:
    """CB-3.3-1, CB-3.6-3: runs by inning as far as it was played; nothing for a half that is not to be."""
    # Unless the home team has won in its last half, a game ends where the next half would begin.
    now = -1 if g.phase == Phase.OVER and not g.won else int(g.batting)
    last = int(g.inning) - (1 if now < 0 and not g.batting else 0)
    return tuple(
        int(g.line[side, min(inning, g.line.shape[1]) - 1])
        if inning < g.inning or side < g.batting or side == now
        else None
        for inning in range(1, last + 1)
    )


@section
def _club(t: Tables, g: Any, seat: int) -> str:
    """The club most of a team come from."""
    first = seat * ROSTER
    counted = Counter(card_of(t, player).club for player in range(first, first + int(t.team_size[seat])))
    return counted.most_common(1)[0][0]


@section
def _team(t: Tables, g: Any, seat: int, you: int | None) -> TeamView:
    side = 1 if g.home == seat else 0
    cards, club = set_of(t), _club(t, g, seat)
    coaches = tuple(
        CoachView(card_view(t, g, int(t.staff[seat, i]), f"coach-{i + 1}"), bool(g.coach_used[seat, i]))
        for i in range(STAFF)
        if t.house.cards and t.staff[seat, i] >= 0
    )
    park = None
    if t.house.cards and t.parks[seat, 0] >= 0:
        stadium = list(cards.stadiums.values())[int(t.texts.card[t.parks[seat, 0]])]
        texts = tuple(text_words(t, int(t.parks[seat, part])) for part in Part)
        park = StadiumView(stadium.name, stadium.fences, texts)
    return TeamView(
        seat=seat,
        target=f"seat-{seat + 1}",
        home=bool(g.home == seat),
        club=club,
        club_name=cards.clubs[club].name,
        wins=int(g.wins[seat]),
        players=tuple(_player(t, g, seat * ROSTER + place) for place in range(t.team_size[seat])),
        lineup=tuple(player_target(int(each)) if each >= 0 else None for each in g.lineup[seat]),
        field={
            POSITION_SIGNS[spot]: player_target(int(each))
            for spot, each in enumerate(g.fielder[seat])
            if each != NOBODY_THERE
        },
        up=int(g.slot[seat]) + 1,
        battery=int(g.unit[seat, Unit.BAT]),
        infield=int(g.unit[seat, Unit.IF]),
        outfield=int(g.unit[seat, Unit.OF]),
        runs=int(g.runs[side]),
        hits=int(g.hits[side]),
        errors=int(g.errors[side]),
        line=_line(g, side),
        coaches=coaches,
        stadium=park,
        hand=_hand(t, g, seat, you == seat),
        deck=int(g.deck_size[seat]),
        pile=tuple(card_view(t, g, int(g.pile[seat, i])) for i in range(g.pile_size[seat])),
    )


@section
def _throw(t: Tables, g: Any) -> ThrowView | None:
    if g.throw == NO_THROW or (g.aim != BATTER and g.bases[g.aim] != g.thrown + 1):
        return None
    return ThrowView(
        spelt(Throw(g.throw)),
        player_target(int(g.thrown)),
        BASE_SIGNS[int(g.aim) + 1] if g.aim != BATTER else "1",
        int(throw_rating(t, g)),
        int(throw_speed(t, g)),
        int(g.throw_face),
    )


def _swing_sides(t: Tables, g: Any, compared: bool) -> int:
    """The sides of the die of the swing as things stand."""
    return int(g.die) if compared and g.die else int(swing_sides(t, g))


@section
def _contest(t: Tables, g: Any, thrown: bool) -> ContestView | None:
    if g.check_unit > 0:
        return ContestView("check", *sums.check_sums(t, g))
    if thrown:
        return ContestView("throw", *sums.throw_sums(t, g))
    if g.bunting:
        return ContestView("bunt", *sums.bunt_sums(t, g))
    return None


@section
def _results(t: Tables, g: Any) -> tuple[ResultView, ...]:
    """CB-3.10: the Result as the chart had it, and each change with its source."""
    if g.result == UNKNOWN or not g.swing_face:
        return ()
    charted = RESULT_SIGNS[look_up(t, g, int(g.swing))]
    found = [ResultView(charted, "batter" if g.advantage else "pitcher")]
    changes = [(RESULT_SIGNS[to], card) for to, card in sums.result_changes(t, g)]
    if g.infield_in and g.advantage and charted == "GB" and (changes or RESULT_SIGNS[g.result] != charted):
        found.append(ResultView("1B", "infield-in"))
    found += [ResultView(to, "card", card) for to, card in changes if to != found[-1].result]
    if found[-1].result != RESULT_SIGNS[g.result]:
        found.append(ResultView(RESULT_SIGNS[g.result], "park"))
    return tuple(found)


def _spells(g: Any) -> dict[str, int]:
    """Of each spell of weather that was drawn, the last face."""
    if g.sky < 0:
        return {}
    return {spelt(Spell(spell)): face for face, spell in enumerate(SPELLS) if face}


def view(t: Tables, g: Any, seat: int | None) -> ClutchView:
    """The position as ``seat``, or a spectator for None, may see it."""
    phase = Phase(g.phase)
    begun = g.turns > 0 and g.home != UNKNOWN
    playing = begun and phase is not Phase.OVER
    facing = playing and g.batter // ROSTER == (g.home if g.batting else 1 - g.home)
    sky = int(t.skies[g.sky]) if g.sky >= 0 else -1
    arranged = None
    swung = sums.swing_sum(t, g, _swing_sides(t, g, bool(g.compared))) if facing else None
    compared, thrown = bool(playing and g.compared), _throw(t, g) if playing else None
    if phase is Phase.ASSIGN:
        arranged = POSITION_SIGNS[g.arranged] if g.arranged < POSITIONS else None
    elif phase is Phase.ORDER and g.arranged < SLOTS:
        arranged = str(int(g.arranged) + 1)
    named: dict[str, Any] = {name: int(getattr(g, name)) for name in NUMBERS}
    named |= {name: int(getattr(g, name)) if playing else 0 for name in NUMBERS_IN_PLAY}
    named |= {name: bool(getattr(g, name)) and playing for name in FLAGS_IN_PLAY}
    return ClutchView(
        phase=spelt(phase),
        you=seat,
        actor=int(g.actor) if g.actor >= 0 else None,
        games=int(t.house.games),
        home=int(g.home) if g.home != UNKNOWN else None,
        at_bat=int(g.home if g.batting else 1 - g.home) if begun else None,
        half="bottom" if g.batting else "top",
        teams=tuple(_team(t, g, each, seat) for each in range(SEATS)),
        bases=tuple(
            player_target(int(g.bases[base]) - 1) if g.bases[base] != NO_RUNNER else None
            for base in range(BASES)
        ),
        batter=player_target(int(g.batter)) if facing else None,
        pitcher=player_target(int(g.pitcher)) if facing else None,
        window=spelt(Window(g.window)) if playing and g.window else None,
        clutch_moment=bool(playing and is_clutch_moment(g)),
        pitch=int(g.pitch) if playing and g.pitch_face and g.on_base else None,
        on_base=int(g.on_base) if playing and g.on_base else None,
        advantage=("batter" if g.advantage else "pitcher") if compared else None,
        rolling=spelt(Roll(g.rolling)) if phase is Phase.ROLL else None,
        swing=swung.total if swung else None,
        result=RESULT_SIGNS[g.result] if playing and g.result != UNKNOWN else None,
        throw=thrown,
        going=tuple(
            player_target(int(g.bases[base]) - 1)
            for base in range(BASES)
            if playing and int(g.going) >> base & 1 and g.bases[base]
        ),
        chain=tuple(card_view(t, g, int(g.chain[i])) for i in range(g.links)),
        active=tuple(
            ActiveView(
                card_view(t, g, int(g.active[i])),
                int(g.active_by[i]),
                player_target(int(g.active_on[i])) if g.active_on[i] != NOBODY_THERE else None,
                int(g.active_halves[i]),
            )
            for i in range(g.active_count)
        ),
        weather=text_name(t, sky) if sky >= 0 else None,
        weather_text=text_words(t, sky) if sky >= 0 else None,
        weather_now=bool(sky >= 0 and weather_holds(g)),
        spell=spelt(Spell(g.spell)) if sky >= 0 else None,
        out_of_position=OUT_OF_POSITION,
        spells=_spells(g),
        arranging=int(g.arranging) if phase in (Phase.STARTER, Phase.ASSIGN, Phase.ORDER) else None,
        arranged=arranged,
        cards=bool(t.house.cards),
        home_faces=tuple(int(face) for face in g.home_face),
        compared=compared,
        pitch_sum=sums.pitch_sum(t, g) if facing else None,
        on_base_sum=sums.on_base_sum(t, g) if facing else None,
        swing_sum=swung,
        contest=_contest(t, g, thrown is not None) if playing else None,
        results=_results(t, g) if playing else (),
        **named,
    )
