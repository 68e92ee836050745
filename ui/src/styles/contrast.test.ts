import { describe, expect, test } from 'vitest'
import sheet from './tokens.css?raw'

/** The colours of the tokens by day and by night. */
const colours = new Map<string, [day: string, night: string]>()
for (const [, name, day, night, both] of sheet.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)) {
  colours.set(name!, [day ?? both!, night ?? both!])
}

/** Relative luminance, as WCAG defines it. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright! + 0.05) / (dark! + 0.05)
}

const PAPERS = ['paper', 'paper-raised', 'paper-sunk']

/** What is written on what, and how well it must stand out. */
const PAIRS: [ink: string, ground: string, least: number][] = [
  ...['ink', 'ink-soft', 'amber-text', 'offence', 'defence', 'good', 'bad'].flatMap((ink) =>
    PAPERS.map((ground): [string, string, number] => [ink, ground, 4.5]),
  ),
  ['ink', 'amber-wash', 4.5],
  ['ink-soft', 'amber-wash', 4.5],
  ['on-amber', 'amber', 4.5],
  ['chalk', 'grass', 4.5],
  ['chalk', 'grass-stripe', 4.5],
  ['chalk', 'grass-deep', 4.5],
  ['chalk', 'clay', 4.5],
  ['chalk', 'clay-deep', 4.5],
  ['board-ink', 'board', 4.5],
  ['board-soft', 'board', 4.5],
  ['board-ink', 'board-plate', 4.5],
  ['card-ink', 'card', 7],
  ['card-red', 'card', 7],
  ['card-green', 'card', 7],
  ['card-blue', 'card', 7],
  ['card-ink', 'card-green-wash', 7],
  ['card-ink', 'card-red-wash', 7],
  ['card-ink', 'card-blue-wash', 7],
  ['line-strong', 'paper', 3],
  ['line-strong', 'paper-raised', 3],
  ['amber', 'grass-deep', 3],
  ['focus', 'focus-halo', 7],
]

describe.each(['day', 'night'])('by %s', (time) => {
  const at = time === 'day' ? 0 : 1
  test.each(PAIRS)('%s on %s has a contrast of at least %d', (ink, ground, least) => {
    expect(contrast(colours.get(ink)![at], colours.get(ground)![at])).toBeGreaterThanOrEqual(least)
  })
})
