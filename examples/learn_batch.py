"""Learns to play by policy gradients from thousands of matches at once, with NumPy alone.

Try: python examples/learn_batch.py

Both seats are played by one policy: a linear score for each action, made of what the seat observes. Every decision is
made likelier that led to more than its seat had reason to expect, and the others less likely. What a match came to is
known only at its end: so a stretch of decisions is noted, and gone through backwards.
"""

from __future__ import annotations

import os
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # such short sums are not worth sharing among threads

import numpy as np

from rainout.adapters.batch import Batch

MATCHES, STEPS, ROUNDS = 256, 128, 60
RATE = 0.1
"""How far a first step of learning goes; the more has been learned about something, the shorter they become."""


class Policy:
    """How likely each action is, and what a seat may expect, for what it observes."""

    def __init__(self, observed: int, actions: int) -> None:
        self.score = np.zeros((observed + 1, actions), np.float32)
        self.expect = np.zeros(observed + 1, np.float32)
        self._moved = [np.full_like(each, 1e-8) for each in (self.score, self.expect)]

    def likely(self, seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
        """The chance of each action, by match."""
        scores = np.where(mask, with_one(seen) @ self.score, -np.inf)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        return chances / chances.sum(axis=1, keepdims=True)

    def learn(self, seen: np.ndarray, chances: np.ndarray, taken: np.ndarray, came: np.ndarray) -> None:
        """A step uphill: ``came`` is what each action came to for whoever took it."""
        x = with_one(seen)
        better = came - x @ self.expect
        push = -chances * better[:, None]
        push[np.arange(len(x)), taken] += better
        for weights, moved, slope in zip(
            (self.score, self.expect), self._moved, (x.T @ push, x.T @ better), strict=True
        ):
            moved += slope**2
            weights += RATE * slope / np.sqrt(moved)


def with_one(seen: np.ndarray) -> np.ndarray:
    """Observations and a constant, so that there is something to begin with."""
    return np.concatenate([seen, np.ones((len(seen), 1), np.float32)], axis=1)


def draw(chances: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """An action for each match, as likely as it should be."""
    thresholds = random.random((len(chances), 1)) * chances.sum(axis=1, keepdims=True)
    return (chances.cumsum(axis=1) > thresholds).argmax(axis=1)


def train(game: str, rounds: int, seed: int) -> Policy:
    """A policy that has played against itself."""
    batch, random = Batch(game, MATCHES, seed=seed), np.random.default_rng(seed)
    policy = Policy(batch.observations.shape[1], batch.actions)
    rows = np.arange(MATCHES)
    for _ in range(rounds):
        past = []
        for _ in range(STEPS):
            seen, actors = batch.observations.copy(), batch.actors.copy()
            chances = policy.likely(seen, batch.mask())
            taken = draw(chances, random)
            rewards, ended = batch.step(taken)
            past.append((seen, chances, taken, actors, rewards.copy(), ended.copy()))
        came, known = np.zeros_like(past[0][4]), np.zeros(MATCHES, bool)
        for seen, chances, taken, actors, rewards, ended in reversed(past):
            came, known = np.where(ended[:, None] > 0, rewards, came), known | (ended > 0)
            worth = came[rows, actors].astype(np.float32)
            if known.any():
                policy.learn(seen[known], chances[known], taken[known], worth[known])
    return policy


def against_random(game: str, policy: Policy, steps: int, seed: int) -> float:
    """The part of matches that a policy wins; it sits first in half of them."""
    batch, random = Batch(game, MATCHES, seed=seed), np.random.default_rng(seed)
    mine, won, played = np.arange(MATCHES) % 2, 0, 0
    for _ in range(steps):
        clever = draw(policy.likely(batch.observations, batch.mask()), random)
        taken = np.where(batch.actors == mine, clever, batch.sample(random))
        rewards, _ = batch.step(taken)
        result = rewards[np.arange(MATCHES), mine]
        won, played = won + int((result > 0).sum()), played + int((result != 0).sum())
    return won / played


def main(rounds: int = ROUNDS, steps: int = 600, seed: int = 1, game: str = "hens") -> tuple[float, float]:
    """Learn, and say what that gained."""
    first = Batch(game, 1)  # compiled now, if it has not been
    first.step(first.options[:, 0])
    began = time.perf_counter()
    policy = train(game, rounds, seed)
    print(f"{rounds * STEPS * MATCHES} decisions of {game} in {time.perf_counter() - began:.0f} s")
    after = against_random(game, policy, steps, seed)
    print(f"wins against random: half at random, {after:.1%} learned")
    return 0.5, after


if __name__ == "__main__":
    main()
