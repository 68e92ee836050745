"""What a table can agree on."""

from __future__ import annotations

import pytest

from rainout.core.errors import BadOption
from rainout.core.options import agree, choice, flag, number, text

OPTIONS = (flag("wind", False), choice("length", "short", "long"), number("innings", 9, 1, 18))


def test_what_is_left_out_keeps_its_default() -> None:
    assert agree(OPTIONS, {}) == {"wind": False, "length": "short", "innings": 9}
    assert agree(OPTIONS, {"wind": True, "innings": 3}) == {"wind": True, "length": "short", "innings": 3}


def test_a_text_is_kept_in_one_form() -> None:
    sheet = (text("team", 40),)
    pasted = "\ufeff  Rainy Day Nine\t\r\n\r\n  #12 \x07\n"
    assert agree(sheet, {"team": pasted}) == {"team": "Rainy Day Nine\n#12"}
    assert agree(sheet, {}) == {"team": ""}
    assert agree(sheet, {"team": "x" * 40}) == {"team": "x" * 40}


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        ("x" * 41, "Option “team” has 41 letters; 40 are the most."),
        (7, "Option “team” is a text, not “7”."),
        (True, "Option “team” is a text, not “True”."),
    ],
)
def test_a_text_that_will_not_do(value: bool | int | str, complaint: str) -> None:
    with pytest.raises(BadOption) as refusal:
        agree((text("team", 40),), {"team": value})
    assert str(refusal.value) == complaint


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
