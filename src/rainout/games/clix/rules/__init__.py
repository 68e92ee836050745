"""The rules of SportsClix, a module for each part of its rulebook.

Each function names the lines of ``docs/rules/clix.md`` it carries out. ``t`` holds the house rules, the figures and the
teams, ``g`` the position. What leads from one part to the next goes by ``g.due``, which the loop in ``play.py`` carries
out; clicks wait in a queue and are given out, or asked about, before anything else goes on.
"""
