/** A team being built: what is in it, what the server says about it, and the way back. */
import { api } from '../api'
import type { GameInfo, Team } from '../protocol'
import type { Arrangement, Entry } from './building'
import { recall, remember } from '../storage'
import { savedTeams, tidyTitle, type SavedTeam } from './saved.svelte'
import { knownTerms, usualTerms, type Terms } from './terms'

interface Sheet {
  title: string
  entries: readonly Entry[]
  terms: Terms
}

/** What is left lying on the desk, so that a reload loses nothing. */
interface Desk extends Sheet {
  id: string | null
}

/** A team whose pieces find their places by themselves. */
const LOOSE: Arrangement = {
  add: (entries, number) => [...entries, { number, place: '' }],
  places: () => [],
  move: (entries) => [...entries],
  earlier: () => null,
  write: (title, entries) =>
    sheetOf(
      title,
      entries.map(({ number }) => number),
    ),
  placed: ({ numbers }) => numbers.map((number) => ({ number, place: '' })),
}

const MOST_STEPS = 200

export class Builder {
  #sheet = $state.raw<Sheet>({ title: '', entries: [], terms: {} })
  #before = $state.raw<readonly Sheet[]>([])
  /** The saved team this is, if any. */
  id = $state<string | null>(null)
  /** The team as the server found it last; null before its first answer. */
  team = $state.raw<Team | null>(null)
  /** Lines that were pasted and could not be read. */
  unread = $state.raw<readonly string[]>([])
  #asked = 0

  constructor(
    readonly info: GameInfo,
    readonly arrangement: Arrangement = LOOSE,
  ) {
    const left = recall<Partial<Desk>>(this.#desk, {})
    const entries = Array.isArray(left.entries) ? left.entries.filter(({ number }) => Number.isInteger(number)) : []
    this.#sheet = { title: String(left.title ?? ''), entries, terms: knownTerms(info, left.terms ?? usualTerms(info)) }
    this.id = savedTeams.find(left.id ?? null)?.id ?? null
  }

  get #desk(): string {
    return `desk.${this.info.id}`
  }

  get title(): string {
    return this.#sheet.title
  }

  readonly numbers: readonly number[] = $derived(this.#sheet.entries.map(({ number }) => number))

  get terms(): Readonly<Terms> {
    return this.#sheet.terms
  }

  /** The sheet as it is sent. */
  get text(): string {
    return this.arrangement.write(this.#sheet.title, this.#sheet.entries)
  }

  get mayUndo(): boolean {
    return this.#before.length > 0
  }

  /** Whether what is here differs from the saved team. */
  get changed(): boolean {
    const saved = savedTeams.find(this.id)
    return !saved || (this.team !== null && saved.text !== this.team.text) || !same(saved.terms, this.#sheet.terms)
  }

  count(number: number): number {
    return this.numbers.filter((each) => each === number).length
  }

  // --- Changing it ---

  add(number: number): void {
    this.#change({ entries: this.arrangement.add(this.#sheet.entries, number, this.#sheet.terms) })
  }

  remove(number: number): void {
    const at = this.numbers.lastIndexOf(number)
    if (at >= 0) this.#change({ entries: this.#sheet.entries.toSpliced(at, 1) })
  }

  /** Take all copies out. */
  removeAll(number: number): void {
    this.#change({ entries: this.#sheet.entries.filter((entry) => entry.number !== number) })
  }

  /** Put a piece elsewhere. */
  move(number: number, place: string): void {
    this.#change({ entries: this.arrangement.move(this.#sheet.entries, number, place) })
  }

  mayGoEarlier(number: number): boolean {
    return this.arrangement.earlier(this.#sheet.entries, number) !== null
  }

  goEarlier(number: number): void {
    const entries = this.arrangement.earlier(this.#sheet.entries, number)
    if (entries) this.#change({ entries })
  }

  clear(): void {
    this.id = null
    this.#change({ entries: [], title: '' })
  }

  setTerm(name: string, value: Terms[string]): void {
    this.#change({ terms: { ...this.#sheet.terms, [name]: value } })
  }

  /** Letters of a title are not steps that one would want to take back. */
  setTitle(title: string): void {
    this.#sheet = { ...this.#sheet, title }
    this.#leave()
  }

  undo(): void {
    const last = this.#before.at(-1)
    if (!last) return
    this.#before = this.#before.slice(0, -1)
    this.#sheet = { ...last, title: this.#sheet.title || last.title }
    this.#leave()
  }

  /** Go on with a team that was kept. */
  async open(saved: SavedTeam): Promise<void> {
    const terms = knownTerms(this.info, saved.terms)
    const found = await api.examine(this.info.id, { text: saved.text, options: terms })
    this.#change({ title: saved.title, entries: this.arrangement.placed(found), terms })
    this.id = saved.id
    this.#leave()
  }

  // --- What the server does ---

  /** Ask what is wrong with it; an answer that comes too late is passed over. */
  async examine(): Promise<void> {
    const asked = ++this.#asked
    const found = await api.examine(this.info.id, { text: this.text, options: this.#sheet.terms })
    if (asked === this.#asked) this.team = found
  }

  /** Fill it up; what cannot be done is thrown as a Refusal. */
  async complete(): Promise<void> {
    const found = await api.complete(this.info.id, { text: this.text, options: this.#sheet.terms })
    this.#change({ entries: this.arrangement.placed(found) })
  }

  /** Begin with a ready team. */
  async startFrom(ready: string): Promise<void> {
    const found = await api.examine(this.info.id, { ready, options: this.#sheet.terms })
    this.id = null
    this.#change({ entries: this.arrangement.placed(found), title: this.#sheet.title || found.title })
  }

  /** Take over a sheet that was pasted or opened; true if all of it could be read. */
  async paste(text: string): Promise<boolean> {
    const found = await api.examine(this.info.id, { text, options: this.#sheet.terms })
    this.unread = found.faults.filter(({ line }) => line !== null).map(({ message }) => message)
    if (found.numbers.length === 0) return false
    this.id = null
    this.#change({ title: found.title, entries: this.arrangement.placed(found) })
    return this.unread.length === 0
  }

  /** Keep it in this browser under its title. */
  async save(title: string): Promise<void> {
    this.setTitle(tidyTitle(title))
    const found = await api.examine(this.info.id, { text: this.text, options: this.#sheet.terms })
    this.team = found
    const { text, legal } = found
    this.id = savedTeams.keep({ game: this.info.id, title: this.title, text, terms: this.#sheet.terms, legal }, this.id)
    this.#leave()
  }

  #change(to: Partial<Sheet>): void {
    this.#before = [...this.#before, this.#sheet].slice(-MOST_STEPS)
    this.#sheet = { ...this.#sheet, ...to }
    this.#leave()
  }

  #leave(): void {
    remember(this.#desk, { ...this.#sheet, id: this.id } satisfies Desk)
  }
}

/** A sheet from its parts. */
export function sheetOf(title: string, numbers: readonly number[]): string {
  return [tidyTitle(title), ...numbers.map((number) => `#${number}`)].filter(Boolean).join('\n')
}

function same(a: Terms, b: Terms): boolean {
  return Object.keys(b).every((name) => a[name] === b[name])
}
