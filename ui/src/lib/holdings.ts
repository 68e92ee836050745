/** The seats this browser holds: tokens and invitations by match, kept so that a closed tab loses nothing. */
import type { HeldSeat } from './protocol'
import { recall, remember } from './storage'

export interface Holding {
  /** What was given out, as the server gave it: tokens to sit with, invitations to hand on. */
  seats: HeldSeat[]
  /** When it was last touched, for forgetting the oldest. */
  at: number
}

type Holdings = Record<string, Holding>

const MOST = 60

function all(): Holdings {
  return recall<Holdings>('tables', {})
}

function keep(holdings: Holdings): void {
  const newest = Object.entries(holdings).sort(([, a], [, b]) => b.at - a.at)
  remember('tables', Object.fromEntries(newest.slice(0, MOST)))
}

/** Add seats to those held at a match; a seat given again replaces what was known of it. */
export function hold(match: string, seats: readonly HeldSeat[]): void {
  const holdings = all()
  const others = (holdings[match]?.seats ?? []).filter((held) => seats.every((seat) => seat.seat !== held.seat))
  keep({ ...holdings, [match]: { seats: [...others, ...seats], at: Date.now() } })
}

/** Whether this browser sits at a match. */
export function holdsSeat(match: string): boolean {
  return tokens(match).length > 0
}

/** A table has said which seats our tokens hold: players who changed sides for a rematch sit elsewhere than before. */
export function placed(match: string, you: readonly number[]): void {
  const { seats = [], at = 0 } = all()[match] ?? {}
  const sitting = seats.filter(({ token }) => token)
  if (sitting.length !== you.length || sitting.every(({ seat }) => you.includes(seat))) return
  const kept = seats.filter(({ seat, token }) => !token && !you.includes(seat))
  keep({ ...all(), [match]: { seats: [...kept, ...sitting.map((held, i) => ({ ...held, seat: you[i]! }))], at } })
}

/** Everyone moves on to the match that follows, with the same tokens. */
export function carryOver(from: string, to: string): void {
  hold(
    to,
    heldSeats(from).filter((seat) => seat.token),
  )
}

export function heldSeats(match: string): HeldSeat[] {
  return all()[match]?.seats ?? []
}

/** The tokens to show at a match. */
export function tokens(match: string): string[] {
  return heldSeats(match).flatMap((seat) => (seat.token ? [seat.token] : []))
}

/** The tokens of all seats this browser holds, wherever they are. */
export function allTokens(): string[] {
  return [...new Set(myMatches().flatMap(tokens))]
}

/** The invitations still to be handed to friends. */
export function invitations(match: string): { seat: number; invitation: string }[] {
  return heldSeats(match).flatMap(({ seat, token, invitation }) => (invitation && !token ? [{ seat, invitation }] : []))
}

/** The matches this browser sits at, newest first. */
export function myMatches(): string[] {
  return Object.entries(all())
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([match]) => match)
}

/** Drop a match from the list. */
export function letGo(match: string): void {
  const { [match]: _, ...rest } = all()
  keep(rest)
}
