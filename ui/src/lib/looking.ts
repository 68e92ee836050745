/** What things on a board do when they are looked at or pressed, to be spread over a button. */
import type { Deciding } from './games'
import type { Choice } from './protocol'

/** How long a finger rests on something to look at it rather than to press it, in milliseconds. */
const HELD = 450
let touchedAt = NaN

/** Says what the pointer or the focus is on, and that it has left. A finger that is held there only looks. */
export function looking<T>(at: T, look: (at: T | null) => void) {
  return {
    onpointerenter: () => look(at),
    onpointerleave: () => look(null),
    onfocus: () => look(at),
    onblur: () => look(null),
    onpointerdowncapture: ({ pointerType, timeStamp }: PointerEvent) => {
      touchedAt = pointerType === 'touch' ? timeStamp : NaN
    },
    onclickcapture: (event: MouseEvent) => {
      if (event.timeStamp - touchedAt > HELD) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      touchedAt = NaN
    },
    oncontextmenu: (event: MouseEvent) => {
      if (!Number.isNaN(touchedAt)) event.preventDefault()
    },
  }
}

/** Tells what a choice would do while the pointer or the focus is on it, and makes it when pressed; nothing without a choice. */
export function offering(deciding: Deciding, choice: Choice | null | undefined) {
  return {
    onclick: () => choice && deciding.choose(choice),
    ...looking(choice ?? null, (looked) => deciding.consider(looked)),
  }
}
