/** Cards as the builder shows, narrows and orders them, and puts them in their places. */
import type { Building, Filter, Part, Sort } from '../../../lib/building/building'
import { t } from '../../../lib/language.svelte'
import type { ClutchCatalogue } from '../../../lib/protocol'
import { cardWords, strategyWords } from '../cardwords'
import { ICONS, mainSide, POSITIONS, WINDOWS } from '../printed'
import { arrange } from './arranging'
import Details from './Details.svelte'
import Facts from './Facts.svelte'
import { COACHES, hasRole, piecesOf, plays, ROLES, textOf, type CardPiece } from './pieces'
import Row from './Row.svelte'

type CardFilter = Filter<CardPiece, ClutchCatalogue>

const PLAYERS = ['player'] as const
const STRATEGIES = ['strategy'] as const

/** What a filter offers: values whose names stand in the catalogs. */
const named = (words: string, values: readonly string[]) => values.map((value) => ({ value, label: t(`clutch-${words}${value}`) }))

const parts: Part<CardPiece>[] = (['player', 'strategy', 'coach', 'stadium'] as const).map((kind) => ({
  key: kind,
  keeps: (piece) => piece.kind === kind,
}))

const filters: CardFilter[] = [
  {
    key: 'club',
    parts: PLAYERS,
    choices: ({ clubs }) => clubs.map(({ id, name }) => ({ value: id, label: name })),
    keeps: ({ player }, value) => player?.club === value,
  },
  {
    key: 'position',
    parts: PLAYERS,
    choices: () => POSITIONS.map((value) => ({ value, label: value })),
    keeps: plays,
  },
  {
    key: 'role',
    parts: PLAYERS,
    choices: () => named('build-role-', ROLES),
    keeps: (piece, value) => hasRole(piece, value),
  },
  {
    key: 'icon',
    parts: PLAYERS,
    choices: () => named('icon-', ICONS),
    keeps: ({ player }, value) => !!player?.icons.includes(value),
  },
  {
    key: 'colour',
    parts: STRATEGIES,
    choices: () => named('colour-', ['offense', 'defense', 'neutral']),
    keeps: ({ text }, value) => text?.colour === value,
  },
  {
    key: 'rarity',
    parts: STRATEGIES,
    choices: () => named('rarity-', ['common', 'uncommon', 'rare']),
    keeps: ({ text }, value) => text?.rarity === value,
  },
  {
    key: 'window',
    parts: STRATEGIES,
    choices: ({ pieces }) =>
      named(
        'window-',
        WINDOWS.filter((window) => pieces.some(({ kind, text }) => kind === 'strategy' && text?.windows.includes(window))),
      ),
    keeps: ({ text }, value) => !!text?.windows.includes(value),
  },
  {
    key: 'coach',
    parts: ['coach'],
    choices: () => named('', COACHES),
    keeps: ({ text }, value) => text?.kind === value,
  },
]

const sorts: Sort<CardPiece>[] = [
  { key: 'dear', parts: PLAYERS, by: ({ points }) => points, falling: true },
  { key: 'cheap', parts: PLAYERS, by: ({ points }) => points },
  { key: 'name', by: ({ name }) => name },
  { key: 'base', parts: PLAYERS, by: ({ player }) => player?.batting?.on_base, falling: true },
  { key: 'command', parts: PLAYERS, by: ({ player }) => player?.pitching?.command, falling: true },
  { key: 'speed', parts: PLAYERS, by: ({ player }) => player?.batting?.br, falling: true },
]

function spoken(piece: CardPiece): string {
  if (piece.player) return cardWords(piece.player, mainSide(piece.player))
  const text = textOf(piece)
  if (text && piece.kind === 'strategy') return strategyWords(text)
  return text ? `${text.title}, ${t(`clutch-${text.kind}`)}. ${text.text}` : piece.name
}

const building: Building<CardPiece, ClutchCatalogue> = {
  pieces: piecesOf,
  parts,
  Facts,
  Row,
  Details,
  filters,
  sorts,
  spoken,
  twice: () => false,
  copies: ({ copies }) => copies,
  offered: ({ legality }, { presets }, terms) => !!presets.find(({ id }) => id === terms.preset)?.editions.includes(legality),
  arrange,
  words: {
    figures: () => t('clutch-build-cards'),
    search: () => t('clutch-build-search'),
    most: () => t('clutch-build-most'),
    found: (count) => t('clutch-build-found', { count }),
    empty: () => t('clutch-build-empty'),
    paste: () => t('clutch-build-paste'),
    points: (points, most) => (most === null ? t('clutch-build-salary-free', { points }) : t('clutch-build-salary', { points, most })),
  },
}

export default building
