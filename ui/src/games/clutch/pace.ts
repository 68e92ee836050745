/** How long what happens stays in sight, and what lies on the table only meanwhile. */
import type { Deciding, Play } from '../../lib/games'
import type { ClutchEvent, ClutchView } from '../../lib/protocol'
import type { Pace } from '../../lib/staging'
import type { Contest } from './naming'

/** How a throw, a check or a bunt came out. */
export interface Verdict {
  good: boolean
  kind: Contest['kind']
}
/** What is on the table only while something is told. */
export interface Staged {
  /** A die thrown for something that has no sum: for home, for a starter, for the weather. */
  die: { roll: string; sides: number; face: number; seat: number } | null
  verdict: Verdict | null
}
export type ShownView = ClutchView & { staged?: Staged }
export type ClutchPlay = Play<ShownView, ClutchEvent>
/** What is given to each part of the board on which something can be decided. */
export interface AtTable {
  play: ClutchPlay
  deciding: Deciding
}
export const NOTHING_STAGED: Staged = { die: null, verdict: null }

/** Milliseconds at normal speed; motion itself is shorter. */
const LASTS: Record<string, number> = {
  home: 900,
  starts: 500,
  weather: 1200,
  half: 900,
  up: 450,
  relieved: 800,
  'came-in': 700,
  shifted: 350,
  exchanged: 350,
  'infield-in': 600,
  steals: 500,
  bunts: 500,
  'bunt-failed': 700,
  rolled: 950,
  pitched: 1000,
  swung: 1100,
  changed: 1000,
  sent: 300,
  throws: 700,
  threw: 1300,
  'no-throw': 500,
  finished: 800,
  tired: 600,
  played: 1100,
  coach: 1100,
  negated: 900,
  discarded: 450,
  returned: 450,
  left: 500,
  gone: 500,
  check: 1300,
  stadium: 1100,
  advantage: 900,
  mistake: 900,
  die: 700,
  innings: 700,
  quality: 700,
  tuned: 700,
  recycled: 500,
  drew: 250,
  mulligan: 500,
  run: 450,
  out: 650,
  game: 1400,
  won: 1200,
  forfeit: 1200,
  automatic: 600,
  'sent-off': 900,
}
/** What somebody else has played takes a moment to read; one's own card one has read before. */
const READING = 2400
const READ: ReadonlySet<string> = new Set(['played', 'coach'])

export const pace: Pace<ShownView> = {
  lasts: ({ what, who }, { you }) => (READ.has(what) && who !== you ? READING : (LASTS[what] ?? 0)),
  together: new Set(['ran', 'run', 'drew', 'bats', 'assigned', 'sent', 'steals']),
}

/** The view with what is staged: it stays until something else takes its place. */
export function dress(view: ClutchView, events: readonly ClutchEvent[], earlier: ShownView | null): ShownView {
  if (events.length === 0) return view
  return { ...view, staged: events.reduce(stage, earlier?.staged ?? NOTHING_STAGED) }
}

const FOR_A_SUM: ReadonlySet<unknown> = new Set(['pitch', 'swing', 'reswing', 'throw', 'rethrow', 'check', 'recheck', 'bunt'])

function stage(staged: Staged, { what, who, facts }: ClutchEvent): Staged {
  switch (what) {
    case 'half':
    case 'up':
    case 'throws':
      return NOTHING_STAGED
    case 'rolled':
      if (FOR_A_SUM.has(facts.roll)) return { ...staged, verdict: null }
      return { ...staged, die: { roll: facts.roll, sides: facts.sides, face: facts.face, seat: who } }
    case 'threw':
      return { ...staged, verdict: { good: facts.out === 1, kind: 'throw' } }
    case 'check':
      return { ...staged, verdict: { good: facts.made === 1, kind: 'check' } }
    case 'bunt-failed':
      return { ...staged, verdict: { good: false, kind: 'bunt' } }
    default:
      return staged
  }
}
