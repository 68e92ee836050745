"""Which settings are in force, and who says so: the command line goes before the environment, that before the file.

A secret is better kept in a file of its own: ``RAINOUT_<NAME>_FILE`` names one whose content is the value, as
containers and systemd hand them over. An empty variable says nothing.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal, NamedTuple

from rainout.core.folders import config_folder
from rainout.core.words import Message, message
from rainout.server.declaring import PREFIX, BadSetting, Setting, declared
from rainout.server.settings import GROUPS, Settings

Source = Literal["default", "file", "environment", "command"]

CONFIG = PREFIX + "CONFIG"
"""The variable that names the file."""
FROM_FILE = "_FILE"
OTHERS = frozenset(
    PREFIX + name
    for name in (
        *(
            "ALL_SIZES",
            "CACHE_DIR",
            "CHROMIUM",
            "CLUTCH_CARDS",
            "CONFIG",
            "DEBUG",
            "GAMES",
            "GOLDEN",
            "INTERPRETED",
        ),
        *("LANG", "SKIP_UI"),
    )
)
"""Variables of ours that are no settings of the server."""
ALIKE = 0.8
"""How like a setting an unknown variable must be to be taken for a slip; other programs may have theirs."""


class InForce(NamedTuple):
    """A server's settings and where each comes from."""

    settings: Settings
    sources: Mapping[str, Source]
    file: Path | None
    """The file that was read, if there is one."""


def known() -> Mapping[str, Setting]:
    """All settings there are, by name."""
    return declared(GROUPS)


def default_file() -> Path:
    """The file that is read when nobody names one: in the user's folder for such files."""
    return config_folder() / "rainout.toml"


def in_force(
    wishes: Mapping[str, Any] | None = None,
    config: str | Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> InForce:
    """The settings in force: ``wishes`` are the command line's, ``config`` is the file it names.

    Raises :class:`rainout.server.declaring.BadSetting` with the name of what is unknown or cannot be.
    """
    environment = os.environ if environment is None else environment
    settings = known()
    values: dict[str, Any] = {}
    sources: dict[str, Source] = dict.fromkeys(settings, "default")
    file = _file(config or environment.get(CONFIG))
    said: list[tuple[Source, Mapping[str, Any]]] = [
        ("file", _in_file(file, settings) if file else {}),
        ("environment", _in_environment(environment, settings)),
        ("command", _wished_for(wishes or {}, settings)),
    ]
    for source, told in said:
        values.update(told)
        sources.update(dict.fromkeys(told, source))
    return InForce(replace(Settings(), **values), sources, file)


def _file(named: str | Path | None) -> Path | None:
    """The file to be read: the one that somebody named, or the usual one if it is there."""
    if named:
        return Path(named).expanduser()
    usual = default_file()
    return usual if usual.is_file() else None


def _in_file(file: Path, settings: Mapping[str, Setting]) -> dict[str, Any]:
    where = message("settings-in-file", path=str(file))
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting("settings-unreadable", path=str(file), why=error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting("settings-not-toml", path=str(file), why=str(error)) from error
    for name in told:
        if name not in settings:
            raise _unknown(name, settings, where)
    return {name: _check(settings[name], value, where) for name, value in told.items()}


def _in_environment(environment: Mapping[str, str], settings: Mapping[str, Setting]) -> dict[str, Any]:
    variables = {setting.variable: setting for setting in settings.values()}
    values = {}
    for name, text in sorted(environment.items()):  # X before X_FILE
        if not name.startswith(PREFIX) or name in OTHERS or not text:
            continue
        where = message("settings-in-environment", variable=name)
        if name in variables:
            values[variables[name].name] = _parse(variables[name], text, where)
        elif (setting := variables.get(name.removesuffix(FROM_FILE))) and name.endswith(FROM_FILE):
            values[setting.name] = _parse(setting, _content(Path(text), where), where)
        elif get_close_matches(name.removeprefix(PREFIX).lower(), settings, 1, ALIKE):
            raise _unknown(name, variables, where)
    return values


def _content(file: Path, where: Message) -> str:
    """What a file that holds one value says."""
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadSetting("settings-unreadable-value", path=str(file), where=where, why=why) from error


def _wished_for(wishes: Mapping[str, Any], settings: Mapping[str, Setting]) -> dict[str, Any]:
    where = message("settings-on-command-line")
    for name in wishes:
        if name not in settings:
            raise _unknown(name, settings, where)
    return {name: _check(settings[name], value, where) for name, value in wishes.items()}


def _check(setting: Setting, value: object, where: Message) -> Any:
    try:
        return setting.check(value)
    except ValueError:
        raise _bad(setting, str(value), where) from None


def _parse(setting: Setting, text: str, where: Message) -> Any:
    try:
        return setting.parse(text)
    except ValueError:
        raise _bad(setting, text, where) from None


def _bad(setting: Setting, value: str, where: Message) -> BadSetting:
    if setting.secret:
        return BadSetting("settings-bad-secret", name=setting.name, where=where, wanted=setting.wanted)
    return BadSetting("settings-bad", name=setting.name, value=value, where=where, wanted=setting.wanted)


def _unknown(name: str, names: Mapping[str, Any], where: Message) -> BadSetting:
    """No setting is called that; the one that was perhaps meant is named."""
    alike = get_close_matches(name, names, 1)
    if alike:
        return BadSetting("settings-unknown-alike", name=name, where=where, alike=alike[0])
    return BadSetting("settings-unknown", name=name, where=where)
