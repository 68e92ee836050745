/**
 * Dice with many sides as real solids. A solid is given by the directions its faces look in, all equally far from the
 * middle; the faces themselves follow, by cutting each plane with all others. Opposite faces add up to one more than there
 * are sides.
 */

export type Vector = readonly [x: number, y: number, z: number]
/** Three rows. */
export type Matrix = readonly [Vector, Vector, Vector]
export type Sides = 16 | 20 | 24

export interface Face {
  number: number
  /** Where it looks, of length 1. */
  normal: Vector
  /** Where the number stands, and which way is up and right for it. */
  middle: Vector
  up: Vector
  right: Vector
  corners: readonly Vector[]
  /** The radius of the largest circle around the middle that stays on the face. */
  room: number
}

export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const add = (a: Vector, b: Vector, by = 1): Vector => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by]
const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
const length = (a: Vector) => Math.sqrt(dot(a, a))
const unit = (a: Vector) => times(a, 1 / length(a))

export function turn(matrix: Matrix, point: Vector): Vector {
  return [dot(matrix[0], point), dot(matrix[1], point), dot(matrix[2], point)]
}

/** First the one, then the other. */
export function after(then: Matrix, first: Matrix): Matrix {
  const column = (i: 0 | 1 | 2): Vector => [first[0][i], first[1][i], first[2][i]]
  const row = (of: Vector): Vector => [dot(of, column(0)), dot(of, column(1)), dot(of, column(2))]
  return [row(then[0]), row(then[1]), row(then[2])]
}

/** A turn about an axis, in radians. */
export function spin(axis: Vector, angle: number): Matrix {
  const [x, y, z] = unit(axis)
  const [s, c] = [Math.sin(angle), Math.cos(angle)]
  const d = 1 - c
  return [
    [c + x * x * d, x * y * d - z * s, x * z * d + y * s],
    [y * x * d + z * s, c + y * y * d, y * z * d - x * s],
    [z * x * d - y * s, z * y * d + x * s, c + z * z * d],
  ]
}

/** The ways a triple of numbers can be signed and turned around. */
function* signs([x, y, z]: Vector): Generator<Vector> {
  for (const a of x ? [x, -x] : [0]) for (const b of y ? [y, -y] : [0]) for (const c of z ? [z, -z] : [0]) yield [a, b, c]
}

const GOLDEN = (1 + Math.sqrt(5)) / 2

/** Where the faces of each solid look. */
const LOOKS: Record<Sides, () => Vector[]> = {
  // Two pyramids with eight sides, base to base.
  16: () =>
    [1, -1].flatMap((half) =>
      Array.from({ length: 8 }, (_, i): Vector => {
        const angle = ((i + 0.5) * Math.PI) / 4
        return [Math.cos(angle), Math.sin(angle), 0.78 * half]
      }),
    ),
  // An icosahedron: its faces look to the corners of a dodecahedron.
  20: () => [...signs([1, 1, 1]), ...signs([0, 1 / GOLDEN, GOLDEN]), ...signs([1 / GOLDEN, GOLDEN, 0]), ...signs([GOLDEN, 0, 1 / GOLDEN])],
  // Twenty-four kites, which look to the corners of a rhombicuboctahedron.
  24: () => {
    const far = 1 + Math.SQRT2
    return [...signs([1, 1, far]), ...signs([1, far, 1]), ...signs([far, 1, 1])]
  },
}

/** What is left of a polygon on this side of a plane. */
function cut(corners: readonly Vector[], normal: Vector): Vector[] {
  const kept: Vector[] = []
  corners.forEach((at, i) => {
    const next = corners[(i + 1) % corners.length]!
    const [here, there] = [1 - dot(at, normal), 1 - dot(next, normal)]
    if (here >= -1e-9) kept.push(at)
    if (here * there < -1e-12) kept.push(add(at, add(next, at, -1), here / (here - there)))
  })
  return kept
}

function faceAt(normal: Vector, others: readonly Vector[]): Omit<Face, 'number'> {
  const aside = unit(cross(normal, Math.abs(normal[2]) < 0.9 ? [0, 0, 1] : [0, 1, 0]))
  const beside = cross(normal, aside)
  const wide = 4
  let corners: Vector[] = (
    [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const
  ).map(([a, b]) => add(add(normal, aside, a * wide), beside, b * wide))
  for (const other of others) if (other !== normal) corners = cut(corners, other)
  const middle = times(
    corners.reduce((sum, each) => add(sum, each)),
    1 / corners.length,
  )
  // Numbers stand with their heads towards the farthest corner.
  const reach = (corner: Vector) => length(add(corner, middle, -1))
  const head = corners.reduce((best, each) => (reach(each) > reach(best) + 1e-6 ? each : best))
  const up = unit(add(head, middle, -1))
  const room = Math.min(
    ...corners.map((corner, i) => {
      const along = unit(add(corners[(i + 1) % corners.length]!, corner, -1))
      const to = add(middle, corner, -1)
      return length(add(to, along, -dot(to, along)))
    }),
  )
  return { normal, middle, up, right: cross(up, normal), corners, room }
}

function build(sides: Sides): Face[] {
  const normals = LOOKS[sides]().map(unit)
  const faces = normals.map((normal) => faceAt(normal, normals))
  const size = Math.max(...faces.flatMap(({ corners }) => corners.map(length)))
  const numbers = new Map<Vector, number>()
  let last: Vector = [0, 0, 1]
  for (let number = 1; number <= sides / 2; number++) {
    // The next number goes round the corner, so that neighbours differ.
    const open = normals.filter((normal) => !numbers.has(normal))
    const next = open.reduce((best, each) => (Math.abs(dot(each, last) + 0.3) < Math.abs(dot(best, last) + 0.3) ? each : best))
    const opposite = normals.find((normal) => dot(normal, next) < -1 + 1e-6)!
    numbers.set(next, number).set(opposite, sides + 1 - number)
    last = next
  }
  return faces.map((face) => ({
    ...face,
    number: numbers.get(face.normal)!,
    middle: times(face.middle, 1 / size),
    corners: face.corners.map((corner) => times(corner, 1 / size)),
    room: face.room / size,
  }))
}

const BUILT = new Map<Sides, readonly Face[]>()

/** The faces of a die, with its farthest corners at 1. */
export function solid(sides: Sides): readonly Face[] {
  const built = BUILT.get(sides) ?? build(sides)
  BUILT.set(sides, built)
  return built
}

/** How a die lies when it shows a number: that face towards the eye, upright, the whole a little askew. */
export function lying(sides: Sides, number: number): Matrix {
  const face = solid(sides).find((each) => each.number === number) ?? solid(sides)[0]!
  return after(after(spin([1, 0, 0], 0.17), spin([0, 1, 0], -0.13)), [face.right, face.up, face.normal])
}
