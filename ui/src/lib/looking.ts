/** What things on a board do when they are looked at or pressed, to be spread over a button. */
import type { Deciding } from './games'
import type { Choice } from './protocol'

/** Says what the pointer or the focus is on, and that it has left. */
export function looking<T>(at: T, look: (at: T | null) => void) {
  return {
    onpointerenter: () => look(at),
    onpointerleave: () => look(null),
    onfocus: () => look(at),
    onblur: () => look(null),
  }
}

/** Tells what a choice would do while the pointer or the focus is on it, and makes it when pressed; nothing without a choice. */
export function offering(deciding: Deciding, choice: Choice | null | undefined) {
  return {
    onclick: () => choice && deciding.choose(choice),
    ...looking(choice ?? null, (looked) => deciding.consider(looked)),
  }
}
