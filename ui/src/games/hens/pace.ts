/** How long what happens in a hen game stays in sight. */
import type { HensView } from '../../lib/protocol'
import type { Pace } from '../../lib/staging'

/** Milliseconds at normal speed; motion itself is shorter. */
const LASTS: Record<string, number> = {
  dealt: 110,
  'dealt-again': 900,
  'rolled-off': 400,
  starts: 900,
  rolled: 400,
  void: 900,
  drew: 700,
  renewed: 900,
  'renewed-their': 900,
  robbed: 950,
  rearranged: 800,
  blocked: 650,
  unblocked: 350,
  passed: 600,
  completed: 900,
}

export const pace: Pace<HensView> = {
  lasts: ({ what }) => LASTS[what] ?? 0,
  tumbles: { rolled: 720, 'rolled-off': 720 },
  pickedUp: (view) => ({ ...view, face: 0 }),
}
