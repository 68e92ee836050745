/** CLUTCH Baseball's pages. */
import type { GameUi } from '../../lib/games'
import type { ClutchEvent, ClutchView } from '../../lib/protocol'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import { joins, opens, publicly, quiet, retold, targetName } from './naming'
import { dress, pace } from './pace'
import Scores from './Scores.svelte'
import TextView from './TextView.svelte'

/** What one mostly does. */
const MAIN = ['fill', 'keep', 'ready', 'pitch', 'swing', 'two', 'pass', 'leave']

const clutch: GameUi<ClutchView, ClutchEvent> = {
  Board,
  TextView,
  Scores,
  Ending,
  pace,
  dress,
  targetName,
  quiet,
  joins,
  retold,
  opens,
  publicly,
  die: ({ sides }) => ({ faces: sides, verb: 'roll' }),
  // All else is pointed at.
  inBar: new Set([...MAIN, 'mulligan', 'walk', 'infield-in', 'bunt', 'let', 'one', 'take-back']),
  main: new Set(MAIN),
  aside: ({ highlight }, { teams: [first, second] }) =>
    highlight === 'game' && first && second
      ? { key: 'highlight-standing', seats: { first: first.seat, second: second.seat }, args: { one: first.wins, two: second.wins } }
      : null,
  sounds: {
    rolled: 'roll',
    drew: 'card',
    played: 'card',
    coach: 'card',
    discarded: 'card',
    relieved: 'card',
    'came-in': 'card',
    swung: 'bat',
    changed: 'lock',
    negated: 'lock',
    out: 'pass',
    run: 'turn',
    game: 'win',
    won: 'win',
  },
}

export default clutch
