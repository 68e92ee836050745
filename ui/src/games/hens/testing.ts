/** Positions for tests, written by hand. */
import type { HenCard, HensView } from '../../lib/protocol'
import { RANKS } from './objects/ranks'

/** A position with these cards, such as `10c Jc Qc Kc Jd`, in the two corrals. */
export function position(first: string, second: string, over: Partial<HensView> = {}): HensView {
  const corral = (seat: number, cards: string) =>
    RANKS.map((wanted, i) => {
      const card = cardNamed(cards.split(' ')[i]!)
      return { target: `corral-${seat}-${i + 1}`, wanted, card, blocked: false, placed: card.rank === wanted }
    })
  const player = (seat: number, cards: string) => ({
    corral: corral(seat, cards),
    passed: false,
    robbed: false,
    total: 0,
    wins: 0,
  })
  return {
    game: 'hens',
    phase: 'roll',
    turn: 0,
    turns: 1,
    face: 0,
    players: [player(0, first), player(1, second)],
    deck: { '10': 2, J: 2, Q: 2, K: 2, A: 2 },
    drawn: null,
    drawing_for: null,
    number: 1,
    series: 'single',
    goal: 0,
    winner: null,
    lines: [],
    ...over,
  }
}

const SUITS: Record<string, HenCard['suit']> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' }

/** A card by its name, such as `Qh`. */
export function cardNamed(name: string): HenCard {
  return { name, rank: name.slice(0, -1) as HenCard['rank'], suit: SUITS[name.slice(-1)] ?? 'clubs' }
}
