/** One line of the log says one thing: a play that several events tell is folded into one sentence after the other. */
import type { Event, Message } from './protocol'

/** Whether somebody moved, scored or was out. */
const CAME_OF_IT: ReadonlySet<string> = new Set(['ran', 'run', 'out'])
/** What comes of this is no part of how the at-bat ends. */
const ON_ITS_OWN: ReadonlySet<string> = new Set(['caught'])

/**
 * An at-bat: how it ended first, then what came of it. Where the batter went is in the name of how it ended, and that he is
 * out as well: only the count is left to be said.
 */
export function foldAtBat(events: readonly Event[], ended: string): Message[] {
  const at = events.findIndex(({ what }) => what === ended)
  if (at < 0) return events.map(({ words }) => words)
  let before = at
  while (CAME_OF_IT.has(events[before - 1]?.what ?? '')) before--
  if (ON_ITS_OWN.has(events[before - 1]?.what ?? '')) before = at
  const inOrder = [...events.slice(0, before), events[at]!, ...events.slice(before, at), ...events.slice(at + 1)]
  return inOrder.flatMap(({ what, facts, words }) => {
    if (what === 'ran' && facts.start === 'plate') return []
    if (what === 'out' && facts.base === 'plate') return [{ key: 'diamond-outs', args: { outs: facts.outs! } }]
    return [words]
  })
}

/** Runs that follow one another are counted together, and who came home is told by them. */
export function foldRuns(events: readonly Event[]): Message[] {
  const runs = events.filter(({ what }) => what === 'run')
  const last = runs.at(-1)
  return events.flatMap((event) => {
    if (event.what === 'ran' && event.facts.end === 'home' && last) return []
    if (event.what !== 'run') return [event.words]
    if (event !== last) return []
    return [{ ...event.words, key: 'diamond-runs', args: { ...event.words.args, count: runs.length } }]
  })
}
