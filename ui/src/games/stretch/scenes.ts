/** What is shown between two positions: each event changes the picture as the log tells it. */
import { baseNamed, HOME } from '../../lib/objects/diamond'
import type { Event, FieldView, PoolView, RollView, SideView, StretchView } from '../../lib/protocol'
import type { Scene } from '../../lib/stage.svelte'
import { runOf, staged, type Pace } from '../../lib/staging'

/** How long each kind of event stays on stage at normal speed; motion itself is shorter. */
const LASTS: Record<string, number> = {
  signed: 500,
  scheduled: 300,
  traded: 500,
  faced: 700,
  'head-start': 900,
  bats: 60,
  'lineup-die': 1300,
  disc: 500,
  pitches: 300,
  relieved: 600,
  half: 800,
  turn: 350,
  substituted: 600,
  gathered: 350,
  swung: 250,
  steals: 300,
  'runs-on': 300,
  rolled: 1150,
  rerolled: 250,
  nudged: 600,
  used: 700,
  hit: 900,
  missed: 650,
  stole: 600,
  caught: 600,
  'took-extra': 600,
  'held-up': 600,
  run: 500,
  out: 750,
  'half-over': 600,
  'team-scored': 1200,
  'walk-off': 1200,
  'won-game': 1200,
  'lost-game': 1200,
  stars: 500,
  stage: 600,
}
const PACE: Pace = { lasts: ({ what }) => LASTS[what] ?? 0, together: new Set(['ran', 'run']) }

/** A scene for each event, runners all at once; the last is the position as it is. */
export function scenes(before: StretchView | null, events: Event[], after: StretchView): Scene<StretchView>[] {
  return staged(before, events, after, PACE, happen)
}

export function facesIn(dice: unknown): number[] {
  return String(dice ?? '')
    .split(',')
    .map(Number)
    .filter((face) => face > 0)
}

// --- The picture after an event ---

export function happen(view: StretchView, event: Event): StretchView {
  const { what, who, facts } = event
  const card = String(facts.card ?? facts.runner ?? '')
  switch (what) {
    case 'faced':
      return faced(view, card, facts.home === 1)
    case 'bats':
      return withSide(view, who, (side) => ({ lineup: put(side.lineup, Number(facts.position) - 1, card) }))
    case 'disc':
      return withSide(view, who, () => ({ disc: Number(facts.position) - 1 }))
    case 'pitches':
      return withSide(view, who, () => ({ pitcher: card }))
    case 'relieved':
      return withSide(view, who, () => ({ pitcher: String(facts.in) }))
    case 'half':
      return halfBegins(view, event)
    case 'turn':
      return withSide(
        { ...view, roll: null, field: { ...view.field, batter: card, outs: Number(facts.outs) }, pool: { ...view.pool, gained: [0, 0, 0] } },
        who,
        () => ({ disc: Number(facts.position) - 1 }),
      )
    case 'substituted': {
      const sent = String(facts.in)
      const at = Number(facts.position) - 1
      const next = withSide(view, who, (side) => ({ lineup: put(side.lineup, at, sent) }))
      return { ...next, field: { ...next.field, batter: sent } }
    }
    case 'gathered': {
      const gained: PoolView['gained'] = [Number(facts.dice), Number(facts.rerolls), Number(facts.nudges)]
      return { ...view, pool: brought(view.pool, gained) }
    }
    case 'swung':
    case 'steals':
    case 'runs-on':
      return cast(view, what, Number(facts.dice))
    case 'rolled':
      return { ...view, roll: rolled(view.roll, String(facts.purpose), facesIn(facts.dice)) }
    case 'rerolled':
      return { ...view, pool: { ...view.pool, rerolls: Math.max(0, view.pool.rerolls - 1) } }
    case 'nudged':
      return {
        ...view,
        roll: turned(view.roll, Number(facts.from), Number(facts.to)),
        pool: { ...view.pool, nudges: Math.max(0, view.pool.nudges - 1) },
      }
    case 'used':
      return used(view, event)
    case 'ran':
    case 'run':
    case 'out':
      return { ...view, field: onField(view, event) }
    case 'half-over':
      return { ...view, roll: null, pool: { ...view.pool, dice: 0, rerolls: 0, nudges: 0, gained: [0, 0, 0] } }
    case 'team-scored':
      return { ...view, field: scored(view.field, 1, Number(facts.runs)) }
    default:
      return view
  }
}

function put<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((old, i) => (i === at ? value : old))
}

function withSide(view: StretchView, seat: number, change: (side: SideView) => Partial<SideView>): StretchView {
  return { ...view, sides: view.sides.map((side) => (side.seat === seat ? { ...side, ...change(side) } : side)) }
}

