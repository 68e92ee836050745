/**
 * Which card is where, as far as the picture is concerned. The server tells how many cards somebody holds, and which
 * only to those who may know; for a card to fly from one hand to another it needs a name of its own, given here.
 * The names belong to a view and are remembered with it.
 */
import type { BaseballView } from '../../lib/protocol'
import { inOrder } from './cards'

export interface Held {
  name: string
  /** What it is, once it has been seen. */
  sign: string | null
}

export interface Cards {
  /** By seat, in the order in which they are shown: those that are seen, then the others. */
  hands: readonly (readonly Held[])[]
  /** On top of the pile. */
  top: Held | null
  /** What the joker on top stands for. */
  as: string | null
  /** Collected and not yet handed out again. */
  pool: readonly Held[]
}

const remembered = new WeakMap<BaseballView, Cards>()
let made = 0

export function newCard(sign: string | null = null): Held {
  return { name: `card ${++made}`, sign }
}

export function remember(view: BaseballView, cards: Cards): BaseballView {
  remembered.set(view, cards)
  return view
}

/** The cards of a view; those of a view never seen before get new names. */
export function cardsOf(view: BaseballView): Cards {
  const known = remembered.get(view)
  if (known) return known
  const none = { hands: view.players.map(() => []), top: null, as: null, pool: [] }
  const cards = laidOut(view, none)
  remembered.set(view, cards)
  return cards
}

/** The cards of a position as it is, with the names they had before where that makes sense. */
export function laidOut(view: BaseballView, before: Cards): Cards {
  const hands = view.players.map(({ cards, hand }, seat) => {
    const had = [...(before.hands[seat] ?? [])]
    const take = (sign: string | null): Held => {
      const same = had.findIndex((card) => sign !== null && card.sign === sign)
      const at = same >= 0 ? same : had.findIndex((card) => card.sign === null || sign === null)
      const [card] = at >= 0 ? had.splice(at, 1) : [newCard()]
      return { ...card!, sign }
    }
    return hand ? hand.map(({ sign }) => take(sign)) : Array.from({ length: cards }, () => take(null))
  })
  const same = before.top?.sign === view.top
  const top = view.top === null ? null : same ? before.top : newCard(view.top)
  return { hands, top, as: same ? before.as : null, pool: [] }
}

/** A hand with one more card, where it belongs. */
export function added(hand: readonly Held[], card: Held): Held[] {
  const rank = ({ sign }: Held) => (sign === null ? '' : sign)
  return [...hand, card].toSorted((one, other) => {
    if (one.sign === null || other.sign === null) return Number(one.sign === null) - Number(other.sign === null)
    return inOrder(rank(one), rank(other))
  })
}

/** A card taken out of a hand: one of that sign, one that is not known, or any. */
export function parted(hand: readonly Held[], sign: string | null): [Held, Held[]] {
  const known = sign === null ? -1 : hand.findIndex((card) => card.sign === sign)
  const at = known >= 0 ? known : hand.findIndex((card) => card.sign === null)
  const found = hand[at >= 0 ? at : hand.length - 1] ?? newCard()
  return [{ ...found, sign: sign ?? found.sign }, hand.filter((card) => card !== found)]
}
