"""Where the numbers that the lesson of BASEBALL! says come from."""

from rainout.diamond.book import BASE_NAMES
from rainout.diamond.state import OUTS
from rainout.games.baseball.state import TEN
from tests.hearing import Hearing, Moment


def runners(now: Moment) -> int:
    return sum(now.view.diamond.bases)


def bases_run(now: Moment, start: str) -> int:
    """How far the runner from a base has come since the step before."""
    bases = list(BASE_NAMES.values())
    [end] = [
        event.facts["end"] for event in now.told if event.what == "ran" and event.facts["start"] == start
    ]
    return bases.index(str(end)) - bases.index(start)


def first_inning(hear: Hearing) -> None:
    now = hear("goal")
    now.says(len(now.view.diamond.runs))

    now = hear("single")
    hand = now.view.players[0].original
    now.says(len(now.view.players[0].hand), hand)

    now, then = hear("double"), hear("keep")
    now.says(bases_run(then, "first"))
    then.says()

    now = hear("outs")
    assert now.last("out", "outs") == OUTS - 1
    now.says(len(now.view.players[0].hand), now.view.diamond.outs)

    now = hear("enough")
    now.says(now.view.diamond.runs[0])

    now = hear("sides")
    now.says(OUTS, now.last("out", "outs"))

    now = hear("answer")
    now.says(runners(now))

    now = hear("inning")
    assert now.last("out", "outs") == OUTS
    now.says(OUTS - 1, *now.view.diamond.runs)

    hear("next").says(TEN)
