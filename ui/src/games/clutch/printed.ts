/** What is printed on the cards of CLUTCH, with the names the card files have for it. */
import type * as Protocol from '../../lib/protocol'

export type { Band } from '../../lib/protocol'

export const RESULTS = ['SO', 'GB', 'LD', 'FB', 'BB', '1B', '2B', '3B', 'HR'] as const
export type Result = (typeof RESULTS)[number]
/** How an at-bat is written in the scorebook. */
export const CODES = [...RESULTS, 'HBP', 'E', 'IBB', 'SAC', 'SF', 'FC', 'DP'] as const

/** Where one plays, in the order of a line-up. */
export const POSITIONS = ['CA', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF', 'DH'] as const

export const ICONS = ['AS', 'GG', 'HR', 'MVP', 'SB', 'SC', 'CY', 'SV', 'K'] as const
export type Icon = (typeof ICONS)[number]

/** A player card as the catalogue has it. The server's views of players, which say more, are such cards too. */
export type PlayerPrint = Omit<Protocol.PlayerPrint, 'person'>

/** Which side of a card is meant; Two-Way players have both. */
export type Side = 'batting' | 'pitching'

export type Colour = 'offense' | 'defense' | 'neutral'
export type Rarity = 'common' | 'uncommon' | 'rare'
export type Special = 'none' | 'momentum' | 'burst' | 'impulse'

/** The moments of an at-bat, as they come; `wb` is a bunt's, `wr` a reaction's. */
export const WINDOWS = ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8', 'w9', 'w10', 'w11', 'w12', 'w13', 'w14', 'wb', 'wr'] as const

/** A Strategy or Coach card, in the reader's language. */
export interface TextPrint extends Omit<Protocol.TextPrint, 'title' | 'text'> {
  title: string
  text: string
}

/** A Stadium card, in the reader's language: its fences from left to right, its Main, defensive and offensive effect. */
export interface StadiumPrint extends Pick<Protocol.StadiumPrint, 'name' | 'fences'> {
  texts: readonly string[]
}

export const SKIES = ['wind-out', 'wind-in', 'crosswind', 'heat', 'cold', 'drizzle', 'haze'] as const
export type Sky = (typeof SKIES)[number]

export interface WeatherPrint {
  family: Sky
  /** 1 to 5. */
  strength: number
  name: string
  text: string
}

/** The last swing printed on a chart: the highest band is open upwards. */
const LAST = 24

export interface ChartRow {
  result: string
  from: number
  /** Null for the last band, which never ends. */
  to: number | null
  /** How many of the 20 numbers of the regular die. */
  numbers: number
}

/** The bands of a chart with where each ends. */
export function rowsOf(chart: readonly Protocol.Band[]): ChartRow[] {
  return chart.map(({ result, start: from }, i) => {
    const next = chart[i + 1]?.start
    return {
      result,
      from,
      to: next === undefined ? null : next - 1,
      numbers: Math.max(0, Math.min(20, (next ?? LAST + 1) - 1) - Math.min(20, from - 1)),
    }
  })
}

/** The Result of a swing; the lowest band is open downwards, the highest upwards. */
export function readChart(chart: readonly Protocol.Band[], swing: number): string | null {
  return (chart.findLast(({ start }) => start <= swing) ?? chart[0])?.result ?? null
}

/** A number with its sign, as cards print it: +2, −1, +0. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`
}

/** The side of a card to show when nobody says: a pitcher's for whoever only pitches. */
export function mainSide(player: Pick<PlayerPrint, 'batting'>): Side {
  return player.batting ? 'batting' : 'pitching'
}
