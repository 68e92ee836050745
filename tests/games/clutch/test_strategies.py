"""The Strategy cards of the set: as they were designed, where they may be played and where not, what they come to."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest

from rainout.bots import decide
from rainout.core.words import Speaker
from rainout.games.clutch import GAME
from rainout.games.clutch.cards import SETS, STANDARD, enter_texts, read_set
from rainout.games.clutch.state import put
from tests.games.clutch.positions import BATTER, COACHES, ON_FIRST, ON_THIRD, PITCHER, RUNNING, placed, play

# --- As designed -----------------------------------------------------------------------------------------------------

DESIGN = """
ready-for-the-first-one  | offense common | w3 | | add on-base +1
seen-from-this-side      | offense common | w3 | same-hand | add on-base +2
steady-hands             | offense uncommon clutch | w3 | | add-clutch batter on-base
this-is-the-one          | offense uncommon clutch | w9 | | add-clutch batter swing at least 1
all-of-the-barrel        | offense common | w9 | | add swing +2
quick-wrists             | offense common | w8 | | add swing-roll +1 with batter SC +1
he-tipped-it             | offense uncommon | w4 | | add pitch-roll -1
smoke-from-the-engine    | offense common | w3 | tired or walked-in-half | add command -2
fouled-off-again         | offense rare | w6 | margin 1 | give-advantage batter
for-the-far-seats        | offense uncommon | w7 | batter-advantage, batter-icon HR, die-is 20 \
    | swing-die 24
it-just-hung-there       | offense rare | w4 | natural-above-zone 1, not mistake | make-mistake
past-the-glove           | offense common | w10 | result GB, on-pitcher-chart | check if 20, failed: change 1B
lost-in-the-lights       | offense uncommon | w10 | result FB | check of 18, failed: change E
never-stop-at-first      | offense rare | w10 | result 1B, batter-br-from 20 | change 2B
away-it-rolls            | offense common | w10 | result SO, runner-on first second \
    | check bat 20, failed: lead-advances 1
wore-it                  | offense uncommon | w10 | natural-pitch 1 | change HBP
third-base-says-go       | offense common | w11 | throw-is extra tag-up | add br +3
one-step-further         | offense common | w2 | | add st +2 with runner SB +1
gone-on-first-move       | offense uncommon | w2 | | add st +1 | success draw 2, failure discard 1
off-the-pine             | offense common | w3 | pinch-hitter or after-ibb | add on-base +2
here-they-come           | offense uncommon momentum | w13 | reached-in-a-row 2 | add swing +1 \
    | leave_on table, lasts stays, discard_when own-strikeout half-ends
track-meet               | offense rare burst | w13 | runs-in-half 2 | add br +2, add st +2 \
    | leave_on table, lasts half
soft-as-bread            | offense uncommon | wb | bunting | add bunt-roll +3 | success draw 1
sign-from-the-dugout     | defense common | w3 | | add command +1
the-book-on-him          | defense common | w3 | same-hand | add command +2
ice-water                | defense uncommon clutch | w5 | | add-clutch pitcher pitch
a-little-extra           | defense common | w5 | | add pitch +2
shake-it-off             | defense uncommon | w4 | | add pitch-roll +2
the-catcher-saves-it     | defense uncommon | w4 | mistake | cancel-mistake
nobody-on                | defense common | w3 | bases-empty | add on-base -2
sawed-off                | defense common | w9 | raised swing | add swing -2
late-break               | defense common | w8 | | add swing-roll -1 with pitcher K -1
painted-the-corner       | defense rare | w6 | margin 0 | give-advantage pitcher
took-something-off       | defense rare | w7 | die-is 24, not tired | swing-die 20
dirt-on-the-shirt        | defense common | w10 | result 1B | check if 22, made: change GB
cut-off-in-the-gap       | defense uncommon | w10 | result 2B | check of 20, made: change 1B
over-the-wall-and-back   | defense rare | w10 | result HR | check of 22 with outfield GG +3, made: change FB
four-six-three           | defense common | w11 | throw-is double-play | add defense +3 if
saw-him-lean             | defense common | w2 | | add defense +3 bat
the-better-relay         | defense uncommon | w12 | throw-failed | throw-again
one-more-skipper         | defense uncommon | w3 | tired-next, not entered-tired | add-innings 1
in-a-groove              | defense rare momentum | w14 | one-two-three | add pitch +1 \
    | leave_on pitcher, lasts stays, discard_when run-charged
