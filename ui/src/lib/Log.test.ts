import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { GameUi, Play } from './games'
import { words } from './language.svelte'
import Log from './Log.svelte'
import type { Event } from './protocol'

const event = (what: string, who = 0): Event => ({ ply: 1, what, who, facts: {}, words: { key: what } })
const game = {
  quiet: ({ what }: Event) => what === 'quiet',
  joins: ({ what }: Event) => what === 'follows',
  divides: ({ what }: Event) => (what === 'ends' ? { key: 'heading' } : null),
} as unknown as GameUi
const play = { seats: [], say: ({ key }: { key: string }) => key } as unknown as Play

let shown: Record<string, unknown> | null = null
beforeAll(() => words.speak('en'))
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  document.body.replaceChildren()
})

function lines(...events: Event[]): string[] {
  shown = mount(Log, { target: document.body, props: { play, game, events } })
  flushSync()
  return [...document.querySelectorAll('li')].map((line) => line.textContent!.trim())
}

it('tells in one line what follows from something', () => {
  expect(lines(event('first'), event('follows'), event('quiet'), event('follows'), event('second'))).toEqual([
    'first follows follows',
    'second',
  ])
})

it('sets a heading after what ends a chapter', () => {
  expect(lines(event('first'), event('ends', -1), event('next'))).toEqual(['first', 'ends', 'heading', 'next'])
  expect(document.querySelector('li.bare .seat-badge')).toBeNull()
})

it('says where something was taken back, on a line of its own', () => {
  const at = (ply: number, what: string) => ({ ...event(what), ply })
  const undone = [
    { ply: 1, seat: 1 },
    { ply: 3, seat: 0 },
  ]
  shown = mount(Log, { target: document.body, props: { play, game, events: [at(1, 'first'), at(2, 'follows'), at(3, 'second')], undone } })
  flushSync()
  const told = [...document.querySelectorAll('li')].map((line) => line.textContent!.trim())
  expect(told).toEqual(['first', 'log-undone', 'follows', 'second', 'log-undone'])
})
