import { hand } from '../../lib/hand.svelte'

/** A finger's first tap reads a card, the second plays it; a mouse or the Enter key plays it at once. */
export class Tapping {
  /** The card a finger has tapped once. */
  tapped = $state<string | null>(null)
  /** What the cards lie in: a tap beside it forgets the first. */
  holder = $state<HTMLElement>()

  /** Wherever on the page a pointer goes down. */
  pointed = ({ target }: PointerEvent) => {
    if (!this.holder?.contains(target as Node)) this.tapped = null
  }

  /** Whether a press means the card, rather than to read it. */
  isMeant(target: string): boolean {
    const meant = !hand.finger || this.tapped === target
    this.tapped = meant ? null : target
    return meant
  }
}
