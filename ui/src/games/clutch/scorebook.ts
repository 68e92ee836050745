/** The scorecard as it stands: the position, and how each at-bat of this game ended as the log tells it. */
import type { ClutchEvent, ClutchView } from '../../lib/protocol'
import { pitchersOf, playerIn, type Team } from './naming'
import type { ScorecardSpot, ScorecardTeam } from './objects/Scorecard.svelte'

/** As the scorebook writes it: `b1` is 1B. */
export function codeOf(code: string): string {
  const [, bases] = /^b([123])$/.exec(code) ?? []
  return bases ? `${bases}B` : code.toUpperCase()
}

/** How each at-bat told of ended, and whose it was; that a fly ball was a sacrifice is told with the run. */
export function atBats(events: readonly ClutchEvent[]): { batter: string; code: string }[] {
  const ended: { batter: string; code: string }[] = []
  for (const { what, facts } of events) {
    if (what === 'finished') ended.push({ batter: facts.card, code: codeOf(facts.code) })
    else if (what === 'batted-in' && facts.sacrifice) ended.push({ ...ended.pop()!, code: 'SF' })
  }
  return ended
}

/** What was told of the game under way: in a series each begins with who is home. */
export function ofThisGame(told: readonly ClutchEvent[]): readonly ClutchEvent[] {
  return told.slice(
    Math.max(
      0,
      told.findLastIndex(({ what }) => what === 'home'),
    ),
  )
}

export function scorecardOf(view: ClutchView, team: Team, told: readonly ClutchEvent[], manager: string): ScorecardTeam {
  const events = ofThisGame(told)
  return {
    club: team.club,
    name: `${manager} · ${team.club_name}`,
    battery: team.battery,
    infield: team.infield,
    outfield: team.outfield,
    order: team.lineup.map((target, at) => spotOf(view, target, events, view.batter !== null && team.up === at + 1)),
    pitchers: pitchersOf(team).flatMap(({ name, pitching, on_mound: now }) =>
      pitching?.role ? [{ ...pitching, role: pitching.role, name, now, tired: now && pitching.tired }] : [],
    ),
  }
}

/** Who has batted in a slot, the first first, and how their at-bats ended. */
function spotOf(view: ClutchView, target: string | null, events: readonly ClutchEvent[], now: boolean): ScorecardSpot {
  const targets: string[] = []
  for (let who = target; who && !targets.includes(who);) {
    targets.unshift(who)
    const before = events.findLast(({ what, facts }) => what === 'came-in' && facts.card === who)
    who = before?.what === 'came-in' ? before.facts.other : null
  }
  return {
    players: targets.map((each) => ({ name: playerIn(view, each)?.name ?? '', position: playerIn(view, each)?.position ?? '' })),
    codes: atBats(events).flatMap(({ batter, code }) => (targets.includes(batter) ? [code] : [])),
    now,
  }
}
