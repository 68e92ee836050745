/** What things on the table are called, where they are found, and what the log makes of events. */
import { t } from '../../lib/language.svelte'
import { foldAtBat } from '../../lib/folding'
import { fieldMessage, kindAndName, unseen } from '../../lib/naming'
import type { Choice, ClutchEvent, ClutchView, Event, Message } from '../../lib/protocol'
import { SKIES, type TextPrint, type WeatherPrint } from './printed'
import type { Sum, SumPart } from './objects/sums'
import type { Sides } from './objects/polyhedra'

export type Team = ClutchView['teams'][number]
export type Player = Team['players'][number]
export type Card = NonNullable<Team['hand'][number]>
export type Tally = NonNullable<ClutchView['pitch_sum']>
export type Addend = Tally['addends'][number]
export type Contest = NonNullable<ClutchView['contest']>

/** Those in the field who are rated together. */
export const UNITS = ['battery', 'infield', 'outfield'] as const
export type Unit = (typeof UNITS)[number]

export type Say = (told: Message) => string

/** The seat a player belongs to: `player-2.3` is the second manager's. */
export function seatOf(target: string): number {
  return Number(/^player-(\d+)\./.exec(target)?.[1] ?? 1) - 1
}

export function playerIn(view: Pick<ClutchView, 'teams'>, target: string | null): Player | null {
  if (target === null) return null
  return view.teams[seatOf(target)]?.players.find((player) => player.target === target) ?? null
}

export const nameIn = (view: Pick<ClutchView, 'teams'>, target: string | null): string => playerIn(view, target)?.name ?? ''

/** The batters of a team in their order. */
export function battersOf(team: Team): Player[] {
  return team.lineup.flatMap((target) => team.players.filter((player) => player.target === target))
}

/** Those who sit: batters who could come in. */
export function benchOf(team: Team): Player[] {
  return team.players.filter(
    (player) => player.batting && player.slot === null && !player.on_mound && player.section !== 'rotation' && player.section !== 'bullpen',
  )
}

export function pitchersOf(team: Team): Player[] {
  return team.players.filter((player) => player.pitching)
}

/** Innings past his limit: what a tired pitcher's Command is less by. */
export function tiredBy({ pitching }: Player): number {
  if (!pitching?.tired) return 0
  const beyond = pitching.outs - 3 * pitching.limit
  return (pitching.owed > 0 ? 1 : 0) + (beyond >= 0 && pitching.role ? 1 + Math.floor(beyond / 3) : 0) || 1
}

/** How far a pitcher who has been used has come. */
export function workOf({ pitching }: Player): { outs: number; limit: number } | null {
  return pitching?.role ? { outs: pitching.outs, limit: pitching.limit } : null
}

/** What his card says of him at a position; null where he stands in for want of a better. */
export function ratingAt({ batting }: Player, position: string): number | null {
  return batting?.positions[position] ?? null
}

/** Whether somebody is rated there at all: pitchers and designated hitters are not. */
export const isFielded = (position: string | null): position is string => position !== null && position !== 'DH' && position !== 'P'

/** What may be done with who is in the game: who comes in for whom, and who changes places. */
export const CHANGES: ReadonlySet<string> = new Set(['relieve', 'in', 'shift', 'exchange'])

/** Those who stand where their cards do not put them. */
export function emergencies(team: Team): { player: Player; position: string }[] {
  return battersOf(team).flatMap((player) =>
    isFielded(player.position) && ratingAt(player, player.position) === null ? [{ player, position: player.position }] : [],
  )
}

/** `player-1.3` is a player, `card-2` a card in hand, `coach-1` a coach, `pile-4` a discarded card, `slot-3` a slot. */
export function targetName(view: ClutchView, target: string): Message {
  const [kind, name] = kindAndName(target)
  const own = view.teams[view.you ?? view.actor ?? 0]
  const at = Number(name) - 1
  const plain = (words: string): Message => ({ key: 'clutch-name', args: { name: words } })
  if (kind === 'player') return plain(nameIn(view, target))
  if (kind === 'card') return own?.hand[at]?.title ?? plain(name)
  if (kind === 'coach') return own?.coaches[at]?.card.title ?? plain(name)
  if (kind === 'pile') return own?.pile[at]?.title ?? plain(name)
  if (kind === 'slot') return { key: 'clutch-slot', args: { slot: Number(name) } }
  if (kind === 'attribute') return { key: `clutch-attribute-${name}` }
  return plain(name)
}

/** Which half it is, how many are out, and who is on base. */
export const fieldWords = (view: Pick<ClutchView, 'half' | 'inning' | 'outs' | 'bases'>): Message => fieldMessage('clutch', view)

