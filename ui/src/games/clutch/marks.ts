/** The marks a player card can carry, on squares of 32: filled shapes, and lines drawn over them. */
import type { Colour, Icon, Rarity, Special } from './printed'

export interface Mark {
  fill: string
  line?: string
  /** The colour of the plate it lies on. */
  plate: string
}

export const MARKS: Record<Icon, Mark> = {
  AS: { plate: '#8a6519', fill: 'M16 5l3.3 7.2 7.7.9-5.7 5.3 1.5 7.7L16 22.2l-6.8 3.9 1.5-7.7L5 13.1l7.7-.9Z' },
  GG: { plate: '#7a4a20', fill: 'M8 26q-4-9-1-15 2-3 4 0 0-6 3-6t3 5q1-5 4-4 2 1 1 6 3-2 4 1 0 5-4 9l-3 5Z', line: 'M11 11l1 6M17 10v6' },
  HR: { plate: '#8f1212', fill: 'M6 25 16 13l2 2L8 27ZM20 6a5 5 0 1 1 0 10a5 5 0 0 1 0-10Z', line: 'M23 19l3.5 3M25.5 15l3 .5' },
  MVP: { plate: '#46386a', fill: 'M5 24V9l6 6 5-9 5 9 6-6v15Z', line: 'M7 27.5h18' },
  SB: { plate: '#14584f', fill: 'M13 8h9l5 8-5 8h-9l5-8Z', line: 'M4 11h6M3 16h8M4 21h6' },
  SC: { plate: '#1d4780', fill: 'M16 4 27 16 16 28 5 16Z' },
  CY: { plate: '#5b3a10', fill: 'M10 5h12v8a6 6 0 0 1-12 0ZM14 18h4v5h-4ZM10 23h12v4H10Z', line: 'M10 7H6q0 6 4 7M22 7h4q0 6-4 7' },
  SV: { plate: '#31505c', fill: 'M9 14h14v13H9Z', line: 'M11.5 14v-4a4.5 4.5 0 0 1 9 0v4' },
  K: { plate: '#3a3330', fill: '', line: 'M11 6v20M22 6 11 17M14 14l9 12' },
}

/** Offense, defense and either side differ in shape: a bat, a glove, a ball. On squares of 32. */
export const COLOUR_MARKS: Record<Colour, { fill: string; line?: string }> = {
  offense: { fill: 'M5 25 18 11q5-7 9-7 3 2 1 6-1 4-8 8L7 27q-3 2-2-2Z' },
  defense: { fill: 'M9 27q-5-9-2-16 2-3 4 0 0-7 3-7t3 6q1-6 4-5 3 1 1 7 3-3 4 0 1 6-4 10l-3 5Z' },
  neutral: { fill: 'M16 4a12 12 0 1 1 0 24a12 12 0 0 1 0-24Z', line: 'M9 7q7 9 0 18M23 7q-7 9 0 18' },
}

export const SPECIAL_MARKS: Record<Exclude<Special, 'none'>, string> = {
  momentum: 'M6 20q0-11 10-11t10 10M26 19l-6-1M26 19l3-6M6 20l4 5M6 20 2 25',
  burst: 'M16 3v7M16 22v7M3 16h7M22 16h7M7 7l5 5M20 20l5 5M25 7l-5 5M12 20l-5 5',
  impulse: 'M18 3 7 18h8l-2 11 12-16h-8Z',
}

/** One, two or three dots would be hard to tell apart from a distance: a dot, a lozenge, a star. On squares of 16. */
export const RARITY_MARKS: Record<Rarity, string> = {
  common: 'M8 3.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9Z',
  uncommon: 'M8 1.5 14.5 8 8 14.5 1.5 8Z',
  rare: 'M8 1l2.1 4.7 5 .5-3.8 3.4 1.1 5L8 12l-4.4 2.6 1.1-5L.9 6.2l5-.5Z',
}
