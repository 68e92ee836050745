/** The ranks of the hen game's cards, youngest first: egg, chick, pullet, hen, champion. */
export const RANKS = ['10', 'J', 'Q', 'K', 'A'] as const
export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const

export type Rank = (typeof RANKS)[number]
export type Suit = (typeof SUITS)[number]

/** What the hen of each rank is called in the word list. */
export const GROWTH: Record<Rank, string> = { '10': 'egg', J: 'chick', Q: 'pullet', K: 'hen', A: 'champion' }
