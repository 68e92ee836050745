/** What the hen game brings to the page. */
import type { GameUi } from '../../lib/games'
import type { HensEvent, HensView } from '../../lib/protocol'
import Board from './Board.svelte'
import { targetName } from './naming'
import { pace } from './pace'
import { result } from './result'
import Scores from './Scores.svelte'
import TextView from './TextView.svelte'

const hens: GameUi<HensView, HensEvent> = {
  Board,
  TextView,
  Scores,
  pace,
  targetName,
  result,
  quiet: ({ what }) => what === 'dealt',
  opens: ({ what }) => what === 'rolled',
  sounds: {
    dealt: 'card',
    rolled: 'roll',
    'rolled-off': 'roll',
    drew: 'card',
    renewed: 'card',
    'renewed-their': 'card',
    robbed: 'card',
    rearranged: 'card',
    blocked: 'lock',
    passed: 'pass',
    completed: 'win',
  },
}

export default hens
