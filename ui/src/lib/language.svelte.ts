/** The language in use: loads its catalogs and speaks from them. Reading it in a component keeps the component current. */
import type { FluentBundle } from '@fluent/bundle'
import { api } from './api'
import type { Message, SeatInfo } from './protocol'
import { settings } from './settings.svelte'
import { makeBundle, say, type Args, type Company, type Language } from './words'

/** Words shared with the server, words of each game's pages, and words of the other pages. */
const CATALOGS = import.meta.glob<string>(
  [
    '../../../src/rainout/bots/locale/*.ftl',
    '../../../src/rainout/core/locale/*.ftl',
    '../../../src/rainout/diamond/locale/*.ftl',
    '../../../src/rainout/games/*/locale/*.ftl',
    '../../../src/rainout/leagues/locale/*.ftl',
    '../games/*/locale/*.ftl',
    '../games/*/building/locale/*.ftl',
    '../app/leagues/locale/*.ftl',
    '../../locale/*.ftl',
  ],
  { query: '?raw', import: 'default' },
)

class Words {
  bundle = $state.raw<FluentBundle | null>(null)
  language = $state<Language>('en')

  /** Games that this page was built without: the server has their words. */
  #learnt = new Set<string>()

  /** Speak this language from now on. */
  async speak(language: Language): Promise<void> {
    const paths = Object.keys(CATALOGS).filter((path) => path.endsWith(`/${language}.ftl`))
    const built = paths.sort().map((path) => CATALOGS[path]!())
    const asked = [...this.#learnt].map(async (game) => (await api.words(game, language)).catalog)
    this.bundle = makeBundle(language, await Promise.all([...built, ...asked]))
    this.language = language
    document.documentElement.lang = language
  }

  /** Have the words of these games too. */
  async learn(games: readonly string[]): Promise<void> {
    const known = Object.keys(CATALOGS)
    const fresh = games.filter((game) => !this.#learnt.has(game) && !known.some((path) => path.includes(`rainout/games/${game}/`)))
    if (fresh.length === 0) return
    for (const game of fresh) this.#learnt.add(game)
    await this.speak(this.language)
  }
}

export const words = new Words()

/** The words for a key. */
export function t(key: string, args: Args = {}): string {
  return words.bundle ? say(words.bundle, { key, args }) : ''
}

/** The sentence for a message from the server. */
export function tell(told: Message, company?: Company): string {
  return words.bundle ? say(words.bundle, told, company) : ''
}

/** Whether there are words for a key. */
export function has(key: string): boolean {
  return words.bundle?.hasMessage(key) ?? false
}

/** What to call whoever sits in a seat. */
export function seatName(seat: Pick<SeatInfo, 'seat' | 'name' | 'kind' | 'level'>): string {
  if (seat.name) return seat.name
  if (seat.kind === 'bot' && seat.level) return t(`bot-${seat.level}`)
  return t('seat-name', { number: seat.seat + 1 })
}

/** Switch to another language and remember it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await words.speak(language)
  settings.set('language', language)
}

/** A number as people write it, such as "6,000". */
export function figure(value: number): string {
  return new Intl.NumberFormat(words.language).format(value)
}

/** A share as people say it, such as "17%"; what is small but possible is never 0. */
export function percent(share: number): string {
  const digits = (share > 0 && share < 0.01) || (share > 0.99 && share < 1) ? 1 : 0
  return new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: digits }).format(share)
}

/** A difference between two shares, with its sign, such as "+3.5%". */
export function change(share: number): string {
  const style = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const
  return new Intl.NumberFormat(words.language, style).format(share)
}

/** A moment as people say it, such as "5 minutes ago". */
export function ago(iso: string, now = Date.now()): string {
  const seconds = (Date.parse(iso) - now) / 1000
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto', style: 'short' })
  if (seconds > -60) return t('just-now')
  if (seconds > -3600) return format.format(Math.round(seconds / 60), 'minute')
  if (seconds > -86400) return format.format(Math.round(seconds / 3600), 'hour')
  return format.format(Math.round(seconds / 86400), 'day')
}
