/** Cards to try things with, out of the set that ships with the game. */
import { RESULTS, type Band, type Bonus, type PlayerPrint, type Result, type StrategyPrint } from './printed'

/** A chart as card files write it: `SO 1  GB 3  FB 6 …`. */
export function chart(text: string): Band[] {
  const words = text.split(/\s+/)
  return Array.from({ length: words.length / 2 }, (_, i) => {
    const result = words[2 * i] as Result
    if (!RESULTS.includes(result)) throw new Error(`no result ${result}`)
    return { result, from: Number(words[2 * i + 1]) }
  })
}

const against = (text: string): Bonus | null =>
  text ? { against: text[0] as 'R' | 'L', amount: Number(text[2]) } : null

const NAMES: Record<string, string> = {
  beekeepers: 'Larkspur Beekeepers',
  clockmakers: 'Pendle Cross Clockmakers',
  drummers: 'New Tamarind Drummers',
  ferrymen: 'Brackwater Ferrymen',
  kites: 'Mesa Clara Kites',
  mapmakers: 'Westering Mapmakers',
  sledders: 'Winterbourne Sledders',
  stokers: 'Cinder Falls Stokers',
}

export function aBatter(over: Partial<PlayerPrint> = {}, batting: Partial<PlayerPrint['batting'] & object> = {}): PlayerPrint {
  const club = over.club ?? 'beekeepers'
  return {
    id: 'BEE-03',
    name: 'Takumi Oridono',
    club,
    club_name: NAMES[club] ?? club,
    year: 2024,
    salary: 560,
    icons: ['AS', 'SC', 'MVP'],
    pitching: null,
    ...over,
    batting: {
      bats: 'L',
      on_base: 14,
      bonus: against('R+1'),
      chart: chart('SO 1 GB 2 FB 5 BB 8 1B 12 2B 18 HR 22'),
      br: 19,
      st: 21,
      clutch: 3,
      positions: [
        { position: '2B', rating: 2 },
        { position: 'SS', rating: 1 },
      ],
      ...batting,
    },
  }
}

export function aPitcher(over: Partial<PlayerPrint> = {}, pitching: Partial<PlayerPrint['pitching'] & object> = {}): PlayerPrint {
  const club = over.club ?? 'sledders'
  return {
    id: 'SLE-16',
    name: 'Anders Holmwick',
    club,
    club_name: NAMES[club] ?? club,
    year: 2024,
    salary: 430,
    icons: ['CY', 'K'],
    batting: null,
    ...over,
    pitching: {
      throws: 'R',
      command: 5,
      bonus: against('R+1'),
      zone: 2,
      chart: chart('SO 1 GB 7 LD 12 FB 13 BB 18 1B 19 2B 21 HR 24'),
      roles: [{ role: 'SP', innings: 6 }],
      defense: 1,
      clutch: 1,
      ...pitching,
    },
  }
}

/** Solomon Achterra, who bats and pitches. */
export const TWO_WAY: PlayerPrint = {
  ...aBatter(
    { id: 'BEE-33', name: 'Solomon Achterra', salary: 590, icons: ['AS', 'SC'] },
    { on_base: 11, bonus: against('R+2'), clutch: 2, br: 16, st: 17, positions: [{ position: 'DH', rating: null }, { position: '1B', rating: 0 }] },
  ),
  pitching: aPitcher({}, { command: 4, roles: [{ role: 'SP', innings: 6 }] }).pitching,
}

export function aStrategy(over: Partial<StrategyPrint> = {}): StrategyPrint {
  return {
    id: 'all-of-the-barrel',
    title: 'All of the Barrel',
    text: '+2 to the Swing.',
    colour: 'offense',
    rarity: 'common',
    special: 'none',
    clutch_moment: false,
    cost: 0,
    windows: ['w9'],
    when: [],
    ...over,
  }
}
