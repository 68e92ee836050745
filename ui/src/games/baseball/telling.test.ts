import { describe, expect, it } from 'vitest'
import { handCard } from './cards'
import { divides, halfway, joins, publicly, quiet, retold, targetName } from './naming'
import { fieldWords, markedBases, whyNot } from './telling'
import { event, field, position } from './testing'

describe('the log reads like a radio call', () => {
  const play = event('played', { card: '2B', joker: 0, cover: 0 })

  it('a play and what comes of it are one line', () => {
    expect(joins(event('ran', {}, 0), play)).toBe(true)
    expect(joins(event('run', {}, 0, 12), event('ran'))).toBe(true)
    expect(joins(event('side', {}, -1), event('out'))).toBe(true)
    expect(joins(play, event('run'))).toBe(false)
  })

  it('a cover belongs to what it covers', () => {
    expect(joins(event('played', { card: 'K', cover: 1 }), event('played', { card: 'B' }))).toBe(true)
  })

  it('own draws are told together, those of others not at all', () => {
    expect(joins(event('drew', { card: 'K' }), event('drew', { card: 'F' }))).toBe(true)
    expect(joins(event('drew', { card: 'K' }), play)).toBe(false)
    expect(quiet(event('drew', {}, 1))).toBe(true)
    expect(quiet(event('drew', { card: 'K' }))).toBe(false)
  })

  it('several draws are one sentence', () => {
    const drew = (card: string) => event('drew', { card })
    const and = (first: unknown, next: string) => ({ key: 'baseball-cards-and', args: { first, next: { key: next } } })
    expect(retold([drew('K')])).toEqual([{ key: 'drew' }])
    expect(retold([drew('K'), drew('F')])).toEqual([
      { key: 'baseball-drew-several', args: { cards: and({ key: 'baseball-card-K' }, 'baseball-card-F') } },
    ])
    const [several] = retold([drew('K'), drew('F'), drew('J')])
    const comma = { key: 'baseball-cards-comma', args: { first: { key: 'baseball-card-K' }, next: { key: 'baseball-card-F' } } }
    expect(several!.args).toEqual({ cards: and(comma, 'baseball-card-J') })
    expect(retold([play, event('ran')])).toEqual([{ key: 'played' }, { key: 'ran' }])
  })

  it('a new half-inning has a heading', () => {
    expect(divides(event('side', { team: 'visitor', inning: 3 }))).toMatchObject({ args: { half: 'bottom', inning: 3 } })
    expect(divides(event('side', { team: 'home', inning: 3 }))).toMatchObject({ args: { half: 'top', inning: 4 } })
    expect(divides(play)).toBeNull()
  })
})

it('what a player drew is not told to the next one at the screen', () => {
  const told = { ...event('drew', { card: 'HR' }), words: { key: 'baseball-told-drew', seats: { player: 0 }, args: { card: 'x' } } }
  expect(publicly(told)).toMatchObject({ facts: {}, words: { key: 'baseball-told-drew-unseen', seats: { player: 0 } } })
  expect(JSON.stringify(publicly(told))).not.toContain('HR')
  expect(publicly(event('took', { other: 1, card: 'K' })).facts).toEqual({ other: 1 })
  const played = event('played', { card: 'HR' })
  expect(publicly(played)).toBe(played)
})

it('asks in plain words what a joker stands for', () => {
  expect(halfway(['card-J'])).toEqual({ key: 'baseball-joker-ask' })
  expect(halfway(['card-1B'])).toBeNull()
})

it('names targets', () => {
  const view = position(['1B', 3])
  expect(targetName(view, 'card-1B')).toEqual({ key: 'baseball-card-1B' })
  expect(targetName(view, 'kind-HBP')).toEqual({ key: 'baseball-card-HBP' })
  expect(targetName(view, 'seat-2')).toEqual({ key: 'baseball-seat', seats: { player: 1 } })
})

it('says who is on base', () => {
  expect(fieldWords(field({ bases: [true, false, true], outs: 2, inning: 4, batting: 'home' }))).toEqual({
    key: 'baseball-field',
    args: { half: 'bottom', inning: 4, outs: 2, runners: { key: 'baseball-runners-xox' } },
  })
})

it.each([
  ['DP', [2]],
  ['TP', [2, 0]],
  ['SF', [2]],
  ['SH', [2, 0]],
])('%s is about the lead runners', (pending, marked) => {
  const diamond = field({ bases: [true, false, true] })
  expect(markedBases(position(['1B', 3], { phase: 'option', pending, diamond }))).toEqual(marked)
  expect(markedBases(position(['1B', 3], { diamond }))).toEqual([])
})

describe('why a card stays in the hand', () => {
  const targets = new Set(['card-K'])
  it('as the server says', () => {
    const why_not = { key: 'baseball-why-one-blue' }
    expect(whyNot(position(['J', 3]), { ...handCard('J'), why_not }, targets)).toBe(why_not)
  })
  it('when it cannot cover, or was just drawn', () => {
    expect(whyNot(position(['J', 3], { phase: 'cover' }), handCard('J'), targets)?.key).toBe('baseball-why-no-cover')
    expect(whyNot(position(['F', 3], { phase: 'give' }), handCard('F'), targets)?.key).toBe('baseball-why-just-drawn')
    expect(whyNot(position(['K', 3], { phase: 'give' }), handCard('K'), targets)).toBeNull()
    expect(whyNot(position(['K', 3]), handCard('K'), new Set())).toBeNull()
  })
})
