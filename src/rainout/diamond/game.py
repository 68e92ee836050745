"""What games of ball have in common: somebody keeps score of them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any

from rainout.core import kernel
from rainout.core.box import Box, Name
from rainout.core.game import PLAY, Game
from rainout.core.report import Report
from rainout.core.state import EVENT_WIDTH
from rainout.core.words import message
from rainout.diamond.book import TEAM_NAMES
from rainout.diamond.box import box_of
from rainout.diamond.newspaper import tables_of
from rainout.diamond.state import Team


class BallGame(Game):
    """A game whose scorecards can be told in words."""

    def _calls_to_score(self, t: Any, g: Any, dice: Any, out: Any) -> kernel.Calls:
        """Those of a scorer who follows one match, or many that are played in bulk."""
        cards, totals = self.scorecards(1), self.empty_totals()
        return {
            (PLAY, "play_batch"): (*self._batch(t, g, dice, out), cards, 0, totals),
            (PLAY, "open_cards"): (t, g, cards, 0, 0),
            (PLAY, "keep_score"): (t, g, cards, 0, 0),
            (PLAY, "close_cards"): (cards, 0, 0, totals),
            (self.contract, "clear_card"): (cards[0],),
            (self.contract, "note"): (t, cards[0], *(0,) * EVENT_WIDTH),
        }

    @abstractmethod
    def man(self, t: Any, man: int) -> Name:
        """What somebody is called, by his number on a scorecard."""

    def seat_of_man(self, man: int) -> int | None:
        """Whose man somebody is in every game, where that is so."""
        return None

    def club(self, t: Any, card: Any, team: Team) -> tuple[int | None, Name | None]:
        """The seat that a team is, or its name where it is not one player's."""
        seat = int(card.seats[team])
        return (seat, None) if seat >= 0 else (None, message(f"diamond-team-{TEAM_NAMES[team]}"))

    def keep_score(self, t: Any, rows: Iterable[Sequence[int]]) -> list[Any]:
        """A scorecard for each game of a match that was begun, from all rows its event buffer ever held."""
        rules = kernel.current(self.contract)
        clear, note = rules.straight(self.contract, "clear_card"), rules.straight(self.contract, "note")
        cards = [self.scorecards(1)[0]]
        clear(cards[0])
        for row in rows:
            if cards[-1].over:
                number = int(cards[-1].game) + 1
                cards.append(self.scorecards(1)[0])
                clear(cards[-1])
                cards[-1].game = number
            note(t, cards[-1], *row)
        return [card for card in cards if card.over or card.appearances.any()]

    @abstractmethod
    def story(self, t: Any, g: Any, rows: Sequence[tuple[int, ...]]) -> Report:
        """What is told of a finished match besides its last box score."""

    def report(self, t: Any, g: Any, rows: Sequence[tuple[int, ...]]) -> Report | None:
        """The box score of a match's last game, and the game's own story; none if nothing has happened."""
        story, boxes = self.story(t, g, rows), self.boxes(t, rows)
        tables = (*(tables_of(boxes[-1]) if boxes else ()), *story.tables)
        return Report(tables, story.prose) if tables else None

    def box(self, t: Any, card: Any) -> Box:
        """The box score on a scorecard."""
        clubs = [self.club(t, card, team) for team in Team]
        return box_of(self.id, card, lambda man: self.man(t, man), clubs)

    def boxes(self, t: Any, rows: Iterable[Sequence[int]]) -> tuple[Box, ...]:
        """The box scores of the games of a match."""
        return tuple(self.box(t, card) for card in self.keep_score(t, rows))
