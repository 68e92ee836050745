import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api, Refusal } from '../api'
import { has, words } from '../language.svelte'
import type { GameInfo, Sheet, Team } from '../protocol'
import { Builder, sheetOf } from './builder.svelte'
import { found, type Building, type Filter, type Piece, type Sort } from './building'
import { retitled, savedTeams, titleOf } from './saved.svelte'
import { knownTerms, usualTerms } from './terms'

interface Figure extends Piece {
  speed?: number
}

const PIECES: Figure[] = [
  { number: 1, name: 'Ana Pérez', points: 50, speed: 12 },
  { number: 2, name: 'Beto Luna', points: 90 },
  { number: 12, name: 'Caro Luna', points: 30, speed: 15 },
]
const FAST: Filter<Figure> = {
  key: 'fast',
  choices: () => [],
  keeps: ({ speed = 0 }, value) => speed >= Number(value),
}
const BY_SPEED: Sort<Figure> = { key: 'speed', by: ({ speed }) => speed, falling: true }
const BY_NAME: Sort<Figure> = { key: 'name', by: ({ name }) => name }

const ANY = { text: '', chosen: {}, sort: null, most: null }
const numbers = (pieces: Piece[]) => pieces.map(({ number }) => number)

describe('looking for figures', () => {
  it('finds by parts of a name, whatever the accents, and by number', () => {
    expect(numbers(found(PIECES, { ...ANY, text: 'perez' }, []))).toEqual([1])
    expect(numbers(found(PIECES, { ...ANY, text: '  LUNA ca ' }, []))).toEqual([12])
    expect(numbers(found(PIECES, { ...ANY, text: '#2' }, []))).toEqual([2])
  })

  it('narrows by points and filters together', () => {
    expect(numbers(found(PIECES, { ...ANY, most: 50 }, []))).toEqual([1, 12])
    expect(numbers(found(PIECES, { ...ANY, most: 50, chosen: { fast: '13' } }, [FAST]))).toEqual([12])
    expect(numbers(found(PIECES, { ...ANY, chosen: { fast: '' } }, [FAST]))).toEqual([1, 2, 12])
  })

  it('orders, and puts last what has no such value', () => {
    expect(numbers(found(PIECES, { ...ANY, sort: BY_SPEED }, []))).toEqual([12, 1, 2])
    expect(numbers(found(PIECES.toReversed(), { ...ANY, sort: BY_NAME }, []))).toEqual([1, 2, 12])
  })
})

const option = (name: string, choices: string[]) => ({
  name,
  kind: 'choice' as const,
  default: choices[0]!,
  choices,
  low: 0,
  high: 0,
  shown_when: {},
  names: {},
})
const INFO = {
  id: 'clix',
  options: [option('level', ['preseason', 'championship']), option('long-throws', ['three', 'four'])],
  workshop: { teams: [{ text: 'first-team', ready: 'first-club' }], terms: ['level'], usual: { level: 'championship' } },
} as unknown as GameInfo

describe('what a team is for', () => {
  it('is as the game suggests, and keeps to what the game knows', () => {
    expect(usualTerms(INFO)).toEqual({ level: 'championship' })
    expect(knownTerms(INFO, { level: 'preseason', colour: 'red' })).toEqual({ level: 'preseason' })
    expect(knownTerms(INFO, { level: 'world-series' })).toEqual({ level: 'championship' })
  })
})

describe('sheets', () => {
  it('are written from their parts', () => {
    expect(sheetOf(' Rain # day,\n ', [3, 3, 7])).toBe('Rain day\n#3\n#3\n#7')
  })

  it('have a title, or none', () => {
    expect(titleOf('Rain\n#3 Ira')).toBe('Rain')
    expect(titleOf('#3 Ira')).toBe('')
    expect(titleOf('2x #3 Ira')).toBe('')
    expect(titleOf('Line-up:\n1. SS FER-05')).toBe('')
    expect(retitled('Line-up:\n1. SS FER-05', 'Sun')).toBe('Sun\nLine-up:\n1. SS FER-05')
    expect(retitled('Rain\n#3 Ira', 'Sun')).toBe('Sun\n#3 Ira')
    expect(retitled('#3 Ira', 'Sun')).toBe('Sun\n#3 Ira')
  })
})

