/** The last finished game of a log: its points line by line, as they were told. */
import type { GameResult } from '../../lib/games'
import type { HensEvent } from '../../lib/protocol'

export function result(log: readonly HensEvent[]): GameResult | null {
  const won = log.findLast((event) => event.what === 'won')
  if (!won) return null
  const scored = log.filter((event) => event.what === 'scored').filter(({ ply }) => ply === won.ply)
  return {
    ply: won.ply,
    winner: won.who,
    several: won.facts.game > 1,
    title: won.words,
    lines: scored.map((event) => ({ words: event.words, points: event.facts.points })),
    total: won.facts.points,
  }
}
