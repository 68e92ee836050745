"""Every action of SportsClix, and everything that can happen in it: once, with the things they name.

Those are declared first: figures, where they play, zones, bases, dice and results.
"""

from __future__ import annotations

from typing import Any

from rainout.core.actions import Actions, action, chance
from rainout.core.telling import Events, Telling, event
from rainout.core.terms import About, Term, spelt
from rainout.core.words import Message, message
from rainout.diamond.book import BASE_NAMES, HOW, RALLY, Book
from rainout.diamond.state import BASES, FIRST, Ended
from rainout.games.clix.figures import (
    PITCH_SIGNS,
    POSITION_SIGNS,
    RESULT_SIGNS,
    STEP_NAMES,
    SWING_SIGNS,
    figure_of,
)
from rainout.games.clix.state import (
    COLUMNS,
    FACES,
    FIELDED,
    INFIELD,
    NOBODY_THERE,
    PLAYERS,
    ROSTER,
    SLOTS,
    SUBSETS,
    TARGETS,
    ZONES,
    Attempt,
    Die,
    Ending,
    Phase,
    Position,
    Roll,
    Tables,
)

NUMBER = Term.amount()
FACE = Term.counted(FACES, start=1)
DEPTHS = ("green", "yellow", "red")
BASE_SIGNS = ("1", "2", "3", "home")


def phase_name(about: About) -> str:
    """What is asked, where one answer stands for several things."""
    return spelt(Phase(about.g.phase))


# --- Figures ---------------------------------------------------------------------------------------------------------


def player_sign(player: int) -> str:
    """A player in notation: the manager and the number in his team.

    >>> player_sign(22)
    '2.3'
    """
    return f"{player // ROSTER + 1}.{player % ROSTER + 1}"


def player_target(player: int) -> str:
    """What choices call a player."""
    return f"player-{player_sign(player)}"


def player_name(t: Tables, player: int) -> str:
    """A player's name, the same in every language."""
    return figure_of(t, player).name


def _target(_: About, player: int) -> str:
    return player_target(player)


PLAYER = Term(
    range(PLAYERS),
    tuple(map(player_sign, range(PLAYERS))),
    fact=_target,
    say=lambda about, player: player_name(about.t, player),
    kind=str,
    target=_target,
)
RUNNER = PLAYER.but(
    fact=lambda _, runner: player_target(runner - 1),
    say=lambda about, runner: player_name(about.t, runner - 1),
)
"""Somebody on base, as the scorebook counts: from 1."""
TEAMMATE = Term.counted(ROSTER, shown_from=1).but(
    say=lambda about, place: player_name(about.t, about.who * ROSTER + place),
    target=lambda about, place: player_target(about.who * ROSTER + place),
)
"""Somebody in the team of who acts."""
BATTER = PLAYER.now(lambda about: about.g.batter)
PITCHER = PLAYER.now(lambda about: about.g.pitcher)
WHO_MAY_STAY = PLAYER.now(
    lambda about: about.g.pitcher if about.g.phase == Phase.RELIEVE else about.g.removing
)


# --- The field -------------------------------------------------------------------------------------------------------

POSITION = Term.named(POSITION_SIGNS)


def _at(about: About, position: int) -> int:
    return int(about.g.fielder[about.who, position])


def fielders(first: int, end: int) -> Term:
    """Who plays at one of some positions for the team of who acts."""
    return Term(
        range(first, end),
        POSITION_SIGNS[first:end],
        fact=POSITION.fact,
        say=lambda about, position: player_name(about.t, _at(about, position)),
        kind=str,
        target=lambda about, position: player_target(_at(about, position)),
    )


FIELDER = fielders(Position.P, FIELDED)
INFIELDER = fielders(Position.B1, Position.LF)
OUTFIELDER = fielders(Position.LF, FIELDED)
POSITIONED = fielders(Position.B1, FIELDED)
"""Who stands in a zone."""
RELAYING = fielders(Position.C, Position.LF)
COVERING = Term(
    range(INFIELD),
    INFIELDER.names,
    fact=POSITION.fact,
    say=lambda about, step: INFIELDER.say(about, Position.B1 + step),
    kind=str,
    target=lambda about, step: player_target(_at(about, Position.B1 + step)),
)
"""SC-PLY-TAG-6: the infielder who runs to a base, counted from first baseman."""
MAYBE_COVERING = COVERING.but(
    numbers=range(NOBODY_THERE, INFIELD), names=("", *COVERING.names), none=NOBODY_THERE
)
ZONE = Term.counted(ZONES, start=1).but(target=lambda _, zone: f"zone-{zone}")
NEXT_ZONE = ZONE.now(lambda about: about.g.arranged + 1)
DEPTH = Term.named(DEPTHS).but(target=lambda _, depth: DEPTHS[depth])
SLOT = Term.counted(SLOTS, shown_from=1).but(target=lambda _, slot: f"slot-{slot + 1}")
NEXT_SLOT = SLOT.now(lambda about: about.g.arranged)
NEXT_POSITION = POSITION.now(lambda about: about.g.arranged)


