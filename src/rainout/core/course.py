"""How a game's value is learned: as much of a course as differs from game to game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rainout.core.options import OptionValue


@dataclass(frozen=True)
class Course:
    """How a game is learned; ``rainout train`` goes by it."""

    rounds: int = 150
    positions: int = 80_000
    """Positions noted in a round."""
    hidden: tuple[int, int] = (128, 32)
    """Units of the two layers."""
    width: int = 20
    """As many of CHANCE's outcomes as are taken each in turn while playing."""
    caution: float = 0.0
    """Standard errors by which an option must be better than what ``advise`` would do."""
    through: int = 0
    """As many turns as an option is followed past, with what ``advise`` does in them, where what a turn's own decisions
    change is little of what is observed; none where every calm position is judged."""
    explore: float = 0.12
    """The part of decisions left to chance."""
    noted: float = 1.0
    """The part of positions that is noted: in a long match, neighbours teach little."""
    trust: tuple[float, float] = (0.95, 0.6)
    """How much the result counts against what was thought on the way, at first and at the end."""
    kept: int = 10
    """Rounds whose positions are learned from again."""
    epochs: float = 2.0
    """How often a round's positions, of up to four rounds, are gone through in each."""
    rate: float = 1e-3
    """How far a step of learning goes at first; at the end, a twentieth."""
    first_rounds: int = 2
    """Rounds that ``advise`` plays."""
    longest: int = 400
    """Turns after which a match of the first rounds is given up: beginners may go round for ever."""
    kinds: tuple[tuple[int, Mapping[str, OptionValue]], ...] = ()
    """Numbers of players and options that are told apart when chances are held against how matches end; the first to
    fit is a match's kind. Each is measured as it is named and in those of ``ways`` that belong to it, half and half."""
    measured: int = 100_000
    """Matches of a kind that are played for that."""
    seldom: int | None = None
    """As many of a kind that is named by something unusual, if not as many."""
    tempered: bool = False
    """Whether a last round, of ``advise`` and not learned from, says how bold judgements should be: what was learned
    from few matches, each looked at many times, is surer of itself than it may be."""
    ways: tuple[tuple[int, Mapping[str, OptionValue]], ...] = ()
    """Numbers of players and options to learn under; the usual ones unless told."""
    seed: int = 1

    def kind(self, seats: int, agreed: Mapping[str, OptionValue]) -> int:
        """The first of the kinds that a match with these options is of."""
        return next(
            (
                number
                for number, (players, options) in enumerate(self.kinds)
                if players == seats and all(agreed[name] == value for name, value in options.items())
            ),
            0,
        )
