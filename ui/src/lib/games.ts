/** What each game brings to the page: found by its folder's name, so that a new game needs no edit here. */
import type { Component } from 'svelte'
import type { Dye } from './objects/dyes'
import type { Choice, Event, Foreseen, Message, Reason, SeatInfo } from './protocol'
import type { Staging } from './staging'

/** All that a board needs to know, whether it is played on, watched or replayed. */
export interface Play<View = unknown, Told extends Event = Event> {
  /** The position as it is shown now. */
  readonly view: View
  /** What the present scene tells; none when nothing is under way. */
  readonly events: readonly Told[]
  /** All that has been told so far, as the log has it. */
  readonly told?: readonly Told[]
  /** What people will tell of afterwards, while it has the stage. */
  readonly highlight?: Told | null
  readonly seats: readonly SeatInfo[]
  /** The seats of this screen. */
  readonly you: readonly number[]
  /** The seat shown nearest to the reader. */
  readonly near: number
  /** The seat that must act or roll, if any. */
  readonly actor: number | null
  /** What can be pointed at now, and what has been. */
  readonly targets: ReadonlySet<string>
  readonly picked: readonly string[]
  /** Whether a click on the die throws it. */
  readonly mayRoll: boolean
  pick(target: string): void
  /** The reader's pointer or focus is on a target: say what a click would do. */
  hint(target: string | null): void
  roll(): void
  name(seat: number): string
  say(told: Message): string
  /** The position as the action that is looked at is certain to leave it, to be drawn as a ghost; null while none is. */
  readonly ghost?: View | null
  /** All that is known of what that action would do. */
  readonly foreseen?: Foreseen | null
  /** For boards that offer choices as such; none where nothing can be decided, as in a replay. */
  readonly deciding?: Deciding
}

/** What may be done now, beyond pointing at single things. */
export interface Deciding {
  /** All there is to choose from; empty while the reader is not asked. */
  readonly choices: readonly Choice[]
  /** The choice under the pointer or the focus. */
  readonly hinted: Choice | null
  /** By target, the rules that keep other things from being chosen. */
  readonly hindrances?: Readonly<Record<string, Reason>>
  /** Say what a choice would do. */
  consider(choice: Choice | null): void
  choose(choice: Choice): void
  /** Take these actions one after the other, as long as each of them can be taken. */
  carryOut(actions: readonly string[]): void
  /** Say what has been begun on the board and not yet been done, for the bar to go on from there; null when nothing has. */
  begin?(begun: Begun | null): void
}

/** In a replay, and for those who look on, there is nothing to decide. */
export const NOTHING_TO_DECIDE: Deciding = { choices: [], hinted: null, consider() {}, choose() {}, carryOut() {} }

/** Something on this side of the table that a button of the bar completes. */
export interface Begun {
  /** The kind of action that completes it. */
  verb: string
  /** What is done before that action. */
  first: readonly string[]
  /** What is asked meanwhile. */
  asked: Message
}

/** How a game of the match ended, in lines that add up. */
export interface GameResult {
  /** The action that ended it. */
  ply: number
  winner: number
  /** Whether there were games before it. */
  several: boolean
  title: Message
  lines: { words: Message; points: number }[]
  total: number
}

/** Each game knows its own view; pages hand views through without looking inside. */
export interface GameUi<View = any, Told extends Event = any> extends Staging<View> {
  /** The table. */
  Board: Component<{ play: Play<View, Told> }>
  /** The same in words, for those who listen or prefer to read. */
  TextView: Component<{ play: Play<View, Told> }>
  /** What stands beside the table: points, flags, what is left in the deck. */
  Scores: Component<{ play: Play<View, Told>; compact?: boolean }>
  /** What to call a target. */
  targetName(view: View, target: string): Message
  /** The last finished game in a log, if any; left out where one game is a match. */
  result?(log: readonly Told[]): GameResult | null
  /** What the end of a match shows above its report, such as a line score. */
  Ending?: Component<{ play: Play<View, Told> }>
  /** Events too small for the log and for being said aloud. */
  quiet?(event: Told): boolean
  /** Events that open a turn, for ruling lines in the log. */
  opens?(event: Told): boolean
  /** Events told in the same breath as the one before them, on one line of the log. */
  joins?(event: Told, before: Told): boolean
  /** What a line of the log says of its events; the words of each, when left out. */
  retold?(events: readonly Told[]): Message[]
  /** A heading that the log sets after an event, such as a new inning. */
  divides?(event: Told): Message | null
  /** Pictures of a highlight that are this game's own, by its kind; the shared ones, when left out. */
  highlights?: Record<string, Component>
  /** What a highlight says below its sentence, such as how a series stands after a game. */
  aside?(event: Told, view: View): Message | null
  /** The sounds that events make, by what happens in them. */
  sounds?: Record<string, Sound>
  /** Kinds of action that have a button in the action bar, while all others are chosen on the board; all have one, when left out. */
  inBar?: ReadonlySet<string>
  /**
   * Whether a button does its only action at once, though others, or what it is about, could be pointed at. When left out,
   * those named by `inBar` do.
   */
  ready?(choice: Choice): boolean
  /** Kinds of action that are what one mostly does: their buttons come first and stand out. */
  main?: ReadonlySet<string>
  /** What is asked once these targets have been pointed at, where the verb and their names do not say it well. */
  halfway?(picked: readonly string[]): Message | null
  /** The die that is due: its faces, how a throw of it is written, perhaps its colour; a six-sided `roll` when left out. */
  die?(view: View): DueDie
  /** An event with nothing in it that not everybody may know, for a screen that changes hands. */
  publicly?(event: Told): Event
}

export interface DueDie {
  faces: number
  verb: string
  dye?: Dye | undefined
}

export type Sound = 'roll' | 'card' | 'lock' | 'pass' | 'win' | 'turn' | 'bat' | 'crowd' | 'sigh' | 'wave'

const FOUND = import.meta.glob<{ default: Partial<GameUi> }>('../games/*/index.ts')

/** The pages of one game, fetched when first needed; what it does not bring is plain. */
export async function gameUi(id: string): Promise<GameUi> {
  const [{ default: plain }, own] = await Promise.all([import('./plain/index'), FOUND[`../games/${id}/index.ts`]?.()])
  return { ...plain, ...own?.default }
}
