"""What is seen while something happens: each event with the view it left, and how one view differs from another."""

from __future__ import annotations

import gc
import json
import weakref
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rainout.bots import decide
from rainout.core.match import Match
from rainout.core.patches import patch, patched
from rainout.core.registry import games
from rainout.core.sight import Album, Sheet, look, section

STEPS = 60
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(st.text("ab", max_size=2), parts, max_size=3),
    max_leaves=8,
)


def plain(view: Any) -> Any:
    return json.loads(msgspec.json.encode(view))


def played(game: str) -> Match:
    """A match some steps on, by players who know what they do."""
    match = Match(game, seed=7)
    match.settle()
    for _ in range(STEPS):
        if match.over:
            break
        if match.asked == "roll":
            match.roll()
        else:
            match.play(decide(match, "advise", seed=1))
    return match


@pytest.fixture(scope="module", params=list(games()))
def match(request: pytest.FixtureRequest) -> Match:
    return played(request.param)


class TestTimeline:
    def test_it_tells_what_the_log_tells(self, match: Match) -> None:
        for seat in (None, *range(match.seats)):
            told = [event for event, _ in match.timeline(seat, 0)]
            assert told == [event for event in match.log_for(seat) if event.ply > 0]

    def test_it_starts_where_it_is_asked_to(self, match: Match) -> None:
        whole = match.timeline(0, 0)
        since = match.ply // 2
        assert match.timeline(0, since) == [moment for moment in whole if moment[0].ply > since]

    def test_it_leaves_the_match_as_it_was(self, match: Match) -> None:
        before = match.state.tobytes()
        match.timeline(0, 0)
        assert match.state.tobytes() == before

    def test_its_views_are_those_of_a_match_that_keeps_nothing(self, match: Match) -> None:
        """Sections are kept from view to view; whoever reads a position for the first time sees the same."""
        game, t = match.game, match._tables_read
        told = [each for each in match._filmed(0) if game.event(t, each.ply, each.row, 0)]
        afresh = [game.view(t, look(each.picture.record, Album()), 0) for each in told]
        assert [view for _, view in match.timeline(0, 0)] == afresh
        assert match.at(match.ply).view(0) == match.view(0)


class TestPatches:
    @given(JSON, JSON)
    def test_what_differs_makes_one_of_the_other(self, before: Any, after: Any) -> None:
        assert patched(before, patch(before, after)) == after

    def test_views_are_put_together_again(self, match: Match) -> None:
        views = [view for _, view in match.timeline(0, 0)]
        for before, after in pairwise(views):
            change = plain(patch(before, after))
            assert patched(plain(before), change) == plain(after)


class TestSections:
    def test_one_is_put_together_again_when_what_it_read_has_changed(self) -> None:
        match = Match("hens", seed=7)
        match.settle()
        made: list[str] = []

        @section
        def faces(t: Any, g: Any) -> int:
            made.append("faces")
            return int(g.face)

        @section
        def whole(t: Any, g: Any, seat: int) -> tuple[int, int]:
            made.append("whole")
            return faces(t, g), int(g.passed[seat])

        album = Album()
        assert whole(None, look(match.state, album), 0) == (0, 0)
        match.state.turns += 1
        assert whole(None, look(match.state, album), 0) == (0, 0)
        assert made == ["whole", "faces"]
        match.state.passed[0] = 1
        assert whole(None, look(match.state, album), 0) == (0, 1)
        assert made == ["whole", "faces", "whole"]
        match.state.face = 4  # read by the section within
        assert whole(None, look(match.state, album), 0) == (4, 1)
        assert made == ["whole", "faces", "whole", "whole", "faces"]

    def test_a_field_that_is_not_there_is_refused(self) -> None:
        match = Match("hens", seed=7)
        with pytest.raises(AttributeError, match="no field 'pitcher'"):
            _ = look(match.state, Album()).pitcher

    def test_a_sheet_is_scribbled_on_and_the_position_is_not(self) -> None:
        match = Match("hens", seed=7)
        sheet: Any = Sheet(look(match.state, Album()), face=6)
        sheet.turns = 9
        assert (sheet.face, sheet.turns, sheet.deck_size) == (6, 9, match.state.deck_size)
        assert (match.state.face, match.state.turns) == (0, 0)


def test_a_position_is_forgotten_as_soon_as_nobody_looks_at_it() -> None:
    """A server with thousands of tables lets its collector run seldom: nothing may be left for it."""
    match = Match("hens", seed=7)
    match.settle()
    match.view(0)
    before = weakref.ref(match.picture)
    gc.disable()
    try:
        match.throw()
        assert match.view(0)
        assert match.options
        assert before() is None
    finally:
        gc.enable()
