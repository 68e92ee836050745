import { describe, expect, it } from 'vitest'
import type { BaseballView } from '../../lib/protocol'
import { cardsOf } from './holding'
import { happen, scenes } from './scenes'
import { event, field, position } from './testing'

const names = (view: BaseballView, seat: number) => cardsOf(view).hands[seat]!.map((card) => card.name)
const signs = (view: BaseballView, seat: number) => view.players[seat]!.hand?.map((card) => card.sign).join(' ')
const counts = (view: BaseballView) => view.players.map((player) => player.cards)

describe('cards', () => {
  it('go from the hand to the pile, under the name they had', () => {
    const start = position(['1B K', 3])
    const [, strikeout] = names(start, 0)
    const after = happen(start, event('played', { card: 'K', colour: 'red', joker: 0, cover: 0 }))
    expect(signs(after, 0)).toBe('1B')
    expect(after).toMatchObject({ top: 'K', discarded: { K: 1 }, played: 1 })
    expect(cardsOf(after).top).toEqual({ name: strikeout, sign: 'K' })
  })

  it('of others are shown only when they are played', () => {
    const start = position(['1B', 2])
    const after = happen(start, event('played', { card: 'HR', joker: 0, cover: 0 }, 1))
    expect(counts(after)).toEqual([1, 1])
    expect(names(start, 1)).toContain(cardsOf(after).top!.name)
  })

  it('that are jokers lie there as jokers and stand for another', () => {
    const after = happen(position(['J', 3]), event('played', { card: 'HR', joker: 1, cover: 0 }))
    expect(after).toMatchObject({ top: 'J', discarded: { J: 1 } })
    expect(cardsOf(after).as).toBe('HR')
    expect(after.diamond.hits).toEqual([1, 0])
  })

  it('are drawn from the deck, in their order, and seen only by those who may', () => {
    const mine = happen(position(['BB K', 2]), event('drew', { card: '2B' }))
    expect(signs(mine, 0)).toBe('2B BB K')
    expect(mine.deck).toBe(79)
    const theirs = happen(mine, event('drew', {}, 1))
    expect(counts(theirs)).toEqual([3, 3])
    expect(theirs.players[1]!.hand).toBeNull()
  })

  it('drawn unseen by a hand that is open lie face down in it', () => {
    const after = happen(position(['BB', 2]), event('drew', {}))
    expect(counts(after)).toEqual([2, 2])
    expect(signs(after, 0)).toBe('BB')
  })

  it.each([
    ['right', [2, 3, 1]],
    ['left', [1, 2, 3]],
  ])('all pass to the %s, face down', (way, left) => {
    const start = position(['1B K HR', 1, 2])
    const after = happen(start, event('passed-hands', { way }))
    expect(counts(after)).toEqual(left)
    expect(signs(after, 0)).toBe('')
    expect(names(after, way === 'right' ? 1 : 2)).toEqual(names(start, 0))
  })

  it('are exchanged', () => {
    const start = position(['1B K', 3])
    const taken = happen(start, event('took', { other: 1, card: 'HR' }))
    expect(signs(taken, 0)).toBe('1B HR K')
    expect(counts(taken)).toEqual([3, 2])
    const given = happen(taken, event('gave', { other: 1, card: 'K' }))
    expect(signs(given, 0)).toBe('1B HR')
    expect(names(given, 1)).toContain(names(start, 0)[1])
  })

  it('are collected in the middle by CC, and dealt from there', () => {
    const start = position(['1B K', 3])
    const gathered = happen(start, event('circled'))
    expect(counts(gathered)).toEqual([0, 0])
    expect(cardsOf(gathered).pool).toHaveLength(5)
    const dealt = happen(gathered, event('drew', {}, 1))
    expect(dealt.deck).toBe(start.deck)
    expect(cardsOf(dealt).pool).toHaveLength(4)
  })

  it('go into the deck with BC', () => {
    expect(happen(position(['1B K', 3]), event('bench-cleared'))).toMatchObject({ deck: 85 })
  })
})

