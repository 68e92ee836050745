"""Whether what a card asks for is so: the triggers (CB-1.2-3), a question each."""

from rainout.core.kernel import rule
from rainout.diamond.bases import runners_on
from rainout.diamond.state import BASES, OUTS
from rainout.diamond.table import bat_seat, field_seat, occupied
from rainout.games.clutch.declared import answering
from rainout.games.clutch.rules.pitchers import is_tired, swing_sides, tired_next
from rainout.games.clutch.rules.table import bats_left, has_icon, is_clutch_moment, lead, thrown_at
from rainout.games.clutch.state import NO_THROW, NOBODY_THERE, Reason
from rainout.games.clutch.vocabulary import (
    NO_BAND,
    TERMS,
    UNIT_AT,
    Colour,
    Hand,
    Position,
    Result,
    Term,
    Throw,
    Unit,
    Who,
    Window,
)


@rule
def situation(t, g, seat, term, number, wider):
    """Bases, outs, inning, score."""
    if term == Term.ALWAYS:
        return True
    if term == Term.BASES_EMPTY:
        return runners_on(g) == 0
    if term == Term.RUNNER_ON:
        return occupied(g) & number != 0
    if term == Term.BASES_LOADED:
        return runners_on(g) == BASES
    if term == Term.OUTS:
        return int(g.outs) == number
    if term == Term.INNING_FROM:
        return int(g.inning) >= number
    if term == Term.INNING_TO:
        return int(g.inning) <= number
    if term == Term.TIED:
        return lead(g) == 0
    if term == Term.BEHIND:
        return lead(g) == (-1 if g.home == seat else 1)
    if term == Term.CLUTCH_MOMENT:
        return is_clutch_moment(g)
    if term == Term.INFIELD_IN:
        return g.infield_in != 0
    return g.bunting != 0


