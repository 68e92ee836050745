/** The 29 kinds of cards: their signs as printed, green, then red, then blue, as the server sorts them. */
import { CARD_COLOURS, type CardColour, type TeamCardFace } from './objects/teamcards'
import type { HandCard } from '../../lib/protocol'

const KINDS: Record<CardColour, readonly string[]> = {
  green: ['1B', '2B', '3B', 'BB', 'BK', 'E', 'HBP', 'HR', 'PB', 'SB', 'WP'],
  red: ['CS', 'DP', 'F', 'K', 'L', 'SF', 'SH', 'TP', 'X'],
  blue: ['B', 'BC', 'CC', 'CE', 'J', 'ML', 'MR', 'S', 'T'],
}

export const SIGNS: readonly string[] = CARD_COLOURS.flatMap((colour) => KINDS[colour])
export const JOKER = 'J'

export function colourOf(sign: string): CardColour {
  return CARD_COLOURS.find((colour) => KINDS[colour].includes(sign)) ?? 'blue'
}

export function handCard(sign: string): HandCard {
  return { sign, colour: colourOf(sign), target: `card-${sign}`, why_not: null }
}

/** Cards in the order in which they are held. */
export function inOrder(one: string, other: string): number {
  return SIGNS.indexOf(one) - SIGNS.indexOf(other)
}

/** A card as it is drawn; its name comes from the catalogs. */
export function face(sign: string, name: string): TeamCardFace {
  return { sign, colour: colourOf(sign), name }
}

/** Signs by colour, those that `wanted` says yes to. */
export function grouped(wanted: (sign: string) => boolean): { colour: CardColour; signs: string[] }[] {
  return CARD_COLOURS.map((colour) => ({ colour, signs: KINDS[colour].filter(wanted) })).filter(({ signs }) => signs.length > 0)
}
