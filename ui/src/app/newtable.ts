/** A new table as it is being put together, and the request it becomes. */
import { myKey } from '../lib/identity'
import type { GameInfo, GameOption, NewTable, Pace, SeatWish, Table } from '../lib/protocol'

export type SeatKind = SeatWish['kind']
export type OptionValue = GameOption['default']

export interface SeatDraft {
  kind: SeatKind
  name: string
  level: string
}

export interface Draft {
  game: string
  seats: SeatDraft[]
  options: Record<string, OptionValue>
  ownDice: boolean
  listed: boolean
  pace: Pace | null
  consent: boolean
  rated: boolean
}

/** A bot to begin with: neither the weakest nor the strongest, where there is a choice. */
export function usualLevel(info: GameInfo): string {
  return info.bots[1] ?? info.bots[0] ?? ''
}

/** Me against bots, everything as the game suggests. */
export function usualDraft(info: GameInfo, myName: string): Draft {
  const seats = Array.from({ length: info.seats[0] }, (_, seat): SeatDraft => {
    const kind = seat === 0 ? 'me' : info.bots.length > 0 ? 'bot' : 'local'
    return { kind, name: kind === 'me' ? myName : '', level: usualLevel(info) }
  })
  const options = Object.fromEntries(info.options.map((option) => [option.name, option.default]))
  return { game: info.id, seats, options, ownDice: false, listed: true, pace: null, consent: false, rated: false }
}

/** As many seats as wished for, within what the game allows; new ones are bots. */
export function withSeats(draft: Draft, info: GameInfo, count: number): Draft {
  const wanted = Math.max(info.seats[0], Math.min(info.seats[1], count))
  const seats = draft.seats.slice(0, wanted)
  while (seats.length < wanted) seats.push({ kind: 'bot', name: '', level: usualLevel(info) })
  return { ...draft, seats }
}

/** Everybody but me is whoever comes to the lobby; where one plays alone, there is room for another. */
export function offered(draft: Draft, info: GameInfo): Draft {
  const roomy = withSeats(draft, info, Math.max(2, draft.seats.length))
  const seats = roomy.seats.map((seat): SeatDraft => (seat.kind === 'me' ? seat : { ...seat, kind: 'anyone', name: '' }))
  return { ...roomy, seats }
}

/** The team of each seat, in a game of teams; null where everyone plays for themselves. */
export function teamsOf(info: GameInfo, count: number, options: Draft['options'] = {}): number[] | null {
  const together = Object.values(info.sides).some((sides) => new Set(sides).size < sides.length)
  if (!together) return null
  const agreed = Object.entries(options).map(([name, value]) => info.other_sides[`${name}=${value}`])
  const sides = agreed.find((other) => other !== undefined) ?? info.sides
  return sides[String(count)] ?? null
}

/** Whether an option is asked, given what the others are set to. */
export function isShown(option: GameOption, options: Draft['options']): boolean {
  return Object.entries(option.shown_when).every(([name, value]) => String(options[name]) === value)
}

/** The options that are asked one by one: those that apply, without those that hold a team. */
export function settledByOptions(info: GameInfo, options: Draft['options']): GameOption[] {
  const teams = new Set(info.workshop?.teams.flatMap(({ text, ready }) => [text, ready]))
  return info.options.filter((option) => isShown(option, options) && !teams.has(option.name))
}

/** A draft in which my seat plays with a team of its own, on the terms the team was built for. */
export function ownTeam(draft: Draft, info: GameInfo, team: { text: string; terms: Draft['options'] }): Draft {
  const mine = info.workshop?.teams[draft.seats.findIndex(({ kind }) => kind === 'me')]
  return mine ? { ...draft, options: { ...draft.options, ...team.terms, [mine.text]: team.text } } : draft
}

/** Whether the result may count: everybody else comes with a key of their own, and the table rolls the dice. */
export function mayBeRated({ seats, ownDice }: Draft): boolean {
  const others = seats.filter(({ kind }) => kind !== 'me')
  return !ownDice && others.length > 0 && others.every(({ kind }) => kind === 'link' || kind === 'anyone')
}

/** What is sent: options that are asked and differ from the default, names that were given. */
export function request(draft: Draft, info: GameInfo): NewTable {
  const options = info.options.filter((option) => isShown(option, draft.options) && draft.options[option.name] !== option.default)
  return {
    game: draft.game,
    seats: draft.seats.map(wish),
    options: Object.fromEntries(options.map((option) => [option.name, draft.options[option.name]!])),
    own_dice: draft.ownDice,
    listed: draft.listed,
    ...(draft.pace && { pace: draft.pace }),
    ...(draft.consent && { consent: true }),
    ...(draft.rated && mayBeRated(draft) && { rated: true, key: myKey() }),
  }
}

/** The same players at another table: whoever plays elsewhere is sent a link. */
export function again(table: Table): Draft {
  const mine = table.you[0]
  return {
    game: table.game,
    seats: table.seats.map(({ seat, kind, name, level }): SeatDraft => {
      if (kind === 'bot') return { kind: 'bot', name: '', level: level ?? '' }
      if (!table.you.includes(seat)) return { kind: 'link', name: '', level: '' }
      return { kind: seat === mine ? 'me' : 'local', name: name ?? '', level: '' }
    }),
    options: table.options,
    ownDice: table.own_dice,
    listed: false,
    pace: table.pace,
    consent: table.consent,
    rated: table.rated,
  }
}

function wish({ kind, name, level }: SeatDraft): SeatWish {
  const called = name.trim().slice(0, 40)
  if (kind === 'bot') return { kind, ...(level && { level }), ...(called && { name: called }) }
  if (kind === 'link' || kind === 'anyone') return { kind }
  return called ? { kind, name: called } : { kind }
}
