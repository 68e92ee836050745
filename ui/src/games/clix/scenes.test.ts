import { describe, expect, it } from 'vitest'
import { happen, scenes } from './scenes'
import { attempt, event, player, position } from './testing'

describe('what an event does to the picture', () => {
  it('dice of an at-bat come to lie, others apart from them', () => {
    let view = happen(position(), event('rolled', { die: 'red', face: 1, shows: 'V', roll: 'pitch' }))
    view = happen(view, event('rolled', { die: 'black', face: 1, shows: 'P', roll: 'swing' }))
    expect(view.dice).toEqual([{ die: 'red', face: 'V' }, { die: 'black', face: 'P' }])
    view = happen(view, event('rolled', { die: 'red', face: 5, shows: 'A', roll: 'paint' }))
    expect(view.dice).toHaveLength(2)
    expect(view.staged?.extra).toEqual({ die: 'red', shows: 'A', roll: 'paint' })
  })

  it('an attempt keeps its named numbers while its dice roll', () => {
    const known = attempt()
    let view = happen(position(), event('tries', { card: known.player, attempt: 'steal', strength: 7, need: 13 }), known)
    expect(view.attempt?.need_parts).toHaveLength(2)
    view = happen(view, event('rolled', { die: 'number', face: 3, shows: '3', roll: 'attempt' }))
    view = happen(view, event('rolled', { die: 'number', face: 4, shows: '4', roll: 'attempt' }))
    view = happen(view, event('attempted', { card: known.player, made: 1, total: 14, doubles: 0 }))
    expect(view.staged).toMatchObject({ faces: [3, 4], verdict: { made: true, total: 14, doubles: 0 } })
    expect(view.attempt).toEqual(known)
  })

  it('of an attempt nobody has seen, only the sums are known', () => {
    const view = happen(position(), event('tries', { card: player(1, 8), attempt: 'field', strength: 6, need: 11 }))
    expect(view.attempt).toMatchObject({ strength: 6, need: 11, need_parts: [{ name: 'fielding', amount: 11 }] })
  })

  it('a dial turns', () => {
    const view = happen(position(), event('gained', { card: player(2, 2), step: 'R4' }))
    expect(view.teams[1]!.players[1]!.step).toBe('R4')
    expect(view.teams[0]!.players[1]!.step).toBe('R3')
  })

  it('runners run, score and are out', () => {
    let view = happen(position(), event('ran', { card: player(2, 2), start: 'plate', end: 'second' }, 1))
    expect(view.bases).toEqual([null, player(2, 2), null])
    view = happen(view, event('ran', { card: player(2, 2), start: 'second', end: 'home' }, 1))
    view = happen(view, event('run', { card: player(2, 2), team: 'visitor', runs: 1 }, 1))
    expect(view.bases).toEqual([null, null, null])
    expect([view.teams[1]!.runs, view.teams[1]!.line]).toEqual([1, [1]])
    view = happen({ ...view, bases: [player(2, 3), null, null] }, event('out', { card: player(2, 3), base: 'first', outs: 1 }))
    expect([view.outs, view.bases[0]]).toEqual([1, null])
  })

  it('a fielder goes where the ball is', () => {
    const view = happen(position({ ball: 3 }), event('fields', { card: player(1, 8), moved: 1 }))
    expect(view.fielders.find(({ position: sign }) => sign === 'CF')?.zone).toBe(3)
  })

  it('a new batter clears the table', () => {
    const before = position({ dice: [{ die: 'red', face: 'V' }], result: 'GB', ball: 2, has_chosen: [true, true] })
    const view = happen(before, event('up', { card: player(2, 3), pitcher: player(1, 1), outs: 1 }))
    expect(view).toMatchObject({ dice: [], result: null, ball: null, batter: player(2, 3), outs: 1, has_chosen: [false, false] })
  })
})

describe('scenes', () => {
  it('throws dice together, and ends with the position as it is', () => {
    const after = position({ turns: 2 })
    const told = [
      event('rolled', { die: 'red', face: 1, shows: 'V', roll: 'pitch' }),
      event('rolled', { die: 'black', face: 1, shows: 'P', roll: 'swing' }),
      event('rolled', { die: 'green', face: 4, shows: '4', roll: 'zone' }),
      event('read', { result: 'HR', combination: 'VP', base: 'batter' }),
    ]
    const shown = scenes(position(), told, after)
    expect(shown.map(({ events }) => events.length)).toEqual([3, 1, 0])
    expect(shown.at(-1)?.view).toBe(after)
  })

  it('takes the named numbers of the attempt that is due', () => {
    const after = position({ phase: 'roll', rolling: 'attempt', attempt: attempt() })
    const shown = scenes(position(), [event('tries', { card: player(1, 2), attempt: 'steal', strength: 7, need: 13 })], after)
    expect(shown[0]?.view.attempt?.strength_parts).toHaveLength(3)
  })

  it('shows nothing in motion at the first look', () => {
    const shown = scenes(null, [event('up', { card: player(2, 2), pitcher: player(1, 1), outs: 0 })], position())
    expect(shown.every(({ ms }) => ms === 0)).toBe(true)
  })
})
