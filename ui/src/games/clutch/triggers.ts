/**
 * What a Strategy card's picture shows: the moment it is played at, and what must hold then. Terms that have no sign are
 * left to the text, which says everything anyway.
 */

export type Sign =
  /** A result, an icon, a die. */
  | { kind: 'result' | 'icon' | 'die'; text: string }
  /** Bases, of which those with a runner are filled; every base named will do. */
  | { kind: 'bases'; bases: readonly (0 | 1 | 2)[] }
  | { kind: 'outs'; outs: number }
  /** From this inning on, or up to it. */
  | { kind: 'inning'; inning: number; to: boolean }
  | { kind: 'chart'; of: 'pitcher' | 'batter' }
  | { kind: 'hands' | 'tired' | 'mistake' | 'clutch' | 'infield-in' | 'tied' }
  /** A number to be reached, such as BR 20. */
  | { kind: 'least'; text: string }

const BASES = { first: 0, second: 1, third: 2 } as const

const result = (text: string): Sign => ({ kind: 'result', text })
const icon = (text: string): Sign => ({ kind: 'icon', text })
const chart = (of: 'pitcher' | 'batter'): Sign => ({ kind: 'chart', of })
const inning = (number: string, to: boolean): Sign => ({ kind: 'inning', inning: Number(number), to })
const least = (number: string): Sign => ({ kind: 'least', text: `BR ${number}` })
const shown = (face: string): Sign => ({ kind: 'die', text: face })

/** The terms that have a sign; most name one thing. */
const SIGNS: Record<string, (first: string, all: readonly string[]) => Sign> = {
  result,
  xbh: () => result('2B+'),
  'bases-empty': () => ({ kind: 'bases', bases: [] }),
  'bases-loaded': () => ({ kind: 'bases', bases: [0, 1, 2] }),
  'runner-on': (_, bases) => ({ kind: 'bases', bases: bases.map((base) => BASES[base as keyof typeof BASES]) }),
  outs: (number) => ({ kind: 'outs', outs: Number(number) }),
  'inning-from': (number) => inning(number, false),
  'inning-to': (number) => inning(number, true),
  'on-pitcher-chart': () => chart('pitcher'),
  'on-batter-chart': () => chart('batter'),
  'batter-icon': icon,
  'pitcher-icon': icon,
  'icon-involved': icon,
  'runner-icon': icon,
  'batter-br-from': least,
  'runner-br-from': least,
  'die-is': (sides) => shown(`d${sides}`),
  'natural-pitch': shown,
  'own-natural': shown,
  'same-hand': () => ({ kind: 'hands' }),
  tired: () => ({ kind: 'tired' }),
  'tired-next': () => ({ kind: 'tired' }),
  mistake: () => ({ kind: 'mistake' }),
  'clutch-moment': () => ({ kind: 'clutch' }),
  'infield-in': () => ({ kind: 'infield-in' }),
  tied: () => ({ kind: 'tied' }),
}

/** The sign of one term, such as `result GB` or `runner-on first second`. */
export function signOf(term: string): Sign | null {
  const [word = '', ...all] = term.replace(/^not /, '').split(' ')
  return SIGNS[word]?.(all[0] ?? '', all) ?? null
}

export interface Pictured {
  sign: Sign
  /** It must not be so. */
  not: boolean
}

/** The signs of all terms that have one; of a choice of terms, the first that has. */
export function signsOf(when: readonly string[]): Pictured[] {
  return when.flatMap((line) => {
    for (const term of line.split(' or ')) {
      const sign = signOf(term)
      if (sign) return [{ sign, not: term.startsWith('not ') }]
    }
    return []
  })
}

/** The moment of each window, as a drawing of lines on 48 by 32 for what each is. */
export const MOMENTS: Record<string, string> = {
  // Two arrows past each other: substitutions.
  w1: 'M8 11h26l-5-5M34 11l-5 5M40 22H14l5-5M14 22l5 5',
  // A runner leaves his base.
  w2: 'M30 6a3 3 0 1 1 0 6a3 3 0 0 1 0-6M28 13l-6 6 6 3-2 6M22 19l-7 0M27 15l6 4M6 14h8M4 20h6M8 26h6',
  // A ball in the glove.
  w3: 'M14 27q-6-10-2-17 3-3 5 1 0-7 4-6 3 1 3 6 2-5 5-3 2 2 1 7 4-2 5 2 0 5-6 10M24 15a5 5 0 1 1 0 10a5 5 0 0 1 0-10',
  // The ball on its way, and a die.
  w4: 'M10 12a5 5 0 1 1 0 10a5 5 0 0 1 0-10M17 13h5M18 17h6M17 21h5M36 6l9 5.5v11L36 28l-9-5.5v-11ZM36 6 30 20h12ZM27 11.5 30 20 36 28l6-8 3-8.5',
  w5: 'M10 12a5 5 0 1 1 0 10a5 5 0 0 1 0-10M17 13h5M18 17h6M17 21h5M44 8H30l7 8-7 8h14',
  // A lever.
  w6: 'M12 27h24M24 27 34 8M34 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8M8 14l-4 4 4 4M40 18l4 4-4 4',
  // Which die.
  w7: 'M14 6l9 5.5v10L14 27l-9-5.5v-10ZM34 6l6 3 3 7-3 7-6 3-6-3-3-7 3-7Z',
  // A bat, and a die.
  w8: 'M5 27 17 14q4-5 7-4 1 3-4 7L8 29ZM37 7l8 5v9l-8 5-8-5v-9ZM37 7l-5 11h10ZM29 12l3 6 5 8 5-8 3-6',
  w9: 'M5 27 17 14q4-5 7-4 1 3-4 7L8 29ZM45 8H31l7 8-7 8h14',
  // A chart with a row lit.
  w10: 'M13 4h22M13 9h22M8 13.5h32v6H8ZM4 16.5h4M13 24h22M13 29h22',
  // A throw.
  w11: 'M6 24q12-16 26-14M26 6l7 4-5 6M40 14a4 4 0 1 1 0 8a4 4 0 0 1 0-8',
  w12: 'M6 24q12-16 24-14M38 10l6 6-6 6-6-6ZM34 27l3 2 6-7',
  // A scorecard with a diamond.
  w13: 'M10 4h28v24H10ZM24 8l8 8-8 8-8-8ZM24 24v4M14 8h3',
  // Three outs.
  w14: 'M10 11a5 5 0 1 1 0 10a5 5 0 0 1 0-10M24 11a5 5 0 1 1 0 10a5 5 0 0 1 0-10M38 11a5 5 0 1 1 0 10a5 5 0 0 1 0-10M7 13l6 6M13 13l-6 6M21 13l6 6M27 13l-6 6M35 13l6 6M41 13l-6 6',
  // A bunt: the bat held across.
  wb: 'M6 14h22q6-3 9 0v4q-3 3-9 0H6ZM41 20a4 4 0 1 1 0 8a4 4 0 0 1 0-8M12 20v6M20 20v6',
  // A flash.
  wr: 'M27 3 15 18h8l-3 11 13-16h-8ZM6 10l4 2M6 22l4-2M42 10l-4 2M42 22l-4-2',
}
