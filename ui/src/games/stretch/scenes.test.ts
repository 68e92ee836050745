import { describe, expect, it } from 'vitest'
import { happen, scenes } from './scenes'
import { event, lying, player, position, side } from './testing'

describe('what an event does to the picture', () => {
  it('dice leave the pool for a throw and land', () => {
    const cast = happen(position(), event('swung', { card: 'B1', dice: 2 }))
    expect([cast.pool.dice, cast.roll?.to_roll]).toEqual([0, 2])
    const landed = happen(cast, event('rolled', { purpose: 'at-bat', dice: '2, 5', again: 0 }))
    expect(landed.roll?.dice.map(({ face }) => face)).toEqual([2, 5])
    expect(landed.roll?.to_roll).toBe(0)
  })

  it('a ±1 token turns a die, and the dice lie sorted', () => {
    const view = position({ roll: lying([3, 4]), pool: { ...position().pool, nudges: 1 } })
    const after = happen(view, event('nudged', { from: 3, to: 4 }))
    expect(after.roll?.dice.map(({ face }) => face)).toEqual([4, 4])
    expect(after.pool.nudges).toBe(0)
  })

  it('a pitcher who takes a die away is a token more tired', () => {
    const view = position({ roll: lying([1, 3, 6], { purpose: 'team' }) })
    const after = happen(view, event('used', { card: 'P1', ability: 'drop', from: 6, to: 0 }))
    expect(after.roll?.dice.map(({ face }) => face)).toEqual([1, 3])
    expect(after.sides[0]!.roster.find(({ id }) => id === 'P1')?.exhaustion).toBe(1)
  })

  it('runners run, score and are out', () => {
    let view = happen(position(), event('ran', { card: 'B1', start: 'plate', end: 'second' }))
    expect(view.field.bases).toEqual([null, 'B1', null])
    view = happen(view, event('ran', { card: 'B1', start: 'second', end: 'home' }))
    view = happen(view, event('run', { card: 'B1', team: 'home', runs: 1 }))
    expect(view.field.bases).toEqual([null, null, null])
    expect([view.field.runs, view.field.line[0]]).toEqual([[1, 0], [1]])
    view = happen(view, event('out', { card: 'B2', base: 'plate', outs: 1 }))
    expect(view.field.outs).toBe(1)
  })

  it('a half of the other team begins and scores', () => {
    let view = happen(position(), event('half', { inning: 8, half: 'top' }, 1))
    expect([view.field.inning, view.field.half, view.field.at_bat]).toEqual([8, 'top', null])
    view = happen(view, event('team-scored', { card: 'T2-05', runs: 3, total: 3 }, -1))
    expect(view.field.line[1]).toEqual([null, 3])
    expect(view.field.runs).toEqual([0, 3])
  })

  it('somebody is sent in to bat', () => {
    const after = happen(position(), event('substituted', { in: 'B10', out: 'B1', position: 1 }))
    expect([after.sides[0]!.lineup[0], after.field.batter]).toEqual(['B10', 'B10'])
  })

  it('in a duel runs count for who scored them', () => {
    const duel = position({ duel: true, season: null, sides: [side(), side({ seat: 1, roster: [player('C1')] })] })
    expect(happen(duel, event('run', { team: 'visitor', runs: 1 }, 1)).field.runs).toEqual([0, 1])
  })
})

it('shows each event, and then the position as it is', () => {
  const after = position({ turns: 2 })
  const shown = scenes(position(), [event('ran', { start: 'plate', end: 'first', card: 'B1' }), event('ran', { from: 'first', to: 'third', card: 'B2' }), event('out', { base: 'plate', outs: 1 })], after)
  expect(shown.map(({ events }) => events.length)).toEqual([2, 1, 0])
  expect(shown.at(-1)?.view).toBe(after)
})
