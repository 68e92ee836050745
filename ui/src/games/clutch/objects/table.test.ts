import { flushSync } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { DEFAULTS } from '../asking'
import { WINDOWS } from '../printed'
import ResponseBar from './ResponseBar.svelte'
import Scorecard, { type ScorecardTeam } from './Scorecard.svelte'
import { clear, english, show } from './showing'
import { words } from '../../../lib/language.svelte'

beforeAll(english)
afterEach(clear)

describe('a scorecard', () => {
  const team: ScorecardTeam = {
    club: 'kites',
    name: 'Mesa Clara Kites',
    battery: 9,
    infield: -1,
    outfield: 4,
    order: [
      { players: [{ name: 'Ada Lark', position: 'SS' }], codes: ['1B', 'SO', 'HR'], now: true },
      {
        players: [
          { name: 'Bo Finch', position: 'CF' },
          { name: 'Cy Rook', position: 'PH' },
        ],
        codes: ['GB'],
        now: false,
      },
    ],
    pitchers: [
      { name: 'Di Swift', role: 'SP', outs: 13, limit: 4, runs: 3, earned: 2, walks: 1, tired: true, now: false },
      { name: 'Ed Wren', role: 'RP', outs: 0, limit: 1, runs: 0, earned: 0, walks: 0, tired: false, now: true },
    ],
  }
  const card = () =>
    show(Scorecard, {
      line: [
        { team: 'visitor', name: 'Kites', innings: [0, 2], totals: [2, 3, 0], batting: true },
        { team: 'home', name: 'Stokers', innings: [1], totals: [1, 2, 1] },
      ],
      inning: 2,
      outs: 1,
      teams: [team],
    })

  it('has the three ratings, with their signs', () => {
    expect([...card().querySelectorAll('dl div')].map((each) => each.textContent!.replace(/\s+/g, ' ').trim())).toEqual([
      'BAT +9',
      'IF −1',
      'OF +4',
    ])
  })

  it('has a box for each at-bat, with the way round the bases', () => {
    const boxes = [...card().querySelectorAll('.order tr:first-child .box')]
    expect(boxes.map((box) => box.textContent!.trim())).toEqual(['1B', 'SO', 'HR'])
    expect(boxes.map((box) => box.querySelectorAll('svg path').length)).toEqual([2, 0, 2])
    expect(boxes[2]!.classList).toContain('home')
  })

  it('strikes out whoever was replaced, and marks who is up', () => {
    const rows = [...card().querySelectorAll('.order tr')]
    expect([...rows[1]!.querySelectorAll('.who')].map((who) => who.classList.contains('out'))).toEqual([true, false])
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(['true', null])
  })

  it('keeps the pitchers’ outs as innings, runs, earned runs and walks', () => {
    const rows = [...card().querySelectorAll('.pitchers tbody tr')]
    expect([...rows[0]!.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['4.1', '3', '2', '1'])
    expect(rows[0]!.querySelector('.innings-meter')!.getAttribute('aria-label')).toBe('13 outs of 4 innings. Tired.')
    expect(rows[1]!.getAttribute('aria-current')).toBe('true')
  })
})

describe('the bar of a window', () => {
  const bar = (over: object = {}) => show(ResponseBar, { window: 'w4', playable: 2, preferences: DEFAULTS, ...over })

  it('names every moment', () => {
    for (const window of WINDOWS) expect(words.bundle!.hasMessage(`clutch-window-${window}`), window).toBe(true)
  })

  it('opens its menu, tells what is preferred, and closes by Escape', () => {
    const onprefer = vi.fn()
    const shown = bar({ onprefer })
    const gear = shown.querySelector<HTMLElement>('.icon-button')!
    gear.click()
    flushSync()
    const [, playable, never] = [...shown.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    expect(playable!.checked).toBe(true)
    never!.click()
    expect(onprefer).toHaveBeenCalledWith({ habit: 'never' })
    shown.querySelector<HTMLInputElement>('input[type=checkbox]')!.click()
    expect(onprefer).toHaveBeenCalledWith({ clutch: false })
    never!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    flushSync()
    expect(shown.querySelector('fieldset')).toBeNull()
    expect(document.activeElement).toBe(gear)
  })
})
