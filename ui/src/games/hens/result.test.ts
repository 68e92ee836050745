import { expect, it } from 'vitest'
import type { HensEvent } from '../../lib/protocol'
import { result } from './result'

const event = (what: string, facts: HensEvent['facts'] = {}) => ({ ply: 11, what, who: 0, facts, words: { key: what } }) as HensEvent

it('adds the points of the last game up, line by line', () => {
  const log = [
    event('scored', { line: 'win', points: 15 }),
    event('scored', { line: 'misplaced', points: 20 }),
    event('won', { points: 35, game: 1 }),
  ]
  expect(result(log)).toMatchObject({ winner: 0, total: 35, lines: [{ points: 15 }, { points: 20 }] })
  expect(result([])).toBeNull()
})
