"""What a seat may see of 7th Inning Stretch: all but the order of the supplies and, in a duel, what is still secret."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec

from rainout.core.sight import section
from rainout.core.terms import names_of, spelt
from rainout.core.words import Message, message
from rainout.diamond.book import BASE_NAMES
from rainout.diamond.state import BASES, NO_RUNNER
from rainout.diamond.table import team_of
from rainout.games.stretch.actions import card_target
from rainout.games.stretch.cards import OUTCOME_SIGNS, SETS, SLOTS, Card, Condition, Scoring, Term, card_of
from rainout.games.stretch.rules.reading import meets, team_runs
from rainout.games.stretch.rules.season import series_goal
from rainout.games.stretch.rules.selection import fill_lineup, fill_with_best
from rainout.games.stretch.rules.table import (
    batter,
    dice_elsewhere,
    nudges_banned,
    rerolls_banned,
    team_bats,
    total_of,
)
from rainout.games.stretch.state import (
    COLUMNS,
    DICE,
    FIRST_INNING,
    GAMES,
    NO_CARD,
    NOWHERE,
    POSITIONS,
    SEATS,
    Ability,
    Phase,
    Pile,
    Purpose,
    Result,
    Role,
    Special,
    Stage,
    Stat,
    Tables,
    Test,
    roster_of,
)

PhaseName = Annotated[str, names_of(Phase)]
StageName = Annotated[str, names_of(Stage)]
RoleName = Annotated[str, names_of(Role)]
PurposeName = Annotated[str, names_of(Purpose)]
ResultName = Annotated[str, names_of(Result)]
OutcomeSign = Literal["1B", "2B", "3B", "HR", "BB", "SAC"]


class LineView(msgspec.Struct, frozen=True):
    """A Condition → Outcome line of a batter."""

    target: str
    """What choices call it, such as ``line-1``."""
    condition: str
    """As it is written in the card files, such as ``SUM>=11``."""
    words: Message
    outcome: OutcomeSign
    met: bool
    """Whether the dice on the table meet it: only for the Current Batter during an At-Bat."""


class PlayerCard(msgspec.Struct, frozen=True):
    """The player side of a card."""

    id: str
    target: str
    """What choices call it, such as ``card-T2-05``."""
    tier: int
    name: str
    kind: Literal["batter", "pitcher"]
    resources: Message | None
    """What a batter brings."""
    dice: int
    """Dice a batter brings; with a ``*`` rule, its number."""
    special: str | None
    """The ``*`` rule, such as ``run``."""
    rerolls: int
    nudges: int
    lines: tuple[LineView, ...]
    stamina: int
    exhaustion: int
    ability: str | None
    """A pitcher's ability, such as ``copy``."""
    ability_words: Message | None
    back: str | None
    """The abbreviation of the team on the back."""
    role: RoleName
    rating: float
    """Roughly what he is worth, for sorting."""
    totals: dict[str, int]
    """What he has done this season or duel, by the columns of the record book that are not 0."""


class TeamCard(msgspec.Struct, frozen=True):
    """The team side of a card."""

    id: str
    target: str
    tier: int
    name: str
    abbreviation: str
    back: Literal["B", "P"]
    """Who is on the back."""
    roll: int
    minimum: int
    runs: str
    """The scoring ability as it is written in the card files."""
    words: Message


class BothSides(msgspec.Struct, frozen=True):
    """A card whose two sides may be inspected."""

    player: PlayerCard
    team: TeamCard | None


class SideView(msgspec.Struct, frozen=True):
    """A player's side of the table."""

    seat: int
    target: str
    roster: tuple[PlayerCard, ...]
    """All cards, with the role each has in this game; while a Lineup is secret, everybody is on the Bench."""
    lineup: tuple[str | None, ...]
    """The IDs in positions 1 to 9; None where nobody is, or may be seen."""
    usual: tuple[str, ...]
    """While this Lineup is being named: the one that ``fill`` would make of it, as usual and with the newly signed."""
    best: tuple[str, ...]
    """Then also: the nine best, as many as can be in their usual positions."""
    disc: int | None
    """The position of the Batter Disc, from 0."""
    pitcher: str | None
    ready: bool
    """Whether Lineup and pitcher are settled."""
    hand: tuple[BothSides, ...] | None
    """Duel: the cards to pick from, for those who may see them."""
    hand_size: int
    picked: str | None
    """Duel: the own secret pick."""
    has_picked: bool
    runs: int


