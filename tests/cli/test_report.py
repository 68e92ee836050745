"""``rainout report``."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rainout.cli import report as command
from rainout.core.words import Message
from rainout.sim.designer import DesignReport, design_report

from .conftest import Run

RUN = ("report", "hens", "--games", "60", "--seed", "7")


def test_a_page_and_the_same_as_data(run: Run, tmp_path: Path) -> None:
    page, values = tmp_path / "hens.html", tmp_path / "hens.json"
    ran = run(*RUN, "--output", page)
    assert (ran.code, ran.out) == (0, "")
    assert str(page) in ran.err.replace("\n", "")
    assert "<h1>Designer’s report: Clutch Hens</h1>" in page.read_text(encoding="utf-8")
    assert run(*RUN, "--output", values, "--format", "json", "--workers", "1").code == 0
    found = json.loads(values.read_text(encoding="utf-8"))
    assert (found["game"], found["games"], found["seed"], found["interrupted"]) == ("hens", 60, 7, False)


def test_in_spanish_and_under_house_rules(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*RUN, "--lang", "es", "--option", "may-decline=yes").code == 0
    text = (tmp_path / "hens-report.html").read_text(encoding="utf-8")
    assert '<html lang="es">' in text
    assert "Reglas de la casa" in text
    assert ": sí." in text


def test_what_is_refused(refused: Callable[..., str], tmp_path: Path) -> None:
    assert "chess" in refused("report", "chess")
    assert "folder that exists" in refused(*RUN, "--output", tmp_path / "nowhere" / "hens.html")
    assert "folder that exists" in refused(*RUN, "--output", tmp_path)
    assert "2" in refused(*RUN, "--players", "3")
    assert "blocks" in refused(*RUN, "--option", "blocks=seven")


def test_whoever_interrupts_it_has_a_report_of_what_is_known(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def until_ctrl_c(*wanted: Any) -> DesignReport:
        def told(done: int, all: int, doing: Message) -> None:
            if doing.key == "design-doing-usual":
                raise KeyboardInterrupt

        game, games, seed, options, seats, workers, _ = wanted
        return design_report(game, games, seed, options, seats, workers, told)

    monkeypatch.setattr(command, "design_report", until_ctrl_c)
    page = tmp_path / "hens.json"
    ran = run(*RUN, "--output", page, "--format", "json")
    assert ran.code == 130
    assert "what is known so far" in ran.err
    found = json.loads(page.read_text(encoding="utf-8"))
    assert found["interrupted"]
    assert found["summary"]["games"] == 60
    assert not found["rules_worth"]
