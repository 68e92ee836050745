/** The position in messages. */
import type { Message, StretchView } from '../../lib/protocol'

/** Which half it is, how many are out, and who is on base. */
export function fieldWords({ field }: StretchView): Message {
  return {
    key: 'stretch-field',
    args: {
      half: field.half,
      inning: field.inning,
      outs: field.outs,
      runners: { key: `stretch-runners-${field.bases.map((on) => (on ? 'x' : 'o')).join('')}` },
    },
  }
}

/** Phases between games: cards on the table, no ball in play. */
export const AT_THE_DESK: ReadonlySet<StretchView['phase']> = new Set([
  'deal',
  'home',
  'sign',
  'pick',
  'trade',
  'opponent',
  'lineup',
  'rest',
  'spend',
])

const BEFORE_THE_GAME: ReadonlySet<StretchView['phase']> = new Set(['disc', 'lineup-die', 'pitcher', 'over'])

/** A Defensive Half of a season: the opposing team rolls, nobody runs. */
export function isTheirHalf({ duel, phase, field, season }: StretchView): boolean {
  return !duel && season?.opponent != null && field.at_bat === null && !BEFORE_THE_GAME.has(phase)
}
