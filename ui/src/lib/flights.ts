/**
 * Things fly from where they were to where they are.
 *
 * Mark what moves with `data-fly="<name>"` and the place that things come from and go to (a deck) with
 * `data-fly-home`. Take a `snapshot` before the page changes and `fly` after it has. What flies is a picture above
 * everything else; the thing itself is where it belongs at once, so that nothing has to wait.
 */

interface Place {
  box: DOMRect
  picture: HTMLElement
}

export interface Snapshot {
  places: Map<string, Place>
  home: DOMRect | null
}

export function snapshot(root: HTMLElement): Snapshot {
  const places = new Map<string, Place>()
  for (const thing of root.querySelectorAll<HTMLElement>('[data-fly]')) {
    places.set(thing.dataset.fly!, { box: thing.getBoundingClientRect(), picture: pictureOf(thing) })
  }
  return { places, home: root.querySelector('[data-fly-home]')?.getBoundingClientRect() ?? null }
}

/** Move everything from its old place to its new one. What is new comes from home, what is gone goes there. */
export function fly(root: HTMLElement, before: Snapshot, ms: number): void {
  if (ms <= 0 || !root.animate) return
  const here = new Set<string>()
  for (const thing of root.querySelectorAll<HTMLElement>('[data-fly]')) {
    here.add(thing.dataset.fly!)
    const from = before.places.get(thing.dataset.fly!)?.box ?? before.home
    const to = thing.getBoundingClientRect()
    if (!from || isNear(from, to)) continue
    // Not seen while its picture is under way, but there: it keeps the focus and takes clicks.
    thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms })
    glide(root, pictureOf(thing), from, to, ms)
  }
  if (!before.home) return
  for (const [name, { box, picture }] of before.places) {
    if (!here.has(name)) glide(root, picture, box, before.home, ms)
  }
}

/** The page may have shifted a little; that is no flight. */
function isNear(a: DOMRect, b: DOMRect): boolean {
  return Math.hypot(a.left - b.left, a.top - b.top) < b.width / 3
}

function pictureOf(thing: HTMLElement): HTMLElement {
  const picture = thing.cloneNode(true) as HTMLElement
  picture.removeAttribute('data-fly')
  for (const part of picture.querySelectorAll('[data-target]')) part.removeAttribute('data-target')
  for (const part of picture.querySelectorAll('[data-spot]')) part.removeAttribute('data-spot')
  picture.setAttribute('aria-hidden', 'true')
  picture.inert = true
  return picture
}

function glide(root: HTMLElement, picture: HTMLElement, from: DOMRect, to: DOMRect, ms: number): void {
  const origin = root.getBoundingClientRect()
  Object.assign(picture.style, {
    position: 'absolute',
    left: `${from.left - origin.left}px`,
    top: `${from.top - origin.top}px`,
    width: `${from.width}px`,
    transformOrigin: '0 0',
    pointerEvents: 'none',
    zIndex: '9',
  })
  root.append(picture)
  const [x, y, scale] = [to.left - from.left, to.top - from.top, from.width ? to.width / from.width : 1]
  // A small arc: cards are lifted, not pushed.
  const flight = picture.animate(
    [
      { transform: 'none' },
      { transform: `translate(${x / 2}px, ${y / 2 - 14}px) scale(${(1 + scale) / 2 + 0.06})` },
      { transform: `translate(${x}px, ${y}px) scale(${scale})` },
    ],
    { duration: ms, easing: 'cubic-bezier(0.35, 0, 0.25, 1)', fill: 'forwards' },
  )
  flight.onfinish = flight.oncancel = () => picture.remove()
}
