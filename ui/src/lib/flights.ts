/**
 * Things fly from where they were to where they are.
 *
 * Mark what moves with `data-fly="<name>"` and the place that things come from and go to (a deck) with
 * `data-fly-home`; what is covered by others and gone for good, as on a pile, with `data-fly-rests`. Take a `snapshot` before the page changes and `fly` after it has. What flies is a picture above
 * everything else; the thing itself is where it belongs at once, so that nothing has to wait.
 */

interface Place {
  box: DOMRect
  picture: HTMLElement
  rests: boolean
}

export interface Snapshot {
  places: Map<string, Place>
  home: DOMRect | null
}

export function snapshot(root: HTMLElement): Snapshot {
  const places = new Map<string, Place>()
  for (const thing of root.querySelectorAll<HTMLElement>('[data-fly]')) {
    const rests = thing.hasAttribute('data-fly-rests')
    places.set(thing.dataset.fly!, { box: thing.getBoundingClientRect(), picture: pictureOf(thing), rests })
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
  for (const [name, { box, picture, rests }] of before.places) {
    if (!here.has(name) && !rests) glide(root, picture, box, before.home, ms)
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

/** The picture is as large as where it ends, so that it is sharp when it lands. */
function glide(root: HTMLElement, picture: HTMLElement, from: DOMRect, to: DOMRect, ms: number): void {
  const origin = root.getBoundingClientRect()
  Object.assign(picture.style, {
    position: 'absolute',
    left: `${to.left - origin.left}px`,
    top: `${to.top - origin.top}px`,
    width: `${to.width}px`,
    margin: '0',
    transformOrigin: '0 0',
    pointerEvents: 'none',
    zIndex: '9',
  })
  root.append(picture)
  const [x, y, scale] = [from.left - to.left, from.top - to.top, to.width ? from.width / to.width : 1]
  // A small arc: cards are lifted, not pushed.
  const flight = picture.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { transform: `translate(${x / 2}px, ${y / 2 - 14}px) scale(${(1 + scale) / 2 + 0.06})` },
      { transform: 'none' },
    ],
    { duration: ms, easing: 'cubic-bezier(0.35, 0, 0.25, 1)', fill: 'forwards' },
  )
  flight.onfinish = flight.oncancel = () => picture.remove()
}
