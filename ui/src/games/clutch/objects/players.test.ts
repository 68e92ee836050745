import { afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { words } from '../../../lib/language.svelte'
import { clubLook, CLUBS } from '../clubs'
import { across, figureOf, limb, POSES } from '../figures'
import { surname } from '../../../lib/naming'
import { ICONS, mainSide, readChart, rowsOf, signed } from '../printed'
import { MARKS } from '../marks'
import { aBatter, aPitcher, chart, TWO_WAY } from '../testing'
import InningsMeter from './InningsMeter.svelte'
import PlayerCard from './PlayerCard.svelte'
import PlayerRow from './PlayerRow.svelte'
import RunnerToken from './RunnerToken.svelte'
import { clear, english, show } from './showing'

beforeAll(english)
afterEach(clear)

describe('a chart', () => {
  const bands = chart('SO 1 GB 2 FB 5 BB 8 1B 12 2B 18 HR 22')

  it('is open at both ends', () => {
    expect([-4, 1, 2, 17, 18, 21, 22, 40].map((swing) => readChart(bands, swing))).toEqual(['SO', 'SO', 'GB', '1B', '2B', '2B', 'HR', 'HR'])
    expect(readChart([], 5)).toBeNull()
  })

  it('says where bands end, and shares out the twenty numbers of the die', () => {
    const rows = rowsOf(bands)
    expect(rows.map(({ from, to }) => [from, to])).toEqual([
      [1, 1],
      [2, 4],
      [5, 7],
      [8, 11],
      [12, 17],
      [18, 21],
      [22, null],
    ])
    expect(rows.map(({ numbers }) => numbers)).toEqual([1, 3, 3, 4, 6, 3, 0])
    expect(rows.reduce((sum, { numbers }) => sum + numbers, 0)).toBe(20)
  })
})

test('numbers have their sign, names their end', () => {
  expect([2, 0, -1].map(signed)).toEqual(['+2', '+0', '−1'])
  expect(surname('Rafferty Cole-Amadi')).toBe('Cole-Amadi')
  expect([aBatter(), aPitcher(), TWO_WAY].map(mainSide)).toEqual(['batting', 'pitching', 'batting'])
})

describe('clubs', () => {
  const files = Object.keys(import.meta.glob('../../../../../src/rainout/games/clutch/data/clubs/*.toml', { query: '?raw' }))

  it('each have a crest', () => {
    expect(files.length).toBeGreaterThan(0)
    expect(files.map((path) => path.match(/(\w+)\.toml$/)![1]).sort()).toEqual(Object.keys(CLUBS).sort())
  })

  it('differ in shape as well as in colour, and give strangers something', () => {
    const looks = Object.values(CLUBS)
    expect(new Set(looks.map(({ field }) => field)).size).toBe(looks.length)
    expect(new Set(looks.map(({ crest }) => crest.at(-1)!.d)).size).toBe(looks.length)
    expect(clubLook('nobodies')).toEqual(clubLook('nobodies'))
  })

  /** Relative luminance, as WCAG defines it. */
  function luminance(hex: string): number {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = parseInt(hex.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
  }

  it.each([...Object.keys(CLUBS), 'a', 'b', 'c', 'd', 'e', 'f'])('%s has colours to write on', (club) => {
    for (const ground of [clubLook(club).field, clubLook(club).ink]) {
      expect((luminance('#fffaf0') + 0.05) / (luminance(ground) + 0.05)).toBeGreaterThanOrEqual(7)
    }
  })
})

describe('figures', () => {
  it('are always the same, and face the way of their hand', () => {
    expect(figureOf(aBatter())).toEqual(figureOf(aBatter()))
    expect(figureOf(aPitcher({}, { throws: 'L' })).mirrored).toBe(true)
    expect(figureOf(aPitcher({}, { throws: 'R' })).mirrored).toBe(false)
    expect(['windup', 'release']).toContain(figureOf(TWO_WAY, 'pitching').pose)
    expect(['windup', 'release']).not.toContain(figureOf(TWO_WAY).pose)
  })

  it('stand on the ground in every pose', () => {
    for (const pose of Object.values(POSES)) {
      const low = Math.max(...pose.feet.map(([, y]) => y))
      expect(low).toBeGreaterThan(83)
      expect(low).toBeLessThanOrEqual(92)
    }
  })

  it('have limbs as thick as they should be', () => {
    expect(limb([0, 0], 2, [10, 0], 1)).toBe('M0.0 2.0A2 2 0 0 1 0.0 -2.0L10.0 -1.0A1 1 0 0 1 10.0 1.0Z')
    expect(across([0, 0], [0, 10], 0.5, 3)).toBe('M3.0 5.0L-3.0 5.0')
  })
})

test('every icon has a mark and a name', () => {
  for (const icon of ICONS) {
    expect(MARKS[icon]).toBeDefined()
    expect(words.bundle!.hasMessage(`clutch-icon-${icon}`)).toBe(true)
  }
})

describe('a player card', () => {
  it('reads everything aloud', () => {
    const card = show(PlayerCard, { player: aBatter() })
    expect(card.getAttribute('role')).toBe('img')
    expect(card.getAttribute('aria-label')).toBe(
      'Takumi Oridono, Larkspur Beekeepers. Bats left. On-Base 14, R+1. Plays 2B +2, SS +1. Baserunning 19, Stealing 21, ' +
        'Clutch +3. All-Star, top batter, most valuable player. Chart: SO 1, GB 2 to 4, FB 5 to 7, BB 8 to 11, ' +
        '1B 12 to 17, 2B 18 to 21, HR from 22. Salary 560.',
    )
  })

  it('lights the row of a swing', () => {
    const card = show(PlayerCard, { player: aPitcher(), swing: 12, counts: true })
    const lit = card.querySelectorAll('.lit')
    expect(lit).toHaveLength(1)
    expect(lit[0]!.querySelector('b')!.textContent).toBe('LD')
    expect(lit[0]!.querySelector('.swing')!.textContent).toBe('12')
  })

  it('of a Two-Way player shows one side, and that there is another', () => {
    expect(show(PlayerCard, { player: TWO_WAY }).textContent).toContain('two-way')
    const pitching = show(PlayerCard, { player: TWO_WAY, side: 'pitching' })
    expect(pitching.querySelector('.command b')!.textContent).toBe('4')
    expect(pitching.textContent).toContain('X-Zone')
  })

  it('is stamped when he is tired', () => {
    expect(show(PlayerCard, { player: aPitcher() }).querySelector('.stamp')).toBeNull()
    expect(show(PlayerCard, { player: aPitcher(), tired: 2 }).querySelector('.stamp')!.textContent).toMatch(/Tired\s+−2/)
  })

  it('is a button when it can be chosen', () => {
    expect(show(PlayerCard, { player: aBatter(), selectable: true }).tagName).toBe('BUTTON')
  })

  it('shares no id with another', () => {
    for (const player of [aBatter(), aPitcher(), TWO_WAY]) show(PlayerCard, { player })
    const ids = [...document.querySelectorAll('[id]')].map((each) => each.id)
    expect(ids.length).toBeGreaterThan(2)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('a row', () => {
  it('says why somebody cannot be chosen, and cannot be pressed', () => {
    const row = show(PlayerRow, { player: aBatter(), reason: 'Not before the 4th inning.' })
    expect(row.tagName).toBe('BUTTON')
    expect(row.getAttribute('aria-disabled')).toBe('true')
    expect(row.querySelector('.visually-hidden')!.textContent).toMatch(/Not before the 4th inning\.$/)
    expect(row.querySelector('.reason')!.textContent).toBe('Not before the 4th inning.')
  })

  it('tells a pitcher’s work', () => {
    const row = show(PlayerRow, { player: aPitcher(), tag: 'SP', work: { outs: 13, limit: 6 } })
    expect(row.querySelector('.visually-hidden')!.textContent).toContain('13 outs of 6 innings.')
    expect(row.querySelectorAll('i.done')).toHaveLength(13)
  })
})

test('a meter shows outs past the limit behind it', () => {
  const meter = show(InningsMeter, { outs: 8, limit: 2, tired: true, label: 'tired' })
  expect(meter.querySelectorAll('.inning')).toHaveLength(3)
  expect(meter.querySelectorAll('.over')).toHaveLength(1)
  expect(meter.querySelectorAll('.past.done')).toHaveLength(2)
  expect(meter.querySelector('svg')).not.toBeNull()
})

describe('a runner', () => {
  it('is sent by a press, with the odds said', () => {
    const props = { player: aBatter(), speed: { sign: 'BR' as const, value: 25 }, safe: 0.85, label: 'On second, to third' }
    const token = show(RunnerToken, { ...props, selectable: true, sent: true })
    expect(token.getAttribute('aria-pressed')).toBe('true')
    expect(token.querySelector('.visually-hidden')!.textContent).toBe(
      'Takumi Oridono. On second, to third. Baserunning 25. safe in 85% of throws',
    )
    expect(token.querySelector('.safe')!.textContent).toBe('85% safe')
  })

  it('is a picture when there is nothing to choose', () => {
    const token = show(RunnerToken, { player: aBatter() })
    expect(token.getAttribute('role')).toBe('img')
    expect(token.getAttribute('aria-label')).toBe('Takumi Oridono')
  })
})
