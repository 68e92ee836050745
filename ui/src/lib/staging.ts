/** How a ball game is staged: what happens at one time, how long it stays in sight, and who runs. */
import { baseNamed, LEG, longest, type Run } from './objects/diamond'
import type { Event } from './protocol'
import type { Scene } from './stage.svelte'

export interface Pace {
  /** How long an event stays at normal speed, in milliseconds; runners take as long as they run. */
  lasts: (event: Event) => number
  /** Events that are shown at one time when they follow one another. */
  together: ReadonlySet<string>
}

/** Events that are shown at one time. */
export function breaths(events: readonly Event[], { together }: Pace): Event[][] {
  const found: Event[][] = []
  for (const event of events) {
    const open = found.at(-1)
    if (open && together.has(event.what) && open[0]!.what === event.what) open.push(event)
    else found.push([event])
  }
  return found
}

export function lastsFor(group: readonly Event[], { lasts }: Pace): number {
  const first = group[0]!
  return first.what === 'ran' ? longest(group.map(runOf)) * LEG + 200 : lasts(first)
}

/** Who ran from where to where. */
export function runOf({ facts }: Event): Run {
  return { from: baseNamed(facts.start), to: baseNamed(facts.end) }
}

/**
 * A scene for each breath; the last is the position as it is.
 *
 * Before the first look there is nothing to go by: the position as it will be stands in.
 */
export function staged<View, Shown extends View>(
  before: Shown | null,
  events: readonly Event[],
  after: Shown,
  pace: Pace,
  happen: (view: Shown, event: Event) => Shown,
): Scene<View>[] {
  const found: Scene<View>[] = []
  let shown = before ?? after
  for (const group of breaths(events, pace)) {
    if (before) shown = group.reduce(happen, shown)
    found.push({ view: shown, events: group, ms: before ? lastsFor(group, pace) : 0 })
  }
  found.push({ view: after, events: [], ms: 0 })
  return found
}
