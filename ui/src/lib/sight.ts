/** On a low or an enlarged screen what can be chosen may lie below the fold, or behind the bar. */

const LIT = "[data-target]:not([aria-disabled='true'])"

/** Scroll to what can be chosen, if none of it is in sight. */
export function bringIntoSight(board: HTMLElement, behavior: ScrollBehavior): void {
  const bar = document.querySelector('[data-testid=action-bar]')?.getBoundingClientRect().top ?? innerHeight
  const isSeen = (it: Element) => {
    const { top, bottom } = it.getBoundingClientRect()
    return top >= 0 && bottom <= bar
  }
  const lit = [...board.querySelectorAll(LIT)].filter((it) => it.getBoundingClientRect().height > 0)
  if (!lit.some(isSeen)) lit[0]?.scrollIntoView({ block: 'center', behavior })
}
