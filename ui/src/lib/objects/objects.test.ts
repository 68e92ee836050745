import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import Deck from './Deck.svelte'
import Die from './Die.svelte'
import GamePicture from './GamePicture.svelte'
import Icon from './Icon.svelte'
import { ICONS, type IconName } from './icons'
import PlayingCard from './PlayingCard.svelte'
import { RANKS, SUITS, type Card } from './ranks'
import { scatter } from './scatter'
import ScoreBoard from './ScoreBoard.svelte'
import { seatLook } from './seats'

const queen: Card = { name: 'Qh', rank: 'Q', suit: 'hearts' }
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

describe('a die', () => {
  test('lands on the face it is told to', async () => {
    const onlanded = vi.fn()
    const die = show(Die, { face: 0, onlanded })
    expect(document.querySelector('.waiting')).not.toBeNull()
    await die.roll(5)
    flushSync()
    expect(onlanded).toHaveBeenCalledOnce()
    expect(document.querySelector('.waiting')).toBeNull()
    expect(document.querySelector<HTMLElement>('.cube')!.style.transform).toContain('rotateX(90deg)')
  })

  test('lands at once when nothing should move', async () => {
    document.documentElement.dataset.motion = 'off'
    const animate = vi.spyOn(Element.prototype, 'animate')
    const die = show(Die, { face: 1 })
    await die.roll(2)
    expect(animate).not.toHaveBeenCalled()
    delete document.documentElement.dataset.motion
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

test('seats differ in shape and in colour', () => {
  const looks = [0, 1, 2, 3, 4, 5].map(seatLook)
  expect(new Set(looks.map((look) => look.shape)).size).toBe(6)
  expect(new Set(looks.map((look) => look.colour)).size).toBe(6)
  expect(seatLook(7)).toEqual(seatLook(1))
})

test('every sign can be drawn', () => {
  for (const name of Object.keys(ICONS) as IconName[]) show(Icon, { name, label: name })
  expect(document.querySelectorAll('svg[role=img] path')).toHaveLength(Object.keys(ICONS).length)
})

test('rain always falls on the same places', () => {
  const drops = scatter(20, 100, 50, 1)
  expect(drops).toEqual(scatter(20, 100, 50, 1))
  expect(drops.every(({ x, y }) => x >= 0 && x < 100 && y >= 0 && y < 50)).toBe(true)
})
