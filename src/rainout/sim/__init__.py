"""Bulk simulation: many matches between bots on all cores, and what they show, with how sure one can be of it.

>>> from rainout.sim import simulate
>>> summary = simulate("hens", games=4, seed=7, bots=("advise", "random"))
>>> summary.players[0].wins
4
"""

from __future__ import annotations

from rainout.sim.intervals import Interval
from rainout.sim.run import simulate
from rainout.sim.summary import Length, Player, Side, Summary

__all__ = ["Interval", "Length", "Player", "Side", "Summary", "simulate"]
