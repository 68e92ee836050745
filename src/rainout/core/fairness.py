"""A match's fair dice inside kernels: the very picks of :class:`rainout.core.fair.FairDice`, without Python.

So games that are played thousands at a time are matches like any other, and ``rainout verify`` proves their dice too.
HMAC with SHA-256 (FIPS 180-4, RFC 2104) takes two blocks for a pick once the seed has gone into what ``fair`` keeps.
"""

import numpy as np

from rainout.core.kernel import rule

INLINE_RULES = ("turn_right",)
WORD = 0xFFFFFFFF
BLOCK, STATE = 64, 8
INNER, OUTER, NOW, SCHEDULE = 0, STATE, 2 * STATE, 3 * STATE
"""Where ``fair`` keeps the two halves of the key, the hash at work, and its message."""
ROOM = SCHEDULE + BLOCK
ROUNDS = np.array([
    0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5,
    0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174,
    0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
    0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967,
    0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85,
    0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
    0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
    0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2,
], np.int64)  # fmt: skip
START = np.array([
    0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19,
], np.int64)  # fmt: skip
PAD_INNER, PAD_OUTER = 0x36, 0x5C


def fair_dice() -> np.ndarray:
    """Room for the dice of one match at a time, to be handed to :func:`take_seed`."""
    return np.zeros(ROOM, np.int64)


@rule
def turn_right(x, k):
    """Rotate a 32-bit number."""
    return (x >> k) | ((x << (32 - k)) & WORD)


@rule
def compress(fair):
    """Take the block of sixteen words in the message into the hash at work."""
    w = SCHEDULE
    for i in range(16, BLOCK):
        x, y = int(fair[w + i - 15]), int(fair[w + i - 2])
        small = turn_right(x, 7) ^ turn_right(x, 18) ^ (x >> 3)
        large = turn_right(y, 17) ^ turn_right(y, 19) ^ (y >> 10)
        fair[w + i] = (int(fair[w + i - 16]) + small + int(fair[w + i - 7]) + large) & WORD
    a, b, c, d = int(fair[NOW]), int(fair[NOW + 1]), int(fair[NOW + 2]), int(fair[NOW + 3])
    e, f, g, h = int(fair[NOW + 4]), int(fair[NOW + 5]), int(fair[NOW + 6]), int(fair[NOW + 7])
    for i in range(BLOCK):
        stir = turn_right(e, 6) ^ turn_right(e, 11) ^ turn_right(e, 25)
        first = h + stir + ((e & f) ^ (~e & g)) + int(ROUNDS[i]) + int(fair[w + i])
        blend = turn_right(a, 2) ^ turn_right(a, 13) ^ turn_right(a, 22)
        second = blend + ((a & b) ^ (a & c) ^ (b & c))
        h, g, f, e = g, f, e, (d + first) & WORD
        d, c, b, a = c, b, a, (first + second) & WORD
    fair[NOW] = (int(fair[NOW]) + a) & WORD
    fair[NOW + 1] = (int(fair[NOW + 1]) + b) & WORD
    fair[NOW + 2] = (int(fair[NOW + 2]) + c) & WORD
    fair[NOW + 3] = (int(fair[NOW + 3]) + d) & WORD
    fair[NOW + 4] = (int(fair[NOW + 4]) + e) & WORD
    fair[NOW + 5] = (int(fair[NOW + 5]) + f) & WORD
    fair[NOW + 6] = (int(fair[NOW + 6]) + g) & WORD
    fair[NOW + 7] = (int(fair[NOW + 7]) + h) & WORD


@rule
def take_seed(fair, seed):
    """Begin the dice of a match: ``seed`` holds its 32 bytes."""
    for half in range(2):
        pad = PAD_INNER if half == 0 else PAD_OUTER
        for i in range(STATE):
            fair[NOW + i] = START[i]
        for i in range(16):
            word = 0
            for k in range(4):
                place = 4 * i + k
                byte = int(seed[place]) if place < len(seed) else 0
                word = (word << 8) | (byte ^ pad)
            fair[SCHEDULE + i] = word
        compress(fair)
        for i in range(STATE):
            fair[half * STATE + i] = fair[NOW + i]


@rule
def put_byte(fair, place, byte):
    """Write a byte of the message."""
    fair[SCHEDULE + place // 4] |= byte << (24 - 8 * (place % 4))
    return place + 1


@rule
def put_number(fair, place, number):
    """Write a number of the message in decimal."""
    size = 1
    while number >= 10 * size:
        size *= 10
    while size > 0:
        place = put_byte(fair, place, 48 + number // size % 10)
        size //= 10
    return place


@rule
def close_message(fair, place):
    """A message of so many bytes after a block of key, as SHA-256 ends one."""
    put_byte(fair, place, 0x80)
    fair[SCHEDULE + 15] = 8 * (BLOCK + place)


@rule
def digest(fair, ply, attempt):
    """HMAC-SHA-256 of the ply and the attempt in words of 32 bits, of which a pick needs the first two."""
    for i in range(STATE):
        fair[NOW + i] = fair[INNER + i]
    for i in range(16):
        fair[SCHEDULE + i] = 0
    place = put_byte(fair, put_number(fair, 0, ply), 32)
    close_message(fair, put_number(fair, place, attempt))
    compress(fair)
    for i in range(STATE):
        fair[SCHEDULE + i] = fair[NOW + i]
        fair[SCHEDULE + STATE + i] = 0
        fair[NOW + i] = fair[OUTER + i]
    close_message(fair, 4 * STATE)
    compress(fair)


@rule
def fair_below(fair, ply, n):
    """One of 0 … n-1 for a ply, as :meth:`rainout.core.fair.FairDice.pick` has it."""
    beyond = (WORD + 1) % n
    beyond = beyond * beyond % n
    attempt = 0
    digest(fair, ply, attempt)
    while fair[NOW] == WORD and fair[NOW + 1] > WORD - beyond:
        attempt += 1
        digest(fair, ply, attempt)
    return (int(fair[NOW]) % n * ((WORD + 1) % n) + int(fair[NOW + 1]) % n) % n


@rule
def fair_pick(fair, ply, out, count):
    """One of CHANCE's outcomes; which it is does not depend on how they are listed."""
    for i in range(1, count):
        outcome = out[i]
        k = i
        while k > 0 and out[k - 1] > outcome:
            out[k] = out[k - 1]
            k -= 1
        out[k] = outcome
    return int(out[fair_below(fair, ply, count)])