// --- Sums ---

/** A number with its parts, in the reader's language; whose card a part is shows in its tone. */
export function laidOut(view: ClutchView, tally: Tally, say: Say): Sum {
  return {
    die: tally.sides ? { sides: tally.sides as Sides, face: tally.face } : null,
    parts: tally.addends.map((addend) => partOf(view, addend, say)),
    total: tally.total,
  }
}

const PRINTED: ReadonlySet<string> = new Set([...UNITS, 'command', 'on-base', 'fielder', 'br', 'st', 'goal', 'bunt'])

function partOf(view: ClutchView, { name, amount, card, seat }: Addend, say: Say): SumPart {
  const side = seat === null ? 'neutral' : seat === view.at_bat ? 'offense' : 'defense'
  return {
    source: card ? say(card) : t(`clutch-part-${name}`),
    amount,
    tone: name === 'card' || name === 'cap' ? side : card && name !== 'fielder' ? 'neutral' : 'plain',
    printed: PRINTED.has(name),
  }
}

// --- The log ---

const QUIET = new Set(['assigned', 'bats', 'run', 'side', 'sent', 'throws'])
/** Dice for something that is told when it is settled. */
const ALONE: ReadonlySet<unknown> = new Set(['home', 'starter', 'weather', 'bunt'])

export function quiet({ what, facts }: ClutchEvent): boolean {
  if (what === 'rolled') return !ALONE.has(facts.roll)
  if (what === 'drew' || what === 'under') return facts.text === undefined
  // Who has come home is told; what he is credited with is for the scorecard, unless it names a sacrifice.
  if (what === 'batted-in') return facts.sacrifice === 0
  return QUIET.has(what) || (what === 'ran' && facts.end !== 'home')
}

const OPENS = ['half', 'home', 'won']
const BEFORE = ['starts', 'line-up', 'mulligan', 'kept', 'weather']
const CHANGED = ['relieved', 'came-in', 'shifted', 'exchanged']
/** An at-bat and all that comes of it are told in one breath. */
const ANEW = new Set([...OPENS, ...BEFORE, ...CHANGED, 'rolled', 'up', 'steals', 'bunts', 'played', 'coach', 'forfeit', 'game'])

export function joins(event: Event, before: ClutchEvent): boolean {
  if (event.what === 'drew') return before.what === 'drew' && before.who === event.who
  return !ANEW.has(event.what) || (event.what === 'rolled' && !ALONE.has(event.facts.roll))
}

export const retold = (events: readonly ClutchEvent[]): Message[] => foldAtBat(events, 'finished')

export function opens({ what }: ClutchEvent): boolean {
  return OPENS.includes(what)
}

/** On a screen that changes hands nobody reads what another has drawn. */
export function publicly(event: ClutchEvent): Event {
  const hidden = (event.what === 'drew' || event.what === 'under') && event.facts.text !== undefined
  return hidden ? unseen('clutch', event) : event
}

// --- Cards that do something ---

/** A card in the reader's language. */
export function textOf(card: Omit<Card, 'target' | 'reason'>, say: Say): TextPrint {
  return { ...card, title: say(card.title), text: say(card.text) }
}

/** Why a card in hand cannot be played now; empty when it can. */
export function reasonOf({ reason, colour, windows }: Card): string {
  if (reason === '') return ''
  if (reason === 'side') return t('clutch-reason-side', { colour })
  if (reason === 'window') {
    return t('clutch-reason-window', { windows: windows.map((window) => t(`clutch-window-${window}`)).join(' · ') })
  }
  return t(`clutch-reason-${reason}`)
}

/** The choice that a card in hand stands for; of two alike, the server names the first. */
export function choiceFor(hand: Team['hand'], target: string, choices: readonly Choice[]): Choice | undefined {
  const id = hand[Number(target.slice(5)) - 1]?.id
  const alike = hand.flatMap((card, at) => (card && card.id === id ? [`card-${at + 1}`] : []))
  return (
    choices.find(({ targets }) => targets.length === 1 && targets[0] === target) ??
    choices.find(({ targets }) => alike.includes(targets[0] ?? ''))
  )
}

/** The weather card that was drawn, as it is printed; null before that, and where there is none. */
export function weatherOf({ weather, weather_text: text }: ClutchView, say: Say): WeatherPrint | null {
  if (!weather || !text) return null
  const family = SKIES.find((sky) => weather.key.endsWith(`-${sky}`)) ?? SKIES[0]
  return { family, strength: Number(weather.args?.strength ?? 1), name: say(weather), text: say(text) }
}
