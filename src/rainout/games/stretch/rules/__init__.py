"""The rules of 7th Inning Stretch, a module for each part of its rulebook.

Each function names the lines of ``docs/rules/stretch.md`` it carries out. ``t`` holds the house rules and the cards,
``g`` the position. What leads from one part to the next goes by ``g.due``, which the loop in ``play.py`` carries out.
"""
