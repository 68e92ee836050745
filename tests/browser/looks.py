"""How pages are judged by their looks: widths, and axe on what everyone must be able to read."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, ViewportSize

AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"

DESK = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)
ENLARGED = ViewportSize(width=640, height=400)
"""A desk at twice the size."""

AT_REST = """async () => {
  const frame = () => new Promise(requestAnimationFrame)
  await frame()
  await frame()
  const passing = document.getAnimations().filter(each => each.effect.getComputedTiming().endTime < Infinity)
  await Promise.allSettled(passing.map(each => each.finished))
}"""

VIOLATIONS = """async () => {
  const { violations } = await axe.run({ resultTypes: ['violations'] })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id}: ${help}: ${node.target.join(' ')}: ${node.html.slice(0, 160)}: ${node.failureSummary}`))
}"""

TOO_WIDE = """() => [...document.querySelectorAll('*')].filter(element => {
  const { overflowX } = getComputedStyle(element)
  const page = element === document.documentElement
  return (page || overflowX === 'auto' || overflowX === 'scroll') && element.scrollWidth > element.clientWidth
}).map(element => `${element.tagName} ${element.className}: ${element.scrollWidth} in ${element.clientWidth}`)"""

TOO_SMALL = """(smallest) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = new Set()
  while (walker.nextNode()) {
    const it = walker.currentNode.parentElement
    const drawn = it.closest('.visually-hidden, script, style, .die, .number-die, .poster, .picture, .dial .ring')
    if (!walker.currentNode.data.trim() || drawn || !it.checkVisibility({ visibilityProperty: true })) continue
    const matrix = it instanceof SVGElement && it.getScreenCTM()
    const size = parseFloat(getComputedStyle(it).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1)
    if (size > 0 && size < smallest - 0.05) found.add(`${size.toFixed(1)} px: ${it.textContent.trim().slice(0, 40)}`)
  }
  return [...found]
}"""
"""What is engraved on dice and drawn in pictures is not there to be read."""

SMALLEST_LETTERS = 11

PARTED = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const lines = () => {
    const boxes = [...range.getClientRects()].filter(box => box.width > 0.5)
    return boxes.filter((box, i) => i === 0 || box.top > boxes[i - 1].top + box.height * 0.6).length
  }
  const found = new Set()
  while (walker.nextNode()) {
    const { data, parentElement: it } = walker.currentNode
    if (!/\\S/.test(data) || it.closest('.visually-hidden, code, script, style, svg, input, textarea')) continue
    if (!it.checkVisibility({ visibilityProperty: true })) continue
    range.selectNodeContents(walker.currentNode)
    if (lines() < 2) continue
    // Where a word may be hyphenated, it says so itself.
    const whole = data.replaceAll(/\\S*\\u00ad\\S*/g, soft => ' '.repeat(soft.length))
    for (const word of whole.matchAll(/[\\p{L}\\p{N}’]{2,20}/gu)) {
      range.setStart(walker.currentNode, word.index)
      range.setEnd(walker.currentNode, word.index + word[0].length)
      if (lines() > 1) found.add(`${word[0]} in ${it.tagName} ${it.className}`)
    }
  }
  return [...found]
}"""
"""A word that is not hyphenated is never parted, whoever has to make room for it; a long number is no word."""

STICKS_OUT = """() => [...document.querySelectorAll('button, a, input, select, h1, h2, h3, p, li, td')].filter(it => {
  const box = it.getBoundingClientRect()
  return it.checkVisibility({ visibilityProperty: true }) && !it.closest('.visually-hidden')
    && box.width > 0 && (box.right > innerWidth + 1 || box.left < -1)
}).map(it => `${it.tagName} ${it.className} ${it.textContent.trim().slice(0, 40)}`)"""


def show(page: Page, size: ViewportSize, scheme: Literal["light", "dark"] = "light") -> None:
    """The page as it looks in a window of this size, by day or by night, once it has come to rest."""
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=scheme)
    page.evaluate(AT_REST)


def violations(page: Page) -> list[str]:
    """What axe objects to on a page as it is now."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(VIOLATIONS)
    return found


def too_small(page: Page) -> list[str]:
    """What is written so small that it cannot be read."""
    found: list[str] = page.evaluate(TOO_SMALL, SMALLEST_LETTERS)
    return found


def parted(page: Page) -> list[str]:
    """Words that stand on two lines, a letter or two on the second."""
    found: list[str] = page.evaluate(PARTED)
    return found


def too_wide(page: Page) -> list[str]:
    """What scrolls sideways or sticks out of the window."""
    found: list[str] = page.evaluate(TOO_WIDE) + page.evaluate(STICKS_OUT)
    return found
