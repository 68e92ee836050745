"""Settings: where they come from, what is refused, and that every one can be found out about."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Literal

import pytest

from rainout.cli.settings import example
from rainout.cli.voice import Voice
from rainout.core.words import LANGUAGES, Speaker
from rainout.server.declaring import BadSetting, Between, Count, Seconds, Secret, Setting, declared
from rainout.server.in_force import OTHERS, InForce, default_file, in_force, known
from rainout.server.settings import Settings

SOURCES = Path(__file__).parents[2] / "src"


@pytest.fixture(autouse=True)
def _nobody_has_said_anything(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    for name in [name for name in os.environ if name.startswith("RAINOUT_")]:
        monkeypatch.delenv(name)


def said_in(file: Path, text: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def refusal(
    wishes: Mapping[str, Any] | None = None,
    config: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> str:
    with pytest.raises(BadSetting) as refused:
        in_force(wishes, config, environment or {})
    return str(refused.value)


# --- Where values come from ---


def test_nobody_need_say_anything() -> None:
    found = in_force()
    assert found == InForce(Settings(), dict.fromkeys(known(), "default"), None)


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = said_in(tmp_path / "my.toml", "port = 1\nlines_shown = 2\nbot_pause = 3\n")
    found = in_force({"port": 10}, file, {"RAINOUT_PORT": "20", "RAINOUT_LINES_SHOWN": "20"})
    settings = found.settings
    assert (settings.port, settings.lines_shown, settings.bot_pause) == (10, 20, 3.0)
    sources = [found.sources[name] for name in ("port", "lines_shown", "bot_pause", "host")]
    assert sources == ["command", "environment", "file", "default"]


def test_the_file_in_the_users_folder_is_read_without_being_named(tmp_path: Path) -> None:
    said_in(default_file(), 'host = "0.0.0.0"\n')
    assert default_file() == tmp_path / "config" / "rainout" / "rainout.toml"
    assert in_force().settings.host == "0.0.0.0"


def test_the_environment_may_name_the_file(tmp_path: Path) -> None:
    file = said_in(tmp_path / "my.toml", "lan = true")
    assert in_force(environment={"RAINOUT_CONFIG": str(file)}).settings.lan
    other = said_in(tmp_path / "other.toml", "")
    assert not in_force(config=other, environment={"RAINOUT_CONFIG": str(file)}).settings.lan


@pytest.mark.parametrize(("text", "value"), [("0", False), ("no", False), ("TRUE", True), ("on", True)])
def test_yes_and_no_in_the_environment(text: str, value: bool) -> None:
    assert in_force(environment={"RAINOUT_WARM": text}).settings.warm is value


def test_an_empty_variable_says_nothing() -> None:
    assert in_force(environment={"RAINOUT_PORT": ""}).sources["port"] == "default"


def test_a_secret_may_lie_in_a_file_of_its_own(tmp_path: Path) -> None:
    secret = said_in(tmp_path / "secret", "postgresql://club:bunt@db/rainout\n")
    found = in_force(environment={"RAINOUT_DATABASE_FILE": str(secret)})
    assert found.settings.database == "postgresql://club:bunt@db/rainout"
    assert "gone" in refusal(environment={"RAINOUT_DATABASE_FILE": str(tmp_path / "gone")})


# --- What is refused, by name ---


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("bot_pauze = 1", "“bot_pause”"),
        ("nonsense = 1", "“nonsense”"),
        ("[limits]\nhost = 'x'", "“limits”"),
        ("bot_pause = '1'", "bot_pause"),
        ("bot_pause = -1", "“-1”"),
        ("bot_pause = nan", "“nan”"),
        ("bot_pause = true", "“True”"),
        ("warm = 1", "warm"),
        ("port = 65536", "from 0 to 65535"),
        ("port = 80.0", "“80.0”"),
        ("tables_memory = 0", "1 or more"),
        ("host = 1", "host"),
        ("host = ", "not TOML"),
    ],
)
def test_what_a_file_cannot_say(tmp_path: Path, text: str, name: str) -> None:
    file = said_in(tmp_path / "my.toml", text)
    said = refusal(config=file)
    assert name in said
    assert str(file) in said


@pytest.mark.parametrize(
    ("variable", "text", "name"),
    [
        ("RAINOUT_BOT_PAUZE", "1", "RAINOUT_BOT_PAUSE"),
        ("RAINOUT_BOT_PAUSE", "long", "“long”"),
        ("RAINOUT_BOT_PAUSE", "inf inf", "a number, 0 or more"),
        ("RAINOUT_WARM", "perhaps", "true or false"),
        ("RAINOUT_PORT", "tcp://10.0.0.1:80", "“tcp://10.0.0.1:80”"),
    ],
)
def test_what_the_environment_cannot_say(variable: str, text: str, name: str) -> None:
    said = refusal(environment={variable: text})
    assert name in said
    assert variable in said


def test_a_file_that_is_named_must_be_there(tmp_path: Path) -> None:
    assert "nowhere.toml" in refusal(config=tmp_path / "nowhere.toml")


def test_what_other_programs_call_something_is_let_alone() -> None:
    """A container may be given ``RAINOUT_SERVICE_HOST`` for no better reason than that it is called so."""
    assert in_force(environment={"RAINOUT_SERVICE_HOST": "10.0.0.1", "PORT": "80"}).settings == Settings()


def test_wishes_must_be_settings_too() -> None:
    assert "“port”" in refusal({"prot": 80})


# --- Declaring one ---


@dataclass(frozen=True)
class Mailing:
    """Settings as somebody might add them."""

    mail_password: Secret = ""
    mail_level: Literal["few", "many"] = "few"
    mail_to: tuple[str, ...] = ()
    mail_folder: Path | None = None
    mail_every: Seconds = 3600.0
    mail_tries: Count = 3


def declared_as(name: str) -> Setting:
    return declared((Mailing,))[name]


def test_one_line_is_enough() -> None:
    every = declared_as("mail_every")
    assert every.variable == "RAINOUT_MAIL_EVERY"
    assert every.purpose.key == "setting-mail-every"
    assert (every.group, every.kind, every.bounds, every.default) == ("mailing", float, Between(0), 3600.0)


def test_lists_choices_and_paths() -> None:
    assert declared_as("mail_to").parse("ana@example.com, beto@example.com") == (
        "ana@example.com",
        "beto@example.com",
    )
    assert declared_as("mail_to").check(["ana@example.com"]) == ("ana@example.com",)
    assert declared_as("mail_level").parse("many") == "many"
    assert declared_as("mail_folder").parse("~/mail") == Path.home() / "mail"
    for name, value in [("mail_level", "some"), ("mail_to", "x"), ("mail_to", [1]), ("mail_folder", 1)]:
        with pytest.raises(ValueError):  # noqa: PT011
            declared_as(name).check(value)
    assert Speaker().say(declared_as("mail_level").wanted) == "one of few, many"


def test_secrets_are_not_shown() -> None:
    assert declared_as("mail_password").shown("slider") == '"…"'
    assert declared_as("mail_password").shown("") == '""'
    database = known()["database"]
    assert database.shown("postgresql://club:bunt@db/x") == '"postgresql://club:…@db/x"'
    assert database.shown("postgresql://db/x?user=club&password=bunt&a=b") == (
        '"postgresql://db/x?user=club&password=…&a=b"'
    )
    assert database.shown("postgresql://club@db/x") == '"postgresql://club@db/x"'


# --- Finding out about them ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_says_what_it_is_for_and_what_it_may_be(language: str) -> None:
    speaker = Speaker(language)
    assert list(known()) == sorted(known(), key=list(known()).index)
    assert set(known()) == {field.name for field in fields(Settings)}
    for setting in known().values():
        assert speaker.say(setting.purpose)
        assert speaker.say(setting.wanted)
        assert speaker.say(f"settings-group-{setting.group}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_says_what_holds_anyway(tmp_path: Path, language: str) -> None:
    lines = list(example(Voice(language)))
    assert tomllib.loads("\n".join(lines)) == {}
    taken = [line.removeprefix("# ") for line in lines if re.match(r"# \w+ = [^ ]", line)]
    found = in_force(config=said_in(tmp_path / "my.toml", "\n".join(taken)))
    assert found.settings == Settings()
    left_open = [setting.name for setting in known().values() if setting.default is None]
    assert [*found.sources.values()].count("file") == len(taken) == len(known()) - len(left_open)


def test_each_of_our_variables_is_known() -> None:
    """One that is read somewhere and not listed could be taken for a slip."""
    read = {
        name
        for file in SOURCES.rglob("*.py")
        for name in re.findall(r"environ\S*\(?\[?\"(RAINOUT_[A-Z_]+)", file.read_text(encoding="utf-8"))
    }
    assert len(read) > 3
    assert read <= OTHERS | {setting.variable for setting in known().values()}
