import { describe, expect, it } from 'vitest'
import type { Row } from '../../lib/protocol'
import { address, behind, clubIn, clubLink, keepClub, keepKey, keyIn, keyLink, keyOf, keysFor, share, viewOf } from './leagues'

const row = (more: Partial<Row>): Row => ({ ...({ won: 0, lost: 0, level: 0, share: 0.5, behind: 0 } as Row), ...more })

it.each([
  ['', { season: null, view: { view: 'front' } }],
  ['/season/2', { season: 2, view: { view: 'front' } }],
  ['/course', { season: null, view: { view: 'course' } }],
  ['/leaders', { season: null, view: { view: 'leaders' } }],
  ['/day/12', { season: null, view: { view: 'day', day: 12 } }],
  ['/season/3/game/7', { season: 3, view: { view: 'game', number: 7 } }],
  ['/club/KIT', { season: null, view: { view: 'club', club: 'KIT' } }],
  ['/season/1/club/KIT/0', { season: 1, view: { view: 'player', club: 'KIT', place: 0 } }],
  ['/day/soon', { season: null, view: { view: 'lost' } }],
  ['/game/1/2', { season: null, view: { view: 'lost' } }],
])('%s', (rest, found) => expect(viewOf(rest)).toEqual(found))

it('finds its way back from an address', () => {
  const path = address('abc', 2, '/club/KIT/7')
  expect(viewOf(path.slice('/league/abc'.length))).toEqual({ season: 2, view: { view: 'player', club: 'KIT', place: 7 } })
})

describe('the key of a commissioner', () => {
  it('is kept, and goes to another device in a link', () => {
    expect(keysFor('abc')).toEqual([])
    keepKey('abc', 's/e+c')
    expect(keyOf('abc')).toBe('s/e+c')
    expect(keyIn(new URL(keyLink('abc', 's/e+c')).hash)).toBe('s/e+c')
  })
})

describe('the secret of a club', () => {
  it('is shown beside the key of the office', () => {
    keepClub('xyz', 'one')
    keepClub('xyz', 'two')
    keepKey('xyz', 'office')
    expect(keysFor('xyz')).toEqual(['office', 'one', 'two'])
    expect(clubIn(new URL(clubLink('xyz', 'KIT', 'a+b')).hash)).toBe('a+b')
  })
})

it.each([
  [row({ won: 5, lost: 3, share: 0.625 }), '.625'],
  [row({ won: 2, share: 1 }), '1.000'],
  [row({}), ''],
])('prints the share of games won', (of, text) => expect(share(of)).toBe(text))

it.each([
  [0, '–'],
  [0.5, '½'],
  [3, '3'],
  [3.5, '3½'],
  [-0.5, '+½'],
])('prints games behind: %s', (games, text) => expect(behind(row({ behind: games }))).toBe(text))
