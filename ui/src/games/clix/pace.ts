/** How long what happens stays in sight. */
import type { ClixView } from '../../lib/protocol'
import type { Pace } from '../../lib/staging'

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

export const pace: Pace<ClixView> = {
  lasts: ({ what }) => LASTS[what] ?? 0,
  together: new Set(['ran', 'run', 'gained', 'lost', 'rolled']),
}
