/** Figures as the builder shows, narrows and orders them. */
import type { Building, Filter, Sort } from '../../../lib/building/building'
import { t } from '../../../lib/language.svelte'
import type { ClixCatalogue, ClixPiece } from '../../../lib/protocol'
import { intangibleName } from '../naming'
import Details from './Details.svelte'
import Facts from './Facts.svelte'

type ClixFilter = Filter<ClixPiece, ClixCatalogue>

const POSITIONS = ['P', 'C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF']
const UTILITY: Record<string, string> = { '1B': 'UI', '2B': 'UI', '3B': 'UI', SS: 'UI', LF: 'OF', CF: 'OF', RF: 'OF' }

const unique = (names: Iterable<string>) => [...new Set(names)].filter(Boolean).sort()

const filters: ClixFilter[] = [
  {
    key: 'kind',
    choices: () => ['pitcher', 'hitter'].map((value) => ({ value, label: t(`clix-build-kind-${value}`) })),
    keeps: (piece, value) => piece.pitcher === (value === 'pitcher'),
  },
  {
    key: 'position',
    choices: () => POSITIONS.map((value) => ({ value, label: value })),
    keeps: ({ pitcher, printed }, value) => (value === 'P' ? pitcher : printed === value || (printed === UTILITY[value] && !pitcher)),
  },
  {
    key: 'league',
    choices: () => ['meridian', 'harbor'].map((value) => ({ value, label: t(`clix-build-league-${value}`) })),
    keeps: (piece, value) => piece.league === value,
  },
  {
    key: 'club',
    choices: ({ clubs }) => clubs.map(({ id, name }) => ({ value: id, label: name })),
    keeps: (piece, value) => piece.club === value,
  },
  {
    key: 'intangible',
    choices: ({ pieces }) =>
      unique(pieces.flatMap(({ intangibles }) => intangibles)).map((value) => ({ value, label: intangibleName(value) })),
    keeps: (piece, value) => piece.intangibles.includes(value),
  },
]

const sorts: Sort<ClixPiece>[] = [
  { key: 'points', by: ({ points }) => points, falling: true },
  { key: 'cheap', by: ({ points }) => points },
  { key: 'name', by: ({ name }) => name },
  { key: 'speed', by: ({ pitcher, speed }) => (pitcher ? undefined : speed), falling: true },
  { key: 'defense', by: ({ defense }) => defense ?? undefined, falling: true },
  { key: 'endurance', by: ({ endurance }) => endurance ?? undefined, falling: true },
]

const building: Building<ClixPiece, ClixCatalogue> = {
  pieces: ({ pieces }) => pieces,
  Facts,
  Details,
  filters,
  sorts,
  spoken: ({ name, printed, points, club }, { clubs }) =>
    t('clix-build-spoken', { name, printed, points, club: clubs.find(({ id }) => id === club)?.name ?? '' }),
  twice: ({ level, format }) => level === 'championship' && format === 'open',
}

export default building
