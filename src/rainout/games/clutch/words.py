"""CLUTCH Baseball in words: what is asked, what may come of it, and how it ended."""

from __future__ import annotations

from typing import Any

import msgspec

from rainout.core.table import Choice, Odds, Outcome
from rainout.core.terms import spelt
from rainout.core.words import Message, message
from rainout.diamond.state import Ended
from rainout.diamond.table import how_it_ended
from rainout.games.clutch.actions import THROWN, Act, bases_of
from rainout.games.clutch.advice.odds import relay_out, send_out, steal_out
from rainout.games.clutch.naming import player_name, text_name
from rainout.games.clutch.rules.play import roller
from rainout.games.clutch.rules.running import may_bunt
from rainout.games.clutch.rules.zones import hand_limit
from rainout.games.clutch.state import NOBODY_THERE, Phase, Reason, Roll, Tables
from rainout.games.clutch.vocabulary import POSITION_SIGNS, Window

# --- What is asked ---------------------------------------------------------------------------------------------------


def prompt(t: Tables, g: Any) -> Message:
    """One sentence: whose move it is and what is asked."""
    phase = Phase(g.phase)
    key = f"clutch-ask-{spelt(phase)}"
    if phase is Phase.ROLL:
        return message(f"{key}-{spelt(Roll(g.rolling))}", {"player": roller(g)}, sides=int(g.sides))
    if phase in (Phase.DRAW, Phase.LOSE):
        return message(key, {"player": int(g.arranging)})
    seats = {"player": int(g.actor) if g.actor >= 0 else int(g.home)}
    if phase is Phase.ASSIGN:
        return message(key, seats, position=POSITION_SIGNS[g.arranged])
    if phase is Phase.ORDER:
        return message(key, seats, slot=int(g.arranged) + 1)
    if phase is Phase.RUN and not may_bunt(g):
        key += "-steal"
    if phase in (Phase.FIELD, Phase.BENCH, Phase.WALK, Phase.RUN, Phase.BUNT, Phase.MORE_BUNT):
        return message(
            key, seats, batter=player_name(t, int(g.batter)), pitcher=player_name(t, int(g.pitcher))
        )
    if phase is Phase.CARDS:
        return message(f"{key}-{spelt(Window(g.window))}", seats)
    if phase is Phase.DOUBLE_PLAY:
        share = 100 * int(relay_out(t, g)) // THROWN
        return message(key, seats, name=player_name(t, int(g.batter)), share=share)
    if phase is Phase.REACT and g.reason == Reason.CARD:
        return message(f"{key}-card", seats, card=text_name(t, int(g.chain[g.links - 1])))
    if phase is Phase.PAY:
        return message(key, seats, card=text_name(t, int(g.chain[g.links - 1])))
    if phase is Phase.DISCARD:
        held, limit = int(g.hand_size[g.actor]), int(hand_limit(t, g, int(g.actor)))
        return message(f"{key}-limit", seats, held=held, limit=limit) if held > limit else message(key, seats)
    if phase is Phase.TAKE_BACK:
        return message(key, seats, card=text_name(t, int(g.played[g.taking])))
    if phase is Phase.REPLACE:
        return message(key, seats, name=player_name(t, int(g.sent_off)))
    return message(key, seats)


# --- What may come of it ---------------------------------------------------------------------------------------------


def choice(t: Tables, g: Any, action: int) -> Choice:
    """A legal action; of a throw, and of one runner alone, with what it may come to, before any cards."""
    made = Act.choice(t, g, action)
    faces = _faces_out(t, g, action)
    if faces is None:
        return made
    share = faces / THROWN
    odds = (Odds(message("clutch-odds-out"), share), Odds(message("clutch-odds-safe"), 1 - share))
    return msgspec.structs.replace(made, odds=odds)


def _faces_out(t: Tables, g: Any, action: int) -> int | None:
    """Of twenty faces, those with which a runner is out; none where no throw follows, or nobody knows at whom."""
    kind, named = Act.read(action)
    if kind.name == "two":
        return int(relay_out(t, g))
    if kind.name == "throw":
        base = named["runner"]
    elif kind.name in ("steal", "send") and len(bases_of(named["runners"])) == 1:
        (base,) = bases_of(named["runners"])
    else:
        return None
    stealing = kind.name == "steal" or g.phase == Phase.STEAL_THROW
    return int(steal_out(t, g, base) if stealing else send_out(t, g, base))


# --- How it ended ----------------------------------------------------------------------------------------------------


def _score(t: Tables, g: Any) -> tuple[int, int]:
    """Runs of a single game, or games of a series."""
    counted = g.wins if t.house.games > 1 else g.points
    return int(counted[0]), int(counted[1])


def outcome(t: Tables, g: Any) -> Outcome:
    """How a finished match ended."""
    winner, score = int(g.winner), _score(t, g)
    own, others = score[winner], score[1 - winner]
    if t.house.games > 1:
        words = message("clutch-told-won", {"player": winner}, own=own, others=others)
    else:
        how = Ended.FORFEIT if g.sent_off != NOBODY_THERE else Ended(how_it_ended(g))
        words = message("clutch-told-game", {"player": winner}, own=own, others=others, how=spelt(how))
    return Outcome(winner, "played", score, words)


def resigned(t: Tables, g: Any, seat: int) -> Outcome:
    """How a match ends when a manager gives up."""
    words = message("clutch-outcome-resigned", {"player": 1 - seat, "loser": seat})
    return Outcome(1 - seat, "resigned", _score(t, g), words)
