/** Positions for tests, written by hand. */
import type { AttemptView, Choice, ClixEvent, ClixView, Event, FigureView, TeamView } from '../../lib/protocol'

const STEPS = 10

export function figure(target: string, over: Partial<FigureView> = {}): FigureView {
  const place = Number(target.split('.')[1])
  return {
    target,
    place,
    number: place,
    name: `First Name${target.slice(7)}`,
    club: 'Test Club',
    printed: 'SS',
    hand: 'R',
    pitcher: false,
    speed: 12,
    defense: 5,
    endurance: null,
    points: 50,
    spray: [1, 2, 2, 3, 4, 5],
    marker: 'R2',
    step: 'R3',
    results: ['HR', '1B', 'K', 'GB', 'FB', 'W', '2B'],
    intangible: null,
    dial: Array.from({ length: STEPS }, () => 'HR 1B K GB FB W 2B'),
    intangibles: Array.from({ length: STEPS }, () => ''),
    position: null,
    slot: null,
    gone: false,
    pinch: false,
    innings: 0,
    allowed: 0,
    ...over,
  }
}

const POSITIONS = ['P', 'C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF']
const ZONES = [0, 0, 6, 4, 1, 3, 2, 4, 5]

export const player = (manager: number, number: number) => `player-${manager}.${number}`

export function team(seat: number, over: Partial<TeamView> = {}): TeamView {
  const players = POSITIONS.map((position, i) =>
    figure(player(seat + 1, i + 1), {
      position,
      slot: i + 1,
      printed: position,
      ...(position === 'P' && { pitcher: true, defense: null, endurance: 6, printed: 'SP' }),
    }),
  )
  return {
    seat,
    target: `seat-${seat + 1}`,
    home: seat === 0,
    players,
    lineup: players.map(({ target }) => target),
    up: 1,
    runs: 0,
    hits: 0,
    errors: 0,
    line: [0],
    ...over,
  }
}

/** Top of the first: seat 1 bats, seat 0 is home and in the field. */
export function position(over: Partial<ClixView> = {}): ClixView {
  const teams = [team(0), team(1)]
  return {
    phase: 'field',
    level: 'playoffs',
    turns: 1,
    you: 0,
    actor: 0,
    home: 0,
    home_faces: [5, 2],
    dh: false,
    at_bat: 1,
    inning: 1,
    half: 'top',
    outs: 0,
    teams,
    bases: [null, null, null],
    batter: player(2, 2),
    pitcher: player(1, 1),
    bats: ['HR', '1B', 'K', 'GB', 'FB', 'W', '2B'],
    fielders: POSITIONS.map((sign, i) => ({
      position: sign,
      player: player(1, i + 1),
      zone: ZONES[i]!,
      out_of_position: false,
      shifted: false,
    })),
    fences: ['yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow'],
    arranging: null,
    arranged: 0,
    batter_columns: ['VP', 'CT', 'HP', 'HT', 'HF', 'VS', 'CS'],
    pitcher_columns: ['VT', 'CP', 'VF', 'CF', 'AP', 'AT', 'AS'],
    pairings: [],
    chosen: [null, null],
    has_chosen: [false, false],
    bunting: false,
    shut_down: false,
    dice: [],
    rolling: null,
    die: null,
    result: null,
    ball: null,
    control: null,
    going: [],
    forced: [],
    fielding: null,
    extra: null,
    attempt: null,
    picks: [],
    pick_gains: false,
    removing: null,
    winner: null,
    news: 7,
    ...over,
  }
}

export function attempt(over: Partial<AttemptView> = {}): AttemptView {
  return {
    what: 'steal',
    player: player(1, 2),
    strength: 7,
    need: 13,
    faces: [],
    total: null,
    made: null,
    doubles: 0,
    base: '2',
    against: player(2, 5),
    strength_parts: [
      { name: 'defense', amount: 5 },
      { name: 'cannon', amount: 1 },
      { name: 'holding', amount: 1 },
    ],
    need_parts: [
      { name: 'speed', amount: 12 },
      { name: 'demon', amount: 1 },
    ],
    ...over,
  }
}

export function choice(action: string, verb: string, targets: readonly string[] = [], over: Partial<Choice> = {}): Choice {
  return { action, verb, targets: [...targets], words: { key: 'clix-thing', args: { name: action } }, ...over }
}

export function event(what: string, facts: Event['facts'] = {}, who = 0, ply = 11): ClixEvent {
  return { ply, what, who, facts, words: { key: 'clix-thing', args: { name: what } } } as ClixEvent
}
