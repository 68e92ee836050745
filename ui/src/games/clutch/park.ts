/** The ground plan of a ballpark, from how far its fences are: on 200 by 150, the plate at 100, 140. */
import type { Point } from './figures'

const PLATE: Point = [100, 140]
/** Where the five distances are measured: from the left-field line to the right, in degrees from straight ahead. */
const ANGLES = [-45, -22.5, 0, 22.5, 45]
const PIXELS_PER_FOOT = 0.3

/** The points of the fence, left to right. */
export function fencePoints(fences: readonly number[]): Point[] {
  return fences.map((feet, i) => {
    const angle = ((ANGLES[i] ?? 0) * Math.PI) / 180
    return [PLATE[0] + feet * PIXELS_PER_FOOT * Math.sin(angle), PLATE[1] - feet * PIXELS_PER_FOOT * Math.cos(angle)]
  })
}

/** A smooth line through points. */
export function smooth(points: readonly Point[]): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!
  const put = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  return points.slice(1).reduce(
    (path, to, i) => {
      const from = at(i)
      const [before, next] = [at(i - 1), at(i + 2)]
      const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
      const second: Point = [to[0] - (next[0] - from[0]) / 6, to[1] - (next[1] - from[1]) / 6]
      return `${path}C${put(first)} ${put(second)} ${put(to)}`
    },
    `M${put(points[0]!)}`,
  )
}
