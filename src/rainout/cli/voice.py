"""The words of the command line, in the language of the environment."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from rainout.core.words import Message, Speaker, message, preferred_language

LOCALE = Path(__file__).parent / "locale"
PREFIX = "cli-"


def wanted_language(environment: Mapping[str, str]) -> str:
    """The language the environment asks for: ours first, then as POSIX orders its variables."""
    for name in ("RAINOUT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return preferred_language(environment[name])
    return preferred_language(None)


class Voice(Speaker):
    """Says the command line's own words from its own catalog, so that ``--help`` need not read those of every game."""

    def say(self, told: Message | str, **args: str | int | float | Message) -> str:
        """The sentence for a message, or for a bare key with arguments."""
        said = told if isinstance(told, Message) else message(told, **args)  # type: ignore[arg-type]
        if not said.key.startswith(PREFIX):
            return super().say(said)
        bundle = catalog(self.language)
        values = {name: self.say(v) if isinstance(v, Message) else v for name, v in said.args.items()}
        text, errors = bundle.format_pattern(bundle.get_message(said.key).value, values)
        if errors:
            raise LookupError(f"{self.language}: {said.key}: {errors[0]}")
        return str(text)


@cache
def catalog(language: str) -> Any:
    """The command line's own catalog in one language."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALE / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
