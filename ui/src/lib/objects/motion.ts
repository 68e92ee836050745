/** How long things move. The app sets data-motion on the root element; a wish for less motion always wins. */

export type Motion = 'off' | 'fast' | 'normal'

const PACE: Record<Motion, number> = { off: 0, fast: 0.5, normal: 1 }

/** What multiplies every duration now: 0, 0.5 or 1. */
export function pace(): number {
  if (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return 0
  return PACE[document.documentElement.dataset.motion as Motion] ?? 1
}

/** A duration in milliseconds as the person wishes it; 0 when nothing should move. */
export function duration(ms: number): number {
  return ms * pace()
}
