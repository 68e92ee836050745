/** Points strewn over a picture, always the same ones for the same seed. */

export interface Point {
  x: number
  y: number
  /** Between 0.6 and 1.2. */
  size: number
}

/** `count` points within width and height, spread evenly by a low-discrepancy sequence. */
export function scatter(count: number, width: number, height: number, seed: number): Point[] {
  const part = (at: number, step: number) => (seed * 0.37 + at * step) % 1
  return Array.from({ length: count }, (_, at) => ({
    x: round(part(at, 0.754877666) * width),
    y: round(part(at, 0.569840291) * height),
    size: round(0.6 + 0.6 * part(at, 0.618033989)),
  }))
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