class PoolView(msgspec.Struct, frozen=True):
    """Dice and tokens of the side at bat."""

    dice: int
    rerolls: int
    nudges: int
    gained: tuple[int, int, int]
    """What the Current Batter has brought: dice, Reroll Tokens, ±1 Tokens."""
    no_rerolls: bool
    """The Playoff Card forbids Reroll Tokens."""
    no_nudges: bool


class DieView(msgspec.Struct, frozen=True):
    """A die on the table."""

    face: int
    target: str
    """What choices call it, such as ``die-2``; equal dice are chosen from the left."""


class RollView(msgspec.Struct, frozen=True):
    """Dice on the table."""

    purpose: PurposeName
    dice: tuple[DieView, ...]
    """Lowest first."""
    to_roll: int
    """Dice still to come."""
    runs: int | None
    """What the opposing team would score as the dice lie."""
    steals: str | None
    """The base a steal is for: ``second`` or ``third``."""


class FieldView(msgspec.Struct, frozen=True):
    """The Field Board and the Score Board."""

    bases: tuple[str | None, ...]
    """The IDs of the runners on 1st, 2nd and 3rd."""
    outs: int
    inning: int
    half: Literal["top", "bottom"]
    at_bat: int | None
    """The seat that bats; None for the opposing team of a season."""
    batter: str | None
    """The ID of the Current Batter."""
    home: int | None
    """The seat that is Home; in a season 0, or 1 for the opposing team."""
    runs: tuple[int, int]
    """By seat; in a season the second is the opposing team."""
    hits: tuple[int, int]
    line: tuple[tuple[int | None, ...], tuple[int | None, ...]]
    """Runs by inning and seat, from ``first_inning``; None where a half has not begun."""
    first_inning: int
    half_runs: int
    head_start: int


class SeriesView(msgspec.Struct, frozen=True):
    """A playoff series: its Schedule and its Playoff Card."""

    teams: tuple[TeamCard, ...]
    """From the top."""
    level: int
    green: bool
    """Whether the card shows its Home Field side."""
    bans: tuple[Literal["rerolls", "nudges"], ...]
    wins: int
    losses: int
    goal: int
    """The wins that decide it."""


class GameRecord(msgspec.Struct, frozen=True):
    """A game of the season that has been played."""

    number: int
    team: TeamCard
    home: bool
    own: int
    theirs: int
    won: bool
    stage: StageName
    halves: tuple[tuple[int | None, ...], tuple[int | None, ...]]
    """Own and opposing runs by inning, from the 7th; None for a half not played."""


class SeasonView(msgspec.Struct, frozen=True):
    """The Season Board."""

    game: int
    """Number of the game being played, or played last; 0 before the first."""
    stars: int
    earned: int
    wins: int
    losses: int
    tops: tuple[TeamCard | None, TeamCard | None]
    """The teams that lie open on the Tier 2 and Tier 3 supplies."""
    supplies: tuple[int, int]
    """Cards in each supply, the open one included."""
    offered: tuple[BothSides, ...]
    """A pair to draft from, or the injured."""
    schedule: tuple[TeamCard, ...]
    """Teams of this half not faced yet."""
    opponent: TeamCard | None
    series: tuple[SeriesView, SeriesView] | None
    """Semi-finals and Finals, once their Schedules are known."""
    games: tuple[GameRecord, ...]
    veteran: int
    """Veteran dice left."""
    rests: int
    """Exhaustion the Pitching Coach may still remove."""
    difficulty: Literal["rookie", "veteran", "hall-of-famer", "goat"]
    coach: Literal["none", "hitting", "pitching"]
    result: ResultName


