/** The line score as it hangs on the board: so many innings as there is room for. */

/** Most innings that hang side by side. */
export const MOST_INNINGS = 12

/** The innings to show, from 1: at least `least`, and the last ones when there are too many. */
export function inningsShown(played: number, least = 6, most = MOST_INNINGS): number[] {
  const last = Math.max(least, played)
  const first = Math.max(1, last - most + 1)
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}
