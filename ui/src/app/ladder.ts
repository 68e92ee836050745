/** The ladder of a game: the rung somebody is on, what it asks of a table, and the rung after it. */
import { t } from '../lib/language.svelte'
import type { GameInfo, Rung, Table } from '../lib/protocol'
import { recall, remember } from '../lib/storage'
import { usualLevel, withSeats, type Draft } from './newtable'

export function rungName(info: GameInfo, rung: Rung): string {
  return rung.bot ? t(`rung-${rung.bot}`) : t(`${info.id}-rung-${rung.name}`)
}

export function rungAbout(info: GameInfo, rung: Rung): string {
  return rung.bot ? t(`rung-${rung.bot}-about`) : t(`${info.id}-rung-${rung.name}-about`)
}

/** Whether the game has a ladder of its own, rather than its bots for one. */
export function climbs(info: GameInfo): boolean {
  return info.rungs.some(({ bot }) => !bot)
}

/** The rung to play on next in this browser: the one played last, else the first; of bots, the usual one. */
export function myRung(info: GameInfo): Rung | null {
  const last = recall<Record<string, string>>('rungs', {})[info.id]
  const usual = ({ bot }: Rung) => !bot || bot === usualLevel(info)
  return info.rungs.find(({ name }) => name === last) ?? info.rungs.find(usual) ?? null
}

export function stepOnto(info: GameInfo, rung: Rung): void {
  remember('rungs', { ...recall<Record<string, string>>('rungs', {}), [info.id]: rung.name })
}

/** A table as a rung wants it; what the rungs do not name stays as it was. */
export function onRung(draft: Draft, info: GameInfo, rung: Rung | null): Draft {
  if (!rung) return draft
  const { bot } = rung
  const seated = rung.seats ? withSeats(draft, info, rung.seats) : draft
  const seats = bot ? seated.seats.map((seat) => ({ ...seat, level: bot })) : seated.seats
  return { ...seated, seats, options: { ...draft.options, ...rung.options } }
}

interface Agreed {
  options: Table['options']
  seats: readonly { kind: string; level?: string | null }[]
}

/** The rung a table is on; null for one that is agreed on otherwise. */
export function rungOf(info: GameInfo, { options, seats }: Agreed): Rung | null {
  const bots = seats.filter(({ kind }) => kind === 'bot')
  const fits = (rung: Rung) =>
    Object.entries(rung.options).every(([name, value]) => options[name] === value) &&
    (!rung.seats || rung.seats === seats.length) &&
    (!rung.bot || (bots.length > 0 && bots.every(({ level }) => level === rung.bot)))
  return info.rungs.find(fits) ?? null
}

/** The rung after that of a match that was played to its end; from a bot one goes on once it is beaten. */
export function nextRung(info: GameInfo, table: Table): Rung | null {
  if (table.outcome?.reason !== 'played') return null
  const now = rungOf(info, table)
  if (!now) return null
  const sides = table.you.map((seat) => table.seats[seat]?.side)
  if (now.bot && (table.outcome.winner === null || !sides.includes(table.outcome.winner))) return null
  return info.rungs[info.rungs.indexOf(now) + 1] ?? null
}

/** The options that rungs settle altogether, so that nobody need be asked for them apart from the ladder. */
export function settledByRungs(info: GameInfo): Set<string> {
  const named = info.options.filter(({ name, choices }) => {
    const values = info.rungs.map(({ options }) => options[name]).filter((value) => value !== undefined)
    return values.length > 0 && choices.every((choice) => values.includes(choice))
  })
  return new Set(named.map(({ name }) => name))
}
