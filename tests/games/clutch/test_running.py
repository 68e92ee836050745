"""Every way a ball is put in play, on every state of the bases: who is out, who stands where, who came home.

``A``, ``B`` and ``C`` stand on first, second and third, ``D`` bats. A line of a table is: the bases before; what the
managers decide, and whether the throw gets its man; the bases after, the outs of the play, who came home in which
order, how it is scored, and the runs driven in. Every decision that the rules offer has a line, or the test fails.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from rainout.core.events import hush
from rainout.core.match import Match
from rainout.diamond.book import Book
from rainout.diamond.state import OUTS
from rainout.games.clutch import GAME
from rainout.games.clutch.actions import Told
from rainout.games.clutch.rules.play import follow_up
from rainout.games.clutch.state import CODE_SIGNS, Due
from rainout.games.clutch.vocabulary import RESULT_SIGNS
from tests.games.clutch.positions import placed, play

MEN = {"A": "1.9", "B": "1.8", "C": "1.7", "D": "1.1"}
"""The first of the order bats; those who batted before him are on base."""
MAN = {int(sign.split(".")[1]): man for man, sign in MEN.items()}
STATES = ("---", "A--", "-B-", "--C", "AB-", "A-C", "-BC", "ABC")
FACES = {"out": "roll 20", "safe": "roll 1"}


class Line(NamedTuple):
    """A line of a table."""

    before: str
    decided: str
    after: str
    outs: int
    home: str
    code: str
    batted_in: int


def table(text: str, code: str = "") -> list[Line]:
    """Lines of ``before | decided | after | outs | home | code | runs driven in``; what is not said is usual.

    Runners whom nobody throws at stand as those at whom a throw was late: ``send 2`` is both.
    """
    lines: list[Line] = []
    for row in filter(None, map(str.strip, text.splitlines())):
        before, decided, after, outs, home, *rest = (cell.strip() for cell in row.split("|"))
        sign = rest[0] if rest and rest[0] else code
        batted_in = int(rest[1]) if len(rest) > 1 else len(home)
        ways = [decided]
        if decided.startswith("send") and "," not in decided and decided != "send none":
            targets = ("2", "3", "home")
            ways = [f"{decided}, let"]
            ways += [f"{decided}, throw {targets[int(base) - 1]}, safe" for base in decided.split()[1:]]
        lines += [Line(before, way, after, int(outs), home, sign, batted_in) for way in ways]
    assert {line.before for line in lines} <= set(STATES)
    return lines


GROUND = table(
    """
    --- |                       | --- | 1 |
    A-- | two, out              | --- | 2 |   | DP
    A-- | two, safe             | D-- | 1 |   | FC
    A-- | one                   | -A- | 1 |
    -B- | send none             | -B- | 1 |
    -B- | send 2, let           | --B | 1 |
    -B- | send 2, throw 3, safe | D-B | 0 |   | FC
    -B- | send 2, throw 3, out  | D-- | 1 |   | FC
    --C |                       | --- | 1 | C |    | 1
    AB- | two, out              | --B | 2 |   | DP
    AB- | two, safe             | D-B | 1 |   | FC
    AB- | one                   | -AB | 1 |
    A-C | two, out              | --- | 2 | C | DP | 0
    A-C | two, safe             | D-- | 1 | C | FC | 1
    A-C | one                   | -A- | 1 | C |    | 1
    -BC | send none             | -B- | 1 | C |    | 1
    -BC | send 2, let           | --B | 1 | C |    | 1
    -BC | send 2, throw 3, safe | D-B | 0 | C | FC | 1
    -BC | send 2, throw 3, out  | D-- | 1 | C | FC | 1
    ABC | two, out              | --B | 2 | C | DP | 0
    ABC | two, safe             | D-B | 1 | C | FC | 1
    ABC | one                   | -AB | 1 | C |    | 1
    """,
    "GB",
)
"""CB-3.12.C, CB-3.13: the infield back, fewer than two outs."""

DRAWN_IN = table(
    """
    --C | send none                | --C | 1 |
    --C | send 3, let              | --- | 1 | C |    | 1
    --C | send 3, throw home, safe | D-- | 0 | C | FC | 1
    --C | send 3, throw home, out  | D-- | 1 |   | FC
    A-C | send none                | -AC | 1 |
    A-C | send 3, let              | -A- | 1 | C |    | 1
    A-C | send 3, throw home, safe | DA- | 0 | C | FC | 1
    A-C | send 3, throw home, out  | DA- | 1 |   | FC
    -BC | send none                | -BC | 1 |
    -BC | send 3, let              | -B- | 1 | C |    | 1
    -BC | send 3, throw home, safe | DB- | 0 | C | FC | 1
    -BC | send 3, throw home, out  | DB- | 1 |   | FC
    ABC |                          | DAB | 1 |   | FC
    """,
    "GB",
)
"""CB-4.3: the infield in."""

FLY = table(
    """
    --- |                             | --- | 1 |
    A-- | send none                   | A-- | 1 |
    A-- | send 1                      | -A- | 1 |
    A-- | send 1, throw 2, out        | --- | 2 |
    -B- | send none                   | -B- | 1 |
    -B- | send 2                      | --B | 1 |
    -B- | send 2, throw 3, out        | --- | 2 |
    --C | send none                   | --C | 1 |
    --C | send 3                      | --- | 1 | C | SF
    --C | send 3, throw home, out     | --- | 2 |
    AB- | send none                   | AB- | 1 |
    AB- | send 2                      | A-B | 1 |
    AB- | send 2, throw 3, out        | A-- | 2 |
    AB- | send 1 2                    | -AB | 1 |
    AB- | send 1 2, throw 2, out      | --B | 2 |
    AB- | send 1 2, throw 3, out      | -A- | 2 |
    A-C | send none                   | A-C | 1 |
    A-C | send 1                      | -AC | 1 |
    A-C | send 1, throw 2, out        | --C | 2 |
    A-C | send 3                      | A-- | 1 | C | SF
    A-C | send 3, throw home, out     | A-- | 2 |
    A-C | send 1 3                    | -A- | 1 | C | SF
    A-C | send 1 3, throw 2, out      | --- | 2 | C | SF
    A-C | send 1 3, throw home, out   | -A- | 2 |
    -BC | send none                   | -BC | 1 |
    -BC | send 3                      | -B- | 1 | C | SF
    -BC | send 3, throw home, out     | -B- | 2 |
    -BC | send 2 3                    | --B | 1 | C | SF
    -BC | send 2 3, throw 3, out      | --- | 2 | C | SF
    -BC | send 2 3, throw home, out   | --B | 2 |
    ABC | send none                   | ABC | 1 |
    ABC | send 3                      | AB- | 1 | C | SF
    ABC | send 3, throw home, out     | AB- | 2 |
    ABC | send 2 3                    | A-B | 1 | C | SF
    ABC | send 2 3, throw 3, out      | A-- | 2 | C | SF
    ABC | send 2 3, throw home, out   | A-B | 2 |
    ABC | send 1 2 3                  | -AB | 1 | C | SF
    ABC | send 1 2 3, throw 2, out    | --B | 2 | C | SF
    ABC | send 1 2 3, throw 3, out    | -A- | 2 | C | SF
    ABC | send 1 2 3, throw home, out | -AB | 2 |
    """,
    "FB",
)
"""CB-3.12.D: fewer than two outs."""

SINGLE = table(
    """
    --- |                           | D-- | 0 |
    A-- | send none                 | DA- | 0 |
    A-- | send 2                    | D-A | 0 |
    A-- | send 2, throw 3, out      | D-- | 1 |
    -B- | send none                 | D-B | 0 |
    -B- | send 3                    | D-- | 0 | B
    -B- | send 3, throw home, out   | D-- | 1 |
    --C |                           | D-- | 0 | C
    AB- | send none                 | DAB | 0 |
    AB- | send 3                    | DA- | 0 | B
    AB- | send 3, throw home, out   | DA- | 1 |
    AB- | send 2 3                  | D-A | 0 | B
    AB- | send 2 3, throw 3, out    | D-- | 1 | B
    AB- | send 2 3, throw home, out | D-A | 1 |
    A-C | send none                 | DA- | 0 | C
    A-C | send 2                    | D-A | 0 | C
    A-C | send 2, throw 3, out      | D-- | 1 | C
    -BC | send none                 | D-B | 0 | C
    -BC | send 3                    | D-- | 0 | CB
    -BC | send 3, throw home, out   | D-- | 1 | C
    ABC | send none                 | DAB | 0 | C
    ABC | send 3                    | DA- | 0 | CB
    ABC | send 3, throw home, out   | DA- | 1 | C
    ABC | send 2 3                  | D-A | 0 | CB
    ABC | send 2 3, throw 3, out    | D-- | 1 | CB
    ABC | send 2 3, throw home, out | D-A | 1 | C
    """,
    "1B",
)
DOUBLE = table(
    """
    --- |                         | -D- | 0 |
    A-- | send none               | -DA | 0 |
    A-- | send 3                  | -D- | 0 | A
    A-- | send 3, throw home, out | -D- | 1 |
    -B- |                         | -D- | 0 | B
    --C |                         | -D- | 0 | C
    AB- | send none               | -DA | 0 | B
    AB- | send 3                  | -D- | 0 | BA
    AB- | send 3, throw home, out | -D- | 1 | B
    A-C | send none               | -DA | 0 | C
    A-C | send 3                  | -D- | 0 | CA
    A-C | send 3, throw home, out | -D- | 1 | C
    -BC |                         | -D- | 0 | CB
    ABC | send none               | -DA | 0 | CB
    ABC | send 3                  | -D- | 0 | CBA
    ABC | send 3, throw home, out | -D- | 1 | CB
    """,
    "2B",
)
TRIPLE = [Line(s, "", "--D", 0, h, "3B", len(h)) for s in STATES for h in [s[::-1].replace("-", "")]]
HOMER = [Line(s, "", "---", 0, f"{h}D", "HR", len(h) + 1) for s, _, _, _, h, _, _ in TRIPLE]
"""CB-3.12.A, CB-3.12.B, with any number of outs."""

FORCED = {
    "---": "D--", "A--": "DA-", "-B-": "DB-", "--C": "D-C", "AB-": "DAB", "A-C": "DAC", "-BC": "DBC", "ABC": "DAB",
}  # fmt: skip
WALK = [Line(s, "", after, 0, "C" if s == "ABC" else "", "BB", s == "ABC") for s, after in FORCED.items()]
PLUNKED = [line._replace(code="HBP") for line in WALK]
ERROR = [line._replace(code="E", batted_in=0) for line in SINGLE if line.decided in ("", "send none")]
ERROR = [line._replace(decided="") for line in ERROR]
STRIKEOUT = [Line(s, "", s, 1, "", "SO", 0) for s in STATES]
LINER = [line._replace(code="LD") for line in STRIKEOUT]
GROUND_WITH_TWO, FLY_WITH_TWO = ([Line(s, "", s, 1, "", c, 0) for s in STATES] for c in ("GB", "FB"))

PLAYS = [
    *(("GB", GROUND, outs, False) for outs in (0, 1)),
    *(("GB", DRAWN_IN, outs, True) for outs in (0, 1)),
    *(("FB", FLY, outs, False) for outs in (0, 1)),
    ("GB", GROUND_WITH_TWO, 2, False),
    ("FB", FLY_WITH_TWO, 2, False),
    *(
        (result, lines, outs, False)
        for outs in (0, 1, 2)
        for result, lines in (
            *(("1B", SINGLE), ("2B", DOUBLE), ("3B", TRIPLE), ("HR", HOMER)),
            *(("BB", WALK), ("HBP", PLUNKED), ("E", ERROR), ("SO", STRIKEOUT), ("LD", LINER)),
        )
    ),
]


def put_in_play(result: str, before: str, outs: int, infield_in: bool = False, **given: Any) -> Match:
    """The position as said, and the Outcome fixed."""
    bases = [MEN.get(man, "") for man in before]
    match = placed({"bases": bases, "batter": MEN["D"], "outs": outs, **given})
    t, g = match.tables, match.state
    hush(g)
    g.infield_in = int(infield_in)
    g.result = RESULT_SIGNS.index(result)
    g.due = Due.PLAY_OUTCOME
    follow_up(t, g)
    return match


def told(match: Match) -> Iterator[tuple[int, ...]]:
    yield from (tuple(row) for row in match.state.events[: match.state.told].tolist())


def steps(decided: str) -> list[str]:
    """The moves that a cell stands for."""
    return [FACES.get(step, step) for step in decided.split(", ") if step]


def came_to(match: Match, line: Line) -> Line:
    """The line as the rules have it."""
    rows = list(told(match))
    for move in steps(line.decided):
        match.apply(GAME.notation.find(move, match.options.numbers))
        rows += told(match)
    outs = sum(row[0] == Book.kinds["out"].number for row in rows)
    home = "".join(MAN[row[2]] for row in rows if row[0] == Book.kinds["run"].number)
    g = match.state
    after = "".join(MAN.get(int(man), "-") for man in g.bases)
    if g.batting:
        after = line.after  # the half is over and the field cleared
    code = CODE_SIGNS[g.last_code] if g.turns == 2 or g.batting else "not over"
    return Line(line.before, line.decided, after, outs, home, code, int(g.last_batted_in))


@pytest.mark.rules(
    "CB-3.12.A-1", "CB-3.12.B-6", "CB-3.12.C-1", "CB-3.12.C-5", "CB-3.12.D-5", "CB-3.13-5", "CB-4.3-9"
)
@pytest.mark.parametrize(("result", "lines", "outs", "infield_in"), PLAYS)
def test_every_play_on_every_state(result: str, lines: list[Line], outs: int, infield_in: bool) -> None:
    for line in lines:
        wanted = line
        if line.code == "DP" and outs + 2 == OUTS:
            wanted = line._replace(home="")  # nobody scores on a double play that ends the half
        assert came_to(put_in_play(result, line.before, outs, infield_in), line) == wanted


FINISHED = Told.kinds["finished"].number
ORDER = (FINISHED, Book.kinds["out"].number, Book.kinds["ran"].number, Book.kinds["run"].number)
"""As a person tells a play: how it ended, who is out, who moved and who scored; runners come home one by one."""


@pytest.mark.rules("CB-3.3-7")
@pytest.mark.parametrize(("result", "lines", "outs", "infield_in"), PLAYS)
def test_a_play_is_told_from_the_ball_on(result: str, lines: list[Line], outs: int, infield_in: bool) -> None:
    for line in lines:
        match = put_in_play(result, line.before, outs, infield_in)
        batches = [list(told(match))]
        for move in steps(line.decided):
            match.apply(GAME.notation.find(move, match.options.numbers))
            batches.append(list(told(match)))
        whole = [row[0] for batch in batches for row in batch]
        assert whole.count(FINISHED) == 1
        for batch in batches:
            places = [min(ORDER.index(row[0]), 2) for row in batch if row[0] in ORDER]
            assert places == sorted(places)
        assert whole.count(Told.kinds["batted_in"].number) == (line.batted_in > 0)


@pytest.mark.rules(
    "CB-3.12.B-1", "CB-3.12.B-7", "CB-3.12.C-2", "CB-3.12.D-1", "CB-5-29", "CB-5-33", "CB-5-71"
)
@pytest.mark.parametrize(("result", "lines", "outs", "infield_in"), PLAYS)
def test_nothing_else_can_be_decided(result: str, lines: list[Line], outs: int, infield_in: bool) -> None:
    for before in {line.before for line in lines}:
        ways = [steps(line.decided) for line in lines if line.before == before]
        for begun in {tuple(way[:taken]) for way in ways for taken in range(len(way))}:
            match = put_in_play(result, before, outs, infield_in)
            for move in begun:
                play(match, move)
            offered = {str(option) for option in match.options}
            known = {way[len(begun)] for way in ways if tuple(way[: len(begun)]) == begun}
            assert known == offered or known == set(FACES.values()) <= offered, (before, begun)


THROWS = [
    # the result, the bases, outs, moves before the throw, and the lowest face that gets the man
    *(("1B", "A--", outs, "send 2, throw 3", 14) for outs in (0, 1)),
    *(("1B", "-B-", outs, "send 3, throw home", 17) for outs in (0, 1)),
    ("1B", "A--", 2, "send 2, throw 3", 17),
    ("1B", "-B-", 2, "send 3, throw home", 20),
    *(("2B", "A--", outs, "send 3, throw home", face) for outs, face in ((0, 17), (1, 17), (2, 20))),
    *(("FB", "A--", outs, "send 1, throw 2", 11) for outs in (0, 1)),
    *(("FB", "-B-", outs, "send 2, throw 3", 14) for outs in (0, 1)),
    *(("FB", "--C", outs, "send 3, throw home", 17) for outs in (0, 1)),
    *(("GB", "-B-", outs, "send 2, throw 3", 10) for outs in (0, 1)),
    *(("GB", "A--", outs, "two", 13) for outs in (0, 1)),
]


@pytest.mark.rules("CB-3.12.B-2", "CB-3.12.B-3", "CB-3.12.B-4", "CB-3.12.B-5", "CB-3.12.C-3")
@pytest.mark.rules("CB-3.12.D-2", "CB-3.12.D-3", "CB-3.12.D-4", "CB-3.13-3", "CB-3.11.A-1", "CB-3.11.A-2")
@pytest.mark.rules("CB-3.3-4", "CB-3.3-5")
@pytest.mark.parametrize(("result", "before", "outs", "moves", "lowest"), THROWS)
def test_the_face_a_throw_needs(result: str, before: str, outs: int, moves: str, lowest: int) -> None:
    """Infield 8, outfield 4, everybody's BR 17."""
    for face, out in ((lowest, 1), (lowest - 1, 0)):
        assert caught(play(put_in_play(result, before, outs), f"{moves}, roll {face}")) == out