/** The pieces of a sheet. */
function numbersIn(text: string): number[] {
  return text.split('\n').flatMap((line) => Number(/^#(\d+)/.exec(line)?.[1] ?? 0) || [])
}

/** A server that knows nothing but to say back what it was sent. */
function answer({ text = '' }: Sheet, over: Partial<Team> = {}): Promise<Team> {
  const team = { title: titleOf(text), text, numbers: numbersIn(text), points: 0, most_points: 1000, places: [], tallies: [] }
  return Promise.resolve({ ...team, needs: '', faults: [], legal: true, ...over })
}

describe('a team being built', () => {
  beforeEach(() => {
    localStorage.clear()
    for (const { id } of savedTeams.of('clix')) savedTeams.remove(id)
    vi.spyOn(api, 'examine').mockImplementation((_, sheet) => answer(sheet))
  })

  it('takes figures in and out, and back', () => {
    const builder = new Builder(INFO)
    builder.add(3)
    builder.add(7)
    builder.remove(3)
    expect(builder.text).toBe('#7')
    builder.undo()
    expect(builder.numbers).toEqual([3, 7])
    builder.undo()
    builder.undo()
    expect(builder.mayUndo).toBe(false)
    builder.undo()
    expect(builder.numbers).toEqual([])
  })

  it('lies on the desk until one comes back', () => {
    const builder = new Builder(INFO)
    builder.setTitle('Rain')
    builder.add(3)
    builder.setTerm('level', 'preseason')
    const again = new Builder(INFO)
    expect([again.title, again.numbers, again.terms]).toEqual(['Rain', [3], { level: 'preseason' }])
  })

  it('passes over answers that come too late', async () => {
    const builder = new Builder(INFO)
    let late: (team: Team) => void = () => {}
    vi.mocked(api.examine).mockImplementationOnce(() => new Promise((resolve) => (late = resolve)))
    builder.add(3)
    const first = builder.examine()
    builder.add(7)
    await builder.examine()
    late(await answer({ text: '#3' }))
    await first
    expect(builder.team?.numbers).toEqual([3, 7])
  })

  it('is kept under its name, and kept again in the same place', async () => {
    const builder = new Builder(INFO)
    builder.add(3)
    await builder.save('Rain')
    builder.add(7)
    await builder.examine()
    expect(builder.changed).toBe(true)
    await builder.save('Rain')
    expect(builder.changed).toBe(false)
    expect(savedTeams.of('clix').map(({ title, text }) => [title, text])).toEqual([['Rain', 'Rain\n#3\n#7']])
    savedTeams.rename(builder.id!, 'Sun')
    expect(savedTeams.find(builder.id)?.text).toBe('Sun\n#3\n#7')
    const { id } = builder
    builder.clear()
    await builder.open(savedTeams.find(id)!)
    expect([builder.id, builder.title, builder.numbers]).toEqual([id, 'Sun', [3, 7]])
  })

  it('is completed, or says why not and stays as it was', async () => {
    const builder = new Builder(INFO)
    builder.add(3)
    vi.spyOn(api, 'complete').mockImplementationOnce((_, sheet) => answer(sheet, { numbers: [3, 7, 9] }))
    await builder.complete()
    expect(builder.numbers).toEqual([3, 7, 9])
    vi.spyOn(api, 'complete').mockRejectedValueOnce(new Refusal('cannot-complete', 'Drop Ira'))
    await expect(builder.complete()).rejects.toThrow('Drop Ira')
    expect(builder.numbers).toEqual([3, 7, 9])
    builder.undo()
    expect(builder.numbers).toEqual([3])
  })

  it('takes over what was pasted, and names the lines that could not be read', async () => {
    const builder = new Builder(INFO)
    const unread = [{ message: 'Line 2: who?', numbers: [], line: 2 }]
    vi.mocked(api.examine).mockImplementationOnce((_, sheet) => answer(sheet, { faults: unread }))
    expect(await builder.paste('Rain\nwho\n#7')).toBe(false)
    expect([builder.title, builder.numbers, builder.unread]).toEqual(['Rain', [7], ['Line 2: who?']])
    expect(await builder.paste('Sun\n#3')).toBe(true)
    builder.undo()
    expect(builder.numbers).toEqual([7])
  })
})

describe('what a game can be built of', () => {
  const all = Object.entries(import.meta.glob<Building>('../../games/*/building/index.ts', { eager: true, import: 'default' })).map(
    ([path, building]) => [path.split('/').at(-3)!, building] as const,
  )

  it.each(all)('has words for the parts, filters and orders of %s', async (game, { parts = [], filters, sorts }) => {
    await words.speak('en')
    const kinds = { part: parts, filter: filters, sort: sorts }
    const keys = Object.entries(kinds).flatMap(([kind, list]) => list.map(({ key }) => `${game}-build-${kind}-${key}`))
    expect(keys.filter((key) => !has(key))).toEqual([])
  })
})
