import { beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../lib/language.svelte'
import { event, position } from './positions.testing'
import { atBats, codeOf, ofThisGame, scorecardOf } from './scorebook'

beforeAll(() => words.speak('en'))

describe('the scorecard', () => {
  it('writes codes as the scorebook does', () => {
    expect(['b1', 'b3', 'hr', 'sac'].map(codeOf)).toEqual(['1B', '3B', 'HR', 'SAC'])
  })

  it('keeps to the game under way', () => {
    const told = [event('home'), event('finished', { card: 'player-1.1', code: 'so' }), event('home'), event('up')]
    expect(ofThisGame(told).map(({ what }) => what)).toEqual(['home', 'up'])
  })

  it('has both who left and who came in on one line, with all their at-bats', () => {
    const view = position()
    const team = { ...view.teams[0]!, lineup: ['player-1.10', ...view.teams[0]!.lineup.slice(1)] }
    const told = [
      event('home'),
      event('finished', { card: 'player-1.1', code: 'b2' }),
      event('came-in', { card: 'player-1.10', other: 'player-1.1', position: 'CA' }),
      event('finished', { card: 'player-1.10', code: 'so' }),
    ]
    const [first, second] = scorecardOf(view, team, told, 'Ana').order
    expect(first!.players.map(({ name }) => name)).toEqual(['Batter 1.1', 'Batter 1.10'])
    expect([first!.codes, second!.codes]).toEqual([['2B', 'SO'], []])
  })

  it('calls a fly ball a sacrifice once a run has come of it', () => {
    const told = [
      event('finished', { card: 'player-1.1', code: 'b2' }),
      event('batted-in', { card: 'player-1.1', runs: 1, sacrifice: 0 }),
      event('finished', { card: 'player-1.2', code: 'fb' }),
      event('batted-in', { card: 'player-1.2', runs: 1, sacrifice: 1 }),
    ]
    expect(atBats(told)).toEqual([
      { batter: 'player-1.1', code: '2B' },
      { batter: 'player-1.2', code: 'SF' },
    ])
  })

  it('lists pitchers who have pitched', () => {
    const view = position()
    expect(scorecardOf(view, view.teams[1]!, [], 'Ben').pitchers.map(({ name, now }) => [name, now])).toEqual([['Pitcher 2.13', true]])
  })
})
