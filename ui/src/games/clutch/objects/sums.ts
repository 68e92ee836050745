/** A sum as it is laid out on the table: a die, what is added to it and by whom, and what it comes to. */
import type { Sides } from './polyhedra'

export interface SumPart {
  /** Where it comes from, in the reader's language. */
  source: string
  amount: number
  /** Whose doing it is. */
  tone?: 'offense' | 'defense' | 'neutral' | 'plain'
  /** It is written down as a plain number and not as something added: what a card says. */
  printed?: boolean
  /** What is said about it besides, such as that no more than 3 counts. */
  note?: string
}

export interface Sum {
  die?: { sides: Sides; face: number } | null
  parts: readonly SumPart[]
  /** Null while the die has not fallen. */
  total: number | null
}

/** A sum in one line: "9 + 5 Command + 1 against right-handers = 15". */
export function sumWords({ die, parts, total }: Sum): string {
  const said = parts.map(({ source, amount }, i) => {
    const first = i === 0 && !die?.face
    const sign = amount < 0 ? '− ' : first ? '' : '+ '
    return `${sign}${Math.abs(amount)} ${source}`
  })
  const all = [...(die?.face ? [`${die.face}`] : []), ...said].join(' ')
  return total === null ? all : `${all} = ${total}`
}
