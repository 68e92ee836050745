import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import AtBatStrip, { type AtBat } from './AtBatStrip.svelte'
import { clear, english, show } from './showing'

beforeAll(english)
afterEach(clear)

const open: AtBat = {
  pitch: { die: { sides: 20, face: 9 }, parts: [{ source: 'Command', amount: 5 }], total: 14 },
  on_base: { parts: [{ source: 'On-Base', amount: 13 }], total: 13 },
  mistake: false,
  advantage: null,
  swing: null,
  results: [],
}
const names = { pitcher: 'Anders Holmwick', batter: 'Takumi Oridono', animate: false }
const verdict = (at_bat: AtBat) => show(AtBatStrip, { at_bat, ...names }).querySelector('.verdict p')?.textContent

describe('the arithmetic of an at-bat', () => {
  it('says who is ahead and why', () => {
    expect(verdict(open)).toBeUndefined()
    expect(verdict({ ...open, advantage: 'pitcher' })).toBe('14 beats 13: the chart of Anders Holmwick counts.')
    const even = { ...open, on_base: { parts: [], total: 14 } }
    expect(verdict({ ...even, advantage: 'batter' })).toBe('14 does not beat 14: the chart of Takumi Oridono counts.')
    expect(verdict({ ...even, advantage: 'pitcher', given_by: 'Painted the Corner' })).toBe(
      'Painted the Corner hands the Advantage to Anders Holmwick.',
    )
    expect(verdict({ ...open, advantage: 'batter', mistake: true })).toContain('A Mistake Pitch')
  })

  it('strikes out what was changed', () => {
    const strip = show(AtBatStrip, {
      at_bat: {
        ...open,
        advantage: 'batter',
        results: [
          { result: '1B', source: 'chart' },
          { result: 'GB', source: 'Dirt' },
        ],
      },
      ...names,
    })
    expect([...strip.querySelectorAll('li')].map((each) => each.classList.contains('old'))).toEqual([true, false])
    expect(strip.querySelector('abbr')!.title).toBe('single')
  })
})
