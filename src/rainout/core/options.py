"""Match options: what a table can agree on before it starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from rainout.core.errors import BadOption

OptionValue = bool | int | str


class GameOption(msgspec.Struct, frozen=True):
    """One thing a table can agree on. Words: ``<game>-option-<name>``, and ``…-<value>`` for each choice."""

    name: str
    kind: Literal["flag", "choice", "number", "text"]
    default: OptionValue
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    """The bounds of a number; of a text, the most letters it may have."""
    shown_when: dict[str, str] = {}
    """Only asked when another option has this value."""
    names: dict[str, str] = {}
    """What choices are called that no catalog has words for, such as a club of one's own."""

    def check(self, value: OptionValue) -> OptionValue:
        """The value if it is one this option can have; text from files and command lines is understood too."""
        if self.kind == "flag":
            if isinstance(value, bool):
                return value
            if str(value).lower() in ("true", "yes", "1", "on"):
                return True
            if str(value).lower() in ("false", "no", "0", "off"):
                return False
            raise BadOption("error-option-flag", name=self.name, value=str(value))
        if self.kind == "choice":
            if isinstance(value, bool) or str(value) not in self.choices:
                raise BadOption(
                    "error-option-choice", name=self.name, value=str(value), choices=", ".join(self.choices)
                )
            return str(value)
        if self.kind == "text":
            return self._check_text(value)
        try:
            number = int(str(value))
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            raise BadOption(
                "error-option-number", name=self.name, value=str(value), low=self.low, high=self.high
            )
        return number

    def _check_text(self, value: OptionValue) -> str:
        """A text as it is kept: its lines without the blanks around them, none empty, nothing unprintable."""
        if not isinstance(value, str):
            raise BadOption("error-option-text", name=self.name, value=str(value))
        text = tidy(value)
        if len(text) > self.high:
            raise BadOption("error-option-long", name=self.name, length=len(text), most=self.high)
        return text


def tidy(text: str) -> str:
    """A text of several lines, however it was pasted, in one form.

    >>> tidy(" Rainy Day Nine \\r\\n\\r\\n\\t#12  ")
    'Rainy Day Nine\\n#12'
    """
    lines = (
        "".join(letter if letter.isprintable() else " " for letter in line) for line in text.splitlines()
    )
    return "\n".join(line.strip() for line in lines if line.strip())


def flag(name: str, default: bool, shown_when: Mapping[str, str] | None = None) -> GameOption:
    """A yes-or-no option."""
    return GameOption(name, "flag", default, shown_when=dict(shown_when or {}))


def choice(
    name: str,
    *choices: str,
    shown_when: Mapping[str, str] | None = None,
    names: Mapping[str, str] | None = None,
) -> GameOption:
    """An option with a few values, the first being the default."""
    return GameOption(
        name, "choice", choices[0], choices, shown_when=dict(shown_when or {}), names=dict(names or {})
    )


def number(
    name: str, default: int, low: int, high: int, shown_when: Mapping[str, str] | None = None
) -> GameOption:
    """An option that is a number within bounds."""
    return GameOption(name, "number", default, low=low, high=high, shown_when=dict(shown_when or {}))


def text(name: str, longest: int, shown_when: Mapping[str, str] | None = None) -> GameOption:
    """An option that is a text of a few lines, such as a team sheet, and empty to begin with; line one is its title."""
    return GameOption(name, "text", "", high=longest, shown_when=dict(shown_when or {}))


def agree(options: tuple[GameOption, ...], wishes: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Every option with its value: as wished for, else the default. Unknown names and bad values are refused."""
    known = {option.name: option for option in options}
    for name in wishes:
        if name not in known:
            raise BadOption("error-option-unknown", name=name, known=", ".join(known))
    return {name: option.check(wishes.get(name, option.default)) for name, option in known.items()}
