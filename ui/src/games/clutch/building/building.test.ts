import { beforeAll, describe, expect, it } from 'vitest'
import { found, mostOf, type Entry } from '../../../lib/building/building'
import { words } from '../../../lib/language.svelte'
import type { ClutchCatalogue, ClutchPiece, Team } from '../../../lib/protocol'
import { clear, show } from '../objects/showing'
import { arrange } from './arranging'
import Details from './Details.svelte'
import building from './index'
import Row from './Row.svelte'

const PRINT = { club: 'ferrymen', year: 2024, icons: [] as string[] }
const BAND = [{ result: 'SO', start: 1 }]
const batting = (positions: Record<string, number | null>) => ({
  bats: 'R',
  on_base: 9,
  bonus: '',
  br: 15,
  st: 12,
  clutch: 0,
  positions,
  chart: BAND,
})
const pitching = (roles: Record<string, number>) => ({
  throws: 'L',
  command: 4,
  bonus: '',
  zone: 2,
  clutch: 0,
  defense: 1,
  roles,
  chart: BAND,
})

function player(
  number: number,
  id: string,
  points: number,
  sides: { bat?: Record<string, number | null>; arm?: Record<string, number> },
  icons = PRINT.icons,
): ClutchPiece {
  return {
    number,
    id,
    kind: 'player',
    points,
    copies: 1,
    legality: 'legal',
    text: null,
    stadium: null,
    player: {
      ...PRINT,
      icons,
      card: id,
      name: `Player ${id}`,
      salary: points,
      person: id,
      batting: sides.bat ? batting(sides.bat) : null,
      pitching: sides.arm ? pitching(sides.arm) : null,
    },
  }
}

function card(
  number: number,
  id: string,
  kind: 'strategy' | 'coach',
  over: { kind: string; colour?: string; rarity?: string; windows?: string[] },
  copies = 1,
): ClutchPiece {
  const named = (name: string) => ({ key: 'clutch-name', args: { name } })
  return {
    number,
    id,
    kind,
    points: 0,
    copies,
    legality: 'legal',
    player: null,
    stadium: null,
    text: {
      id,
      title: named(`Card ${id}`),
      text: named('Does something.'),
      special: 'none',
      clutch_moment: false,
      cost: 0,
      colour: '',
      rarity: '',
      windows: [],
      when: [],
      ...over,
    },
  }
}

const park = (number: number, id: string): ClutchPiece => ({
  number,
  id,
  kind: 'stadium',
  points: 0,
  copies: 1,
  legality: 'legal',
  player: null,
  text: null,
  stadium: { name: `Park ${id}`, fences: [330, 370, 400, 370, 330], texts: [], club: 'ferrymen' },
})

const SHORT = player(1, 'SS-1', 440, { bat: { SS: 3, '2B': 2 } }, ['GG'])
const SECOND = player(2, 'SS-2', 300, { bat: { SS: 1 } })
const THIRD = player(3, 'SS-3', 200, { bat: { SS: 0 } })
const STARTER = player(4, 'SP-1', 500, { arm: { SP: 6 } })
const OTHER = player(5, 'SP-2', 400, { arm: { SP: 6 } })
const SWING = player(6, 'SP-3', 100, { arm: { SP: 5, RP: 2 } })
const RELIEVER = player(7, 'RP-1', 90, { arm: { RP: 1 } })
const OLD = { ...player(8, 'OLD', 90, { bat: { CF: 1 } }), legality: 'rotated' as const }
const COMMON = card(11, 'swing', 'strategy', { kind: 'strategy', colour: 'offense', rarity: 'common', windows: ['w8'] }, 3)
const RARE = card(12, 'glove', 'strategy', { kind: 'strategy', colour: 'defense', rarity: 'rare', windows: ['w3', 'w11'] })
const BENCH = card(21, 'ann', 'coach', { kind: 'bench-coach' })
const BENCH_TOO = card(22, 'bob', 'coach', { kind: 'bench-coach' })
const PARKS = [park(31, 'here'), park(32, 'there')]

const CATALOGUE: ClutchCatalogue = {
  pieces: [SHORT, SECOND, THIRD, STARTER, OTHER, SWING, RELIEVER, OLD, COMMON, RARE, BENCH, BENCH_TOO, ...PARKS],
  clubs: [{ id: 'ferrymen', name: 'Brackwater Ferrymen', abbreviation: 'FER' }],
  presets: [
    { id: 'standard', bench: 12, rotation: 2, bullpen: 8, editions: ['legal'] },
    { id: 'agreed', bench: 4, rotation: 5, bullpen: 8, editions: ['legal'] },
    { id: 'all-star', bench: 6, rotation: 5, bullpen: 14, editions: ['legal', 'optional', 'rotated'] },
  ],
}
const TERMS = { preset: 'standard' }
const desk = arrange(CATALOGUE)
const team = (...numbers: number[]) => numbers.reduce<Entry[]>((entries, number) => desk.add(entries, number, TERMS), [])
const told = (entries: readonly Entry[]) => entries.map(({ number, place }) => `${number} ${place}`)

beforeAll(() => words.speak('en'))

