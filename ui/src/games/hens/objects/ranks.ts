/** The ranks of the hen game's cards, youngest first: egg, chick, pullet, hen, champion. */
export const RANKS = ['10', 'J', 'Q', 'K', 'A'] as const
export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const

export type Rank = (typeof RANKS)[number]
export type Suit = (typeof SUITS)[number]
