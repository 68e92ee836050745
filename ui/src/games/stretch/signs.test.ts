import { expect, it } from 'vitest'
import { signOf } from './signs'

const sign = (condition: string) => signOf(condition, (word) => `<${word}>`)

it.each([
  ['HAS66', [{ face: 6 }, { face: 6 }]],
  ['MAX=5', [{ text: '<max>' }, { face: 5 }]],
  ['PAIR>=3', [{ same: 'x' }, { same: 'x' }, { text: '≥ 3' }]],
  ['TWOPAIR', [{ same: 'x' }, { same: 'x' }, { same: 'y' }, { same: 'y' }]],
  ['TRIPS', [{ same: 'x' }, { same: 'x' }, { same: 'x' }]],
  ['RUN3', [{ step: 0 }, { step: 1 }, { step: 2 }]],
  ['SUM>=11', [{ text: 'Σ ≥ 11' }]],
  ['SUM<=5@2', [{ text: 'Σ ≤ 5' }, { text: '(2+)' }]],
  ['EVEN@3', [{ text: '<even>' }, { text: '(3+)' }]],
  ['SPREAD>=4', [{ text: '<spread> ≥ 4' }]],
])('%s is drawn', (condition, parts) => {
  expect(sign(condition)).toEqual(parts)
})