# --- Bases and runners -----------------------------------------------------------------------------------------------


def bases_of(bits: int) -> tuple[int, ...]:
    """Bases in a set of bits, from 1."""
    return tuple(base + 1 for base in range(BASES) if bits >> base & 1)


def _runners(about: About, bits: int) -> list[int]:
    return [int(about.g.bases[base - 1]) - 1 for base in bases_of(bits)]


def _names(about: About, bits: int) -> str:
    return ", ".join(player_name(about.t, runner) for runner in reversed(_runners(about, bits)))


BASE = Term(
    range(TARGETS),
    BASE_SIGNS,
    fact=lambda _, base: BASE_SIGNS[base],
    say=lambda _, base: BASE_NAMES[base],
    kind=BASE_SIGNS,
    target=lambda _, base: f"base-{BASE_SIGNS[base]}",
)
FIRST_BASE = BASE.now(lambda _: FIRST)
AIM = BASE.but(numbers=range(1, TARGETS), names=BASE_SIGNS[1:])
"""Where a runner may be heading for."""
RUNNING = Term(
    range(SUBSETS),
    tuple(" ".join(map(str, bases_of(bits))) or "none" for bits in range(SUBSETS)),
    fact=lambda _, bits: " ".join(map(str, bases_of(bits))),
    say=_names,
    kind=str,
    target=lambda about, bits: tuple(map(player_target, _runners(about, bits))),
    also={"count": lambda _, bits: len(bases_of(bits))},
)
"""The runners who go, by their bases."""
STEALING = RUNNING.but(numbers=range(4), names=RUNNING.names[:4])
WENT = RUNNING.but(say=RUNNING.also["count"], also={})


def _heading(about: About) -> int:
    """Who is heading for the base that is named."""
    return int(about.g.bases[about.named["aim"] - 1]) - 1


def is_forced(about: About) -> bool:
    """Whether who heads for the base that is named is forced to."""
    return bool(about.g.forced >> (about.named["aim"] - 1) & 1)


HEADING = PLAYER.now(_heading)
TO_BE_TAGGED = PLAYER.or_none().now(lambda about: NOBODY_THERE if is_forced(about) else _heading(about))


# --- Dice and results ------------------------------------------------------------------------------------------------

DIE = Term.of(Die).but(target=lambda _, die: f"die-{spelt(Die(die))}")
ROLLED_DIE = DIE.but(names=(*DIE.names[: Die.NUMBER], "roll"))
PITCHERS_DIE = DIE.but(numbers=range(Die.RED, Die.BLACK), names=DIE.names[Die.RED : Die.BLACK])
BATTERS_DIE = DIE.but(numbers=range(Die.BLACK, Die.GREEN), names=DIE.names[Die.BLACK : Die.GREEN])
PITCH = Term.named(tuple(PITCH_SIGNS), say=lambda _, symbol: message(f"clix-symbol-{PITCH_SIGNS[symbol]}"))
SWING = Term.named(tuple(SWING_SIGNS), say=lambda _, symbol: message(f"clix-symbol-{SWING_SIGNS[symbol]}"))


def _shown(die: int) -> Term:
    """What a die shows: a symbol or a number."""
    if die in PITCHERS_DIE.numbers:
        return PITCH
    return SWING if die in BATTERS_DIE.numbers else NUMBER


def face_sign(die: int, shown: int) -> str:
    """What a die shows, as it is written."""
    signs = PITCH_SIGNS if die in PITCHERS_DIE.numbers else SWING_SIGNS
    return signs[shown] if die < Die.GREEN else str(shown)


SHOWN = NUMBER.but(
    fact=lambda about, shown: face_sign(about.named["die"], shown),
    say=lambda about, shown: _shown(about.named["die"]).say(about, shown),
    kind=str,
)
ROLL, ATTEMPT, ENDING = Term.of(Roll), Term.of(Attempt), Term.of(Ending)
YES_OR_NO = Term.named(("no", "yes")).but(target=lambda _, wanted: "yes" if wanted else "no")
WAY = Term.named(("down", "up"))

