import { afterEach, describe, expect, it } from 'vitest'
import { hold } from './holdings'
import { exported, feats, imported, note, played, tally, type Played } from './records'
import { aTable } from './testing'

afterEach(() => localStorage.clear())

const comeback = { name: 'diamond-feat-comeback', side: 0, words: { key: 'diamond-feat-comeback-told', args: { runs: 6 } } }
const ended = (match: string, winner: number | null = 0) =>
  aTable({
    match,
    outcome: { winner, reason: 'played', score: [7, 6], words: { key: 'x' }, feats: [comeback, { ...comeback, side: 1 }] },
  })

function play(match: string, at: string, winner: number | null = 0, seats = [0]) {
  hold(
    match,
    seats.map((seat) => ({ seat, token: `t${seat}`, invitation: null })),
  )
  note(ended(match, winner), at)
}

describe('what is written down', () => {
  it('is the result and the feats of my own side, once', () => {
    play('m1', '2026-01-01T10:00:00Z')
    play('m1', '2026-01-02T10:00:00Z')
    expect(played()).toHaveLength(1)
    expect(played()[0]).toMatchObject({ match: 'm1', won: true, score: [7, 6], at: '2026-01-01T10:00:00Z' })
    expect(played()[0]!.feats).toEqual([{ name: comeback.name, words: comeback.words }])
  })

  it('is nothing of a match that others play, or that goes on', () => {
    note(ended('watched'), '2026-01-01T10:00:00Z')
    hold('m2', [{ seat: 0, token: 't', invitation: null }])
    note({ ...ended('m2'), outcome: null }, '2026-01-01T10:00:00Z')
    expect(played()).toEqual([])
  })

  it('is no win for whoever plays both sides', () => {
    play('both', '2026-01-01T10:00:00Z', 0, [0, 1])
    play('drawn', '2026-01-01T11:00:00Z', null)
    expect(played().map(({ won }) => won)).toEqual([null, null])
  })
})

it('counts games and streaks in the order they were played', () => {
  const results = [0, 0, 1, 0, null, 0, 0]
  results.forEach((winner, day) => play(`m${day}`, `2026-01-0${day + 1}T10:00:00Z`, winner))
  expect(tally(played())).toEqual({ games: 7, won: 5, lost: 1, streak: 3, best: 3 })
  expect(feats(played()).get(comeback.name)).toMatchObject({ count: 7, match: 'm6' })
  expect(tally([])).toEqual({ games: 0, won: 0, lost: 0, streak: 0, best: 0 })
})

describe('the file', () => {
  it('takes everything to another browser and doubles nothing', () => {
    play('m1', '2026-01-01T10:00:00Z')
    play('m2', '2026-01-02T10:00:00Z', 1)
    const file = exported()
    const before = played()
    expect(imported(file)).toBe(0)
    localStorage.clear()
    expect(imported(file)).toBe(2)
    expect(played()).toEqual(before)
  })

  it.each(['', 'Dear diary', '[]', 'null', '{"format":"rainout-player-1","played":[{"match":1}]}', '{"format":"other","played":[]}'])(
    'is refused when it is none of ours: %s',
    (text) => {
      expect(imported(text)).toBeNull()
      expect(played()).toEqual([] satisfies Played[])
    },
  )
})
