/** The one lamp of a lesson: which control leads on, and what it is called by those who listen. */

/** Where it may be, the likeliest first: in the bar, an action of the board, a thing on it, a verb of the bar. */
const PLACES = [
  '.lesson .primary:not(:disabled)',
  '[data-action]',
  "[data-target]:not([aria-disabled='true'], [aria-pressed='true'])",
  '.lesson .verb',
] as const

/** What is lit in a room; null while nothing is. */
export function lampIn(room: ParentNode): HTMLElement | null {
  for (const place of PLACES) {
    const found = [...room.querySelectorAll<HTMLElement>(place)].find((lit) => lit.checkVisibility?.() ?? true)
    if (found) return found
  }
  return null
}

/** The name a screen reader has for a control: its label, or all in it that is not hidden from those who listen. */
export function heardAs(control: HTMLElement): string {
  const label = control.getAttribute('aria-label')
  return (label ?? textIn(control)).replace(/\s+/g, ' ').trim()
}

function textIn(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
  return node.getAttribute('aria-label') ?? [...node.childNodes].map(textIn).join('')
}
