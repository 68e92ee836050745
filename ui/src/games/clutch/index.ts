/** CLUTCH Baseball's pages. */
import type { GameUi, NextGame, Sound } from '../../lib/games'
import type { Choice, ClutchEvent, ClutchView, Event } from '../../lib/protocol'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import { joins, opens, publicly, quiet, targetName } from './naming'
import { dress, pace } from './pace'
import Scores from './Scores.svelte'
import TextView from './TextView.svelte'

const SOUNDS: Record<string, Sound> = {
  rolled: 'roll',
  drew: 'card',
  played: 'card',
  coach: 'card',
  discarded: 'card',
  relieved: 'card',
  'came-in': 'card',
  changed: 'lock',
  negated: 'lock',
  out: 'pass',
  run: 'turn',
  game: 'win',
  won: 'win',
}

/** What the action bar offers; all else is pointed at. */
const IN_THE_BAR: ReadonlySet<string> = new Set([
  'fill',
  'keep',
  'mulligan',
  'ready',
  'pitch',
  'walk',
  'infield-in',
  'swing',
  'bunt',
  'let',
  'two',
  'one',
  'pass',
  'take-back',
  'leave',
])

/** Whoever has learnt with player cards alone may want the rest. */
function next({ cards }: ClutchView): NextGame | null {
  if (cards) return null
  return { options: { cards: 'full' }, question: { key: 'clutch-next-question' }, words: { key: 'clutch-next-go' } }
}

const clutch: GameUi<ClutchView, ClutchEvent> = {
  Board,
  TextView,
  Scores,
  Ending,
  pace,
  dress,
  targetName,
  result: () => null,
  quiet,
  joins,
  opens,
  publicly,
  next,
  die: ({ sides }) => ({ faces: sides, verb: 'roll' }),
  // The board offers all these itself.
  pointed: new Set([
    'start',
    'post',
    'bat',
    'under',
    'relieve',
    'in',
    'shift',
    'exchange',
    'steal',
    'send',
    'throw',
    'play',
    'coach',
    'discard',
    'tune',
    'recycle',
  ]),
  ready: ({ verb }: Choice) => IN_THE_BAR.has(verb),
  main: new Set(['fill', 'keep', 'ready', 'pitch', 'swing', 'two', 'pass', 'leave']),
  sound: (event: Event) => SOUNDS[event.what] ?? null,
}

export default clutch
