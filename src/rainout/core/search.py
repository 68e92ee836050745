"""Search: futures are imagined one by one and followed down a tree of what players and CHANCE may do.

Each future begins with the position as its seat can think it possible (information-set Monte Carlo tree search: Cowling,
Powley and Whitehouse 2012). Nodes belong to whoever acts there; CHANCE's are explicit. What is met for the first time is
judged one ply deep, and what was found is counted for everybody on the way back.

The tree lies in arrays, made by :func:`rainout.core.mind.tree`: of a node, its first branch; of a branch, what is done,
where it leads, and how it has fared.
"""

from math import log, sqrt

from rainout.core.contract import apply, chance, imagine, options
from rainout.core.dice import below
from rainout.core.kernel import rule
from rainout.core.state import CHANCE, NOBODY
from rainout.core.value import chance_to_win
from rainout.core.weighing import best, weigh

ROOT = 0
NONE = -1
CURIOSITY = 0.12
"""How much is dared for what has seldom been tried; chances of options lie near one another."""
WORTH_OF_A_GUESS = 3.0
"""As many futures as the first judgement of an option counts for."""
FIRST_WIDTH = 6
"""As many of CHANCE's outcomes as are taken each in turn further down the tree."""
LUCK = 1 << 20


@rule
def plant(t, g, seat, width, mind, tree, dice):
    """Begin a tree with the position before a seat, each of its options judged with care."""
    tree.used[0], tree.used[1] = 1, 0
    tree.first[ROOT] = NONE
    tree.met[ROOT] = 0
    seen = mind.seen[0]
    mind.seen[0] = g
    seen.listening = 0
    imagine(t, seen, seat, dice)
    sprout(tree, ROOT, mind, weigh(t, seat, mind, width, int(below(dice, LUCK))))


@rule
def sprout(tree, node, mind, count):
    """Give a node a branch for each option that has been weighed, if there is room for all of them."""
    for i in range(count - 1, -1, -1):
        if branch_to(tree, node, int(mind.listed[0, i])) == NONE:
            add_branch(tree, node, int(mind.listed[0, i]), mind.worths[i])


@rule
def add_branch(tree, node, action, guess):
    """A new branch; NONE if there is no room."""
    branch = int(tree.used[1])
    if branch >= tree.action.shape[0]:
        return NONE
    tree.used[1] = branch + 1
    tree.action[branch], tree.next[branch], tree.leads[branch] = action, tree.first[node], NONE
    tree.tried[branch], tree.gained[branch], tree.guess[branch] = 0, 0.0, guess
    tree.first[node] = branch
    return branch


@rule
def branch_to(tree, node, action):
    """The branch of a node for an action, or NONE."""
    branch = int(tree.first[node])
    while branch != NONE and tree.action[branch] != action:
        branch = int(tree.next[branch])
    return branch


@rule
def grow(t, g, seat, futures, mind, tree, dice):
    """Follow so many futures from the position before a seat."""
    for _ in range(futures):
        mind.seen[3] = g
        mind.seen[3].listening = 0
        imagine(t, mind.seen[3], seat, dice)
        follow(t, mind.seen[3], seat, mind, tree, dice)


@rule
def follow(t, s, seat, mind, tree, dice):
    """Follow one future to where nobody has been, judge that, and count it on the way back."""
    node, depth, chances = ROOT, 0, -1.0
    while chances < 0.0:
        if s.actor == NOBODY or depth >= tree.path.shape[0]:
            chances = chance_to_win(t, s, seat, mind)
        elif s.actor == CHANCE:
            outcome = int(chance(t, s, dice))
            branch = branch_to(tree, node, outcome)
            if branch == NONE:
                branch = add_branch(tree, node, outcome, 0.0)
            apply(t, s, outcome)
            node, depth = descend(tree, branch, NONE, depth)
        else:
            actor = int(s.actor)
            if tree.first[node] == NONE:
                chances = meet(t, s, node, actor, seat, mind, tree, dice)
            else:
                branch = most_promising(t, s, node, mind, tree)
                apply(t, s, int(tree.action[branch]))
                node, depth = descend(tree, branch, actor, depth)
        if node == NONE and chances < 0.0:  # no room for more
            chances = judged_later(t, s, seat, mind, dice)
    for i in range(depth):
        branch = int(tree.path[i, 0])
        if branch != NONE:
            tree.tried[branch] += 1
            if tree.path[i, 1] != NONE:
                with_seat = mind.sides[tree.path[i, 1]] == mind.sides[seat]
                tree.gained[branch] += chances if with_seat else 1.0 - chances


@rule
def judged_later(t, s, seat, mind, dice):
    """The chance to win at the next decision, beyond the tree."""
    steps = 0
    while s.actor == CHANCE and steps < 400:
        apply(t, s, chance(t, s, dice))
        steps += 1
    return chance_to_win(t, s, seat, mind)


@rule
def descend(tree, branch, actor, depth):
    """Note the way, and return the node a branch leads to, a new one if there is room, and how deep that is."""
    tree.path[depth, 0], tree.path[depth, 1] = branch, actor
    if branch == NONE:
        return NONE, depth + 1
    if tree.leads[branch] == NONE and tree.used[0] < tree.first.shape[0]:
        node = int(tree.used[0])
        tree.used[0] = node + 1
        tree.first[node], tree.met[node], tree.leads[branch] = NONE, 0, node
    return int(tree.leads[branch]), depth + 1


@rule
def meet(t, s, node, actor, seat, mind, tree, dice):
    """Judge a decision met for the first time, one ply deep, with the eyes of whoever decides."""
    mind.seen[0] = s
    count = weigh(t, actor, mind, FIRST_WIDTH, int(below(dice, LUCK)))
    sprout(tree, node, mind, count)
    chances = mind.worths[best(mind, count)]
    return chances if mind.sides[actor] == mind.sides[seat] else 1.0 - chances


@rule
def most_promising(t, s, node, mind, tree):
    """The branch to follow of those that are legal in this future: what has fared well, or has seldom been tried."""
    tree.met[node] += 1
    found, highest, dared = NONE, -1.0, log(1.0 + tree.met[node])
    for i in range(options(t, s, mind.listed[1])):
        branch = branch_to(tree, node, int(mind.listed[1, i]))
        if branch == NONE:
            branch = add_branch(tree, node, int(mind.listed[1, i]), 0.5)
        if branch != NONE:
            hope = fared(tree, branch) + CURIOSITY * sqrt(dared / (1.0 + tree.tried[branch]))
            if hope > highest:
                found, highest = branch, hope
    return found


@rule
def fared(tree, branch):
    """How a branch has fared so far, what was guessed of it included."""
    guess = WORTH_OF_A_GUESS * tree.guess[branch]
    return (tree.gained[branch] + guess) / (tree.tried[branch] + WORTH_OF_A_GUESS)


@rule
def ripest(tree):
    """The action to take: the one most futures were spent on, of equals the one that fared best."""
    branch = int(tree.first[ROOT])
    found = branch
    while branch != NONE:
        more = int(tree.tried[branch]) - int(tree.tried[found])
        if more > 0 or (more == 0 and fared(tree, branch) > fared(tree, found)):
            found = branch
        branch = int(tree.next[branch])
    return tree.action[found]
