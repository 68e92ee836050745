/** What is shown between two positions: each event moves the cards and runners of the picture, as the log tells it. */
import { baseNamed, HOME } from '../../lib/objects/diamond'
import type { BaseballPlayer, BaseballView, DiamondView, Event } from '../../lib/protocol'
import type { Scene } from '../../lib/stage.svelte'
import { breaths, lastsFor, runOf, type Pace } from '../../lib/staging'
import { ERROR, handCard, HITS, JOKER } from './cards'
import { added, cardsOf, laidOut, newCard, parted, remember, type Cards, type Held } from './holding'

type Team = DiamondView['batting']
const TEAMS: readonly Team[] = ['visitor', 'home']

/** How long each kind of event stays on stage at normal speed; motion itself is shorter. */
const LASTS: Record<string, number> = {
  drew: 180,
  played: 700,
  discarded: 700,
  'no-effect': 700,
  declined: 600,
  uncovered: 500,
  'bench-cleared': 1000,
  circled: 1000,
  took: 800,
  gave: 800,
  'passed-hands': 1100,
  timed: 800,
  skipped: 800,
  'only-drew': 600,
  stopped: 150,
  turn: 150,
  run: 650,
  out: 800,
  side: 1000,
}
const PACE: Pace = { lasts: ({ what }) => LASTS[what] ?? 0, together: new Set(['ran', 'run']) }

/** A scene for each event, runners all at once; the last is the position as it is. */
export function scenes(before: BaseballView | null, events: Event[], after: BaseballView): Scene<BaseballView>[] {
  let shown = before ?? gathered(after)
  const found: Scene<BaseballView>[] = []
  for (const group of breaths(events, PACE)) {
    shown = group.reduce(happen, shown)
    found.push({ view: shown, events: group, ms: lastsFor(group, PACE) })
  }
  if (shown !== after) remember(after, laidOut(after, cardsOf(shown)))
  found.push({ view: after, events: [], ms: 0 })
  return found
}

// --- The picture after an event ---

/** The picture after an event. Events that move nothing leave it as it is. */
export function happen(view: BaseballView, event: Event): BaseballView {
  const { what, who, facts } = event
  switch (what) {
    case 'turn':
      return copy({ ...view, phase: 'play', turn: who, played: 0, blue_played: false, pending: null }, cardsOf(view))
    case 'drew':
      return drew(view, who, signIn(facts.card))
    case 'played':
    case 'discarded':
      return played(view, event)
    case 'took':
      return handOver(view, Number(facts.other), who, signIn(facts.card))
    case 'gave':
      return handOver(view, who, Number(facts.other), signIn(facts.card))
    case 'passed-hands':
      return passed(view, facts.way === 'right' ? 1 : -1)
    case 'bench-cleared':
      return collected(view, true)
    case 'circled':
      return collected(view, false)
    case 'timed':
      return withSkips(view, Number(facts.other), 1)
    case 'skipped':
      return withSkips(view, who, -1)
    case 'ran':
    case 'run':
    case 'out':
    case 'side':
      return copy({ ...view, diamond: onField(view.diamond, event) }, cardsOf(view))
    case 'won':
    case 'drawn':
      return copy({ ...view, phase: 'over' }, cardsOf(view))
    default:
      return view
  }
}

const signIn = (card: unknown): string | null => (card === undefined ? null : String(card))

function copy(view: BaseballView, cards: Cards): BaseballView {
  return remember(view, cards)
}

/** The view with other hands: how many everyone holds follows, and which cards, for those that are seen. */
function withHands(view: BaseballView, hands: readonly (readonly Held[])[], more: Partial<Cards> = {}): BaseballView {
  const players = view.players.map((player, seat): BaseballPlayer => {
    const held = hands[seat] ?? []
    const seen = held.flatMap(({ sign }) => (sign === null ? [] : [handCard(sign)]))
    return { ...player, cards: held.length, hand: player.hand && seen }
  })
  return remember({ ...view, players }, { ...cardsOf(view), ...more, hands })
}

/** What a seat knows of a card that comes into its hand. */
const seenBy = (view: BaseballView, seat: number, card: Held): Held =>
  view.players[seat]?.hand ? card : { ...card, sign: null }

function drew(view: BaseballView, who: number, sign: string | null): BaseballView {
  const { hands, pool } = cardsOf(view)
  const [collected, ...left] = pool
  const card = { ...(collected ?? newCard()), sign }
  const next = hands.map((hand, seat) => (seat === who ? added(hand, seenBy(view, seat, card)) : hand))
  const deck = collected ? view.deck : Math.max(0, view.deck - 1)
  return withHands(copy({ ...view, deck }, cardsOf(view)), next, { pool: left })
}

