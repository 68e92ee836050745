/** SportsClix's pages. */
import type { GameUi, NextGame } from '../../lib/games'
import type { Dye } from '../../lib/objects/dyes'
import type { ClixEvent, ClixView } from '../../lib/protocol'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import { joins, opens, quiet, retold, targetName } from './naming'
import { pace } from './pace'
import Scores from './Scores.svelte'
import TextView from './TextView.svelte'

const NEXT: Partial<Record<ClixView['level'], ClixView['level']>> = {
  preseason: 'regular',
  regular: 'playoffs',
  playoffs: 'championship',
}

/** Below Championship there is always a level to go on to. */
function next({ level }: ClixView): NextGame | null {
  const following = NEXT[level]
  if (!following) return null
  const words = { key: `clix-level-${following}` }
  return {
    options: { level: following },
    question: { key: 'clix-next-question', args: { level: words } },
    words: { key: 'clix-next-go', args: { level: words } },
  }
}

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
  next,
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
