/**
 * Ballplayers in action, put together from limbs: a pose says where the joints are, on a square of 100 with the ground at
 * 92, and everything else follows from it. All poses face right; whoever is left-handed is mirrored.
 */
import { looksOf, hashOf, type Looks } from '../../lib/objects/ballplayers'
import { mainSide, type PlayerPrint, type Side } from './printed'

export type Point = readonly [x: number, y: number]

export interface Pose {
  head: Point
  /** The far one first, as with every pair. */
  shoulders: readonly [Point, Point]
  elbows: readonly [Point, Point]
  hands: readonly [Point, Point]
  hips: readonly [Point, Point]
  knees: readonly [Point, Point]
  feet: readonly [Point, Point]
  /** A bat from the hands to here. */
  bat?: Point
  /** A glove on this hand. */
  glove?: 0 | 1
  /** A ball, in the hand or in the air. */
  ball?: Point
  mask?: boolean
  /** A clipboard in the far hand. */
  board?: boolean
}

export const POSES = {
  stance: {
    head: [52, 25],
    shoulders: [
      [57, 40],
      [43, 41],
    ],
    elbows: [
      [55, 49],
      [32, 45],
    ],
    hands: [
      [41, 36],
      [38, 35],
    ],
    hips: [
      [55, 62],
      [45, 62],
    ],
    knees: [
      [63, 74],
      [38, 75],
    ],
    feet: [
      [70, 91],
      [31, 91],
    ],
    bat: [22, 3],
  },
  swing: {
    head: [47, 25],
    shoulders: [
      [54, 40],
      [42, 41],
    ],
    elbows: [
      [66, 44],
      [55, 51],
    ],
    hands: [
      [75, 42],
      [72, 44],
    ],
    hips: [
      [53, 61],
      [45, 62],
    ],
    knees: [
      [66, 72],
      [37, 77],
    ],
    feet: [
      [74, 91],
      [27, 89],
    ],
    bat: [97, 18],
  },
  watch: {
    head: [50, 22],
    shoulders: [
      [56, 37],
      [43, 37],
    ],
    elbows: [
      [66, 30],
      [35, 46],
    ],
    hands: [
      [73, 20],
      [30, 33],
    ],
    hips: [
      [54, 60],
      [46, 60],
    ],
    knees: [
      [59, 75],
      [38, 74],
    ],
    feet: [
      [64, 91],
      [30, 90],
    ],
    bat: [93, 2],
  },
  run: {
    head: [60, 20],
    shoulders: [
      [58, 35],
      [50, 34],
    ],
    elbows: [
      [70, 44],
      [38, 45],
    ],
    hands: [
      [79, 34],
      [30, 57],
    ],
    hips: [
      [50, 58],
      [45, 58],
    ],
    knees: [
      [68, 62],
      [38, 75],
    ],
    feet: [
      [66, 84],
      [15, 78],
    ],
  },
  reach: {
    head: [49, 30],
    shoulders: [
      [56, 43],
      [43, 44],
    ],
    elbows: [
      [67, 30],
      [31, 51],
    ],
    hands: [
      [73, 13],
      [25, 63],
    ],
    hips: [
      [53, 64],
      [46, 64],
    ],
    knees: [
      [64, 74],
      [37, 77],
    ],
    feet: [
      [73, 88],
      [25, 89],
    ],
    glove: 0,
    ball: [77, 5],
  },
  scoop: {
    head: [57, 35],
    shoulders: [
      [58, 49],
      [47, 46],
    ],
    elbows: [
      [67, 62],
      [50, 63],
    ],
    hands: [
      [71, 79],
      [64, 80],
    ],
    hips: [
      [42, 65],
      [35, 66],
    ],
    knees: [
      [60, 77],
      [28, 79],
    ],
    feet: [
      [62, 91],
      [16, 91],
    ],
    glove: 0,
    ball: [86, 87],
  },
  crouch: {
    head: [51, 33],
    shoulders: [
      [60, 49],
      [42, 49],
    ],
    elbows: [
      [70, 60],
      [31, 60],
    ],
    hands: [
      [78, 50],
      [36, 72],
    ],
    hips: [
      [55, 73],
      [46, 73],
    ],
    knees: [
      [71, 72],
      [30, 73],
    ],
    feet: [
      [68, 91],
      [32, 91],
    ],
    glove: 0,
    mask: true,
  },
  windup: {
    head: [46, 20],
    shoulders: [
      [53, 35],
      [41, 35],
    ],
    elbows: [
      [64, 46],
      [39, 49],
    ],
    hands: [
      [57, 38],
      [54, 40],
    ],
    hips: [
      [51, 58],
      [44, 58],
    ],
    knees: [
      [69, 49],
      [44, 75],
    ],
    feet: [
      [68, 71],
      [42, 92],
    ],
    glove: 0,
  },
  release: {
    head: [54, 26],
    shoulders: [
      [57, 41],
      [46, 38],
    ],
    elbows: [
      [65, 53],
      [47, 22],
    ],
    hands: [
      [55, 58],
      [60, 10],
    ],
    hips: [
      [50, 62],
      [42, 61],
    ],
    knees: [
      [70, 71],
      [28, 76],
    ],
    feet: [
      [82, 91],
      [12, 88],
    ],
    glove: 0,
    ball: [65, 6],
  },
  signs: {
    head: [50, 21],
    shoulders: [
      [57, 36],
      [43, 36],
    ],
    elbows: [
      [67, 48],
      [33, 46],
    ],
    hands: [
      [68, 56],
      [42, 27],
    ],
    hips: [
      [54, 59],
      [46, 59],
    ],
    knees: [
      [57, 75],
      [43, 75],
    ],
    feet: [
      [59, 91],
      [40, 91],
    ],
    board: true,
  },
} as const satisfies Record<string, Pose>

