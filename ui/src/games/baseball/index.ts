/** The card game's pages. */
import type { GameUi, Sound } from '../../lib/games'
import type { BaseballEvent, BaseballView, Choice, Event } from '../../lib/protocol'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import { divides, halfway, joins, publicly, quiet, retold, targetName } from './naming'
import { dress, pace } from './pace'
import Scores from './Scores.svelte'
import TextView from './TextView.svelte'

const SOUNDS: Record<string, Sound> = {
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
}

const baseball: GameUi<BaseballView, BaseballEvent> = {
  Board,
  TextView,
  Scores,
  Ending,
  pace,
  dress,
  targetName,
  // One game is a match: the score is told by the line score.
  result: () => null,
  quiet,
  joins,
  retold,
  divides,
  publicly,
  halfway,
  pointed: new Set(['play', 'joker', 'cover', 'cover-joker', 'discard', 'give', 'exchange', 'time']),
  ready: (choice: Choice) => choice.verb === 'stop' || choice.verb === 'leave',
  sound: (event: Event) => SOUNDS[event.what] ?? null,
}

export default baseball
