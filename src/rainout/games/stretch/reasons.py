"""Why a coach of 7th Inning Stretch cannot choose something now: a card, a die, or what ★ could buy."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from rainout.core.table import Reason
from rainout.core.terms import About
from rainout.core.words import Message, message
from rainout.games.stretch.actions import ABILITY, DIE, OFFER, card_target
from rainout.games.stretch.cards import player_name
from rainout.games.stretch.rules.season import can_buy, price_of
from rainout.games.stretch.rules.table import nudges_banned, rerolls_banned
from rainout.games.stretch.state import BUYS, Phase, Role, Tables

Found = Iterator[tuple[str, Message, str]]
"""Targets, each with what is said of it and the chapter that tells more."""


def why_not(t: Tables, g: Any, choosable: Collection[str]) -> dict[str, Reason]:
    """By target, why something is not among what can be chosen."""
    phase = Phase(g.phase)
    ways = {
        Phase.SPEND: _offers,
        Phase.TOKENS: _dice_by_tokens,
        Phase.DEFEND: _dice_by_ability,
        Phase.LINE: _dice_by_tokens,
        Phase.REST: _cards,
        Phase.TRADE: _cards,
        Phase.PLATE: _cards,
        Phase.SUBSTITUTE: _cards,
        Phase.CHANGE: _cards,
    }
    found = ways[phase](t, g, phase) if phase in ways else ()
    free = {*choosable, *_twins(g, choosable)}
    return {target: Reason(words, chapter) for target, words, chapter in found if target not in free}


def _twins(g: Any, choosable: Collection[str]) -> Iterator[str]:
    """Dice that show what one shows that can be chosen: of equal dice choices name the leftmost."""
    faces = [int(face) for face in g.dice[: g.rolled]]
    for place, face in enumerate(faces):
        if f"die-{faces.index(face) + 1}" in choosable:
            yield f"die-{place + 1}"


def _offers(t: Tables, g: Any, _: Phase) -> Found:
    """7S-PLY-07 to 7S-PLY-10: what is still to be had, and too dear."""
    about, rich = About(t, int(g.actor), g), _Rich(g)
    for buy in range(BUYS):
        if can_buy(t, rich, buy):
            words = message(
                "stretch-why-stars",
                what=OFFER.say(about, buy),
                price=int(price_of(g, buy)),
                stars=int(g.stars),
            )
            yield OFFER.targets(about, buy)[0], words, "playoffs"


class _Rich:
    """A position in which ★ are no matter."""

    stars = 1 << 10

    def __init__(self, g: Any) -> None:
        self._g = g

    def __getattr__(self, field: str) -> Any:
        return getattr(self._g, field)


def _dice_by_tokens(t: Tables, g: Any, _: Phase) -> Found:
    """7S-RES-02 to 7S-RES-04, 7S-PLY-14: dice are changed by tokens of the Pool, where these are not banned."""
    banned = (g.rerolls and rerolls_banned(t, g)) or (g.nudges and nudges_banned(t, g))
    about, words = (
        About(t, int(g.actor), g),
        message("stretch-why-banned" if banned else "stretch-why-no-tokens"),
    )
    for place in range(int(g.rolled)):
        yield DIE.targets(about, place)[0], words, "playoffs" if banned else "offense"


def _dice_by_ability(t: Tables, g: Any, _: Phase) -> Found:
    """7S-DEF-07, 7S-DEF-08: an ability changes only what it can."""
    ability = ABILITY.names[t.players.ability[g.pitcher[g.actor]]]
    about, chapter = About(t, int(g.actor), g), "duel" if t.house.duel else "defense"
    words = message("stretch-why-ability", ability=message(f"stretch-ability-{ability}"))
    for place in range(int(g.rolled)):
        yield DIE.targets(about, place)[0], words, chapter


def _cards(t: Tables, g: Any, phase: Phase) -> Found:
    """Cards of the Roster of who is asked."""
    seat = int(g.actor)
    for card in map(int, g.roster[seat, : g.roster_size[seat]]):
        if found := _why_card(t, g, phase, card):
            key, chapter = found
            yield card_target(card), message(f"stretch-why-{key}", name=player_name(t, card)), chapter


def _why_card(t: Tables, g: Any, phase: Phase, card: int) -> tuple[str, str] | None:
    """7S-SUB-01, 7S-DEF-02, 7S-COA-04, 7S-DUE-07: what keeps a card from being chosen."""
    pitches, role = bool(t.players.is_pitcher[card]), Role(g.role[card])
    if phase is Phase.TRADE:
        return ("trade-first" if pitches else "trade-batter"), "duel"
    if phase is Phase.REST:
        return ("rested" if pitches else "rest-batter"), "difficulty"
    if role is Role.DUGOUT:
        return "out-of-game", "selection"
    if phase is Phase.CHANGE:
        chapter = "duel" if t.house.duel else "defense"
        return ("on-mound" if role is Role.MOUND else "bats-only"), chapter
    if pitches:
        return "pitches-only", "selection"
    return ("no-sub", "offense") if role is Role.BENCH else None
