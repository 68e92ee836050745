/** How ballplayers look, whoever draws them. */

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
