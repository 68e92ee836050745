"""What players and cards of CLUTCH Baseball are called: in notation, in pictures and in words."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from rainout.core.words import Message
from rainout.games.clutch.cards import SETS
from rainout.games.clutch.printed import CardSet, Player
from rainout.games.clutch.state import ROSTER, Tables
from rainout.games.clutch.vocabulary import Kind, Part


def set_of(t: Tables) -> CardSet:
    """The cards the tables were made from."""
    return SETS[int(t.set[0])]


def player_sign(player: int) -> str:
    """A player in notation: his manager and his place in the roster, from 1."""
    return f"{player // ROSTER + 1}.{player % ROSTER + 1}"


def player_target(player: int) -> str:
    """What choices and pictures call a player."""
    return f"player-{player_sign(player)}"


class Listed(NamedTuple):
    """The cards of a set in the order of their rows."""

    players: tuple[Player, ...]
    texts: dict[Kind, tuple[Any, ...]]


@cache
def listed(number: int) -> Listed:
    """The cards of a set, by its number."""
    cards = SETS[number]
    coaches = tuple(cards.coaches.values())
    return Listed(
        tuple(cards.players.values()),
        {
            Kind.STRATEGY: tuple(cards.strategies.values()),
            **dict.fromkeys((Kind.HITTING_COACH, Kind.PITCHING_COACH, Kind.BENCH_COACH), coaches),
            Kind.STADIUM: tuple(cards.stadiums.values()),
            Kind.WEATHER: tuple(cards.weather.values()),
        },
    )


def card_of(t: Tables, player: int) -> Player:
    """The Player card of a player."""
    return listed(int(t.set[0])).players[int(t.players.card[player])]


def player_name(t: Tables, player: int) -> str:
    """A player's name."""
    return card_of(t, player).name


def _printed(t: Tables, text: int) -> Any:
    """The card a text stands on."""
    return listed(int(t.set[0])).texts[Kind(t.texts.kind[text])][int(t.texts.card[text])]


def text_name(t: Tables, text: int) -> Message:
    """What a card that does something is called."""
    named: Message = _printed(t, text).named()
    return named


def text_id(t: Tables, text: int) -> str:
    """The stable name of a card that does something."""
    return str(_printed(t, text).id)


def text_when(t: Tables, text: int) -> tuple[str, ...]:
    """What must hold for a card to be played, in the words of its file; nothing is asked of a Stadium."""
    if t.texts.kind[text] == Kind.STADIUM:
        return ()
    when: tuple[str, ...] = _printed(t, text).text.when
    return when


def text_words(t: Tables, text: int) -> Message:
    """What is printed on a card that does something; of a Stadium, the part that this text is."""
    card = _printed(t, text)
    words: Message = card.printed(_part(t, text)) if t.texts.kind[text] == Kind.STADIUM else card.printed()
    return words


def _part(t: Tables, text: int) -> Part:
    """Which part of a Stadium a text is."""
    return next(part for part in Part if text in t.parks[:, part])
