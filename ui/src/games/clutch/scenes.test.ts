import { describe, expect, it } from 'vitest'
import { card, event, position, tally, team } from './positions'
import { happen, scenes, type ShownView } from './scenes'

const told = (view: ShownView, what: string, facts = {}, who = 0, after = position()) => happen(view, event(what, facts, who), after)

describe('what an event does to the picture', () => {
  it('the die of the pitch lies before its sum is known, then all is settled', () => {
    let view: ShownView = told(position(), 'rolled', { face: 8, roll: 'pitch', sides: 20 }, 1)
    expect([view.pitch_face, view.pitch_sum?.face, view.pitch_sum?.total]).toEqual([8, 8, null])
    view = told(view, 'pitched', { pitch: 13, on_base: 15, mistake: 0, advantage: 1 }, 1)
    expect([view.compared, view.advantage, view.pitch_sum?.total, view.on_base_sum?.total]).toEqual([true, 'batter', 13, 15])
    expect(view.pitch_sum?.addends).toHaveLength(1)
  })

  it('takes the sum of the position after, where that is the same pitch', () => {
    const sum = tally([['command', 5], ['card', 2]], { sides: 20, face: 8, total: 15 })
    const after = position({ pitch_face: 8, pitch_sum: sum })
    const view = told(told(position(), 'rolled', { face: 8, roll: 'pitch', sides: 20 }, 1), 'pitched', { pitch: 15, on_base: 15 }, 1, after)
    expect(view.pitch_sum).toEqual(sum)
  })

  it('names what is not accounted for, so that every sum adds up', () => {
    const view = told(told(position(), 'rolled', { face: 8, roll: 'pitch', sides: 20 }, 1), 'pitched', { pitch: 15, on_base: 15 }, 1)
    expect(view.pitch_sum?.addends.at(-1)).toMatchObject({ name: 'card', amount: 2 })
  })

  it('a swing is read on a chart, and a card changes it', () => {
    let view = told(position({ compared: true }), 'rolled', { face: 20, roll: 'swing', sides: 24 })
    expect(view.swing_sum).toMatchObject({ sides: 24, face: 20 })
    view = told(view, 'swung', { swing: 20, chart: 0, result: '1B' })
    expect(view.results).toEqual([{ result: '1B', source: 'pitcher', card: null }])
    const title = { key: 'clutch-card-dirt-on-the-shirt' }
    view = happen(view, event('played', { text: 'dirt-on-the-shirt' }, 1, { words: { key: 'x', args: { card: title } } }), position())
    view = told(view, 'changed', { result: 'GB', before: '1B' }, 1)
    expect(view.results.at(-1)).toEqual({ result: 'GB', source: 'card', card: title })
  })

  it('a throw has its two sums, and comes out one way or the other', () => {
    let view = told(position(), 'throws', { card: 'player-1.1', throw: 'extra', rating: 3, speed: 20 }, 1)
    expect([view.contest?.made.addends[0]?.name, view.contest?.against.total]).toEqual(['outfield', 20])
    view = told(view, 'rolled', { face: 19, roll: 'throw', sides: 20 }, 1)
    view = told(view, 'threw', { card: 'player-1.1', out: 1, total: 22, speed: 20 }, 1)
    expect([view.contest?.made.total, view.staged?.verdict]).toEqual([22, { kind: 'throw', good: true, total: 22 }])
  })

  it('runners run, score and are out', () => {
    let view: ShownView = told(position(), 'ran', { card: 'player-1.1', start: 'plate', end: 'second' })
    expect(view.bases).toEqual([null, 'player-1.1', null])
    view = told(view, 'ran', { card: 'player-1.1', start: 'second', end: 'home' })
    view = told(view, 'run', { card: 'player-1.1', team: 'visitor', runs: 1 })
    expect([view.bases, view.teams[0]!.runs, view.teams[0]!.line]).toEqual([[null, null, null], 1, [1]])
    view = told(view, 'out', { card: 'player-1.2', base: 'plate', outs: 1 })
    expect(view.outs).toBe(1)
  })

  it('a new batter clears the duel; a new half the bases', () => {
    const busy = position({ pitch_face: 8, compared: true, results: [{ result: '1B', source: 'batter', card: null }], bases: ['player-1.2', null, null] })
    const up = told(busy, 'up', { card: 'player-1.3', pitcher: 'player-2.13', outs: 1 })
    expect([up.batter, up.pitch_face, up.results, up.bases[0]]).toEqual(['player-1.3', 0, [], 'player-1.2'])
    const half = told(busy, 'half', { inning: 1, half: 'bottom' }, 1)
    expect([half.half, half.at_bat, half.bases]).toEqual(['bottom', 1, [null, null, null]])
  })

  it('a card that is played leaves the hand and speaks for all to see', () => {
    const view = position({ teams: [team(0, { hand: [card(1, 'a'), card(2, 'b')] }), team(1, { hand: [null, null] })] })
    const mine = told(view, 'played', { text: 'b' })
    expect([mine.teams[0]!.hand.map((each) => each?.id), mine.chain.map(({ id }) => id)]).toEqual([['a'], ['b']])
    const after = position({ teams: [team(0), team(1, { pile: [card(1, 'c')] })] })
    const theirs = told(view, 'played', { text: 'c' }, 1, after)
    expect([theirs.teams[1]!.hand, theirs.chain.map(({ id }) => id)]).toEqual([[null], ['c']])
  })
})

describe('scenes', () => {
  it('end with the position as it is, runners of one play together', () => {
    const after = position({ bases: ['player-1.2', 'player-1.1', null] })
    const ran = (target: string, from: string, to: string) => event('ran', { card: target, from, to })
    const found = scenes(position(), [event('swung', { swing: 16, chart: 1, result: '1B' }), ran('player-1.1', 'first', 'second'), ran('player-1.2', 'plate', 'first')], after)
    expect(found.map(({ events }) => events.length)).toEqual([1, 2, 0])
    expect(found.at(-1)!.view).toBe(after)
    expect(found[1]!.ms).toBeGreaterThan(0)
  })

  it('take no time when there was nothing before', () => {
    expect(scenes(null, [event('half', { inning: 1, half: 'top' })], position()).every(({ ms }) => ms === 0)).toBe(true)
  })

  it('leave time to read what the other manager plays', () => {
    const [mine, theirs] = [0, 1].map((who) => scenes(position(), [event('played', { text: 'a' }, who)], position({ you: 0 }))[0]!.ms)
    expect(theirs).toBeGreaterThan(mine! * 2)
  })
})
