/** What a game brings to the page that nobody has drawn anything for: its view as plain facts. */
import type { GameUi } from '../games'
import Board from './Board.svelte'
import Scores from './Scores.svelte'
import { spelt } from './facts'
import TextView from './TextView.svelte'

const plain: GameUi = {
  Board,
  TextView,
  Scores,
  pace: {
    lasts: () => 700,
    tumbles: { rolled: 720 },
    pickedUp: (view) => ('face' in view ? { ...view, face: 0 } : view),
  },
  targetName: (_, target) => ({ key: 'plain-target', args: { name: spelt(target) } }),
  sounds: { rolled: 'roll' },
}

export default plain
