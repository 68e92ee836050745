import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Play } from '../../lib/games'
import { tell, words } from '../../lib/language.svelte'
import type { BaseballEvent, BaseballView } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import Report from '../../lib/Report.svelte'
import type { Report as StoryOfIt } from '../../lib/protocol'
import { event, field, position } from './testing'
import TextView from './TextView.svelte'

const company = { names: ['Ana', 'Ben', 'Cleo', 'Dan'], you: 0 }
let shown: Record<string, unknown> | null = null

function play(over: Partial<Play<BaseballView, BaseballEvent>> = {}): Play<BaseballView, BaseballEvent> {
  return {
    view: position(['1B K J', 3, 2, 3], { diamond: field({ bases: [true, false, false] }), discarded: { HR: 1 }, top: 'HR' }),
    events: [],
    seats: company.names.map((name, seat) => ({
      seat,
      name,
      kind: 'human',
      side: seat % 2,
      level: null,
      connected: true,
      away: false,
      free: false,
      player: null,
    })),
    you: [0],
    near: 0,
    actor: 0,
    targets: new Set(['card-1B', 'card-K', 'card-J', 'kind-HR', 'kind-MR']),
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

function show(component: typeof Board, play: Play<BaseballView, BaseballEvent>, more: object = {}): HTMLElement {
  shown = mount(component, { target: document.body, props: { play, ...more } })
  flushSync()
  return document.body
}

const target = (name: string) => document.querySelector<HTMLElement>(`[data-target="${name}"]`)!

beforeAll(() => words.speak('en'))
beforeEach(() => settings.set('speed', 'off'))
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  document.body.replaceChildren()
})

it('lights up the cards that can be played', () => {
  const model = play()
  show(Board, model)
  expect(target('card-K').getAttribute('aria-disabled')).toBe('false')
  target('card-K').click()
  expect(model.pick).toHaveBeenCalledWith('card-K')
})

it('dims a card that cannot be played and says why, aloud and on focus', () => {
  const view = position(['1B', 3])
  view.players[0]!.hand = [{ ...view.players[0]!.hand![0]!, why_not: { key: 'baseball-why-red-only' } }]
  show(Board, play({ view, targets: new Set(['card-K']) }))
  const card = target('card-1B')
  expect(card.classList.contains('dimmed')).toBe(true)
  expect(card.getAttribute('aria-label')).toContain('In the field')
  card.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
  document.querySelector('.slot')!.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
  flushSync()
  expect(document.querySelector('.tip')!.textContent).toContain('In the field')
})

it('seats the players counterclockwise, whoever is next at the right', () => {
  show(Board, play())
  const places = [...document.querySelectorAll<HTMLElement>('.place')].map(
    (place) => `${place.className.match(/right|top|left/)![0]} ${place.querySelector<HTMLElement>('[data-seat]')!.dataset.seat}`,
  )
  expect(places).toEqual(['right 1', 'top 2', 'left 3'])
})

it('shows others’ cards as backs only', () => {
  show(Board, play())
  expect([...document.querySelectorAll('.place')].map((place) => place.querySelectorAll('.back').length)).toEqual([3, 2, 3])
  expect(document.querySelectorAll('.place .team-card')).toHaveLength(0)
})

it('lets a player be chosen where one is asked for', () => {
  const model = play({ targets: new Set(['seat-2']) })
  show(Board, model)
  target('seat-2').click()
  expect(model.pick).toHaveBeenCalledWith('seat-2')
  expect(target('seat-3')).toBeNull()
})

it('asks what a joker stands for, once it is picked', () => {
  const model = play({ picked: ['card-J'], targets: new Set(['kind-HR', 'kind-MR']) })
  show(Board, model)
  expect(target('kind-HR').getAttribute('aria-disabled')).toBe('false')
  expect(target('kind-1B').getAttribute('aria-disabled')).toBe('true')
  expect(target('kind-J')).toBeNull()
  target('kind-MR').click()
  expect(model.pick).toHaveBeenCalledWith('kind-MR')
})

it('opens the discard pile', () => {
  show(Board, play())
  const pile = document.querySelector<HTMLElement>('.pile button')!
  expect(pile.getAttribute('aria-label')).toContain('on top')
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  pile.click()
  flushSync()
  expect(document.querySelector('dialog')!.textContent).toContain('× 1')
})

it('has the runners run', () => {
  const events = [event('ran', { runner: 1, start: 'first', end: 'home' })]
  show(Board, play({ events }))
  expect(document.querySelector('[data-home="0"]')).not.toBeNull()
})

it('looks through the eyes the view is for', () => {
  show(Board, play({ view: position([3, 'K', 3, 3], { you: 1 }), you: [0, 1] }))
  expect(document.querySelector('.near > .sign')!.textContent).toContain('Ben')
  expect(target('card-K')).not.toBeNull()
})

it('says the position in words', () => {
  const text = show(TextView, play()).textContent
  expect(text).toContain('Runner on first.')
  expect(text).toContain('Hand of Ana')
  expect(text).toContain('Ben, Home')
  expect(text).not.toContain('Hand of Ben')
})

it('ends with the line score and the report of the game', () => {
  expect(show(Ending, play()).textContent).toContain('Visitors')
  const told = (key: string, args = {}) => ({ key, args, seats: {} })
  const report: StoryOfIt = {
    tables: [
      {
        title: told('baseball-box-title'),
        columns: [told('baseball-box-cards'), told('baseball-box-hits')],
        rows: [
          { cells: [], seat: null, name: told('diamond-team-visitor') },
          { cells: [31, 7], seat: 2, name: null },
        ],
        note: told('baseball-box-note'),
      },
    ],
    prose: [],
  }
  const text = show(Report as unknown as typeof Board, play(), { report }).textContent
  expect(text).toContain('Box score')
  expect(text).toMatch(/Cleo\s*317/)
})
