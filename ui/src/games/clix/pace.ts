/** How long what happens stays in sight, and what lies on the table only meanwhile. */
import type { ClixView, Event } from '../../lib/protocol'
import type { Pace } from '../../lib/staging'

/** What lies on the table only while something is being told. */
export interface Staged {
  /** A die rolled besides those of the at-bat. */
  extra: { die: string; shows: string; roll: string } | null
  /** The two dice of an attempt. */
  faces: readonly number[]
  verdict: { made: boolean; total: number; doubles: number } | null
}
export type ShownView = ClixView & { staged?: Staged }

export const NOTHING_STAGED: Staged = { extra: null, faces: [], verdict: null }

/** Milliseconds at normal speed; motion itself is shorter. */
const LASTS: Record<string, number> = {
  'home-roll': 1000,
  home: 500,
  half: 800,
  up: 450,
  'came-in': 700,
  swapped: 500,
  shifted: 250,
  covered: 500,
  'shut-down': 600,
  walked: 600,
  chose: 150,
  bunts: 500,
  steals: 400,
  rolled: 1200,
  read: 1100,
  control: 1100,
  took: 800,
  intimidated: 700,
  ball: 450,
  nudged: 600,
  flamed: 800,
  fields: 450,
  gap: 600,
  tries: 700,
  attempted: 1500,
  'out-at': 300,
  out: 650,
  run: 450,
  gained: 520,
  lost: 520,
  passed: 500,
  tired: 500,
  'three-balls': 800,
  finished: 550,
  won: 900,
}

export const pace: Pace<ShownView> = {
  lasts: ({ what }) => LASTS[what] ?? 0,
  together: new Set(['ran', 'run', 'gained', 'lost', 'rolled']),
}

/** The view with what is staged: it stays until something else takes its place. */
export function dress(view: ClixView, events: readonly Event[], earlier: ShownView | null): ShownView {
  if (events.length === 0) return view
  return { ...view, staged: events.reduce(stage, earlier?.staged ?? NOTHING_STAGED) }
}

/** Dice of the at-bat, as against those rolled for something else. */
const AT_BAT: ReadonlySet<unknown> = new Set(['pitch', 'swing', 'zone'])

function stage(staged: Staged, { what, facts }: Event): Staged {
  switch (what) {
    case 'half':
    case 'up':
    case 'tries':
      return NOTHING_STAGED
    case 'rolled':
      if (AT_BAT.has(facts.roll)) return NOTHING_STAGED
      if (facts.roll !== 'attempt') {
        return { ...staged, extra: { die: String(facts.die), shows: String(facts.shows), roll: String(facts.roll) } }
      }
      return { ...staged, faces: [...(staged.faces.length < 2 ? staged.faces : []), Number(facts.face)], verdict: null }
    case 'attempted':
      return { ...staged, verdict: { made: facts.made === 1, total: Number(facts.total), doubles: Number(facts.doubles) } }
    default:
      return staged
  }
}
