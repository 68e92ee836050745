/** A table as one client plays it: the state of the page and what the reader wants, apart from how it looks. */
import * as chooser from './chooser'
import type { GameUi, Play } from './games'
import { carryOver, tokens } from './holdings'
import { seatName, t, tell, words } from './language.svelte'
import type { Choice, Event, FromClient, FromServer, Message, Table, Trouble } from './protocol'
import { settings } from './settings.svelte'
import { liveAddress, TableSocket, type Line } from './socket'
import { Stage, type Scene } from './stage.svelte'
import type { Company } from './words'

/** What became of a message still unanswered. */
interface Pending {
  message: FromClient
  ply: number
}

const NOTHING: ReadonlySet<string> = new Set()
const AUTO_ROLL_AFTER = 350

export interface Wishes {
  /** The table was opened a moment ago: show the deal. */
  fromStart?: boolean
  /** Everyone goes on to another match. */
  follow(match: string): void
  /** A scene is shown: announce it, sound it. */
  shown?(scene: Scene): void
}

export class TableController implements Play {
  table = $state.raw<Table | null>(null)
  log = $state.raw<Event[]>([])
  line = $state<Line>('idle')
  /** Whether the line has been open before, so that its loss is worth a word. */
  wasOpen = $state(false)
  /** What the server refused, until something else happens. */
  trouble = $state.raw<Trouble | null>(null)
  picking = $state.raw(chooser.start([]))
  /** The choice a click would make, under the pointer or the focus. */
  hinted = $state.raw<Choice | null>(null)
  /** A choice that waits for the reader to confirm it. */
  waiting = $state.raw<Choice | null>(null)
  readonly stage: Stage

