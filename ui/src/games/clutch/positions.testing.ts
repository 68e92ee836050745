/** Positions for tests, written by hand. */
import type { Choice, ClutchEvent, ClutchView, Event } from '../../lib/protocol'
import type { Card, Player, Tally, Team } from './naming'
import { POSITIONS } from './printed'
import { aBatter, aPitcher } from './testing'

export function batter(seat: number, place: number, over: Partial<Player> = {}): Player {
  const inGame = place <= 9
  return {
    ...aBatter(),
    target: `player-${seat + 1}.${place}`,
    place,
    name: `Batter ${seat + 1}.${place}`,
    pitching: null,
    section: inGame ? 'lineup' : 'bench',
    position: inGame ? POSITIONS[place - 1]! : null,
    on_mound: false,
    slot: inGame ? place : null,
    gone: false,
    ...over,
  }
}

export function pitcher(
  seat: number,
  place: number,
  over: Partial<Player> = {},
  pitching: Partial<NonNullable<Player['pitching']>> = {},
): Player {
  const print = aPitcher()
  const now = place === 13
  return {
    ...print,
    target: `player-${seat + 1}.${place}`,
    place,
    name: `Pitcher ${seat + 1}.${place}`,
    section: 'rotation',
    pitching: {
      ...print.pitching!,
      role: now ? 'SP' : null,
      limit: 6,
      outs: 0,
      runs: 0,
      earned: 0,
      walks: 0,
      faced: 0,
      tired: false,
      owed: 0,
      ...pitching,
    },
    position: now ? 'P' : null,
    on_mound: now,
    slot: null,
    gone: false,
    ...over,
  }
}

export function team(seat: number, over: Partial<Team> = {}): Team {
  const nine = Array.from({ length: 9 }, (_, i) => batter(seat, i + 1))
  return {
    seat,
    target: `seat-${seat + 1}`,
    home: seat === 1,
    club: seat ? 'sledders' : 'beekeepers',
    club_name: seat ? 'Winterbourne Sledders' : 'Larkspur Beekeepers',
    wins: 0,
    players: [...nine, batter(seat, 10), batter(seat, 11), pitcher(seat, 13), pitcher(seat, 14)],
    lineup: nine.map(({ target }) => target),
    field: Object.fromEntries(nine.map(({ target }, i) => [POSITIONS[i]!, target])),
    up: 1,
    battery: 9,
    infield: 8,
    outfield: 3,
    runs: 0,
    hits: 0,
    errors: 0,
    line: [0],
    coaches: [],
    stadium: null,
    hand: [],
    deck: 0,
    pile: [],
    ...over,
  }
}

export function card(at: number, id: string, over: Partial<Card> = {}): Card {
  return {
    id,
    target: `card-${at}`,
    title: { key: 'clutch-name', args: { name: id } },
    text: { key: 'clutch-name', args: { name: `text of ${id}` } },
    kind: 'strategy',
    colour: 'offense',
    rarity: 'common',
    special: 'none',
    clutch_moment: false,
    cost: 0,
    windows: ['w9'],
    when: [],
    reason: '',
    ...over,
  }
}

export function tally(addends: readonly [name: string, amount: number][], over: Partial<Tally> = {}): Tally {
  return { sides: 0, face: 0, addends: addends.map(([name, amount]) => ({ name, amount, card: null, seat: null })), total: null, ...over }
}

/** The first batter of the first manager is up; nothing has been thrown. */
export function position(over: Partial<ClutchView> = {}): ClutchView {
  return {
    phase: 'run',
    you: 0,
    actor: 0,
    game: 1,
    games: 1,
    home: 1,
    at_bat: 0,
    inning: 1,
    half: 'top',
    outs: 0,
    turns: 1,
    teams: [team(0), team(1)],
    bases: [null, null, null],
    batter: 'player-1.1',
    pitcher: 'player-2.13',
    pinch: false,
    infield_in: false,
    bunting: false,
    bunts: 0,
    window: null,
    clutch_moment: false,
    pitch_face: 0,
    pitch: null,
    on_base: null,
    mistake: false,
    advantage: null,
    sides: 20,
    rolling: null,
    natural: 0,
    swing_face: 0,
    swing: null,
    result: null,
    throw: null,
    going: [],
    chain: [],
    active: [],
    weather: null,
    weather_text: null,
    weather_now: false,
    spell: null,
    out_of_position: -3,
    spells: {},
    arranging: null,
    arranged: null,
    cards: false,
    home_faces: [3, 12],
    compared: false,
    pitch_sum: tally([['command', 5]], { sides: 20 }),
    on_base_sum: tally(
      [
        ['on-base', 14],
        ['hand', 1],
      ],
      { total: 15 },
    ),
    swing_sum: tally([], { sides: 20 }),
    contest: null,
    results: [],
    ...over,
  }
}

export function choice(action: string, targets: readonly string[] = [], over: Partial<Choice> = {}): Choice {
  return { action, verb: action.split(' ')[0]!, targets: [...targets], words: { key: 'clutch-name', args: { name: action } }, ...over }
}

/** What a throw may come to. */
export const odds = (safe: number): Choice['odds'] => [
  { words: { key: 'clutch-odds-out' }, share: 1 - safe },
  { words: { key: 'clutch-odds-safe' }, share: safe },
]

export function event(what: string, facts: Event['facts'] = {}, who = 0, over: Partial<Event> = {}): ClutchEvent {
  return { ply: 11, what, who, facts, words: { key: what }, ...over } as ClutchEvent
}
