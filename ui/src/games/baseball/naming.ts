/** What things on the table are called, and what is told of them to whom. */
import { foldRuns } from '../../lib/folding'
import { kindAndName, unseen } from '../../lib/naming'
import type { BaseballEvent, BaseballView, Event, Message } from '../../lib/protocol'
import { JOKER } from './cards'

export function cardName(sign: string): Message {
  return { key: `baseball-card-${sign}` }
}

/** What a card does. */
export function cardText(sign: string): Message {
  return { key: `baseball-card-${sign}-text` }
}

/** What is printed on a card and what it does, to be spoken; its text begins with its name. */
export function cardWords(sign: string): Message {
  return { key: 'baseball-card-words', args: { sign, text: cardText(sign) } }
}

/** `card-1B` and `kind-1B` are a single, `seat-2` is the player in the second seat. */
export function targetName(_: BaseballView, target: string): Message {
  const [kind, name] = kindAndName(target)
  if (kind === 'seat') return { key: 'baseball-seat', seats: { player: Number(name) - 1 } }
  return cardName(name)
}

const PRIVATE = new Set(['drew', 'took', 'gave'])

/** Who drew, took or gave a card is public, which card it was is not. */
export function publicly(event: BaseballEvent): Event {
  if (!PRIVATE.has(event.what) || event.facts.card === undefined) return event
  const { card: _, ...facts } = event.facts
  return unseen('baseball', event, facts)
}

/** These begin a line of the log; whatever else happens follows from the line before. */
const BEGIN = new Set(['played', 'discarded', 'skipped', 'only-drew', 'won', 'drawn'])

/** A play and what comes of it are told in one breath, as on the radio. */
export function joins(event: Event, before: BaseballEvent): boolean {
  if (event.what === 'played' && event.facts.cover) return before.who === event.who
  if (event.what === 'drew') return before.what === 'drew' && before.who === event.who
  return !BEGIN.has(event.what) && before.what !== 'drew'
}

/** What a line of the log says: several draws are one sentence. */
export function retold(events: readonly BaseballEvent[]): Message[] {
  const cards = events.map(({ what, facts }) => (what === 'drew' && facts.card !== undefined ? facts.card : null))
  const { seats } = events[0]!.words
  if (cards.length < 2 || cards.includes(null)) return foldRuns(events)
  return [{ key: 'baseball-drew-several', args: { cards: listed(cards.map((sign) => cardName(sign!))) }, ...(seats && { seats }) }]
}

/** "Single, Balk and Joker". */
function listed(cards: readonly Message[]): Message {
  return cards.reduce((first, next, i) =>
    i < cards.length - 1 ? { key: 'baseball-cards-comma', args: { first, next } } : { key: 'baseball-cards-and', args: { first, next } },
  )
}

/** What is asked when a joker is on its way: its choice names no more than that there is one. */
export function halfway(picked: readonly string[]): Message | null {
  return picked.includes(`card-${JOKER}`) ? { key: 'baseball-joker-ask' } : null
}

/** The half-inning that a change of sides begins. */
export function divides({ what, facts }: BaseballEvent): Message | null {
  if (what !== 'side') return null
  const top = facts.team === 'home'
  return { key: 'baseball-half', args: { half: top ? 'top' : 'bottom', inning: facts.inning + (top ? 1 : 0) } }
}

/** Too small to be told: draws of others, turns that begin and end. */
export function quiet({ what, facts }: BaseballEvent): boolean {
  return what === 'turn' || what === 'stopped' || (what === 'drew' && facts.card === undefined)
}
