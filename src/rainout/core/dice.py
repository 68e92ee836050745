"""Random numbers inside kernels, the same interpreted, compiled and on any number of cores.

``dice`` is an array of four numbers of 32 bits kept in 64, stepped by xoshiro128++ (Blackman and Vigna): shifts, sums
and exclusive ors only, so plain Python and machine code cannot disagree by an overflow.
"""

import numpy as np

from rainout.core.kernel import rule

INLINE_RULES = True
WORD = 0xFFFFFFFF


def new_dice() -> np.ndarray:
    """Unseeded dice, to be handed to :func:`seed_dice`."""
    return np.zeros(4, np.int64)


@rule
def scramble(x):
    """Spread the bits of a 32-bit number over the whole word (the finisher of MurmurHash3)."""
    x = ((x ^ (x >> 16)) * 0x85EBCA6B) & WORD
    x = ((x ^ (x >> 13)) * 0xC2B2AE35) & WORD
    return x ^ (x >> 16)


@rule
def seed_dice(dice, seed, stream):
    """Start the stream of random numbers that belongs to one game of a run, whoever plays it and where."""
    word = scramble((int(seed) & WORD) ^ 0x9E3779B9)
    word = scramble(word ^ ((int(seed) >> 32) & WORD))
    word = scramble(word ^ (int(stream) & WORD))
    word = scramble(word ^ ((int(stream) >> 32) & WORD))
    for i in range(4):
        word = scramble((word + 0x9E3779B9) & WORD)
        dice[i] = word
    dice[0] |= 1  # all four words must not be zero


@rule
def turn_left(x, k):
    """Rotate a 32-bit number."""
    return ((x << k) & WORD) | (x >> (32 - k))


@rule
def next_word(dice):
    """The next 32 random bits."""
    a, b, c, d = int(dice[0]), int(dice[1]), int(dice[2]), int(dice[3])
    word = (turn_left((a + d) & WORD, 7) + a) & WORD
    shifted = (b << 9) & WORD
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    dice[0], dice[1], dice[2], dice[3] = a, b, c ^ shifted, turn_left(d, 11)
    return word


@rule
def below(dice, n):
    """One of 0 … n-1, each exactly equally likely."""
    n = int(n)
    product = next_word(dice) * n
    if product & WORD < n:
        threshold = (WORD + 1 - n) % n
        while product & WORD < threshold:
            product = next_word(dice) * n
    return product >> 32
