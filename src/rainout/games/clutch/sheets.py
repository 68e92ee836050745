"""A whole team as a text that can be kept, sent and pasted.

    Brackwater Ferrymen                  the title
    Line-up:                             nine, in batting order, each with a position
    1. SS FER-05 Deacon Olutayo          by id and name, or by either alone
    2. 2B Yusuke Harugane
    Bench:
    FER-10 Anselm Tookey
    Rotation:
    FER-16 Halvard Stromme
    Bullpen:
    closer FER-22 Cormac Dahl            what a reliever is for, if you like
    Deck:
    3x ready-for-the-first-one           by id, or by title in any language
    Coaches: Skip Tarkenfell, plankinton, sundqvist
    Stadium: Ropewalk Field

Empty lines, bullets, and comments after ``#`` or ``//`` do no harm. ``Deck: running`` takes a ready deck. A name alone
means the player's first card; other versions are named by their ids.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache

from rainout.core.sheet import BULLET, LIKE, LONGEST_TITLE, MOST_FAULTS, fold
from rainout.core.words import LANGUAGES, Speaker, message
from rainout.games.clutch.cards import COPIES
from rainout.games.clutch.decks import Fault
from rainout.games.clutch.printed import DUTIES, PLACED, CardSet, Duty, Team
from rainout.games.clutch.vocabulary import POSITION_SIGNS, Position

HEADINGS = ("Line-up", "Bench", "Rotation", "Bullpen", "Deck", "Coaches", "Stadium")
MOST_LINES = 400
COMMENT = re.compile(r"(?:^|\s)(?:#|//).*$")
HEADING = re.compile(r"^(?P<name>[^\W\d][\w -]{2,20}?)\s*:\s*(?P<rest>.*)$")
COUNTED = re.compile(r"^(?:(?P<count>\d{1,3})\s*[x×]?\s+)?(?P<card>.+)$")


def write_team(cards: CardSet, team: Team) -> str:
    """A team as text; reading it gives the same team."""

    def named(id: str) -> str:
        return f"{id} {cards.players[id].name}"

    lines = [team.title] if team.title else []
    lines.append("Line-up:")
    for slot, (id, position) in enumerate(team.lineup, 1):
        lines.append(f"{slot}. {POSITION_SIGNS[position]} {named(id)}")
    lines += ["Bench:", *(named(id) for id in team.bench)]
    lines += ["Rotation:", *(named(id) for id in team.rotation)]
    lines += ["Bullpen:", *(f"{duty} {named(id)}" for id, duty in team.bullpen)]
    lines += ["Deck:", *(f"{count}x {id}" for id, count in team.deck.items())]
    lines.append("Coaches: " + ", ".join(cards.coaches[id].name for id in team.coaches))
    if team.stadium:
        lines.append(f"Stadium: {cards.stadiums[team.stadium].name}")
    return "\n".join(lines)


def _names(cards: CardSet) -> dict[str, dict[str, str]]:
    """What the cards of each kind are called, folded, and their ids."""
    titles = (
        (speaker.say(card.named()), card.id)
        for speaker in map(Speaker, LANGUAGES)
        for card in reversed(list(cards.strategies.values()))
    )
    return {
        "players": _called(cards.players, ((card.name, card.person) for card in cards.players.values())),
        "strategies": _called(cards.strategies, titles),
        "coaches": _called(cards.coaches, ((card.name, card.id) for card in cards.coaches.values())),
        "stadiums": _called(cards.stadiums, ((card.name, card.id) for card in cards.stadiums.values())),
    }


def _called(ids: Iterable[str], names: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Cards by their names and by their ids, which come first."""
    return {fold(name): id for name, id in names} | {fold(id): id for id in ids}


@cache
def _headings() -> Mapping[str, str]:
    """The headings in every language, folded, and their names in a team."""
    keys = ("lineup", "bench", "rotation", "bullpen", "deck", "coaches", "stadium")
    known = {fold(heading): key for heading, key in zip(HEADINGS, keys, strict=True)}
    known |= {key: key for key in keys}
    for language in LANGUAGES:
        known |= {fold(Speaker(language).say(f"clutch-section-{key}")): key for key in keys}
    return known


