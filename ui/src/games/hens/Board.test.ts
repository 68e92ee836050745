import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Play } from '../../lib/games'
import { tell, words } from '../../lib/language.svelte'
import type { HensEvent, HensView } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import Board from './Board.svelte'
import { targetName } from './naming'
import { position } from './testing'
import TextView from './TextView.svelte'

const company = { names: ['Ana', 'Ben'], you: 0 }
let shown: Record<string, unknown> | null = null

function play(over: Partial<Play<HensView, HensEvent>> = {}): Play<HensView, HensEvent> {
  const seat = (seat: number, name: string) => ({
    seat,
    name,
    kind: 'human' as const,
    side: seat,
    level: null,
    connected: true,
    away: false,
    free: false,
    player: null,
  })
  return {
    view: position('10c Jc Qc Kc Jd', 'Ac Qd 10d Kd Kh', { face: 3, phase: 'choose' }),
    events: [],
    seats: [seat(0, 'Ana'), seat(1, 'Ben')],
    you: [0],
    near: 0,
    actor: 0,
    targets: new Set(['corral-0-5', 'corral-1-1']),
    picked: [],
    mayRoll: false,
    pick: vi.fn(),
    hint: vi.fn(),
    roll: vi.fn(),
    name: (seat) => company.names[seat] ?? '',
    say: (told) => tell(told, company),
    ...over,
  }
}

function show(component: typeof Board, play: Play<HensView, HensEvent>): HTMLElement {
  shown = mount(component, { target: document.body, props: { play } })
  flushSync()
  return document.body
}

const card = (target: string) => document.querySelector<HTMLElement>(`[data-target="${target}"]`)!

beforeAll(() => words.speak('en'))
beforeEach(() => settings.set('speed', 'off'))
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  document.body.replaceChildren()
})

it('lights up what can be chosen and nothing else', () => {
  show(Board, play())
  expect(card('corral-0-5').getAttribute('aria-disabled')).toBe('false')
  expect(card('corral-0-5').tabIndex).toBe(0)
  expect(card('corral-0-4').getAttribute('aria-disabled')).toBe('true')
  expect(card('corral-0-4').tabIndex).toBe(-1)
})

it('hands clicks and hints on', () => {
  const model = play()
  show(Board, model)
  card('corral-1-1').click()
  expect(model.pick).toHaveBeenCalledWith('corral-1-1')
  card('corral-1-1').focus()
  expect(model.hint).toHaveBeenCalledWith('corral-1-1')
})

it('throws the die when it is clicked', () => {
  const model = play({ mayRoll: true })
  show(Board, model)
  document.querySelector<HTMLElement>('.die button, button.die')!.click()
  expect(model.roll).toHaveBeenCalled()
})

it('names every card aloud', () => {
  show(Board, play())
  expect(card('corral-0-1').getAttribute('aria-label')).toBe('Your space 1: egg of clubs, in place')
  expect(card('corral-1-1').getAttribute('aria-label')).toBe('Space 1 of Ben: champion of clubs, not in place')
})

it('puts the reader’s own corral last, nearest to them', () => {
  show(Board, play({ near: 1 }))
  const order = [...document.querySelectorAll<HTMLElement>('[data-target]')].map((each) => each.dataset.target)
  expect(order[0]).toBe('corral-0-1')
  expect(order.at(-1)).toBe('corral-1-5')
})

it('says the whole position in words', () => {
  const text = show(TextView, play()).textContent
  expect(text).toContain('Corral of Ana')
  expect(text).toContain('Space 5 of Ben: hen of hearts')
  expect(text).toContain('The die shows 3.')
})

it('names a target by its owner, card and space', () => {
  const { view } = play()
  expect(tell(targetName(view, 'corral-0-5'), company)).toBe('your chick of diamonds (space 5)')
})
