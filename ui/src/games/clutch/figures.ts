/**
 * Ballplayers in action, put together from limbs: a pose says where the joints are, on a square of 100 with the ground at
 * 92, and everything else follows from it. All poses face right; whoever is left-handed is mirrored.
 */
import { looksOf, hashOf, type Looks } from '../../lib/objects/ballplayers'
import { mainSide, type PlayerPrint, type Side } from './printed'

export type Point = readonly [x: number, y: number]

/** The far one and the near one. */
type Pair = readonly [Point, Point]

export interface Pose {
  head: Point
  shoulders: Pair
  elbows: Pair
  hands: Pair
  hips: Pair
  knees: Pair
  feet: Pair
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

/** What a pose adds to its joints. */
type Holds = Pick<Pose, 'bat' | 'glove' | 'ball' | 'mask' | 'board'>

/** A pose of its joints: head | shoulders | elbows | hands | hips | knees | feet, each as `x y`. */
function pose(joints: string, holds: Holds = {}): Pose {
  const [head, shoulders, elbows, hands, hips, knees, feet] = joints.split(' | ').map((part) => {
    const [x = 0, y = 0, nearX = 0, nearY = 0] = part.split(' ').map(Number)
    return [
      [x, y],
      [nearX, nearY],
    ] as const
  }) as [Pair, Pair, Pair, Pair, Pair, Pair, Pair]
  return { head: head[0], shoulders, elbows, hands, hips, knees, feet, ...holds }
}

export const POSES = {
  stance: pose('52 25 | 57 40 43 41 | 55 49 32 45 | 41 36 38 35 | 55 62 45 62 | 63 74 38 75 | 70 91 31 91', { bat: [22, 3] }),
  swing: pose('47 25 | 54 40 42 41 | 66 44 55 51 | 75 42 72 44 | 53 61 45 62 | 66 72 37 77 | 74 91 27 89', { bat: [97, 18] }),
  watch: pose('50 22 | 56 37 43 37 | 66 30 35 46 | 73 20 30 33 | 54 60 46 60 | 59 75 38 74 | 64 91 30 90', { bat: [93, 2] }),
  run: pose('60 20 | 58 35 50 34 | 70 44 38 45 | 79 34 30 57 | 50 58 45 58 | 68 62 38 75 | 66 84 15 78'),
  reach: pose('49 30 | 56 43 43 44 | 67 30 31 51 | 73 13 25 63 | 53 64 46 64 | 64 74 37 77 | 73 88 25 89', { glove: 0, ball: [77, 5] }),
  scoop: pose('57 35 | 58 49 47 46 | 67 62 50 63 | 71 79 64 80 | 42 65 35 66 | 60 77 28 79 | 62 91 16 91', { glove: 0, ball: [86, 87] }),
  crouch: pose('51 33 | 60 49 42 49 | 70 60 31 60 | 78 50 36 72 | 55 73 46 73 | 71 72 30 73 | 68 91 32 91', { glove: 0, mask: true }),
  windup: pose('46 20 | 53 35 41 35 | 64 46 39 49 | 57 38 54 40 | 51 58 44 58 | 69 49 44 75 | 68 71 42 92', { glove: 0 }),
  release: pose('54 26 | 57 41 46 38 | 65 53 47 22 | 55 58 60 10 | 50 62 42 61 | 70 71 28 76 | 82 91 12 88', { glove: 0, ball: [65, 6] }),
  signs: pose('50 21 | 57 36 43 36 | 67 48 33 46 | 68 56 42 27 | 54 59 46 59 | 57 75 43 75 | 59 91 40 91', { board: true }),
}

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
