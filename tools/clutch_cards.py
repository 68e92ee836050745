"""Check a set of CLUTCH cards: says what is wrong, and what was expected.

    python tools/clutch_cards.py [FOLDER]                          a set; the one that ships if none is named
    python tools/clutch_cards.py [FOLDER] --salaries               and what every card should cost

The exit code is 0 when all is well and 1 when something is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from rainout.core.errors import RainoutError
from rainout.core.words import Speaker
from rainout.games.clutch.cards import STANDARD, read_set
from rainout.games.clutch.decks import LEGAL, deck_faults, faults, ready
from rainout.games.clutch.printed import CardSet
from rainout.games.clutch.worth import fair_salary


def wrong_with_set(cards: CardSet, speaker: Speaker) -> Iterator[str]:
    """What is wrong with the ready teams and decks of a set."""
    for club in cards.clubs.values():
        for fault in faults(cards, ready(cards, club.id)):
            yield f"{club.name}: {speaker.say(fault.words)}"
    for name, deck in cards.decks.items():
        for fault in deck_faults(cards, deck, LEGAL):
            yield f"{name}: {speaker.say(fault.words)}"


def check_set(cards: CardSet, speaker: Speaker, salaries: bool) -> int:
    """Print what a set holds and what is wrong with it."""
    counted = {
        "clubs": cards.clubs,
        "players": cards.players,
        "strategy cards": cards.strategies,
        "coaches": cards.coaches,
        "stadiums": cards.stadiums,
        "weather cards": cards.weather,
        "decks": cards.decks,
    }
    print(", ".join(f"{len(held)} {name}" for name, held in counted.items()))
    for player in cards.players.values():
        fair = fair_salary(player)
        if salaries or fair != player.salary:
            print(f"{player.id} {player.name}: costs {player.salary}, by its card {fair}")
    wrong = list(wrong_with_set(cards, speaker))
    print("\n".join(wrong) if wrong else "All ready teams and decks are legal.")
    return 1 if wrong else 0


def main() -> int:
    """Check the set that was named."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("folder", nargs="?", type=Path, default=STANDARD)
    asked.add_argument("--salaries", action="store_true")
    asked.add_argument("--language", default="en")
    wanted = asked.parse_args()
    speaker = Speaker(wanted.language)
    try:
        return check_set(read_set(wanted.folder), speaker, wanted.salaries)
    except RainoutError as error:
        print(speaker.say(error.message))
        return 1


if __name__ == "__main__":
    sys.exit(main())
