/** Who stands where in a team of cards: line-up, bench, rotation, bullpen; and the deck, the coaches, the stadium. */
import type { Arrangement, Entry } from '../../../lib/building/building'
import { tidyTitle } from '../../../lib/building/saved.svelte'
import type { Terms } from '../../../lib/building/terms'
import type { ClutchCatalogue, ClutchPiece } from '../../../lib/protocol'
import { POSITIONS } from '../printed'
import { COACHES, DUTIES, hasRole } from './pieces'

/** The preset whose numbers a table agrees on. */
const AGREED = 'agreed'

const among = (places: readonly string[], place: string) => places.includes(place)
export const bats = (place: string) => among(POSITIONS, place)

export function arrange({ pieces, presets }: ClutchCatalogue): Arrangement {
  const byNumber = new Map(pieces.map((piece) => [piece.number, piece]))

  /** Where a card goes that has just been chosen: where it is at home and nobody is yet, or where it can wait. */
  function home(entries: readonly Entry[], piece: ClutchPiece, terms: Terms): string {
    if (piece.kind === 'strategy') return 'deck'
    if (piece.kind === 'coach') return piece.text?.kind ?? ''
    if (piece.kind === 'stadium') return 'stadium'
    const taken = entries.map(({ place }) => place)
    const own = Object.keys(piece.player?.batting?.positions ?? {})
    const free = piece.player?.batting && [...own, 'DH'].find((position) => bats(position) && !taken.includes(position))
    if (free) return free
    const preset = presets.find(({ id }) => id === terms.preset)
    const limit = terms.preset === AGREED ? Number(terms['rotation-size']) : (preset?.rotation ?? 0)
    const starters = entries.filter(({ place }) => place === 'rotation').length
    if (hasRole(piece, 'SP') && starters < limit) return 'rotation'
    if (hasRole(piece, 'RP', 'OP')) return dutyOf(piece, taken)
    return piece.player?.batting ? 'bench' : 'rotation'
  }

  function places(number: number): readonly string[] {
    const piece = byNumber.get(number)
    if (piece?.kind !== 'player') return []
    return [
      ...(piece.player?.batting ? [...POSITIONS, 'bench'] : []),
      ...(hasRole(piece, 'SP', 'BP') ? ['rotation'] : []),
      ...(hasRole(piece, 'RP', 'OP') ? DUTIES : []),
    ]
  }

  return {
    add(entries, number, terms) {
      const piece = byNumber.get(number)
      if (!piece) return [...entries]
      const place = home(entries, piece, terms)
      // There is one stadium, and one coach of a kind: the new one takes the place.
      const alone = place === 'stadium' || among(COACHES, place)
      return [...entries.filter((entry) => !alone || entry.place !== place), { number, place }]
    },

    places,

    move(entries, number, place) {
      const from = entries.findIndex((entry) => entry.number === number)
      const mover = entries[from]
      if (!mover) return [...entries]
      const at = bats(place) ? entries.findIndex((entry) => entry.place === place && entry.number !== number) : -1
      const other = entries[at]
      if (!other) return entries.with(from, { number, place })
      // In the line-up two change positions and keep their turns at bat; who comes in takes over both.
      if (bats(mover.place)) return entries.with(from, { number, place }).with(at, { ...other, place: mover.place })
      return entries.with(at, { number, place }).with(from, { ...other, place: 'bench' })
    },

    earlier(entries, number) {
      const at = entries.findIndex((entry) => entry.number === number)
      const place = entries[at]?.place ?? ''
      if (!bats(place) && place !== 'rotation') return null
      const before = entries.findLastIndex((entry, i) => i < at && (bats(place) ? bats(entry.place) : entry.place === place))
      return before < 0 ? null : entries.with(before, entries[at]!).with(at, entries[before]!)
    },

    write: (title, entries) => write(title, entries, (number) => byNumber.get(number)?.id ?? ''),

    placed: (team) =>
      team.places.flatMap(({ number, place, copies }) =>
        number === null ? [] : Array.from({ length: copies }, () => ({ number, place })),
      ),
  }
}

/** What a reliever is for, until somebody says otherwise. */
function dutyOf(piece: ClutchPiece, taken: readonly string[]): string {
  const { RP = 0 } = piece.player?.pitching?.roles ?? {}
  if (!RP) return 'opener'
  if (!taken.includes('closer')) return 'closer'
  return RP > 1 ? 'long' : taken.includes('setup') ? 'middle' : 'setup'
}

/** A sheet with only the headings that have something below them. */
function write(title: string, entries: readonly Entry[], id: (number: number) => string): string {
  const at = (...where: string[]) => entries.filter(({ place }) => where.includes(place))
  const ids = (...where: string[]) => at(...where).map(({ number }) => id(number))
  const copies = new Map<string, number>()
  for (const card of ids('deck')) copies.set(card, (copies.get(card) ?? 0) + 1)
  const parts: [string, string[]][] = [
    ['Line-up', at(...POSITIONS).map(({ number, place }) => `${place} ${id(number)}`)],
    ['Bench', ids('bench')],
    ['Rotation', ids('rotation')],
    ['Bullpen', at(...DUTIES).map(({ number, place }) => `${place} ${id(number)}`)],
    ['Deck', [...copies].map(([card, count]) => `${count}x ${card}`)],
    ['Coaches', ids(...COACHES)],
    ['Stadium', ids('stadium')],
  ]
  const lines = parts.flatMap(([heading, below]) => (below.length > 0 ? [`${heading}:`, ...below] : []))
  return [tidyTitle(title), ...lines].filter(Boolean).join('\n')
}
