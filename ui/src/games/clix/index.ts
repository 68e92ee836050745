/** SportsClix's pages. */
import type { GameUi } from '../../lib/games'
import type { Dye } from '../../lib/objects/dyes'
import type { ClixEvent, ClixView } from '../../lib/protocol'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import { joins, opens, quiet, retold, targetName } from './naming'
import { pace } from './pace'
import Scores from './Scores.svelte'
import TextView from './TextView.svelte'

const clix: GameUi<ClixView, ClixEvent> = {
  Board,
  TextView,
  Scores,
  Ending,
  pace,
  targetName,
  quiet,
  joins,
  retold,
  opens,
  die: ({ die }) => (die === null || die === 'number' ? { faces: 6, verb: 'roll' } : { faces: 6, verb: die, dye: die as Dye }),
  // All else is pointed at, or pressed in the tray.
  inBar: new Set(['fill', 'let']),
  sounds: {
    'home-roll': 'roll',
    rolled: 'roll',
    chose: 'card',
    ball: 'bat',
    'came-in': 'card',
    gained: 'lock',
    lost: 'lock',
    out: 'pass',
    run: 'turn',
    won: 'win',
  },
}

export default clix
