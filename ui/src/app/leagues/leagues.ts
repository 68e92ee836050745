/** Leagues in the browser: the keys of those that were founded here, where their pages are, and how tables print numbers. */
import { tell } from '../../lib/language.svelte'
import type { ClubLine, Message, Row } from '../../lib/protocol'
import { recall, remember } from '../../lib/storage'

type Keys = Record<string, string>

const MOST = 100
const MOST_CLUBS = 10

/** The key of a league's commissioner, if this browser has it. */
export function keyOf(league: string): string | null {
  return recall<Keys>('leagues', {})[league] ?? null
}

/** Keep a key; the oldest are forgotten. */
export function keepKey(league: string, key: string): void {
  const kept = Object.entries({ ...recall<Keys>('leagues', {}), [league]: key })
  remember('leagues', Object.fromEntries(kept.slice(-MOST)))
}

/** The secrets of the clubs that are managed in this browser. */
function clubKeys(league: string): string[] {
  return recall<Record<string, string[]>>('clubs', {})[league] ?? []
}

/** Keep the secret of a club that was taken here. */
export function keepClub(league: string, key: string): void {
  const kept = recall<Record<string, string[]>>('clubs', {})
  remember('clubs', { ...kept, [league]: [...clubKeys(league), key].slice(-MOST_CLUBS) })
}

/** All secrets to show at a league. */
export function keysFor(league: string): string[] {
  const key = keyOf(league)
  return [...(key ? [key] : []), ...clubKeys(league)]
}

/** The address that makes another browser the commissioner's too. Nothing after the # is ever sent to a server. */
export function keyLink(league: string, key: string): string {
  return `${location.origin}/league/${league}#key=${encodeURIComponent(key)}`
}

/** The key that an address brings from another device. */
export function keyIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('key') || null
}

/** The address that lets somebody take a club. */
export function clubLink(league: string, club: string, invitation: string): string {
  return `${location.origin}/league/${league}/club/${club}#manage=${encodeURIComponent(invitation)}`
}

/** The invitation to manage a club in an address. */
export function clubIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('manage') || null
}

export type View =
  | { view: 'front' }
  | { view: 'leaders' }
  | { view: 'course' }
  | { view: 'day'; day: number }
  | { view: 'game'; number: number }
  | { view: 'club'; club: string }
  | { view: 'player'; club: string; place: number }
  | { view: 'lost' }

/** What a league's address asks for, and of which season; null for the latest. */
export function viewOf(rest: string): { season: number | null; view: View } {
  const found = /^(?:\/season\/(\d{1,5}))?(.*)$/.exec(rest)
  const season = found?.[1] ? Number(found[1]) : null
  return { season, view: named((found?.[2] ?? '').split('/').slice(1)) }
}

function named([what, which = '', more]: string[]): View {
  const number = /^\d{1,6}$/.test(which) ? Number(which) : null
  if (what === undefined || what === '') return { view: 'front' }
  if ((what === 'leaders' || what === 'course') && !which) return { view: what }
  if (what === 'day' && number && more === undefined) return { view: 'day', day: number }
  if (what === 'game' && number && more === undefined) return { view: 'game', number }
  if (what === 'club' && which && more === undefined) return { view: 'club', club: which }
  if (what === 'club' && which && /^\d{1,3}$/.test(more ?? '')) return { view: 'player', club: which, place: Number(more) }
  return { view: 'lost' }
}

/** A place in a league, for links. */
export function address(league: string, season: number | null, rest = ''): string {
  return `/league/${league}${season === null ? '' : `/season/${season}`}${rest}`
}

/** What somebody is called. */
export function called(name: Message | string): string {
  return typeof name === 'string' ? name : tell(name)
}

/** A club's name by its sign. */
export function clubName(clubs: readonly ClubLine[], sign: string): string {
  return clubs.find((club) => club.sign === sign)?.name ?? sign
}

/** The part of its games that a club won, as newspapers print it: .625 */
export function share({ share, won, lost, level }: Row): string {
  if (won + lost + level === 0) return ''
  const text = share.toFixed(3)
  return share >= 1 ? text : text.slice(1)
}

/** Games behind the first: 3½; – for the first himself. */
export function behind({ behind }: Row): string {
  if (behind === 0) return '–'
  const whole = Math.floor(Math.abs(behind))
  const half = Math.abs(behind) % 1 ? '½' : ''
  return `${behind < 0 ? '+' : ''}${whole || !half ? whole : ''}${half}`
}
