"""Where the numbers that the lessons of CLUTCH, the hen game, say come from."""

from rainout.games.hens.state import POINTS, SPACES, Face, Line
from tests.hearing import Hearing


def corral(hear: Hearing) -> None:
    hear("goal").says(SPACES)

    now = hear("placed")
    mine = now.view.players[0].corral
    in_place = [number for number, space in enumerate(mine, 1) if space.placed]
    assert [mine[number - 1].card.rank for number in in_place] == ["K", "A"]
    now.says(*in_place, SPACES - len(in_place))

    now = hear("rearrange")
    assert now.view.face == Face.REARRANGE
    now.says(Face.REARRANGE, len(now.match.choices()[0].targets))

    now = hear("robbed")
    swapped = {now.last("rearranged", "first"), now.last("rearranged", "second")}
    assert now.last("rolled", "face") == Face.ROB
    now.says(len(swapped), Face.ROB)

    hear("block").says(Face.BLOCK)

    now = hear("renewed")
    assert now.last("rolled", "face") == Face.RENEW_THEIRS
    now.says(Face.RENEW_THEIRS, int(now.last("renewed-their", "space")[-1]), Face.RENEW_OWN)

    now = hear("six")
    assert now.view.face == Face.ANY
    now.says(Face.ANY, len(Face) - 1)

    hear("points").says(POINTS[Line.WIN], POINTS[Line.MISPLACED])
