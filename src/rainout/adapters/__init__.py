"""The games as environments for learning: many matches at once in arrays, OpenSpiel, PettingZoo and Gymnasium.

Each framework is an extra (``pip install rainout[openspiel]``) and imported only by the module that is for it.
"""
