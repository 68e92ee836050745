#!/usr/bin/env python3
"""How soon is a click answered, in every game, and how soon can the home page be used?

A person plays each game against a bot in headless Chromium, with all motion, on compiled rules: real clicks on whatever
can be chosen, on dice that are due, and on what is being shown, which a click skips. ``seen`` is the time from pressing
the button to the frame that shows the first visible change; ``told`` the time to the frame that shows what came of it,
where the server had to be asked. Both are medians, each with what 19 of 20 stay below, in milliseconds. ``bar`` is the
most that both medians may be.

The home page is usable when "Play now" can be pressed: seconds from asking for it, in a browser that was open but has
never been there, and the most it may be.

Needs Chromium and the built UI. Run it with the project's Python: ``.venv/bin/python benchmarks/clicks.py [GAME …]``.
"""

from __future__ import annotations

import json
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from moves import CASES, Case
from playwright.sync_api import Browser, Page, sync_playwright
from unlimited import unlimited

from rainout.core.registry import get

sys.path.insert(0, str(Path(__file__).parents[1]))
from tools.browser_tests import find_chromium

SOURCES = Path(__file__).resolve().parents[1] / "src"
BAR = 100
"""Milliseconds from a click to its answer."""
HOME_BAR = 1.0
"""Seconds to a home page that can be used."""
CLICKS = 60
VISITS = 9
PATIENCE = 30.0
"""Seconds after which nobody waits for a table any more: it stands still."""
LOOK, LOOKS = 0.3, 10
"""Seconds after which it is looked whether anything has come of a click, and how often."""
REACH = 0.06
"""Seconds the pointer rests on a thing before it is pressed, as a hand does."""

START = """
import sys
from rainout.core.registry import get
from rainout.server import run
for game in sys.argv[3:]:
    get(game).compile()
run(port=int(sys.argv[1]), database=sys.argv[2])
"""
"""A server whose rules are compiled before anybody comes."""

WATCH = """() => {
  // What nobody sees, or what goes by itself, is no answer.
  const ASIDE = '.visually-hidden, [aria-live]:not(#foreseen), [data-testid=announcer]'
  const SEEN = ['class', 'style', 'd', 'transform', 'disabled', 'aria-pressed', 'aria-disabled', 'data-target', 'href']
  const watch = (window.clickWatch = { pressed: 0, seen: 0, heard: 0, told: 0 })
  const isSeen = ({ target, type, attributeName }) => {
    const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement
    if (!element?.isConnected || element.closest(ASIDE)) return false
    if (type === 'attributes' && !SEEN.includes(attributeName)) return false
    const { width, height, bottom, right, top, left } = element.getBoundingClientRect()
    const within = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    return width * height > 0 && within && element.checkVisibility()
  }
  /** Once the frame that the change is in has been drawn. */
  const drawn = (name) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => { watch[name] ||= performance.now() }
    port2.postMessage(null)
  })
  const press = (event) => Object.assign(watch, { pressed: event.timeStamp, seen: 0, heard: 0, told: 0 })
  addEventListener('pointerdown', press, true)
  new MutationObserver((changes) => {
    if (!watch.pressed || (watch.seen && (watch.told || !watch.heard)) || !changes.some(isSeen)) return
    if (!watch.seen) drawn('seen')
    if (watch.heard && !watch.told) drawn('told')
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  const Socket = window.WebSocket
  window.WebSocket = class extends Socket {
    constructor(...where) {
      super(...where)
      this.addEventListener('message', ({ data }) => {
        if (watch.pressed && JSON.parse(data).type === 'table') watch.heard ||= performance.now()
      })
    }
  }
}"""

OFFERED = """() => {
  if (document.querySelector('dialog[open]')) return { over: true, things: [] }
  const bar = document.querySelector('[data-testid=action-bar]')
  const MAY = ':is([data-target], [data-action], [data-spot]):not([aria-disabled=true], [aria-pressed=true])'
  const things = [...document.querySelectorAll(MAY)]
  things.push(...(bar?.querySelectorAll('.roll, .verb, .primary') ?? []))
  things.push(...[...(bar?.querySelectorAll('.quiet') ?? [])].filter((button) => button.innerText.trim() === 'Skip'))
  const inSight = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect()
    const [at, down] = [x + width / 2, y + height / 2]
    const on = document.elementFromPoint(at, down)
    return width > 0 && on && (thing === on || thing.contains(on)) ? [[at, down]] : []
  }
  return { over: false, things: things.filter((each) => !each.disabled).flatMap(inSight) }
}"""


