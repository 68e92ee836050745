/** What was played to its end in this browser: results and feats as the server told them, kept without an account. */
import { heldSeats } from './holdings'
import type { Message, Outcome, SeatInfo } from './protocol'
import { recall, remember } from './storage'

export interface Played {
  match: string
  game: string
  /** When it was last touched, ISO 8601. */
  at: string
  /** Null for a draw, and where both sides were played on this screen. */
  won: boolean | null
  score: number[]
  /** Who sat there; null for a name to be made up in the reader's language. */
  seats: Pick<SeatInfo, 'seat' | 'name' | 'kind' | 'level' | 'side'>[]
  words: Message
  /** Those of the side that was played here. */
  feats: { name: string; words: Message }[]
}

interface Finished {
  match: string
  game: string
  seats: SeatInfo[]
  outcome: Outcome | null
}

const MOST = 500
const FORMAT = 'rainout-player-1'

export function played(): Played[] {
  return recall<Played[]>('records', [])
}

function keep(records: readonly Played[]): void {
  const latest = records.toSorted((a, b) => b.at.localeCompare(a.at))
  remember('records', latest.slice(0, MOST))
}

/** Write down a match that is over, if a seat of it is held here; once is enough. */
export function note({ match, game, seats, outcome }: Finished, at: string): void {
  const mine = new Set(heldSeats(match).flatMap(({ seat, token }) => (token ? [seats[seat]?.side] : [])))
  if (!outcome || mine.size === 0 || played().some((each) => each.match === match)) return
  const won = mine.size > 1 || outcome.winner === null ? null : mine.has(outcome.winner)
  const feats = outcome.feats.filter(({ side }) => mine.has(side)).map(({ name, words }) => ({ name, words }))
  const sat = seats.map(({ seat, name, kind, level, side }) => ({ seat, name, kind, level: level ?? null, side }))
  keep([...played(), { match, game, at, won, score: outcome.score, seats: sat, words: outcome.words, feats }])
}

export interface Tally {
  games: number
  won: number
  lost: number
  /** Wins in a row up to now, and the most there ever were. */
  streak: number
  best: number
}

/** Counted from the first to the last; a draw, or a game against oneself, ends no streak. */
export function tally(records: readonly Played[]): Tally {
  const found: Tally = { games: records.length, won: 0, lost: 0, streak: 0, best: 0 }
  for (const { won } of records.toSorted((a, b) => a.at.localeCompare(b.at))) {
    if (won === null) continue
    found[won ? 'won' : 'lost']++
    found.streak = won ? found.streak + 1 : 0
    found.best = Math.max(found.best, found.streak)
  }
  return found
}

/** For each feat how often it was achieved, and the latest story of it. */
export function feats(records: readonly Played[]): Map<string, { count: number; words: Message; match: string }> {
  const found = new Map<string, { count: number; words: Message; match: string }>()
  for (const { match, feats } of records.toSorted((a, b) => a.at.localeCompare(b.at)))
    for (const { name, words } of feats) found.set(name, { count: (found.get(name)?.count ?? 0) + 1, words, match })
  return found
}

/** All of it as a file. */
export function exported(): string {
  return JSON.stringify({ format: FORMAT, played: played() }, null, 1)
}

/** Take in such a file beside what is here; how many matches were new. Null for a file that is none of ours. */
export function imported(text: string): number | null {
  let file: { format?: unknown; played?: unknown }
  try {
    file = JSON.parse(text) as typeof file
  } catch {
    return null
  }
  if (file?.format !== FORMAT || !Array.isArray(file.played) || !file.played.every(isPlayed)) return null
  const known = new Set(played().map(({ match }) => match))
  const fresh = file.played.filter(({ match }) => !known.has(match))
  keep([...played(), ...fresh])
  return fresh.length
}

function isPlayed(thing: unknown): thing is Played {
  const { match, game, at, won, score, seats, words, feats } = (thing ?? {}) as Record<string, unknown>
  const said = (message: unknown) => typeof (message as Message | null)?.key === 'string'
  return (
    [match, game, at].every((text) => typeof text === 'string') &&
    (won === null || typeof won === 'boolean') &&
    Array.isArray(score) &&
    Array.isArray(seats) &&
    said(words) &&
    Array.isArray(feats) &&
    feats.every(
      (each: unknown) => typeof (each as { name?: unknown } | null)?.name === 'string' && said((each as { words?: unknown }).words),
    )
  )
}
