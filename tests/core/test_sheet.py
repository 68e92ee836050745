"""Team sheets: however they are written, read as one thing; what cannot be read is told by its line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rainout.core.sheet import LONGEST_TITLE, MOST_FAULTS, MOST_PIECES, Sheet, read, write
from rainout.core.words import LANGUAGES, Speaker

NAMES = {7: "Ana Pérez", 12: "Beto Luna", 40: "Old O'Hara", 41: "Ira Tallowcroft"}


def told(text: str) -> list[str]:
    return [Speaker().say(fault.words) for fault in read(text, NAMES)[1]]


@pytest.mark.parametrize(
    "text",
    [
        "Nine\n#7\n#12",
        "Nine\n#7 Ana Pérez, C\n#12 Beto Luna (SP)",
        "  Nine  \r\n\r\n\tANA  PEREZ\r\n beto luna\r\n",
        "# my best\nNine // so far\n- #7 # behind the plate\n* Beto Luna",
        "Nine\n1. Ana Pérez\n2) #12",
        "Nine\n7 ana perez\n12",
        "Nine\n1x #7\n1 × Beto Luna",
    ],
)
def test_ways_to_write_the_same(text: str) -> None:
    assert read(text, NAMES) == (Sheet("Nine", (7, 12)), [])


def test_a_sheet_can_do_without_a_title() -> None:
    assert read("#7\nBeto Luna", NAMES)[0] == Sheet("", (7, 12))
    assert read("old o’hara", NAMES)[0] == Sheet("", (40,))
    assert read("", NAMES) == (Sheet("", ()), [])


@pytest.mark.parametrize("title", ["12 Angry Men", "2027", "7th Inning", "C# Sharps", "Nine & Co. (best)"])
def test_titles_may_hold_numbers(title: str) -> None:
    text = f"{title}\n#7"
    if title != "2027":
        assert read(text, NAMES) == (Sheet(title, (7,)), [])
    else:
        assert [fault.line for fault in read(text, NAMES)[1]] == [1]


def test_the_same_twice() -> None:
    assert read("Nine\n2x #7\nAna Pérez", NAMES)[0].numbers == (7, 7, 7)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("Nine\n\n#8", "Line 3: there is no number #8."),
        (
            "Nine\nNobody Known",
            "Line 2: there is no “Nobody Known”. Write a number, such as #12, or a name as it is printed.",
        ),
        ("Nine\nIra Talowcroft", "Line 2: there is no “Ira Talowcroft”. Did you mean Ira Tallowcroft?"),
        ("Ira Talowcroft\n#7", "Line 1: there is no “Ira Talowcroft”. Did you mean Ira Tallowcroft?"),
        ("Nine\n#7 Beto Luna", "Line 2: #7 is Ana Pérez, not “Beto Luna”."),
        ("x" * 61, "Line 1: the title is too long; 60 letters are the most."),
        ("Nine\n999x #7", "Line 2: that is more than 200 pieces; no team has so many."),
        ("Nine\n#" + "9" * 400, "Line 2: there is no number #999999999."),
    ],
)
def test_what_cannot_be_read(text: str, complaint: str) -> None:
    assert told(text) == [complaint]


def test_the_rest_of_a_sheet_is_read_all_the_same() -> None:
    sheet, faults = read("Nine\n#8\n#7\nNobody\n#12", NAMES)
    assert sheet == Sheet("Nine", (7, 12))
    assert [fault.line for fault in faults] == [2, 4]


@given(st.text())
def test_no_text_is_too_strange(text: str) -> None:
    sheet, faults = read(text, NAMES)
    assert len(sheet.title) <= LONGEST_TITLE
    assert len(sheet.numbers) <= MOST_PIECES
    for fault in faults:
        assert all(Speaker(language).say(fault.words) for language in LANGUAGES)


@given(st.lists(st.sampled_from(sorted(NAMES)), max_size=30))
def test_what_is_written_is_read_back(numbers: list[int]) -> None:
    sheet = Sheet("Rainy Day Nine", tuple(sorted(numbers)))
    assert read(write(sheet, NAMES, lambda number: "C"), NAMES) == (sheet, [])


def test_after_so_many_faults_the_rest_is_not_looked_at() -> None:
    words = told("\n".join(["Nine", *["nobody at all"] * 500, "#7"]))
    assert len(words) == MOST_FAULTS + 1
    assert "what follows was not looked at" in words[-1]
