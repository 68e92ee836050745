/** What several games call in the same way. */
import type { Event, Message } from './protocol'

/** The last word of a name, for places too small for all of it. */
export function surname(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1)
}

/** What kind of thing a target is, and which one: `card-T2-05` is the card `T2-05`. */
export function kindAndName(target: string): [kind: string, name: string] {
  const [kind = '', ...name] = target.split('-')
  return [kind, name.join('-')]
}

interface Field {
  half: string
  inning: number
  outs: number
  /** Whether somebody is on first, second and third. */
  bases: readonly unknown[]
}

/** Which half it is, how many are out, and who is on base, in the words of a game. */
export function fieldMessage(game: string, { half, inning, outs, bases }: Field): Message {
  const runners: Message = { key: `${game}-runners-${bases.map((on) => (on ? 'x' : 'o')).join('')}` }
  return { key: `${game}-field`, args: { half, inning, outs, runners } }
}

/** An event as it is told to whoever may not know all of it. */
export function unseen(game: string, event: Event, facts: Event['facts'] = {}): Event {
  const { seats } = event.words
  return { ...event, facts, words: { key: `${game}-told-${event.what}-unseen`, ...(seats && { seats }) } }
}