class StretchView(msgspec.Struct, frozen=True, tag="stretch", tag_field="game"):
    """7th Inning Stretch as one player, or a spectator, sees it."""

    phase: PhaseName
    stage: StageName
    duel: bool
    turns: int
    you: int | None
    actor: int | None
    """The seat asked, if it is a person's move."""
    selecting: int
    """Whose selection or draft is going on."""
    sides: tuple[SideView, ...]
    field: FieldView
    pool: PoolView
    roll: RollView | None
    season: SeasonView | None
    supply_dice: int
    """Dice left in the supply."""
    winner: int | None


# --- Words of cards --------------------------------------------------------------------------------------------------


def faces_words(faces: tuple[int, ...], how: Literal["or", "and"]) -> Message:
    """Some faces in words: "5 or 6"."""
    if len(faces) == 1:
        return message("stretch-faces-one", face=faces[0])
    so_far = message("stretch-faces-one", face=faces[0])
    for face in faces[1:-1]:
        so_far = message("stretch-faces-more", faces=so_far, face=face)
    return message(f"stretch-faces-{how}", faces=so_far, face=faces[-1])


def condition_words(condition: Condition) -> Message:
    """A Condition in words; the dice it needs are said with it."""
    key = f"stretch-condition-{spelt(condition.test)}"
    if condition.test is Test.HAS:
        said = message(key, count=len(condition.faces), faces=faces_words(condition.faces, "and"))
    elif condition.test is Test.PAIR and condition.value > 1:
        said = message(f"{key}-at-least", value=condition.value)
    elif condition.test in (Test.PAIR, Test.TWOPAIR, Test.TRIPS, Test.EVEN, Test.ODD, Test.DIFF, Test.SAME):
        said = message(key)
    else:
        said = message(key, value=condition.value)
    if condition.at_least > 1:
        return message("stretch-condition-with-dice", condition=said, dice=condition.at_least)
    return said


def resources_words(card: Card) -> Message:
    """What a batter brings, in words."""
    brought = card.player.resources
    said = None
    if brought.special is not Special.NONE:
        said = message(f"stretch-special-{spelt(brought.special)}", dice=brought.dice)
    elif brought.dice:
        said = message("stretch-resource-dice", dice=brought.dice)
    for what, count in (("rerolls", brought.rerolls), ("nudges", brought.nudges)):
        if count:
            token = message(f"stretch-resource-{what}", count=count)
            said = message("stretch-resource-and", first=said, second=token) if said else token
    assert said
    return said


def scoring_words(scoring: Scoring) -> Message:
    """A scoring ability in words."""
    if scoring.sets:
        sizes = ", ".join(f"{size} → {runs}" for size, runs in enumerate(scoring.sets, 1))
        return message("stretch-score-sets", sizes=sizes)
    said = _term_words(scoring.terms[0])
    for term in scoring.terms[1:]:
        how = "stretch-score-minus" if term.times < 0 else "stretch-score-plus"
        said = message(how, left=said, right=_term_words(term))
    if scoring.divisor > 1:
        return message("stretch-score-divided", inside=said, divisor=scoring.divisor)
    return said


def _term_words(term: Term) -> Message:
    times = abs(term.times)
    if term.what == "one":
        return message("stretch-score-one", runs=times)
    if term.what == "per":
        return message("stretch-score-per", runs=times, faces=faces_words(term.faces, "or"))
    if term.what == "if":
        return message("stretch-score-if", runs=times, faces=faces_words(term.faces, "and"))
    return message(f"stretch-score-{spelt(term.what)}")


# --- Cards -----------------------------------------------------------------------------------------------------------

MOST_CARDS = 4096
"""How many cards are kept as they were shown, of all matches."""


@section
def player_card(t: Tables, g: Any, number: int, secret: bool = False) -> PlayerCard:
    """The player side of a card as it is now; a secret Lineup shows everybody on the Bench."""
    batting = at_plate(t, g) == number and g.purpose == Purpose.AT_BAT and g.rolled and not g.to_roll
    lines = range(len(card_of(t, number).player.lines)) if batting else range(0)
    return _player_card(
        int(t.house.card_set),
        number,
        Role.BENCH if secret and g.role[number] != Role.AWAY else Role(g.role[number]),
        int(g.exhaustion[number]),
        tuple(g.totals[number].tolist()),
        tuple(bool(meets(t, number, line, g.dice, int(g.rolled))) for line in lines),
    )


