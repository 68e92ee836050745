/** Where the pips of each face stand on a square of 100, and how a cube turns to show a face. */

const [LOW, MID, HIGH] = [25, 50, 75]

export type Pip = readonly [x: number, y: number]

export const PIPS: readonly (readonly Pip[])[] = [
  [],
  [[MID, MID]],
  [
    [LOW, HIGH],
    [HIGH, LOW],
  ],
  [
    [LOW, HIGH],
    [MID, MID],
    [HIGH, LOW],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [MID, MID],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, MID],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, MID],
    [HIGH, HIGH],
  ],
]

/** Where each face is glued on the cube; opposite faces add up to seven. */
export const GLUED = ['', 'rotateY(0deg)', 'rotateX(90deg)', 'rotateY(90deg)', 'rotateY(-90deg)', 'rotateX(-90deg)', 'rotateY(180deg)']

/** The turn, in degrees about x and y, that brings a face to the front. */
export const TURNS: readonly (readonly [x: number, y: number])[] = [
  [-28, -38],
  [0, 0],
  [-90, 0],
  [0, -90],
  [0, 90],
  [90, 0],
  [0, 180],
]
