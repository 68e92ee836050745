/** The line score as it hangs on the board: so many innings as there is room for. */

import type { LineScoreRow } from './LineScore.svelte'
import { TEAMS } from './teams'

/** Most innings that hang side by side. */
export const MOST_INNINGS = 12

/** The innings to show: at least `least` from the `first` one kept, and the last ones when there are too many. */
export function inningsShown(played: number, least = 6, most = MOST_INNINGS, from = 1): number[] {
  const last = Math.max(from + least - 1, played)
  const first = Math.max(from, last - most + 1)
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

/** Both seats, the visitors above, as on every score board; in their own order while nobody is at home. */
export function visitorsFirst(home: number | null): [number, number] {
  return home === 0 ? [1, 0] : [0, 1]
}

/** The rows of a line score, of what is known of each seat. */
export function lineRows(home: number | null, row: (seat: 0 | 1, place: 0 | 1) => Omit<LineScoreRow, 'team'>): LineScoreRow[] {
  return visitorsFirst(home).map((seat, place) => ({ team: TEAMS[place]!, ...row(seat as 0 | 1, place as 0 | 1) }))
}