describe('the field', () => {
  const loaded = position(['1B', 3], { diamond: field({ bases: [true, true, true] }) })

  it('runners get on and come home', () => {
    const ran = [
      event('ran', { runner: 1, start: 'third', end: 'home' }),
      event('ran', { runner: 1, start: 'second', end: 'third' }),
      event('ran', { runner: 1, start: 'first', end: 'second' }),
      event('ran', { runner: 1, start: 'plate', end: 'first' }),
    ].reduce(happen, loaded)
    expect(ran.diamond.bases).toEqual([true, true, true])
    const scored = happen(ran, event('run', { team: 'visitor', runs: 1 }))
    expect(scored.diamond).toMatchObject({ runs: [1, 0], line: [[1], []] })
  })

  it('runners are put out', () => {
    const after = happen(loaded, event('out', { runner: 1, base: 'third', outs: 1 }))
    expect(after.diamond).toMatchObject({ outs: 1, bases: [true, true, false] })
  })

  it('sides change, and after the home team the inning', () => {
    const bottom = happen(loaded, event('side', { team: 'visitor', left: 3, inning: 1 }, -1))
    expect(bottom.diamond).toMatchObject({
      batting: 'home',
      inning: 1,
      bases: [false, false, false],
      line: [[0], [0]],
      left_on_base: [3, 0],
    })
    const top = happen(bottom, event('side', { team: 'home', left: 0, inning: 1 }, -1))
    expect(top.diamond).toMatchObject({ batting: 'visitor', inning: 2, line: [[0, 0], [0]] })
  })

  it('turns are skipped', () => {
    const timed = happen(loaded, event('timed', { other: 1 }))
    expect(timed.players[1]!.skips).toBe(1)
    expect(happen(timed, event('skipped', {}, 1)).players[1]!.skips).toBe(0)
  })
})

describe('scenes', () => {
  it('show all runners of a card at once, then the runs, and end with the position as it is', () => {
    const start = position(['HR', 3], { diamond: field({ bases: [true, false, false] }) })
    const after = position(['', 3], { diamond: field({ runs: [2, 0], hits: [1, 0], line: [[2], []] }), top: 'HR' })
    const told = [
      event('played', { card: 'HR', joker: 0, cover: 0 }),
      event('ran', { runner: 1, start: 'first', end: 'home' }),
      event('ran', { runner: 1, start: 'plate', end: 'home' }),
      event('run', { team: 'visitor', runs: 1 }),
      event('run', { team: 'visitor', runs: 2 }),
    ]
    const found = scenes(start, told, after)
    expect(found.map((scene) => scene.events.map((each) => each.what).join())).toEqual(['played', 'ran,ran', 'run,run', ''])
    expect(found[2]!.view.diamond).toEqual(after.diamond)
    expect(found.at(-1)!.view).toBe(after)
    expect(found[1]!.ms).toBeGreaterThan(4 * 270)
  })

  it('keep the names of cards from one position to the next', () => {
    const start = position(['1B K', 2])
    const after = position(['1B K', 3], { deck: 79 })
    scenes(start, [event('drew', {}, 1)], after)
    expect(names(after, 0)).toEqual(names(start, 0))
    expect(names(after, 1).slice(0, 2)).toEqual(names(start, 1))
  })

  it('turn over what was passed on, once it is there', () => {
    const start = position(['1B', 'K'].map((hand, seat) => (seat ? 1 : hand)))
    const after = position(['K', 1])
    const found = scenes(start, [event('passed-hands', { way: 'right' })], after)
    expect(names(found[0]!.view, 0)).toEqual(names(after, 0))
    expect(found[0]!.view.players[0]!.hand).toEqual([])
  })

  it('begin a game with all cards in the deck', () => {
    const after = position(['1B', 1], { deck: 90 })
    const [first, ...rest] = scenes(null, [event('drew', { card: '1B' }), event('drew', {}, 1)], after)
    expect(first!.view).toMatchObject({ deck: 91 })
    expect(counts(first!.view)).toEqual([1, 0])
    expect(rest.at(-1)!.view).toBe(after)
  })

  it('show at least the position', () => {
    const start = position(['1B', 3])
    expect(scenes(start, [], start)).toEqual([{ view: start, events: [], ms: 0 }])
  })
})
