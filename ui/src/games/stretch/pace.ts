/** How long what happens stays in sight. */
import type { StretchView } from '../../lib/protocol'
import type { Pace } from '../../lib/staging'

/** Milliseconds at normal speed; motion itself is shorter. */
const LASTS: Record<string, number> = {
  signed: 500,
  scheduled: 300,
  traded: 500,
  faced: 700,
  'head-start': 900,
  bats: 60,
  'lineup-die': 1300,
  disc: 500,
  pitches: 300,
  relieved: 600,
  half: 800,
  turn: 350,
  substituted: 600,
  gathered: 350,
  swung: 250,
  steals: 300,
  'runs-on': 300,
  rolled: 1150,
  rerolled: 250,
  nudged: 600,
  used: 700,
  hit: 900,
  missed: 650,
  stole: 600,
  caught: 600,
  'took-extra': 600,
  'held-up': 600,
  run: 500,
  out: 750,
  'half-over': 600,
  'team-scored': 1200,
  'walk-off': 1200,
  'won-game': 1200,
  'lost-game': 1200,
  stars: 500,
  stage: 600,
}

export const pace: Pace<StretchView> = {
  lasts: ({ what }) => LASTS[what] ?? 0,
  together: new Set(['ran', 'run']),
  // A win is told with what it is worth.
  brought: { stars: 'won-game' },
}