  #socket: TableSocket
  #pending = $state.raw<Pending | null>(null)
  #autoRoll: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly match: string,
    readonly game: GameUi,
    readonly wishes: Wishes,
  ) {
    this.stage = new Stage(
      () => settings.pace,
      (scene) => wishes.shown?.(scene),
    )
    this.#socket = new TableSocket(liveAddress(match), {
      hello: () => ({ tokens: tokens(match), since: this.table?.ply ?? 0, language: words.language }),
      heard: (message) => this.#heard[message.type](message as never),
      line: (line) => {
        this.line = line
        if (line === 'open') this.wasOpen = true
      },
    })
  }

  connect(): void {
    this.#socket.open()
  }

  disconnect(): void {
    clearTimeout(this.#autoRoll)
    this.#socket.close()
  }

  // --- What comes from the server ---

  #heard: { [K in FromServer['type']]: (message: Extract<FromServer, { type: K }>) => void } = {
    table: (table) => this.take(table),
    error: (trouble) => this.#refused(trouble),
    pong: () => {},
  }

  /** Take over a table as the server sees it now. */
  take(table: Table): void {
    const before = this.table
    if (before && table.ply < before.ply) return
    const changed = before?.ply !== table.ply
    const events = table.fresh ? table.log : newEvents(this.log, table.log)
    this.log = table.fresh ? table.log : [...this.log, ...events]
    this.table = table
    this.trouble = null
    if (changed) {
      this.#settle(table)
      this.#show(before, table, events)
    }
    if (this.#pending?.message.type === 'rematch' && table.rematch) this.#pending = null
    if (table.rematch && before && before.rematch !== table.rematch) this.followRematch()
    this.#resend(table)
    this.#rollSoon()
  }

  /** The answer to what was asked, or someone else was first: either way, choose afresh. */
  #settle(table: Table): void {
    if (this.#pending && table.ply > this.#pending.ply) this.#pending = null
    this.picking = chooser.start(table.choices)
    this.hinted = null
    this.waiting = null
  }

  #show(before: Table | null, table: Table, events: Event[]): void {
    const undone = table.fresh && before !== null
    const unseen = before === null && !this.wishes.fromStart
    if (undone || unseen) this.stage.jump(table.view, this.log)
    else this.stage.play(this.game.scenes(before ? before.view : null, events, table.view))
  }

  /** Choose again. Whoever was merely too late need not be told: the table as it is follows at once. */
  #refused(trouble: Trouble): void {
    this.#pending = null
    this.reset()
    if (trouble.code !== 'stale') this.trouble = trouble
  }

  /** The line dropped before an answer came: if nothing has happened since, ask again. */
  #resend(table: Table): void {
    if (this.#pending && this.#pending.ply === table.ply) this.#socket.send(this.#pending.message)
  }

  // --- What the page shows ---

  get view(): unknown {
    return this.stage.view ?? this.table?.view
  }

  get events(): readonly Event[] {
    return this.stage.events
  }

  get seats() {
    return this.table?.seats ?? []
  }

  get you() {
    return this.table?.you ?? []
  }

  get actor(): number | null {
    return this.table?.actor ?? null
  }

  get near(): number {
    return this.you[0] ?? 0
  }

  /** Whether the reader must act or roll. */
  get myMove(): boolean {
    return this.actor !== null && this.you.includes(this.actor)
  }

  get busy(): boolean {
    return this.#pending !== null
  }

  /** Whether the stage rests and the reader is asked for this. */
  #isAsked(what: Table['asked']): boolean {
    return this.myMove && !this.busy && this.table?.asked === what && !this.stage.playing
  }

  get mayRoll(): boolean {
    return this.#isAsked('roll')
  }

  get mustTellRoll(): boolean {
    return this.#isAsked('tell-roll')
  }

  get mayUndo(): boolean {
    return !this.busy && (this.table?.may_undo.length ?? 0) > 0
  }

  get mayResign(): boolean {
    return !this.busy && this.you.length > 0 && this.table !== null && this.table.outcome === null
  }

  get over(): boolean {
    return this.table?.outcome != null
  }

  /** Whether the reader may choose among actions now. */
  get choosing(): boolean {
    return this.#isAsked('act')
  }

  get targets(): ReadonlySet<string> {
    return this.choosing ? chooser.targets(this.picking) : NOTHING
  }

  get picked(): readonly string[] {
    return this.picking.picked
  }

  get verbs(): string[] {
    return chooser.verbs(this.picking)
  }

  get company(): Company {
    return { names: this.seats.map(seatName), you: this.you.length === 1 ? this.you[0]! : null }
  }

  /** Whose move it is and what is asked. Where several sit at one screen, the one meant is called by name. */
  get prompt(): string {
    const told = this.table?.prompt
    if (!told) return ''
    if (this.you.length < 2 || !this.myMove) return this.say(told)
    const sentence = tell(told, { ...this.company, you: this.actor })
    return t('act-for', { name: this.name(this.actor!), sentence })
  }

  name(seat: number): string {
    const info = this.seats[seat]
    return info ? seatName(info) : ''
  }

  say = (told: Message): string => tell(told, this.company)

  // --- What the reader wants ---

  pick(target: string): void {
    if (this.choosing) this.#narrow(chooser.pick(this.picking, target))
  }

  chooseVerb(verb: string): void {
    if (this.choosing) this.#narrow(chooser.chooseVerb(this.picking, verb))
  }

  #narrow(picking: chooser.Picking): void {
    this.picking = picking
    this.hinted = null
    const choice = chooser.decided(picking)
    const lone = this.picking.choices.length === 1
    if (!choice) this.waiting = null
    else if (settings.kept.confirm || (choice.targets.length === 0 && !lone)) this.waiting = choice
    else this.#act(choice.action)
  }

  /** Make a choice outright, without pointing at anything. */
  choose(choice: Choice): void {
    if (!this.choosing) return
    if (settings.kept.confirm) this.waiting = choice
    else this.#act(choice.action)
  }

  /** Yes, do it. */
  confirm(): void {
    if (this.waiting) this.#act(this.waiting.action)
  }

  /** One step back; false when there was nothing to take back. */
  back(): boolean {
    if (!chooser.isStarted(this.picking)) return false
    this.waiting = null
    this.hinted = null
    this.picking = chooser.back(this.picking)
    return true
  }

  /** Choose afresh. */
  reset(): void {
    this.waiting = null
    this.hinted = null
    this.picking = chooser.start(this.table?.choices ?? [])
  }

  hint(target: string | null): void {
    this.hinted = target !== null && this.choosing ? chooser.foresee(this.picking, target) : null
  }

  hintVerb(verb: string | null): void {
    this.hinted = verb !== null && this.choosing ? chooser.foreseeVerb(this.picking, verb) : null
  }

  roll(): void {
    if (this.mayRoll) this.#act('roll')
  }

  tellRoll(face: number): void {
    if (this.mustTellRoll) this.#act(`roll ${face}`)
  }

  undo(): void {
    const seat = this.table?.may_undo.at(-1)
    if (seat !== undefined && this.mayUndo) this.#send({ type: 'undo', ply: this.table!.ply, seat })
  }

  resign(): void {
    const seat = this.myMove ? this.actor! : this.you[0]
    if (seat !== undefined && this.mayResign) this.#send({ type: 'resign', ply: this.table!.ply, seat })
  }

  rematch(): void {
    if (this.table?.rematch) this.followRematch()
    else if (this.you[0] !== undefined) this.#send({ type: 'rematch', seat: this.you[0] })
  }

  /** Go along to the match that follows, with the same seats. */
  followRematch(): void {
    const next = this.table?.rematch
    if (!next) return
    carryOver(this.match, next)
    this.wishes.follow(next)
  }

  skip(): void {
    if (this.stage.playing) this.stage.skip()
  }

  #act(action: string): void {
    const { ply, actor } = this.table!
    this.waiting = null
    this.skip()
    this.#send({ type: 'act', ply, seat: actor!, action })
  }

  #send(message: FromClient): void {
    clearTimeout(this.#autoRoll)
    this.trouble = null
    this.#pending = { message, ply: this.table!.ply }
    this.#socket.send(message)
  }

  /** Throw the die for the reader, if that is wished for, once everything has been shown. */
  #rollSoon(): void {
    clearTimeout(this.#autoRoll)
    if (!this.myMove || this.table?.asked !== 'roll') return
    this.#autoRoll = setTimeout(
      () => {
        if (!settings.kept.autoRoll) return
        if (this.mayRoll) this.roll()
        else this.#rollSoon()
      },
      Math.max(30, AUTO_ROLL_AFTER * settings.pace),
    )
  }
}

/** The events of a message that are not known yet: all that later actions caused. */
export function newEvents(known: readonly Event[], came: readonly Event[]): Event[] {
  const last = known.at(-1)?.ply ?? 0
  return came.filter((event) => event.ply > last)
}