@lru_cache(MOST_CARDS)
def _player_card(
    card_set: int, number: int, role: Role, exhaustion: int, totals: tuple[int, ...], met: tuple[bool, ...]
) -> PlayerCard:
    """The player side of a card with all that can change about it; ``met`` is empty where nobody bats."""
    card = SETS[card_set].cards[number]
    player = card.player
    return PlayerCard(
        id=card.id,
        target=card_target(number),
        tier=card.tier,
        name=player.name,
        kind="pitcher" if player.pitcher else "batter",
        resources=None if player.pitcher else resources_words(card),
        dice=player.resources.dice,
        special=None if player.resources.special is Special.NONE else spelt(player.resources.special),
        rerolls=player.resources.rerolls,
        nudges=player.resources.nudges,
        lines=tuple(
            LineView(
                target=f"line-{place + 1}",
                condition=line.text,
                words=condition_words(line.condition),
                outcome=OUTCOME_SIGNS[line.outcome],  # type: ignore[arg-type]
                met=bool(met) and met[place],
            )
            for place, line in enumerate(player.lines)
        ),
        stamina=player.stamina,
        exhaustion=exhaustion,
        ability=None if player.ability is Ability.NONE else spelt(player.ability),
        ability_words=message(f"stretch-ability-{spelt(player.ability)}") if player.pitcher else None,
        back=card.team.abbreviation if card.team else None,
        role=spelt(role),
        rating=player.rating,
        totals={spelt(stat): totals[stat] for stat in Stat if totals[stat]},
    )


@section
def team_card(t: Tables, g: Any, number: int) -> TeamCard:
    """The team side of a card."""
    card = card_of(t, number)
    assert card.team
    return TeamCard(
        id=card.id,
        target=card_target(number),
        tier=card.tier,
        name=card.team.name,
        abbreviation=card.team.abbreviation,
        back="P" if card.player.pitcher else "B",
        roll=card.team.roll,
        minimum=card.team.minimum,
        runs=card.team.text,
        words=scoring_words(card.team.scoring),
    )


def both_sides(t: Tables, g: Any, number: int) -> BothSides:
    """Both sides of a card."""
    return BothSides(player_card(t, g, number), team_card(t, g, number) if card_of(t, number).team else None)


IN_A_HALF = (
    Phase.SUBSTITUTE, Phase.CHANGE, Phase.PLATE, Phase.TOKENS, Phase.DEFEND, Phase.LINE, Phase.EXTRA,
    Phase.REMOVE, Phase.ROLL,
)  # fmt: skip


@section
def at_plate(t: Tables, g: Any) -> int:
    """The Current Batter, or NO_CARD when nobody is at bat."""
    if g.phase not in IN_A_HALF or g.disc[g.at_bat] == NOWHERE or team_bats(t, g):
        return NO_CARD
    return int(batter(g))


# --- The table -------------------------------------------------------------------------------------------------------


def view(t: Tables, g: Any, seat: int | None) -> StretchView:
    """The position as ``seat``, or a spectator for None, may see it."""
    seats = SEATS if t.house.duel else 1
    return StretchView(
        phase=spelt(Phase(g.phase)),
        stage=spelt(Stage(g.stage)),
        duel=bool(t.house.duel),
        turns=int(g.turns),
        you=seat,
        actor=int(g.actor) if g.actor >= 0 else None,
        selecting=int(g.selecting),
        sides=tuple(_side(t, g, owner, seat) for owner in range(seats)),
        field=_field(t, g),
        pool=_pool(t, g),
        roll=_roll(t, g),
        season=None if t.house.duel else _season(t, g),
        supply_dice=max(0, DICE - dice_elsewhere(g)),
        winner=int(g.winner) if g.winner >= 0 else None,
    )


