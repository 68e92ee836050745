import { afterEach, describe, expect, it } from 'vitest'
import type { GameInfo, Rung, Table } from '../lib/protocol'
import { aTable } from '../lib/testing'
import { climbs, myRung, nextRung, onRung, rungOf, settledByRungs, stepOnto } from './ladder'
import { again } from './newtable'
import { firstDraft } from './opening'

afterEach(() => localStorage.clear())

const rung = (name: string, more: Partial<Rung> = {}): Rung => ({ name, options: {}, seats: null, bot: null, ...more })
const choice = (name: string, ...choices: string[]) => ({
  name,
  kind: 'choice',
  default: choices[0],
  choices,
  low: 0,
  high: 0,
  shown_when: {},
  names: {},
})

const CLUTCH = {
  id: 'clutch',
  seats: [2, 2],
  bots: ['random', 'novice', 'advise'],
  options: [choice('cards', 'full', 'learning'), choice('games', '1', '3', '5')],
  rungs: [
    rung('learning', { options: { cards: 'learning', games: '1' } }),
    rung('full', { options: { cards: 'full', games: '1' } }),
    rung('series', { options: { cards: 'full', games: '3' } }),
  ],
} as unknown as GameInfo
const STRETCH = {
  ...CLUTCH,
  id: 'stretch',
  seats: [1, 2],
  options: [choice('difficulty', 'usual', 'rookie')],
  rungs: [rung('rookie', { options: { difficulty: 'rookie' }, seats: 1 }), rung('duel', { seats: 2 })],
} as unknown as GameInfo
const HENS = { ...CLUTCH, id: 'hens', options: [], rungs: CLUTCH.bots.map((bot) => rung(bot, { bot })) } as unknown as GameInfo

const won = { winner: 0, reason: 'played', score: [1, 0], words: { key: 'x' }, feats: [] }
const over = (more: Partial<Table>) => aTable({ outcome: won, ...more })

describe('the rung somebody is on', () => {
  it('is the first to begin with, and then the one chosen last', () => {
    expect(myRung(CLUTCH)?.name).toBe('learning')
    expect(firstDraft(CLUTCH).options).toEqual({ cards: 'learning', games: '1' })
    stepOnto(CLUTCH, CLUTCH.rungs[1]!)
    expect(firstDraft(CLUTCH).options).toEqual({ cards: 'full', games: '1' })
    expect(myRung(STRETCH)?.name).toBe('rookie')
  })

  it('is the usual bot where bots are the ladder', () => {
    expect([climbs(CLUTCH), climbs(HENS)]).toEqual([true, false])
    expect(myRung(HENS)?.name).toBe('novice')
    stepOnto(HENS, HENS.rungs[2]!)
    expect(firstDraft(HENS).seats[1]).toEqual({ kind: 'bot', name: '', level: 'advise' })
  })
})

describe('what a table shows of it', () => {
  it('tells the rung by options, players and bots', () => {
    const at = (info: GameInfo, options: Table['options'], count = 2) =>
      rungOf(info, { options, seats: aTable().seats.slice(0, count) })?.name ?? null
    expect(at(CLUTCH, { cards: 'full', games: '3' })).toBe('series')
    expect(at(CLUTCH, { cards: 'full', games: '5' })).toBeNull()
    expect(at(STRETCH, { difficulty: 'rookie' }, 1)).toBe('rookie')
    expect(at(STRETCH, { difficulty: 'rookie' })).toBe('duel')
    expect(at(HENS, {})).toBe('advise')
    expect(at(HENS, {}, 1)).toBeNull()
  })

  it('asks for what the rungs leave open and for nothing that they settle', () => {
    expect([...settledByRungs(CLUTCH)]).toEqual(['cards'])
    expect([...settledByRungs(HENS)]).toEqual([])
  })
})

describe('the next rung', () => {
  it('is offered once a match was played to its end, won or lost', () => {
    const table = over({ options: { cards: 'learning', games: '1' } })
    expect(nextRung(CLUTCH, table)?.name).toBe('full')
    expect(nextRung(CLUTCH, { ...table, outcome: { ...won, winner: 1 } })?.name).toBe('full')
    expect(nextRung(CLUTCH, { ...table, outcome: { ...won, reason: 'resigned' } })).toBeNull()
    expect(nextRung(CLUTCH, over({ options: { cards: 'full', games: '3' } }))).toBeNull()
  })

  it('is a better bot for whoever has beaten one', () => {
    const seats = aTable().seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level: 'novice' } : seat))
    expect(nextRung(HENS, over({ seats }))?.name).toBe('advise')
    expect(nextRung(HENS, over({ seats, outcome: { ...won, winner: 1 } }))).toBeNull()
    expect(nextRung(HENS, over({}))).toBeNull()
  })

  it('may ask for company', () => {
    const season = aTable({ seats: aTable().seats.slice(0, 1), options: { difficulty: 'rookie' } })
    const duel = onRung(again(season), STRETCH, STRETCH.rungs[1]!)
    expect(duel.seats.map(({ kind }) => kind)).toEqual(['me', 'bot'])
    expect(duel.options).toEqual({ difficulty: 'rookie' })
  })
})
