"""In Spanish, nothing English is left over; the page says which language it is in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from playwright.sync_api import Page, expect

from tests.browser import baseball, clix, clutch, hens
from tests.browser.conftest import ComeIn, Complaints
from tests.browser.people import Game, Player

ROOT = Path(__file__).parents[2]
GAMES: tuple[Game, ...] = ("hens", "baseball", "clix", "clutch")
CATALOGS = (
    "ui/locale",
    "src/rainout/core/locale",
    "src/rainout/diamond/locale",
    *(f"{root}/games/{game}/locale" for game in GAMES for root in ("ui/src", "src/rainout")),
)
TELLTALE = re.compile(
    r"\b(the|you|your|and|with|card|cards|roll|rolls|rolled|choose|wins|space|turn)\b", re.I
)
"""Words that are in nearly every English sentence here and in no Spanish one."""
SIGN = re.compile("[A-Z0-9]{1,3}|.")
"""What cards print, such as SO: no word of any language."""

ALL_TEXT = """() => {
  const found = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) found.push([node, node.data])
    else for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      if (node.hasAttribute(name)) found.push([node, node.getAttribute(name)])
  }
  const inEnglish = node => (node.closest ? node : node.parentElement).closest('[lang=en], code, script, style')
  return found.filter(([node]) => !inEnglish(node) || inEnglish(node) === document.documentElement)
    .map(([, text]) => text.trim()).filter(Boolean)
}"""


def plain(language: str) -> dict[str, str]:
    """The messages of a language that are words and nothing else."""
    texts: dict[str, str] = {}
    for folder in CATALOGS:
        resource = FluentParser().parse((ROOT / folder / f"{language}.ftl").read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Message) and entry.value:
                parts = [part.value for part in entry.value.elements if isinstance(part, TextElement)]
                if len(parts) == len(entry.value.elements):
                    texts[entry.id.name] = "".join(parts)
    return texts


@pytest.fixture(scope="module")
def english_only() -> set[str]:
    """Phrases that say something in English and are said differently in Spanish; signs are printed alike in both."""
    english, spanish = plain("en"), plain("es")
    said = {text for key, text in english.items() if spanish.get(key) != text and not SIGN.fullmatch(text)}
    return said - set(spanish.values())


def english_on(page: Page, phrases: set[str]) -> list[str]:
    texts: list[str] = page.evaluate(ALL_TEXT)
    return [text for text in texts if text in phrases or TELLTALE.search(text)]


@pytest.fixture
def spaniard(come_in: ComeIn) -> Player:
    """Someone whose browser asks for Spanish."""
    return come_in(locale="es-ES")


def test_switching_the_language_and_back(player: Player, english_only: set[str]) -> None:
    page = player.page
    player.go_home()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="ES: switch to Español").click()
    expect(page.get_by_role("heading", name="¿Se suspendió por lluvia? Reparte.")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    assert english_on(page, english_only) == []
    page.reload()
    expect(player.tile().get_by_role("button", name="Jugar ya")).to_be_visible()
    page.get_by_role("button", name="EN: cambiar a English").click()
    expect(player.tile().get_by_role("button", name="Play now")).to_be_visible()


def test_the_language_changes_in_the_middle_of_a_game(player: Player) -> None:
    player.load(hens.match_file(hens.SCATTERED, hens.WAITING, "roll 4; rearrange 1 4"))
    player.page.get_by_role("button", name="ES: switch to Español").click()
    expect(player.page.get_by_role("list", name="Crónica")).to_contain_text("Ana saca un 4.")
    expect(player.bar.get_by_role("button", name="Tirar")).to_be_visible()
    expect(player.page.get_by_role("group", name="Corral de Ana")).to_be_visible()


def test_a_spanish_browser_is_greeted_in_spanish(spaniard: Player, english_only: set[str]) -> None:
    page = spaniard.page
    spaniard.visit("/")
    expect(spaniard.tile().get_by_role("button", name="Jugar ya")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    assert english_on(page, english_only) == []
    for game in GAMES:
        spaniard.tile(game).get_by_role("button", name="Mesa nueva…").click()
        page.get_by_text("Reglas de la casa").click()
        assert english_on(page, english_only) == []
        spaniard.escape()
    page.get_by_role("button", name="Ajustes").click()
    assert english_on(page, english_only) == []


def test_a_table_in_spanish(spaniard: Player, english_only: set[str]) -> None:
    page = spaniard.page
    spaniard.visit("/")
    file = hens.match_file(hens.ONE_SWAP_AWAY, hens.NOTHING_IN_PLACE, "roll 4")
    page.locator("input[type=file]").set_input_files(
        {"name": "m.txt", "mimeType": "text/plain", "buffer": file.encode()}
    )
    spaniard.wait_at_table()
    assert english_on(page, english_only) == []
    for key in ("?", "r"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        assert english_on(page, english_only) == []
        spaniard.escape()
    page.get_by_role("button", name="Menú").click()
    assert english_on(page, english_only) == []
    page.get_by_role("button", name="Dados limpios").click()
    assert english_on(page, english_only) == []
    spaniard.escape()

    corral = page.get_by_role("group", name="Corral de Ana").get_by_role("button")
    corral.nth(0).click()
    corral.nth(1).click()
    result = page.get_by_role("dialog", name="La partida ha terminado")
    expect(result).to_contain_text("55")
    assert english_on(page, english_only) == []
    result.get_by_role("link", name="Repetición").click()
    expect(page.get_by_role("heading", name="Repetición de Clutch")).to_be_visible()
    page.keyboard.press("End")
    assert english_on(page, english_only) == []


def test_a_ball_game_in_spanish(spaniard: Player, english_only: set[str]) -> None:
    page = spaniard.page

    def load(file: str) -> None:
        spaniard.visit("/")
        page.locator("input[type=file]").set_input_files(
            {"name": "m.txt", "mimeType": "text/plain", "buffer": file.encode()}
        )
        spaniard.wait_at_table()
        spaniard.wait_until_asked()
        assert english_on(page, english_only) == []

    players = ("Ana", "bot novice", "bot advise", "bot random")
    load(baseball.match_file(("T S 1B", "K F X", "BK SB HR", "E E PB"), "play T; time 2", players=players))
    expect(page.get_by_role("list", name="Crónica")).to_contain_text("Sacas Tiempo, Strike y Sencillo.")
    page.keyboard.press("t")
    spaniard.page.locator("[data-target=card-S]").hover()
    expect(spaniard.tip).to_have_text("Ya jugaste una carta azul en este turno, y solo se permite una.")
    assert english_on(page, english_only) == []

    load(baseball.match_file(("J T S", "K F X"), players=("Ana", "bot novice")))
    spaniard.page.locator("[data-target=card-J]").click()
    expect(page.get_by_role("group", name="El comodín vale por…")).to_be_visible()
    assert english_on(page, english_only) == []

    load(baseball.match_file(("J T S", "K F X")))
    expect(spaniard.curtain).to_contain_text("Pasa la pantalla a Ana")
    assert english_on(page, english_only) == []

    load(baseball.almost_won(("Ana", "bot novice")))
    page.get_by_role("button", name="Menú").click()
    page.get_by_role("button", name="Cartas limpias").click()
    assert english_on(page, english_only) == []
    spaniard.escape()
    spaniard.page.locator("[data-target=card-1B]").click()
    result = page.get_by_role("dialog", name="Has ganado")
    expect(result).to_contain_text("10")
    assert english_on(page, english_only) == []
    result.get_by_role("link", name="Repetición").click()
    expect(page.get_by_role("heading", name="Repetición de ¡Béisbol!")).to_be_visible()
    page.keyboard.press("End")
    assert english_on(page, english_only) == []


@pytest.mark.parametrize("moment", clix.MOMENTS)
def test_sports_clix_in_spanish(spaniard: Player, english_only: set[str], moment: str) -> None:
    page = spaniard.page
    spaniard.visit("/")
    file = clix.saved(clix.MOMENTS[moment](), clix.AGAINST_A_BOT)
    page.locator("input[type=file]").set_input_files(
        {"name": "m.txt", "mimeType": "text/plain", "buffer": file.encode()}
    )
    spaniard.wait_at_table()
    expect(clix.board(spaniard)).to_be_visible()
    assert english_on(page, english_only) == []
    assert [text for text in page.evaluate(ALL_TEXT) if "clix-" in text] == [], (
        "words that nobody has written"
    )


@pytest.mark.parametrize("moment", clutch.MOMENTS)
def test_clutch_baseball_in_spanish(spaniard: Player, english_only: set[str], moment: str) -> None:
    page = spaniard.page
    clutch.prefer(spaniard)
    spaniard.visit("/")
    page.locator("input[type=file]").set_input_files(
        {"name": "m.txt", "mimeType": "text/plain", "buffer": clutch.moment(moment)[0].encode()}
    )
    spaniard.wait_at_table()
    expect(clutch.board(spaniard)).to_be_visible()
    assert english_on(page, english_only) == []
    for opener in ("[data-dugout]", "[data-open-cards]", "[data-scorecard]"):
        if moment in ("cards", "bench") and page.locator(opener).first.is_visible():
            page.locator(opener).first.click()
            expect(page.get_by_role("dialog")).to_be_visible()
            assert english_on(page, english_only) == []
            spaniard.escape()
    unwritten = [text for text in page.evaluate(ALL_TEXT) if re.search("clutch-[a-z]", text)]
    assert unwritten == [], "words that nobody has written"


@pytest.mark.parametrize(
    ("game", "title"),
    [("hens", "Clutch"), ("baseball", "¡Béisbol!"), ("clix", "SportsClix"), ("clutch", "CLUTCH Baseball")],
)
def test_the_rules_in_spanish(spaniard: Player, english_only: set[str], game: str, title: str) -> None:
    spaniard.visit(f"/rules/{game}")
    expect(spaniard.page.get_by_role("heading", name=title)).to_be_visible()
    assert english_on(spaniard.page, english_only) == []


def test_refusals_come_in_spanish_too(
    spaniard: Player, english_only: set[str], complaints: Complaints
) -> None:
    complaints.expect("status of 4(04|22)")
    spaniard.visit("/t/nosuchtable")
    expect(spaniard.page.get_by_role("heading", name="Aquí no hay nada")).to_be_visible()
    assert english_on(spaniard.page, english_only) == []
    spaniard.visit("/")
    spaniard.page.locator("input[type=file]").set_input_files(
        {"name": "m.txt", "mimeType": "text/plain", "buffer": b"Querido diario"}
    )
    expect(spaniard.page.get_by_role("alert")).to_be_visible()
    assert english_on(spaniard.page, english_only) == []