function played(view: BaseballView, { what, who, facts }: Event): BaseballView {
  const declared = String(facts.card)
  const sign = facts.joker ? JOKER : declared
  const { hands } = cardsOf(view)
  const [card, left] = parted(hands[who] ?? [], sign)
  const next = hands.map((hand, seat) => (seat === who ? left : hand))
  const discarded = { ...view.discarded, [sign]: (view.discarded[sign] ?? 0) + 1 }
  const diamond = what === 'played' ? counted(view.diamond, declared) : view.diamond
  const shown = copy({ ...view, top: sign, discarded, diamond, played: view.played + 1 }, cardsOf(view))
  return withHands(shown, next, { top: { ...card, sign }, as: facts.joker ? declared : null })
}

function handOver(view: BaseballView, from: number, to: number, sign: string | null): BaseballView {
  const { hands } = cardsOf(view)
  const [card, left] = parted(hands[from] ?? [], sign)
  return withHands(
    view,
    hands.map((hand, seat) => (seat === from ? left : seat === to ? added(hand, seenBy(view, to, card)) : hand)),
  )
}

/** All hands move on; what comes is not known before it has been looked at. */
function passed(view: BaseballView, step: number): BaseballView {
  const { hands } = cardsOf(view)
  const count = hands.length
  const unseen = hands.map((_, seat) =>
    (hands[(seat - step + count) % count] ?? []).map((card): Held => ({ ...card, sign: null })),
  )
  return withHands(view, unseen)
}

/** All hands are gathered: into the deck, or in the middle. */
function collected(view: BaseballView, intoDeck: boolean): BaseballView {
  const all = cardsOf(view).hands.flat()
  const none = view.players.map(() => [])
  if (intoDeck) return withHands(copy({ ...view, deck: view.deck + all.length }, cardsOf(view)), none)
  return withHands(view, none, { pool: all.map((card) => ({ ...card, sign: null })) })
}

function withSkips(view: BaseballView, seat: number, more: number): BaseballView {
  const players = view.players.map((player) =>
    player.seat === seat ? { ...player, skips: Math.max(0, player.skips + more) } : player,
  )
  return copy({ ...view, players }, cardsOf(view))
}

// --- The field ---

function onField(field: DiamondView, event: Event): DiamondView {
  const { facts } = event
  switch (event.what) {
    case 'ran': {
      const { from, to } = runOf(event)
      return { ...field, bases: field.bases.map((taken, base) => (base === to && to !== HOME) || (taken && base !== from)) }
    }
    case 'run':
      return { ...field, runs: pair(field.runs, facts.team, 1), line: scored(field, facts.team) }
    case 'out':
      return {
        ...field,
        outs: Number(facts.outs),
        bases: field.bases.map((taken, base) => taken && base !== baseNamed(facts.base)),
      }
    default:
      return sidesChanged(field, facts)
  }
}

function sidesChanged(field: DiamondView, { team, left }: Event['facts']): DiamondView {
  const visitorsNext = team === 'home'
  const next = visitorsNext ? 0 : 1
  const line = field.line.map((innings, side) => (side === next ? [...innings, 0] : innings)) as DiamondView['line']
  return {
    ...field,
    line,
    outs: 0,
    bases: field.bases.map(() => false),
    batting: TEAMS[next]!,
    inning: field.inning + (visitorsNext ? 1 : 0),
    left_on_base: pair(field.left_on_base, team, Number(left)),
  }
}

function scored(field: DiamondView, team: unknown): DiamondView['line'] {
  const side = TEAMS.indexOf(team as Team)
  const add = (innings: number[]) => innings.map((runs, i) => (i === innings.length - 1 ? runs + 1 : runs))
  return field.line.map((innings, at) => (at === side ? add(innings) : innings)) as DiamondView['line']
}

/** Hits count for the team at bat, errors against the other. */
function counted(field: DiamondView, sign: string): DiamondView {
  if (HITS.has(sign)) return { ...field, hits: pair(field.hits, field.batting, 1) }
  const fielding = field.batting === 'home' ? 'visitor' : 'home'
  return sign === ERROR ? { ...field, errors: pair(field.errors, fielding, 1) } : field
}

function pair(values: [number, number], team: unknown, more: number): [number, number] {
  return values.map((value, side) => (TEAMS[side] === team ? value + more : value)) as [number, number]
}

/** Before the first card: the field empty, all cards in the deck. */
function gathered(view: BaseballView): BaseballView {
  const inHands = view.players.reduce((sum, { cards }) => sum + cards, 0)
  const onPile = Object.values(view.discarded).reduce((sum, count) => sum + count, 0)
  const start: BaseballView = {
    ...view,
    phase: 'deal',
    turn: 0,
    deck: view.deck + inHands + onPile,
    discarded: {},
    top: null,
    pending: null,
    played: 0,
    blue_played: false,
    winner: null,
    players: view.players.map((player) => ({ ...player, cards: 0, skips: 0, hand: player.hand && [] })),
    diamond: {
      bases: [false, false, false],
      outs: 0,
      batting: 'visitor',
      inning: 1,
      runs: [0, 0],
      hits: [0, 0],
      errors: [0, 0],
      left_on_base: [0, 0],
      line: [[0], []],
    },
  }
  return remember(start, { hands: start.players.map(() => []), top: null, as: null, pool: [] })
}
