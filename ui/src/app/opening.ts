/** Opening tables: ask the server, keep the seats, go there. */
import { api, Refusal } from '../lib/api'
import { hold } from '../lib/holdings'
import { t } from '../lib/language.svelte'
import type { Fork, GameInfo, HeldSeat, NewTable, Opened, Rung } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { recall, remember } from '../lib/storage'
import { myRung, onRung } from './ladder'
import { offered, request, usualDraft, type Draft } from './newtable'
import { router } from './router.svelte'

function enter({ match, seats }: Opened): void {
  hold(match, seats)
  router.go(`/t/${match}`)
}

export async function openTable(wish: NewTable): Promise<void> {
  const opened = await api.open(wish)
  remember('played', [...new Set([...recall<string[]>('played', []), wish.game])])
  router.justOpened.add(opened.match)
  enter(opened)
}

/** Whether somebody has played a game in this browser. */
export function hasPlayed(game: string): boolean {
  return recall<string[]>('played', []).includes(game)
}

/** A table as it is offered at first: me against bots, on the rung I am on. */
export function firstDraft(info: GameInfo): Draft {
  return onRung(usualDraft(info, settings.kept.name), info, myRung(info))
}

/** The same for me and whoever comes, on a rung for as many. */
export function firstOffer(info: GameInfo): Draft {
  const draft = offered(firstDraft(info), info)
  const fits = ({ seats }: Rung) => seats === draft.seats.length
  return info.rungs.some(({ seats }) => seats) ? offered(onRung(draft, info, info.rungs.find(fits) ?? null), info) : draft
}

/** The quickest way in; nobody is invited to look on. */
export async function playNow(info: GameInfo): Promise<void> {
  await openTable(request({ ...firstDraft(info), listed: false }, info))
}

/** A first game after a lesson, with training wheels: the first rung, the weakest bots, and the odds of what can be chosen. */
export async function playFirst(info: GameInfo): Promise<void> {
  if (!hasPlayed(info.id)) settings.set('odds', true)
  const draft = onRung(usualDraft(info, settings.kept.name), info, info.rungs[0] ?? null)
  const seats = draft.seats.map((seat) => ({ ...seat, level: info.bots[0] ?? '' }))
  await openTable(request({ ...draft, seats, listed: false }, info))
}

export async function loadFile(file: File): Promise<void> {
  enter(await api.load(await file.text()))
}

/** A table of my own that begins as a finished match did. */
export async function playOn(match: string, wish: Fork): Promise<void> {
  enter(await api.fork(match, wish))
}

/** The address of a moment of a match. */
export function momentLink(match: string, page: 'replay' | 'analysis', ply: number): string {
  return `${location.origin}/t/${match}/${page}#ply=${ply}`
}

/** The moment that an address names, if it names one. */
export function momentIn(hash: string): number | null {
  const ply = new URLSearchParams(hash.replace(/^#/, '')).get('ply') ?? ''
  return /^\d{1,7}$/.test(ply) ? Number(ply) : null
}

/** What to tell the reader of something that went wrong. */
export function explain(trouble: unknown): string {
  return trouble instanceof Refusal && trouble.message ? trouble.message : t('unreachable-text')
}

/** The address of a table: whoever follows it may watch, and sit down where a seat is free. */
export function tableLink(match: string): string {
  return `${location.origin}/t/${match}`
}

/** The address that seats a friend. */
export function inviteLink(match: string, invitation: string): string {
  return `${location.origin}/t/${match}#seat=${encodeURIComponent(invitation)}`
}

/** The address that takes the seats held here to another device. Nothing after the # is ever sent to a server. */
export function seatLink(match: string, seats: readonly HeldSeat[]): string {
  const held = seats.flatMap(({ seat, token }) => (token ? [`${seat}:${token}`] : []))
  return `${location.origin}/t/${match}#mine=${encodeURIComponent(held.join(','))}`
}

/** The seats that an address brings from another device. */
export function seatsIn(hash: string): HeldSeat[] {
  const held = new URLSearchParams(hash.replace(/^#/, '')).get('mine') ?? ''
  return held.split(',').flatMap((each) => {
    const [, seat, token] = /^(\d+):(.+)$/.exec(each) ?? []
    return seat && token ? [{ seat: Number(seat), token, invitation: null }] : []
  })
}

/** The invitation in the address, if there is one. */
export function invitationIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('seat') || null
}
