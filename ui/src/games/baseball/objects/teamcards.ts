/** Cards of a team card game: a sign, a colour that says whom it helps, and a name. */

export const CARD_COLOURS = ['green', 'red', 'blue'] as const
export type CardColour = (typeof CARD_COLOURS)[number]

export interface TeamCardFace {
  /** What is printed big, such as `1B`. */
  sign: string
  colour: CardColour
  /** In the reader's language. */
  name: string
}

/** Each colour has a shape too, on a square of 40: an arrow up for getting on, a stop sign for out, a wheel for cards. */
export const COLOUR_SHAPES: Record<CardColour, { plate: string; mark: string }> = {
  green: { plate: 'M20 2 38 22q2 4-2 4h-6v10q0 2-2 2H12q-2 0-2-2V26H4q-4 0-2-4Z', mark: '' },
  red: { plate: 'M13 2h14l11 11v14L27 38H13L2 27V13Z', mark: 'M13 13l14 14M27 13 13 27' },
  blue: {
    plate: 'M20 1a19 19 0 1 1 0 38a19 19 0 0 1 0-38Z',
    mark: 'M10 17a10.5 10.5 0 0 1 19-2M30 23a10.5 10.5 0 0 1-19 2M30 8v8h-8M10 32v-8h8',
  },
}
