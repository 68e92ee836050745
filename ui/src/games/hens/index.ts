/** What the hen game brings to the page. */
import type { GameUi, Sound } from '../../lib/games'
import type { Event, HensEvent, HensView } from '../../lib/protocol'
import Board from './Board.svelte'
import { targetName } from './naming'
import { pace } from './pace'
import { result } from './result'
import Scores from './Scores.svelte'
import TextView from './TextView.svelte'

const SOUNDS: Record<string, Sound> = {
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
}

const hens: GameUi<HensView, HensEvent> = {
  Board,
  TextView,
  Scores,
  pace,
  targetName,
  result,
  quiet: (event: Event) => event.what === 'dealt',
  opens: (event: Event) => event.what === 'rolled',
  sound: (event: Event) => SOUNDS[event.what] ?? null,
}

export default hens