RESULT_KEYS = (
    "strikeout", "ground-ball", "fly-ball", "paint", "ground-scorcher", "fly-scorcher", "shallow-fly", "work", "walk",
    "average-fly", "single", "single-plus", "double", "double-plus", "triple", "deep-fly", "home-run",
)  # fmt: skip
RESULT = Term.named(RESULT_SIGNS, say=lambda _, result: message(f"clix-result-{RESULT_KEYS[result]}"))


def _taken(about: About) -> int:
    from rainout.games.clix.rules.at_bat import controlled_result

    home = int(about.t.book.home_of[about.named["pitch"], about.named["swing"]])
    return int(controlled_result(about.t, about.g, home % COLUMNS))


def _combination(about: About, _: int) -> str:
    return f"result-{PITCH_SIGNS[about.named['pitch']]}{SWING_SIGNS[about.named['swing']]}"


TAKEN = RESULT.but(target=_combination).now(_taken)


def _nudged(about: About) -> int:
    return int(about.g.green) + (1 if about.named["way"] else -1)


NUDGED = FACE.but(target=lambda _, face: f"face-{face}").now(_nudged)
NUDGED_ZONE = ZONE.now(lambda about: about.t.figures.spray[about.t.team[about.g.batter], _nudged(about)])


def _step(_: About, step: int) -> Message:
    """A position of a dial in words."""
    name = STEP_NAMES[step]
    if step == len(STEP_NAMES) - 1:
        return message("clix-step-balls")
    return message(f"clix-step-{'red' if name[0] == 'R' else 'blue'}", number=int(name[1:]))


STEP = Term.named(STEP_NAMES, say=_step)
HALF = Term.named(("top", "bottom"))
DIAL = Term.named(("batter", "pitcher"))
NEED = NUMBER.but(also={"roll": lambda about, need: need - about.named["strength"]})
"""What a total must be greater than, and what the dice alone must be."""


# --- Actions ---------------------------------------------------------------------------------------------------------


def _nobody(about: About) -> str:
    return "" if about.named["runners"] else "none"


def _covered(about: About) -> str:
    return "" if about.named["by"] == NOBODY_THERE else "by"


class Act(Actions, game="clix"):
    """What can be done."""

    roll = chance("{die} {face}", die=ROLLED_DIE, face=FACE)

    # Before the game
    dh = action(wanted=YES_OR_NO, variant="wanted")
    post = action(figure=TEAMMATE, position=NEXT_POSITION)
    bat = action(figure=TEAMMATE, slot=NEXT_SLOT)
    fence = action(zone=NEXT_ZONE, depth=DEPTH, variant="depth")
    fill = action(variant=phase_name)

    # Before the pitch
    in_ = action("in {comes} for {goes}", comes=TEAMMATE, goes=TEAMMATE, distinct=True)
    swap = action(first=FIELDER, second=FIELDER, unordered=True)
    shift = action(fielder=POSITIONED, zone=ZONE)
    cover = action()
    ready = action(variant=phase_name)
    shut_down = action(pitcher=PITCHER)
    walk = action(batter=BATTER)
    stay = action(figure=WHO_MAY_STAY)
    swing = action(die=BATTERS_DIE, variant="die")
    bunt = action(batter=BATTER)
    pitch = action(die=PITCHERS_DIE, variant="die")

    # Declarations
    yes = action(variant=phase_name)
    no = action(variant=phase_name)
    take = action("take {pitch}{swing}", pitch=PITCH, swing=SWING, result=TAKEN)
    nudge = action(way=WAY, zone=NUDGED_ZONE, face=NUDGED)

    # Runners
    steal = action(runners=STEALING, variant=_nobody)
    send = action(runners=RUNNING, variant=_nobody)
    tag_up = action(runners=RUNNING, variant=_nobody)
    extra = action(runners=RUNNING, variant=_nobody)

    # Plays in the field
    field = action(fielder=POSITIONED)
    race = action(fielder=INFIELDER)
    out = action(batter=BATTER, base=FIRST_BASE)
    force = action(aim=AIM, runner=HEADING)
    tag = action(aim=AIM, by=MAYBE_COVERING, runner=HEADING, variant=_covered)
    double = action(
        aim=AIM, by=COVERING, runner=TO_BE_TAGGED, variant=lambda about: "" if is_forced(about) else "tag"
    )
    relay = action(thrower=RELAYING, aim=BASE)
    throw = action(aim=AIM, by=MAYBE_COVERING, runner=HEADING, variant=_covered)
    throw_from = action("throw {thrower} {aim}", thrower=OUTFIELDER, aim=AIM, runner=HEADING)
    let = action(variant=phase_name)

    # Clicks
    click = action(figure=PLAYER)
    pass_ = action(figure=PLAYER)


