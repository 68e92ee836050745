"""Every action of the hen game, and everything that can happen in it: once, with the things they name."""

from __future__ import annotations

from functools import cache

from rainout.core.actions import Actions, action, chance
from rainout.core.telling import Events, Telling, event
from rainout.core.terms import About, Term
from rainout.core.words import Message, message
from rainout.games.hens.state import FACES, RANKS, SPACES, SUITS, Line, Series, Tables

RANK_NAMES = ("10", "J", "Q", "K", "A")
SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")
CARD_NAMES = tuple(RANK_NAMES[card // SUITS] + SUIT_NAMES[card % SUITS][0] for card in range(RANKS * SUITS))
"""Cards in notation, such as ``Qh``."""


def target(seat: int, space: int) -> str:
    """What choices call a space of a corral."""
    return f"corral-{seat}-{space + 1}"


@cache
def card_words(card: int) -> Message:
    """A card by its name: "queen of hearts"."""
    rank, suit = RANK_NAMES[card // SUITS], SUIT_NAMES[card % SUITS]
    return message("hens-card", rank=message(f"hens-rank-{rank}"), suit=message(f"hens-suit-{suit}"))


CARD = Term.named(CARD_NAMES, say=lambda _, card: card_words(card))
FACE = Term.counted(FACES, start=1)
SPACE = Term.counted(SPACES, shown_from=1)
OWN_SPACE = SPACE.but(fact=lambda about, space: target(about.who, space), kind=str)
THEIR_SPACE = SPACE.but(fact=lambda about, space: target(1 - about.who, space), kind=str)
PLAYER = Term.counted(2)
RANK = Term.named(RANK_NAMES, say=lambda _, rank: message(f"hens-ranks-{RANK_NAMES[rank]}"))
LINE = Term.of(Line)
NUMBER = Term.amount()


def _card_of(about: About, seat: int, space: int) -> Message:
    return card_words(int(about.g.corral[seat, space]))


MY_CARD = OWN_SPACE.but(
    say=lambda about, space: _card_of(about, about.who, space),
    target=OWN_SPACE.fact,
    also={"space": SPACE.say},
)
THEIR_CARD = THEIR_SPACE.but(
    say=lambda about, space: _card_of(about, 1 - about.who, space),
    target=THEIR_SPACE.fact,
    also={"space": SPACE.say},
)


class Act(Actions, game="hens"):
    """What can be done; CH-ACT, but for what CHANCE does."""

    deal = chance(card=CARD)
    draw = chance(card=CARD)
    roll = chance(face=FACE)
    renew = action(card=MY_CARD)
    renew_their = action(card=THEIR_CARD)
    rob = action(mine=MY_CARD, theirs=THEIR_CARD)
    rearrange = action(first=MY_CARD, second=MY_CARD, unordered=True)
    block = action(card=MY_CARD)
    look = action()
    look_their = action()
    pass_ = action()
    next_ = action()


def _in_series(t: Tables, _: Telling) -> str:
    """After a game of a series there is another, or a title."""
    return "" if t.house.series == Series.SINGLE else "game"


class Told(Events, game="hens"):
    """What can happen."""

    dealt = event(card=CARD, to=OWN_SPACE)
    dealt_again = event()
    rolled_off = event(face=FACE)
    starts = event(rank=RANK.or_none(), variant=lambda _, told: "roll-off" if told.rank < 0 else "")
    rolled = event(face=FACE)
    void = event(face=FACE)
    drew = event(card=CARD)
    renewed = event(space=OWN_SPACE, gone=CARD, came=CARD)
    renewed_their = event(space=THEIR_SPACE, gone=CARD, came=CARD)
    robbed = event(mine=OWN_SPACE, theirs=THEIR_SPACE, given=CARD, taken=CARD)
    rearranged = event(first=OWN_SPACE, second=OWN_SPACE, from_first=CARD, from_second=CARD)
    blocked = event(space=OWN_SPACE, card=CARD)
    unblocked = event(space=OWN_SPACE, card=CARD)
    passed = event(face=FACE)
    completed = event(by=PLAYER, highlight="corral")
    scored = event(line=LINE, points=NUMBER, count=NUMBER, variant="line")
    won = event(points=NUMBER, game=NUMBER, highlight=_in_series)
    won_series = event(own=NUMBER, others=NUMBER, highlight="title")
