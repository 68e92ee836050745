import { describe, expect, it } from 'vitest'
import { clockText, leftOf, lowAt, markPassed } from './pace'

describe('a clock', () => {
  it('runs for one seat and stands for the others', () => {
    const clock = { left: [60, 50, null], running: 1, state: 'going' } as const
    expect([0, 1, 2].map((seat) => leftOf({ ...clock, left: [...clock.left] }, seat, 7))).toEqual([60, 43, null])
    expect(leftOf({ ...clock, left: [...clock.left] }, 1, 70)).toBe(0)
  })

  it('is read as people read clocks', () => {
    expect([4000, 600, 61.9, 9.87, 0].map(clockText)).toEqual(['1:06:40', '10:00', '1:01', '9.8', '0.0'])
  })

  it('warns in time, whatever the pace', () => {
    expect([{ seconds: 3600 }, { seconds: 300 }, { seconds: 20 }].map(lowAt)).toEqual([360, 30, 10])
  })

  it('is spoken of twice', () => {
    const told = [301, 300, 31, 30, 29, 10, 9, 0].map((now, at, all) => markPassed(all[at - 1] ?? 301, now, { seconds: 300 }))
    expect(told.filter((mark) => mark !== null)).toEqual([30, 10])
  })
})
