"""What is counted in games of SportsClix; see ``calibration.py``."""

from enum import IntEnum

from rainout.diamond.book import Book
from rainout.games.clix.actions import Told
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
FINISHED, STEALS, OUT_AT = (Told.kinds[name].number for name in ("finished", "steals", "out_at"))
LEFT_ON = Book.kinds["side"].number
TALLIED = (
    (Book.kinds["run"].number, int(Count.RUNS)),
    (Book.kinds["error"].number, int(Count.ERRORS)),
    (Told.kinds["bunts"].number, int(Count.BUNTED)),
    (Told.kinds["walked"].number, int(Count.PASSED)),
    (Told.kinds["control"].number, int(Count.CONTROLS)),
    (Told.kinds["came_in"].number, int(Count.CHANGES)),
    (Told.kinds["sent"].number, int(Count.SENT_ON)),
    (Told.kinds["tag_up"].number, int(Count.TAGGED)),
    (Told.kinds["extra"].number, int(Count.EXTRA)),
)
"""What happens, and how it is counted."""
