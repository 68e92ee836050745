/** How long players may think: what tables agree on, and clocks as they are read. */
import { t } from './language.svelte'
import type { Clock, Pace } from './protocol'

const DAY = 86_400
export type PaceKind = 'untimed' | 'live' | 'days'

/** What a new table may choose from; others can be agreed on through the API. */
export const PACES: readonly Pace[] = [
  { seconds: 300, increment: 3 },
  { seconds: 600, increment: 5 },
  { seconds: 1500, increment: 10 },
  { seconds: 3600, increment: 30 },
  { seconds: DAY, each_move: true },
  { seconds: 3 * DAY, each_move: true },
  { seconds: 7 * DAY, each_move: true },
]

export function kindOf(pace: Pace | null | undefined): PaceKind {
  if (!pace) return 'untimed'
  return pace.each_move ? 'days' : 'live'
}

export function paceWords(pace: Pace | null | undefined): string {
  if (!pace) return t('pace-untimed')
  const { seconds, increment = 0 } = pace
  if (pace.each_move) return seconds % DAY === 0 ? t('pace-days', { days: seconds / DAY }) : t('pace-each', { minutes: minutesOf(seconds) })
  return increment ? t('pace-live', { minutes: minutesOf(seconds), increment }) : t('pace-minutes', { minutes: minutesOf(seconds) })
}

function minutesOf(seconds: number): number {
  return Math.round(seconds / 6) / 10
}

/** Seconds a seat has left so long after the clock was told; null where none runs. */
export function leftOf({ left, running }: Clock, seat: number, since: number): number | null {
  const had = left[seat]
  if (had == null) return null
  return running === seat ? Math.max(0, had - since) : had
}

/** Below this a clock warns: a tenth of what there was at first, but half a minute at least, if there was that much. */
export function lowAt({ seconds }: Pace): number {
  return Math.min(seconds / 2, Math.max(30, seconds / 10))
}

/** What a clock shows: days and hours, minutes and seconds, or seconds and tenths at the very end. */
export function clockText(seconds: number): string {
  if (seconds >= DAY) return t('clock-days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / 3600) })
  if (seconds < 10) return (Math.floor(seconds * 10) / 10).toFixed(1)
  const whole = Math.floor(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** The same in words, for those who listen. */
export function clockWords(seconds: number): string {
  if (seconds >= DAY) return t('clock-days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / 3600) })
  if (seconds >= 3600) return t('clock-hours', { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60 })
  return t('clock-minutes', { minutes: Math.floor(seconds / 60), seconds: Math.floor(seconds % 60) })
}

/** Of what is left, the mark that was just passed and is worth a word: seldom, so that nobody is talked out of thinking. */
export function markPassed(before: number, now: number, pace: Pace): number | null {
  const marks = [lowAt(pace), 10].filter((mark) => mark < pace.seconds)
  return marks.find((mark) => before > mark && now <= mark) ?? null
}
