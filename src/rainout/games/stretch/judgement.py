"""What rolls, batters, halves and leads are worth: worked out once for a set of cards, so that ``advise`` looks it up.

Four layers, each counted exactly from the one below:

1. rolls: which lines every roll meets, what every roll brings a team, and the odds when some dice are kept;
2. tokens: for each batter, number of dice and stock of tokens, the odds of Outcomes and of tokens left, under a few
   ways to use tokens;
3. halves: with a batter at the plate, for every number of outs, bases, dice and tokens, the odds of so many more runs,
   playing for runs or for just that many (value iteration; batters to come are a mix of cards);
4. games: the odds to win after each half, by team and lead.

Layers 1 to 3 of the standard cards take half a minute and the compiler, and nobody who opens a table shall wait for
that: they are kept in a file of two megabytes, most of it layer 3, that ``make judgement`` writes. The file names the
cards it was made for; other cards are judged when they are read.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from rainout.core.kernel import load
from rainout.games.stretch.advice import reckoning
from rainout.games.stretch.cards import STANDARD, tables
from rainout.games.stretch.chances import all_rolls, counts
from rainout.games.stretch.rules.reading import team_runs
from rainout.games.stretch.state import (
    ABILITIES,
    CARDS,
    EVEN,
    FACES,
    FIRST_OF,
    GOALS,
    HALVES,
    KEPT,
    LEADS,
    MOST,
    PACE,
    POLICIES,
    POOL,
    REACHED,
    ROLLS,
    TEAM_RUNS,
    TOKENS_KNOWN,
    WORTHS,
    Ability,
    Outcome,
    Pile,
    Tables,
)

CONTRACT = "rainout.games.stretch.contract"
FILE = STANDARD / "judgement.npz"
SWEEPS = 12
HAVE = TOKENS_KNOWN * TOKENS_KNOWN
ALL = HAVE * len(Outcome)

CALM = (0.0, 0.32, 0.50, 0.70, 1.05, 0.30, 0.02)
"""What each Outcome is worth on empty bases, roughly."""
TENSE = (0.0, 0.75, 1.15, 1.45, 1.85, 0.45, 0.30)
"""And with runners on."""
WAYS = ((CALM, 9.0), (CALM, 0.10), (CALM, 0.35), (TENSE, 0.10), (TENSE, 0.45))
"""Ways to use tokens: what Outcomes are worth, and a token kept; the first never uses any."""
assert len(WAYS) == POLICIES

TEAMS_MIX = ((7.0, 2.0, 0.0), (4.2, 2.6, 2.2))
"""How many of the nine in a Lineup are of each tier, before and after the Trade Deadline."""
ABILITY_MIX = {
    Ability.REROLL1: 0.30,
    Ability.NUDGE: 0.20,
    Ability.REROLLX: 0.08,
    Ability.COPY: 0.10,
    Ability.FLIP: 0.08,
    Ability.DROP: 0.08,
    Ability.SET: 0.08,
    Ability.LOW: 0.08,
}


# --- Rolls by number -------------------------------------------------------------------------------------------------


@cache
def numbered_rolls() -> tuple[Any, Any, Any, Any]:
    """All rolls of up to MOST dice by number: dice, how many, ways to come up, and the number with one more die."""
    dice, sizes, ways = np.zeros((ROLLS, MOST), np.int8), np.zeros(ROLLS, np.int8), np.zeros(ROLLS)
    for size in range(MOST + 1):
        for roll, count in zip(all_rolls(size).dice, all_rolls(size).ways, strict=True):
            number = reckoning.number_of_roll(roll, size)
            dice[number, :size], sizes[number], ways[number] = roll, size, count
    add = np.zeros((ROLLS, FACES), np.int16)
    for number in range(ROLLS):
        size = int(sizes[number])
        if size < MOST:
            for face in range(1, FACES + 1):
                more = sorted([*dice[number, :size].tolist(), face])
                add[number, face - 1] = reckoning.number_of_roll(more, size + 1)
    return dice, sizes, ways, add


# --- Layers 1 to 3: a set of cards -----------------------------------------------------------------------------------


def judge(t: Tables, sweeps: int = SWEEPS) -> dict[str, Any]:
    """What follows from the cards alone; takes the compiler, and then some seconds."""
    k = load(CONTRACT, compiled=True).module("rainout.games.stretch.advice.reckoning")
    dice, sizes, ways, add = numbered_rolls()
    met, runs = np.zeros((CARDS, ROLLS), np.uint8), np.zeros((CARDS, ROLLS), np.uint8)
    kept = np.zeros((CARDS, KEPT, len(Outcome)))
    menu = np.zeros((CARDS, MOST + 1, POLICIES, HAVE, ALL))
    team = np.zeros((CARDS, ROLLS, TEAM_RUNS))
    saved = np.zeros((CARDS, ABILITIES))
    scored = np.zeros((CARDS, ABILITIES, TEAM_RUNS))
    score, odds = np.zeros((HAVE, ROLLS)), np.zeros((HAVE, ROLLS, ALL))
    for card in range(CARDS):
        if not t.players.is_pitcher[card]:
            k.mark_met(t, card, dice, sizes, met)
            for n in range(1, MOST + 1):
                k.spread_outcomes(t, card, n, add, met, kept)
                for policy, (worth, price) in enumerate(WAYS):
                    k.plan_tokens(
                        t, card, n, np.array(worth), price, dice, add, met, score, odds, menu, policy
                    )
        n = int(t.teams.roll[card])
        if 0 < n <= MOST:
            k.count_runs(t, card, dice, sizes, runs)
            k.spread_runs(card, n, add, runs, team)
            k.judge_pitchers(t, card, ways, dice, runs, team, saved, scored)
        elif n > MOST:  # more than is judged roll by roll
            ways_to_score = counts(t, team_runs, card, n)
            runs_told_apart = np.minimum(np.arange(len(ways_to_score)), TEAM_RUNS - 1)
            np.add.at(scored[card].T, runs_told_apart, (ways_to_score / FACES**n)[:, None])
    half = np.zeros((PACE, CARDS, 3, 8, POOL, HAVE, WORTHS))
    general = np.zeros((PACE, 3, 8, POOL, HAVE, WORTHS))
    ahead, stealing = np.zeros((len(Outcome), POOL, HAVE, WORTHS)), np.zeros((POOL, HAVE, WORTHS))
    batter = np.zeros((PACE, 4, CARDS))
    for pace in range(PACE):
        shares = usual_shares(t, pace, batter[pace, 0])
        for turn in range(2):
            k.judge_half(t, menu, shares, sweeps if turn else 4, ahead, stealing, half[pace], general[pace])
            for bans in range(4):
                batter[pace, bans] = rate(t, half[pace], general[pace], bans)
            shares = usual_shares(t, pace, batter[pace, 0])
    return {
        "met": met,
        "kept": in_two_bytes(kept),
        "menu": in_two_bytes(menu),
        "half": in_two_bytes(half[..., :-1]),
        "batter": batter,
        "runs": runs,
        "team": in_two_bytes(team),
        "saved": saved,
        "scored": scored,
        "general": general[:, 0, 0],
        "cards": digest(t),
    }


def digest(t: Tables) -> Any:
    """What these cards are known by: a judgement of other cards is not used."""
    return np.array(sha256(t.players.tobytes() + t.teams.tobytes()).hexdigest())


def in_two_bytes(odds: Any) -> Any:
    """Odds in parts of 65535."""
    return np.round(odds * 65535).astype(np.uint16)


def usual_shares(t: Tables, pace: int, rating: Any) -> Any:
    """How much of each card there is among the batters to come: good ones play more often."""
    shares = np.zeros(CARDS)
    ends = (*FIRST_OF[1:], CARDS)
    for pile, first in enumerate(FIRST_OF):
        if pile == Pile.PITCHERS:
            continue
        cards = [card for card in range(first, ends[pile]) if not t.players.is_pitcher[card]]
        weights = np.exp(4 * np.asarray(rating)[cards])
        shares[cards] = TEAMS_MIX[pace][pile - 1] * weights / weights.sum()
    return shares / shares.sum()


USUAL = (
    *((0, 0, 0), (0, 0, 1), (0, 1, 1), (0, 2, 1), (0, 3, 1), (0, 6, 1), (1, 0, 0), (1, 0, 1), (1, 0, 2)),
    *((1, 1, 1), (1, 2, 1), (1, 3, 1), (1, 4, 1), (1, 5, 2), (2, 0, 0), (2, 0, 1), (2, 0, 2), (2, 1, 1)),
    *((2, 1, 2), (2, 2, 1), (2, 2, 2), (2, 3, 2), (2, 5, 2), (2, 4, 1), (2, 6, 1)),
)
"""Positions a batter finds: outs, bases, dice in the Pool."""


def rate(t: Tables, half: Any, general: Any, bans: int) -> Any:
    """Runs a plate appearance a batter is worth above the usual one, over usual positions, without banned tokens."""
    found = np.zeros(CARDS)
    for card in range(CARDS):
        if t.players.is_pitcher[card]:
            continue
        for outs, bases, pool in USUAL:
            now = reckoning.gathered(t, card, outs, bases, pool, 0)
            rr = 0 if bans & 1 else now % 16 // TOKENS_KNOWN
            pm = 0 if bans & 2 else now % 16 % TOKENS_KNOWN
            found[card] += half[card, outs, bases, now // 16, rr * TOKENS_KNOWN + pm, -1]
            found[card] -= general[outs, bases, pool, 0, -1]
    return found / len(USUAL)


# --- Layer 4: games --------------------------------------------------------------------------------------------------


def odds_to_win(own: Any, goals: Any, scored: Any) -> tuple[Any, Any]:
    """The odds to win after each half by lead, and from the start, against each of some teams, away and at home.

    ``own`` are the odds of 0, 1, 2… runs in an Offensive Half, ``goals`` those of reaching 1, 2… when that is all that
    matters, ``scored`` those of the runs of each team.
    """
    teams = len(scored)
    win, start = np.zeros((teams, 2, HALVES, LEADS)), np.zeros((teams, 2))
    for home in (0, 1):
        none, sure = (_extra_inning(home, own, goals, scored, np.full(teams, tied))[1] for tied in (0.0, 1.0))
        tied = none[:, EVEN] / (1 - (sure - none)[:, EVEN])  # a tied inning leads back to where it began
        bottom, _ = _extra_inning(home, own, goals, scored, tied)
        win[:, home, 4], win[:, home, 5], win[:, home, 3] = _decided(tied), bottom, bottom
        for half in (3, 2, 1, 0):
            bats = (half % 2 == 0) == bool(home)
            before = _bat(win[:, home, half], own) if bats else _defend(win[:, home, half], scored)
            if half:
                win[:, home, half - 1] = before
            else:
                start[:, home] = before[:, EVEN]
    return win, start


def _decided(tied: Any) -> Any:
    """After nine innings or more: won, lost, or to be played on."""
    leads = np.arange(LEADS) - EVEN
    return np.where(leads == 0, tied[:, None], np.where(leads > 0, 1.0, 0.0))


def _extra_inning(home: int, own: Any, goals: Any, scored: Any, tied: Any) -> tuple[Any, Any]:
    """The odds before the bottom and before the top of an inning from the 9th on."""
    after = _decided(tied)
    if home:
        bottom = _bat_last(after, goals, tied)
        return bottom, _defend(bottom, scored)
    bottom = _defend(after, scored)
    bottom[:, :EVEN] = 0.0
    return bottom, _bat(bottom, own)


def _bat(after: Any, own: Any) -> Any:
    ahead = np.arange(LEADS)
    return sum(odds * after[:, np.minimum(ahead + runs, LEADS - 1)] for runs, odds in enumerate(own))


def _defend(after: Any, scored: Any) -> Any:
    ahead = np.arange(LEADS)
    return sum(odds[:, None] * after[:, np.maximum(ahead - runs, 0)] for runs, odds in enumerate(scored.T))


def _bat_last(after: Any, goals: Any, tied: Any) -> Any:
    before = after.copy()
    reach = [1.0, *goals, *(goals[-1] * 0.4**step for step in range(1, LEADS))]
    for behind in range(EVEN + 1):
        before[:, EVEN - behind] = (1 - tied) * reach[behind + 1] + tied * reach[behind]
    return before


# --- Putting it into the tables --------------------------------------------------------------------------------------


@cache
def _judged(folder: Path) -> dict[str, Any]:
    t = tables(folder)
    if folder == STANDARD and FILE.exists():
        with np.load(FILE) as file:
            if file["cards"] == digest(t):
                return dict(file)
    return judge(t)


@cache
def _games(folder: Path, dice: int, have: int) -> tuple[Any, Any]:
    """Layer 4 for a side that starts each Offensive Half with these dice and tokens."""
    judged = _judged(folder)
    t = tables(folder)
    win = np.zeros((PACE, 2, CARDS, 2, HALVES, LEADS))
    chances = np.zeros((PACE, 2, CARDS, 2))
    untouched = judged["scored"][:, 0].copy()
    pitched = sum(share * judged["scored"][:, ability] for ability, share in ABILITY_MIX.items())
    for pace in range(PACE):
        begin = judged["general"][pace, dice, have]
        reached = np.concatenate([[1.0], begin[:REACHED], [0.0]])
        own = reached[:-1] - reached[1:]
        for level, scored in enumerate((untouched, pitched)):
            scored[t.teams.roll == 0] = [*own, *[0.0] * (TEAM_RUNS - len(own))]  # a Coach, not a team
            win[pace, level], chances[pace, level] = odds_to_win(
                own, begin[REACHED : REACHED + GOALS], scored
            )
    return win, chances


def write() -> None:
    """Judge the standard cards anew and keep what comes of it, after a change of a card: half a minute."""
    np.savez_compressed(FILE, **judge(tables(STANDARD)))


def with_judgement(t: Tables, folder: Path = STANDARD) -> Tables:
    """The same tables, with everything the good player looks up."""
    judged = _judged(folder)
    for name in ("met", "kept", "menu", "half", "batter", "runs", "team", "saved"):
        t.judgement[name][...] = judged[name]
    dice = 1 if t.house.rookie or t.house.hitting_coach else 0
    have = TOKENS_KNOWN + 1 if t.house.rookie else 0
    t.judgement["win"][...], t.judgement["chances"][...] = _games(folder, dice, have)
    return t
