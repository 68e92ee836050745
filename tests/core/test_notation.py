"""Text for actions: badly written, illegal and ambiguous are three different mistakes."""

from __future__ import annotations

import pytest

from rainout.core.errors import AmbiguousAction, IllegalAction, NotationError
from rainout.core.notation import Notation

TABLE = Notation({1: "rob 1 2", 2: "rob 1 3", 3: "block 1", 4: "pass"}, {"steal 1 2": 1})


def test_a_beginning_will_do_where_it_fits_only_one() -> None:
    assert TABLE.find("b", [1, 2, 3]) == 3
    assert TABLE.find("ROB 1 3", [1, 2, 3]) == 2
    assert TABLE.find("steal 1 2", [1, 2]) == 1


def test_an_ambiguous_beginning_lists_what_it_could_mean() -> None:
    with pytest.raises(AmbiguousAction, match=r"rob 1 2, rob 1 3"):
        TABLE.find("rob", [1, 2, 3])


def test_an_action_that_is_not_possible_now_says_what_is() -> None:
    with pytest.raises(IllegalAction, match=r"“pass” is not possible now. Possible: rob 1 2"):
        TABLE.find("pass", [1])


@pytest.mark.parametrize("text", ["", "dance", "rob 9 9", "pass away"])
def test_what_is_no_action_at_all_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        TABLE.find(text, [1, 2, 3, 4])
    with pytest.raises(NotationError):
        TABLE.read(text)


def test_two_actions_cannot_share_a_text() -> None:
    with pytest.raises(AssertionError):
        Notation({1: "pass", 2: "PASS"})
