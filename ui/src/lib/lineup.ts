/** A line-up being put together: nine positions, who stands where, and how that changes by hand. */

export const POSITIONS = 9
export type Draft = readonly (string | null)[]

/** What is settled already, and nobody elsewhere. */
export function begun(settled: readonly (string | null)[]): Draft {
  return Array.from({ length: POSITIONS }, (_, at) => settled[at] ?? null)
}

/** Somebody takes a position; whoever stood there goes where he came from, or leaves. */
export function placed(draft: Draft, id: string, at: number): Draft {
  const from = draft.indexOf(id)
  const before = draft[at] ?? null
  return draft.map((who, i) => (i === at ? id : i === from ? before : who))
}

/** Somebody takes the first free position; nothing changes when there is none. */
export function added(draft: Draft, id: string): Draft {
  const free = draft.indexOf(null)
  return draft.includes(id) || free < 0 ? draft : placed(draft, id, free)
}

export function removed(draft: Draft, at: number): Draft {
  return draft.map((who, i) => (i === at ? null : who))
}

/** The free positions, filled in this order. */
export function filled(draft: Draft, order: readonly string[]): Draft {
  return order.reduce(added, draft)
}

/** The free positions, filled as a proposal has them as far as it can be; the rest in its order. */
export function completed(draft: Draft, proposal: readonly string[]): Draft {
  const placed = draft.map((who, at) => who ?? (draft.includes(proposal[at] ?? null) ? null : (proposal[at] ?? null)))
  return filled(placed, proposal)
}

export function isFull(draft: Draft): boolean {
  return draft.every((who) => who !== null)
}

/** What to do, position by position, once it is settled. */
export function actions(draft: Draft, settled: number): string[] {
  return draft.slice(settled).flatMap((who) => (who === null ? [] : [`bat ${who}`]))
}