# --- Events ----------------------------------------------------------------------------------------------------------


def _attempt(_: Any, told: Telling) -> str:
    return "field" if told.attempt in (Attempt.FIELD, Attempt.BUNT, Attempt.COVER) else "throw"


def _played(_: Any, told: Telling) -> str:
    """SC-PLY-DBL-2 to SC-PLY-DBL-5: doubles have names."""
    if told.doubles == FACES:
        return "highlight"
    if told.doubles == 1:
        return "blooper"
    if told.doubles:
        return "great" if told.made else "error"
    return "made" if told.made else "missed"


def _finished(_: Tables, told: Telling) -> str:
    if told.ending == Ending.HOME_RUN:
        return "home-run"
    return "rally" if told.stranded >= RALLY else ""


class Told(Events, game="clix"):
    """What can happen; ``who`` is the manager it is about."""

    further = Book.of(RUNNER)

    # Before the game
    home_roll = event(face=FACE)
    home = event(booked=True)
    dh = event(wanted=YES_OR_NO, variant="wanted")
    assigned = event(figure=PLAYER, position=POSITION, booked=True)
    bats = event(figure=PLAYER, slot=SLOT, booked=True)
    fence = event(zone=ZONE, depth=DEPTH)

    # Before the pitch
    half = event(inning=NUMBER, half=HALF, variant="half", booked=True)
    tired = event(pitcher=PLAYER, clicks=NUMBER)
    up = event(batter=PLAYER, pitcher=PLAYER, outs=NUMBER, booked=True)
    came_in = event(comes=PLAYER, goes=PLAYER, position=POSITION, booked=True)
    swapped = event(first=PLAYER, to=POSITION, second=PLAYER, back=POSITION, booked=True)
    shifted = event(position=POSITION, zone=ZONE)
    covered = event()
    shut_down = event(pitcher=PLAYER)
    walked = event(batter=PLAYER, booked=True)
    chose = event()
    bunts = event(batter=PLAYER)
    steals = event(runner=PLAYER, base=BASE, booked=True)

    # Dice and declarations
    rolled = event(die=DIE, face=FACE, shows=SHOWN, roll=ROLL, variant="die")
    read_ = event(result=RESULT, pitch=PITCH, swing=SWING, dial=DIAL, variant="dial")
    control = event(figure=PLAYER)
    intimidated = event(figure=PLAYER, opponent=PLAYER)
    took = event(result=RESULT)
    nudged = event(face=FACE, zone=ZONE)
    flamed = event(pitcher=PLAYER, works=NUMBER, variant=lambda _, told: "" if told.works else "not")

    # The ball in play
    ball = event(zone=ZONE)
    sent = event(going=WENT)
    tag_up = event(going=WENT)
    extra = event(going=WENT)
    fields = event(fielder=PLAYER, moved=NUMBER, variant=lambda _, told: "moving" if told.moved else "")
    gap = event(zone=ZONE)
    tries = event(fielder=PLAYER, attempt=ATTEMPT, strength=NUMBER, need=NEED, variant=_attempt)
    attempted = event(fielder=PLAYER, made=NUMBER, total=NUMBER, doubles=NUMBER, variant=_played)
    no_throw = event()
    out_at = event(runner=PLAYER, base=BASE)
    finished = event(
        batter=PLAYER,
        pitcher=PLAYER,
        ending=ENDING,
        stranded=NUMBER,
        variant="ending",
        highlight=_finished,
        booked=True,
    )
    """Told before what comes of it where it is known; a strikeout for the third out leaves runners ``stranded``."""
    batted_in = event(batter=PLAYER, runs=NUMBER, silent=True, booked=True)

    # Clicks
    gained = event(figure=PLAYER, step=STEP)
    lost = event(figure=PLAYER, step=STEP)
    void = event(figure=PLAYER)
    passed = event(figure=PLAYER, to=PLAYER)
    three_balls = event(figure=PLAYER)
    won = event(
        own=NUMBER,
        others=NUMBER,
        how=HOW,
        highlight=lambda _, told: "walk-off" if told.how == Ended.WALK_OFF else "win",
        booked=True,
    )
