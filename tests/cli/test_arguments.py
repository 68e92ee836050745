"""Arguments, help and what is said about bad ones."""

import argparse
import ast
import inspect
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import rainout
from rainout import cli
from rainout.cli.arguments import parse
from rainout.cli.voice import LOCALE, Voice, wanted_language

from .conftest import Run, said

COMMANDS = (
    "games",
    "play",
    "join",
    "simulate",
    "referee",
    "verify",
    "analyse",
    "export",
    "team",
    "settings",
    "store",
)
HEAVY = ("numpy", "numba", "litestar", "uvicorn", "websockets", "rich", "rainout.core.game", "rainout.server")


@pytest.mark.parametrize(
    "arguments", [["--help"], ["--version"], ["simulate", "--help"], ["play", "--nonsense"]]
)
def test_saying_hello_imports_nothing_heavy(arguments: list[str]) -> None:
    program = (
        f"import sys; from rainout.cli import main; main({arguments}); print('\\n' + ' '.join(sys.modules))"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = ran.stdout.splitlines()[-1].split()
    assert "rainout.cli" in loaded
    assert not [name for name in HEAVY if name in loaded]


def test_version(run: Run) -> None:
    assert run("--version") == (0, f"rainout {rainout.__version__}\n", "")


def test_help_lists_every_command(run: Run) -> None:
    ran = run("--help")
    assert ran.code == 0
    assert all(re.search(rf"^    {name} +\w", ran.out, re.MULTILINE) for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(run: Run, name: str) -> None:
    assert run(name, "--help").out.startswith(f"usage: rainout {name}")


BAD = {
    ("nonsense",): "'nonsense'",
    ("--nonsense",): "--nonsense",
    ("--port", "http"): "“http”",
    ("--port", "65536"): "“65536”",
    ("--port",): "--port",
    ("--port", "80", "games"): "“games”",
    ("--no-browser", "games"): "“games”",
    ("--config", "x.toml", "games"): "“games”",
    ("settings", "--json", "--example"): "--json",
    ("settings", "--config", "nowhere.toml"): "nowhere.toml",
    ("--config", "nowhere.toml"): "nowhere.toml",
    ("games", "hens"): "hens",
    ("games", "--json=yes"): "yes",
    ("play",): "rainout play hens",
    ("play", "chess"): "“chess”",
    ("play", "hens", "--bot", "genius"): "“genius”",
    ("play", "hens", "--bot", "random", "--hot-seat"): "--bot",
    ("play", "hens", "--name", "Ana", "--name", "Luis"): "--name",
    ("play", "hens", "--seed", "-1"): "-1",
    ("play", "hens", "--option", "series"): "name=value",
    ("play", "hens", "--option", "=points"): "name=value",
    ("play", "hens", "--option", "colour=red"): "“colour”",
    ("play", "hens", "--option", "series=endless"): "“endless”",
    ("play", "hens", "--resume", "nowhere.match"): "nowhere.match",
    ("play", "hens", "--save", "nowhere/at/all.match"): "all.match",
    ("simulate",): "GAME",
    ("simulate", "chess"): "“chess”",
    ("simulate", "hens", "--games", "0"): "“0”",
    ("simulate", "hens", "--games", "many"): "“many”",
    ("simulate", "hens", "--games", "1.5"): "“1.5”",
    ("simulate", "hens", "--games", "9" * 30): "“999",
    ("simulate", "hens", "--seed", str(2**63)): str(2**63),
    ("simulate", "hens", "--workers", "0"): "“0”",
    ("simulate", "hens", "--bots", ""): "2 bots",
    ("simulate", "hens", "--bots", "advise"): "2 bots",
    ("simulate", "hens", "--bots", "advise,genius"): "“genius”",
    ("simulate", "hens", "--option", "target-points=9"): "“9”",
    ("referee",): "FILE",
    ("verify",): "FILE",
    ("verify", "nowhere.match"): "nowhere.match",
    ("verify", "."): "folder",
    ("export", "nowhere.match"): "nowhere.match",
    ("export", "nowhere.match", "--format", "pdf"): "'pdf'",
    ("export", "nowhere.match", "--lang", "fr"): "'fr'",
}


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_bad_arguments_get_one_clear_line(refused: Callable[..., str], arguments: tuple[str, ...]) -> None:
    assert BAD[arguments] in refused(*arguments)


def test_argparse_says_nothing_that_is_not_in_the_catalogs() -> None:
    """What argparse may say to a user, as far as our own arguments can provoke it."""
    source = ast.parse(inspect.getsource(argparse))
    said = {
        call.args[0].value
        for call in ast.walk(source)
        if isinstance(call, ast.Call)
        and getattr(call.func, "id", "") == "_"
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[0].value, str)
    }
    to_users = re.compile(
        r"^(usage|options|positional|show this|argument %|unrec|the foll|one of|not allowed|exp|inv.* %)"
    )
    to_programmers = re.compile(r"option string|conflict_resolution")
    wanted = {text for text in said if to_users.match(text) and not to_programmers.search(text)}
    assert len(wanted) >= 14
    assert wanted <= set(cli.arguments.ARGPARSE)


def test_bad_arguments_in_spanish(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAINOUT_LANG", "es")
    assert run("--help").out.startswith("uso: rainout")
    assert run("simulate").err == "rainout: falta indicar: JUEGO\n"
    assert run("simulate", "hens", "--seed").err == "rainout: --seed: falta un valor\n"
    assert run("games", "--nonsense").err == "rainout: no se entiende: --nonsense\n"
    assert "no puede ir junto con" in run("play", "hens", "--bot", "random", "--hot-seat").err
    assert run("verify", "nada.match").err == "rainout: nada.match: no existe ese archivo.\n"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "es_AR.UTF-8"}, "es"),
        ({"LANG": "es_AR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "es_ES"}, "es"),
        ({"LC_ALL": "en_GB.UTF-8", "RAINOUT_LANG": "es"}, "es"),
        ({"RAINOUT_LANG": "", "LANG": "es"}, "es"),
        ({"LANG": "xx"}, "en"),
    ],
)
def test_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert wanted_language(environment) == language


