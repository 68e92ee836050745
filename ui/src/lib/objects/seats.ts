/** How seats look: each has a shape of the ballpark and a colour, none of them the red and blue of offence and defence. */

export interface SeatLook {
  colour: string
  /** Path on a square of 64. */
  shape: string
}

const LOOKS: readonly SeatLook[] = [
  // Ball
  { colour: '#1f6a63', shape: 'M32 5a27 27 0 1 1 0 54a27 27 0 0 1 0-54Z' },
  // Base
  { colour: '#7b3c6f', shape: 'M32 3q2 0 4 2l23 23q4 4 0 8L36 59q-4 4-8 0L5 36q-4-4 0-8L28 5q2-2 4-2Z' },
  // Home plate
  { colour: '#8a5a0a', shape: 'M10 7h44q3 0 3 3v25L34 58q-2 2-4 0L7 35V10q0-3 3-3Z' },
  // Shield
  { colour: '#4c6a22', shape: 'M32 4c8 5 16 6 24 6c2 24-4 40-24 50C12 50 6 34 8 10c8 0 16-1 24-6Z' },
  // Ticket
  { colour: '#85452a', shape: 'M8 9h48q2 0 2 2v14a7 7 0 0 0 0 14v14q0 2-2 2H8q-2 0-2-2V39a7 7 0 0 0 0-14V11q0-2 2-2Z' },
  // Hexagon, as on a bolt
  { colour: '#4b5870', shape: 'M30 4q2-1 4 0l22 12q2 1 2 4v24q0 3-2 4L34 60q-2 1-4 0L8 48q-2-1-2-4V20q0-3 2-4Z' },
]

/** The look of a seat; after six seats they come round again. */
export function seatLook(seat: number): SeatLook {
  return LOOKS[((seat % LOOKS.length) + LOOKS.length) % LOOKS.length]!
}
