/** The position in messages. */
import { fieldMessage } from '../../lib/naming'
import type { Message, StretchView } from '../../lib/protocol'

/** Which half it is, how many are out, and who is on base. */
export const fieldWords = ({ field }: StretchView): Message => fieldMessage('stretch', field)

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
