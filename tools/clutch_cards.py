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
from rainout.core.words import Message, Speaker
from rainout.games.clutch.cards import STANDARD, read_set
from rainout.games.clutch.decks import LEGAL, deck_faults, faults, ready
from rainout.games.clutch.printed import CardSet
from rainout.games.clutch.vocabulary import Part
from rainout.games.clutch.worth import fair_salary


def wrong_with_set(cards: CardSet, speaker: Speaker) -> Iterator[str]:
    """What is wrong with the ready teams and decks of a set, and which cards have nothing printed on them."""
    blamed: set[str] = set()
    for name, deck in cards.decks.items():
        for fault in deck_faults(cards, deck, LEGAL):
            blamed.add(speaker.say(fault.words))
            yield f"{name}: {speaker.say(fault.words)}"
    for club in cards.clubs.values():
        for fault in faults(cards, ready(cards, club.id)):
            if speaker.say(fault.words) not in blamed:  # else it is that of the deck they play
                yield f"{club.name}: {speaker.say(fault.words)}"
    yield from wordless(cards, speaker)


def wordless(cards: CardSet, speaker: Speaker) -> Iterator[str]:
    """The cards on which nothing is printed: no words of their own, and none in the catalogs."""
    printed: dict[str, list[Message]] = {}
    for strategy in cards.strategies.values():
        printed[strategy.id] = [strategy.named(), strategy.printed()]
    printed |= {coach.id: [coach.printed()] for coach in cards.coaches.values()}
    printed |= {stadium.id: [stadium.printed(part) for part in Part] for stadium in cards.stadiums.values()}
    printed |= {weather.id: [weather.printed()] for weather in cards.weather.values()}
    for id, words in printed.items():
        try:
            for each in words:
                speaker.say(each)
        except LookupError:
            needed = "title and text" if id in cards.strategies else "text"
            yield f"{id}: nothing is printed on this card. Write its {needed}, or add words for it to the catalogs."


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
