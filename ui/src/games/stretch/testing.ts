/** Positions for tests, written by hand. */
import type { Choice, Event, PlayerCard, SeasonView, SideView, StretchEvent, StretchView, TeamCard } from '../../lib/protocol'

export function player(id: string, over: Partial<PlayerCard> = {}): PlayerCard {
  return {
    id,
    target: `card-${id}`,
    tier: 1,
    name: `Name ${id}`,
    kind: 'batter',
    resources: { key: 'stretch-resource-dice', args: { dice: 2 } },
    dice: 2,
    special: null,
    rerolls: 0,
    nudges: 0,
    lines: [
      {
        target: 'line-1',
        condition: 'SUM>=9',
        words: { key: 'stretch-condition-sum-at-least', args: { value: 9 } },
        outcome: '2B',
        met: false,
      },
    ],
    stamina: 0,
    exhaustion: 0,
    ability: null,
    ability_words: null,
    back: null,
    role: 'bench',
    rating: 0,
    totals: {},
    ...over,
  }
}

export function pitcher(id: string, over: Partial<PlayerCard> = {}): PlayerCard {
  return player(id, {
    kind: 'pitcher',
    resources: null,
    lines: [],
    dice: 0,
    stamina: 2,
    ability: 'nudge',
    ability_words: { key: 'stretch-ability-nudge' },
    role: 'mound',
    ...over,
  })
}

export function team(id: string, over: Partial<TeamCard> = {}): TeamCard {
  return {
    id,
    target: `card-${id}`,
    tier: 2,
    name: `Team ${id}`,
    abbreviation: 'TTT',
    back: 'B',
    roll: 3,
    minimum: 2,
    runs: 'highest - 3',
    words: { key: 'stretch-score-highest' },
    ...over,
  }
}

export const BATTERS = Array.from({ length: 11 }, (_, i) => player(`B${i + 1}`, { rating: i / 10 }))

export function side(over: Partial<SideView> = {}): SideView {
  return {
    seat: 0,
    target: 'seat-1',
    roster: [...BATTERS, pitcher('P1')],
    lineup: BATTERS.slice(0, 9).map(({ id }) => id),
    usual: [],
    best: [],
    disc: 0,
    pitcher: 'P1',
    ready: true,
    hand: null,
    hand_size: 0,
    picked: null,
    has_picked: false,
    runs: 0,
    ...over,
  }
}

export function season(over: Partial<SeasonView> = {}): SeasonView {
  return {
    game: 1,
    stars: 0,
    earned: 0,
    wins: 0,
    losses: 0,
    tops: [null, null],
    supplies: [8, 14],
    offered: [],
    schedule: [],
    opponent: team('T2-05'),
    series: null,
    games: [],
    veteran: 0,
    rests: 0,
    difficulty: 'hall-of-famer',
    coach: 'none',
    result: 'open',
    ...over,
  }
}

export function position(over: Partial<StretchView> = {}): StretchView {
  return {
    game: 'stretch',
    phase: 'plate',
    stage: 'first-half',
    duel: false,
    turns: 1,
    you: 0,
    actor: 0,
    selecting: 0,
    sides: [side()],
    field: {
      bases: [null, null, null],
      outs: 0,
      inning: 7,
      half: 'bottom',
      at_bat: 0,
      batter: 'B1',
      home: 0,
      runs: [0, 0],
      hits: [0, 0],
      line: [[0], [null]],
      first_inning: 7,
      half_runs: 0,
      head_start: 0,
    },
    pool: { dice: 2, rerolls: 0, nudges: 0, gained: [2, 0, 0], no_rerolls: false, no_nudges: false },
    roll: null,
    season: season(),
    supply_dice: 10,
    winner: null,
    ...over,
  }
}

/** Dice on the table. */
export function lying(faces: readonly number[], over: Partial<NonNullable<StretchView['roll']>> = {}): StretchView['roll'] {
  return {
    purpose: 'at-bat',
    dice: faces.map((face, i) => ({ face, target: `die-${i + 1}` })),
    to_roll: 0,
    runs: null,
    steals: null,
    ...over,
  }
}

export function choice(action: string, targets: readonly string[] = [], over: Partial<Choice> = {}): Choice {
  return { action, verb: action.split(' ')[0]!, targets: [...targets], words: { key: 'stretch-thing', args: { name: action } }, ...over }
}

export function event(what: string, facts: Event['facts'] = {}, who = 0, ply = 11): StretchEvent {
  return { ply, what, who, facts, words: { key: what } } as StretchEvent
}
