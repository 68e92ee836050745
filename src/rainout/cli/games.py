"""``rainout games``: what can be played."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from rainout.cli.output import console, print_json
from rainout.cli.trouble import Exit
from rainout.cli.voice import Voice
from rainout.core.game import Game
from rainout.core.options import GameOption
from rainout.core.registry import games


def run(wanted: Namespace, voice: Voice) -> int:
    """List the games, for people or for programs."""
    if wanted.json:
        print_json([describe(game, voice) for game in games().values()])
    else:
        show(list(games().values()), voice)
    return Exit.WELL


def describe(game: Game, voice: Voice) -> dict[str, Any]:
    """A game's facts, under stable names; only ``title``, ``tagline`` and ``words`` depend on the language."""
    return {
        "id": game.id,
        "title": voice.say(f"{game.id}-title"),
        "tagline": voice.say(f"{game.id}-tagline"),
        "rules": game.version,
        "seats": {"fewest": game.seats[0], "most": game.seats[1]},
        "minutes": {"fewest": game.minutes[0], "most": game.minutes[1]},
        "depth": game.depth,
        "hidden": game.hidden,
        "bots": list(game.bots),
        "options": [_option(game, option, voice) for option in game.options],
    }


def _option(game: Game, option: GameOption, voice: Voice) -> dict[str, Any]:
    bounds = {"low": option.low, "high": option.high} if option.kind in ("number", "text") else {}
    choices = {"choices": list(option.choices)} if option.kind == "choice" else {}
    return {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        **choices,
        **bounds,
        "words": voice.say(f"{game.id}-option-{option.name}"),
    }


def show(listed: list[Game], voice: Voice) -> None:
    """A paragraph for each game, with the options that ``--option`` takes."""
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    screen = console()
    for game in listed:
        screen.print()
        screen.print(Text.assemble((game.id, "bold"), "  ", (voice.say(f"{game.id}-title"), "bold cyan")))
        screen.print(Padding(voice.say(f"{game.id}-tagline"), (0, 2), expand=False))
        screen.print(Padding(_facts(game, voice), (0, 2), expand=False), style="dim")
        options = Table.grid(padding=(0, 2, 0, 0))
        for option in game.options:
            options.add_row(option.name, _values(option), voice.say(f"{game.id}-option-{option.name}"))
        screen.print(Padding(options, (1, 2), expand=False))
    screen.print(voice.say("cli-games-hint"), style="dim")


def _facts(game: Game, voice: Voice) -> str:
    return voice.say(
        "cli-games-facts",
        seats=_span(*game.seats),
        minutes=_span(*game.minutes),
        bots=", ".join(game.bots),
    )


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def _values(option: GameOption) -> str:
    """The values an option can have, the default first and in brackets."""
    if option.kind == "number":
        return f"[{option.default}] {option.low}…{option.high}"
    if option.kind == "text":
        return "[] @…"
    known = option.choices if option.kind == "choice" else ("no", "yes")
    default = option.default if option.kind == "choice" else ("yes" if option.default else "no")
    return " ".join([f"[{default}]", *(value for value in known if value != default)])
