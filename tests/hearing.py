"""Lessons as their learners hear them: every number that is said, and the position it is said of."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from rainout.core.lesson import lessons
from rainout.core.match import Match
from rainout.core.table import Event
from rainout.core.words import LANGUAGES, Speaker

WORDS = {
    "en": "two|twice three four five six seven eight nine ten eleven twelve thirteen",
    "es": "dos tres cuatro cinco seis siete ocho nueve diez once doce trece",
}
"""Numbers from 2; *one* says too many other things."""
ORDINALS = {
    "en": "fourth fifth sixth seventh eighth ninth",
    "es": "cuart[ao] quint[ao] sext[ao] séptim[ao] octav[ao] noven[ao]",
}
"""From the fourth on: first, second and third are bases."""


def numbers_in(sentence: str, language: str) -> set[int]:
    """The numbers a sentence says, in figures or in words; signs such as d20 and 2B are none.

    >>> sorted(numbers_in("In the 9th, two dice: 14 and a d20", "en"))
    [2, 9, 14]
    """
    found = {int(each) for each in re.findall(r"(?<![\w/])(\d+)(?:th)?(?!\w)", sentence)}
    for first, words in ((2, WORDS[language].split()), (4, ORDINALS[language].split())):
        found |= {
            number
            for number, word in enumerate(words, first)
            if re.search(rf"\b(?:{word})\b", sentence, re.IGNORECASE)
        }
    return found


class Moment:
    """A step of a lesson: what is said, and how things stand when it is said."""

    def __init__(self, key: str, match: Match, seat: int, told: Sequence[Event]) -> None:
        self.key = key
        self.match = match
        self.view: Any = match.view(seat)
        self.told = told
        """What has happened since the step before."""

    def numbers(self) -> set[int]:
        """What is said, which must be the same in every language."""
        said = {language: numbers_in(Speaker(language).say(self.key), language) for language in LANGUAGES}
        first = next(iter(said.values()))
        assert all(each == first for each in said.values()), f"{self.key} differs by language: {said}"
        return first

    def says(self, *facts: int) -> None:
        """These are the numbers that are said, no more and no fewer."""
        said, true = sorted(self.numbers()), sorted(set(facts))
        assert said == true, f"{self.key} says {said}, and true is {true}"

    def last(self, what: str, fact: str) -> Any:
        """A fact of the last event of its kind since the step before."""
        return [event for event in self.told if event.what == what][-1].facts[fact]

    def count(self, what: str, **facts: int | str) -> int:
        """How many such events there were since the step before."""
        return sum(event.what == what and facts.items() <= event.facts.items() for event in self.told)


class Hearing:
    """Somebody who hears a lesson from its beginning and stops wherever a number is said."""

    def __init__(self, game: str, name: str) -> None:
        self._moments = self._hear(game, name)

    def __call__(self, say: str) -> Moment:
        """The step called so; those before it must say no number."""
        for moment in self._moments:
            if moment.key.endswith(f"-{say}"):
                return moment
            moment.says()
        raise AssertionError(f"the lesson has no step {say} after the last one")

    def leave(self) -> None:
        """To the end, where no number is said any more."""
        for moment in self._moments:
            moment.says()

    @staticmethod
    def _hear(game: str, name: str) -> Iterator[Moment]:
        taught, heard = lessons(game)[name], 0
        for step, match in taught.moments():
            log = match.log_for(taught.seat)
            yield Moment(taught.words(name, step).key, match, taught.seat, log[heard:])
            heard = len(log)
