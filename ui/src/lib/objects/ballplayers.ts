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

/** A number that a name always gives, for choosing how somebody looks. */
export function hashOf(text: string): number {
  let hash = 7
  for (const letter of text) hash = (hash * 31 + letter.codePointAt(0)!) % 1_000_003
  return hash
}

export interface Looks {
  skin: string
  cap: string
  shirt: string
  hair: string
  beard: number
  long: boolean
}

const SKINS = ['#f0cfae', '#e0b088', '#c68c5e', '#9a6440', '#70452a']
const CAPS = ['#2f5a3c', '#46566a', '#7b3c6f', '#8a5a0a', '#85452a', '#3a3a33']
const SHIRTS = ['#f8f1df', '#dfe6d6', '#d8cdb4', '#c9d6dd']
const HAIRS = ['#2a211a', '#4e3524', '#8a5b2d', '#c9a25b', '#8d8a83']

/** How a player looks; by his card, so that he looks the same wherever he is drawn. */
export function looksOf(id: string, name: string): Looks {
  const hash = hashOf(`${id} ${name}`)
  const pick = <T>(list: readonly T[], by: number) => list[Math.floor(hash / by) % list.length]!
  return {
    skin: pick(SKINS, 1),
    cap: pick(CAPS, 5),
    shirt: pick(SHIRTS, 31),
    hair: pick(HAIRS, 127),
    beard: Math.floor(hash / 641) % 4,
    long: Math.floor(hash / 2579) % 3 === 0,
  }
}
