import { describe, expect, it } from 'vitest'
import { patched } from './patches'
import type { Event } from './protocol'
import { momentsOf, staged } from './staging'

const event = (what: string, facts: Event['facts'] = {}): Event => ({ ply: 11, what, who: 0, facts, words: { key: what } })
interface Board {
  face: number
  outs: number
}

describe('a patch', () => {
  const before = { outs: 1, bases: [null, 'Ana', null], line: { top: [0, 2] }, batter: 'Beto' }

  it('changes what it names and shares the rest', () => {
    const after = patched(before, { bases: { 1: [null], 2: ['Ana'] }, outs: [2] })
    expect(after).toEqual({ ...before, outs: 2, bases: [null, null, 'Ana'] })
    expect(after.line).toBe(before.line)
  })

  it('puts a whole value in the place of another, and takes a key away', () => {
    expect(patched(before, { batter: null, line: [{ top: [0, 2, 0] }] })).toEqual({
      outs: 1,
      bases: before.bases,
      line: { top: [0, 2, 0] },
    })
  })

  it('that is empty changes nothing', () => {
    expect(patched(before, {})).toBe(before)
  })
})

it('finds how the table was at each event, from the end back', () => {
  const log = [event('rolled'), event('out'), event('up')]
  const found = momentsOf({ log, frames: [{ outs: [0] }, { face: [3] }, {}], view: { face: 0, outs: 1 } })
  expect(found.map(({ view }) => view)).toEqual([
    { face: 3, outs: 0 },
    { face: 3, outs: 1 },
    { face: 0, outs: 1 },
  ])
  expect(found.map((moment) => moment.event)).toEqual(log)
})

describe('scenes', () => {
  const pace = { lasts: () => 100, together: new Set(['run']), brought: { stars: 'won' } }
  const at = (outs: number, face = 0): Board => ({ outs, face })

  it('show what an event brings with it', () => {
    const moments = [
      { event: event('won'), view: at(1) },
      { event: event('stars'), view: at(2) },
      { event: event('stars'), view: at(3) },
    ]
    expect(staged(at(0), moments, at(3), { pace }).map(({ view }) => (view as Board).outs)).toEqual([2, 3, 3])
  })

  it('tell events one after the other and end with the position as it is', () => {
    const moments = [
      { event: event('out'), view: at(1) },
      { event: event('run'), view: at(1) },
      { event: event('run'), view: at(2) },
    ]
    const found = staged(at(0), moments, at(3), { pace })
    expect(found.map(({ view, events, ms }) => [(view as Board).outs, events.length, ms])).toEqual([
      [1, 1, 100],
      [2, 2, 100],
      [3, 0, 0],
    ])
  })

  it('pick the die up, let it tumble, and tell the roll when it has landed', () => {
    const rolled = { event: event('rolled', { face: 3 }), view: at(0, 3) }
    const dice = { ...pace, tumbles: { rolled: 700 }, pickedUp: (view: Board) => ({ ...view, face: 0 }) }
    const found = staged(at(0, 3), [rolled], at(0, 3), { pace: dice })
    expect(found.map(({ view, events, ms }) => [(view as Board).face, events.length, ms])).toEqual([
      [0, 0, 60],
      [3, 0, 700],
      [3, 1, 100],
      [3, 0, 0],
    ])
  })

  it('lay out what is there only while something is told', () => {
    const dress = (view: object, events: readonly Event[]) => (events.length ? { ...view, staged: events[0]!.what } : view)
    const found = staged(null, [{ event: event('out'), view: at(1) }], at(1), { pace, dress })
    expect(found.map(({ view }) => view)).toEqual([{ ...at(1), staged: 'out' }, at(1)])
  })

  it('give runners the time it takes to run', () => {
    const ran = event('ran', { start: 'plate', end: 'home' })
    const [scene] = staged(at(0), [{ event: ran, view: at(0) }], at(0), { pace })
    expect(scene!.ms).toBeGreaterThan(1000)
  })

  it('show at least the position', () => {
    expect(staged(at(0), [], at(0), { pace })).toEqual([{ view: at(0), events: [], ms: 0 }])
  })
})

it('gives what people will tell of time to breathe', () => {
  const homer: Event = { ...event('hit'), highlight: 'home-run' }
  const view = { face: 0, outs: 0 }
  const scenes = staged(
    view,
    [
      { event: event('up'), view },
      { event: homer, view },
    ],
    view,
    { pace: { lasts: () => 300 } },
  )
  expect(scenes.map(({ ms, highlight }) => [ms, highlight ?? null])).toEqual([
    [300, null],
    [1500, homer],
    [0, null],
  ])
})