def keys(language: str) -> dict[str, set[str]]:
    """The messages of the catalog, each with the variables it uses."""
    text = (LOCALE / f"{language}.ftl").read_text(encoding="utf-8")
    messages = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)]
    return {
        m.id.name: set(re.findall(r"\$([a-z0-9-]+)", text[m.span.start : m.span.end]))
        for m in messages
        if m.span
    }


def test_both_languages_say_the_same_things() -> None:
    assert keys("en") == keys("es")


def test_every_word_in_the_code_is_in_the_catalogs() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in Path(cli.__file__).parent.rglob("*.py"))
    used = set(re.findall(r'"(cli-[a-z0-9-]*[a-z0-9])"', code))
    assert len(used) > 60
    assert used <= set(keys("en"))


def test_a_missing_word_is_a_programming_error() -> None:
    with pytest.raises(LookupError):
        Voice("en").say("cli-play-saved")


def test_our_own_mistakes_are_one_line_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from rainout.cli import games

    def broken(*arguments: object) -> None:
        raise ZeroDivisionError("of all\nthings")

    monkeypatch.setattr(games, "show", broken)
    ran = run("games")
    assert ran.code == 70
    assert ran.err.count("\n") == 1
    assert "ZeroDivisionError: of all things" in ran.err
    monkeypatch.setenv("RAINOUT_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run("games")


def test_without_a_command_the_server_starts(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from rainout.server import start
    from rainout.server.in_force import in_force
    from rainout.server.settings import Settings

    calls: list[Settings] = []
    monkeypatch.setattr(start, "serve", lambda *said: calls.append(in_force(*said[:2]).settings))
    assert run().code == 0
    assert run("--host", "0.0.0.0", "--port", "0", "--database", "x.db", "--no-browser").code == 0
    assert run("--lan").code == 0
    assert run("--workers", "4").code == 0
    assert calls == [
        Settings(),
        Settings(host="0.0.0.0", port=0, database="x.db", browser=False),
        Settings(lan=True),
        Settings(workers=4),
    ]


@pytest.mark.parametrize("number", [str(2**63), "9" * 30, "9" * 5000])
def test_a_number_that_is_too_large_is_called_so(refused: Callable[..., str], number: str) -> None:
    assert refused("simulate", "clutch", "--games", number).endswith("is too large a number")


def test_a_folder_that_is_not_there_is_named(refused: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "match.txt"
    for command in (("verify", path), ("play", "clutch", "--seed", "1", "--save", path)):
        assert refused(*command) == said("cli-file-no-folder", path=str(path), folder=str(path.parent))


@pytest.mark.parametrize(
    "words",
    [
        ("team", "clix", "--complete", "FILE", "--option", "level=championship"),
        ("team", "--complete", "clix", "--option", "level=championship", "FILE"),
        ("team", "--option", "level=championship", "clix", "FILE", "--complete"),
    ],
)
def test_options_may_stand_between_the_words(run: Run, tmp_path: Path, words: tuple[str, ...]) -> None:
    sheet = tmp_path / "team.txt"
    sheet.write_text("Rainy Day Nine\n")
    ran = run(*[str(sheet) if word == "FILE" else word for word in words])
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Rainy Day Nine\n#")


def test_options_may_stand_before_between_and_after_several_files(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.match", "two.match")]
    wanted = parse(["referee", str(files[0]), str(files[1])], Voice("en"))
    assert wanted.files == [str(each) for each in files]
    wanted = parse(["simulate", "--games", "5", "hens", "--json"], Voice("en"))
    assert (wanted.game, wanted.games, wanted.json) == ("hens", 5, True)


@pytest.mark.parametrize(("language", "usage"), [("en", "usage"), ("es", "uso")])
@pytest.mark.parametrize("name", COMMANDS)
def test_help_says_how_a_command_is_used(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, usage: str, name: str
) -> None:
    monkeypatch.setenv("RAINOUT_LANG", language)
    assert run(name, "--help").out.startswith(f"{usage}: rainout {name} [-h] ")


@pytest.mark.parametrize(
    "address", ["mysql://ana@db.example/rainout", "postgres:rainout", "sqlite:///x.db", "file:x.db"]
)
def test_a_database_that_is_no_file_is_refused(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, address: str
) -> None:
    monkeypatch.chdir(tmp_path)
    line = refused("--database", address, "--no-browser", "--port", "0")
    assert address in line
    assert list(tmp_path.iterdir()) == []