@contextmanager
def served(games: list[str]) -> Iterator[str]:
    """The address of a server, while it is needed."""
    with tempfile.TemporaryDirectory(prefix="rainout-bench-", ignore_cleanup_errors=True) as folder:
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = int(taken.getsockname()[1])
        environment = {**unlimited(), "PYTHONPATH": str(SOURCES), "RAINOUT_BOT_PAUSE": "0"}
        server = subprocess.Popen(
            [sys.executable, "-c", START, str(port), f"{folder}/rainout.db", *games],
            env=environment,
            stdout=subprocess.PIPE,
        )
        try:
            assert server.stdout
            if not server.stdout.readline():
                raise SystemExit("the server did not start")
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.communicate(timeout=PATIENCE)


def sit_down(page: Page, address: str, case: Case) -> None:
    """Open a table against bots and take a seat at it."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "advise"}] * (case.seats - 1)]
    wish = {"game": case.game, "seats": seats, "options": case.options, "listed": False}
    request = urllib.request.Request(
        f"{address}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        opened = json.load(answer)
    held = {opened["match"]: {"seats": opened["seats"], "at": 0}}
    page.goto(address)
    page.evaluate("held => localStorage.setItem('rainout.tables', JSON.stringify(held))", held)
    page.goto(f"{address}/t/{opened['match']}")
    page.get_by_test_id("action-bar").wait_for()
    for note in page.get_by_role("button", name="Got it").all():  # what is new at a level lies over the table
        note.click()


def offered(page: Page) -> list[tuple[float, float]]:
    """Where something can be pressed, once there is anything; nowhere when the match is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found: dict[str, Any] = page.evaluate(OFFERED)
        if found["over"]:
            return []
        if found["things"]:
            return [(x, y) for x, y in found["things"]]
        page.wait_for_timeout(20)
    raise SystemExit(f"nothing can be pressed: {page.locator('[data-testid=action-bar]').inner_text()}")


def click(page: Page, at: tuple[float, float]) -> tuple[float | None, float | None]:
    """Press there: milliseconds to the first visible change, and to what came of it if the server was asked."""
    page.mouse.move(*at)
    page.wait_for_timeout(1000 * REACH)
    page.mouse.down()
    page.mouse.up()
    watch = dict[str, float]()
    for _ in range(LOOKS):
        page.wait_for_timeout(1000 * LOOK)
        watch = page.evaluate("() => clickWatch")
        if watch["seen"] and (watch["told"] or not watch["heard"]):
            break
    seen, told = (watch[name] - watch["pressed"] if watch[name] else None for name in ("seen", "told"))
    return seen, told


def play(browser: Browser, address: str, case: Case) -> tuple[list[float], list[float], int]:
    """Click through a match, and another when it is over; and how many clicks nothing visible came of."""
    page = browser.new_page(
        viewport={"width": 1280, "height": 800}, reduced_motion="no-preference", locale="en-GB"
    )
    page.add_init_script(f"({WATCH})()")
    chance = random.Random(case.game)
    seen, told, unanswered = list[float](), list[float](), 0
    sit_down(page, address, case)
    while len(seen) + unanswered < CLICKS:
        if not (things := offered(page)):
            sit_down(page, address, case)
            continue
        first, then = click(page, chance.choice(things))
        unanswered += first is None
        seen += [] if first is None else [first]
        told += [] if then is None else [then]
    page.close()
    return seen, told, unanswered


def come_home(browser: Browser, address: str) -> float:
    """Seconds from asking for the home page, without a cache, until a game can be begun."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    asked = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Play now").first.click(trial=True, timeout=1000 * PATIENCE)
    usable = time.perf_counter() - asked
    context.close()
    return usable


def spread(times: list[float]) -> tuple[float, float]:
    """The median, and what 19 of 20 stay below."""
    return statistics.median(times), statistics.quantiles(times, n=20)[-1]


def main() -> None:
    """Click through each game, or those named, and print what it came to."""
    chromium = find_chromium()
    if chromium is None:
        return print("there is no Chromium here: clicks are not measured")
    cases = [case for case in CASES if not sys.argv[1:] or case.game in sys.argv[1:]]
    for case in cases:
        get(case.game).compile()
    with sync_playwright() as playwright, served([case.game for case in cases]) as address:
        browser = playwright.chromium.launch(executable_path=chromium)
        print(
            f"{'game':10} {'clicks':>6} {'seen':>6} {'p95':>6} {'told':>6} {'p95':>6} {'bar':>4} {'unseen':>6}"
        )
        for case in cases:
            seen, told, unanswered = play(browser, address, case)
            figures = "".join(f" {each:6.0f}" for each in (*spread(seen), *spread(told)))
            print(f"{case.game:10} {len(seen) + unanswered:6}{figures} {BAR:4} {unanswered:6}", flush=True)
        visits = [come_home(browser, address) for _ in range(VISITS)]
        browser.close()
    median, most = statistics.median(visits), max(visits)
    print(f"the home page can be used after {median:.2f} s, at most {most:.2f}; bar {HOME_BAR:.0f}")


if __name__ == "__main__":
    main()
