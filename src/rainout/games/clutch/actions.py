"""Every action of CLUTCH Baseball, and everything that can happen in it: once, with the things they name."""

from __future__ import annotations

from collections.abc import Callable

from rainout.core.actions import Actions, action, chance
from rainout.core.telling import Events, Telling, event
from rainout.core.terms import About, Said, Term, spelt
from rainout.core.words import Message, message
from rainout.diamond.book import BASE_NAMES, HOW, RALLY, RUNNER, Book
from rainout.diamond.state import BASES, Ended
from rainout.games.clutch.naming import player_name, player_sign, player_target, text_id, text_name
from rainout.games.clutch.state import (
    DECK,
    FACES,
    HAND,
    PLAYERS,
    ROSTER,
    SKIES,
    SLOTS,
    STAFF,
    SUBSETS,
    Code,
    Phase,
    Roll,
    Tables,
)
from rainout.games.clutch.vocabulary import (
    ONE_FIELDER,
    POSITION_SIGNS,
    RESULT_SIGNS,
    Attribute,
    Position,
    Role,
    Spell,
    Throw,
    Unit,
)

BASE_SIGNS = ("1", "2", "3", "home")
THROWN = 20
"""The sides of the die of a throw."""

# --- What is named ---------------------------------------------------------------------------------------------------

NUMBER = Term.amount()
FACE = Term.counted(FACES, start=1)
PLACE = Term.counted(DECK, shown_from=1)
"""A place in the deck."""
SKY = Term.counted(SKIES, shown_from=1)
ROLL = Term.of(Roll)
THROW = Term.of(Throw)
CODE = Term.of(Code)
HALF = Term.named(("top", "bottom"))
WAY = Term.named(("up", "down"))
ROLE = Term.named(tuple(role.name for role in Role), words="clutch-role")
SPELL = Term.of(Spell, words="clutch-spell")
RESULT = Term.named(RESULT_SIGNS, words="clutch-result")
POSITION = Term.named(POSITION_SIGNS)
SLOT = Term.counted(SLOTS, shown_from=1).but(target=lambda _, slot: f"slot-{slot + 1}")
ATTRIBUTE = Term.of(Attribute, words="clutch-attribute").but(
    target=lambda _, attribute: f"attribute-{spelt(Attribute(attribute))}"
)
CHANGE = NUMBER.but(say=lambda _, amount: abs(amount))
"""How much is added or taken off."""
PLAYER = Term(
    range(PLAYERS),
    tuple(player_sign(player) for player in range(PLAYERS)),
    lambda _, player: player_target(player),
    lambda about, player: player_name(about.t, player),
    str,
    target=lambda _, player: player_target(player),
)
RUNNER_NAMED = RUNNER.but(
    fact=lambda _, runner: player_target(runner - 1),
    say=lambda about, runner: player_name(about.t, runner - 1),
    kind=str,
)
TEXT = NUMBER.but(
    fact=lambda about, text: text_id(about.t, text),
    say=lambda about, text: text_name(about.t, text),
    kind=str,
)


def _player(places: Term, find: Callable[[About, int], int]) -> Term:
    """Places where players are found."""
    return places.but(
        say=lambda about, place: player_name(about.t, int(find(about, place))),
        target=lambda about, place: player_target(int(find(about, place))),
    )


def _card(count: int, kind: str, find: Callable[[About, int], int]) -> Term:
    """Places where cards lie, which choices call by this name and the place."""
    return Term.counted(count, shown_from=1).but(
        say=lambda about, place: text_name(about.t, int(find(about, place))),
        target=lambda _, place: f"{kind}-{place + 1}",
    )


MAN = _player(Term.counted(ROSTER, shown_from=1), lambda about, place: about.who * ROSTER + place)
FIELDER = _player(POSITION.part(Position.CA), lambda about, position: about.g.fielder[about.who, position])
HITTER = _player(SLOT, lambda about, slot: about.g.lineup[about.who, slot])
HELD = _card(HAND, "card", lambda about, place: about.g.hand[about.who, place])
COACH = _card(STAFF, "coach", lambda about, coach: about.t.staff[about.who, coach])
USED = _card(DECK, "pile", lambda about, place: about.g.pile[about.who, place])
PLAYED = NUMBER.but(say=lambda about, entry: text_name(about.t, int(about.g.played[entry])))
"""A card of this at-bat, by its place among those played."""
BASE = Term.named(BASE_SIGNS, say=lambda _, base: BASE_NAMES[base])
"""A base somebody is bound for."""


