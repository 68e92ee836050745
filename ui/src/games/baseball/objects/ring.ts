/** Seats around a table: the reader's at the bottom, the others counterclockwise, so that whoever comes next sits at the right. */
import type { Team } from '../../../lib/objects/teams'

export type RingPlace = 'near' | 'right' | 'right-high' | 'top' | 'left-high' | 'left'

const PLACES: Record<number, readonly RingPlace[]> = {
  1: ['near'],
  2: ['near', 'top'],
  3: ['near', 'right', 'left'],
  4: ['near', 'right', 'top', 'left'],
  5: ['near', 'right', 'right-high', 'left-high', 'left'],
  6: ['near', 'right', 'right-high', 'top', 'left-high', 'left'],
}

/** Where a seat is, seen from the near one. */
export function placeOf(seat: number, near: number, count: number): RingPlace {
  return PLACES[count]?.[(((seat - near) % count) + count) % count] ?? 'top'
}

/** A player at the ring. */
export interface RingSeat {
  seat: number
  name: string
  team: Team
  kind: 'human' | 'bot' | 'open'
  /** A name for each card held, by which it flies; what it is stays hidden. */
  cards: readonly string[]
  /** Turns to be skipped. */
  skips?: number
  active?: boolean
  offline?: boolean
  /** Words beside the name: you, at bat, away. */
  tags?: readonly string[]
  /** What a choice calls this seat. */
  target?: string
  selectable?: boolean
  selected?: boolean
  dimmed?: boolean
  /** All of it, spoken. */
  label: string
}
