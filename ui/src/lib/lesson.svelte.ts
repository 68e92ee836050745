/** A lesson as a line to a table: every table is known beforehand, and the next comes once the learner has done his part. */
import { patched, type Patch } from './patches'
import type { FromClient, LessonStep, Table, Taught } from './protocol'
import type { Handlers, Line } from './socket'

export class LessonLine implements Line {
  /** The step the learner is at. */
  at = $state(0)
  readonly #views: unknown[] = []

  constructor(
    readonly taught: Taught,
    readonly handlers: Handlers,
    /** What the learner is called. */
    readonly name: string,
    start = 0,
  ) {
    for (const { table } of taught.steps) {
      this.#views.push(table.view ?? patched(this.#views.at(-1), table.change as Patch))
    }
    this.at = Math.min(start, taught.steps.length - 1)
  }

  get step(): LessonStep {
    return this.taught.steps[this.at]!
  }

  /** Whether nothing follows. */
  get atEnd(): boolean {
    return this.at === this.taught.steps.length - 1
  }

  open(): void {
    this.handlers.line('open')
    const log = this.taught.steps.slice(0, this.at + 1).flatMap(({ table }) => table.log)
    this.handlers.heard({ ...this.#table, fresh: true, log, frames: [] })
  }

  close(): void {
    this.handlers.line('closed')
  }

  /** What is done that the step does not want changes nothing; the coach of a lesson says what it wants, and why. */
  send(message: FromClient): boolean {
    const { wanted, say, table } = this.step
    if (message.type === 'consult' && wanted !== null) {
      const advice = { best: wanted, reasons: [say], options: [] }
      this.handlers.heard({ type: 'advised', ply: table.ply, seat: message.seat, advice })
    }
    if (message.type === 'act' && message.action === this.step.wanted) this.goOn()
    return true
  }

  /** On to the next step: the learner has read, or done, what this one is about. */
  goOn(): void {
    if (this.atEnd) return
    this.at += 1
    this.handlers.heard(this.#table)
  }

  get #table(): Table {
    const { table } = this.step
    const seats = table.seats.map((seat) => ({ ...seat, name: seat.name ?? this.name }))
    return { ...table, seats, view: this.#views[this.at], change: null }
  }
}
