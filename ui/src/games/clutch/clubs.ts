/** The clubs' colours and crests; a club nobody drew a crest for gets a plain one in colours of its own. */
import { hashOf } from '../../lib/objects/ballplayers'

export interface Colours {
  /** The chief colour; words on it are chalk. */
  field: string
  trim: string
  ink: string
  /** A third colour for small things. */
  spark: string
}

/** A piece of a crest, on a square of 64: filled with a colour of the club, or drawn with it as a line. */
export interface CrestPart {
  fill?: keyof Colours
  line?: keyof Colours
  d: string
}

export interface ClubLook extends Colours {
  crest: readonly CrestPart[]
  /** What repeats behind the players' pictures: the size of the tile, and lines on it. */
  tile: { size: number; d: string }
}

const inColours = (field: string, trim: string, ink: string, spark: string): Colours => ({ field, trim, ink, spark })

/** A wheel with teeth. */
function gear(teeth: number, inner: number, outer: number): string {
  const points = Array.from({ length: teeth * 4 }, (_, i) => {
    const r = i % 4 < 2 ? outer : inner
    const angle = ((i + (i % 2 ? 0.15 : -0.15)) / (teeth * 4)) * 2 * Math.PI
    return `${(32 + r * Math.sin(angle)).toFixed(1)} ${(32 - r * Math.cos(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

const ROUND = 'M32 2a30 30 0 1 1 0 60a30 30 0 0 1 0-60Z'
const SHIELD = 'M6 5q26-6 52 0v27q0 18-26 30Q6 50 6 32Z'

export const CLUBS: Record<string, ClubLook> = {
  beekeepers: {
    ...inColours('#754a05', '#ffd35c', '#2b1c05', '#fff3cf'),
    crest: [
      { fill: 'trim', d: 'M32 2 58 17v30L32 62 6 47V17Z' },
      { fill: 'spark', d: 'M31 29C17 9 6 18 12 28c3 6 11 7 19 4ZM33 29C47 9 58 18 52 28c-3 6-11 7-19 4Z' },
      { fill: 'ink', d: 'M32 22c7 0 10 6 9 13-1 9-5 16-9 20-4-4-8-11-9-20-1-7 2-13 9-13Z' },
      { fill: 'trim', d: 'M23.4 33h17.2v4.5H23.4ZM24.6 42h14.8l-1.6 4.5H26.2Z' },
      { line: 'ink', d: 'M29 22l-4-8M35 22l4-8' },
    ],
    tile: { size: 24, d: 'M12 1 22 7v10l-10 6L2 17V7Z' },
  },
  clockmakers: {
    ...inColours('#46386a', '#e8cd84', '#1d1530', '#f7f2e2'),
    crest: [
      { fill: 'trim', d: gear(12, 25, 30.5) },
      { fill: 'field', d: 'M32 10a22 22 0 1 1 0 44a22 22 0 0 1 0-44Z' },
      { fill: 'spark', d: 'M32 14a18 18 0 1 1 0 36a18 18 0 0 1 0-36Z' },
      { line: 'ink', d: 'M32 32V20M32 32l9 6M32 15.5v2M48.5 32h-2M32 48.5v-2M15.5 32h2' },
    ],
    tile: { size: 20, d: 'M10 3a7 7 0 1 1 0 14a7 7 0 0 1 0-14M10 10V6M10 10h3' },
  },
  drummers: {
    ...inColours('#8a1c30', '#f6e7c6', '#2c0910', '#e9b44c'),
    crest: [
      { fill: 'field', d: ROUND },
      { line: 'trim', d: 'M12 11 31 27M52 11 33 27' },
      { fill: 'spark', d: 'M11 7a4 4 0 1 1 0 8a4 4 0 0 1 0-8ZM53 7a4 4 0 1 1 0 8a4 4 0 0 1 0-8Z' },
      { fill: 'trim', d: 'M16 31v17c0 7 32 7 32 0V31Z' },
      { fill: 'spark', d: 'M16 31c0-7 32-7 32 0s-32 7-32 0Z' },
      { line: 'ink', d: 'M16 31c0 7 32 7 32 0M18 37l7 14 7-12 7 12 7-14' },
    ],
    tile: { size: 22, d: 'M3 19 11 3l8 16M3 3l8 16 8-16' },
  },
  ferrymen: {
    ...inColours('#14584f', '#f3ecd5', '#072722', '#8fd0c0'),
    crest: [
      { fill: 'field', d: SHIELD },
      { fill: 'trim', d: 'M30 9v21H15ZM34 13v17h13Z' },
      { fill: 'spark', d: 'M12 33h40l-7 10H19Z' },
      { line: 'trim', d: 'M13 47q4.75-4 9.5 0t9.5 0 9.5 0 9.5 0M20 54q4-3 8 0t8 0 8 0' },
    ],
    tile: { size: 20, d: 'M0 7q5-5 10 0t10 0M0 17q5-5 10 0t10 0' },
  },
  kites: {
    ...inColours('#933a0c', '#fbe9c8', '#3a1503', '#55c0c4'),
    crest: [
      { fill: 'trim', d: 'M32 1 57 24 32 58 7 24Z' },
      { fill: 'field', d: 'M32 1 57 24H32ZM32 58 7 24h25Z' },
      { line: 'ink', d: 'M32 1v57M7 24h50' },
      { fill: 'spark', d: 'M32 57l8 6v-7ZM32 57l-8 6v-7Z' },
    ],
    tile: { size: 24, d: 'M12 2 20 10 12 22 4 10ZM12 2v20M4 10h16' },
  },
  mapmakers: {
    ...inColours('#485a20', '#f4ead0', '#1f280b', '#e0b65a'),
    crest: [
      { fill: 'field', d: ROUND },
      { fill: 'spark', d: 'M16 16 36 28 48 16 36 36 48 48 28 36 16 48 28 28Z' },
      { fill: 'trim', d: 'M32 4 37 27 60 32 37 37 32 60 27 37 4 32 27 27Z' },
      { fill: 'ink', d: 'M32 4 37 27 32 32ZM60 32 37 37 32 32ZM32 60 27 37 32 32ZM4 32 27 27 32 32Z' },
    ],
    tile: { size: 22, d: 'M0 11h22M11 0v22M4 4l3 3M15 15l3 3' },
  },
  sledders: {
    ...inColours('#274b78', '#eef6fa', '#0d1e35', '#a9d3ea'),
    crest: [
      { fill: 'field', d: SHIELD },
      { fill: 'trim', d: 'M9 40 26 14l8 12 6-7 15 22q-6 9-23 18Q15 51 9 40Z' },
      { fill: 'spark', d: 'M26 14l8 12-5 4-4-4-6 6-3-2Z' },
      { line: 'ink', d: 'M19 42h20M22 42v7M35 42v7M16 49h26q6 0 5-6' },
    ],
    tile: { size: 24, d: 'M12 4v16M5 8l14 8M19 8 5 16' },
  },
  stokers: {
    ...inColours('#3a3330', '#f58b3c', '#171210', '#ffd98a'),
    crest: [
      { fill: 'field', d: 'M7 61V29C7 12 17 2 32 2s25 10 25 27v32Z' },
      { fill: 'trim', d: 'M32 10c3 10 16 14 16 29 0 10-7 16-16 16s-16-6-16-16c0-7 4-10 7-15 1 4 2 7 4 8 3-7 2-14 5-22Z' },
      { fill: 'spark', d: 'M32 32c2 5 8 8 8 14 0 5-3 9-8 9s-8-4-8-9c0-6 6-9 8-14Z' },
      { line: 'ink', d: 'M14 60V44M50 60V44M7 60.5h50' },
    ],
    tile: { size: 18, d: 'M0 9h18M9 0v9M0 18h18M3 9v9M15 9v9' },
  },
}

const OTHERS = [
  inColours('#31505c', '#efe3c8', '#10222a', '#d5a94f'),
  inColours('#6d2f5b', '#f3e6d2', '#2a0e22', '#e0b65a'),
  inColours('#2f5a3c', '#f1ead6', '#0f2616', '#d9b05a'),
  inColours('#5a3a20', '#f4e7cc', '#241306', '#8fc2b4'),
]

/** How a club looks. */
export function clubLook(club: string): ClubLook {
  const own = CLUBS[club]
  if (own) return own
  return {
    ...OTHERS[hashOf(club) % OTHERS.length]!,
    crest: [
      { fill: 'field', d: SHIELD },
      { fill: 'trim', d: 'M32 16a16 16 0 1 1 0 32a16 16 0 0 1 0-32Z' },
      { line: 'ink', d: 'M22 21q8 11 0 22M42 21q-8 11 0 22' },
    ],
    tile: { size: 16, d: 'M0 16 16 0' },
  }
}
