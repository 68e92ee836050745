"""Leagues: clubs that play many games one after the other, and what becomes of them.

Everything follows from a league's settings and its log of results, as a match follows from its actions.
"""
