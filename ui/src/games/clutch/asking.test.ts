import { beforeEach, describe, expect, it } from 'vitest'
import { Asking } from './preferences.svelte'
import { answer, countPlayable, DEFAULTS, matters, readPreferences, type Habit, type Moment } from './asking'

const pass = { verb: 'pass' }
const play = { verb: 'play' }
const moment = (over: Partial<Moment> = {}): Moment => ({ choices: [pass], window: 'w4', clutch_moment: false, ...over })

describe('how many cards could answer', () => {
  it('counts each card and coach once, and no substitution', () => {
    const choices = [
      pass,
      { verb: 'play', targets: ['card-0-1'] },
      { verb: 'play', targets: ['card-0-2'] },
      { verb: 'coach', targets: ['coach-3', 'player-1.2'] },
      { verb: 'coach', targets: ['coach-3', 'player-1.4'] },
      { verb: 'relieve', targets: ['player-1.12'] },
      { verb: 'in', targets: ['player-1.10', 'player-1.3'] },
    ]
    expect(countPlayable(choices)).toBe(3)
    expect(countPlayable([pass])).toBe(0)
  })
})

describe('whether a window asks', () => {
  it.each<[habit: Habit, clutch: boolean, playable: boolean, tense: boolean, window: string, expected: string]>([
    ['always', false, false, false, 'w4', 'ask'],
    ['playable', false, true, false, 'w4', 'ask'],
    ['playable', false, false, false, 'w4', 'pass'],
    ['playable', false, false, true, 'w3', 'pass'],
    // Clutch Moments stop once before the pitch, and do not nag after it.
    ['playable', true, false, true, 'w3', 'ask'],
    ['playable', true, false, true, 'w4', 'pass'],
    ['playable', true, false, false, 'w3', 'pass'],
    ['never', false, true, false, 'w3', 'pass'],
    ['never', false, true, true, 'w3', 'pass'],
    ['never', true, true, true, 'w9', 'ask'],
    ['never', true, true, false, 'w9', 'pass'],
    ['never', true, false, true, 'w9', 'pass'],
    ['never', true, false, true, 'w3', 'ask'],
  ])('%s, stop at clutch %s; playable %s, clutch %s, %s: %s', (habit, clutch, playable, tense, window, expected) => {
    const choices = playable ? [play, pass] : [pass]
    expect(answer({ habit, clutch }, moment({ choices, window, clutch_moment: tense }))).toBe(expected)
  })

  it('always asks where one cannot pass', () => {
    for (const habit of ['always', 'playable', 'never'] as const) {
      expect(answer({ habit, clutch: false }, moment({ choices: [{ verb: 'discard' }], hushed: true }))).toBe('ask')
      expect(answer({ habit, clutch: false }, moment({ choices: [] }))).toBe('ask')
    }
  })

  it('asks no more in an at-bat that was waved through', () => {
    expect(answer({ habit: 'always', clutch: true }, moment({ choices: [play, pass], clutch_moment: true, hushed: true }))).toBe('pass')
  })
})

it('asks about changes and walks where they matter, or always', () => {
  const calm = { tired: false, astray: false, open: false, clutch_moment: false }
  expect(matters({ changes: true }, calm)).toBe(true)
  expect(matters({ changes: false }, calm)).toBe(false)
  for (const worry of Object.keys(calm)) expect(matters({ changes: false }, { ...calm, [worry]: true })).toBe(true)
})

it('puts right what was kept', () => {
  for (const kept of [null, undefined, 7, 'x', [], {}, { habit: 'sometimes', clutch: 'yes' }])
    expect(readPreferences(kept)).toEqual(DEFAULTS)
  expect(readPreferences({ habit: 'never', clutch: false, more: 1 })).toEqual({ habit: 'never', clutch: false, changes: true })
})

describe('what this reader wants', () => {
  beforeEach(() => localStorage.clear())

  it('is kept in the browser', () => {
    new Asking().set({ habit: 'never' })
    expect(new Asking().preferences).toEqual({ ...DEFAULTS, habit: 'never' })
  })

  it('waves one at-bat through, not the next', () => {
    const asking = new Asking()
    const open = { choices: [play, pass], window: 'w3', clutch_moment: true }
    expect(asking.answer(open, '12')).toBe('ask')
    asking.hush('12')
    expect(asking.answer(open, '12')).toBe('pass')
    expect(asking.answer(open, '13')).toBe('ask')
  })
})
