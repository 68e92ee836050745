/** The record book: what the players of a roster have done, in the columns that matter. */
import type { PlayerCard } from '../../lib/protocol'

export const BATTING = ['pa', 'hits', 'home-runs', 'walks', 'batted-in', 'runs', 'steals'] as const
export const PITCHING = ['halves', 'allowed', 'uses'] as const

export interface RecordLine {
  card: PlayerCard
  numbers: number[]
}

/** Those who have played, the most productive first. */
export function book(roster: readonly PlayerCard[], kind: PlayerCard['kind']): RecordLine[] {
  const columns: readonly string[] = kind === 'batter' ? BATTING : PITCHING
  const first = kind === 'batter' ? 'batted-in' : 'halves'
  const of = (card: PlayerCard, column: string) => card.totals[column] ?? 0
  return roster
    .filter((card) => card.kind === kind && Object.keys(card.totals).length > 0)
    .toSorted((a, b) => of(b, first) - of(a, first) || of(b, columns[0]!) - of(a, columns[0]!))
    .map((card) => ({ card, numbers: columns.map((column) => of(card, column)) }))
}