@section
def _proposal(t: Tables, g: Any, owner: int, fill: Callable[[Tables, Any], None]) -> tuple[str, ...]:
    """The Lineup as the rules would fill it in, while its Coach is asked for it."""
    if g.phase != Phase.LINEUP or g.selecting != owner:
        return ()
    mind = deepcopy(g)
    mind.listening = 0
    fill(t, mind)
    return tuple(SLOTS[card] for card in mind.lineup[owner])


@section
def _side(t: Tables, g: Any, owner: int, seat: int | None) -> SideView:
    """7S-DUE-06, 7S-DUE-08: in a duel, hands are one's own affair, and a Lineup until both are in."""
    own = not t.house.duel or seat == owner
    open_lineup = own or bool(g.revealed)
    size = int(g.lineup_size[owner])
    lineup = [
        SLOTS[g.lineup[owner, place]] if open_lineup and place < size else None for place in range(POSITIONS)
    ]
    hand = [int(card) for card in g.hand[owner][: g.hand_size[owner]]]
    pitcher = int(g.pitcher[owner])
    return SideView(
        seat=owner,
        target=f"seat-{owner + 1}",
        roster=tuple(player_card(t, g, card, not open_lineup) for card in roster_of(g, owner)),
        lineup=tuple(lineup),
        usual=_proposal(t, g, owner, fill_lineup) if own else (),
        best=_proposal(t, g, owner, fill_with_best) if own else (),
        disc=int(g.disc[owner]) if g.disc[owner] != NOWHERE else None,
        pitcher=SLOTS[pitcher] if open_lineup and pitcher != NO_CARD else None,
        ready=size == POSITIONS and pitcher != NO_CARD,
        hand=tuple(both_sides(t, g, card) for card in hand) if own else None,
        hand_size=len(hand),
        picked=SLOTS[g.pick[owner]] if own and g.pick[owner] != NO_CARD else None,
        has_picked=bool(g.pick[owner] != NO_CARD),
        runs=int(total_of(g, owner)),
    )


@section
def _field(t: Tables, g: Any) -> FieldView:
    at_bat = at_plate(t, g)
    first = 1 if t.house.duel else FIRST_INNING
    playing = g.disc[0] != NOWHERE
    return FieldView(
        bases=tuple(SLOTS[g.bases[b] - 1] if g.bases[b] != NO_RUNNER else None for b in range(BASES)),
        outs=int(g.outs),
        inning=int(g.inning),
        half="bottom" if g.batting else "top",
        at_bat=None if team_bats(t, g) or not playing else int(g.at_bat),
        batter=SLOTS[at_bat] if at_bat != NO_CARD else None,
        home=int(g.home) if g.home >= 0 else None,
        runs=(int(total_of(g, 0)), int(total_of(g, 1))),
        hits=(int(g.hits[team_of(g, 0)]), int(g.hits[team_of(g, 1)])),
        line=(_line_score(g, 0, first), _line_score(g, 1, first)),
        first_inning=first,
        half_runs=int(g.half_runs),
        head_start=int(g.head_start),
    )


def _line_score(g: Any, seat: int, first: int) -> tuple[int | None, ...]:
    """Runs by inning; None for a half that has not begun."""
    team, line = int(team_of(g, seat)), []
    for inning in range(first, int(g.inning) + 1):
        never = inning == FIRST_INNING == first and team == 0
        begun = inning < g.inning or team <= g.batting
        line.append(int(g.line[team, min(inning, g.line.shape[1]) - 1]) if begun and not never else None)
    return tuple(line)


@section
def _pool(t: Tables, g: Any) -> PoolView:
    return PoolView(
        dice=int(g.dice_pool),
        rerolls=int(g.rerolls),
        nudges=int(g.nudges),
        gained=(int(g.gained[0]), int(g.gained[1]), int(g.gained[2])),
        no_rerolls=bool(rerolls_banned(t, g)),
        no_nudges=bool(nudges_banned(t, g)),
    )