def bases_of(bits: int) -> tuple[int, ...]:
    """The bases of a set."""
    return tuple(base for base in range(BASES) if bits >> base & 1)


def _runner(about: About, base: int) -> int:
    return int(about.g.bases[base]) - 1


RUNNERS = Term(
    range(SUBSETS),
    tuple(" ".join(str(base + 1) for base in bases_of(bits)) or "none" for bits in range(SUBSETS)),
    lambda _, bits: bits,
    lambda about, bits: ", ".join(
        player_name(about.t, _runner(about, base)) for base in reversed(bases_of(bits))
    ),
    int,
    target=lambda about, bits: tuple(player_target(_runner(about, base)) for base in bases_of(bits)),
    also={"count": lambda _, bits: len(bases_of(bits))},
)
"""Runners, by the bases they come from, as bits."""
THIEVES = RUNNERS.part(1, 4)
"""From first, from second, or both."""
TARGET = Term(
    range(BASES),
    BASE_SIGNS[1:],
    lambda _, base: BASE_SIGNS[base + 1],
    lambda about, base: player_name(about.t, _runner(about, base)),
    BASE_SIGNS[1:],
    target=lambda about, base: (player_target(_runner(about, base)), f"base-{BASE_SIGNS[base + 1]}"),
    also={"base": lambda _, base: BASE_NAMES[base + 1]},
)
"""A runner who is thrown at, by the base he comes from; he is called by the one he is bound for."""


def _chances(_: About, above: int) -> Message:
    """What the die of a throw must exceed, if it can."""
    kind = "none" if above >= THROWN else "sure" if above < 1 else "some"
    return message(f"clutch-throw-{kind}", roll=above)


def _unit(_: About, unit: int) -> str:
    return POSITION_SIGNS[unit - ONE_FIELDER] if unit >= ONE_FIELDER else spelt(Unit(unit))


def _unit_words(about: About, unit: int) -> Said:
    sign = _unit(about, unit)
    return sign if unit >= ONE_FIELDER else message(f"clutch-unit-{sign}")


CHANCES = NUMBER.but(say=_chances)
CHECKED = NUMBER.but(fact=_unit, say=_unit_words, kind=str)
"""A Unit, or ONE_FIELDER and a Position."""

# --- What can be done ------------------------------------------------------------------------------------------------


def _asked(about: About) -> str:
    """What is said depends on what is asked."""
    return spelt(Phase(about.g.phase))


class Act(Actions, game="clutch"):
    """What can be done; by CHANCE, and by the manager to act."""

    roll = chance(face=FACE)
    draw = chance(place=PLACE)
    lose = chance(card=HELD)
    sky = chance(sky=SKY)
    # Before the game
    start = action(player=MAN)
    post = action(player=MAN, arranged=POSITION.now("arranged"))
    bat = action(player=MAN, arranged=SLOT.now("arranged"))
    fill = action(variant=_asked)
    keep = action()
    mulligan = action()
    under = action(card=HELD)
    # Before the pitch
    ready = action()
    walk = action(batter=PLAYER.now("batter"))
    pitch = action(batter=PLAYER.now("batter"))
    infield_in = action()
    relieve = action(player=MAN)
    in_ = action("in {player} for {other}", player=MAN, other=MAN, distinct=True)
    shift = action(first=FIELDER, second=FIELDER, unordered=True)
    exchange = action(first=HITTER, second=HITTER, unordered=True)
    # In play
    steal = action(runners=THIEVES)
    bunt = action(batter=PLAYER.now("batter"))
    swing = action(variant=_asked)
    send = action(runners=RUNNERS)
    throw = action(runner=TARGET)
    let = action()
    two = action()
    one = action()
    # With cards
    play = action(card=HELD)
    coach = action(card=COACH)
    pass_ = action(variant=_asked)
    discard = action(card=HELD)
    tune = action(attribute=ATTRIBUTE, way=WAY)
    recycle = action(card=USED)
    take_back = action(taking=PLAYED.now("taking"))
    leave = action(taking=PLAYED.now("taking"))


# --- What can happen -------------------------------------------------------------------------------------------------


def _in_series(t: Tables, _: Telling) -> str:
    """Which game it is, is said in a series only."""
    return "series" if t.house.games > 1 else ""


def _finished(_: Tables, told: Telling) -> str:
    if told.code == Code.HR:
        return "home-run"
    return "rally" if told.stranded >= RALLY else ""


def _game(t: Tables, told: Telling) -> str:
    if told.how == Ended.WALK_OFF:
        return "walk-off"
    return "game" if t.house.games > 1 else "win"


