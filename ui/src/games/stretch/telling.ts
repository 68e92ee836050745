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
  'deal', 'home', 'sign', 'pick', 'trade', 'opponent', 'lineup', 'rest', 'spend',
])
