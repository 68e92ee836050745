"""Links to tables as people copy them."""

from __future__ import annotations

import pytest

from rainout.visiting.errors import WrongLink
from rainout.visiting.links import Link


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://127.0.0.1:8765/t/abc", Link("http://127.0.0.1:8765", "abc")),
        (" https://[fd00::1]:8765/t/abc/ ", Link("https://[fd00::1]:8765", "abc")),
        ("http://host/t/abc#seat=a-b_c", Link("http://host", "abc", "a-b_c")),
        ("http://host/t/abc#mine=1%3Az_z", Link("http://host", "abc", None, "z_z")),
        ("http://host/t/abc#mine=1:zz,2:yy", Link("http://host", "abc", None, "zz")),
        ("http://host/t/abc#mine=nonsense", Link("http://host", "abc")),
    ],
)
def test_a_link_leads_to_a_table_and_perhaps_to_a_seat(text: str, link: Link) -> None:
    assert Link.read(text) == link


NOWHERE = """
abc
127.0.0.1:8765/t/abc
ftp://host/t/abc
http://host/
http://host/t/
http:///t/abc
http://host/t/abc/plies/3
http://host:port/t/abc
http://[fd00/t/abc
http://host/learn/hens
"""


@pytest.mark.parametrize("text", NOWHERE.split("\n")[1:])
def test_other_links_lead_nowhere(text: str) -> None:
    with pytest.raises(WrongLink, match="is no link to a table"):
        Link.read(text)


def test_the_way_back_is_a_link_too() -> None:
    link = Link.read("http://host:1/t/abc#seat=used")
    assert Link.read(link.held(1, "a+b")) == Link("http://host:1", "abc", None, "a+b")