@section
def _roll(t: Tables, g: Any) -> RollView | None:
    if not g.rolled and not g.to_roll:
        return None
    purpose = Purpose(g.purpose)
    rolled = int(g.rolled)
    whole = purpose is Purpose.TEAM and rolled > 0 and not g.to_roll
    return RollView(
        purpose=spelt(purpose),
        dice=tuple(DieView(int(g.dice[place]), f"die-{place + 1}") for place in range(rolled)),
        to_roll=int(g.to_roll),
        runs=int(team_runs(t, int(g.opponent), g.dice, rolled)) if whole else None,
        steals=BASE_NAMES[int(g.stole)] if purpose is Purpose.STEAL else None,
    )


@section
def _season(t: Tables, g: Any) -> SeasonView:
    def top(pile: Pile) -> TeamCard | None:
        return team_card(t, g, int(g.top[pile])) if g.top[pile] != NO_CARD else None

    def size(pile: Pile) -> int:
        return int(g.supply_size[pile]) + int(g.top[pile] != NO_CARD)

    difficulty = next(
        (name for name in ("rookie", "veteran", "goat") if getattr(t.house, name)), "hall-of-famer"
    )
    coach = "hitting" if t.house.hitting_coach else "pitching" if t.house.pitching_coach else "none"
    return SeasonView(
        game=int(g.game),
        stars=int(g.stars),
        earned=int(g.earned),
        wins=int(g.wins),
        losses=int(g.losses),
        tops=(top(Pile.TIER_2), top(Pile.TIER_3)),
        supplies=(size(Pile.TIER_2), size(Pile.TIER_3)),
        offered=tuple(both_sides(t, g, int(card)) for card in g.offered[: g.offered_size]),
        schedule=tuple(team_card(t, g, int(card)) for card in g.schedule[: g.schedule_size]),
        opponent=team_card(t, g, int(g.opponent)) if g.opponent != NO_CARD else None,
        series=(_series(t, g, 0), _series(t, g, 1)) if g.series_size[1] else None,
        games=tuple(_game(t, g, number) for number in range(GAMES) if g.faced[number] != NO_CARD),
        veteran=int(g.veteran),
        rests=int(g.rests),
        difficulty=difficulty,  # type: ignore[arg-type]
        coach=coach,  # type: ignore[arg-type]
        result=spelt(Result(g.result)),
    )


@section
def _series(t: Tables, g: Any, series: int) -> SeriesView:
    level = int(g.level[series])
    bans = [
        name
        for name, banned in (("rerolls", t.playoffs.no_rerolls), ("nudges", t.playoffs.no_nudges))
        if banned[series, level]
    ]
    return SeriesView(
        teams=tuple(team_card(t, g, int(card)) for card in g.series[series][: g.series_size[series]]),
        level=level,
        green=bool(g.green[series]),
        bans=tuple(bans),  # type: ignore[arg-type]
        wins=int(g.series_wins[series]),
        losses=int(g.series_losses[series]),
        goal=series_goal(t),
    )


@section
def _game(t: Tables, g: Any, number: int) -> GameRecord:
    own, theirs = (int(runs) for runs in g.scores[number])
    semifinals = int(g.series_wins[0] + g.series_losses[0])
    ends = {Stage.FIRST_HALF: 3, Stage.SECOND_HALF: 6, Stage.SEMIFINALS: 6 + semifinals, Stage.FINALS: GAMES}
    stage = next(stage for stage, end in ends.items() if number < end)
    return GameRecord(
        number=number + 1,
        team=team_card(t, g, int(g.faced[number])),
        home=bool(g.was_home[number]),
        own=own,
        theirs=theirs,
        won=own > theirs,
        stage=spelt(stage),
        halves=(_halves(g, number, 0), _halves(g, number, 1)),
    )


def _halves(g: Any, number: int, side: int) -> tuple[int | None, ...]:
    """Runs of a game by inning from the 7th, as far as it went."""
    home = bool(g.was_home[number]) == (side == 0)
    innings = min(int(g.last_inning[number]) - FIRST_INNING + 1, COLUMNS)
    runs: list[int | None] = [int(each) for each in g.halves[number, side][:innings]]
    if not home:
        runs[0] = None
    elif g.skipped[number]:
        runs[-1] = None
    return tuple(runs)
