/** Where things stand on the diamond, in its own 400 by 300, seen from behind the plate. */
import { duration } from './motion'

export type Point = readonly [x: number, y: number]

/** Bases by number: a batter comes from -1, first is 0, home is 3. */
export const BATTER = -1
export const HOME = 3

export const PLATE: Point = [200, 256]
export const BATTERS_BOX: Point = [176, 258]
export const BASES: readonly Point[] = [
  [290, 191],
  [200, 127],
  [110, 191],
]

/** Someone on a base; named where the game knows by whom. */
export interface Runner {
  name?: string
}

/** Someone ran: from -1 (the batter) or a base to a base or home (3). */
export interface Run {
  from: number
  to: number
}

/** Base names as the server's scorebook has them. */
const NAMED: Record<string, number> = { plate: BATTER, first: 0, second: 1, third: 2, home: HOME }

export function baseNamed(name: unknown): number {
  return NAMED[String(name)] ?? BATTER
}

export function spotOf(base: number): Point {
  if (base === BATTER) return BATTERS_BOX
  return BASES[base] ?? PLATE
}

/** The points a runner passes, one base after the other; where bases are depends on the drawing. */
export function way({ from, to }: Run, spot: (base: number) => Point = spotOf): Point[] {
  const points: Point[] = []
  for (let base = from; base <= to; base++) points.push(spot(base))
  return points
}

/** Milliseconds from one base to the next. */
export const LEG = 270

/** How many bases the longest of these ways has. */
export function longest(runs: readonly Run[]): number {
  return Math.max(0, ...runs.map(({ from, to }) => to - from))
}

/** What moves a pawn along its way: a step in the air between two bases. */
export function strides(points: readonly Point[]): Keyframe[] {
  const at = ([x, y]: Point, lift = 0) => `translate(${round(x)}px, ${round(y - lift)}px)`
  const legs = points.length - 1
  return points.flatMap((point, i): Keyframe[] => {
    const next = points[i + 1]
    const here = { transform: at(point), offset: legs ? i / legs : 0 }
    if (!next) return [here]
    const middle: Point = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]
    return [here, { transform: at(middle, 7), offset: (i + 0.5) / legs }]
  })
}

const round = (value: number) => Math.round(value * 10) / 10

/** Where a pawn is put. */
export const put = ([x, y]: Point) => `translate(${x}px, ${y}px)`

/** Pawns run to where they stand now, `[data-base]`; whoever comes home, `[data-home]`, is then gone. */
export function run(field: SVGSVGElement, runs: readonly Run[], spot?: (base: number) => Point): void {
  for (const { from, to } of runs) {
    const pawn = field.querySelector<SVGGElement>(to === HOME ? `[data-home="${from}"]` : `[data-base="${to}"]`)
    const ms = duration(LEG * (to - from))
    if (!pawn?.animate || ms <= 0) continue
    pawn.animate(strides(way({ from, to }, spot)), { duration: ms, easing: 'linear' })
    if (to === HOME) pawn.animate([{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], { duration: ms })
  }
}