describe('cards find their places', () => {
  it('batters where they are at home, then as designated hitter, then on the bench', () => {
    expect(told(team(1, 2, 3))).toEqual(['1 SS', '2 DH', '3 bench'])
    expect(told(team(2, 1))).toEqual(['2 SS', '1 2B'])
  })

  it('as many pitchers in the rotation as were agreed on', () => {
    const terms = { preset: 'agreed', 'rotation-size': 1 }
    const entries = [4, 6].reduce<Entry[]>((before, number) => desk.add(before, number, terms), [])
    expect(told(entries)).toEqual(['4 rotation', '6 closer'])
  })

  it('pitchers in the rotation until it is full, then in the bullpen', () => {
    expect(told(team(4, 5, 6, 7))).toEqual(['4 rotation', '5 rotation', '6 closer', '7 setup'])
  })

  it('cards in the deck; a coach and a stadium in place of the one before', () => {
    expect(told(team(11, 11, 21, 31, 22, 32))).toEqual(['11 deck', '11 deck', '22 bench-coach', '32 stadium'])
  })
})

describe('cards are put elsewhere', () => {
  it('within the line-up two change positions and keep their turns', () => {
    expect(told(desk.move(team(1, 2), 1, 'DH'))).toEqual(['1 DH', '2 SS'])
  })

  it('from the bench into the line-up, for whoever is there', () => {
    expect(told(desk.move(team(1, 2, 3), 3, 'SS'))).toEqual(['3 SS', '2 DH', '1 bench'])
  })

  it('to a place where nobody is', () => {
    expect(told(desk.move(team(1), 1, 'bench'))).toEqual(['1 bench'])
    expect(desk.places(7)).not.toContain('rotation')
    expect(desk.places(6)).toContain('rotation')
    expect(desk.places(11)).toEqual([])
  })

  it('earlier in the batting order and the rotation, not elsewhere', () => {
    const nine = team(1, 4, 2, 5, 7)
    expect(told(desk.earlier(nine, 2)!)).toEqual(['2 DH', '4 rotation', '1 SS', '5 rotation', '7 closer'])
    expect(told(desk.earlier(nine, 5)!)).toEqual(['1 SS', '5 rotation', '2 DH', '4 rotation', '7 closer'])
    expect(desk.earlier(nine, 1)).toBeNull()
    expect(desk.earlier(nine, 7)).toBeNull()
  })
})

describe('a team as text', () => {
  it('has a heading for every part that has cards', () => {
    expect(desk.write('Rain: day', team(1, 11, 4, 11, 7, 21, 31))).toBe(
      [
        'Rain day',
        'Line-up:',
        'SS SS-1',
        'Rotation:',
        'SP-1',
        'Bullpen:',
        'closer RP-1',
        'Deck:',
        '2x swing',
        'Coaches:',
        'ann',
        'Stadium:',
        'here',
      ].join('\n'),
    )
    expect(desk.write('', [])).toBe('')
  })

  it('comes back from the server with its copies and without what is missing', () => {
    const place = { needed: true, section: '', copies: 1 }
    const places = [
      { ...place, place: 'SS', number: 1 },
      { ...place, place: 'CA', number: null },
      { ...place, place: 'deck', number: 11, copies: 2 },
    ]
    expect(told(desk.placed({ places } as unknown as Team))).toEqual(['1 SS', '11 deck', '11 deck'])
  })
})

describe('looking for cards', () => {
  const pieces = building.pieces(CATALOGUE)
  const only = (key: string, value: string) =>
    found(pieces, { text: '', chosen: { [key]: value }, sort: null, most: null }, building.filters).map(({ id }) => id)

  it('by position, role, icon, colour, rarity, moment and kind of coach', () => {
    expect(only('position', '2B')).toEqual(['SS-1'])
    expect(only('role', 'RP')).toEqual(['SP-3', 'RP-1'])
    expect(only('icon', 'GG')).toEqual(['SS-1'])
    expect(only('colour', 'offense')).toEqual(['swing'])
    expect(only('rarity', 'rare')).toEqual(['glove'])
    expect(only('window', 'w11')).toEqual(['glove'])
    expect(only('coach', 'bench-coach')).toEqual(['ann', 'bob'])
  })

  it('each in one part of the list, and only editions that are allowed', () => {
    for (const piece of pieces) expect(building.parts!.filter(({ keeps }) => keeps(piece))).toHaveLength(1)
    const old = pieces.find(({ id }) => id === 'OLD')!
    expect(building.offered!(old, CATALOGUE, TERMS)).toBe(false)
    expect(building.offered!(old, CATALOGUE, { preset: 'all-star' })).toBe(true)
  })

  it('copies are limited by rarity', () => {
    const most = (id: string) =>
      mostOf(
        building,
        pieces.find((piece) => piece.id === id)!,
        TERMS,
      )
    expect([most('swing'), most('glove'), most('SS-1')]).toEqual([3, 1, 1])
  })

  it('every kind of card is shown in a line and held up to be read', () => {
    for (const id of ['SS-1', 'SP-1', 'swing', 'ann', 'here']) {
      const piece = pieces.find((each) => each.id === id)!
      expect(show(Row, { piece, catalogue: CATALOGUE }).textContent).toContain(piece.name)
      expect(show(Row, { piece, catalogue: CATALOGUE, short: true }).textContent).toContain(piece.name)
      expect(show(Details, { piece, catalogue: CATALOGUE }).textContent).not.toBe('')
      expect(building.spoken(piece, CATALOGUE)).toContain(piece.name)
      clear()
    }
  })
})
