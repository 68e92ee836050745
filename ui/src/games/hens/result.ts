/** The last finished game of a log: its points line by line, as they were told. */
import type { GameResult } from '../../lib/games'
import type { Event } from '../../lib/protocol'

export function result(log: readonly Event[]): GameResult | null {
  const won = log.findLast((event) => event.what === 'won')
  if (!won) return null
  const scored = log.filter((event) => event.ply === won.ply && event.what === 'scored')
  return {
    ply: won.ply,
    winner: won.who,
    several: Number(won.facts.game) > 1,
    title: won.words,
    lines: scored.map((event) => ({ words: event.words, points: Number(event.facts.points) })),
    total: Number(won.facts.points),
  }
}
