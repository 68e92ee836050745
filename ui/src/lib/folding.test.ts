import { describe, expect, it } from 'vitest'
import { foldAtBat, foldRuns } from './folding'
import type { Event } from './protocol'

const event = (what: string, facts: Event['facts'] = {}): Event => ({ ply: 1, what, who: 0, facts, words: { key: what, args: facts } })
const up = event('up')
const batterRan = event('ran', { start: 'plate', end: 'home' })
const runnerRan = event('ran', { start: 'first', end: 'home' })
const batterOut = event('out', { base: 'plate', outs: 2 })
const keys = (said: { key: string }[]) => said.map(({ key }) => key)

describe('an at-bat is told once', () => {
  it('says a home run before who comes home, and leaves out the batter', () => {
    expect(keys(foldAtBat([up, event('finished'), runnerRan, batterRan], 'finished'))).toEqual(['up', 'finished', 'ran'])
  })

  it('names a play that is known last before the out that made it, and counts the outs', () => {
    const said = foldAtBat([up, event('attempted'), batterOut, event('finished')], 'finished')
    expect(keys(said)).toEqual(['up', 'attempted', 'finished', 'diamond-outs'])
    expect(said.at(-1)).toEqual({ key: 'diamond-outs', args: { outs: 2 } })
  })

  it('tells that a thief is out before the batter is, who did not swing', () => {
    const said = foldAtBat(
      [event('steals'), event('caught'), event('out', { base: 'second', outs: 1 }), event('swung'), batterOut],
      'swung',
    )
    expect(keys(said)).toEqual(['steals', 'caught', 'out', 'swung', 'diamond-outs'])
  })

  it('leaves what is no at-bat as it is', () => {
    expect(keys(foldAtBat([event('steals'), event('out', { base: 'first', outs: 1 })], 'finished'))).toEqual(['steals', 'out'])
  })
})

describe('runs are counted together', () => {
  const run = (runs: number) => event('run', { team: 'home', runs })

  it('tells two as one sentence with the last count', () => {
    const said = foldRuns([event('played'), runnerRan, batterRan, run(3), run(4)])
    expect(said).toEqual([
      { key: 'played', args: {} },
      { key: 'diamond-runs', args: { team: 'home', runs: 4, count: 2 } },
    ])
  })

  it('keeps who moves when nobody scores', () => {
    expect(keys(foldRuns([event('played'), event('ran', { start: 'first', end: 'second' })]))).toEqual(['played', 'ran'])
  })
})