def _either(number: str, yes: str, no: str) -> Callable[[Tables, Telling], str]:
    """One thing is said if a number is above 0, another if not."""
    return lambda _, told: yes if getattr(told, number) > 0 else no


def _pitched(_: Tables, told: Telling) -> str:
    return "mistake" if told.mistake else "batter" if told.advantage else "pitcher"


class Told(Events, game="clutch"):
    """What can happen; ``who`` is the manager it is about."""

    further = Book.of(RUNNER_NAMED)

    rolled = event(face=FACE, roll=ROLL, sides=NUMBER, variant="roll")
    # Before the game
    home = event(game=NUMBER, variant=_in_series, booked=True)
    starts = event(card=PLAYER, role=ROLE, booked=True)
    assigned = event(card=PLAYER, position=POSITION, booked=True)
    bats = event(card=PLAYER, slot=NUMBER, booked=True)
    line_up = event()
    drew = event(text=TEXT, hidden=True)
    mulligan = event(count=NUMBER)
    kept = event(count=NUMBER)
    under = event(text=TEXT, hidden=True)
    weather = event(text=TEXT, spell=SPELL)
    # Before the pitch
    half = event(inning=NUMBER, half=HALF, variant="half", booked=True)
    automatic = event(card=PLAYER, booked=True)
    up = event(card=PLAYER, pitcher=PLAYER, outs=NUMBER, booked=True)
    relieved = event(card=PLAYER, other=PLAYER, role=ROLE, booked=True)
    came_in = event(card=PLAYER, other=PLAYER, position=POSITION, booked=True)
    shifted = event(card=PLAYER, position=POSITION, other=PLAYER, place=POSITION, booked=True)
    exchanged = event(card=PLAYER, other=PLAYER, booked=True)
    infield_in = event()
    tired = event(card=PLAYER)
    # The duel and the play
    steals = event(card=PLAYER, base=BASE, booked=True)
    bunts = event(card=PLAYER)
    bunt_failed = event(card=PLAYER, count=NUMBER)
    pitched = event(pitch=NUMBER, on_base=NUMBER, mistake=NUMBER, advantage=NUMBER, variant=_pitched)
    swung = event(swing=NUMBER, chart=NUMBER, result=RESULT)
    changed = event(result=RESULT, before=RESULT)
    sent = event(card=PLAYER, base=BASE)
    throws = event(card=PLAYER, throw=THROW, above=CHANCES, variant="throw")
    threw = event(card=PLAYER, out=NUMBER, total=NUMBER, speed=NUMBER, variant=_either("out", "out", "safe"))
    no_throw = event()
    finished = event(
        card=PLAYER,
        pitcher=PLAYER,
        code=CODE,
        stranded=NUMBER,
        variant="code",
        highlight=_finished,
        booked=True,
    )
    """How an at-bat is scored; a sacrifice fly is an FB until a run has come of it, see ``batted_in``."""
    batted_in = event(
        card=PLAYER, runs=NUMBER, sacrifice=NUMBER, variant=_either("sacrifice", "sf", ""), booked=True
    )
    innings = event(card=PLAYER, count=NUMBER)
    quality = event(card=PLAYER, count=NUMBER)
    # Cards
    played = event(text=TEXT)
    coach = event(text=TEXT)
    negated = event(text=TEXT)
    discarded = event(text=TEXT)
    returned = event(text=TEXT)
    left = event(text=TEXT)
    gone = event(text=TEXT)
    recycled = event(text=TEXT)
    nothing_left = event()
    stadium = event(text=TEXT)
    check = event(
        unit=CHECKED, total=NUMBER, target=NUMBER, made=NUMBER, variant=_either("made", "made", "failed")
    )
    advantage = event(batter=NUMBER, variant=_either("batter", "batter", "pitcher"))
    mistake = event(mistake=NUMBER, variant=_either("mistake", "made", "cancelled"))
    die = event(sides=NUMBER)
    pitch_die = event(sides=NUMBER)
    tuned = event(attribute=ATTRIBUTE, amount=CHANGE, variant=_either("amount", "up", "down"))
    sent_off = event(card=PLAYER)
    # The end
    forfeit = event(booked=True)
    game_ = event(
        own=NUMBER, others=NUMBER, game=NUMBER, how=HOW, variant=_in_series, highlight=_game, booked=True
    )
    won = event(own=NUMBER, others=NUMBER, highlight="title")
    """The series; a game that is the whole match says all by itself."""

    @classmethod
    def seats(cls, told: Telling) -> dict[str, int]:
        """Only one manager is mentioned."""
        return {"player": told.who}
