/** Cards to try things with, out of the set that ships with the game. */
import { RESULTS, type Band, type PlayerPrint, type TextPrint } from './printed'

/** A chart as card files write it: `SO 1  GB 3  FB 6 …`. */
export function chart(text: string): Band[] {
  const words = text.split(/\s+/)
  return Array.from({ length: words.length / 2 }, (_, i) => {
    const result = words[2 * i]!
    if (!(RESULTS as readonly string[]).includes(result)) throw new Error(`no result ${result}`)
    return { result, start: Number(words[2 * i + 1]) }
  })
}

export function aBatter(over: Partial<PlayerPrint> = {}, batting: Partial<PlayerPrint['batting'] & object> = {}): PlayerPrint {
  return {
    card: 'BEE-03',
    name: 'Takumi Oridono',
    club: 'beekeepers',
    year: 2024,
    salary: 560,
    icons: ['AS', 'SC', 'MVP'],
    pitching: null,
    ...over,
    batting: {
      bats: 'L',
      on_base: 14,
      bonus: 'R+1',
      chart: chart('SO 1 GB 2 FB 5 BB 8 1B 12 2B 18 HR 22'),
      br: 19,
      st: 21,
      clutch: 3,
      positions: { '2B': 2, SS: 1 },
      ...batting,
    },
  }
}

export function aPitcher(over: Partial<PlayerPrint> = {}, pitching: Partial<PlayerPrint['pitching'] & object> = {}): PlayerPrint {
  return {
    card: 'SLE-16',
    name: 'Anders Holmwick',
    club: 'sledders',
    year: 2024,
    salary: 430,
    icons: ['CY', 'K'],
    batting: null,
    ...over,
    pitching: {
      throws: 'R',
      command: 5,
      bonus: 'R+1',
      zone: 2,
      chart: chart('SO 1 GB 7 LD 12 FB 13 BB 18 1B 19 2B 21 HR 24'),
      roles: { SP: 6 },
      defense: 1,
      clutch: 1,
      ...pitching,
    },
  }
}

/** Solomon Achterra, who bats and pitches. */
export const TWO_WAY: PlayerPrint = {
  ...aBatter(
    { card: 'BEE-33', name: 'Solomon Achterra', salary: 590, icons: ['AS', 'SC'] },
    { on_base: 11, bonus: 'R+2', clutch: 2, br: 16, st: 17, positions: { DH: null, '1B': 0 } },
  ),
  pitching: aPitcher({}, { command: 4, roles: { SP: 6 } }).pitching,
}

export function aStrategy(over: Partial<TextPrint> = {}): TextPrint {
  return {
    id: 'all-of-the-barrel',
    kind: 'strategy',
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

/** A card for each colour, rarity and special there is. */
export const STRATEGIES: readonly TextPrint[] = [
  aStrategy(),
  aStrategy({
    id: 'past-the-glove',
    title: 'Past the Glove',
    text: 'After a GB on the pitcher’s chart: the infield checks against 20. If it fails, the Result is 1B.',
    windows: ['w10'],
    when: ['result GB', 'on-pitcher-chart'],
  }),
  aStrategy({
    id: 'ice-water',
    title: 'Ice Water',
    text: 'In a Clutch Moment: add your pitcher’s Clutch to the Pitch.',
    colour: 'defense',
    rarity: 'uncommon',
    clutch_moment: true,
    windows: ['w5'],
  }),
  aStrategy({
    id: 'in-a-groove',
    title: 'In a Groove',
    text: 'After your pitcher’s 1-2-3 inning: leave this on the card, +1 to the Pitch. Goes when a run is charged to that pitcher.',
    colour: 'defense',
    rarity: 'rare',
    special: 'momentum',
    windows: ['w14'],
    when: ['one-two-three'],
  }),
  aStrategy({
    id: 'nobody-on',
    title: 'Nobody On, Nobody Worried',
    text: 'Before the pitch with the bases empty: the batter has −2 On-Base.',
    colour: 'defense',
    windows: ['w3'],
    when: ['bases-empty'],
  }),
  aStrategy({
    id: 'track-meet',
    title: 'Track Meet',
    text: 'After two or more runs in this half-inning: your runners have +2 Baserunning and Stealing until it ends.',
    rarity: 'rare',
    special: 'burst',
    windows: ['w13'],
    when: ['runs-in-half 2'],
  }),
  aStrategy({
    id: 'not-today',
    title: 'Not Today',
    text: 'Discard 1. Right after the other manager plays a Strategy card: it has no effect.',
    colour: 'neutral',
    rarity: 'uncommon',
    special: 'impulse',
    cost: 1,
    windows: ['wr'],
    when: ['card-played'],
  }),
  aStrategy({
    id: 'star-turn',
    title: 'Star Turn',
    text: 'When a player with AS takes part: add 1 to, or take 1 from, one number of this step.',
    colour: 'neutral',
    rarity: 'uncommon',
    windows: ['w2', 'w3', 'w4', 'w5', 'w8', 'w9', 'w11'],
    when: ['icon-involved AS'],
  }),
]
