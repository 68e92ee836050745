import { describe, expect, it } from 'vitest'
import type { Event, HensView } from '../../lib/protocol'
import { result } from './result'
import { happen, scenes, spaceAt } from './scenes'
import { position } from './testing'

const event = (what: string, facts: Event['facts'] = {}, who = 0): Event => ({
  ply: 11,
  what,
  who,
  facts,
  words: { key: what },
})
const names = (view: HensView, seat: number) => view.players[seat]!.corral.map((space) => space.card?.name ?? '-').join(' ')

const start = position('10c Jc Qc Kc Jd', 'Ac Qd 10d Kd Kh')

describe('what an event does to the picture', () => {
  it('robs: two cards cross, and a block stays behind', () => {
    const blocked = happen(start, event('blocked', { at: 'corral-0-5' }))
    expect(spaceAt(blocked, 'corral-0-5')?.blocked).toBe(true)
    const after = happen(blocked, event('robbed', { mine: 'corral-0-5', theirs: 'corral-1-1' }))
    expect(names(after, 0)).toBe('10c Jc Qc Kc Ac')
    expect(names(after, 1)).toBe('Jd Qd 10d Kd Kh')
    expect(spaceAt(after, 'corral-0-5')).toMatchObject({ blocked: false, placed: true })
  })

  it('rearranges: a block goes along', () => {
    const blocked = happen(start, event('blocked', { at: 'corral-0-2' }))
    const after = happen(blocked, event('rearranged', { first: 'corral-0-2', second: 'corral-0-4' }))
    expect(names(after, 0)).toBe('10c Kc Qc Jc Jd')
    expect(spaceAt(after, 'corral-0-4')?.blocked).toBe(true)
  })

  it('renews: the deck takes one and gives one', () => {
    const after = happen(start, event('renewed', { at: 'corral-1-1', out: 'Ac', in: '10h' }))
    expect(spaceAt(after, 'corral-1-1')?.card?.name).toBe('10h')
    expect(after.deck).toMatchObject({ '10': 1, A: 3 })
  })

  it('deals onto an empty table, in a new game too', () => {
    const after = happen(start, event('dealt', { card: 'Ad', to: 'corral-0-1' }))
    expect(names(after, 0)).toBe('Ad - - - -')
    expect(names(happen(after, event('dealt', { card: 'Kd', to: 'corral-1-1' }, 1)), 1)).toBe('Kd - - - -')
  })
})

describe('scenes', () => {
  it('end with the position as it is', () => {
    const after = position('10c Jc Qc Kc Ac', 'Jd Qd 10d Kd Kh', { phase: 'over', winner: 0 })
    const told = [
      event('rolled', { face: 3 }),
      event('robbed', { mine: 'corral-0-5', theirs: 'corral-1-1' }),
      event('completed'),
      event('scored', { points: 15 }),
      event('won', { points: 15 }),
    ]
    const found = scenes(start, told, after)
    expect(found.at(-1)!.view).toEqual(after)
    expect(found.flatMap((scene) => scene.events)).toEqual(told)
    expect(found[0]!.view.face).toBe(3)
  })

  it('pick the die up before it shows the same face again', () => {
    const before = { ...start, face: 3 }
    const found = scenes(before, [event('rolled', { face: 3 }, 1)], { ...start, face: 3, turn: 1 })
    expect(found.map((scene) => scene.view.face)).toEqual([0, 3, 3, 3])
  })

  it('tell a roll only when the die has landed', () => {
    const told = event('rolled', { face: 5 })
    const found = scenes(start, [told], { ...start, face: 5 })
    expect(found.map((scene) => scene.events)).toEqual([[], [told], []])
  })

  it('show a deal from an empty table', () => {
    const found = scenes(null, [event('dealt', { card: '10c', to: 'corral-0-1' }), event('starts')], start)
    expect(names(found[0]!.view, 0)).toBe('10c - - - -')
    expect(found.at(-1)!.view).toEqual(start)
  })

  it('show at least the position', () => {
    expect(scenes(start, [], start)).toEqual([{ view: start, events: [], ms: 0 }])
  })
})

it('adds the points of the last game up, line by line', () => {
  const log = [
    event('scored', { line: 'win', points: 15 }),
    event('scored', { line: 'misplaced', points: 20 }),
    event('won', { points: 35, game: 1 }),
  ]
  expect(result(log)).toMatchObject({ winner: 0, total: 35, lines: [{ points: 15 }, { points: 20 }] })
  expect(result([])).toBeNull()
})
