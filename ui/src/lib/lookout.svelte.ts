/** Looking at an action before it is taken: once the pointer or the focus rests on it, asks what it would do. */
import type { Foreseen } from './protocol'

/** How long something is looked at before it is asked about, so that passing over it costs nothing. */
const RESTS = 80

export class Lookout {
  /** What the action that is looked at would do, once that is known. */
  foreseen = $state.raw<Foreseen | null>(null)
  #looked: string | null = null
  #ply = -1
  #known = new Map<string, Foreseen>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly ask: (action: string, ply: number) => void) {}

  /** An action is looked at, at this ply; or none is. */
  look(action: string | null, ply: number): void {
    if (ply !== this.#ply) this.#known.clear()
    else if (action === this.#looked) return
    clearTimeout(this.#timer)
    this.#ply = ply
    this.#looked = action
    this.foreseen = action === null ? null : (this.#known.get(action) ?? null)
    if (action !== null && !this.foreseen) this.#timer = setTimeout(() => this.ask(action, ply), RESTS)
  }

  /** An answer; it may come late. */
  heard(ply: number, foreseen: Foreseen): void {
    if (ply !== this.#ply) return
    this.#known.set(foreseen.action, foreseen)
    if (foreseen.action === this.#looked) this.foreseen = foreseen
  }
}
