/** What things on the table are called. */
import { t } from '../../lib/language.svelte'
import { foldAtBat } from '../../lib/folding'
import { kindAndName, unseen } from '../../lib/naming'
import type { Event, Message, PlayerCard, SeriesView, SideView, StretchEvent, StretchView, TeamCard } from '../../lib/protocol'

export type Say = (told: Message) => string

/** A player's card in one sentence, for those who listen. */
export function spokenPlayer(card: PlayerCard, say: Say): string {
  if (card.kind === 'pitcher') {
    return t('stretch-pitcher-label', {
      name: card.name,
      tier: card.tier,
      ability: card.ability_words ? say(card.ability_words) : '',
      left: Math.max(0, card.stamina - card.exhaustion),
      stamina: card.stamina,
    })
  }
  const lines = card.lines.map((line) =>
    t('stretch-line-label', { condition: say(line.words), outcome: t(`stretch-gives-${line.outcome}`) }),
  )
  return t('stretch-batter-label', {
    name: card.name,
    tier: card.tier,
    brings: card.resources ? say(card.resources) : '',
    lines: lines.join('; '),
  })
}

export function spokenTeam(card: TeamCard, say: Say): string {
  return t('stretch-team-label', {
    name: card.name,
    tier: card.tier,
    dice: card.roll,
    minimum: card.minimum,
    runs: say(card.words),
    back: card.back,
  })
}

/** What a playoff card says, painted and spoken. */
export function playoffWords(series: SeriesView, which: 0 | 1) {
  const title = t(which ? 'stretch-stage-finals' : 'stretch-stage-semifinals')
  const level = t('stretch-level', { level: series.level })
  const bans = series.bans.length === 2 ? 'both' : (series.bans[0] ?? 'none')
  const ban = t(`stretch-ban-${bans}`)
  const field = t(`stretch-field-${series.green ? 'green' : 'grey'}-${series.goal > 2 ? 'long' : 'short'}`)
  return { title, level, ban, field, label: [title, level, ban, field].join('. ') }
}

export function cardIn(sides: readonly SideView[], id: string | null): PlayerCard | null {
  if (id === null) return null
  for (const side of sides) {
    const found = side.roster.find((card) => card.id === id)
    if (found) return found
  }
  return null
}

/** Every player whose card is on the table. */
function playerNamed(view: StretchView, id: string): PlayerCard | null {
  const known = cardIn(view.sides, id)
  if (known) return known
  const held = [...(view.season?.offered ?? []), ...view.sides.flatMap((side) => side.hand ?? [])]
  return held.find(({ player }) => player.id === id)?.player ?? null
}

/** `card-T2-05` is a player or a team, `die-2` a die, `line-1` a line, `base-1` a base, `position-4` a position. */
export function targetName(view: StretchView, target: string): Message {
  const [kind, name] = kindAndName(target)
  const text = (words: string): Message => ({ key: 'stretch-thing', args: { name: words } })
  if (kind === 'card') {
    const team = [...(view.season?.schedule ?? [])].find((card) => card.id === name)
    return text((view.phase === 'opponent' ? team?.name : undefined) ?? playerNamed(view, name)?.name ?? name)
  }
  if (kind === 'die') return { key: 'stretch-die-showing', args: { face: view.roll?.dice[Number(name) - 1]?.face ?? 0 } }
  if (kind === 'face') return { key: 'stretch-face', args: { face: Number(name) } }
  if (kind === 'dice') return { key: 'stretch-resource-dice', args: { dice: Number(name) } }
  if (kind === 'position') return { key: 'stretch-position', args: { position: Number(name) } }
  return text(name)
}

// --- The log ---

/** Too small to be told. */
const QUIET = new Set(['dealt', 'turned-up', 'bats', 'gathered', 'picked', 'lined-up', 'revealed', 'run', 'side', 'missed'])

export function quiet({ what, facts }: StretchEvent): boolean {
  return QUIET.has(what) || (what === 'ran' && facts.end !== 'home') || (what === 'swung' && facts.dice !== 0)
}

/** A Turn and all that comes of it are told in one breath. */
const GO_ON = new Set([
  'substituted',
  'swung',
  'steals',
  'runs-on',
  'rolled',
  'rerolled',
  'nudged',
  'used',
  'hit',
  'missed',
  'stole',
  'caught',
  'took-extra',
  'held-up',
  'ran',
  'run',
  'out',
  'veteran',
  'team-scored',
  'stars',
  'disc',
])

export function joins(event: StretchEvent): boolean {
  return GO_ON.has(event.what)
}

/** Of swings only those that are left out are told, and then they are how the Turn ended. */
export const retold = (events: readonly StretchEvent[]): Message[] =>
  foldAtBat(events, events.some(({ what }) => what === 'hit') ? 'hit' : 'swung')

/** What begins anew: a game, a half, a part of the season. */
export function opens({ what }: StretchEvent): boolean {
  return what === 'half' || what === 'faced' || what === 'stage'
}

/** In a duel, cards dealt and positions are for their owner's eyes. */
export function publicly(event: StretchEvent): Event {
  return event.what === 'dealt' && event.facts.card !== undefined ? unseen('stretch', event) : event
}
