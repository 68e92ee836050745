/** A match looked at again: step by step, turn by turn, or by itself. */
import { api, Refusal } from './api'
import type { GameUi, Play } from './games'
import { tokens } from './holdings'
import { seatName, tell } from './language.svelte'
import type { Event, Message, Replay, Table } from './protocol'
import { settings } from './settings.svelte'
import { Stage, type Scene } from './stage.svelte'
import { momentsOf, staged } from './staging'
import type { Company } from './words'

/** Milliseconds between two steps of a replay that runs by itself, slow to quick. */
export const TEMPOS = [2400, 1400, 700] as const

/** The same for what is hardly worth a look, such as a deal. */
const QUIET_TEMPO = 220

const NOTHING: ReadonlySet<string> = new Set()

export class ReplayController implements Play {
  /** The moment that is shown or on its way. */
  ply = $state(0)
  plies = $state(0)
  running = $state(false)
  tempo = $state(1)
  /** The plies at which turns ended. */
  turns = $state.raw<readonly number[]>([])
  /** Why the moment that was asked for cannot be shown. */
  refusal = $state.raw<Refusal | null>(null)
  readonly stage: Stage

  #moments = new Map<number, Promise<Replay>>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #wanted = 0
  #quiet = false

  readonly targets = NOTHING
  readonly picked: readonly string[] = []
  readonly mayRoll = false

  constructor(
    readonly table: Table,
    readonly game: GameUi,
    shown?: (scene: Scene) => void,
  ) {
    this.plies = table.plies
    this.stage = new Stage(() => settings.pace, shown)
  }

  // --- Looking ---

  get view(): unknown {
    return this.stage.view
  }
  get events(): readonly Event[] {
    return this.stage.events
  }
  get told(): readonly Event[] {
    return this.stage.told
  }

  get highlight(): Event | null {
    return this.stage.highlight
  }
  /** Nobody is away in a replay. */
  get seats() {
    return this.table.seats.map((seat) => ({ ...seat, connected: true }))
  }
  get you() {
    return this.table.you
  }
  get near(): number {
    return this.you[0] ?? 0
  }
  get actor(): number | null {
    return null
  }
  get company(): Company {
    return { names: this.seats.map(seatName), you: this.you.length === 1 ? this.you[0]! : null }
  }
  get atEnd(): boolean {
    return this.ply >= this.plies
  }
  name(seat: number): string {
    const info = this.seats[seat]
    return info ? seatName(info) : ''
  }
  say = (told: Message): string => tell(told, this.company)
  pick(): void {}
  hint(): void {}
  roll(): void {}

  // --- Stepping ---

  /** Go to a moment; the next one is acted out, any other is shown at once. */
  async go(ply: number): Promise<void> {
    const to = Math.max(0, Math.min(this.plies, ply))
    const from = this.ply
    this.ply = to
    const wanted = ++this.#wanted
    try {
      const [before, moment] = await Promise.all([to > 0 ? this.#moment(to - 1) : null, this.#moment(to)])
      if (wanted !== this.#wanted) return
      this.refusal = null
      this.turns = moment.turn_plies
      this.plies = moment.plies
      this.#quiet = moment.log.every((event) => this.game.quiet?.(event) ?? false)
      const log = this.table.log.filter((event) => event.ply < to)
      if (to === from + 1 && before) {
        this.stage.jump(before.view, log)
        this.stage.play(staged(before.view, momentsOf(moment), moment.view, this.game))
      } else {
        this.stage.jump(moment.view, [...log, ...moment.log])
      }
      if (to < this.plies) void this.#moment(to + 1).catch(() => {})
    } catch (trouble) {
      if (!(trouble instanceof Refusal)) throw trouble
      this.refusal = trouble
      this.pause()
    }
  }

  forth = () => this.#byHand(this.ply + 1)
  back = () => this.#byHand(this.ply - 1)
  first = () => this.#byHand(0)
  last = () => this.#byHand(this.plies)
  nextTurn = () => this.#byHand(this.turns.find((ply) => ply > this.ply) ?? this.plies)
  turnBefore = () => this.#byHand(this.turns.findLast((ply) => ply < this.ply) ?? 0)

  #byHand(ply: number): void {
    this.pause()
    void this.go(ply)
  }

  // --- Running by itself ---

  run(): void {
    if (this.atEnd) void this.go(0)
    this.running = true
    this.#tick()
  }

  pause(): void {
    this.running = false
    clearTimeout(this.#timer)
  }

  #tick(): void {
    clearTimeout(this.#timer)
    const step = async () => {
      if (!this.running) return
      await this.go(this.ply + 1)
      if (this.atEnd) this.pause()
      else this.#tick()
    }
    this.#timer = setTimeout(() => void step(), this.#quiet ? QUIET_TEMPO : TEMPOS[this.tempo])
  }

  #moment(ply: number): Promise<Replay> {
    const known = this.#moments.get(ply)
    if (known) return known
    const asked = api.replay(this.table.match, ply, tokens(this.table.match))
    asked.catch(() => this.#moments.delete(ply))
    this.#moments.set(ply, asked)
    return asked
  }
}
