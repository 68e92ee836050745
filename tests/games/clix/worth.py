"""Measure what figures of SportsClix are worth to a team, for the numbers in games/clix/completing.py.

Random teams play the ready clubs, steady bots on both sides; the share they win is fitted to what is printed on their
figures. Takes some minutes: `python -m tests.games.clix.worth 1600`.
"""

import random
import sys

import numpy as np

from rainout.games.clix.figures import INTANGIBLES, STANDARD, Figure, read_set
from rainout.games.clix.teams import Team, Terms, price, ready, suggested_nine
from rainout.sim.run import simulate

MATCHES = 400
SET = read_set(STANDARD)
SHAPE = ("C", "1B", "2B", "3B", "SS", "LF", "CF", "RF", "SP", "RP", "RP", "UI", "OF")
NAMES = ("bats", "defense", "speed", "hitter", "starter", "lasting", "relief", "relief lasting", *INTANGIBLES)


def random_team(choose: random.Random) -> Team:
    """Fourteen figures of a price that a team might have."""
    while True:
        team: list[int] = []
        for sign in SHAPE:
            able = [place for place, figure in enumerate(SET.figures) if figure.printed == sign]
            team.append(choose.choice([place for place in able if place not in team]))
        hitters = [place for place, figure in enumerate(SET.figures) if not figure.is_pitcher]
        team.append(choose.choice([place for place in hitters if place not in team]))
        if 800 <= price(SET, team) <= 1100:
            return tuple(team)


def runs(figure: Figure) -> float:
    """What a figure's template is worth at its marker."""
    return SET.worth[figure.template][figure.marker]


def measures(team: Team) -> list[float]:
    """What is printed on those who play, in the order of ``NAMES``."""
    starter, *others = (SET.figures[team[place]] for place in suggested_nine(SET, team))
    fielders, hitter = others[:8], others[8]
    relief = [SET.figures[place] for place in team if SET.figures[place].printed == "RP"]
    playing = [starter, *fielders, hitter, *relief]
    near = [
        {step.intangible for step in each.dial[max(0, each.marker - 2) : each.marker + 3]} for each in playing
    ]
    return [
        sum(runs(each) for each in fielders),
        sum(each.defense for each in fielders),
        sum(each.speed for each in fielders),
        runs(hitter),
        runs(starter),
        starter.endurance,
        sum(runs(each) for each in relief),
        sum(each.endurance for each in relief),
        *(sum(power in shown for shown in near) for power in INTANGIBLES.values()),
    ]


def share_won(team: Team, club: str, seed: int) -> float:
    """The share of matches a team wins against a club of the same size."""
    sheets = [
        "\n".join(f"#{SET.figures[place].number}" for place in each)
        for each in (team, ready(SET, club, Terms())[: len(team)])
    ]
    options = {"level": "championship", "format": "open", "first-team": sheets[0], "second-team": sheets[1]}
    found = simulate("clix", MATCHES, seed, ("advise", "advise"), options, workers=1)
    return sum(player.wins_by_side[0] for player in found.players) / MATCHES


def main() -> None:
    """Print what each measure adds to the share of matches won, with its standard error."""
    choose, clubs = random.Random(1), list(SET.clubs)
    rows, shares = [], []
    for seed in range(int(sys.argv[1])):
        team, club = random_team(choose), seed % len(clubs)
        rows.append([*measures(team), *(float(each == club) for each in range(len(clubs)))])
        shares.append(share_won(team, clubs[club], seed))
    x, y = np.array(rows), np.array(shares)
    fitted = np.linalg.lstsq(x, y, rcond=None)[0]
    missed = y - x @ fitted
    spread = np.sqrt(missed @ missed / (len(y) - x.shape[1]) * np.diag(np.linalg.pinv(x.T @ x)))
    for name, value, error in zip(NAMES, fitted, spread, strict=False):
        print(f"{name:20} {value:8.4f} ± {error:.4f}")


if __name__ == "__main__":
    main()
