"""A set of cards looked over, for whoever makes one: what it holds, what is wrong with it, and how its clubs bat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rainout.core.proof import Proof
from rainout.core.words import Message, Speaker, message
from rainout.diamond.averages import BattingLine, batting_line
from rainout.games.clutch.cards import FOLDER, read_set
from rainout.games.clutch.decks import deck_faults, faults
from rainout.games.clutch.printed import CardSet, Player
from rainout.games.clutch.vocabulary import Hand, Part, Result
from rainout.games.clutch.worth import at_bat, fair_salary

STARTERS_SHARE = 0.64
"""How much of a game starters pitch."""


def proof(folder: Path | None) -> Proof:
    """The set in this folder, or the one that is played with."""
    cards = read_set(folder or FOLDER)
    return Proof((_holds(cards), *_salaries(cards), _bats(cards)), (*_illegal(cards), *_wordless(cards)))


# --- What is worth knowing -------------------------------------------------------------------------------------------


def _holds(cards: CardSet) -> Message:
    return message(
        "clutch-proof-holds",
        clubs=len(cards.clubs),
        players=len(cards.players),
        strategies=len(cards.strategies),
        coaches=len(cards.coaches),
        stadiums=len(cards.stadiums),
        weather=len(cards.weather),
        decks=len(cards.decks),
    )


def _salaries(cards: CardSet) -> Iterator[Message]:
    """The salaries that do not fit their cards (CB-C-38)."""
    for player in cards.players.values():
        if (fair := fair_salary(player)) != player.salary:
            yield message(
                "clutch-proof-salary", card=player.id, name=player.name, salary=player.salary, fair=fair
            )


def _bats(cards: CardSet) -> Message:
    line = league(cards)
    averages = {name: f"{getattr(line, name):.3f}" for name in ("average", "on_base", "slugging")}
    shares = {name: f"{100 * getattr(line, name):.1f}" for name in ("strikeouts", "walks", "homers")}
    return message("clutch-proof-bats", **averages, **shares)


def league(cards: CardSet) -> BattingLine:
    """CB-C-37: how all ready line-ups bat against all ready staffs, nobody tired and no Strategy card played."""
    total = dict.fromkeys(Result, 0.0)
    teams = [cards.clubs[club].ready for club in cards.clubs]
    arms = [
        (share / len(ids), cards.players[id])
        for team in teams
        for share, ids in (
            (STARTERS_SHARE, team.rotation),
            (1 - STARTERS_SHARE, tuple(id for id, _ in team.bullpen)),
        )
        for id in ids
    ]
    for team in teams:
        for id, _ in team.lineup:
            for weight, pitcher in arms:
                for result, odds in between(cards.players[id], pitcher).items():
                    total[result] += weight * odds
    return line_of(total)


def between(batter: Player, pitcher: Player) -> dict[Result, float]:
    """How often a plate appearance between two cards comes to each Result (CB-1.1.A-5, CB-1.1.A-7, CB-1.1.B-6)."""
    assert batter.batting
    assert pitcher.pitching
    bat, arm = batter.batting, pitcher.pitching
    side = bat.bats if bat.bats is not Hand.S else Hand(1 - arm.throws)
    on_base = bat.on_base + (bat.bonus.amount if bat.bonus and bat.bonus.against is arm.throws else 0)
    command = arm.command + (arm.bonus.amount if arm.bonus and arm.bonus.against is side else 0)
    return at_bat(on_base, command, arm.zone, bat.chart, arm.chart)


def line_of(odds: dict[Result, float]) -> BattingLine:
    """The batting line of plate appearances that come to each Result so often."""
    hits = [odds[result] for result in (Result.B1, Result.B2, Result.B3, Result.HR)]
    return batting_line(sum(odds.values()), hits, odds[Result.SO], odds[Result.BB])


# --- What must be put right ------------------------------------------------------------------------------------------


def _illegal(cards: CardSet) -> Iterator[Message]:
    """What is wrong with the ready teams and decks."""
    blamed: list[Message] = []
    for name, deck in cards.decks.items():
        for fault in deck_faults(cards, deck):
            blamed.append(fault.words)
            yield message("clutch-proof-fault", whose=name, fault=fault.words)
    for club in cards.clubs.values():
        for fault in faults(cards, club.ready):
            if fault.words not in blamed:  # else it is that of the deck they play
                yield message("clutch-proof-fault", whose=club.name, fault=fault.words)


def _wordless(cards: CardSet) -> Iterator[Message]:
    """The cards on which nothing is printed: no words of their own, and none in the catalogs."""
    printed = {card.id: [card.named(), card.printed()] for card in cards.strategies.values()}
    printed |= {coach.id: [coach.printed()] for coach in cards.coaches.values()}
    printed |= {stadium.id: [stadium.printed(part) for part in Part] for stadium in cards.stadiums.values()}
    printed |= {weather.id: [weather.printed()] for weather in cards.weather.values()}
    speaker = Speaker()
    for id, words in printed.items():
        try:
            for each in words:
                speaker.say(each)
        except LookupError:
            yield message(
                "clutch-proof-wordless", card=id, kind="strategy" if id in cards.strategies else "other"
            )
