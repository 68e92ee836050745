/** Lights a choice where it stands on the table: the things it is about, or the button that makes it. */
import type { Choice } from './protocol'

const MARK = 'data-advised'
const SHOWS = ['data-target', 'data-action']

/** Mark all that belongs to a choice, also what is drawn anew meanwhile; returns how to put the light out. */
export function light(from: HTMLElement, { action, targets }: Choice): () => void {
  const isMeant = (thing: HTMLElement) => {
    const { action: own, target } = thing.dataset
    return own === undefined ? target !== undefined && targets.includes(target) : own === action
  }
  const mark = () => {
    for (const thing of from.querySelectorAll<HTMLElement>('[data-target], [data-action]')) {
      if (isMeant(thing) !== thing.hasAttribute(MARK)) thing.toggleAttribute(MARK, isMeant(thing))
    }
  }
  mark()
  const watch = new MutationObserver(mark)
  watch.observe(from, { subtree: true, childList: true, attributes: true, attributeFilter: SHOWS })
  return () => {
    watch.disconnect()
    for (const thing of from.querySelectorAll(`[data-target][${MARK}], [data-action][${MARK}]`)) thing.removeAttribute(MARK)
  }
}
