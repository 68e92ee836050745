"""Every action of SportsClix, and everything that can happen in it: once, with the things they name."""

from __future__ import annotations

from typing import Any

from rainout.core.actions import Actions, action, chance
from rainout.core.telling import Events, Telling, event
from rainout.core.terms import About, Term
from rainout.diamond.book import Book
from rainout.games.clix.state import FACES, NOBODY_THERE, Attempt
from rainout.games.clix.terms import (
    AIM,
    ATTEMPT,
    BASE,
    BATTER,
    BATTERS_DIE,
    COVERING,
    DEPTH,
    DIE,
    ENDING,
    FACE,
    FIELDER,
    FIRST_BASE,
    HEADING,
    INFIELDER,
    MAYBE_COVERING,
    NEXT_POSITION,
    NEXT_SLOT,
    NEXT_ZONE,
    NUDGED,
    NUDGED_ZONE,
    NUMBER,
    OUTFIELDER,
    PITCH,
    PITCHER,
    PITCHERS_DIE,
    PLAYER,
    POSITION,
    POSITIONED,
    RELAYING,
    RESULT,
    ROLL,
    ROLLED_DIE,
    RUNNER,
    RUNNING,
    SHOWN,
    SLOT,
    STEALING,
    STEP,
    SWING,
    TAKEN,
    TEAMMATE,
    TO_BE_TAGGED,
    WAY,
    WENT,
    WHO_MAY_STAY,
    YES_OR_NO,
    ZONE,
    is_forced,
    phase_name,
)

HALF = Term.named(("top", "bottom"))
DIAL = Term.named(("batter", "pitcher"))
NEED = NUMBER.but(also={"roll": lambda about, need: need - about.named["strength"]})
"""What a total must be greater than, and what the dice alone must be."""


def _nobody(about: About) -> str:
    return "" if about.named["runners"] else "none"


def _covered(about: About) -> str:
    return "" if about.named["by"] == NOBODY_THERE else "by"


class Act(Actions, game="clix"):
    """What can be done."""

    roll = chance("{die} {face}", die=ROLLED_DIE, face=FACE)

    # Before the game
    dh = action(wanted=YES_OR_NO, variant=lambda about: YES_OR_NO.names[about.named["wanted"]])
    post = action(figure=TEAMMATE, position=NEXT_POSITION)
    bat = action(figure=TEAMMATE, slot=NEXT_SLOT)
    fence = action(zone=NEXT_ZONE, depth=DEPTH, variant=lambda about: DEPTH.names[about.named["depth"]])
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
    swing = action(die=BATTERS_DIE, variant=lambda about: DIE.names[about.named["die"]])
    bunt = action(batter=BATTER)
    pitch = action(die=PITCHERS_DIE, variant=lambda about: DIE.names[about.named["die"]])

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


class Told(Events, game="clix"):
    """What can happen; ``who`` is the manager it is about."""

    further = Book.of(RUNNER)

    # Before the game
    home_roll = event(face=FACE)
    home = event()
    dh = event(wanted=YES_OR_NO, variant=lambda _, told: YES_OR_NO.names[told.wanted])
    assigned = event(figure=PLAYER, position=POSITION)
    bats = event(figure=PLAYER, slot=SLOT)
    fence = event(zone=ZONE, depth=DEPTH)

    # Before the pitch
    half = event(inning=NUMBER, half=HALF, variant=lambda _, told: HALF.names[told.half])
    tired = event(pitcher=PLAYER, clicks=NUMBER)
    up = event(batter=PLAYER, pitcher=PLAYER, outs=NUMBER)
    came_in = event(comes=PLAYER, goes=PLAYER, position=POSITION)
    swapped = event(first=PLAYER, to=POSITION, second=PLAYER, back=POSITION)
    shifted = event(position=POSITION, zone=ZONE)
    covered = event()
    shut_down = event(pitcher=PLAYER)
    walked = event(batter=PLAYER)
    chose = event()
    bunts = event(batter=PLAYER)
    steals = event(runner=PLAYER, base=BASE)

    # Dice and declarations
    rolled = event(die=DIE, face=FACE, shows=SHOWN, roll=ROLL, variant=lambda _, told: DIE.names[told.die])
    read_ = event(
        result=RESULT, pitch=PITCH, swing=SWING, dial=DIAL, variant=lambda _, told: DIAL.names[told.dial]
    )
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
        batted_in=NUMBER,
        variant=lambda _, told: ENDING.names[told.ending],
    )

    # Clicks
    gained = event(figure=PLAYER, step=STEP)
    lost = event(figure=PLAYER, step=STEP)
    void = event(figure=PLAYER)
    passed = event(figure=PLAYER, to=PLAYER)
    three_balls = event(figure=PLAYER)
    won = event(own=NUMBER, others=NUMBER)
