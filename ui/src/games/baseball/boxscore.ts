/** The box score: what each player's cards did, from the log. */
import type { BaseballView, Event } from '../../lib/protocol'
import { HITS } from './cards'

export interface BoxLine {
  seat: number
  team: 'visitor' | 'home'
  /** Cards played, or put away. */
  cards: number
  hits: number
  /** Runs brought in for the own team, and for the other. */
  runs: number
  given: number
  /** Outs made in the field, and suffered at bat by own cards. */
  outs: number
}

export function boxScore(view: BaseballView, log: readonly Event[]): BoxLine[] {
  const lines = view.players.map(
    ({ seat, team }): BoxLine => ({ seat, team, cards: 0, hits: 0, runs: 0, given: 0, outs: 0 }),
  )
  let batting: BoxLine['team'] = 'visitor'
  for (const { what, who, facts } of log) {
    const line = lines[who]
    if (what === 'side') batting = facts.team === 'home' ? 'visitor' : 'home'
    if (!line) continue
    if (what === 'played' || what === 'discarded') line.cards += 1
    if (what === 'played' && HITS.has(String(facts.card)) && line.team === batting) line.hits += 1
    if (what === 'run') line[facts.team === line.team ? 'runs' : 'given'] += 1
    if (what === 'out') line.outs += 1
  }
  return lines
}