@rule
def about_players(t, g, seat, term, number, wider):
    """Hands, icons, tiredness, printed numbers."""
    if term == Term.SAME_HAND:
        return bats_left(t, g.batter, g.pitcher) == int(t.players.throws[g.pitcher])
    if term == Term.BATS_LEFT:
        return bats_left(t, g.batter, g.pitcher) == Hand.L
    if term == Term.PITCHER_LEFT:
        return t.players.throws[g.pitcher] == Hand.L
    if term == Term.TIRED:
        return is_tired(t, g, int(g.pitcher))
    if term == Term.TIRED_NEXT:
        return tired_next(t, g, int(g.pitcher))
    if term == Term.ENTERED_TIRED:
        return g.owed[g.pitcher] > 0
    if term == Term.WALKED_IN_HALF:
        return g.walked_half > 0
    if term == Term.PINCH_HITTER:
        return g.pinch != 0
    if term == Term.AFTER_IBB:
        return g.ibb_row > 0
    if term == Term.BATTER_BR_FROM:
        return int(t.players.br[g.batter]) >= number
    if term == Term.RUNNER_BR_FROM:
        return int(t.players.br[thrown_at(g)]) >= number
    if term == Term.BATTER_CLUTCH_FROM:
        return int(t.players.clutch[g.batter]) >= number
    if term == Term.ZONE_TO:
        return int(t.players.zone[g.pitcher]) <= number
    if term == Term.CATCHER_FROM:
        return int(t.players.rating[g.fielder[field_seat(g), Position.CA], Position.CA]) >= number
    if term == Term.FIELDER_ICON:
        return has_icon(t, int(g.fielder[field_seat(g), number // 16]), number % 16) != 0
    if term == Term.ICON_INVOLVED:
        return icon_involved(t, g, number)
    return shows_icon(t, g, bearer(term), number)


@rule
def bearer(term):
    """Whose icon a term asks for."""
    if term == Term.BATTER_ICON:
        return int(Who.BATTER)
    if term == Term.PITCHER_ICON:
        return int(Who.PITCHER)
    if term == Term.RUNNER_ICON:
        return int(Who.RUNNER)
    if term == Term.SCORER_ICON:
        return int(Who.SCORER)
    return int(Who.OUTFIELD) if term == Term.OUTFIELD_ICON else int(Who.INFIELD)


@rule
def shows_icon(t, g, who, icon):
    """CB-5-41: whether somebody, or one of several, carries an icon."""
    if who == Who.BATTER:
        return has_icon(t, int(g.batter), icon) != 0
    if who == Who.PITCHER:
        return has_icon(t, int(g.pitcher), icon) != 0
    if who == Who.RUNNER:
        return has_icon(t, thrown_at(g), icon) != 0
    if who == Who.SCORER:
        return int(g.scorer_icons) >> icon & 1 != 0
    unit = int(Unit.OF) if who == Who.OUTFIELD else int(Unit.IF) if who == Who.INFIELD else int(Unit.BAT)
    seat = field_seat(g)
    for position in range(Position.CA, Position.DH):
        if UNIT_AT[position] == unit and has_icon(t, int(g.fielder[seat, position]), icon):
            return True
    return False


@rule
def icon_involved(t, g, icon):
    """CB-5-47: anybody whose numbers enter the calculation of this window."""
    window = g.window
    if window == Window.W2 or window == Window.W11 or window == Window.W12:
        if g.check_unit > 0 and g.check_post != NOBODY_THERE:
            return has_icon(t, int(g.fielder[field_seat(g), g.check_post]), icon) != 0
        if g.check_unit > 0:
            return unit_shows(t, g, int(g.check_unit), icon)
        return shows_icon(t, g, int(Who.RUNNER), icon) or unit_shows(t, g, throw_unit(int(g.throw)), icon)
    return shows_icon(t, g, int(Who.BATTER), icon) or shows_icon(t, g, int(Who.PITCHER), icon)


@rule
def unit_shows(t, g, unit, icon):
    """Whether one of a unit's fielders carries an icon."""
    if unit == Unit.BAT:
        return shows_icon(t, g, int(Who.PITCHER), icon) or shows_icon(t, g, int(Who.CATCHER), icon)
    return shows_icon(t, g, int(Who.INFIELD if unit == Unit.IF else Who.OUTFIELD), icon)


@rule
def throw_unit(throw):
    """CB-3.12, CB-3.13, CB-3.14: whose rating a throw uses."""
    if throw == Throw.STEAL:
        return int(Unit.BAT)
    return int(Unit.OF) if throw == Throw.EXTRA or throw == Throw.TAG_UP else int(Unit.IF)


@rule
def about_pitch(t, g, seat, term, number, wider):
    """Dice, totals, Advantage."""
    face = int(g.pitch_face)
    if term == Term.NATURAL_PITCH:
        return face > 0 and face <= number and face >= number - wider
    if term == Term.NATURAL_ABOVE_ZONE:
        return face > 0 and face == int(t.players.zone[g.pitcher]) + number
    if term == Term.MISTAKE:
        return g.mistake != 0
    if term == Term.MARGIN:
        return g.mistake == 0 and int(g.pitch) - int(g.on_base) == number
    if term == Term.BATTER_ADVANTAGE:
        return g.advantage != 0
    if term == Term.DIE_IS:
        return swing_sides(t, g) == number
    if term == Term.RAISED:
        return g.added[1 - seat, number, 0] > 0
    if term == Term.LOWERED:
        return g.added[1 - seat, number, 1] > 0
    swing = int(g.swing_face)
    if term == Term.NATURAL_SWING:
        return swing > 0 and swing <= number and swing >= number - wider
    return swing >= number


@rule
def about_result(t, g, seat, term, number, wider):
    """The Result, the chart it was read on, the throw."""
    result = int(g.result)
    if term == Term.RESULT:
        return result == number or (number == Result.BB and result == Result.HBP)
    if term == Term.OUT_RESULT:
        return result >= Result.SO and result <= Result.FB
    if term == Term.XBH:
        return result >= Result.B2 and result <= Result.HR
    if term == Term.ON_PITCHER_CHART:
        return g.advantage == 0 and g.swing_face > 0
    if term == Term.ON_BATTER_CHART:
        return g.advantage != 0 and g.swing_face > 0
    if term == Term.THROW_IS:
        return number >> int(g.throw) & 1 != 0
    if term == Term.THROW_FAILED:
        return g.throw != NO_THROW and g.thrown_out == 0
    if term == Term.THROW_MADE:
        return g.throw != NO_THROW and g.thrown_out != 0
    if g.swing_face == 0:
        return False
    start = int(t.players.band[g.batter, number] if g.advantage else t.players.pitch_band[g.pitcher, number])
    if start == NO_BAND:
        return False
    if term == Term.AT_LOWEST:
        return int(g.swing) >= start and int(g.swing) <= start + wider
    return int(g.swing) < start and int(g.swing) >= start - 1 - wider


@rule
def about_play(t, g, seat, term, number, wider):
    """What the play and the half-inning came to, and what is reacted to."""
    if term == Term.REACHED_IN_A_ROW:
        return int(g.in_a_row) >= number
    if term == Term.RUNS_IN_HALF:
        return int(g.runs_half) >= number
    if term == Term.LEAD_CHANGED:
        return g.lead_changes > 0
    if term == Term.ENDED_HALF:
        return g.outs >= OUTS
    if term == Term.ONE_TWO_THREE:
        return g.pitchers == 1 and g.batters == 3 and g.reached == 0
    if term == Term.STRUCK_OUT_SIDE:
        return g.batters == 3 and g.struck_out == 3
    if term == Term.CARD_PLAYED:
        return g.reason == Reason.CARD
    if term == Term.STADIUM_WORKS:
        return g.reason == Reason.STADIUM
    if term == Term.OWN_NATURAL:
        return g.reason == Reason.NATURAL and g.reacting == seat and int(g.natural) == number
    return int(g.pile_size[seat]) >= number


is_so = rule(
    answering(
        Term,
        "term",
        "t, g, seat, term, number, wider",
        (
            situation,
            "ALWAYS BASES_EMPTY RUNNER_ON BASES_LOADED OUTS INNING_FROM INNING_TO TIED BEHIND CLUTCH_MOMENT INFIELD_IN",
            "BUNTING",
        ),
        (
            about_players,
            "SAME_HAND BATS_LEFT PITCHER_LEFT TIRED TIRED_NEXT ENTERED_TIRED WALKED_IN_HALF PINCH_HITTER AFTER_IBB",
            "BATTER_ICON PITCHER_ICON FIELDER_ICON OUTFIELD_ICON INFIELD_ICON RUNNER_ICON SCORER_ICON ICON_INVOLVED",
            "BATTER_BR_FROM RUNNER_BR_FROM BATTER_CLUTCH_FROM ZONE_TO CATCHER_FROM",
        ),
        (
            about_pitch,
            "NATURAL_PITCH NATURAL_ABOVE_ZONE MISTAKE MARGIN BATTER_ADVANTAGE DIE_IS NATURAL_SWING NATURAL_SWING_FROM",
            "RAISED LOWERED",
        ),
        (
            about_result,
            "RESULT OUT_RESULT XBH ON_PITCHER_CHART ON_BATTER_CHART AT_LOWEST BELOW_BAND THROW_IS THROW_FAILED",
            "THROW_MADE",
        ),
        (
            about_play,
            "REACHED_IN_A_ROW RUNS_IN_HALF LEAD_CHANGED ENDED_HALF ONE_TWO_THREE STRUCK_OUT_SIDE CARD_PLAYED",
            "STADIUM_WORKS OWN_NATURAL DISCARD_PILE",
        ),
        doc="Whether one term holds.",
    )
)


@rule
def holds(t, g, seat, text, wider):
    """Whether all groups of a text's terms hold, for the manager whose card it is; ``wider`` as a Stadium may widen."""
    if t.texts.clutch_moment[text] and not is_clutch_moment(g):
        return False
    wanted, met = 0, 0
    for i in range(TERMS):
        term = int(t.texts.term[text, i])
        if term == Term.ALWAYS:
            continue
        group = 1 << int(t.texts.term_group[text, i])
        wanted |= group
        if not met & group:
            so = is_so(t, g, seat, term, int(t.texts.term_number[text, i]), wider)
            if so != (t.texts.term_negated[text, i] != 0):
                met |= group
    return met == wanted


@rule
def on_side(t, g, seat, text):
    """CB-1.2-1, CB-5-18: whether a card's colour lets this manager play it now."""
    colour = t.texts.colour[text]
    if colour == Colour.NEUTRAL:
        return True
    return (colour == Colour.OFFENSE) == (seat == bat_seat(g))
