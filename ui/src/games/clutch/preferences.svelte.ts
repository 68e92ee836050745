/** How this reader wants to be asked, kept in the browser. */
import { recall, remember } from '../../lib/storage'
import { answer, readPreferences, type Moment, type Preferences } from './asking'

const KEY = 'clutch-asking'

export class Asking {
  preferences = $state<Preferences>(readPreferences(recall<unknown>(KEY, null)))
  /** The at-bat whose remaining windows are waved through; forgotten when another begins. */
  private hushed = $state<string | null>(null)

  set(change: Partial<Preferences>): void {
    this.preferences = { ...this.preferences, ...change }
    remember(KEY, this.preferences)
  }

  hush(at_bat: string): void {
    this.hushed = at_bat
  }

  /** Whether to ask now; `at_bat` is anything that differs from one at-bat to the next. */
  answer(moment: Omit<Moment, 'hushed'>, at_bat: string): 'ask' | 'pass' {
    return answer(this.preferences, { ...moment, hushed: this.hushed === at_bat })
  }
}

export const asking = new Asking()
