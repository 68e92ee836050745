import { describe, expect, it } from 'vitest'
import type { GameInfo, GameOption } from '../lib/protocol'
import { again, isShown, ownTeam, request, settledByOptions, teamsOf, usualDraft, withSeats } from './newtable'
import { aTable } from '../lib/testing'

const option = (name: string, kind: GameOption['kind'], fallback: GameOption['default'], shown_when = {}): GameOption => ({
  name,
  kind,
  default: fallback,
  choices: [],
  low: 1,
  high: 100,
  shown_when,
  names: {},
})

const info: GameInfo = {
  id: 'hens',
  version: 1,
  seats: [2, 4],
  minutes: [5, 10],
  depth: 1,
  hidden: false,
  dice: true,
  bots: ['random', 'novice', 'advise'],
  options: [option('series', 'choice', 'single'), option('target', 'number', 100, { series: 'points' })],
  sides: { '2': [0, 1], '3': [0, 1, 2], '4': [0, 1, 2, 3] },
  other_sides: {},
  workshop: null,
  lessons: [],
  rungs: [],
  feats: [],
}

describe('a new table', () => {
  it('begins as me against a middling bot', () => {
    const draft = usualDraft(info, 'Ana')
    expect(request(draft, info)).toEqual({
      game: 'hens',
      seats: [
        { kind: 'me', name: 'Ana' },
        { kind: 'bot', level: 'novice' },
      ],
      options: {},
      own_dice: false,
      listed: true,
    })
  })

  it('asks an option only when it matters, and sends only what was asked', () => {
    const draft = usualDraft(info, '')
    draft.options.target = 50
    expect(isShown(info.options[1]!, draft.options)).toBe(false)
    expect(request(draft, info).options).toEqual({})
    draft.options.series = 'points'
    expect(request(draft, info).options).toEqual({ series: 'points', target: 50 })
  })

  it('keeps to the number of seats the game has', () => {
    expect(withSeats(usualDraft(info, ''), info, 9).seats).toHaveLength(4)
    expect(withSeats(usualDraft(info, ''), info, 1).seats).toHaveLength(2)
  })

  it('fills more seats with bots', () => {
    expect(withSeats(usualDraft(info, ''), info, 4).seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot', 'bot'])
  })

  it('knows the team of each seat, in a game of teams', () => {
    const teams = { ...info, sides: { '2': [0, 1], '3': [0, 1, 0] } }
    expect(teamsOf(teams, 2)).toEqual([0, 1])
    expect(teamsOf(teams, 3)).toEqual([0, 1, 0])
    expect(teamsOf(info, 2)).toBeNull()
    const other = { ...teams, other_sides: { 'larger-team=home': { '2': [0, 1], '3': [0, 1, 1] } } }
    expect(teamsOf(other, 3, { 'larger-team': 'home' })).toEqual([0, 1, 1])
    expect(teamsOf(other, 3, { 'larger-team': 'visitor' })).toEqual([0, 1, 0])
  })

  it('seats me with a team of my own, on the terms it was built for', () => {
    const shop = {
      ...info,
      options: [...info.options, option('first-club', 'choice', 'comets'), option('first-team', 'text', '')],
      workshop: { teams: [{ text: 'first-team', ready: 'first-club' }], terms: ['series'], usual: {} },
    }
    const draft = ownTeam(usualDraft(shop, ''), shop, { text: 'Rain\n#3', terms: { series: 'points' } })
    expect(request(draft, shop).options).toEqual({ series: 'points', 'first-team': 'Rain\n#3' })
    expect(settledByOptions(shop, draft.options).map(({ name }) => name)).toEqual(['series', 'target'])
  })

  it('leaves a friend to name themselves', () => {
    const draft = usualDraft(info, '')
    draft.seats[1] = { kind: 'link', name: 'ignored', level: '' }
    expect(request(draft, info).seats).toEqual([{ kind: 'me' }, { kind: 'link' }])
  })
})

describe('another table with the same players', () => {
  it('keeps the bot and what was agreed', () => {
    const clix = { ...info, id: 'clix', options: [option('level', 'choice', 'preseason'), option('first-club', 'choice', 'comets')] }
    const table = aTable({ game: 'clix', options: { level: 'regular', 'first-club': 'owls' } })
    expect(request(again(table), clix)).toEqual({
      game: 'clix',
      seats: [
        { kind: 'me', name: 'Ana' },
        { kind: 'bot', level: 'advise' },
      ],
      options: { level: 'regular', 'first-club': 'owls' },
      own_dice: false,
      listed: false,
    })
  })

  it('seats somebody beside me again, and sends others a link', () => {
    const [ana, bot] = aTable().seats
    const ben = { ...bot!, kind: 'human' as const, name: 'Ben', level: null }
    const second = (you: number[]) => request(again(aTable({ seats: [ana!, ben], you })), info).seats[1]
    expect(second([0, 1])).toEqual({ kind: 'local', name: 'Ben' })
    expect(second([0])).toEqual({ kind: 'link' })
  })
})
