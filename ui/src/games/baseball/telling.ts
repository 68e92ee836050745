/** The position in messages: the field, what is at stake, why a card stays in the hand. */
import { fieldMessage } from '../../lib/naming'
import type { BaseballView, DiamondView, HandCard, Message } from '../../lib/protocol'

/** Who is on base, who bats and how many are out. */
export function fieldWords({ batting, ...field }: DiamondView): Message {
  return fieldMessage('baseball', { ...field, half: batting === 'visitor' ? 'top' : 'bottom' })
}

/** How many runners an option is about, from the lead runner back. */
const AT_STAKE: Record<string, number> = { DP: 1, TP: 2, SF: 1, SH: 3 }

/** The bases whose runners the player must decide about. */
export function markedBases({ phase, pending, diamond }: BaseballView): number[] {
  if (phase !== 'option' || pending === null) return []
  const leading = [2, 1, 0].filter((base) => diamond.bases[base])
  return leading.slice(0, AT_STAKE[pending] ?? 0)
}

/** Why a card cannot be chosen: the server says so for plays; covers and gifts have one reason each. */
export function whyNot(view: BaseballView, card: HandCard, targets: ReadonlySet<string>): Message | null {
  if (card.why_not) return card.why_not
  if (targets.size === 0 || targets.has(card.target)) return null
  if (view.phase === 'cover') return { key: 'baseball-why-no-cover' }
  if (view.phase === 'give') return { key: 'baseball-why-just-drawn' }
  return null
}
