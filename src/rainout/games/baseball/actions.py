"""Every action of BASEBALL!, and everything that can happen in it: once, with the things they name."""

from __future__ import annotations

from typing import Any

from rainout.core.actions import Actions, action, chance
from rainout.core.telling import Events, Telling, event
from rainout.core.terms import About, Term
from rainout.core.words import Message, message
from rainout.diamond.book import NUMBER, RALLY, TEAM, TEAM_NAMES, Book
from rainout.games.baseball.knowing import sees
from rainout.games.baseball.state import (
    CARDS,
    COPIES,
    FIRST_BLUE,
    SEATS,
    SIGNS,
    TEN,
    Colour,
    Idle,
    Kind,
    Tables,
    Way,
)

CARD_NAMES = tuple(
    f"{sign}.{number + 1}" for sign, copies in zip(SIGNS, COPIES, strict=True) for number in range(copies)
)
"""Cards in notation, by sign and number among their equals: ``K.3``."""


def card_words(kind: int) -> Message:
    """A card by its name: "double play"."""
    return message(f"baseball-card-{SIGNS[kind]}")


def target(kind: int) -> str:
    """What choices call a card in a hand; equal cards have the same name."""
    return f"card-{SIGNS[kind]}"


TYPE = Term.named(SIGNS, say=lambda _, kind: card_words(kind))
CARD = Term.named(CARD_NAMES, say=lambda _, card: card_words(CARDS[card])).but(
    fact=lambda _, card: SIGNS[CARDS[card]], kind=SIGNS
)
HELD = TYPE.but(target=lambda _, kind: target(kind))
PLAYED = HELD.but(also={"text": lambda _, kind: message(f"baseball-card-{SIGNS[kind]}-text")})
JOKER = HELD.only(range(Kind.JOKER, Kind.JOKER + 1))
DECLARED = TYPE.but(target=lambda _, kind: f"kind-{SIGNS[kind]}")
COVERS = range(FIRST_BLUE)
"""BC-BLU-04: types that cover a ball or a strike, green and red."""
PLAYER = Term.seat(SEATS)
COLOUR = Term.of(Colour)
WAY = Term.of(Way)
IDLE = Term.of(Idle)
FLAG = Term.counted(2)


def team_words(t: Tables, team: int) -> Message:
    """A team by its name and those who play for it: "the visitors (Ana and Caro)"."""
    members = [seat for seat in range(int(t.house.players)) if t.house.team[seat] == team]
    seats = {f"player{number}": seat for number, seat in enumerate(members, 1)}
    return message(
        f"baseball-team-of-{len(members)}", seats, team=message(f"diamond-team-{TEAM_NAMES[team]}")
    )


NAMED_TEAM = TEAM.but(say=lambda about, team: team_words(about.t, team))
BOOK = Book.for_teams(lambda about, team: team_words(about.t, team))
BOOK.kinds["side"].highlight = lambda _, told: "rally" if told.left >= RALLY else ""


def _offer(about: About) -> str:
    return SIGNS[int(about.g.pending)]


class Act(Actions, game="baseball"):
    """What can be done, and what CHANCE does."""

    deal = chance(card=CARD)
    take = chance(card=CARD)
    play = action(card=PLAYED)
    joker = action("joker {kind}", card=JOKER, kind=DECLARED)
    cover = action(card=HELD.only(COVERS))
    cover_joker = action("cover joker {kind}", card=JOKER, kind=DECLARED.only(COVERS))
    discard = action(card=HELD)
    give = action(card=HELD)
    exchange = action(other=PLAYER)
    time = action(other=PLAYER)
    accept = action(variant=_offer)
    decline = action(variant=_offer)
    leave = action()
    stop = action()
    start = chance(visitor=PLAYER)


def _homer(_: Any, told: Telling) -> str:
    return "home-run" if told.card == Kind.HOME_RUN else ""


def _played(_: Any, told: Telling) -> str:
    return "-".join(how for how in ("joker", "cover") if told.named[how])


def _won(_: Any, told: Telling) -> str:
    """BC-END-01, BC-END-02: ten runs end the game, or the last card does."""
    return "ten" if told.runs >= TEN else "cards"


class Told(Events, game="baseball"):
    """What can happen; ``who`` plays, or is nobody."""

    starts = event()
    turn = event()
    skipped = event()
    only_drew = event()
    drew = event(card=CARD, hidden=True)
    played = event(
        card=TYPE, colour=COLOUR, joker=FLAG, cover=FLAG, variant=_played, highlight=_homer, booked=True
    )
    no_effect = event(card=TYPE, why=IDLE, variant="why")
    discarded = event(card=TYPE)
    declined = event(card=TYPE)
    uncovered = event(card=TYPE)
    bench_cleared = event()
    circled = event()
    took = event(other=PLAYER, card=CARD, hidden=True)
    gave = event(other=PLAYER, card=CARD, hidden=True)
    passed_hands = event(way=WAY, variant="way")
    timed = event(other=PLAYER)
    stopped = event()
    won = event(team=NAMED_TEAM, runs=NUMBER, others=NUMBER, variant=_won, highlight="win", booked=True)
    drawn = event(runs=NUMBER, booked=True)
    further = BOOK

    @classmethod
    def seats(cls, told: Telling) -> dict[str, int]:
        """Whoever plays, if anybody does."""
        return {"player": told.who} if told.who >= 0 else {}

    @classmethod
    def knows(cls, t: Any, told: Telling, seat: int | None) -> bool:
        """BC-INF-02: a card that changes hands is known to whoever sees one of the hands."""
        hands = (told.who, *told.players.values())
        return seat is not None and any(sees(t, seat, hand) for hand in hands)
