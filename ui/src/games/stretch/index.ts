/** The season's pages. */
import type { GameUi } from '../../lib/games'
import type { StretchEvent, StretchView } from '../../lib/protocol'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import { joins, opens, publicly, quiet, retold, targetName } from './naming'
import { pace } from './pace'
import Scores from './Scores.svelte'
import TextView from './TextView.svelte'

const stretch: GameUi<StretchView, StretchEvent> = {
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
  publicly,
  die: (view) => (view.phase === 'lineup-die' ? { faces: 10, verb: 'lineup' } : { faces: 6, verb: 'roll' }),
  // The board offers all else itself.
  inBar: new Set(['keep', 'veteran', 'done']),
  ready: ({ verb }) => verb !== 'done',
  aside: ({ highlight }, { season }) =>
    season && (highlight === 'game' || highlight === 'loss')
      ? { key: 'stretch-record-so-far', args: { wins: season.wins, losses: season.losses, stars: season.stars } }
      : null,
  sounds: {
    signed: 'card',
    picked: 'card',
    traded: 'card',
    substituted: 'card',
    relieved: 'card',
    rolled: 'roll',
    'lineup-die': 'roll',
    nudged: 'lock',
    used: 'lock',
    hit: 'bat',
    out: 'pass',
    missed: 'pass',
    run: 'turn',
    'won-game': 'win',
    'duel-won': 'win',
  },
}

export default stretch
