/** Cards of a dice league as they are printed: players with what they bring and what their rolls give, and teams. */

/** A piece of a condition: a die showing a face, a die showing the same as another, one step of a run, or plain text. */
export type SignPart = { face: number } | { same: string } | { step: number } | { text: string }

export interface PrintedLine {
  sign: readonly SignPart[]
  /** The condition in words. */
  words: string
  /** What it gives, such as `2B`. */
  gives: string
  /** The dice on the table meet it. */
  met?: boolean
}

export interface PrintedPlayer {
  id: string
  name: string
  /** 1, 2 or 3. */
  tier: number
  pitcher: boolean
  /** Dice a batter brings; a `*` when a rule of his own says how many. */
  dice: number
  special: boolean
  rerolls: number
  nudges: number
  /** What he brings, in words. */
  brings: string
  lines: readonly PrintedLine[]
  stamina: number
  exhaustion: number
  ability: string
  /** Abbreviation of the team on the back. */
  back: string | null
}

export interface PrintedTeam {
  id: string
  name: string
  tier: number
  abbreviation: string
  roll: number
  minimum: number
  /** The scoring ability in words. */
  words: string
  /** B or P: who is on the back. */
  back: string
}

export const ROMAN = ['', 'I', 'II', 'III']
