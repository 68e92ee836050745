import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import Deck from '../../../lib/objects/Deck.svelte'
import GamePicture from '../../../lib/objects/GamePicture.svelte'
import PlayingCard from './PlayingCard.svelte'
import type { HenCard } from '../../../lib/protocol'
import { RANKS, SUITS } from './ranks'
import ScoreBoard from './ScoreBoard.svelte'

const queen: HenCard = { name: 'Qh', rank: 'Q', suit: 'hearts' }
let mounted: object[] = []

/** Mount a component and give its exports. */
function show<Props extends Record<string, unknown>, Exports extends Record<string, unknown>>(
  component: Component<Props, Exports>,
  props: Props,
): Exports {
  const shown = mount(component, { target: document.body, props })
  mounted.push(shown)
  flushSync()
  return shown
}

afterEach(() => {
  for (const each of mounted) void unmount(each)
  mounted = []
  document.body.innerHTML = ''
})

describe('a playing card', () => {
  test('is a button with a name when it can be chosen', () => {
    const onclick = vi.fn()
    show(PlayingCard, { card: queen, selectable: true, label: 'queen', onclick, 'data-target': 'x' })
    const button = document.querySelector('button')!
    expect(button.getAttribute('aria-label')).toBe('queen')
    expect(button.dataset.target).toBe('x')
    button.click()
    expect(onclick).toHaveBeenCalledOnce()
  })

  test('is a named picture otherwise, and decoration without a name', () => {
    show(PlayingCard, { card: queen, label: 'queen' })
    expect(document.querySelector('[role=img]')!.getAttribute('aria-label')).toBe('queen')
    document.body.innerHTML = ''
    show(PlayingCard, { card: queen })
    expect(document.body.firstElementChild!.getAttribute('aria-hidden')).toBe('true')
  })

  test('hides its face, its gate and its tick when it lies face down', () => {
    show(PlayingCard, { card: null, blocked: true, placed: true })
    expect(document.querySelector('.gate, .tick, .front svg')).toBeNull()
    expect(document.querySelector('.back svg')).not.toBeNull()
  })

  test('shares no id with another', () => {
    for (const rank of RANKS) for (const suit of SUITS) show(PlayingCard, { card: { name: rank + suit, rank, suit } })
    show(Deck, { count: 10 })
    show(Deck, { count: 4 })
    show(GamePicture, { game: 'hens' })
    const ids = [...document.querySelectorAll('[id]')].map((each) => each.id)
    expect(ids.length).toBeGreaterThan(20)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test('a scoreboard is a table with heads for rows and columns', () => {
  show(ScoreBoard, {
    caption: 'scores',
    columns: [{ key: 'r', label: 'R' }],
    rows: [
      { seat: 0, name: 'Ada', cells: [3], active: true },
      { seat: 1, name: 'Bo', cells: [null] },
    ],
    activeLabel: 'to move',
  })
  expect([...document.querySelectorAll('th[scope=row]')].map((each) => each.textContent?.trim())).toEqual(['Ada', 'Bo'])
  expect([...document.querySelectorAll('td')].map((each) => each.textContent?.trim())).toEqual(['3', ''])
  expect(document.querySelectorAll('[aria-label="to move"]')).toHaveLength(1)
})
