/** What the hen game brings to the page. */
import type { GameUi } from '../../lib/games'
import type { HensEvent, HensView } from '../../lib/protocol'
import Board from './Board.svelte'
import CorralHighlight from './CorralHighlight.svelte'
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
  highlights: { corral: CorralHighlight },
  aside: ({ highlight }, { players: [first, second] }) =>
    highlight === 'game'
      ? { key: 'highlight-standing', seats: { first: 0, second: 1 }, args: { one: first?.total ?? 0, two: second?.total ?? 0 } }
      : null,
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
