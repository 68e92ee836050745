/** What is shown between two positions: each event changes the picture as the log tells it. */
import { HOME } from '../../lib/objects/diamond'
import type { AttemptView, ClixView, Event, FigureView, TeamView } from '../../lib/protocol'
import type { Scene } from '../../lib/stage.svelte'
import { runOf, staged, type Pace } from '../../lib/staging'

/** What lies on the table only while something is being told. */
export interface Staged {
  /** A die rolled besides those of the at-bat. */
  extra: { die: string; shows: string; roll: string } | null
  /** The two dice of an attempt. */
  faces: readonly number[]
  verdict: { made: boolean; total: number; doubles: number } | null
}
export type ShownView = ClixView & { staged?: Staged }

export const NOTHING_STAGED: Staged = { extra: null, faces: [], verdict: null }

/** How long each kind of event stays on stage at normal speed; motion itself is shorter. */
const LASTS: Record<string, number> = {
  'home-roll': 1000,
  home: 500,
  half: 800,
  up: 450,
  'came-in': 700,
  swapped: 500,
  shifted: 250,
  covered: 500,
  'shut-down': 600,
  walked: 600,
  chose: 150,
  bunts: 500,
  steals: 400,
  rolled: 1200,
  read: 1100,
  control: 1100,
  took: 800,
  intimidated: 700,
  ball: 450,
  nudged: 600,
  flamed: 800,
  fields: 450,
  gap: 600,
  tries: 700,
  attempted: 1500,
  'out-at': 300,
  out: 650,
  run: 450,
  gained: 520,
  lost: 520,
  passed: 500,
  tired: 500,
  'three-balls': 800,
  finished: 550,
  won: 900,
}
const PACE: Pace = { lasts: ({ what }) => LASTS[what] ?? 0, together: new Set(['ran', 'run', 'gained', 'lost', 'rolled']) }

/** A scene for each event, runners all at once and dice of one throw together; the last is the position as it is. */
export function scenes(before: ClixView | null, events: Event[], after: ClixView): Scene<ClixView>[] {
  const lastTry = events.findLast(({ what }) => what === 'tries')
  return staged<ClixView, ShownView>(before, events, after, PACE, (view, event) =>
    happen(view, event, event === lastTry ? after.attempt : null),
  )
}

// --- The picture after an event ---

/** Dice of the at-bat, as against those rolled for something else. */
const AT_BAT: ReadonlySet<string> = new Set(['pitch', 'swing', 'zone'])

export function happen(view: ShownView, event: Event, known: AttemptView | null = null): ShownView {
  const { what, who, facts } = event
  const card = String(facts.card ?? facts.runner ?? '')
  switch (what) {
    case 'home-roll':
      return { ...view, home_faces: view.home_faces.map((face, seat) => (seat === who ? Number(facts.face) : face)) }
    case 'half':
      return { ...cleared(view), inning: Number(facts.inning), half: facts.half === 'bottom' ? 'bottom' : 'top', outs: 0, bases: [null, null, null], at_bat: who }
    case 'up':
      return { ...cleared(view), batter: card, pitcher: String(facts.pitcher), outs: Number(facts.outs) }
    case 'shifted':
      return { ...view, fielders: view.fielders.map((one) => (one.position === facts.position ? { ...one, zone: Number(facts.zone) } : one)) }
    case 'chose':
      return { ...view, has_chosen: view.has_chosen.map((had, seat) => had || seat === who) }
    case 'rolled':
      return rolled(view, event)
    case 'read':
    case 'took':
      return { ...view, result: String(facts.result) }
    case 'control':
      return { ...view, control: card }
    case 'ball':
    case 'nudged':
      return { ...view, ball: Number(facts.zone) }
    case 'fields':
      return { ...view, fielding: card, fielders: fetched(view, card) }
    case 'tries':
      return { ...view, attempt: known ?? attemptOf(event), staged: NOTHING_STAGED }
    case 'attempted':
      return {
        ...view,
        staged: {
          ...(view.staged ?? NOTHING_STAGED),
          verdict: { made: facts.made === 1, total: Number(facts.total), doubles: Number(facts.doubles) },
        },
      }
    case 'gained':
    case 'lost':
      return withFigure(view, card, (figure) => turned(figure, String(facts.step)))
    case 'ran': {
      const { from, to } = runOf(event)
      return { ...view, bases: view.bases.map((on, base) => (base === to && to !== HOME ? card : base === from ? null : on)) }
    }
    case 'out':
      return { ...view, outs: Number(facts.outs), bases: view.bases.map((on) => (on === card ? null : on)) }
    case 'run':
      return { ...view, teams: view.teams.map((team) => (team.seat === who ? scored(team, view.inning) : team)) }
    default:
      return view
  }
}

function cleared(view: ShownView): ShownView {
  return {
    ...view,
    dice: [],
    chosen: [null, null],
    has_chosen: [false, false],
    result: null,
    ball: null,
    control: null,
    attempt: null,
    fielding: null,
    going: [],
    forced: [],
    staged: NOTHING_STAGED,
  }
}

function rolled(view: ShownView, { facts }: Event): ShownView {
  const [die, shows, roll] = [String(facts.die), String(facts.shows), String(facts.roll)]
  const staged = view.staged ?? NOTHING_STAGED
  if (roll === 'attempt') {
    const faces = staged.faces.length < 2 ? staged.faces : []
    return { ...view, staged: { ...staged, faces: [...faces, Number(facts.face)], verdict: null } }
  }
  if (!AT_BAT.has(roll)) return { ...view, staged: { ...staged, extra: { die, shows, roll } } }
  const dice = [...view.dice.filter((other) => other.die !== die), { die: die as ClixView['dice'][number]['die'], face: shows }]
  return { ...view, dice, attempt: null, staged: NOTHING_STAGED }
}

/** An attempt of which only the sums are known. */
function attemptOf({ facts }: Event): AttemptView {
  const what = String(facts.attempt) as AttemptView['what']
  const fielding = what === 'field' || what === 'bunt' || what === 'cover'
  return {
    what,
    player: String(facts.card),
    strength: Number(facts.strength),
    need: Number(facts.need),
    first: null,
    base: null,
    against: null,
    strength_parts: [{ name: 'defense', amount: Number(facts.strength) }],
    need_parts: [{ name: fielding ? 'fielding' : 'speed', amount: Number(facts.need) }],
  }
}

/** Whoever goes for the ball stands in its zone. */
function fetched(view: ShownView, card: string): ClixView['fielders'] {
  const zone = view.ball
  if (zone === null) return view.fielders
  return view.fielders.map((one) => (one.player === card && one.zone > 0 ? { ...one, zone } : one))
}

function withFigure(view: ShownView, target: string, change: (figure: FigureView) => FigureView): ShownView {
  const players = (team: TeamView) => team.players.map((figure) => (figure.target === target ? change(figure) : figure))
  return { ...view, teams: view.teams.map((team) => ({ ...team, players: players(team) })) }
}

const turned = (figure: FigureView, step: string): FigureView => ({ ...figure, step })

function scored(team: TeamView, inning: number): TeamView {
  const line = Array.from({ length: Math.max(team.line.length, inning) }, (_, i) => team.line[i] ?? null)
  return { ...team, runs: team.runs + 1, line: line.map((had, i) => (i === inning - 1 ? (had ?? 0) + 1 : had)) }
}