function faced(view: StretchView, card: string, home: boolean): StretchView {
  const season = view.season
  if (!season) return view
  const teams = [...season.schedule, ...(season.series ?? []).flatMap((series) => series.teams)]
  const opponent = teams.find((team) => team.id === card) ?? season.opponent
  const field: FieldView = {
    ...view.field,
    home: home ? 0 : 1,
    inning: view.field.first_inning,
    half: 'bottom',
    runs: [0, 0],
    line: [[], []],
    outs: 0,
    bases: [null, null, null],
    batter: null,
    head_start: 0,
  }
  const sides = view.sides.map((side) => ({ ...side, lineup: side.lineup.map(() => null), disc: null, pitcher: null }))
  return { ...view, roll: null, field, sides, season: { ...season, opponent, schedule: season.schedule.filter(({ id }) => id !== card) } }
}

function halfBegins(view: StretchView, { who, facts }: Event): StretchView {
  const inning = Number(facts.inning)
  const at = inning - view.field.first_inning
  const seat = who === 1 ? 1 : 0
  const line = view.field.line.map((runs, owner) => (owner === seat ? begunAt(runs, at) : runs)) as FieldView['line']
  return {
    ...view,
    roll: null,
    field: {
      ...view.field,
      line,
      inning,
      half: facts.half === 'top' ? 'top' : 'bottom',
      outs: 0,
      bases: [null, null, null],
      batter: null,
      half_runs: 0,
      at_bat: !view.duel && who === 1 ? null : who,
    },
  }
}

function begunAt(runs: readonly (number | null)[], at: number): (number | null)[] {
  return Array.from({ length: Math.max(runs.length, at + 1) }, (_, i) => runs[i] ?? (i === at ? 0 : null))
}

function brought(pool: PoolView, gained: PoolView['gained']): PoolView {
  const [dice, rerolls, nudges] = gained
  return { ...pool, dice: pool.dice + dice, rerolls: pool.rerolls + rerolls, nudges: pool.nudges + nudges, gained }
}

function cast(view: StretchView, what: string, dice: number): StretchView {
  const purpose = what === 'swung' ? 'at-bat' : what === 'steals' ? 'steal' : 'extra'
  const pool = { ...view.pool, dice: Math.max(0, view.pool.dice - dice) }
  return { ...view, pool, roll: dice ? { purpose, dice: [], to_roll: dice, runs: null, steals: null } : null }
}

function rolled(roll: RollView | null, purpose: string, faces: readonly number[]): RollView {
  const dice = faces.map((face, i) => ({ face, target: `die-${i + 1}` }))
  return { ...(roll ?? { steals: null }), purpose: purpose as RollView['purpose'], dice, to_roll: 0, runs: null }
}

/** A die is turned from one face to another; to 0, taken away. */
function turned(roll: RollView | null, from: number, to: number): RollView | null {
  if (!roll) return roll
  const faces = roll.dice.map(({ face }) => face)
  const at = faces.indexOf(from)
  if (at < 0) return roll
  const next = [...faces.slice(0, at), ...faces.slice(at + 1), ...(to ? [to] : [])].sort((a, b) => a - b)
  return rolled(roll, roll.purpose, next)
}

function used(view: StretchView, { facts }: Event): StretchView {
  const tire = (side: SideView): SideView => ({
    ...side,
    roster: side.roster.map((card) => (card.id === facts.card ? { ...card, exhaustion: card.exhaustion + 1 } : card)),
  })
  const again = String(facts.ability).startsWith('reroll')
  const roll = again ? view.roll : turned(view.roll, Number(facts.from), Number(facts.to))
  return { ...view, roll, sides: view.sides.map(tire) }
}

function onField({ field, sides }: StretchView, event: Event): FieldView {
  const { what, who, facts } = event
  if (what === 'ran') {
    const { from, to } = runOf(event)
    const card = String(facts.runner)
    const bases = field.bases.map((on, base) => (base === to && to !== HOME ? card : base === from ? null : on))
    return { ...field, bases }
  }
  if (what === 'out') {
    const base = baseNamed(facts.base)
    return { ...field, outs: Number(facts.outs), bases: field.bases.map((on, at) => (at === base ? null : on)) }
  }
  return scored(field, sides.length > 1 ? who : 0, 1)
}

function scored(field: FieldView, seat: number, runs: number): FieldView {
  const at = field.inning - field.first_inning
  const line = field.line.map((list, owner) =>
    owner === seat ? begunAt(list, at).map((had, i) => (i === at ? (had ?? 0) + runs : had)) : list,
  ) as FieldView['line']
  return { ...field, line, runs: field.runs.map((had, owner) => (owner === seat ? had + runs : had)) as FieldView['runs'] }
}
