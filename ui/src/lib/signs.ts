/** Signs on the table that explain themselves: whatever shows a word of the game carries its name as `data-word`. */

const SIGN = '[data-word]'
/** What a tap already does something with. */
const ACTS = "button:not(:disabled, [aria-disabled='true']), a[href], input, select, label, summary"

/** The sign that was pointed at. */
export function signAt(target: EventTarget | null): Element | null {
  const sign = target instanceof Element ? target.closest(SIGN) : null
  return sign?.closest('[inert]') ? null : sign
}

/** Whether pressing a sign does something else. */
export function actsOn(sign: Element): boolean {
  return sign.closest(ACTS) !== null
}

/** Why something cannot be chosen, and the chapter of the rules that says so. */
export interface Hindrance {
  words: string
  chapter: string | null
}

/** What was pressed, by its name on the table, and whether pressing it does nothing else; a hand of cards answers for itself. */
export function thingAt(pressed: EventTarget | null): { element: Element; target: string; idle: boolean } | null {
  const element = pressed instanceof Element ? pressed.closest('[data-why], [data-target]') : null
  if (!element || element.closest('[inert], .hand-fan')) return null
  const target = element.getAttribute('data-why') ?? element.getAttribute('data-target')!
  return { element, target, idle: element.getAttribute('aria-disabled') === 'true' }
}

/** The words whose signs can be seen, those within what has the focus first. */
export function signsIn(root: ParentNode, focused: Element | null): string[] {
  const seen = (within: ParentNode) =>
    [...within.querySelectorAll(SIGN)]
      .filter((sign) => !sign.closest('[inert]') && sign.checkVisibility())
      .map((sign) => sign.getAttribute('data-word')!)
  const own =
    focused && focused !== document.body ? [...(focused.matches(SIGN) ? [focused.getAttribute('data-word')!] : []), ...seen(focused)] : []
  return [...new Set([...own, ...seen(root)])]
}

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width' | 'height'>

const APART = 8

/** Where a note of some size stands so that it covers nothing it talks about: below its sign, or above where there is no room. */
export function spot(
  sign: Box,
  note: Pick<DOMRect, 'width' | 'height'>,
  room: { width: number; height: number },
): { left: number; top: number } {
  const below = sign.bottom + APART
  const above = sign.top - APART - note.height
  const middle = sign.left + sign.width / 2 - note.width / 2
  return {
    left: Math.max(APART, Math.min(middle, room.width - note.width - APART)),
    top: below + note.height > room.height && above > 0 ? above : below,
  }
}
