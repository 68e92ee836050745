/** How long what happens stays in sight, and how cards keep their names on the way from one hand to another. */
import type { BaseballEvent, BaseballView } from '../../lib/protocol'
import type { Pace } from '../../lib/staging'
import { JOKER } from './cards'
import { added, cardsOf, laidOut, newCard, parted, remember, type Cards, type Held } from './holding'

/** Milliseconds at normal speed; motion itself is shorter. */
const LASTS: Record<string, number> = {
  drew: 180,
  played: 700,
  discarded: 700,
  'no-effect': 700,
  declined: 600,
  uncovered: 500,
  'bench-cleared': 1000,
  circled: 1000,
  took: 800,
  gave: 800,
  'passed-hands': 1100,
  timed: 800,
  skipped: 800,
  'only-drew': 600,
  stopped: 150,
  turn: 150,
  run: 650,
  out: 800,
  side: 1000,
}

export const pace: Pace<BaseballView> = { lasts: ({ what }) => LASTS[what] ?? 0, together: new Set(['ran', 'run']) }

/** The view with every card called what it was called before. */
export function dress(view: BaseballView, events: readonly BaseballEvent[], earlier: BaseballView | null): BaseballView {
  const none = { hands: view.players.map(() => []), top: null, as: null, pool: [] }
  const cards = events.reduce(follow, earlier ? cardsOf(earlier) : none)
  return remember({ ...view }, { ...laidOut(view, cards), pool: cards.pool })
}

/** Where the cards are after an event, as far as their names are concerned. */
function follow(cards: Cards, { what, who, facts }: BaseballEvent): Cards {
  const { hands, pool } = cards
  const put = (seat: number, hand: readonly Held[]) => hands.map((held, owner) => (owner === seat ? hand : held))
  switch (what) {
    case 'drew': {
      const [collected, ...left] = pool
      return { ...cards, pool: left, hands: put(who, added(hands[who] ?? [], { ...(collected ?? newCard()), sign: facts.card ?? null })) }
    }
    case 'played':
    case 'discarded': {
      const declared = facts.card
      const sign = facts.joker ? JOKER : declared
      const [card, left] = parted(hands[who] ?? [], sign)
      return { ...cards, hands: put(who, left), top: { ...card, sign }, as: facts.joker ? declared : null }
    }
    case 'took':
      return handedOver(cards, facts.other, who, facts.card ?? null)
    case 'gave':
      return handedOver(cards, who, facts.other, facts.card ?? null)
    case 'passed-hands': {
      const step = facts.way === 'right' ? 1 : -1
      return { ...cards, hands: hands.map((_, seat) => unseen(hands[(seat - step + hands.length) % hands.length] ?? [])) }
    }
    case 'bench-cleared':
      return { ...cards, hands: hands.map(() => []) }
    case 'circled':
      return { ...cards, hands: hands.map(() => []), pool: unseen(hands.flat()) }
    default:
      return cards
  }
}

function handedOver(cards: Cards, from: number, to: number, sign: string | null): Cards {
  const [card, left] = parted(cards.hands[from] ?? [], sign)
  const hands = cards.hands.map((hand, seat) => (seat === from ? left : seat === to ? added(hand, card) : hand))
  return { ...cards, hands }
}

const unseen = (hand: readonly Held[]): Held[] => hand.map((card) => ({ ...card, sign: null }))