def caught(match: Match) -> int:
    """Whether the throw that was made last got its man."""
    return next(int(event.facts["out"]) for event in reversed(match.log) if event.what == "threw")


@pytest.mark.rules("CB-4.3-6", "CB-4.3-7", "CB-3.12.C-6")
@pytest.mark.parametrize("before", ["--C", "A-C", "-BC"])
def test_the_face_the_drawn_in_infield_needs(before: str) -> None:
    """R-57: three more BR for home, and not six."""
    for face, out in ((13, 1), (12, 0)):
        assert caught(play(put_in_play("GB", before, 0, True), f"send 3, throw home, roll {face}")) == out


# --- Before the pitch ------------------------------------------------------------------------------------------------

STEALS = {"A--": ["1"], "-B-": ["2"], "AB-": ["2", "1 2"], "A-C": ["1"]}
"""CB-3.14-2, R-58: the only steals there are."""
BUNTS = {"A--": "-A-", "-B-": "--B", "AB-": "-AB", "A-C": "-AC"}
"""R-60: where runners may be bunted over, and to where."""


def before_pitch(before: str, outs: int) -> Match:
    """The defense has decided to pitch."""
    match = placed({"bases": [MEN.get(man, "") for man in before], "batter": MEN["D"], "outs": outs})
    return play(match, "pitch")


