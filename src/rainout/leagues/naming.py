"""What players of a league and their deeds are called, as messages."""

from __future__ import annotations

from rainout.core.box import Name
from rainout.core.words import Message, message
from rainout.diamond.game import BallGame
from rainout.leagues.almanac import Deed, Player
from rainout.leagues.league import SEATS, League
from rainout.leagues.results import Fixture


class Names:
    """What everybody in a league is called."""

    def __init__(self, league: League) -> None:
        self.league = league
        self._by_club: dict[int, list[Name]] = {}

    def alone(self, player: Player) -> Name:
        """A player's name."""
        if player.club not in self._by_club:
            self._by_club[player.club] = self._of_club(player.club)
        return self._by_club[player.club][player.place]

    def _of_club(self, club: int) -> list[Name]:
        game, other = self.league.game, (club + 1) % len(self.league.clubs)
        assert isinstance(game, BallGame)
        tables = game.tables(self.league.options_of(Fixture(0, 0, club, other)), SEATS)
        men = game.scorecard["side"].shape[0] // SEATS
        return [game.man(tables, place) for place in range(men)]

    def of(self, player: Player) -> Message:
        """A player with his club."""
        club = self.league.clubs[player.club]
        return message("league-player", player=self.alone(player), club=club.sign)

    def deed(self, deed: Deed) -> Message:
        """What somebody did."""
        club: Name = self.league.clubs[deed.club].name
        who = club if deed.place is None else self.of(Player(deed.club, deed.place))
        return message(
            f"league-deed-{deed.kind}", who=who, day=deed.day, number=deed.number, count=deed.count
        )
