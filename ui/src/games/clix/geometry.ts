/** Where things stand on the ballpark seen from above, in its own 600 by 456: six wedges from home plate. */
import { BATTER, HOME, type Point } from '../../lib/objects/diamond'
import type { ClixView, FielderView } from '../../lib/protocol'

export const WIDTH = 600
export const HEIGHT = 456
export const PLATE: Point = [300, 408]
export const ZONES = [1, 2, 3, 4, 5, 6] as const
/** Degrees between the foul lines; a zone has a sixth of them. */
const SPREAD = 96
const WEDGE = SPREAD / ZONES.length

/** How far from the plate things are. */
export const INFIELD_EDGE = 254
export const FENCE_AT = { green: 322, yellow: 350, red: 378 } as const
export type Depth = keyof typeof FENCE_AT
export const DEPTHS: readonly Depth[] = ['green', 'yellow', 'red']
/** How the markers on them are painted. */
export const FENCE_PAINT: Record<Depth, string> = { green: '#57c06c', yellow: '#f2cd3b', red: '#e2594c' }
const INFIELDER_AT = 222
const OUTFIELDER_AT = 293
const BASE_LENGTH = 116

/** A point so many degrees off the middle, to the right, and so far from the plate. */
export function polar(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [PLATE[0] + radius * Math.sin(angle), PLATE[1] - radius * Math.cos(angle)]
}

/** The bearing of the middle of a zone. */
export function bearing(zone: number): number {
  return -SPREAD / 2 + WEDGE * (zone - 0.5)
}

const [first, third] = [polar(SPREAD / 2, BASE_LENGTH), polar(-SPREAD / 2, BASE_LENGTH)]
export const BASES: readonly Point[] = [first, [PLATE[0], 2 * first[1] - PLATE[1]], third]
export const MOUND: Point = polar(0, 84)
const CATCHER: Point = [PLATE[0], PLATE[1] + 30]
export const BATTERS_BOX: Point = [PLATE[0] - 26, PLATE[1] + 6]

/** Where a base is: -1 is the batter's box, 3 the plate. */
export function spotOf(base: number): Point {
  if (base === BATTER) return BATTERS_BOX
  return base === HOME ? PLATE : BASES[base]!
}

/** Bases in notation. */
export function baseSigned(sign: string | null): number {
  return sign === 'home' ? HOME : Number(sign) - 1
}

const near = (value: number) => Math.round(value * 10) / 10
const written = ([x, y]: Point) => `${near(x)} ${near(y)}`

/** A zone, or a part of it, as a path. */
export function wedge(zone: number, inner: number, outer: number): string {
  const [from, to] = [bearing(zone) - WEDGE / 2, bearing(zone) + WEDGE / 2]
  const start = inner > 0 ? `${written(polar(to, inner))}A${inner} ${inner} 0 0 0 ${written(polar(from, inner))}` : written(PLATE)
  return `M${written(polar(from, outer))}A${outer} ${outer} 0 0 1 ${written(polar(to, outer))}L${start}Z`
}

/** The line at a depth along a zone. */
export function arc(zone: number, radius: number): string {
  const half = WEDGE / 2 - 0.4
  return `M${written(polar(bearing(zone) - half, radius))}A${radius} ${radius} 0 0 1 ${written(polar(bearing(zone) + half, radius))}`
}

/** The lines between zones, the foul lines among them. */
export const LINES: readonly string[] = Array.from(
  { length: ZONES.length + 1 },
  (_, at) => `M${written(PLATE)}L${written(polar(-SPREAD / 2 + WEDGE * at, FENCE_AT.red))}`,
)

const OUTFIELD: ReadonlySet<string> = new Set(['LF', 'CF', 'RF'])
export const isOutfielder = (position: string) => OUTFIELD.has(position)

/** Where each fielder stands; those who share a part of a zone stand one behind the other. */
export function stands(fielders: readonly FielderView[]): Map<string, Point> {
  const found = new Map<string, Point>()
  const there = new Map<string, number>()
  for (const { position, player, zone } of fielders) {
    if (position === 'P') found.set(player, MOUND)
    else if (position === 'C') found.set(player, CATCHER)
    else {
      const out = isOutfielder(position)
      const key = `${zone} ${out}`
      const before = there.get(key) ?? 0
      there.set(key, before + 1)
      // To and fro: 0, then farther in, then farther out.
      const step = Math.ceil(before / 2) * (before % 2 ? -1 : 1) * 36
      found.set(player, polar(bearing(zone), (out ? OUTFIELDER_AT : INFIELDER_AT) + step))
    }
  }
  return found
}

const ON_THE_GROUND = /^GB/

/** Where the ball comes down: in the infield on the ground, farther out otherwise, beyond the fence on a home run. */
export function ballAt({ ball, result, fences }: ClixView): Point | null {
  if (ball === null || result === null || /^(K|W)/.test(result)) return null
  if (ON_THE_GROUND.test(result)) return polar(bearing(ball) + 4, 176)
  const far = result === 'HR' ? FENCE_AT[fences[ball - 1] ?? 'yellow'] + 16 : result.startsWith('FB') ? 306 : 270
  return polar(bearing(ball) + 3, far)
}
