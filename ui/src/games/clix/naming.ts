/** What things on the table are called, and figures as their bases are printed. */
import { t } from '../../lib/language.svelte'
import { foldAtBat } from '../../lib/folding'
import { fieldMessage, kindAndName } from '../../lib/naming'
import type { PrintedFigure } from './objects/dials'
import type { AttemptView, ClixEvent, ClixView, FigureView, Message } from '../../lib/protocol'

/** The attempt that dice are rolled for, or that is being told; a view keeps it until something else begins. */
export function underWay({ phase, rolling, attempt }: ClixView): AttemptView | null {
  return phase === 'roll' && (rolling ?? 'attempt') === 'attempt' ? attempt : null
}

export function figureIn(view: Pick<ClixView, 'teams'>, target: string | null): FigureView | null {
  if (target === null) return null
  for (const { players } of view.teams) {
    const found = players.find((player) => player.target === target)
    if (found) return found
  }
  return null
}

/** `Shut 'em Down` as keys write it. */
const slug = (name: string) => name.toLowerCase().replace(/'/g, '').replace(/ /g, '-')

export const intangibleName = (name: string) => (name ? t(`clix-intangible-${slug(name)}`) : '')
export const intangibleHelp = (name: string) => (name ? t(`clix-intangible-${slug(name)}-help`) : '')

/** Speed, defense and endurance, with a letter each; pitchers run alike and are told by their endurance. */
function values({ pitcher, speed, defense, endurance, innings }: FigureView): PrintedFigure['values'] {
  const value = (key: 'speed' | 'defense' | 'endurance', amount: number) => ({
    key,
    letter: t(`clix-letter-${key}`),
    value: amount,
    words: t(`clix-value-${key}`, { value: amount, innings }),
  })
  if (pitcher) return [value('endurance', endurance ?? 0)]
  return [value('speed', speed), value('defense', defense ?? 0)]
}

/** A figure as a card shows it. */
export function printed(view: ClixView, figure: FigureView): PrintedFigure {
  const championship = view.level === 'championship'
  return {
    id: `clix-${figure.club}-${figure.number}`,
    name: figure.name,
    pitcher: figure.pitcher,
    position: figure.position ?? figure.printed,
    hand: figure.hand,
    values: values(figure),
    columns: figure.pitcher ? view.pitcher_columns : view.batter_columns,
    rows: figure.dial.map((row) => row.split(' ')),
    intangibles: figure.intangibles.map((name) => (championship ? intangibleName(name) : '')),
    gifts: figure.intangibles.map((name) => (championship ? slug(name) : '')),
    step: figure.step,
    marker: figure.marker,
  }
}

/** The same at bat: all pitchers bat from one dial that never turns. */
export function printedBatter(view: ClixView, figure: FigureView): PrintedFigure {
  const plain = printed(view, figure)
  if (!figure.pitcher) return plain
  return { ...plain, columns: view.batter_columns, rows: figure.dial.map(() => view.bats), intangibles: [], gifts: [] }
}

/** A figure in one sentence, for those who listen. */
export function spokenFigure(view: ClixView, figure: FigureView): string {
  const print = printed(view, figure)
  return t('clix-figure-label', {
    name: figure.name,
    position: print.position,
    step: stepName(figure.step),
    values: print.values.map(({ words }) => words).join(', '),
    intangible: view.level === 'championship' && figure.intangible ? intangibleName(figure.intangible) : 'none',
  })
}

/** What a dial shows, one combination after the other. */
export function spokenResults(columns: readonly string[], results: readonly string[]): string {
  return columns.map((pair, at) => `${pairName(pair)}: ${resultName(results[at] ?? '')}`).join('; ')
}

/** `R3` in words. */
export function stepName(step: string): string {
  if (step === '3BALL') return t('clix-step-balls')
  const number = Number(step.slice(1))
  return step[0] === 'R' ? t('clix-step-red', { number }) : t('clix-step-blue', { number })
}

export const symbolName = (sign: string) => t(`clix-symbol-${sign}`)
export const pairName = (pair: string) => t('clix-pair', { pitch: symbolName(pair[0] ?? ''), swing: symbolName(pair[1] ?? '') })

const RESULTS: Record<string, string> = {
  K: 'strikeout',
  GB: 'ground-ball',
  FB: 'fly-ball',
  'K*': 'paint',
  'GB!': 'ground-scorcher',
  'FB!': 'fly-scorcher',
  FBg: 'shallow-fly',
  'W*': 'work',
  W: 'walk',
  FBy: 'average-fly',
  '1B': 'single',
  '1B+': 'single-plus',
  '2B': 'double',
  '2B+': 'double-plus',
  '3B': 'triple',
  FBr: 'deep-fly',
  HR: 'home-run',
}
export const resultName = (sign: string) => (sign in RESULTS ? t(`clix-result-${RESULTS[sign]}`) : sign)

/** `player-1.3` is a figure, `zone-4` a zone, `base-2` a base, `die-red` a die, `result-VP` a result, `slot-3` a slot. */
export function targetName(view: ClixView, target: string): Message {
  const [kind, name] = kindAndName(target)
  if (kind === 'player') return { key: 'clix-thing', args: { name: figureIn(view, target)?.name ?? name } }
  if (kind === 'zone') return { key: 'clix-zone', args: { zone: Number(name) } }
  if (kind === 'base') return { key: 'clix-base', args: { base: baseArgument(name) } }
  if (kind === 'die') return { key: 'clix-die', args: { die: name } }
  if (kind === 'slot') return { key: 'clix-slot', args: { slot: Number(name) } }
  return { key: 'clix-thing', args: { name: name || target } }
}

/** A base as words take it: a number, or home. */
export function baseArgument(sign: string | null): number | string {
  return sign === null ? 'none' : Number(sign) || sign
}

/** Which half it is, how many are out, and who is on base. */
export const fieldWords = (view: ClixView): Message => fieldMessage('clix', view)

/** What was read last, on a base that has left the duel since: nobody has seen it there where nothing moves. */
export function lastRead(told: readonly ClixEvent[]) {
  const at = told.findLastIndex(({ what }) => what === 'read')
  const since = told.slice(at + 1)
  const over = since.some(({ what }) => what === 'up') && !since.some(({ what, facts }) => what === 'rolled' && facts.roll === 'pitch')
  const read = told[at]
  return over && read?.what === 'read' ? { ...read.facts, words: read.words } : null
}

// --- The log ---

/** Too small to be told. */
const QUIET = new Set(['assigned', 'bats', 'fence', 'shifted', 'chose', 'run', 'side', 'out-at', 'void', 'ball', 'sent', 'tag-up', 'extra'])

/** Dice whose result is told as such. */
const TOLD_LATER: ReadonlySet<unknown> = new Set(['pitch', 'swing', 'zone', 'attempt'])

export function quiet({ what, facts }: ClixEvent): boolean {
  return QUIET.has(what) || (what === 'rolled' && TOLD_LATER.has(String(facts.roll)))
}

/** An at-bat and all that comes of it are told in one breath. */
const OPENS = new Set(['home-roll', 'home', 'dh', 'half', 'up', 'came-in', 'swapped', 'tired', 'three-balls', 'won', 'covered', 'steals'])

export function joins(event: ClixEvent): boolean {
  return !OPENS.has(event.what)
}

/** A batter who is walked on purpose walks: that is said once. */
export function retold(events: readonly ClixEvent[]): Message[] {
  const onPurpose = events.some(({ what }) => what === 'walked')
  const once = onPurpose ? events.filter(({ what, facts }) => what !== 'finished' && !(what === 'ran' && facts.start === 'plate')) : events
  return foldAtBat(once, 'finished')
}

export function opens({ what }: ClixEvent): boolean {
  return what === 'half' || what === 'won'
}
