"""``rainout cards``."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from rainout.games.clutch.cards import STANDARD

from .conftest import Run, said


def test_the_set_that_ships_is_in_order(run: Run) -> None:
    ran = run("cards", "clutch")
    assert ran.code == 0
    assert "8 clubs, 264 players" in ran.flat
    assert "the ready clubs bat 0.256" in ran.flat
    assert said("cli-cards-well") in ran.flat


def test_a_folder_that_holds_no_set(run: Run, tmp_path: Path) -> None:
    ran = run("cards", "clutch", tmp_path)
    assert ran.code == 1
    assert "sets.toml" in ran.flat


def test_every_fault_is_told_once_and_cards_without_words_are_found(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "set"
    shutil.copytree(STANDARD, folder)
    mute = '\n[[card]]\nid = "mute"\ncolour = "offense"\nrarity = "rare"\nwindows = "w3"\ndoes = ["draw 1"]\n'
    with (folder / "strategy.toml").open("a", encoding="utf-8") as cards:
        cards.write(mute)
    decks, club = folder / "decks.toml", next((folder / "clubs").iterdir())
    decks.write_text(decks.read_text(encoding="utf-8").replace("= 3", "= 2", 1), encoding="utf-8")
    dear = re.sub(r"salary = \d+", "salary = 650", club.read_text(encoding="utf-8"), count=1)
    club.write_text(dear, encoding="utf-8")
    ran = run("cards", "clutch", folder)
    assert ran.code == 1
    assert ran.flat.count("The deck has 49 cards, but needs 50.") == 1
    assert "mute: nothing is printed on this card. Write its title and text" in ran.flat
    assert "costs 650, by its card" in ran.flat


def test_a_game_that_nobody_makes_cards_for(run: Run) -> None:
    ran = run("cards", "hens")
    assert ran.code == 2
    assert said("cli-cards-none", game="hens", known="clutch") in ran.err
