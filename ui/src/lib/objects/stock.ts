/** What all printed cards have in common. */
import type { HTMLAttributes } from 'svelte/elements'

/** How a card lies on the table. */
export interface CardLook extends HTMLAttributes<HTMLElement> {
  selectable?: boolean
  selected?: boolean
  /** It is not what is asked for now. */
  dimmed?: boolean
  /** Something has just happened to it. */
  highlighted?: boolean
  /** A button even when it cannot be chosen, for keyboards that pass over it. */
  button?: boolean
  label?: string
}
