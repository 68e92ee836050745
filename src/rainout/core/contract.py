"""The contract every game meets, in the words of its rule functions.

A game's own ``contract`` module offers a function for each name below. Shared rule modules import the names from here;
:mod:`rainout.core.kernel` hands them the functions of the game they are loaded for.

``t`` is the game's named tuple of tables (house rules, cards), ``g`` the position: one flat record. Rules allocate
nothing, raise nothing, recurse nowhere and hold no strings.
"""

ADVICE_IS_BLIND = False
"""Whether ``advise`` and ``novice`` look at nothing that :func:`imagine` would redeal and leave the position as it was.

Bulk simulation then spares itself the imagining; the conformance suite checks the claim.
"""


def deal(t, g):
    """Set up a match in a blank position. CHANCE shuffles and rolls in the plies that follow."""
    raise NotImplementedError


def options(t, g, out):
    """Write the legal actions of ``g.actor`` into ``out`` and return how many; or CHANCE's equally likely outcomes."""
    raise NotImplementedError


def chance(t, g, dice):
    """One of CHANCE's outcomes, picked evenly: what ``out[below(dice, options(t, g, out))]`` is, without the list."""
    raise NotImplementedError


def apply(t, g, action):
    """Move on by one legal action and tell what it caused."""
    raise NotImplementedError


def payoff(t, g, seat):
    """What the match is worth to a seat once it is over: 1 won, -1 lost, 0 level or unfinished."""
    raise NotImplementedError


def advise(t, g, out):
    """A sound rule-of-thumb player: its action for the seat that must act.

    ``g`` has been through :func:`imagine` and is the player's to scribble on, ``out`` has room for a list of options.
    """
    raise NotImplementedError


def novice(t, g, out):
    """A simple player to measure others against and to lose to: looks no further than its own move."""
    raise NotImplementedError


def imagine(t, g, seat, dice):
    """Redeal everything ``seat`` cannot see, uniformly over what fits what it has seen."""
    raise NotImplementedError


def arrive(t, seat, carried):
    """A seat comes to a game of a season: what it has ``carried`` there goes into the tables."""
    raise NotImplementedError


def depart(t, g, seat, carried):
    """The game is over: write what the seat carries into its next one."""
    raise NotImplementedError


# --- What a game brings of which somebody keeps score; the others take what core/uncounted.py says ------------------


def clear_card(s):
    """Begin a scorecard: nothing has been written down yet."""
    raise NotImplementedError


def note(t, s, what, who, a, b, c, d):
    """Write an event of the game down, as it was told."""
    raise NotImplementedError


def add_up(totals, s):
    """Add what was counted of a game that is over to what was counted before."""
    raise NotImplementedError


# --- What a game brings whose positions are judged by a learned value; the others do without -------------------------


def observe(t, g, seat, x):
    """Write what a seat knows of a position into ``x``, as many numbers as the game's ``observed`` says.

    Nothing that :func:`imagine` would redeal is in it. Values are learned from these numbers, and bot authors get them.
    """
    raise NotImplementedError


def calm(t, g):
    """Whether a position is judged as it stands; before that CHANCE, and sound players, are followed."""
    raise NotImplementedError


def eyes(t, g, seat):
    """The seat with whose eyes a position is judged for ``seat``: its own where the two know different things."""
    raise NotImplementedError


def sealed(t, g):
    """Whether who must act chooses in secret while somebody else does: what ``advise`` mixes stands.

    Nothing can be followed from such a choice: ``advise`` would give away what it has the other choose.
    """
    raise NotImplementedError


def reckoned(t, g):
    """Whether ``advise`` reckons this decision exactly, so that players who weigh leave it to ``advise``."""
    raise NotImplementedError
