"""The rest that pitchers bring along from the games before a match (CB-4.4-1), as a text people can read and write.

    FER-16 4, FER-22 1 again, FER-25 0 again

says that a starter owes four games, a reliever one, and that this one and another pitched in the last game, too.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rainout.core.errors import BadOption
from rainout.games.clutch.printed import Team
from rainout.games.clutch.state import CARRIED, ROSTER

LONGEST_REST = 1000
MOST_OWED = 4
"""R-27."""
AGAIN = "again"
PART = re.compile(rf"(?P<id>[\w-]+)\s+(?P<owed>\d)(?P<again>\s+{AGAIN})?", re.IGNORECASE)


def read_rest(text: str, team: Team, option: str = "") -> list[int]:
    """What a team's pitchers bring along, by place in the roster, as the rules carry it."""
    places = {id.lower(): place for place, id in enumerate(team.roster)}
    pitchers = {id.lower() for id in (*team.rotation, *team.section["bullpen"])}
    carried = [0] * CARRIED
    for part in re.split(r"[,;\n]", text):
        if not part.strip():
            continue
        found = PART.fullmatch(part.strip())
        if not found or int(found["owed"]) > MOST_OWED:
            raise BadOption("error-clutch-rest", option=option, part=part.strip()[:40], most=MOST_OWED)
        if found["id"].lower() not in pitchers:
            raise BadOption("error-clutch-rest-who", option=option, id=found["id"][:40])
        place = places[found["id"].lower()]
        carried[place], carried[ROSTER + place] = int(found["owed"]), int(bool(found["again"]))
    return carried


def write_rest(carried: Sequence[int], team: Team) -> str:
    """The same as text: nobody is named who is rested."""
    return ", ".join(
        f"{id} {carried[place]}" + f" {AGAIN}" * carried[ROSTER + place]
        for place, id in enumerate(team.roster)
        if carried[place] or carried[ROSTER + place]
    )