sit-down-all-three       | defense common | w14 | struck-out-side | draw 2
full-count-full-nerve    | defense uncommon | w10 | result BB | check bat 20, made: change SO | cost 1
wall-of-gloves           | defense rare burst | w3 | infield-in | add defense +2 if, keep-grounders \
    | leave_on table, lasts half
dugout-talk              | neutral common | w1 w14 | | draw 2, discard 1
not-today                | neutral uncommon impulse | wr | card-played | negate-card | cost 1
just-a-ballpark          | neutral rare impulse | wr | stadium-works | negate-stadium
somebody-knows-the-signs | neutral uncommon | w14 | | opponent-discards 1
funny-bounce             | neutral rare impulse | wr | own-natural 1 | roll-again
new-ball-game            | neutral common | w13 | lead-changed | draw 1 with scorer MVP +1
star-turn                | neutral uncommon | w2 w3 w4 w5 w8 w9 w11 | icon-involved AS | add-any 1
hold-your-breath         | neutral rare momentum | w13 | tied, inning-from 7 | hand-limit 8 \
    | leave_on table, lasts stays, discard_when lead-change
the-old-notebook         | neutral uncommon | w13 | ended-half or xbh, discard-pile 1 | recycle 1, draw 1
"""


def written(line: str) -> dict[str, Any]:
    """A line of the design as a card file would have it."""
    id, marks, windows, when, does, *rest = (part.strip() for part in line.split("|"))
    colour, rarity, *special = marks.split()
    card: dict[str, Any] = {"id": id, "colour": colour, "rarity": rarity, "windows": windows}
    if special:
        card |= {"clutch_moment": True} if special == ["clutch"] else {"special": special[0]}
    if when:
        card["when"] = when.split(", ")
    card["does"] = does.split(", ")
    for name, value in (pair.split(" ", 1) for part in rest for pair in part.split(", ")):
        card[name] = int(value) if name == "cost" else value
    return card


@pytest.mark.rules("CB-C-5", "CB-C-24", "CB-1.2-1", "CB-1.2-2", "CB-1.2-3", "CB-1.2-4")
def test_every_card_is_as_it_was_designed() -> None:
    designed = [written(line) for line in DESIGN.strip().splitlines()]
    cards = tomllib.loads((STANDARD / "strategy.toml").read_text(encoding="utf-8"))["card"]
    assert [card["id"] for card in cards] == [card["id"] for card in designed]
    for card, wanted in zip(cards, designed, strict=True):
        assert card == wanted


# --- In play ---------------------------------------------------------------------------------------------------------
# Plain players: On-Base 10, Command 3, X-Zone 1–2, BR 17, ST 18, battery 10, infield 8, outfield 4. A pitch of 7 is
# the batter's, one of 9 the pitcher's by more than one. The batter's chart: SO 1, GB 3, FB 6, BB 8, 1B 11, 2B 18,
# HR 20; the pitcher's: SO 1, GB 6, LD 12, FB 13, BB 18, 1B 19. ``O`` and ``D`` say who holds the cards; NO that none
# of them is offered where the moves end.

LEFT = {"cards": {"1.1": {"bats": "L"}}}
FAST, NOT_SO_FAST = {"cards": {"1.1": {"br": 20}}}, {"cards": {"1.1": {"br": 19}}}
CLUTCH = {"bases": "XXX", "cards": {"1.1": {"clutch": -2}, "2.15": {"pitch_clutch": -2}}}
LATE = {"inning": 7, "runs": [3, 3], "outs_by": {"2.15": 9}}
TO_BAT = "ready, pitch"
AFTER_WALK = "ready, pitch, roll 7, roll 8, ready, pitch, swing"

Case = tuple[str, str, dict[str, Any], str, dict[str, Any]]
NO: dict[str, Any] = {"no": True}
CASES: list[Case] = [
    ("O", "seen-from-this-side", {}, f"{TO_BAT}, play 1", {"on_base": 12}),
    ("O", "seen-from-this-side", LEFT, TO_BAT, NO),
    ("O", "this-is-the-one", {}, f"{BATTER}, roll 16", {"last": "1B"}),
    ("O", "this-is-the-one", CLUTCH, "ready, pitch, roll 7, roll 17, play 1", {"result": "2B"}),
    ("O", "all-of-the-barrel", {}, f"{BATTER}, roll 16, play 1", {"last": "2B"}),
    ("O", "all-of-the-barrel", {}, f"{BATTER}, roll 17, play 1", {"last": "2B"}),
    ("O", "quick-wrists", {}, f"{BATTER}, roll 17, play 1", {"last": "2B"}),
    ("O", "quick-wrists", {}, f"{BATTER}, roll 18, play 1", {"last": "2B"}),
    ("O", "quick-wrists", {"cards": {"1.1": {"icons": ["SC"]}}}, f"{BATTER}, roll 18, play 1", {"last": "HR"}),
    ("O", "he-tipped-it", {}, "ready, pitch, roll 3, play 1", {"mistake": True, "pitch": 5}),
    ("O", "he-tipped-it", {}, "ready, pitch, roll 4, play 1", {"mistake": False, "pitch": 6}),
    ("O", "smoke-from-the-engine", {}, TO_BAT, NO),
    ("O", "smoke-from-the-engine", {}, f"{AFTER_WALK}, play 1", {"command": 1}),
    (
        *("O", "smoke-from-the-engine", {"cards": {"2.15": {"command": 1}}}),
        *("ready, pitch, roll 9, roll 8, ready, pitch, swing, play 1, roll 9", {"pitch": 9}),
    ),
    ("O", "fouled-off-again", {}, "ready, pitch, roll 8, play 1", {"advantage": "batter", "sides": 20}),
    ("O", "fouled-off-again", {}, PITCHER, NO),
    ("O", "for-the-far-seats", {}, BATTER, NO),
    ("O", "for-the-far-seats", {"cards": {"1.1": {"icons": ["HR"]}}}, PITCHER, NO),
    ("O", "it-just-hung-there", {}, "ready, pitch, roll 3, play 1", {"mistake": True}),
    ("O", "it-just-hung-there", {}, "ready, pitch, roll 4", NO),
    ("O", "past-the-glove", {}, f"{PITCHER}, roll 7, play 1, roll 11", {"last": "1B"}),
    ("O", "past-the-glove", {}, f"{PITCHER}, roll 7, play 1, roll 12", {"last": "GB"}),
    ("O", "past-the-glove", {}, f"{BATTER}, roll 3", NO | {"last": "GB"}),
    ("O", "past-the-glove", {}, f"{PITCHER}, roll 1", NO | {"last": "SO"}),
    ("O", "lost-in-the-lights", {}, f"{BATTER}, roll 6, play 1, roll 13", {"last": "E", "bases": "X--"}),
    ("O", "lost-in-the-lights", {}, f"{BATTER}, roll 6, play 1, roll 14", {"last": "FB"}),
    ("O", "lost-in-the-lights", {}, f"{PITCHER}, roll 12", NO | {"last": "LD"}),
    ("O", "never-stop-at-first", FAST, f"{BATTER}, roll 11, play 1", {"last": "2B"}),
    ("O", "never-stop-at-first", NOT_SO_FAST, f"{BATTER}, roll 11", NO | {"last": "1B"}),
    ("O", "never-stop-at-first", FAST, f"{BATTER}, roll 8", NO | {"last": "BB"}),
    ("O", "away-it-rolls", ON_FIRST, "ready, pitch, swing, roll 9, roll 1, play 1, roll 9", {"state": "1 / -X-"}),
    ("O", "away-it-rolls", ON_FIRST, "ready, pitch, swing, roll 9, roll 1, play 1, roll 10", {"state": "1 / X--"}),
    ("O", "away-it-rolls", ON_THIRD, "ready, pitch, roll 9, roll 1", NO | {"state": "1 / --X"}),
    ("O", "away-it-rolls", ON_FIRST, "ready, pitch, swing, roll 9, roll 12", NO | {"last": "LD"}),
    ("O", "wore-it", {}, "ready, pitch, roll 1, roll 3, play 1", {"last": "HBP", "walks 2.15": 0}),
    ("O", "wore-it", {}, "ready, pitch, roll 2, roll 3", NO | {"last": "GB"}),
    ("O", "third-base-says-go", ON_FIRST, f"{RUNNING}, play 1, roll 16", {"state": "0 / X-X"}),
    ("O", "third-base-says-go", ON_FIRST, f"{RUNNING}, play 1, roll 17", {"state": "1 / X--"}),
    ("O", "third-base-says-go", {"bases": "-X-"}, "ready, pitch, swing, roll 9, roll 7, send 2, throw 3", NO),
    ("O", "one-step-further", ON_FIRST, "ready, pitch, steal 1, play 1, roll 10", {"state": "0 / -X-"}),
    ("O", "one-step-further", ON_FIRST, "ready, pitch, steal 1, play 1, roll 11", {"state": "1 / ---"}),
    (
        *("O", "gone-on-first-move nobody-on nobody-on", ON_FIRST),
        *("ready, pitch, steal 1, play 1, roll 10, discard 1", {"hand_sizes": [1, 0], "state": "1 / ---"}),
    ),
    ("O", "off-the-pine", {}, TO_BAT, NO),
    ("O", "off-the-pine", {"ibb_row": 1}, f"{TO_BAT}, play 1", {"on_base": 14}),
    ("O", "off-the-pine", LATE, "ready, in 10 for 1, ready, ready, pitch, play 1", {"on_base": 12}),
    ("O", "here-they-come", {"in_a_row": 1}, f"{BATTER}, roll 8, play 1", {"active": ["here-they-come"]}),
    ("O", "here-they-come", {}, f"{BATTER}, roll 8", NO | {"last": "BB"}),
    ("", "", {"active": [["here-they-come", 1]]}, f"{BATTER}, roll 17", {"last": "2B"}),
    ("", "", {"active": [["here-they-come", 1]]}, f"{BATTER}, roll 18", {"last": "2B"}),
    ("", "", {"active": [["here-they-come", 2]]}, f"{BATTER}, roll 17", {"last": "1B"}),
    (
        *("", "", {"outs": 2, "active": [["here-they-come", 1]]}),
        *(f"{PITCHER}, roll 11, draw 1, draw 1", {"last": "LD", "active": []}),
    ),
    ("O", "track-meet", {"runs_half": 2}, f"{BATTER}, roll 8, play 1", {"active": ["track-meet"]}),
    ("O", "track-meet", {"runs_half": 1}, f"{BATTER}, roll 8", NO),
    ("", "", {**ON_FIRST, "active": [["track-meet", 1]]}, "ready, pitch, steal 1, roll 11", {"state": "1 / ---"}),
    ("", "", {**ON_FIRST, "active": [["track-meet", 1]]}, f"{RUNNING}, roll 15", {"state": "0 / X-X"}),
    ("", "", {**ON_FIRST, "active": [["track-meet", 1]]}, f"{RUNNING}, roll 16", {"state": "1 / X--"}),
    ("", "", {**ON_FIRST, "active": [["track-meet", 2]]}, f"{RUNNING}, roll 14", {"state": "1 / X--"}),
    (
        *("", "", {"outs": 2, "active": [["track-meet", 1]]}),
        *(f"{PITCHER}, roll 12, draw 1, draw 1", {"active": [], "piles": [["track-meet"], []]}),
    ),
    ("O", "soft-as-bread", ON_FIRST, "ready, pitch, bunt, play 1, roll 9", {"bunts": 1}),
    ("O", "soft-as-bread", ON_FIRST, "ready, pitch, swing", NO),
    ("D", "sign-from-the-dugout", {}, f"{TO_BAT}, play 1", {"command": 4}),
    ("D", "the-book-on-him", {}, f"{TO_BAT}, play 1", {"command": 5}),
    ("D", "the-book-on-him", LEFT, TO_BAT, NO),
    ("D", "ice-water", {}, BATTER, NO),
    ("D", "ice-water", CLUTCH, "ready, pitch, roll 8, play 1", {"pitch": 9, "advantage": "batter"}),
    ("D", "a-little-extra", {}, f"{BATTER}, play 1", {"pitch": 12, "advantage": "pitcher"}),
    ("D", "shake-it-off", {}, "ready, pitch, roll 1, play 1", {"mistake": False, "pitch": 6}),
    ("D", "the-catcher-saves-it", {}, "ready, pitch, roll 3", NO),
    ("D", "nobody-on", {}, f"{TO_BAT}, play 1", {"on_base": 8}),
    ("D", "nobody-on", ON_FIRST, "ready, pitch, swing", NO),
    ("OD", "all-of-the-barrel / sawed-off", {}, f"{BATTER}, roll 17, play 1, play 1", {"last": "1B"}),
    ("OD", "all-of-the-barrel / sawed-off", {}, f"{BATTER}, roll 18, play 1, play 1", {"last": "2B"}),
    ("D", "sawed-off", {}, f"{BATTER}, roll 17", NO | {"last": "1B"}),
    ("D", "late-break", {}, f"{BATTER}, roll 18, play 1", {"last": "1B"}),
    ("D", "late-break", {}, f"{BATTER}, roll 19, play 1", {"last": "2B"}),
    ("D", "late-break", {"cards": {"2.15": {"icons": ["K"]}}}, f"{BATTER}, roll 19, play 1", {"last": "1B"}),
    ("D", "painted-the-corner", {}, f"{BATTER}, play 1", {"advantage": "pitcher"}),
    ("D", "painted-the-corner", {}, "ready, pitch, roll 6", NO | {"advantage": "batter"}),
    ("D", "took-something-off", {}, BATTER, NO),
    ("D", "dirt-on-the-shirt", {}, f"{BATTER}, roll 11, play 1, roll 14", {"last": "GB"}),
    ("D", "dirt-on-the-shirt", {}, f"{BATTER}, roll 11, play 1, roll 13", {"last": "1B"}),
    ("D", "dirt-on-the-shirt", {}, f"{BATTER}, roll 18", NO | {"last": "2B"}),
    ("D", "cut-off-in-the-gap", {}, f"{BATTER}, roll 18, play 1, roll 16", {"last": "1B", "bases": "X--"}),
    ("D", "cut-off-in-the-gap", {}, f"{BATTER}, roll 18, play 1, roll 15", {"last": "2B", "bases": "-X-"}),
    ("D", "cut-off-in-the-gap", {}, f"{BATTER}, roll 11", NO | {"last": "1B"}),
    ("D", "over-the-wall-and-back", {}, f"{BATTER}, roll 20, play 1, roll 18", {"last": "FB"}),
    ("D", "over-the-wall-and-back", {}, f"{BATTER}, roll 20, play 1, roll 17", {"last": "HR"}),
    (
        *("D", "over-the-wall-and-back", {"cards": {"2.6": {"icons": ["GG"]}}}),
        *(f"{BATTER}, roll 20, play 1, roll 15", {"last": "FB"}),
    ),
    ("D", "over-the-wall-and-back", {}, f"{BATTER}, roll 18", NO | {"last": "2B"}),
    ("D", "four-six-three", ON_FIRST, "ready, pitch, swing, roll 9, roll 7, two, play 1, roll 10", {"last": "DP"}),
    ("D", "four-six-three", ON_FIRST, "ready, pitch, swing, roll 9, roll 7, two, play 1, roll 9", {"last": "FC"}),
    ("D", "four-six-three", ON_FIRST, RUNNING, NO),
    ("D", "saw-him-lean", ON_FIRST, "ready, pitch, steal 1, play 1, roll 6", {"state": "1 / ---"}),
    ("D", "saw-him-lean", ON_FIRST, "ready, pitch, steal 1, play 1, roll 5", {"state": "0 / -X-"}),
    ("D", "the-better-relay", ON_FIRST, "ready, pitch, steal 1, roll 9", NO | {"state": "1 / ---"}),
    ("D", "one-more-skipper", {"outs_by": {"2.15": 18}}, f"{TO_BAT}, play 1", {"limit 2.15": 7}),
    ("D", "one-more-skipper", {"outs_by": {"2.15": 17}}, TO_BAT, NO),
    ("D", "one-more-skipper", {"outs_by": {"2.15": 18}, "owed": {"2.15": 1}}, TO_BAT, NO),
    ("D", "in-a-groove", {"outs": 2, "batters": 2}, f"{PITCHER}, roll 1, play 1", {"active": ["in-a-groove"]}),
    ("D", "in-a-groove", {"outs": 2, "batters": 3, "reached": 1}, f"{PITCHER}, roll 1", NO),
    (
        *("D", "sit-down-all-three", {"outs": 2, "batters": 2, "struck_out": 2}),
        *(f"{PITCHER}, roll 1, play 1, draw 1, draw 1, draw 1, draw 1", {"hand_sizes": [1, 3]}),
    ),
    ("D", "sit-down-all-three", {"outs": 2, "batters": 2, "struck_out": 1}, f"{PITCHER}, roll 1", NO),
    (
        *("D", "full-count-full-nerve ice-water", {}),
        *(f"{BATTER}, roll 8, play 1, discard 1, roll 10", {"last": "SO", "hand_sizes": [0, 0]}),
    ),
    ("D", "full-count-full-nerve ice-water", {}, f"{BATTER}, roll 8, play 1, discard 1, roll 9", {"last": "BB"}),
    ("D", "full-count-full-nerve ice-water", {}, f"{BATTER}, roll 11", NO | {"last": "1B"}),
    ("D", "wall-of-gloves", ON_THIRD, "ready, pitch", NO),
    ("D", "wall-of-gloves", ON_THIRD, "ready, infield in, play 1, roll 7, roll 3", {"result": "GB"}),
    (
        *("D", "wall-of-gloves", ON_THIRD),
        *("ready, infield in, play 1, roll 9, roll 7, send 3, throw home, roll 11", {"state": "1 / X--"}),
    ),
    (
        *("D", "wall-of-gloves", ON_THIRD),
        *("ready, infield in, play 1, roll 9, roll 7, send 3, throw home, roll 10", {"runs": [1, 0]}),
    ),
    (
        *("", "", {"outs": 2, "active": [["wall-of-gloves", 2]]}),
        *(f"{PITCHER}, roll 12, draw 1, draw 1", {"active": [], "piles": [[], ["wall-of-gloves"]]}),
    ),
    ("O", "just-a-ballpark", LEFT, f"{BATTER}, roll 19, play 1", {"last": "2B"}),
    (
        *("OD", "somebody-knows-the-signs / nobody-on ice-water wore-it", {"outs": 2, "bases": "X--"}),
        *("ready, pitch, swing, roll 9, roll 12, play 1, lose 3, draw 1, draw 1", {"hand_sizes": [1, 3]}),
    ),
    ("O", "funny-bounce", {}, f"{PITCHER}, roll 1, play 1, roll 19", {"last": "1B"}),
    ("O", "funny-bounce", {}, f"{PITCHER}, roll 2", NO | {"last": "SO"}),
    ("O", "funny-bounce", {}, "ready, pitch, roll 1", NO | {"rolling": "swing"}),
    ("O", "new-ball-game", {}, f"{BATTER}, roll 20, play 1, draw 1", {"hand_sizes": [1, 0]}),
    (
        *("D", "new-ball-game", {"cards": {"1.1": {"icons": ["MVP"]}}}),
        *(f"{BATTER}, roll 20, play 1, draw 1, draw 1", {"hand_sizes": [0, 2]}),
    ),
    ("O", "new-ball-game", {"runs": [1, 0]}, f"{BATTER}, roll 20", NO | {"last": "HR"}),
    (
        *("O", "star-turn", {"cards": {"1.1": {"icons": ["AS"]}}}),
        *("ready, pitch, pass, roll 7, pass, pass, roll 17, play 1, tune swing-roll up", {"last": "2B"}),
    ),
    (
        *("O", "star-turn", {"cards": {"1.1": {"icons": ["AS"]}}}),
        *("ready, pitch, pass, roll 7, pass, pass, roll 17, pass, play 1, tune swing up", {"last": "2B"}),
    ),
    ("D", "star-turn", {"cards": {"2.1": {"icons": ["AS"]}}}, TO_BAT, NO),
    ("O", "hold-your-breath", LATE, "ready, ready, pitch, roll 7, roll 8, play 1", {"active": ["hold-your-breath"]}),
    ("D", "hold-your-breath", LATE, "ready, ready, pitch, roll 7, roll 8, play 1", {"active": ["hold-your-breath"]}),
    ("O", "hold-your-breath", {**LATE, "inning": 6}, "ready, ready, pitch, roll 7, roll 8", NO),
    ("O", "hold-your-breath", {**LATE, "runs": [3, 4]}, "ready, ready, pitch, roll 7, roll 8", NO),
    (
        *("", "", {**LATE, "active": [["hold-your-breath", 2]]}),
        *("ready, ready, pitch, roll 7, roll 20", {"active": [], "piles": [[], ["hold-your-breath"]]}),
    ),
    ("O", "the-old-notebook", {}, f"{BATTER}, roll 18", NO | {"last": "2B"}),
    (
        *("O", "the-old-notebook", {"piles": [["wore-it"], []], "decks": [[], []]}),
        *(f"{BATTER}, roll 18, play 1, recycle 1", {"hands": [["wore-it"], []], "deck_sizes": [0, 0]}),
    ),
    ("O", "the-old-notebook", {"piles": [["wore-it"], []]}, f"{BATTER}, roll 11", NO | {"last": "1B"}),
]  # fmt: skip


def hands(holder: str, cards: str) -> list[list[str]]:
    """Who holds which cards; with ``OD`` both do."""
    held = dict(zip(holder, (each.split() for each in cards.split(" / ")), strict=True)) if holder else {}
    return [held.get("O", []), held.get("D", [])]


@pytest.mark.rules("CB-C-5", "CB-1.2-1", "CB-1.2-3", "CB-5-27", "CB-5-41", "CB-5-53")
@pytest.mark.parametrize(
    ("holder", "cards", "given", "moves", "claimed"),
    CASES,
    ids=[f"{i}-{case[1] or 'staying'}" for i, case in enumerate(CASES)],
)
def test_in_play(holder: str, cards: str, given: dict[str, Any], moves: str, claimed: dict[str, Any]) -> None:
    match = placed({"hands": hands(holder, cards), "coaches_used": COACHES, **given}, cards="full")
    play(match, moves)
    offered = {action.text for action in match.options}
    assert not (claimed.get("no") and any(text.startswith("play") for text in offered))
    found = GAME.facts(match.tables, match.state)
    assert {name: found[name] for name in claimed if name != "no"} == {
        name: value for name, value in claimed.items() if name != "no"
    }


def test_every_card_is_tried_in_play() -> None:
    """In the cases above, or in a scenario of its own."""
    scenarios = "".join(
        path.read_text(encoding="utf-8") for path in (STANDARD.parents[4] / "scenarios/clutch").glob("*.toml")
    )
    tried = " ".join(case[1] for case in CASES).split()
    for line in DESIGN.strip().splitlines():
        id = written(line)["id"]
        assert id in tried or f'"{id}"' in scenarios


# --- Cards of one's own ----------------------------------------------------------------------------------------------

DEAR = """
[[card]]
id      = "the-whole-book"
title   = "The Whole Book"
text    = "Discard three cards. +3 Command against a batter of the pitcher's own hand."
colour  = "defense"
rarity  = "rare"
windows = "w3"
when    = ["same-hand"]
cost    = 3
does    = ["add command +3"]
"""


@pytest.mark.rules("CB-3.9.A-3", "CB-5-27")
def test_all_that_was_paid_for_a_card_comes_back_with_it(tmp_path: Path) -> None:
    folder = tmp_path / "set"
    shutil.copytree(STANDARD, folder)
    with (folder / "strategy.toml").open("a", encoding="utf-8") as file:
        file.write(DEAR)
    printed = enter_texts(read_set(folder))
    paid = ["nobody-on", "wore-it", "nobody-on"]
    given = {"hands": [[], ["the-book-on-him", *paid, "ice-water"]], "cards": {"1.10": {"bats": "L"}}, **LATE}
    match = placed({**given, "coaches_used": COACHES}, cards="full")
    put(match.tables.texts, int(match.state.hand[1, 0]), printed.texts[printed.strategy["the-whole-book"]])
    match.tables["set"] = SETS.number_of(folder)

    play(match, "ready, ready, pitch, play 1, discard 1, discard 1, discard 1")
    facts = GAME.facts(match.tables, match.state)
    assert (facts["command"], facts["hands"][1]) == (6, ["ice-water"])
    assert facts["piles"][1] == [*paid, "the-whole-book"]

    play(match, "in 10 for 1")
    facts = GAME.facts(match.tables, match.state)
    assert (facts["command"], facts["piles"][1]) == (3, [])
    assert sorted(facts["hands"][1]) == sorted(["ice-water", "the-whole-book", *paid])


@pytest.mark.rules("CB-5-28", "CB-5-31")
@pytest.mark.parametrize(("pile", "picks"), [(["wore-it", "nobody-on", "ice-water"], 2), (["wore-it"], 1)])
def test_a_card_may_put_several_of_the_pile_under_the_deck(pile: list[str], picks: int) -> None:
    """As many as it says, or as there are."""
    given = {"hands": [["the-old-notebook"], []], "piles": [pile, []], "decks": [[], []]}
    match = placed({**given, "coaches_used": COACHES}, cards="full")
    match.tables.texts.amount[match.state.hand[0, 0], 0] = 2
    play(match, f"{BATTER}, roll 18, play 1" + ", recycle 1" * picks)
    facts = GAME.facts(match.tables, match.state)
    assert facts["piles"][0] == [*pile[picks:], "the-old-notebook"]
    assert (facts["hand_sizes"][0], facts["deck_sizes"][0]) == (1, picks - 1)


OWN = {
    "reached-back": {"id": "reached-back", "colour": "defense", "windows": "w3", "does": ["pitch-die 24"]},
    "for-lefties": {
        **{"id": "for-lefties", "colour": "defense", "windows": "w3"},
        **{"when": ["bats-left"], "does": ["pitch-die 24"]},
    },
    "in-the-hole": {
        **{"id": "in-the-hole", "colour": "offense", "windows": "w10", "when": ["result GB"]},
        **{"does": ["check-fielder SS 12", "failed: change 1B"]},
    },
    "a-second-grab": {"id": "a-second-grab", "colour": "defense", "windows": "w12", "does": ["check-again"]},
    "a-third-grab": {"id": "a-third-grab", "colour": "defense", "windows": "w12", "does": ["check-again"]},
    "not-so-fast": {"id": "not-so-fast", "colour": "offense", "windows": "w12", "does": ["check-again"]},
}


def with_own(*held: list[str], **given: Any) -> Any:
    """A position in which the managers hold cards of their own."""
    own = [OWN[id] for hand in held for id in hand if id in OWN]
    return placed({"own": own, "hands": list(held), "coaches_used": COACHES, **given}, cards="full")


def sums(match: Any) -> Any:
    return GAME.view(match.tables, match.state, None)


@pytest.mark.rules("CB-3.8.B-1")
def test_the_die_of_the_pitch_is_shown_asked_for_and_thrown() -> None:
    match = with_own([], ["reached-back"])
    play(match, "ready, pitch, play 1")
    assert sums(match).pitch_sum.sides == 24
    assert sums(match).sides == 24
    assert len(match.options) == 24
    play(match, "roll 24")
    assert (sums(match).pitch_sum.face, sums(match).pitch_sum.total) == (24, 27)


@pytest.mark.rules("CB-3.8.B-1", "CB-3.9.A-3")
def test_a_die_goes_back_with_its_card() -> None:
    match = with_own([], ["for-lefties"], **LATE | {"cards": {"1.1": {"bats": "L"}}})
    play(match, "ready, ready, pitch, play 1")
    assert sums(match).pitch_sum.sides == 24
    play(match, "in 10 for 1")
    assert GAME.facts(match.tables, match.state)["hands"][1] == ["for-lefties"]
    assert sums(match).pitch_sum.sides == 20


@pytest.mark.rules("CB-3.11.B-1", "CB-5-19")
def test_a_check_of_one_fielder_is_told_with_his_name() -> None:
    match = with_own(["in-the-hole"], [])
    play(match, "ready, pitch, roll 9, roll 6, play 1")
    made, against = sums(match).contest.made, sums(match).contest.against
    assert [(each.name, each.amount) for each in made.addends] == [("fielder", 3)]
    assert made.addends[0].card.args["name"] == sums(match).teams[1].players[4].name
    assert against.total == 12
    play(match, "roll 8")
    rows = match.state.events[: match.state.told].tolist()
    events = [GAME.event(match.tables, 0, tuple(row), None) for row in rows]
    assert "Check of the SS: 11 against 12, failed." in [Speaker().say(each.words) for each in events if each]


@pytest.mark.rules("CB-3.10-1", "CB-3.10.A-3")
def test_a_check_is_changed_once_by_each_manager() -> None:
    """R-46: the defense has its check, the offense takes it away; neither may try again."""
    match = with_own(["past-the-glove", "not-so-fast"], ["a-second-grab", "a-third-grab"])
    play(match, "ready, pitch, roll 9, roll 6, play 1, roll 9, play 1, roll 12")
    assert [action.text for action in match.options] == ["pass", "play 1"]
    play(match, "play 1, roll 1")
    assert GAME.facts(match.tables, match.state)["last"] == "1B"


@pytest.mark.rules("CB-3.10-1")
def test_a_check_that_ends_as_before_is_no_change() -> None:
    match = with_own(["past-the-glove"], ["a-second-grab", "a-third-grab"])
    play(match, "ready, pitch, roll 9, roll 6, play 1, roll 9, play 1, roll 10, play 1, roll 12")
    assert GAME.facts(match.tables, match.state)["last"] == "GB"


@pytest.mark.parametrize(
    ("moves", "held", "best"),
    [
        ("ready, pitch", ([], ["reached-back"]), "play 1"),
        ("ready, pitch, roll 9, roll 6", (["in-the-hole"], []), "play 1"),
        ("ready, pitch, roll 9, roll 6, play 1, roll 9", (["past-the-glove"], ["a-second-grab"]), "play 1"),
        ("ready, pitch, roll 9, roll 6, play 1, roll 19", (["past-the-glove"], ["a-second-grab"]), "pass"),
    ],
)
def test_sound_managers_know_what_such_cards_are_for(
    moves: str, held: tuple[list[str], list[str]], best: str
) -> None:
    """In the ninth, when nothing is gained by keeping them."""
    match = with_own(*held, inning=9, runs=[3, 3])
    play(match, f"ready, {moves}")
    assert decide(match, "advise", seed=1) == best
