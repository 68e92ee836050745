"""What a table can agree on."""

from __future__ import annotations

import pytest

from rainout.core.errors import BadOption
from rainout.core.options import agree, choice, flag, number

OPTIONS = (flag("wind", False), choice("length", "short", "long"), number("innings", 9, 1, 18))


def test_what_is_left_out_keeps_its_default() -> None:
    assert agree(OPTIONS, {}) == {"wind": False, "length": "short", "innings": 9}
    assert agree(OPTIONS, {"wind": True, "innings": 3}) == {"wind": True, "length": "short", "innings": 3}


def test_text_from_files_and_command_lines_is_understood() -> None:
    assert agree(OPTIONS, {"wind": "yes", "innings": "12"}) == {
        "wind": True,
        "length": "short",
        "innings": 12,
    }


@pytest.mark.parametrize(
    ("wishes", "complaint"),
    [
        ({"rain": True}, "There is no option “rain”. Options: wind, length, innings."),
        ({"wind": "maybe"}, "Option “wind” is yes or no, not “maybe”."),
        ({"length": "endless"}, "Option “length” cannot be “endless”. Possible: short, long."),
        ({"length": True}, "Option “length” cannot be “True”. Possible: short, long."),
        ({"innings": 0}, "Option “innings” must be a number from 1 to 18, not “0”."),
        ({"innings": "nine"}, "Option “innings” must be a number from 1 to 18, not “nine”."),
    ],
)
def test_anything_else_is_refused_with_what_was_expected(
    wishes: dict[str, bool | int | str], complaint: str
) -> None:
    with pytest.raises(BadOption) as refusal:
        agree(OPTIONS, wishes)
    assert str(refusal.value) == complaint
