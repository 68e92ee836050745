/** The season's pages. */
import type { GameUi, Sound } from '../../lib/games'
import type { Choice, Event, StretchEvent, StretchView } from '../../lib/protocol'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import { joins, opens, publicly, quiet, targetName } from './naming'
import { pace } from './pace'
import Scores from './Scores.svelte'
import TextView from './TextView.svelte'

const SOUNDS: Record<string, Sound> = {
  signed: 'card',
  picked: 'card',
  traded: 'card',
  substituted: 'card',
  relieved: 'card',
  rolled: 'roll',
  'lineup-die': 'roll',
  nudged: 'lock',
  used: 'lock',
  out: 'pass',
  missed: 'pass',
  run: 'turn',
  'won-game': 'win',
  'duel-won': 'win',
}

const stretch: GameUi<StretchView, StretchEvent> = {
  Board,
  TextView,
  Scores,
  Ending,
  pace,
  targetName,
  // A season is one match: its season board tells how the games went.
  result: () => null,
  quiet,
  joins,
  opens,
  publicly,
  die: (view) => (view.phase === 'lineup-die' ? { faces: 10, verb: 'lineup' } : { faces: 6, verb: 'roll' }),
  // The board offers all these itself.
  pointed: new Set([
    'sign',
    'trade',
    'face',
    'bat',
    'fill',
    'disc',
    'pitch',
    'sub',
    'swing',
    'steal',
    'run',
    'hold',
    'take',
    'stand',
    'plus',
    'minus',
    'set',
    'drop',
    'reroll',
    'remove',
    'rest',
    'buy',
  ]),
  ready: ({ verb }: Choice) => verb === 'keep' || verb === 'veteran',
  sound: (event: Event) => SOUNDS[event.what] ?? null,
}

export default stretch
