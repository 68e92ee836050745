/** What is printed on the cards of a dice league. */

/** A piece of a condition: a die showing a face, a die showing the same as another, one step of a run, or plain text. */
export type SignPart = { face: number } | { same: string } | { step: number } | { text: string }

export const ROMAN = ['', 'I', 'II', 'III']
