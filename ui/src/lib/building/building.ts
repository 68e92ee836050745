/** What a game brings to the page on which teams are built: found by its folder's name, as its boards are. */
import type { Component } from 'svelte'
import type { Team } from '../protocol'
import type { OptionValue, Terms } from './terms'

/** What can be put into a team, whatever the game. */
export interface Piece {
  number: number
  name: string
  points: number
}

/** A kind of pieces, listed by itself. */
export interface Part<P extends Piece = Piece> {
  /** It is called `<game>-build-part-<key>`. */
  key: string
  keeps(piece: P): boolean
}

/** A choice that narrows the list of pieces. */
export interface Filter<P extends Piece = Piece, C = unknown> {
  /** It is called `<game>-build-filter-<key>`. */
  key: string
  /** The parts it is for; all, where nothing is said. */
  parts?: readonly string[]
  /** What can be chosen; everything, when nothing is. */
  choices(catalogue: C): { value: string; label: string }[]
  keeps(piece: P, value: string): boolean
}

/** A way to order the pieces; `undefined` where a piece has no such value, which comes last. */
export interface Sort<P extends Piece = Piece> {
  /** It is called `<game>-build-sort-<key>`. */
  key: string
  by(piece: P): number | string | undefined
  /** The parts it is for; all, where nothing is said. */
  parts?: readonly string[]
  /** Large values first. */
  falling?: boolean
}

/** A piece of a team, and where it was put; nowhere in particular where the game finds everybody a place. */
export interface Entry {
  number: number
  place: string
}

/** How the pieces of a team are put in their places. */
export interface Arrangement {
  /** The team with one more piece, which may take the place of another. */
  add(entries: readonly Entry[], number: number, terms: Readonly<Terms>): Entry[]
  /** Where a piece may be put by hand. */
  places(number: number): readonly string[]
  /** The team with a piece put elsewhere; whoever is there makes room. */
  move(entries: readonly Entry[], number: number, place: string): Entry[]
  /** The team with a piece one earlier in its order; null where there is no order, or nobody before it. */
  earlier(entries: readonly Entry[], number: number): Entry[] | null
  /** The sheet as it is sent. */
  write(title: string, entries: readonly Entry[]): string
  /** What is where, as the server found it. */
  placed(team: Team): Entry[]
}

/** What a game calls things that the page has plainer words for. */
export interface OwnWords {
  figures(): string
  search(): string
  most(): string
  found(count: number): string
  empty(): string
  paste(): string
  points(points: number, most: number | null): string
}

/** Each game knows its own pieces; the page hands them through. */
export interface Building<P extends Piece = any, C = any> {
  pieces(catalogue: C): readonly P[]
  /** The facts of a piece in a line, beside its name and points; fewer of them where there is little room. */
  Facts: Component<{ piece: P; catalogue: C; short?: boolean }>
  /** All there is to know about it. */
  Details: Component<{ piece: P; catalogue: C }>
  /** A piece with its name in a line, in place of name and facts. */
  Row?: Component<{ piece: P; catalogue: C; short?: boolean }>
  /** The kinds of pieces, where they are listed apart. */
  parts?: readonly Part<P>[]
  filters: readonly Filter<P, C>[]
  sorts: readonly Sort<P>[]
  /** A piece in one sentence, for those who listen. */
  spoken(piece: P, catalogue: C): string
  /** Whether a piece may be in a team twice. */
  twice(terms: Readonly<Record<string, OptionValue>>): boolean
  /** How many of a piece may be in a team, where that differs from piece to piece. */
  copies?(piece: P): number
  /** Whether a piece may be chosen at all under these terms; any, where nothing is said. */
  offered?(piece: P, catalogue: C, terms: Readonly<Terms>): boolean
  /** Where people put the pieces in their places themselves. */
  arrange?(catalogue: C): Arrangement
  words?: OwnWords
}

/** How many of a piece may be in a team. */
export function mostOf(building: Building, piece: Piece, terms: Readonly<Terms>): number {
  return building.copies?.(piece) ?? (building.twice(terms) ? Infinity : 1)
}

const FOUND = import.meta.glob<{ default: Building }>('../../games/*/building/index.ts')

/** What a game brings, fetched when first needed; null where this page cannot build teams for it. */
export async function buildingOf(game: string): Promise<Building | null> {
  const load = FOUND[`../../games/${game}/building/index.ts`]
  return load ? (await load()).default : null
}

/** The pieces that are looked for, in the order wished for; equal ones in the order of the catalogue. */
export function found<P extends Piece>(
  pieces: readonly P[],
  wish: { text: string; chosen: Readonly<Record<string, string>>; sort: Sort<P> | null; most: number | null },
  filters: readonly Filter<P>[],
): P[] {
  const words = plain(wish.text).split(' ').filter(Boolean)
  const kept = pieces.filter(
    (piece) =>
      (wish.most === null || piece.points <= wish.most) &&
      words.every((word) => plain(piece.name).includes(word) || `#${piece.number}` === word) &&
      filters.every(({ key, keeps }) => !wish.chosen[key] || keeps(piece, wish.chosen[key])),
  )
  const { sort } = wish
  if (!sort) return kept
  const sign = sort.falling ? -1 : 1
  return kept.toSorted((a, b) => {
    const [x, y] = [sort.by(a), sort.by(b)]
    if (x === y) return 0
    if (x === undefined || y === undefined) return x === undefined ? 1 : -1
    return (typeof x === 'string' && typeof y === 'string' ? x.localeCompare(y) : x < y ? -1 : 1) * sign
  })
}

/** Text as it is compared: without case and accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
