import { afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { words } from '../../../lib/language.svelte'
import strategies from '../../../../../src/rainout/games/clutch/data/strategy.toml?raw'
import { COLOUR_MARKS, RARITY_MARKS } from '../marks'
import { fencePoints, smooth } from '../park'
import { SKIES, WINDOWS } from '../printed'
import { aStrategy, STRATEGIES } from '../testing'
import { MOMENTS, signOf, signsOf } from '../triggers'
import CoachCard from './CoachCard.svelte'
import { clear, english, show } from './showing'
import StadiumCard from './StadiumCard.svelte'
import StrategyCard from './StrategyCard.svelte'
import WeatherCard from './WeatherCard.svelte'

beforeAll(english)
afterEach(clear)

describe('a trigger', () => {
  it('has a picture for every moment', () => {
    for (const window of WINDOWS) expect(MOMENTS[window], window).toBeTruthy()
    const written = [...strategies.matchAll(/^windows\s*=\s*"(.*)"$/gm)].flatMap(([, line]) => line!.split(' '))
    expect(written.length).toBeGreaterThan(50)
    expect(written.filter((window) => !(window in MOMENTS))).toEqual([])
  })

  it('has signs for what the printed cards ask, in their own words', () => {
    expect(signOf('result GB')).toEqual({ kind: 'result', text: 'GB' })
    expect(signOf('runner-on first second')).toEqual({ kind: 'bases', bases: [0, 1] })
    expect(signOf('inning-from 7')).toEqual({ kind: 'inning', inning: 7, to: false })
    expect(signOf('raised swing')).toBeNull()
    expect(signsOf(['pinch-hitter or tired', 'not mistake', 'raised swing'])).toEqual([
      { sign: { kind: 'tired' }, not: false },
      { sign: { kind: 'mistake' }, not: true },
    ])
    for (const [, line] of strategies.matchAll(/^when\s*=\s*\[(.*)\]$/gm)) {
      const terms = [...line!.matchAll(/"(.*?)"/g)].map(([, term]) => term!)
      expect(() => signsOf(terms)).not.toThrow()
    }
  })
})

describe('a Strategy card', () => {
  it('reads everything aloud, and why it cannot be played', () => {
    const card = show(StrategyCard, { card: STRATEGIES[2]!, reason: 'Only in a Clutch Moment.' })
    expect(card.getAttribute('aria-label')).toBe(
      'Ice Water. Defense, uncommon, Clutch Moment. In a Clutch Moment: add your pitcher’s Clutch to the Pitch. Only in a Clutch Moment.',
    )
    expect(card.classList).toContain('dimmed')
  })

  it('is raised when it can be played', () => {
    expect(show(StrategyCard, { card: aStrategy(), selectable: true }).classList).toContain('raised')
    expect(show(StrategyCard, { card: aStrategy() }).classList).not.toContain('raised')
  })

  it('keeps its secret face down', () => {
    for (const props of [{ card: null }, { card: aStrategy(), faceDown: true }]) {
      const card = show(StrategyCard, props)
      expect(card.textContent!.trim()).toBe('')
      expect(card.getAttribute('aria-label')).toBe('A card, face down')
    }
  })

  it('differs by shape where it differs by colour', () => {
    expect(new Set(Object.values(COLOUR_MARKS).map(({ fill }) => fill)).size).toBe(3)
    expect(new Set(Object.values(RARITY_MARKS)).size).toBe(3)
  })
})

test('a coach who has been used says so', () => {
  const coach = aStrategy({ id: 'vole', title: 'Marguerite Vole', kind: 'pitching-coach', text: 'It is none.' })
  expect(show(CoachCard, { coach, used: true }).getAttribute('aria-label')).toBe(
    'Marguerite Vole, Pitching coach. It is none. Has been used.',
  )
})

describe('a stadium', () => {
  const stadium = { name: 'Bellows Yard', fences: [334, 372, 401, 360, 298], texts: ['Main.', 'Defense.', 'Offense.'] }

  it('has its fences where the feet say', () => {
    const points = fencePoints(stadium.fences)
    expect(points).toHaveLength(5)
    points.forEach(([x, y], i) => expect(Math.hypot(x - 100, y - 140)).toBeCloseTo(stadium.fences[i]! * 0.3))
    expect(points[2]).toEqual([100, expect.closeTo(140 - 401 * 0.3)])
    expect(points[4]![0] - 100).toBeLessThan(100 - points[0]![0])
  })

  it('draws a line through all of them', () => {
    expect(
      smooth([
        [0, 0],
        [10, 0],
      ]),
    ).toBe('M0.0 0.0C1.7 0.0 8.3 0.0 10.0 0.0')
    expect(smooth(fencePoints(stadium.fences)).match(/C/g)).toHaveLength(4)
  })

  it('shows all three effects and all distances', () => {
    const card = show(StadiumCard, { stadium })
    expect([...card.querySelectorAll('.feet')].map((each) => each.textContent)).toEqual(['334', '372', '401', '360', '298'])
    expect(card.getAttribute('aria-label')).toContain('Main. Defense. Offense.')
  })
})

test('weather has a picture for each sky, and says how long it lasts', () => {
  const pictures = SKIES.map((family) => {
    const card = show(WeatherCard, { weather: { family, strength: 3, name: family, text: 'Text.' }, spell: 'late' })
    expect(card.querySelectorAll('.strength .on')).toHaveLength(3)
    expect(card.getAttribute('aria-label')).toBe(`${family}. Text. Innings 7 to 9.`)
    return card.querySelector('svg')!.innerHTML
  })
  expect(new Set(pictures).size).toBe(SKIES.length)
  for (const spell of ['none', 'early', 'middle', 'late', 'game']) expect(words.bundle!.hasMessage(`clutch-lasts-${spell}`)).toBe(true)
})
