"""``rainout export``: a match in a form other programs, or people, can read."""

from __future__ import annotations

import csv
import io
from argparse import Namespace
from collections.abc import Callable, Collection
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from rainout.cli.seats import display_names, seats_of
from rainout.cli.trouble import Exit, read_text
from rainout.cli.voice import Voice
from rainout.core import matchfile
from rainout.core.match import Match
from rainout.diamond.newspaper import as_texts, as_values


@dataclass(frozen=True)
class Story:
    """A match and the voice that tells it."""

    match: Match
    headers: dict[str, str]
    """The match file's own."""
    players: list[str]
    voice: Voice


def run(wanted: Namespace, voice: Voice) -> int:
    """Write the match to standard output, or to a file."""
    text = read_text(Path(wanted.file))
    match = matchfile.load(text)
    seats = seats_of(text, match)
    teller = Voice(wanted.lang or voice.language)
    teller.names = display_names(seats, teller)
    story = Story(match, matchfile.parse(text).headers, [seat.written for seat in seats], teller)
    written = FORMATS[wanted.format](story)
    if wanted.output:
        Path(wanted.output).write_text(written, encoding="utf-8")
    else:
        print(written, end="")
    return Exit.WELL


def as_json(story: Story) -> str:
    """Everything about a match under stable names; only ``words`` and ``names`` depend on the language."""
    return msgspec.json.format(msgspec.json.encode(describe(story)), indent=2).decode() + "\n"


def describe(story: Story) -> dict[str, Any]:
    """A match as plain values: what was agreed, the moves with what each caused, the result, the box scores."""
    match, voice = story.match, story.voice
    outcome = match.outcome
    return {
        "game": match.game.id,
        "rules": match.game.version,
        "date": story.headers.get("date"),
        "language": voice.language,
        "players": story.players,
        "names": list(voice.names),
        "options": match.options_agreed,
        "own_dice": match.own_dice,
        "dice": story.headers.get("dice"),
        "seed": story.headers.get("seed"),
        "moves": [_move(story, ply) for ply in range(1, match.ply + 1)],
        "result": outcome
        and {
            "winner": outcome.winner,
            "reason": outcome.reason,
            "score": list(outcome.score),
            "words": voice.say(outcome.words),
            "feats": [
                {"name": feat.name, "side": feat.side, "words": voice.say(feat.words)}
                for feat in outcome.feats
            ],
        },
        "boxes": [as_values(box, voice) for box in match.boxes],
    }


def _move(story: Story, ply: int) -> dict[str, Any]:
    match = story.match
    return {
        "ply": ply,
        "turn": match.turns[ply - 1],
        "actor": match.actors[ply - 1],
        "action": match.game.notation.write(match.actions[ply - 1]),
        "events": [
            {
                "what": event.what,
                "who": event.who,
                "facts": event.facts,
                "words": story.voice.say(event.words),
            }
            for event in match.log
            if event.ply == ply
        ],
    }


def as_text(story: Story) -> str:
    """A match told in words, a paragraph a turn; then the box scores, as far as somebody keeps score."""
    match, voice = story.match, story.voice
    lines = [f"{voice.say(f'{match.game.id}-title')}: {' – '.join(voice.names)}", *log_lines(match, voice)]
    if match.outcome:
        lines += ["", voice.say(match.outcome.words), *feat_lines(match, voice)]
    if match.boxes:
        lines += ["", as_texts(match.boxes, voice).rstrip()]
    return "\n".join(lines) + "\n"


def feat_lines(match: Match, voice: Voice) -> list[str]:
    """What there is to tell of a finished match, each with whose story it is."""
    assert match.outcome is not None, "it is not over"
    sides = match.game.sides(match.seats, match.options_agreed)
    return [
        voice.say(
            "cli-feat",
            who=", ".join(name for name, side in zip(voice.names, sides, strict=True) if side == feat.side),
            feat=voice.say(feat.name),
            story=voice.say(feat.words),
        )
        for feat in match.outcome.feats
    ]


def log_lines(match: Match, voice: Voice, quiet: Collection[str] = ()) -> list[str]:
    """All that happened, turn by turn, but for the kinds of events that are ``quiet``."""
    lines = []
    told = [event for event in match.log if event.what not in quiet]
    for turn, events in groupby(told, key=lambda event: match.turns[event.ply - 1]):
        lines += ["", voice.say("cli-log-turn", turn=turn) if turn else voice.say("cli-log-deal")]
        lines += [f"  {voice.say(words)}" for event in events for words in (event.words, event.hero) if words]
    return lines


def as_csv(story: Story) -> str:
    """A line for each action, for spreadsheets."""
    written = io.StringIO()
    table = csv.writer(written, lineterminator="\n")
    table.writerow(["ply", "turn", "actor", "action", "words"])
    for ply in range(1, story.match.ply + 1):
        move = _move(story, ply)
        told = " ".join(event["words"] for event in move["events"])
        table.writerow([ply, move["turn"], move["actor"], move["action"], told])
    return written.getvalue()


FORMATS: dict[str, Callable[[Story], str]] = {"json": as_json, "text": as_text, "csv": as_csv}
