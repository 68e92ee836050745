/** A match looked back at: the server sends one analysis after the other, each better than the one before. */
import { api, Refusal } from './api'
import type { Analysis, Decision, Moment, Turn } from './protocol'

export class AnalysisController {
  analysis = $state.raw<Analysis | null>(null)
  /** Why there is none, or no better one. */
  refusal = $state.raw<Refusal | null>(null)
  #stopped: AbortController | null = null

  constructor(readonly match: string) {}

  get whole(): boolean {
    return this.analysis?.stage === 'whole'
  }

  async start(): Promise<void> {
    this.stop()
    const stopped = (this.#stopped = new AbortController())
    this.refusal = null
    try {
      await api.analysis(this.match, (analysis) => (this.analysis = analysis), stopped.signal)
    } catch (trouble) {
      if (stopped.signal.aborted) return
      if (!(trouble instanceof Refusal)) throw trouble
      this.refusal = trouble
    }
  }

  /** Nobody looks any more: the server need not go on. */
  stop(): void {
    this.#stopped?.abort()
  }

  // --- What is known of a moment ---

  momentAt(ply: number): Moment | null {
    return this.analysis?.moments[ply] ?? null
  }

  /** What the action that led to a moment changed for the first side. */
  changeAt(ply: number): number {
    const [before, now] = [this.momentAt(ply - 1), this.momentAt(ply)]
    return before && now ? now.chance - before.chance : 0
  }

  /** The decision that led to a moment. */
  decisionAt(ply: number): Decision | null {
    return this.analysis?.decisions.find((decision) => decision.ply === ply - 1) ?? null
  }

  turnAt(ply: number): Turn | null {
    return this.analysis?.turns.find(({ since, until }) => since < ply && ply <= until) ?? null
  }

  /** The decisions that cost something, the dearest first. */
  get mistakes(): Decision[] {
    return (this.analysis?.decisions ?? []).filter(({ cost }) => cost > 0).sort((a, b) => b.cost - a.cost)
  }
}

/** The chance of a side, given that of the first; rounded so that those of both come to 100 % where they are shown. */
export function chanceOf(side: number, chance: number): number {
  const close = chance < 0.01 || chance > 0.99
  const shown = close ? chance : Math.round(100 * chance) / 100
  return side === 0 ? shown : 1 - shown
}

/** The ply that a point of a graph stands for, as a part of its width. */
export function plyAt(part: number, plies: number): number {
  return Math.max(0, Math.min(plies, Math.round(part * plies)))
}
