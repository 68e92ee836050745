/** What is shown between two positions: each event changes the picture as the log tells it. */
import { HOME } from '../../lib/objects/diamond'
import type { ClutchView, Event, Message } from '../../lib/protocol'
import type { Scene } from '../../lib/stage.svelte'
import { runOf, staged, type Pace } from '../../lib/staging'
import type { Card, Contest, Tally, Team } from './naming'

/** How a throw, a check or a bunt came out. */
export interface Verdict {
  good: boolean
  kind: Contest['kind']
  total: number
}
/** What is on the table only while something is told. */
export interface Staged {
  /** A die thrown for something that has no sum: for home, for a starter, for the weather. */
  die: { roll: string; sides: number; face: number; seat: number } | null
  verdict: Verdict | null
  /** The card that speaks now. */
  card: Message | null
}
export type ShownView = ClutchView & { staged?: Staged }
export const NOTHING_STAGED: Staged = { die: null, verdict: null, card: null }

/** How long each kind of event stays on stage at normal speed; motion itself is shorter. */
const LASTS: Record<string, number> = {
  home: 900,
  starts: 500,
  weather: 1200,
  half: 900,
  up: 450,
  relieved: 800,
  'came-in': 700,
  shifted: 350,
  exchanged: 350,
  'infield-in': 600,
  steals: 500,
  bunts: 500,
  'bunt-failed': 700,
  rolled: 950,
  pitched: 1000,
  swung: 1100,
  changed: 1000,
  sent: 300,
  throws: 700,
  threw: 1300,
  'no-throw': 500,
  finished: 800,
  tired: 600,
  played: 1100,
  coach: 1100,
  negated: 900,
  discarded: 450,
  returned: 450,
  left: 500,
  gone: 500,
  check: 1300,
  stadium: 1100,
  advantage: 900,
  mistake: 900,
  die: 700,
  innings: 700,
  quality: 700,
  tuned: 700,
  recycled: 500,
  drew: 250,
  mulligan: 500,
  run: 450,
  out: 650,
  game: 1400,
  won: 1200,
  forfeit: 1200,
  automatic: 600,
  'sent-off': 900,
}
/** What somebody else has played takes a moment to read; one's own card one has read before. */
const READING = 2400
const READ: ReadonlySet<string> = new Set(['played', 'coach'])
const TOGETHER: ReadonlySet<string> = new Set(['ran', 'run', 'drew', 'bats', 'assigned', 'sent', 'steals'])

const paceFor = (you: number | null): Pace => ({
  lasts: ({ what, who }) => (READ.has(what) && who !== you ? READING : (LASTS[what] ?? 0)),
  together: TOGETHER,
})

/** A scene for each event, runners all at once; the last is the position as it is. */
export function scenes(before: ClutchView | null, events: Event[], after: ClutchView): Scene<ClutchView>[] {
  return staged<ClutchView, ShownView>(before, events, after, paceFor(after.you), (view, event) => happen(view, event, after))
}

// --- The picture after an event ---

/** Changes of who plays and where: the teams are as they will be. */
const PERSONNEL: ReadonlySet<string> = new Set(['relieved', 'came-in', 'shifted', 'exchanged', 'innings', 'quality', 'starts'])
/** What takes a card out of a hand. */
const LEAVES_HAND: ReadonlySet<string> = new Set(['discarded', 'under'])

