/** Dice of a colour, and the symbols on their sides. */

export type Dye = 'red' | 'white' | 'black' | 'blue' | 'green'

/** What each die is made of: its body, its shaded edges, and the ink on it. */
export const DYES: Record<Dye, { bone: string; shade: string; ink: string }> = {
  red: { bone: '#b3261e', shade: '#84150f', ink: '#fffaf0' },
  white: { bone: '#fbf7ec', shade: '#cfc7b2', ink: '#22271f' },
  black: { bone: '#35332d', shade: '#171612', ink: '#fffaf0' },
  blue: { bone: '#1f549b', shade: '#123767', ink: '#fffaf0' },
  green: { bone: '#3b8a4f', shade: '#1d5530', ink: '#fffaf0' },
}

/** The same as custom properties, for dice of either kind; bone where nothing is dyed. */
export function dyed(dye: Dye | undefined): string | undefined {
  return dye && `--bone: ${DYES[dye].bone}; --bone-shade: ${DYES[dye].shade}; --pip: ${DYES[dye].ink}`
}

/** What the faces 1 to 6 of each die show; the green one has pips. */
export const SIDES: Record<Exclude<Dye, 'green'>, string> = {
  red: 'VVVVAH',
  white: 'CCCCAH',
  black: 'PPPFFS',
  blue: 'TTTTFS',
}

/** The side of a die that shows a symbol or a number, from 1; 0 where it shows nothing yet. */
export function sideShowing(dye: string, shows: string | null): number {
  if (!shows) return 0
  const sides = SIDES[dye as keyof typeof SIDES]
  return sides ? sides.indexOf(shows) + 1 : Number(shows)
}

/** Symbols on a square of 100: a flame, a target, a star, a cracked ball; a hammer, a bat on a ball, a sun, a swirl. */
export const SYMBOLS: Record<string, readonly { d: string; stroke?: number }[]> = {
  V: [
    {
      d: 'M52 10c4 17 24 26 24 49a26 26 0 0 1-52 2c0-15 8-20 11-33 7 5 10 10 11 17 6-10 9-20 6-35Zm-1 46c-6 8-11 11-11 19a11 11 0 0 0 22 0c0-7-5-10-6-16-2 3-3 5-5 7Z',
    },
  ],
  C: [
    { d: 'M50 15a35 35 0 1 1 0 70a35 35 0 0 1 0-70Z', stroke: 8 },
    { d: 'M50 34a16 16 0 1 1 0 32a16 16 0 0 1 0-32Z', stroke: 7 },
    { d: 'M50 4v18M50 78v18M4 50h18M78 50h18', stroke: 7 },
  ],
  A: [{ d: 'M50 9 61 37l30 2-23 20 7 29-25-16-25 16 7-29L9 39l30-2Z' }],
  H: [
    { d: 'M50 13a37 37 0 1 1 0 74a37 37 0 0 1 0-74Z', stroke: 7 },
    { d: 'M53 13 42 32l14 9-12 15 13 10-9 21', stroke: 6 },
    { d: 'M24 30q9 20 0 40M76 30q-9 20 0 40', stroke: 4 },
  ],
  P: [{ d: 'M18 22q0-6 6-6h40q15 2 22 17-10-3-20 0v10q0 5-6 5H24q-6 0-6-6Z' }, { d: 'M34 47h15l2 43q-9 5-19 0Z' }],
  T: [
    { d: 'M12 92q-9-4-5-12l7-3 32-42q9-10 18-3t1 18L25 84Z' },
    { d: 'M76 42a19 19 0 1 1 0 38a19 19 0 0 1 0-38Z' },
    { d: 'M74 28l3-14M88 30l8-10', stroke: 6 },
  ],
  S: [
    { d: 'M50 30a20 20 0 1 1 0 40a20 20 0 0 1 0-40Z' },
    { d: 'M50 5v15M50 80v15M5 50h15M80 50h15M18 18l11 11M71 71l11 11M82 18 71 29M29 71 18 82', stroke: 8 },
  ],
  F: [{ d: 'M50 51c-2-8 12-9 12 2s-17 17-26 6 2-35 22-32 31 28 16 46-46 18-57-6 4-50 33-54', stroke: 8 }],
}
