"""BASEBALL! in words: notation for every action, messages for every prompt, choice and event."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rainout.core.notation import Notation
from rainout.core.table import Choice, Event, Outcome
from rainout.core.words import Message, message
from rainout.diamond.book import Book
from rainout.games.baseball.state import CARDS, KINDS, SEATS, SIGNS, Kind, Move, Phase, Tables, Told
from rainout.games.baseball.view import TEAMS, colour_name, may_see


def _card_names() -> list[str]:
    """Each card by its sign and its number among its equals: ``K.3``."""
    seen: Counter[int] = Counter()
    names = []
    for kind in CARDS.tolist():
        seen[kind] += 1
        names.append(f"{SIGNS[kind]}.{seen[kind]}")
    return names


CARD_NAMES = _card_names()


def _notation() -> Notation:
    texts = {Move.DEAL + card: f"deal {name}" for card, name in enumerate(CARD_NAMES)}
    texts |= {Move.TAKE + card: f"take {name}" for card, name in enumerate(CARD_NAMES)}
    by_kind = {
        Move.PLAY: "play",
        Move.JOKER: "joker",
        Move.COVER: "cover",
        Move.COVER_JOKER: "cover joker",
        Move.DISCARD: "discard",
        Move.GIVE: "give",
    }
    for first, word in by_kind.items():
        texts |= {first + kind: f"{word} {SIGNS[kind]}" for kind in range(KINDS)}
    for seat in range(SEATS):
        texts[Move.EXCHANGE + seat] = f"exchange {seat + 1}"
        texts[Move.TIME + seat] = f"time {seat + 1}"
        texts[Move.START + seat] = f"start {seat + 1}"
    texts[Move.ACCEPT] = "accept"
    texts[Move.DECLINE] = "decline"
    texts[Move.UNCOVERED] = "leave"
    texts[Move.STOP] = "stop"
    never = (Move.PLAY + Kind.JOKER, Move.JOKER + Kind.JOKER, Move.COVER + Kind.JOKER)
    blue_covers = {
        first + kind for first in (Move.COVER, Move.COVER_JOKER) for kind in range(Kind.BALL, KINDS)
    }
    return Notation({int(a): text for a, text in texts.items() if a not in never and a not in blue_covers})


NOTATION = _notation()


def card_words(kind: int) -> Message:
    """A card by its name: "double play"."""
    return message(f"baseball-card-{SIGNS[kind]}")


def team_words(team: int) -> Message:
    """A team by its name."""
    return message(f"diamond-team-{TEAMS[team]}")


def prompt(t: Tables, g: Any) -> Message:
    """One sentence: whose move it is and what is asked."""
    phase = Phase(g.phase)
    seats = {"player": int(g.turn)}
    if phase is Phase.PLAY:
        role = "attack" if t.house.team[g.turn] == g.batting else "defend"
        return message(f"baseball-ask-play-{'more' if g.played else role}", seats)
    if phase is Phase.OPTION:
        return message(f"baseball-ask-option-{SIGNS[g.pending]}", seats)
    if phase is Phase.COVER:
        return message("baseball-ask-cover", seats, card=card_words(int(g.pending)))
    return message(f"baseball-ask-{phase.name.lower()}", seats)


VERBS = {
    Move.PLAY: "play",
    Move.JOKER: "joker",
    Move.COVER: "cover",
    Move.COVER_JOKER: "cover-joker",
    Move.DISCARD: "discard",
    Move.GIVE: "give",
    Move.EXCHANGE: "exchange",
    Move.TIME: "time",
    Move.ACCEPT: "accept",
    Move.DECLINE: "decline",
    Move.UNCOVERED: "leave",
    Move.STOP: "stop",
}


def choice(t: Tables, g: Any, action: int) -> Choice:
    """A legal action, with the card, kind or player it is about."""
    kind = max(move for move in VERBS if move <= action)
    verb = VERBS[kind]
    text = NOTATION.write(action)
    named = action - kind
    key = f"baseball-do-{verb}"
    if kind in (Move.EXCHANGE, Move.TIME):
        return Choice(text, verb, (f"seat-{named + 1}",), message(key, {"other": named}))
    if kind in (Move.JOKER, Move.COVER_JOKER):
        return Choice(text, verb, ("card-J", f"kind-{SIGNS[named]}"), message(key, card=card_words(named)))
    if kind is Move.PLAY:
        return Choice(text, verb, (f"card-{SIGNS[named]}",), message(f"baseball-card-{SIGNS[named]}-text"))
    if kind in (Move.COVER, Move.DISCARD, Move.GIVE):
        return Choice(text, verb, (f"card-{SIGNS[named]}",), message(key, card=card_words(named)))
    if kind in (Move.ACCEPT, Move.DECLINE):
        return Choice(text, verb, (), message(f"{key}-{SIGNS[g.pending]}"))
    return Choice(text, verb, (), message(key))


BOOK = Book


def event(t: Tables, ply: int, row: tuple[int, ...], seat: int | None) -> Event | None:
    """An event as a seat may know it: who drew, took or gave a card is public, which card it was is not."""
    what, who, a, b, c, _ = row
    if what >= Book.first:
        return BOOK.event(t, ply, row, seat)
    kind = Told(what)
    name = kind.name.lower().replace("_", "-")
    seats = {"player": who} if who >= 0 else {}
    key = f"baseball-told-{name}"
    if kind is Told.DREW:
        if not may_see(t, seat, who):
            return Event(ply, name, who, {}, message(f"{key}-unseen", seats))
        return Event(
            ply, name, who, {"card": SIGNS[t.cards[a]]}, message(key, seats, card=card_words(t.cards[a]))
        )
    if kind in (Told.TOOK, Told.GAVE):
        seats["other"] = a
        facts: dict[str, int | str] = {"other": a}
        if not (may_see(t, seat, who) or may_see(t, seat, a)):
            return Event(ply, name, who, facts, message(f"{key}-unseen", seats))
        return Event(
            ply,
            name,
            who,
            {**facts, "card": SIGNS[t.cards[b]]},
            message(key, seats, card=card_words(t.cards[b])),
        )
    if kind is Told.PLAYED:
        how = "-joker-cover" if b and c else "-joker" if b else "-cover" if c else ""
        facts = {"card": SIGNS[a], "colour": colour_name(a), "joker": b, "cover": c}
        return Event(ply, name, who, facts, message(key + how, seats, card=card_words(a)))
    if kind in (Told.NO_EFFECT, Told.DISCARDED, Told.DECLINED, Told.UNCOVERED):
        return Event(ply, name, who, {"card": SIGNS[a]}, message(key, seats, card=card_words(a)))
    if kind is Told.PASSED_HANDS:
        way = "right" if a > 0 else "left"
        return Event(ply, name, who, {"way": way}, message(f"{key}-{way}", seats))
    if kind is Told.TIMED:
        return Event(ply, name, who, {"other": a}, message(key, {**seats, "other": a}))
    if kind is Told.WON:
        facts = {"team": TEAMS[a], "runs": b, "others": c}
        return Event(ply, name, who, facts, message(key, team=team_words(a), runs=b, others=c))
    if kind is Told.DRAWN:
        return Event(ply, name, who, {"runs": a}, message(key, runs=a))
    return Event(ply, name, who, {}, message(key, seats))


def roller(g: Any) -> int:
    """Nobody rolls a die here."""
    return int(g.turn)


def outcome(t: Tables, g: Any) -> Outcome:
    """More runs win; equal runs are a draw."""
    score = (int(g.runs[0]), int(g.runs[1]))
    if g.winner < 0:
        return Outcome(None, "played", score, message("baseball-told-drawn", runs=score[0]))
    team = int(g.winner)
    words = message("baseball-told-won", team=team_words(team), runs=score[team], others=score[1 - team])
    return Outcome(team, "played", score, words)


def resigned(t: Tables, g: Any, seat: int) -> Outcome:
    """A player who gives up gives up for the team."""
    team = int(t.house.team[seat])
    words = message("baseball-outcome-resigned", {"player": seat}, team=team_words(1 - team))
    return Outcome(1 - team, "resigned", (int(g.runs[0]), int(g.runs[1])), words)
