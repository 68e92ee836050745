"""What is counted in games of SportsClix; see ``calibration.py``."""

from enum import IntEnum

from rainout.games.clix.state import Ending


class Count(IntEnum):
    """What is counted after the endings of plate appearances, which come first."""

    GAMES = len(Ending)
    RUNS = GAMES + 1
    ERRORS = GAMES + 2
    STOLEN = GAMES + 3
    CAUGHT = GAMES + 4
    BUNTED = GAMES + 5
    PASSED = GAMES + 6
    CONTROLS = GAMES + 7
    CHANGES = GAMES + 8
    STEPS = GAMES + 9
    LEFT_ON = GAMES + 10
    EXTRA = GAMES + 11
    TAGGED = GAMES + 12
    SENT_ON = GAMES + 13
    CLICKS = GAMES + 14


COUNTED = Count.CLICKS + 1
