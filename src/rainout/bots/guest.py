"""The place of bots of one's own in rules that host them: loaded for some of these, the name below is theirs."""


def guest(number, t, g, dice, out, minds):
    """What guest ``number`` does in the position ``g``; see :mod:`rainout.bots.hosting`."""
    raise NotImplementedError
