/** The card game's pages. */
import type { GameUi } from '../../lib/games'
import type { BaseballEvent, BaseballView } from '../../lib/protocol'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import { divides, halfway, joins, publicly, quiet, retold, targetName } from './naming'
import { dress, pace } from './pace'
import Scores from './Scores.svelte'
import TextView from './TextView.svelte'

const baseball: GameUi<BaseballView, BaseballEvent> = {
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
  divides,
  publicly,
  halfway,
  // All else is pointed at.
  inBar: new Set(['accept', 'decline', 'leave', 'stop']),
  sounds: {
    drew: 'card',
    played: 'card',
    discarded: 'card',
    'passed-hands': 'card',
    'bench-cleared': 'card',
    circled: 'card',
    took: 'card',
    gave: 'card',
    timed: 'lock',
    out: 'pass',
    run: 'turn',
    won: 'win',
  },
}

export default baseball
