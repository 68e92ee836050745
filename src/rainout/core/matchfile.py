"""A match as a readable text file: headers, then the moves in notation, one line a turn.

rainout match
game: hens
rules: 1
seat 1: Ana
seat 2: bot advise
option series: points
option first-team: Rainy Day Nine      a text goes on in lines that are set in
    #12 Wendell Coldridge, SP
dice: 0c86…            the hash of the seed, public from the start
seed: 91af…            the seed itself, once the match is over
result: 60-0

0. deal Qh; deal 10s; …
1. roll 3; rob 5 2
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby

from rainout.core.errors import BadFile, RainoutError
from rainout.core.match import Match
from rainout.core.options import OptionValue
from rainout.core.registry import get
from rainout.core.state import CHANCE

FIRST_LINE = "rainout match"
MANY_ROLLS = 4
"""So many at least that do not follow from a match's dice, and as many after them that do, are no accident."""


@dataclass
class MatchFile:
    """What a match file says, before it is believed."""

    headers: dict[str, str] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)


def save(match: Match, players: Sequence[str] = (), date: str = "", *, with_seed: bool = False) -> str:
    """The match as text.

    The seed is told only when the match is over, since it tells the rolls to come; ``with_seed`` tells it sooner, in a
    file that its keeper means to go on with.
    """
    headers = [FIRST_LINE, f"game: {match.game.id}", f"rules: {match.game.version}"]
    if date:
        headers.append(f"date: {date}")
    headers += [f"seat {number}: {_one_line(player)}" for number, player in enumerate(players, 1)]
    for option in match.game.options:
        value = match.options_agreed[option.name]
        if value != option.default:
            headers.append(f"option {option.name}: {_written(value)}")
    if match.seats != match.game.seats[0]:
        headers.append(f"players: {match.seats}")
    if match.own_dice:
        headers.append("own dice: yes")
    headers.append(f"dice: {match.dice.commitment}")
    outcome = match.outcome
    if outcome or with_seed:
        headers.append(f"seed: {match.dice.seed.hex()}")
    if outcome:
        headers.append(f"result: {'-'.join(map(str, outcome.score))}")
    lines = []
    numbered = zip(match.turns, match.actions, strict=True)
    for turn, taken in groupby(numbered, key=lambda pair: pair[0]):
        lines.append(f"{turn}. " + "; ".join(match.game.notation.write(action) for _, action in taken))
    if match.last_words:
        lines.append(match.last_words)
    return "\n".join([*headers, "", *lines]) + "\n"


def _written(value: OptionValue) -> str:
    """An option's value; the further lines of a text are set in."""
    return value.replace("\n", "\n    ") if isinstance(value, str) else str(value).lower()


def _one_line(text: str) -> str:
    return " ".join(text.split())


def parse(text: str) -> MatchFile:
    """Headers and moves of a match file, not yet played."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadFile("error-file-first-line", expected=FIRST_LINE)
    parsed = MatchFile()
    text_of = ""
    for number, line in enumerate(lines[1:], 2):
        if text_of and not parsed.moves and line[:1].isspace() and line.strip():
            parsed.headers[text_of] += "\n" + line.strip()
        elif re.match(r"\d+\. |(resign|flag) \d", line):
            parsed.moves += [move.strip() for move in re.sub(r"^\d+\. ", "", line).split(";")]
        elif ":" in line and not parsed.moves:
            name, _, value = line.partition(":")
            parsed.headers[name.strip()] = value.strip()
            text_of = name.strip() if name.startswith("option ") else ""
        elif line.strip():
            raise BadFile("error-file-line", number=number, line=line[:80])
    return parsed


def players(text: str) -> list[str]:
    """Who sits where, as a match file names them."""
    headers = parse(text).headers
    named = {name: value for name, value in headers.items() if re.fullmatch(r"seat \d\d?", name)}
    return [named[name] for name in sorted(named, key=lambda name: int(name.split()[1]))]


def load(text: str) -> Match:
    """The match in a file, replayed move by move under the rules; anything that does not fit is refused.

    A finished match comes back with its own dice; an unfinished one, whose seed nobody was told, goes on with new ones.
    """
    parsed = parse(text)
    headers = parsed.headers
    if "game" not in headers:
        raise BadFile("error-file-header", name="game")
    seed = headers.get("seed")
    try:
        secret = bytes.fromhex(seed) if seed else None
    except ValueError:
        raise BadFile("error-file-seed") from None
    options = {name[7:]: value for name, value in headers.items() if name.startswith("option ")}
    count = headers.get("players")
    if count is not None and not count.isdecimal():
        raise BadFile("error-file-header", name="players")
    game = get(headers["game"])
    if headers.get("rules", str(game.version)) != str(game.version):
        raise BadFile("error-file-rules", theirs=headers["rules"], ours=game.version)
    match = Match(
        game,
        dict(options),
        seats=int(count) if count else None,
        seed=secret,
        own_dice=headers.get("own dice") == "yes",
    )
    for number, move in enumerate(parsed.moves, 1):
        if move.startswith("undo"):
            raise BadFile("error-file-move", number=number, move=move[:80], why="undo")
        try:
            match.enter(move)
        except RainoutError as error:
            raise BadFile("error-file-move", number=number, move=move[:80], why=error.message) from error
    return match


def verify(text: str) -> list[BadFile]:
    """Replay a match file and its dice proof; returns what is wrong with it, nothing if all is in order."""
    headers = parse(text).headers
    match = load(text)
    wrong: list[BadFile] = []
    outcome = match.outcome
    found = "-".join(map(str, outcome.score)) if outcome else ""
    if headers.get("result", "") != found:
        wrong.append(BadFile("error-verify-result", said=headers.get("result", ""), found=found))
    if "seed" not in headers:
        return [*wrong, BadFile("error-verify-no-seed")]
    if headers.get("dice") != match.dice.commitment:
        wrong.append(
            BadFile("error-verify-commitment", said=headers.get("dice", ""), found=match.dice.commitment)
        )
    return wrong + _wrong_rolls(match)


def _wrong_rolls(match: Match) -> list[BadFile]:
    """What CHANCE did otherwise than the match's dice would have it; told as one where others rolled in the beginning.

    Whoever plays on from a moment of another match, or from an unfinished file, goes on with dice of his own.
    """
    replay, checked = match.at(0), list[int]()
    wrong: dict[int, BadFile] = {}
    for ply, action in enumerate(match.actions):
        told_by_players = match.own_dice and action in match.game.dice
        if match.actors[ply] == CHANCE and not told_by_players:
            checked.append(ply)
            due = match.dice.pick(ply, replay.options.numbers)
            if due != action:
                write = match.game.notation.write
                wrong[ply] = BadFile("error-verify-roll", ply=ply + 1, said=write(action), found=write(due))
        replay.apply(action)
    last = max(wrong, default=-1)
    before = sum(ply <= last for ply in checked)
    if 2 * len(wrong) > before >= MANY_ROLLS <= len(checked) - before:
        return [BadFile("error-verify-taken-over", moves=last + 1)]
    return list(wrong.values())