class _Sheet:
    """A team sheet being read."""

    def __init__(self, cards: CardSet) -> None:
        self.cards, self.names = cards, _names(cards)
        self.title = ""
        self.heading = ""
        self.seen: set[str] = set()
        self.lineup: list[tuple[str, Position]] = []
        self.players: dict[str, list[str]] = {"bench": [], "rotation": []}
        self.bullpen: list[tuple[str, Duty]] = []
        self.deck: dict[str, int] = {}
        self.coaches: list[str] = []
        self.stadium = ""
        self.faults: list[Fault] = []

    def team(self) -> Team:
        return Team(
            self.title,
            tuple(self.lineup),
            tuple(self.players["bench"]),
            tuple(self.players["rotation"]),
            tuple(self.bullpen),
            self.deck,
            tuple(self.coaches),
            self.stadium,
        )

    @property
    def spoilt(self) -> bool:
        """Whether so much cannot be read that the rest is not looked at."""
        return len(self.faults) >= MOST_FAULTS

    def wrong(self, key: str, line: int, **args: str | int) -> None:
        self.faults.append(Fault(message(key, line=line, **args), line=line))

    def read(self, number: int, line: str) -> None:
        """One line that is not empty."""
        found = HEADING.match(line)
        if found:
            self.begin(number, found["name"], found["rest"])
        elif not self.heading:
            self.untitled(number, line)
        else:
            self.entry(number, BULLET.sub("", line))

    def untitled(self, number: int, line: str) -> None:
        """A line before any heading: the title, if it is the first."""
        if self.title:
            self.wrong("clutch-sheet-no-heading", number, text=line, known=", ".join(HEADINGS))
            return
        self.title = " ".join(line.split())
        if len(self.title) > LONGEST_TITLE:
            self.wrong("clutch-sheet-title", number, most=LONGEST_TITLE)
            self.title = self.title[:LONGEST_TITLE].strip()

    def begin(self, number: int, name: str, rest: str) -> None:
        """A heading, with what stands behind it on the same line."""
        key = _headings().get(fold(name), "")
        if not key:
            self.wrong("clutch-sheet-heading", number, text=name, known=", ".join(HEADINGS))
        elif key in self.seen:
            self.wrong("clutch-sheet-heading-twice", number, text=name)
        self.heading = key or "unknown"
        self.seen.add(key)
        if key == "deck" and fold(rest) in self.cards.decks:
            self.deck |= self.cards.decks[fold(rest)]
            return
        for part in rest.split(","):
            if part.strip() and not self.spoilt:
                self.entry(number, part.strip())

    def entry(self, number: int, text: str) -> None:
        """A card under the heading that was last."""
        if self.heading == "lineup":
            sign, _, rest = text.partition(" ")
            position = PLACED.get(sign.upper())
            if position is None:
                self.wrong("clutch-sheet-position", number, text=text, known=" ".join(PLACED))
                return
            if id := self.player(number, rest.strip()):
                self.lineup.append((id, position))
        elif self.heading in self.players:
            if id := self.player(number, text):
                self.players[self.heading].append(id)
        elif self.heading == "bullpen":
            word, _, rest = text.partition(" ")
            duty = DUTIES.get(word.lower().rstrip(":"))
            if id := self.player(number, rest.strip() if duty else text):
                self.bullpen.append((id, duty or "middle"))
        elif self.heading == "deck":
            self.strategy(number, text)
        elif self.heading == "coaches":
            if id := self.find(number, text, self.names["coaches"]):
                self.coaches.append(id)
        elif self.heading == "stadium":
            id = self.find(number, text, self.names["stadiums"])
            if id and self.stadium:
                self.wrong("clutch-sheet-one", number)
            self.stadium = id or self.stadium

    def player(self, number: int, text: str) -> str:
        """The Player card a line is about: an id, a name, or both, which must agree."""
        first, _, rest = text.partition(" ")
        id = self.names["players"].get(fold(first), "")
        if id and rest.strip() and fold(first) == fold(id):
            name = re.split(r"[,;(]", rest, maxsplit=1)[0].strip()
            if name and fold(name) != fold(self.cards.players[id].name):
                self.wrong(
                    "clutch-sheet-mismatch", number, id=id, name=self.cards.players[id].name, text=name
                )
                return ""
            return id
        return self.find(number, re.split(r"[,;(]", text, maxsplit=1)[0].strip(), self.names["players"])

    def strategy(self, number: int, text: str) -> None:
        """Copies of a Strategy card."""
        found = COUNTED.match(text)
        assert found, "a line that is not empty"
        count = int(found["count"] or 1)
        id = self.find(number, found["card"], self.names["strategies"])
        if not id:
            return
        if not 1 <= count <= 4 * max(COPIES.values()):
            self.wrong("clutch-sheet-count", number, count=count)
            return
        self.deck[id] = self.deck.get(id, 0) + count

    def find(self, number: int, text: str, known: Mapping[str, str]) -> str:
        """The card that is called so; what is nearly so is asked about."""
        if fold(text) in known:
            return known[fold(text)]
        near = next(iter(get_close_matches(fold(text), known, 1, LIKE)), None)
        if near is None:
            self.wrong("clutch-sheet-no-card", number, text=text)
        else:
            self.wrong("clutch-sheet-near", number, text=text, near=self.called(known[near]))
        return ""

    def called(self, id: str) -> str:
        """A card as a person would write it."""
        for named in (self.cards.players, self.cards.coaches, self.cards.stadiums):
            if id in named:
                return named[id].name
        return id


def read_team(cards: CardSet, text: str) -> tuple[Team, list[Fault]]:
    """The team in a text, and the lines that could not be read."""
    sheet = _Sheet(cards)
    for number, raw in enumerate(text.splitlines(), 1):
        if number > MOST_LINES:
            sheet.wrong("clutch-sheet-long", number, most=MOST_LINES)
            break
        line = COMMENT.sub("", raw).strip()
        if line:
            sheet.read(number, line)
        if sheet.spoilt:
            sheet.wrong("sheet-unread", number)
            break
    return sheet.team(), sheet.faults