export function happen(view: ShownView, event: Event, after: ClutchView): ShownView {
  const { what, who, facts } = event
  const card = String(facts.card ?? facts.runner ?? '')
  if (PERSONNEL.has(what)) return { ...view, teams: peopleOf(view, after), batter: after.batter, pitcher: after.pitcher }
  if (what === 'played' || what === 'coach') {
    const shown = cardNamed(view, after, String(facts.text))
    return said({ ...withoutCard(view, who, facts.text), chain: shown ? [...view.chain, shown] : view.chain }, event)
  }
  if (LEAVES_HAND.has(what)) return withoutCard(view, who, facts.text)
  switch (what) {
    case 'rolled':
      return rolled(view, event)
    case 'home':
      return { ...view, home: who, teams: view.teams.map((team) => ({ ...team, home: team.seat === who })) }
    case 'half':
      return {
        ...cleared(view),
        phase: 'draw',
        teams: view.teams.map((team) => (team.seat === who ? begun(team, Number(facts.inning)) : team)),
        inning: Number(facts.inning),
        half: facts.half === 'bottom' ? 'bottom' : 'top',
        outs: 0,
        bases: [null, null, null],
        at_bat: who,
        batter: null,
      }
    case 'up':
      return { ...cleared(view), batter: card, pitcher: String(facts.pitcher), outs: Number(facts.outs), pitch_sum: null, on_base_sum: null }
    case 'automatic':
      return { ...view, bases: [view.bases[0] ?? null, card, view.bases[2] ?? null] }
    case 'infield-in':
      return { ...view, infield_in: true }
    case 'bunts':
      return { ...view, bunting: true }
    case 'steals':
    case 'sent':
      return { ...view, going: [...view.going, card] }
    case 'pitched':
      return pitched(view, event, after)
    case 'advantage':
      return { ...view, advantage: facts.batter === 1 ? 'batter' : 'pitcher' }
    case 'mistake':
      return { ...view, mistake: facts.mistake === 1 }
    case 'swung':
      return swung(view, event, after)
    case 'changed':
      return { ...view, result: String(facts.result), results: [...view.results, changedTo(view, String(facts.result))] }
    case 'throws':
      return { ...view, contest: thrown(event, after), staged: NOTHING_STAGED }
    case 'threw':
      return judged(view, 'throw', facts.out === 1, Number(facts.total))
    case 'check':
      return judged(view, 'check', facts.made === 1, Number(facts.total))
    case 'bunt-failed':
      return { ...judged(view, 'bunt', false, view.contest?.made.face ?? 0), bunts: Number(facts.count) }
    case 'stadium':
      return said(view, event)
    case 'negated':
      return { ...view, chain: view.chain.filter(({ id }) => id !== facts.text) }
    case 'ran': {
      const { from, to } = runOf(event)
      const bases = view.bases.map((on, base) => (base === to && to !== HOME ? card : base === from ? null : on))
      return { ...view, bases, going: view.going.filter((each) => each !== card) }
    }
    case 'out':
      return {
        ...view,
        outs: Number(facts.outs),
        bases: view.bases.map((on) => (on === card ? null : on)),
        going: view.going.filter((each) => each !== card),
      }
    case 'run':
      return { ...view, teams: view.teams.map((team) => (team.seat === who ? scored(team, view.inning) : team)) }
    case 'drew':
      return { ...view, teams: view.teams.map((team) => (team.seat === who ? drew(team, after) : team)) }
    default:
      return view
  }
}

function cleared(view: ShownView): ShownView {
  return {
    ...view,
    pitch_face: 0,
    pitch: null,
    swing_face: 0,
    swing: null,
    compared: false,
    advantage: null,
    mistake: false,
    result: null,
    results: [],
    contest: null,
    throw: null,
    going: [],
    chain: [],
    infield_in: false,
    bunting: false,
    bunts: 0,
    swing_sum: null,
    staged: NOTHING_STAGED,
  }
}

const stage = (view: ShownView, more: Partial<Staged>): ShownView => ({ ...view, staged: { ...(view.staged ?? NOTHING_STAGED), ...more } })

/** A card speaks: those that follow are its doing. */
function said(view: ShownView, { words }: Event): ShownView {
  const card = words.args?.card
  return stage(view, { card: typeof card === 'object' && card !== null ? (card as Message) : null })
}

const faced = (tally: Tally | null, face: number, sides: number): Tally => ({ addends: [], ...tally, sides, face, total: null })

function rolled(view: ShownView, { who, facts }: Event): ShownView {
  const [face, sides, roll] = [Number(facts.face), Number(facts.sides), String(facts.roll)]
  switch (roll) {
    case 'pitch':
      return { ...view, phase: 'draw', pitch_face: face, pitch_sum: faced(view.pitch_sum, face, sides) }
    case 'swing':
    case 'reswing':
      return { ...view, phase: 'draw', swing_face: face, swing_sum: faced(view.swing_sum, face, sides) }
    case 'throw':
    case 'rethrow':
    case 'check':
    case 'recheck':
    case 'bunt':
      return view.contest
        ? stage({ ...view, phase: 'draw', contest: { ...view.contest, made: faced(view.contest.made, face, sides) } }, { verdict: null })
        : view
    case 'home':
      return { ...stage(view, { die: { roll, sides, face, seat: who } }), home_faces: view.home_faces.map((had, seat) => (seat === who ? face : had)) }
    default:
      return stage(view, { die: { roll, sides, face, seat: who } })
  }
}

/** A sum as it turned out: as the position after has it, or with what is not accounted for as one more part. */
function settled(tally: Tally | null, total: number, known: Tally | null): Tally {
  if (known && known.total === total && known.face === (tally?.face ?? 0)) return known
  const base: Tally = tally ?? { sides: 0, face: 0, addends: [], total: null }
  const rest = total - base.face - base.addends.reduce((sum, { amount }) => sum + amount, 0)
  return { ...base, total, addends: rest ? [...base.addends, { name: 'card', amount: rest, card: null, seat: null }] : base.addends }
}

