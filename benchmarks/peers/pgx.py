"""Pgx on the CPU: random playouts in one jitted scan over a batch of games, at its best batch size.

Counted: every step of every game in the batch. A finished game is replaced at once by a fresh one dealt
before the clock started, so no step is spent on a game that is over. Backgammon rolls its dice inside a step;
each roll is counted as a step of its own, as it is one in the other contestants' games.

In its favour: observations are not computed (nobody here reads them), and the random numbers for a whole
batch are drawn in one call. Compilation is not timed.
"""

from __future__ import annotations

from functools import partial
from importlib.metadata import version
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from stopwatch import Play, measure, serve

BATCHES = {
    "connect_four": (256, 1024, 4096),
    "tic_tac_toe": (1024, 4096, 16384),
    "backgammon": (32, 128, 512),
}
DICE = frozenset({"backgammon"})
SCAN = 64
"""Steps of each game in one call."""


def playouts(name: str, batch: int) -> Play:
    """A function that takes every game of the batch ``SCAN`` steps further."""
    env: Any = pgx.make(name)
    rolls = name in DICE
    key = jax.random.key(7)
    fresh = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))

    def step(state: Any, new: Any, chance: jax.Array, dice: jax.Array) -> tuple[Any, jax.Array]:
        legal = jnp.cumsum(state.legal_action_mask)
        action = jnp.argmax(legal > jnp.floor(chance * legal[-1]))
        after = env.step(state, action, dice) if rolls else env.step(state, action)
        steps = 1 + (after.current_player != state.current_player) if rolls else jnp.int32(1)
        after = after.replace(observation=state.observation)
        over = after.terminated | after.truncated
        return jax.tree.map(partial(jnp.where, over), new, after), steps

    def advance(carry: tuple[Any, jax.Array], key: jax.Array) -> tuple[tuple[Any, jax.Array], None]:
        states, steps = carry
        for_action, for_dice = jax.random.split(key)
        chance = jax.random.uniform(for_action, (batch,))
        dice = jax.random.split(for_dice, batch)
        states, taken = jax.vmap(step)(states, fresh, chance, dice)
        return (states, steps + taken.sum()), None

    @jax.jit
    def scan(states: Any, key: jax.Array) -> tuple[Any, jax.Array, jax.Array]:
        key, now = jax.random.split(key)
        (states, steps), _ = jax.lax.scan(advance, (states, jnp.int32(0)), jax.random.split(now, SCAN))
        return states, key, steps

    games: list[Any] = [fresh, key]

    def play() -> int:
        *games[:], steps = scan(*games)
        return int(steps)

    return play


def fastest(name: str) -> Play:
    """The playouts with the batch size that a short trial finds fastest."""

    def trial(play: Play) -> float:
        play()
        steps, seconds = measure(play, 0.3)
        return steps / seconds

    return max((playouts(name, batch) for batch in BATCHES[name]), key=trial)


if __name__ == "__main__":
    serve("Pgx (CPU)", version("pgx"), {name: fastest(name) for name in BATCHES})
