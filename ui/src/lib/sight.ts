/** On a low or an enlarged screen what is asked for may lie below the fold, or behind the bar. */

/** What can be pointed at, or else a button of the board, or else the die that is due. */
const WANTED = ["[data-target]:not([aria-disabled='true'])", '[data-action]', "[data-spot]:not([aria-disabled='true'])"]

/** Of what is large, such as a card that peeks from the edge, so many pixels. */
const ENOUGH = 64

/** Scroll to what is asked for, if none of it is in sight. */
export function bringIntoSight(board: HTMLElement, behavior: ScrollBehavior): void {
  const bar = document.querySelector('[data-testid=action-bar]')?.getBoundingClientRect().top ?? innerHeight
  const isSeen = (it: Element) => {
    const { top, bottom } = it.getBoundingClientRect()
    return top >= 0 && Math.min(bottom, top + ENOUGH) <= bar
  }
  for (const wanted of WANTED) {
    const shown = [...board.querySelectorAll(wanted)].filter((it) => it.getBoundingClientRect().height > 0)
    if (!shown.some(isSeen)) shown[0]?.scrollIntoView({ block: 'center', behavior })
    if (shown.length > 0) return
  }
}
