/** What a person has set, kept in the browser. */
import { recall, remember } from './storage'
import { preferredLanguage, type Language } from './words'

export type Theme = 'auto' | 'light' | 'dark'
export type Speed = 'off' | 'fast' | 'normal'

interface Kept {
  theme: Theme
  /** Null: as the browser wishes. */
  language: Language | null
  speed: Speed
  sound: boolean
  /** How loud, from 0 to 100. */
  volume: number
  /** Whether sounds have been offered: that is done once. */
  soundOffered: boolean
  /** Tell me outside the page when it is my turn and I am looking elsewhere. */
  notify: boolean
  /** Show what the others at a table say with a wave or a smile. */
  emotes: boolean
  /** Throw the die for me as soon as it is my turn. */
  autoRoll: boolean
  /** Ask before each move is sent. */
  confirm: boolean
  /** Show the position in words beside the picture. */
  text: boolean
  /** Show the odds of everything that can be chosen. */
  odds: boolean
  /** The name I last played under. */
  name: string
}

const DEFAULTS: Kept = {
  theme: 'auto',
  language: null,
  speed: 'normal',
  sound: false,
  volume: 50,
  soundOffered: false,
  notify: false,
  emotes: true,
  autoRoll: false,
  confirm: false,
  text: false,
  odds: false,
  name: '',
}

const SPEEDS: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1 }

class Settings {
  kept = $state<Kept>({ ...DEFAULTS, ...recall<Partial<Kept>>('settings', {}) })

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept[name] = value
    remember('settings', this.kept)
  }

  get language(): Language {
    return this.kept.language ?? preferredLanguage(navigator.languages ?? [navigator.language])
  }

  /** How long motion lasts, as a factor; 0 means none at all, as when nobody is looking. */
  get pace(): number {
    const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
    return still || document.hidden ? 0 : SPEEDS[this.kept.speed]
  }

  get dark(): boolean {
    if (this.kept.theme !== 'auto') return this.kept.theme === 'dark'
    return globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false
  }
}

export const settings = new Settings()
