"""Bots in plain Python: functions, and a class that looks ahead.

Try: rainout simulate hens --bots advise,examples/bots.py:Patient --games 20
"""

from rainout import Position, advise


def steady(position: Position) -> str:
    """What the rule-of-thumb player does."""
    return advise(position)


def anything(position: Position) -> int:
    """Any option, by the position's own luck, so that a simulation can be repeated."""
    return position.options[position.below(len(position.options))]


class Patient:
    """Plays every option out a few times, and leaves good advice only for one that does clearly better.

    One is made for each seat and match, so it may remember things.
    """

    tries = 8

    def decide(self, position: Position) -> int:
        """Add up what each option comes to, on other imagined positions each time."""
        me = position.actor
        won = dict.fromkeys(position.options, 0)
        won[position.game.notation.read(advise(position))] = self.tries
        for _ in range(self.tries):
            imagined = position.imagine()
            for option in won:
                after = imagined.clone()
                after.apply(option)
                won[option] += after.roll_out("advise")[me]
        return max(won, key=lambda option: won[option])