def stand(match: Match) -> str:
    return "".join(MAN.get(int(man), "-") for man in match.state.bases)


@pytest.mark.rules("CB-3.14-1", "CB-3.14-2", "CB-3.14-5", "CB-4.2-6", "CB-4.2-7")
@pytest.mark.parametrize("before", STATES)
@pytest.mark.parametrize("outs", [0, 1, 2])
def test_what_may_be_declared(before: str, outs: int) -> None:
    declared = [f"steal {bases}" for bases in STEALS.get(before, [])]
    if outs < 2 and before in BUNTS:
        declared.append("bunt")
    offered = [str(option) for option in before_pitch(before, outs).options]
    if declared:
        assert offered == [*declared, "swing"]
    else:
        assert offered[0] == "roll 1", "nothing to ask"


@pytest.mark.rules("CB-4.2-6", "CB-4.2-7", "CB-5-70")
@pytest.mark.parametrize(("before", "after"), BUNTS.items())
def test_bunts_on_every_state(before: str, after: str) -> None:
    match = play(before_pitch(before, 0), "bunt, roll 13")
    g = match.state
    assert (stand(match), int(g.outs), g.points[0], CODE_SIGNS[g.last_code]) == (after, 1, 0, "SAC")


@pytest.mark.rules("CB-3.14-3", "CB-3.14-4", "CB-3.14-5", "CB-3.3-3", "CB-5-10")
@pytest.mark.parametrize(
    ("before", "moves", "lowest", "caught_after", "safe_after"),
    [
        ("A--", "steal 1", 9, "---", "-A-"),
        ("A-C", "steal 1", 9, "--C", "-AC"),
        ("-B-", "steal 2", 6, "---", "--B"),
        ("AB-", "steal 2", 6, "A--", "A-B"),
        ("AB-", "steal 1 2, throw 2", 9, "--B", "-AB"),
        ("AB-", "steal 1 2, throw 3", 6, "-A-", "-AB"),
    ],
)
def test_steals_on_every_state(
    before: str, moves: str, lowest: int, caught_after: str, safe_after: str
) -> None:
    """A battery of 10 against ST 18, 13 at third."""
    for face, after, outs in ((lowest, caught_after, 1), (lowest - 1, safe_after, 0)):
        match = play(before_pitch(before, 0), f"{moves}, roll {face}")
        assert (stand(match), int(match.state.outs)) == (after, outs)


@pytest.mark.rules("CB-3.14-5")
def test_one_of_two_thieves_must_be_thrown_at() -> None:
    """R-58: the throw is compulsory."""
    match = play(before_pitch("AB-", 0), "steal 1 2")
    assert [str(option) for option in match.options] == ["throw 2", "throw 3"]
