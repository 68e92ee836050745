/** Conditions as they are drawn on a card, from how the card files write them. */
import type { SignPart } from './objects/printed'

const SAME = ['x', 'y'] as const
/** Those said in a word or two rather than drawn; the words are in the catalogs. */
const SPOKEN = new Set(['EVEN', 'ODD', 'DIFF', 'SAME'])

/** The sign of a condition such as `SUM>=11` or `HAS66`; `short` gives a word of the catalogs. */
export function signOf(condition: string, short: (word: string) => string): SignPart[] {
  const [body = '', least] = condition.split('@')
  const more: SignPart[] = least ? [{ text: `(${least}+)` }] : []
  const [, name = '', compare = '', value = ''] = /^([A-Z]+)(>=|<=|=)?(\d*)$/.exec(body) ?? []
  return [...drawn(name, compare, value, short, body), ...more]
}

function drawn(name: string, compare: string, value: string, short: (word: string) => string, body: string): SignPart[] {
  const number = Number(value)
  switch (name) {
    case 'MAX':
      return [{ text: short('max') }, { face: number }]
    case 'HAS':
      return [...value].map((face) => ({ face: Number(face) }))
    case 'PAIR':
      return compare ? [...same(2), { text: `≥ ${value}` }] : same(2)
    case 'TWOPAIR':
      return [...same(2), ...same(2, 1)]
    case 'TRIPS':
      return same(3)
    case 'RUN':
      return Array.from({ length: number }, (_, step) => ({ step }))
    case 'SUM':
      return [{ text: `Σ ${{ '>=': '≥', '<=': '≤', '=': '=' }[compare] ?? ''} ${value}` }]
    case 'SPREAD':
      return [{ text: `${short('spread')} ≥ ${value}` }]
    default:
      return [{ text: SPOKEN.has(name) ? short(name.toLowerCase()) : body }]
  }
}

const same = (count: number, which: 0 | 1 = 0): SignPart[] => Array.from({ length: count }, () => ({ same: SAME[which] }))

const SUMS: Readonly<Record<string, string>> = { '>=': 'at-least', '<=': 'at-most', '=': 'exactly' }

/** What a condition such as `SUM>=11` is called in the word list. */
export function conditionWord(condition: string): string {
  const [, name = '', compare = ''] = /^([A-Z]+)(>=|<=|=)?/.exec(condition) ?? []
  return name === 'SUM' ? `condition-sum-${SUMS[compare]}` : `condition-${name.toLowerCase()}`
}
