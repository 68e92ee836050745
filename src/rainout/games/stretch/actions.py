"""Every action of 7th Inning Stretch, and everything that can happen in it: once, with the things they name."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

from rainout.core.actions import Actions, action, chance
from rainout.core.telling import Events, Telling, event
from rainout.core.terms import About, Term
from rainout.core.words import Message, message
from rainout.diamond.book import BASE, HOW, RALLY, RUNNER, Book
from rainout.diamond.state import BASES
from rainout.games.stretch.cards import OUTCOME_SIGNS, SLOTS, card_of, player_name, team_name
from rainout.games.stretch.rules.table import batter
from rainout.games.stretch.state import (
    DICE,
    FACES,
    LINES,
    LINEUP_FACES,
    OPPONENT,
    POSITIONS,
    SEATS,
    Ability,
    Buy,
    Outcome,
    Phase,
    Purpose,
    Result,
    Stage,
    Tables,
)

# --- Numbers ---------------------------------------------------------------------------------------------------------

FACE = Term.counted(FACES, start=1)
TURNED = FACE.but(target=lambda _, face: f"face-{face}")
LINEUP_FACE = Term.counted(LINEUP_FACES, start=1)
SEAT = Term.counted(SEATS, shown_from=1)
NUMBER = Term.amount()
DICE_ROLLED = Term.counted(DICE, start=1).but(target=lambda _, dice: f"dice-{dice}")
DICE_OR_NONE = Term.counted(DICE + 1).but(target=DICE_ROLLED.target)
POSITION = Term.counted(POSITIONS, shown_from=1)
LINE = Term.counted(LINES, shown_from=1)

# --- Names -----------------------------------------------------------------------------------------------------------

ABILITY = Term.of(Ability)
BUY = Term.of(Buy)
HALF = Term.named(("top", "bottom"))
OUTCOME = Term.named(tuple(OUTCOME_SIGNS.get(outcome, "OUT") for outcome in Outcome))
PURPOSE = Term.of(Purpose)
RESULT = Term.of(Result)
SERIES = Term.named(("semifinals", "finals"))
STAGE = Term.of(Stage)

# --- Cards -----------------------------------------------------------------------------------------------------------


def card_target(card: int) -> str:
    """What choices call a card."""
    return f"card-{SLOTS[card]}"


CARD = Term.named(SLOTS).but(kind=str, target=lambda _, card: card_target(card))
PLAYER = CARD.but(say=lambda about, card: player_name(about.t, card))
TEAM = CARD.but(
    say=lambda about, card: team_name(about.t, card),
    also={"tier": lambda about, card: card_of(about.t, card).tier},
)
BASERUNNER = RUNNER.but(
    fact=lambda about, runner: CARD.fact(about, runner - 1),
    say=lambda about, runner: PLAYER.say(about, runner - 1),
    kind=str,
)


def _is_of_pair(about: About) -> bool:
    """Whether who is not signed will be faced as a team."""
    return bool(about.g.phase == Phase.SIGN and about.g.stage != Stage.RECOVERY)


def _team_to_face(about: About, card: int) -> str:
    if not _is_of_pair(about):
        return ""
    return team_name(about.t, next(int(other) for other in about.g.offered[:2] if other != card))


SIGNED = PLAYER.but(also={"team": _team_to_face})

# --- What lies on the table ------------------------------------------------------------------------------------------


def _places(dice: int) -> list[int]:
    """The places of dice that are named by bits."""
    return [place for place in range(DICE) if dice >> place & 1]


def _face(about: About, place: int) -> int:
    return int(about.g.dice[place])


DIE = Term.counted(DICE, shown_from=1).but(say=_face, target=lambda _, place: f"die-{place + 1}")
DIE_UP = DIE.but(also={"after": lambda about, place: _face(about, place) + 1})
DIE_DOWN = DIE.but(also={"after": lambda about, place: _face(about, place) - 1})
SOME_DICE = Term(
    range(1, 1 << DICE),
    tuple(" ".join(str(place + 1) for place in _places(dice)) for dice in range(1, 1 << DICE)),
    lambda _, dice: dice,
    lambda about, dice: ", ".join(str(_face(about, place)) for place in _places(dice)),
    int,
    lambda _, dice: tuple(f"die-{place + 1}" for place in _places(dice)),
)
"""Dice of the roll on the table, as bits."""
LEADOFF = POSITION.but(
    say=lambda about, position: PLAYER.say(about, int(about.g.lineup[about.who, position])),
    target=lambda _, position: f"position-{position + 1}",
)
LINE_MET = LINE.but(
    say=lambda about, line: message(f"stretch-gives-{OUTCOME.names[_outcome(about, line)]}"),
    target=lambda _, line: f"line-{line + 1}",
)
RUNNER_ON = Term.counted(BASES, shown_from=1).but(
    say=lambda about, base: BASERUNNER.say(about, int(about.g.bases[base])),
    target=lambda _, base: f"base-{base + 1}",
)


def _outcome(about: About, line: int) -> int:
    return int(about.t.players.outcome[batter(about.g), line])


# --- What ★ buy ------------------------------------------------------------------------------------------------------


def _offer(about: About, buy: int) -> Message:
    key = f"stretch-buy-{BUY.names[buy]}"
    if buy in (Buy.SEMIFINALS_LEVEL, Buy.FINALS_LEVEL):
        return message(key, level=int(about.g.level[buy - Buy.SEMIFINALS_LEVEL]) - 1)
    return message(key)


def _price(about: About, buy: int) -> int:
    from rainout.games.stretch.rules.season import price_of  # which needs the actions

    return int(price_of(about.g, buy))


OFFER = BUY.but(say=_offer, target=lambda _, buy: f"buy-{BUY.names[buy]}", also={"price": _price})

# --- Rolls -----------------------------------------------------------------------------------------------------------


@cache
def numbered_rolls() -> tuple[tuple[int, ...], ...]:
    """Every roll there is, lowest die first, in the order in which rules number them (``number_of_roll``).

    >>> numbered_rolls()[:4], len(numbered_rolls())
    (((), (1,), (2,), (3,)), 18564)
    """
    faces = range(1, FACES + 1)
    by_size = (combinations_with_replacement(faces, dice) for dice in range(DICE + 1))
    return tuple(roll for rolls in by_size for roll in sorted(rolls, key=lambda roll: roll[::-1]))


def _list_dice(_: About, number: int) -> str:
    return ", ".join(map(str, numbered_rolls()[number]))


ROLL = NUMBER.but(fact=_list_dice, say=_list_dice, kind=str)

# --- Actions and events ----------------------------------------------------------------------------------------------


class Act(Actions, game="stretch"):
    """What can be done, by CHANCE and by the players."""

    roll = chance(face=FACE)
    lineup = chance(face=LINEUP_FACE)
    draw = chance(card=CARD)
    home = chance(seat=SEAT)
    sign = action(card=SIGNED, variant=lambda about: "pair" if _is_of_pair(about) else "")
    trade = action(card=PLAYER)
    face = action(team=TEAM)
    bat = action(card=PLAYER)
    fill = action()
    disc = action(position=LEADOFF)
    pitch = action(card=PLAYER)
    sub = action(card=PLAYER)
    keep = action(variant=lambda about: "batter" if about.g.phase == Phase.SUBSTITUTE else "pitcher")
    swing = action(dice=DICE_OR_NONE)
    steal = action(dice=DICE_ROLLED)
    run = action(dice=DICE_ROLLED)
    hold = action()
    take = action(line=LINE_MET)
    stand = action(variant=lambda about: "defend" if about.g.phase == Phase.DEFEND else "")
    plus = action(die=DIE_UP)
    minus = action(die=DIE_DOWN)
    set = action("set {die} to {face}", die=DIE, face=TURNED)
    drop = action(die=DIE)
    remove = action(base=RUNNER_ON)
    veteran = action()
    rest = action(card=PLAYER)
    buy = action(what=OFFER)
    done = action()
    reroll = action(dice=SOME_DICE)


def _scheduled(t: Tables, told: Telling) -> str:
    return STAGE.names[told.stage] if told.stage in (Stage.SEMIFINALS, Stage.FINALS) else ""


def _half(t: Tables, told: Telling) -> str:
    by_team = not t.house.duel and told.who == OPPONENT
    return HALF.names[told.half] + ("-team" if by_team else "")


def _rolled(t: Tables, told: Telling) -> str:
    return PURPOSE.names[told.purpose] if told.purpose in (Purpose.TEAM, Purpose.HEAD_START) else ""


def _used(t: Tables, told: Telling) -> str:
    if told.ability in (Ability.REROLL1, Ability.REROLLX):
        return "reroll"
    return "drop" if told.ability == Ability.DROP else "set"


def _series(t: Tables, told: Telling) -> str:
    return f"{SERIES.names[told.series]}-{'won' if told.won else 'lost'}"


def _homer(t: Tables, told: Telling) -> str:
    return "home-run" if told.outcome == Outcome.HOME_RUN else ""


def _champion(t: Tables, told: Telling) -> str:
    return "title" if told.result == Result.CHAMPION else ""


class Told(Events, game="stretch"):
    """What can happen."""

    dealt = event(card=PLAYER, hidden=True)
    turned_up = event(team=TEAM)
    signed = event(card=PLAYER, stars=NUMBER, variant=lambda _, told: "paid" if told.stars else "")
    scheduled = event(team=TEAM, stage=STAGE, variant=_scheduled)
    picked = event()
    traded = event(card=PLAYER)
    home = event(booked=True)
    stage = event(stage=STAGE, variant="stage")
    faced = event(
        team=TEAM,
        home=NUMBER,
        game=NUMBER,
        variant=lambda _, told: "home" if told.home else "away",
        booked=True,
    )
    head_start = event(face=FACE, runs=NUMBER, booked=True)
    bats = event(card=PLAYER, position=POSITION, booked=True)
    lined_up = event()
    lineup_die = event(face=LINEUP_FACE)
    disc = event(card=PLAYER, position=POSITION)
    pitches = event(card=PLAYER, booked=True)
    half = event(inning=NUMBER, half=HALF, team=TEAM.or_none(), variant=_half, booked=True)
    turn = event(card=PLAYER, position=POSITION, outs=NUMBER, booked=True)
    substituted = event(came=PLAYER, gone=PLAYER, position=POSITION, booked=True)
    gathered = event(card=PLAYER, dice=NUMBER, rerolls=NUMBER, nudges=NUMBER)
    relieved = event(came=PLAYER, gone=PLAYER, booked=True)
    swung = event(card=PLAYER, dice=NUMBER, variant=lambda _, told: "" if told.dice else "not")
    steals = event(card=PLAYER, base=BASE, dice=NUMBER)
    runs_on = event(card=PLAYER, dice=NUMBER)
    rolled = event(purpose=PURPOSE, dice=ROLL, again=NUMBER, variant=_rolled)
    rerolled = event(count=NUMBER)
    nudged = event(before=FACE, after=FACE)
    used = event(card=PLAYER, ability=ABILITY, before=NUMBER, after=NUMBER, variant=_used)
    hit = event(card=PLAYER, line=LINE, outcome=OUTCOME, variant="outcome", highlight=_homer, booked=True)
    missed = event(
        card=PLAYER, stranded=NUMBER, highlight=lambda _, told: "rally" if told.stranded >= RALLY else ""
    )
    stole = event(card=PLAYER, base=BASE, booked=True)
    caught = event(base=BASE, booked=True)
    took_extra = event()
    held_up = event()
    veteran = event(left=NUMBER)
    half_over = event(runs=NUMBER, own=NUMBER, others=NUMBER, booked=True)
    team_scored = event(team=TEAM, runs=NUMBER, total=NUMBER, booked=True)
    walk_off = event(highlight="walk-off")
    won_game = event(team=TEAM, own=NUMBER, others=NUMBER, game=NUMBER, highlight="game", booked=True)
    lost_game = event(team=TEAM, own=NUMBER, others=NUMBER, game=NUMBER, highlight="loss", booked=True)
    stars = event(gained=NUMBER, stars=NUMBER)
    rested = event(card=PLAYER, exhaustion=NUMBER)
    fresh = event()
    qualified = event(stars=NUMBER)
    revealed = event(card=PLAYER)
    bought = event(what=BUY, stars=NUMBER, variant="what")
    series = event(series=SERIES, won=NUMBER, wins=NUMBER, losses=NUMBER, variant=_series)
    season = event(
        result=RESULT, stars=NUMBER, wins=NUMBER, losses=NUMBER, variant="result", highlight=_champion
    )
    duel_won = event(own=NUMBER, others=NUMBER, how=HOW, highlight="win", booked=True)

    further = Book.of(BASERUNNER)

    @classmethod
    def seats(cls, told: Telling) -> dict[str, int]:
        """Much of it happens to nobody in particular."""
        return super().seats(told) if told.who >= 0 else {}