export type PoseName = keyof typeof POSES

/** The outline of a limb: thick at one end, thinner at the other, round at both. */
export function limb([ax, ay]: Point, a: number, [bx, by]: Point, b: number): string {
  const angle = Math.atan2(by - ay, bx - ax)
  const [dx, dy] = [-Math.sin(angle), Math.cos(angle)]
  const at = (x: number, y: number, r: number) => `${(x + dx * r).toFixed(1)} ${(y + dy * r).toFixed(1)}`
  return `M${at(ax, ay, a)}A${a} ${a} 0 0 1 ${at(ax, ay, -a)}L${at(bx, by, -b)}A${b} ${b} 0 0 1 ${at(bx, by, b)}Z`
}

/** Somewhere on the way from one point to another. */
export function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share]
}

/** A line across a limb, somewhere on its way. */
export function across(from: Point, to: Point, share: number, r: number): string {
  const [x, y] = between(from, to, share)
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2
  const [dx, dy] = [Math.cos(angle) * r, Math.sin(angle) * r]
  return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`
}

export interface Figure {
  pose: PoseName
  mirrored: boolean
  looks: Looks
}

const FIELDING: Record<string, PoseName> = {
  CA: 'crouch',
  '1B': 'reach',
  '2B': 'scoop',
  '3B': 'scoop',
  SS: 'scoop',
  LF: 'reach',
  CF: 'run',
  RF: 'reach',
}

/** How a player is pictured: at bat, in the field at his first position, or on the mound; always the same. */
export function figureOf(player: PlayerPrint, side: Side = mainSide(player)): Figure {
  const hash = hashOf(`${player.card} ${player.name} ${side}`)
  const looks = looksOf(player.card, player.name)
  const { batting, pitching } = player
  if (side === 'pitching' && pitching) {
    return { pose: hash % 2 ? 'windup' : 'release', mirrored: pitching.throws === 'L', looks }
  }
  const first = Object.keys(batting?.positions ?? {})[0] ?? 'DH'
  const poses: PoseName[] = ['stance', 'swing', 'watch', FIELDING[first] ?? 'stance', FIELDING[first] ?? 'swing']
  if (player.icons.includes('SB')) poses.push('run', 'run', 'run')
  const lefty = batting?.bats === 'L' || (batting?.bats === 'S' && hash % 3 === 0)
  return { pose: poses[hash % poses.length]!, mirrored: lefty, looks }
}

/** A coach, who gives signs; without a beard, since coaches are whoever they are. */
export function coachFigure(id: string, name: string): Figure {
  return { pose: 'signs', mirrored: hashOf(id) % 2 === 0, looks: { ...looksOf(id, name), beard: 0 } }
}
