/** Click-dials: positions, heat, squares. What a position is worth is the server's to say. */

/** From the hottest to the coldest; three balls is past the end. */
export const STEPS = ['R6', 'R5', 'R4', 'R3', 'R2', 'R1', 'B1', 'B2', 'B3', 'B4', '3BALL'] as const
export type Step = (typeof STEPS)[number]

/** How far a dial is turned, in degrees, to bring a position to the window. */
export const CLICK = 360 / STEPS.length

export function stepNumber(step: string): number {
  const at = STEPS.indexOf(step as Step)
  return at < 0 ? STEPS.indexOf('B4') : at
}

/** Red runs hot, blue runs cold; ink that can be read on each. */
export const HEAT: readonly { fill: string; ink: string }[] = [
  { fill: '#a3160f', ink: '#fffaf0' },
  { fill: '#b42c20', ink: '#fffaf0' },
  { fill: '#bf4633', ink: '#fffaf0' },
  { fill: '#e39676', ink: '#22140c' },
  { fill: '#edb396', ink: '#22140c' },
  { fill: '#f5d2bf', ink: '#22140c' },
  { fill: '#d3e2ef', ink: '#0f1d2c' },
  { fill: '#a3c4e2', ink: '#0f1d2c' },
  { fill: '#2f6aa9', ink: '#fffaf0' },
  { fill: '#173f76', ink: '#fffaf0' },
  { fill: '#3f3f3b', ink: '#fffaf0' },
]

export type Square = 'green' | 'yellow' | 'red' | 'orange'

/** A result as it is printed: its letters, its square, and how deep a deep fly goes. */
export interface PrintedResult {
  letters: string
  square: Square | null
  /** 1 to 3 for deep flies. */
  depth: number
  /** Whether it brings the batter to a base. */
  safe: boolean
  /** What the word list calls it. */
  word: string
}

const MARKS: Readonly<Record<string, string>> = { '*': 'star', '+': 'plus', '!': 'scorcher' }
const DEPTHS: readonly Square[] = ['green', 'yellow', 'red']

export function printedResult(sign: string): PrintedResult {
  const depth = sign.startsWith('FB') ? 'gyr'.indexOf(sign[2] ?? '-') + 1 : 0
  const special = /[*+!]$/.test(sign)
  return {
    letters: depth ? 'FB' : sign,
    square: depth ? DEPTHS[depth - 1]! : special ? 'orange' : null,
    depth,
    safe: /^(W|[123]B|HR)/.test(sign),
    word: `result-${sign
      .toLowerCase()
      .slice(0, depth ? 2 : undefined)
      .replace(/[*+!]$/, (mark) => `-${MARKS[mark]}`)}${depth ? `-${DEPTHS[depth - 1]!}` : ''}`,
  }
}

/** What a figure's base has printed on it, and where its dial stands. */
export interface PrintedFigure {
  id: string
  name: string
  pitcher: boolean
  /** What stands beside the name, such as the position and the hand. */
  position: string
  hand: string
  /** Speed, defense, endurance, points: a short name, a number, and the whole in words. */
  values: readonly { key: string; letter: string; value: number; words: string }[]
  /** The combinations printed on this base. */
  columns: readonly string[]
  /** The results of each dial position, from R6 to B4. */
  rows: readonly (readonly string[])[]
  /** The intangible of each of those positions, empty for none. */
  intangibles: readonly string[]
  /** The same as the word list calls them. */
  gifts?: readonly string[]
  step: string
  marker: string
}
