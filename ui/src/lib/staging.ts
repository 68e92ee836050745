/** How a game is staged: what happens at one time, how long it stays in sight, and who runs. */
import { baseNamed, LEG, longest, type Run } from './objects/diamond'
import { patched, type Patch } from './patches'
import type { Event } from './protocol'
import type { Scene } from './stage.svelte'

/** Something that happened, with the view it left. */
export interface Moment<View = unknown> {
  event: Event
  view: View
}

export interface Pace<View = unknown> {
  /** How long an event stays at normal speed, in milliseconds; runners take as long as they run. */
  lasts: (event: Event, view: View) => number
  /** Events that are shown at one time when they follow one another. */
  together?: ReadonlySet<string>
  /** Events that are shown with what they follow, as what it brings. */
  brought?: Readonly<Record<string, string>>
  /** Events of dice: how long these are in the air before anyone knows what they show. */
  tumbles?: Readonly<Record<string, number>>
  /** The picture with the dice off the table. */
  pickedUp?: (view: View) => View
}

/** What the server says happened: each event with its view, worked out from the last one back. */
export function momentsOf({ log, frames, view }: { log: Event[]; frames: unknown[]; view: unknown }): Moment[] {
  let shown = view
  return frames
    .toReversed()
    .map((frame, i) => {
      shown = patched(shown, frame as Patch)
      return { event: log[log.length - 1 - i]!, view: shown }
    })
    .reverse()
}

/** Events that are shown at one time. */
function breaths(moments: readonly Moment[], { together, brought }: Pace): Moment[][] {
  const found: Moment[][] = []
  for (const moment of moments) {
    const open = found.at(-1)
    const { what } = moment.event
    const last = open?.at(-1)!.event.what
    if (open && ((together?.has(what) && last === what) || (last && brought?.[what] === last))) open.push(moment)
    else found.push([moment])
  }
  return found
}

function lastsFor(group: readonly Moment[], { lasts }: Pace): number {
  const { event } = group[0]!
  return event.what === 'ran' ? longest(group.map((moment) => runOf(moment.event))) * LEG + 200 : lasts(event, group.at(-1)!.view)
}

/** Who ran from where to where. */
export function runOf({ facts }: Event): Run {
  return { from: baseNamed(facts.start), to: baseNamed(facts.end) }
}

/** What a game says about how it is staged. */
export interface Staging<View = any> {
  pace: Pace<View>
  /** What lies on the table only while something is told, added to the view; `earlier` is what was shown before. */
  dress?(view: View, events: readonly Event[], earlier: View | null): View
}

/** How long a die that is thrown again is out of sight, so that the same face twice running is seen to be another throw. */
const PICKED_UP = 60

/** How long people are given for what they will tell of afterwards, in milliseconds. */
const HIGHLIGHT = 1500

/** A scene for each breath; the last is the position as it is. */
export function staged(before: unknown, moments: readonly Moment[], after: unknown, { pace, dress }: Staging): Scene[] {
  const scenes: Scene[] = []
  let earlier = before
  for (const group of breaths(moments, pace)) {
    const events = group.map(({ event }) => event)
    const { view } = group.at(-1)!
    const shown = dress ? dress(view, events, earlier) : view
    const tumbles = pace.tumbles?.[events[0]!.what]
    if (tumbles && pace.pickedUp) scenes.push({ view: pace.pickedUp(earlier ?? shown), events: [], ms: PICKED_UP })
    if (tumbles) scenes.push({ view: shown, events: [], ms: tumbles })
    const highlight = events.findLast((event) => event.highlight)
    const ms = lastsFor(group, pace)
    scenes.push({ view: shown, events, ms: highlight ? Math.max(ms, HIGHLIGHT) : ms, ...(highlight && { highlight }) })
    earlier = shown
  }
  return [...scenes, { view: dress ? dress(after, [], earlier) : after, events: [], ms: 0 }]
}
