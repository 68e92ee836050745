/** How this reader wants to be asked, kept in the browser. */
import { recall, remember } from '../../lib/storage'
import { answer, PASS, readPreferences, type Moment, type Preferences } from './asking'

const KEY = 'clutch-asking'

export class Asking {
  preferences = $state<Preferences>(readPreferences(recall<unknown>(KEY, null)))
  /** The at-bat whose remaining windows are waved through; forgotten when another begins. */
  private hushed = $state<string | null>(null)

  set(change: Partial<Preferences>): void {
    this.preferences = { ...this.preferences, ...change }
    remember(KEY, this.preferences)
  }

  /** Coaches the reader means to call on: where one of them can be, the game stops. */
  armed = $state.raw<ReadonlySet<string>>(new Set())
  /** Stop at the next window in which anything can be done. */
  stopping = $state(false)

  arm(coach: string): void {
    const next = new Set(this.armed)
    if (!next.delete(coach)) next.add(coach)
    this.armed = next
  }

  hush(at_bat: string): void {
    this.hushed = at_bat
  }

  /** Whether to ask now; `at_bat` is anything that differs from one at-bat to the next. */
  answer(moment: Omit<Moment, 'hushed'>, at_bat: string): 'ask' | 'pass' {
    if (this.stopping && moment.choices.length > 1) return 'ask'
    const choices = this.preferences.habit === 'always' ? moment.choices : moment.choices.filter((choice) => this.isHeld(choice))
    return answer(this.preferences, { ...moment, choices, hushed: this.hushed === at_bat })
  }

  /** A card in hand, or a coach one means to call on. That any coach could be called on, or anybody changed, is no reason to ask. */
  private isHeld({ verb, targets }: Moment['choices'][number]): boolean {
    return verb === PASS || verb === 'play' || (verb === 'coach' && this.armed.has(targets?.[0] ?? ''))
  }
}

export const asking = new Asking()