function pitched(view: ShownView, { facts }: Event, after: ClutchView): ShownView {
  const same = after.batter === view.batter && after.pitch_face === view.pitch_face
  return {
    ...view,
    compared: true,
    pitch: Number(facts.pitch),
    on_base: Number(facts.on_base),
    mistake: facts.mistake === 1,
    advantage: facts.advantage === 1 ? 'batter' : 'pitcher',
    pitch_sum: settled(view.pitch_sum, Number(facts.pitch), same ? after.pitch_sum : null),
    on_base_sum: settled(view.on_base_sum, Number(facts.on_base), same ? after.on_base_sum : null),
  }
}

function swung(view: ShownView, { facts }: Event, after: ClutchView): ShownView {
  const same = after.batter === view.batter && after.swing_face === view.swing_face
  const [result, source] = [String(facts.result), facts.chart === 1 ? 'batter' : 'pitcher']
  const anew = view.results.length > 0
  return {
    ...view,
    swing: Number(facts.swing),
    result,
    swing_sum: settled(view.swing_sum, Number(facts.swing), same ? after.swing_sum : null),
    results: anew ? [...view.results, changedTo(view, result)] : [{ result, source, card: null }],
  }
}

function changedTo(view: ShownView, result: string): ClutchView['results'][number] {
  const card = view.staged?.card ?? null
  return { result, source: card ? 'card' : 'park', card }
}

/** A throw of which only the sums may be known. */
function thrown({ facts }: Event, after: ClutchView): Contest {
  if (after.contest?.kind === 'throw') return after.contest
  const unit = facts.throw === 'steal' ? 'battery' : facts.throw === 'extra' || facts.throw === 'tag-up' ? 'outfield' : 'infield'
  const [rating, speed] = [Number(facts.rating), Number(facts.speed)]
  return {
    kind: 'throw',
    made: { sides: 20, face: 0, addends: [{ name: unit, amount: rating, card: null, seat: null }], total: null },
    against: { sides: 0, face: 0, addends: [{ name: facts.throw === 'steal' ? 'st' : 'br', amount: speed, card: null, seat: null }], total: speed },
  }
}

function judged(view: ShownView, kind: Contest['kind'], good: boolean, total: number): ShownView {
  const contest = view.contest && { ...view.contest, made: settled(view.contest.made, total, null) }
  return stage({ ...view, contest }, { verdict: { good, kind, total } })
}

/** The teams with everybody where he will be; runs stay as they are told. */
function peopleOf(view: ShownView, after: ClutchView): Team[] {
  return view.teams.map((team, seat) => {
    const next = after.teams[seat] ?? team
    const { players, lineup, field, battery, infield, outfield } = next
    return { ...team, players, lineup, field, battery, infield, outfield }
  })
}

/** A card wherever it lies open, before or after. */
function cardNamed(view: ShownView, after: ClutchView, id: string): Card | null {
  const open = [view, after].flatMap((each) => [
    ...each.chain,
    ...each.active.map(({ card }) => card),
    ...each.teams.flatMap(({ hand, pile, coaches }) => [...pile, ...coaches.map(({ card }) => card), ...hand.flatMap((card) => card ?? [])]),
  ])
  return open.find((card) => card.id === id) ?? null
}

function withoutCard(view: ShownView, seat: number, id: unknown): ShownView {
  const without = (team: Team): Team => {
    const at = team.hand.findIndex((card) => card?.id === id)
    const gone = at >= 0 ? at : team.hand.findIndex((card) => card === null)
    return { ...team, hand: team.hand.filter((_, place) => place !== gone) }
  }
  return { ...view, teams: view.teams.map((team) => (team.seat === seat ? without(team) : team)) }
}

function drew(team: Team, after: ClutchView): Team {
  const next = after.teams[team.seat] ?? team
  const place = team.hand.length
  return { ...team, deck: Math.max(0, team.deck - 1), hand: place < next.hand.length ? next.hand.slice(0, place + 1) : team.hand }
}

function lined(team: Team, inning: number): (number | null)[] {
  return Array.from({ length: Math.max(team.line.length, inning) }, (_, i) => team.line[i] ?? null)
}

const begun = (team: Team, inning: number): Team => ({ ...team, line: lined(team, inning).map((had, i) => (i === inning - 1 ? (had ?? 0) : had)) })

function scored(team: Team, inning: number): Team {
  return { ...team, runs: team.runs + 1, line: lined(team, inning).map((had, i) => (i === inning - 1 ? (had ?? 0) + 1 : had)) }
}
