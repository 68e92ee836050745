/** The line score as it hangs on the board: so many innings as there is room for. */

/** Most innings that hang side by side. */
export const MOST_INNINGS = 12

/** The innings to show: at least `least` from the `first` one kept, and the last ones when there are too many. */
export function inningsShown(played: number, least = 6, most = MOST_INNINGS, from = 1): number[] {
  const last = Math.max(from + least - 1, played)
  const first = Math.max(from, last - most + 1)
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}
