/** What is shown between two positions of a hen game: each event moves the cards of the picture, as the log tells it. */
import type { Event, HenCard, HensView, Space } from '../../lib/protocol'
import type { Scene } from '../../lib/stage.svelte'

type Suit = HenCard['suit']
type Rank = HenCard['rank']

const SUITS: Record<string, Suit> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' }

/** How long each kind of event stays on stage at normal speed; motion itself is shorter. */
const LASTS: Record<string, number> = {
  dealt: 110,
  'dealt-again': 900,
  'rolled-off': 400,
  starts: 900,
  rolled: 400,
  void: 900,
  drew: 700,
  renewed: 900,
  robbed: 950,
  rearranged: 800,
  blocked: 650,
  unblocked: 350,
  passed: 600,
  completed: 900,
}

/** How long the die is in the air before anyone knows what it shows. */
const TUMBLES = 720

/** One scene an event, the last of them the position as it is. */
export function scenes(before: HensView | null, events: Event[], after: HensView): Scene<HensView>[] {
  let shown = before ?? gathered(after)
  const found: Scene<HensView>[] = []
  for (const event of events) {
    // The same face twice running: the die is picked up in between.
    if (isRoll(event) && shown.face === event.facts.face) {
      found.push({ view: { ...shown, face: 0 }, events: [], ms: 60 })
    }
    shown = happen(shown, event)
    if (isRoll(event)) found.push({ view: shown, events: [], ms: TUMBLES })
    found.push({ view: shown, events: [event], ms: LASTS[event.what] ?? 0 })
  }
  const last = found.at(-1)
  // The face stays in sight while the last scene lasts, even when the turn has passed on.
  if (last && !isRoll(events.at(-1))) last.view = { ...after, face: after.face || last.view.face }
  if (last?.view.face !== after.face || isRoll(events.at(-1))) found.push({ view: after, events: [], ms: 0 })
  return found
}

function isRoll(event: Event | undefined): boolean {
  return event?.what === 'rolled' || event?.what === 'rolled-off'
}

/** The picture after an event. Events that move nothing leave it as it is. */
export function happen(view: HensView, { what, who, facts }: Event): HensView {
  switch (what) {
    case 'dealt':
      return put(view.phase === 'deal' ? view : gathered(view), String(facts.to), {
        card: cardNamed(facts.card),
        blocked: false,
      })
    case 'dealt-again':
      return gathered(view)
    case 'rolled-off':
    case 'rolled':
      return { ...view, phase: 'choose', turn: who, face: Number(facts.face) }
    case 'starts':
      return { ...view, phase: 'roll', turn: who, face: 0 }
    case 'drew':
      return { ...view, drawn: cardNamed(facts.card) }
    case 'renewed':
      return put(
        { ...view, drawn: null, drawing_for: null, deck: exchange(view.deck, facts.out, facts.in) },
        String(facts.at),
        { card: cardNamed(facts.in), blocked: false },
      )
    case 'robbed':
      return swap(view, String(facts.mine), String(facts.theirs), false)
    case 'rearranged':
      return swap(view, String(facts.first), String(facts.second), true)
    case 'blocked':
    case 'unblocked':
      return put(view, String(facts.at), { blocked: what === 'blocked' })
    default:
      return view
  }
}

/** All cards back in the deck, ready to be dealt. */
function gathered(view: HensView): HensView {
  const empty = (space: Space): Space => ({ ...space, card: null, blocked: false, placed: false })
  return {
    ...view,
    phase: 'deal',
    face: 0,
    drawn: null,
    drawing_for: null,
    players: view.players.map((player) => ({
      ...player,
      corral: player.corral.map(empty),
      passed: false,
      robbed: false,
    })),
  }
}

/** A card by its name, such as `Qh`. */
export function cardNamed(name: string | number | undefined): HenCard {
  const text = String(name)
  return { name: text, rank: text.slice(0, -1) as Rank, suit: SUITS[text.slice(-1)] ?? 'clubs' }
}

function put(view: HensView, target: string, change: Partial<Space>): HensView {
  const changed = (space: Space): Space => {
    if (space.target !== target) return space
    const next = { ...space, ...change }
    return { ...next, placed: next.card?.rank === next.wanted }
  }
  return {
    ...view,
    players: view.players.map((player) => ({ ...player, corral: player.corral.map(changed) })),
  }
}

/** Two cards change places; a block goes along only within a corral. */
function swap(view: HensView, first: string, second: string, blocksToo: boolean): HensView {
  const one = spaceAt(view, first)
  const other = spaceAt(view, second)
  if (!one || !other) return view
  const half = put(view, first, { card: other.card, blocked: blocksToo && other.blocked })
  return put(half, second, { card: one.card, blocked: blocksToo && one.blocked })
}

export function spaceAt(view: HensView, target: string): Space | undefined {
  return view.players.flatMap((player) => player.corral).find((space) => space.target === target)
}

function exchange(deck: HensView['deck'], into: unknown, from: unknown): HensView['deck'] {
  const next = { ...deck }
  const entering = cardNamed(String(into)).rank
  const leaving = cardNamed(String(from)).rank
  next[entering] = (next[entering] ?? 0) + 1
  next[leaving] = (next[leaving] ?? 0) - 1
  return next
}
