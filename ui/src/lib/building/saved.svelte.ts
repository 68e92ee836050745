/** Teams that this browser keeps, newest first. */
import { recall, remember } from '../storage'
import type { Terms } from './terms'

export interface SavedTeam {
  id: string
  game: string
  title: string
  /** The team's sheet, in its one form. */
  text: string
  /** What it was built for. */
  terms: Terms
  /** Whether it might play when it was kept. */
  legal: boolean
}

const NAME = 'teams'
const MOST = 200

class SavedTeams {
  #all = $state.raw<readonly SavedTeam[]>(recall<SavedTeam[]>(NAME, []))

  /** Those of one game. */
  of(game: string): SavedTeam[] {
    return this.#all.filter((team) => team.game === game)
  }

  find(id: string | null): SavedTeam | null {
    return this.#all.find((team) => team.id === id) ?? null
  }

  /** Keep a team, in place of the one with its id if there is one; its id. */
  keep(team: Omit<SavedTeam, 'id'>, id: string | null = null): string {
    const kept = { ...team, id: id ?? crypto.randomUUID() }
    this.#set([kept, ...this.#all.filter((each) => each.id !== kept.id)].slice(0, MOST))
    return kept.id
  }

  /** Give a team another title, on its sheet too. */
  rename(id: string, title: string): void {
    this.#set(this.#all.map((team) => (team.id === id ? { ...team, title, text: retitled(team.text, title) } : team)))
  }

  remove(id: string): void {
    this.#set(this.#all.filter((team) => team.id !== id))
  }

  #set(all: readonly SavedTeam[]): void {
    this.#all = all
    remember(NAME, all)
  }
}

export const savedTeams = new SavedTeams()

/** The first line of a sheet, if it is a title; what else it says begins with a number, or is a heading. */
export function titleOf(text: string): string {
  const first = text.split('\n', 1)[0]?.trim() ?? ''
  return /^(\d+x )?#\d|^[\p{L}-]+:/u.test(first) ? '' : first
}

/** A sheet under another title. */
export function retitled(text: string, title: string): string {
  const lines = titleOf(text) ? text.split('\n').slice(1) : text.split('\n')
  return [tidyTitle(title), ...lines].filter(Boolean).join('\n')
}

export const LONGEST_TITLE = 60

/** A title on one line that cannot be taken for a number or a heading of the sheet. */
export function tidyTitle(title: string): string {
  return title
    .replace(/[#/,:\s]+/g, ' ')
    .trim()
    .slice(0, LONGEST_TITLE)
    .trim()
}
