/** Arrow keys move the focus between the things on a board that can be chosen, to the nearest one in that direction. */

export type Direction = 'left' | 'right' | 'up' | 'down'
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** The index of the nearest box in a direction, or -1. Going straight counts for more than going far. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  let best = -1
  let least = Infinity
  boxes.forEach((box, index) => {
    const [ahead, aside] = offset(from, box, direction)
    const cost = ahead + 2.5 * aside
    if (ahead > 1 && cost < least) [best, least] = [index, cost]
  })
  return best
}

/** How far a box is ahead in a direction, and how far off that line. */
function offset(from: Box, box: Box, direction: Direction): [number, number] {
  const across = (box.left + box.right - from.left - from.right) / 2
  const down = (box.top + box.bottom - from.top - from.bottom) / 2
  switch (direction) {
    case 'left':
      return [-across, Math.abs(down)]
    case 'right':
      return [across, Math.abs(down)]
    case 'up':
      return [-down, Math.abs(across)]
    case 'down':
      return [down, Math.abs(across)]
  }
}

/** Move the focus within a board by an arrow key, or into it; false when there is nowhere to go. */
export function aim(board: ParentNode, key: string): boolean {
  const direction = ARROWS[key]
  const spots = [...board.querySelectorAll<HTMLElement>('[data-spot]:not([aria-disabled="true"])')]
  if (!direction || spots.length === 0) return false
  const at = document.activeElement
  if (!(at instanceof HTMLElement) || !at.matches('[data-spot]')) {
    spots[0]!.focus()
    return true
  }
  const others = spots.filter((spot) => spot !== at)
  const found = nearest(
    at.getBoundingClientRect(),
    others.map((spot) => spot.getBoundingClientRect()),
    direction,
  )
  others[found]?.focus()
  return found >= 0
}
