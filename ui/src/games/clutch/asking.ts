/**
 * When a window for cards stops the game to ask, and when it is passed without a word. Rules decide who *may* answer; this
 * decides only whether it is worth bothering somebody.
 */

/** Ask in every window, only with something to play in it, or never. */
export const HABITS = ['always', 'playable', 'never'] as const
export type Habit = (typeof HABITS)[number]

export interface Preferences {
  habit: Habit
  /** In a Clutch Moment ask whenever there is something to play, and once before the pitch in any case. */
  clutch: boolean
  /** Whether to be asked about replacements and walks before every at-bat, or only when it matters. */
  changes: boolean
}

export const DEFAULTS: Preferences = { habit: 'playable', clutch: true, changes: true }

export interface Moment {
  /** All that may be done now; whoever cannot pass must be asked. */
  choices: readonly { verb: string; targets?: readonly string[] }[]
  /** Which window is open, such as `w3`. */
  window: string | null
  clutch_moment: boolean
  /** The reader has waved the rest of this at-bat through. */
  hushed?: boolean
}

export const PASS = 'pass'
/** Before the pitch: where a Clutch Moment is worth a look even with nothing to play. */
const BEFORE_PITCH = 'w3'

export function mayPass({ choices }: Pick<Moment, 'choices'>): boolean {
  return choices.some(({ verb }) => verb === PASS)
}

/** How many cards and coaches could be played: one that can be used in several ways counts once, a substitution not at all. */
export function countPlayable(choices: Moment['choices']): number {
  const answers = choices.filter(({ verb }) => verb === 'play' || verb === 'coach')
  return new Set(answers.map(({ verb, targets }) => `${verb} ${targets?.[0] ?? ''}`)).size
}

/** Whether to ask, or to pass without asking. */
export function answer({ habit, clutch }: Pick<Preferences, 'habit' | 'clutch'>, moment: Moment): 'ask' | 'pass' {
  if (!mayPass(moment)) return 'ask'
  if (moment.hushed) return 'pass'
  if (habit === 'always') return 'ask'
  const playable = moment.choices.some(({ verb }) => verb !== PASS)
  const tense = clutch && moment.clutch_moment
  if (playable) return habit === 'playable' || tense ? 'ask' : 'pass'
  return tense && moment.window === BEFORE_PITCH ? 'ask' : 'pass'
}

export interface Worries {
  tired: boolean
  /** A half-inning begins with somebody out of his position. */
  astray: boolean
  /** First base is open with somebody further on, so that a walk on purpose may pay. */
  open: boolean
  clutch_moment: boolean
}

/** Whether it is worth asking, before a pitch, who is to be replaced and whether to walk the batter. */
export function matters({ changes }: Pick<Preferences, 'changes'>, { tired, astray, open, clutch_moment }: Worries): boolean {
  return changes || tired || astray || open || clutch_moment
}

/** What was kept in the browser, put right where it is not what it should be. */
export function readPreferences(kept: unknown): Preferences {
  const { habit, clutch, changes } = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<Preferences>
  return {
    habit: HABITS.find((each) => each === habit) ?? DEFAULTS.habit,
    clutch: typeof clutch === 'boolean' ? clutch : DEFAULTS.clutch,
    changes: typeof changes === 'boolean' ? changes : DEFAULTS.changes,
  }
}
