import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Lookout } from './lookout.svelte'
import type { Foreseen } from './protocol'

const foreseen = (action: string): Foreseen => ({
  action,
  told: [],
  comparison: null,
  counts: [],
  odds: [],
  exact: true,
  answered: 0,
  change: {},
})
const ask = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  ask.mockClear()
})
afterEach(() => vi.useRealTimers())

it('asks about what is looked at for a while, and about nothing that is only passed over', () => {
  const lookout = new Lookout(ask)
  lookout.look('block 1', 10)
  vi.advanceTimersByTime(50)
  lookout.look('block 2', 10)
  vi.advanceTimersByTime(100)
  expect(ask.mock.calls).toEqual([['block 2', 10]])
})

it('shows the answer as long as the same thing is looked at, and asks but once', () => {
  const lookout = new Lookout(ask)
  lookout.look('block 1', 10)
  vi.advanceTimersByTime(100)
  lookout.heard(10, foreseen('block 1'))
  expect(lookout.foreseen?.action).toBe('block 1')
  lookout.look(null, 10)
  expect(lookout.foreseen).toBeNull()
  lookout.look('block 1', 10)
  expect(lookout.foreseen?.action).toBe('block 1')
  vi.advanceTimersByTime(100)
  expect(ask).toHaveBeenCalledTimes(1)
})

it('forgets what it knew once the table has moved on, and hears no late answers', () => {
  const lookout = new Lookout(ask)
  lookout.look('block 1', 10)
  vi.advanceTimersByTime(100)
  lookout.heard(10, foreseen('block 1'))
  lookout.look('block 1', 11)
  expect(lookout.foreseen).toBeNull()
  lookout.heard(10, foreseen('block 1'))
  expect(lookout.foreseen).toBeNull()
  vi.advanceTimersByTime(100)
  expect(ask).toHaveBeenLastCalledWith('block 1', 11)
})
