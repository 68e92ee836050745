/** What things on the table are called. The server names cards the same way in its sentences. */
import type { HenCard, HensView, Message, Space } from '../../lib/protocol'

export function cardName(card: HenCard): Message {
  return {
    key: 'hens-card',
    args: { rank: { key: `hens-rank-${card.rank}` }, suit: { key: `hens-suit-${card.suit}` } },
  }
}

/** The seat and the number of a space, from its name: `corral-1-5` is seat 1, space 5. */
function place(target: string): { owner: number; space: number } {
  const [, owner, space] = target.split('-')
  return { owner: Number(owner), space: Number(space) }
}

/** A card by its owner and space: "your egg of clubs (space 2)". */
export function targetName(view: HensView, target: string): Message {
  const { owner, space } = place(target)
  const card = spaceAt(view, target)?.card
  if (!card) return { key: 'hens-space-name', args: { space }, seats: { owner } }
  return { key: 'hens-target', args: { card: cardName(card), space }, seats: { owner } }
}

/** All there is to know of a space, spoken. */
export function spaceLabel({ target, card, blocked, placed }: Space): Message {
  const { owner, space } = place(target)
  if (!card) return { key: 'hens-space-empty', args: { space }, seats: { owner } }
  return {
    key: 'hens-space',
    args: { card: cardName(card), space, placed: placed ? 'yes' : 'no', blocked: blocked ? 'yes' : 'no' },
    seats: { owner },
  }
}

export function spaceAt(view: HensView, target: string): Space | undefined {
  return view.players.flatMap((player) => player.corral).find((space) => space.target === target)
}
