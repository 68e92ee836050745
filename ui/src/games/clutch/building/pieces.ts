/** The cards of the catalogue as the builder lists them, and as the cards on the table are drawn. */
import { tell } from '../../../lib/language.svelte'
import type { ClutchCatalogue, ClutchPiece } from '../../../lib/protocol'
import type { StadiumPrint, TextPrint } from '../printed'

export interface CardPiece extends ClutchPiece {
  name: string
}

export const ROLES = ['SP', 'RP', 'OP', 'BP'] as const
export const DUTIES = ['closer', 'setup', 'middle', 'long', 'opener', 'bulk'] as const
export const COACHES = ['bench-coach', 'hitting-coach', 'pitching-coach'] as const

export function piecesOf({ pieces }: ClutchCatalogue): CardPiece[] {
  return pieces.map((piece) => ({ ...piece, name: nameOf(piece) }))
}

function nameOf({ id, player, text, stadium }: ClutchPiece): string {
  if (text) return tell(text.title)
  return player?.name ?? stadium?.name ?? id
}

/** A Strategy or Coach card in the reader's language. */
export function textOf({ text }: ClutchPiece): TextPrint | null {
  return text && { ...text, title: tell(text.title), text: tell(text.text) }
}

export function stadiumOf({ stadium }: ClutchPiece): StadiumPrint | null {
  return stadium && { ...stadium, texts: stadium.texts.map((words) => tell(words)) }
}

/** Whether a card bats at a position; anybody who bats may be the designated hitter. */
export function plays({ player }: ClutchPiece, position: string): boolean {
  return !!player?.batting && (position === 'DH' || position in player.batting.positions)
}

/** Whether one of these roles is on a card. */
export function hasRole({ player }: ClutchPiece, ...roles: readonly string[]): boolean {
  return !!player?.pitching && roles.some((role) => role in player.pitching!.roles)
}
