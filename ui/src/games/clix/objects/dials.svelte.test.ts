import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Dial from './Dial.svelte'
import DialResults from './DialResults.svelte'
import { HEAT, printedResult, STEPS, stepNumber } from './dials'
import { SIDES, sideShowing, SYMBOLS } from '../../../lib/objects/dyes'
import Die from '../../../lib/objects/Die.svelte'

let mounted: object[] = []
afterEach(() => {
  for (const each of mounted) void unmount(each)
  mounted = []
  document.body.innerHTML = ''
  vi.useRealTimers()
  delete document.documentElement.dataset.motion
})

test('a dial has eleven positions, each with a colour', () => {
  expect(STEPS).toHaveLength(11)
  expect(HEAT).toHaveLength(STEPS.length)
  expect(stepNumber('R6')).toBe(0)
  expect(stepNumber('3BALL')).toBe(10)
})

test('squares come from the sign of a result', () => {
  expect(printedResult('FBg')).toEqual({ letters: 'FB', square: 'green', depth: 1, safe: false, word: 'result-fb-green' })
  expect(['K*', 'GB!', '1B+', 'FBy', 'HR'].map((sign) => printedResult(sign).word)).toEqual([
    'result-k-star',
    'result-gb-scorcher',
    'result-1b-plus',
    'result-fb-yellow',
    'result-hr',
  ])
  expect(printedResult('FBr')).toMatchObject({ square: 'red', depth: 3 })
  expect(printedResult('FB')).toMatchObject({ letters: 'FB', square: null, depth: 0 })
  expect(printedResult('FB!')).toMatchObject({ letters: 'FB!', square: 'orange', depth: 0 })
  expect(printedResult('W*')).toMatchObject({ square: 'orange', safe: true })
  expect(printedResult('2B')).toMatchObject({ square: null, safe: true })
})

test('every symbol of every die is drawn, and found on its die', () => {
  for (const [dye, sides] of Object.entries(SIDES)) {
    for (const sign of sides) {
      expect(SYMBOLS[sign]).toBeDefined()
      expect(sides[sideShowing(dye, sign) - 1]).toBe(sign)
    }
  }
  expect(sideShowing('green', '4')).toBe(4)
  expect(sideShowing('red', null)).toBe(0)
})

test('a dial turns click by click, and at once where nothing should move', () => {
  vi.useFakeTimers()
  const props = $state({ step: 'R2' })
  mounted.push(mount(Dial, { target: document.body, props }))
  flushSync()
  const shown = () => document.querySelector('.large')?.textContent
  expect(shown()).toBe('R2')
  props.step = 'B1'
  flushSync()
  const seen = [shown()]
  for (let i = 0; i < 3; i++) {
    vi.advanceTimersByTime(240)
    flushSync()
    seen.push(shown())
  }
  expect(seen).toEqual(['R2', 'R1', 'B1', 'B1'])
  document.documentElement.dataset.motion = 'off'
  props.step = 'R6'
  flushSync()
  expect(shown()).toBe('R6')
})

test('results that can be picked are buttons', () => {
  const onpick = vi.fn()
  const props = { columns: ['VP', 'CT'], results: ['HR', 'K'], open: new Map([['VP', 'Take the home run']]), onpick }
  mounted.push(mount(DialResults, { target: document.body, props }))
  flushSync()
  const buttons = [...document.querySelectorAll('button')]
  expect(buttons.map((each) => each.querySelector('.visually-hidden')?.textContent)).toEqual(['Take the home run'])
  buttons[0]!.click()
  expect(onpick).toHaveBeenCalledWith('VP')
})

test('a dyed die shows symbols, the green one pips', () => {
  mounted.push(mount(Die, { target: document.body, props: { face: 1, dye: 'red' } }))
  mounted.push(mount(Die, { target: document.body, props: { face: 1, dye: 'green' } }))
  flushSync()
  expect(document.querySelectorAll('.red circle')).toHaveLength(0)
  expect(document.querySelectorAll('.green circle')).toHaveLength(21)
})
