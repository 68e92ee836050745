/** A table as one client plays it: the state of the page and what the reader wants, apart from how it looks. */
import { api } from './api'
import * as chooser from './chooser'
import type { Begun, Deciding, DueDie, GameUi, Play } from './games'
import { carryOver, tokens } from './holdings'
import { seatName, t, tell, words } from './language.svelte'
import { announcer } from './announcer.svelte'
import type {
  Advice,
  Advised,
  Ask,
  Choice,
  Emote,
  Event,
  Foreseen,
  FromClient,
  FromServer,
  Message,
  Reason,
  Table,
  Trouble,
} from './protocol'
import type { Hindrance } from './signs'
import { Lookout } from './lookout.svelte'
import { notify } from './notifying'
import { settings } from './settings.svelte'
import { liveAddress, TableSocket, type Connection, type Handlers, type Line } from './socket'
import { patched, type Patch } from './patches'
import { play as playSound } from './sounds'
import { Stage, type Scene } from './stage.svelte'
import { momentsOf, staged, type Moment } from './staging'
import { recall, remember } from './storage'
import type { Company } from './words'

/** What became of a message still unanswered. */
interface Pending {
  message: FromClient
  ply: number
}

/** Something that a player said to the table. */
export interface Said {
  number: number
  seat: number
  emote: Emote['emote']
}

const NOTHING: ReadonlySet<string> = new Set()
/** How long what is said, and that something was taken back, stays in sight, in milliseconds. */
const SAID_FOR = 4500
const TAKEN_BACK_FOR = 7000
/** Where tables at which nobody is heard are remembered, and how many of them. */
const MUTED = 'muted'
const MOST_MUTED = 50
const AUTO_ROLL_AFTER = 350

export interface Wishes {
  /** The table was opened a moment ago: show the deal. */
  fromStart?: boolean
  /** Everyone goes on to another match. */
  follow(match: string): void
  /** A scene is shown: announce it, sound it. */
  shown?(scene: Scene): void
  /** Where the table comes from; the server, when left out. */
  line?(handlers: Handlers): Line
  /** Nothing is thrown by itself, whatever the settings say. */
  byHand?: boolean
}

export class TableController implements Play, Deciding {
  table = $state.raw<Table | null>(null)
  log = $state.raw<Event[]>([])
  line = $state<Connection>('idle')
  /** Whether the server has been dialled before, well or in vain, so that being without a line is worth a word. */
  wasDialled = $state(false)
  /** What the server refused, until something else happens. */
  trouble = $state.raw<Trouble | null>(null)
  picking = $state.raw(chooser.start([]))
  /** The choice a click would make, under the pointer or the focus. */
  hinted = $state.raw<Choice | null>(null)
  /** A choice that waits for the reader to confirm it. */
  waiting = $state.raw<Choice | null>(null)
  /** What has been begun on the board for a button to complete. */
  begun = $state.raw<Begun | null>(null)
  /** What players say to each other just now. */
  said = $state.raw<readonly Said[]>([])
  /** Nobody at this table is heard; that is remembered. */
  muted = $state(false)
  /** Somebody else who has just taken an action back. */
  tookBack = $state<number | null>(null)
  /** When the table began to wait for whoever is to act, by this clock. */
  waitingSince = $state(0)
  /** When the clocks were told, by this clock. */
  clockSince = $state(0)
  /** The seat whose player said to be at the screen. */
  lifted = $state<number | null>(null)
  readonly stage: Stage
  /** What the coach says about what is asked now. */
  advice = $state.raw<Advice | null>(null)
  /** Whether he has been asked and is still thinking. */
  consulting = $state(false)
  /** Asks what the action that is looked at would do. */
  readonly lookout = new Lookout((action, ply) => {
    if (this.actor !== null) this.#line.send({ type: 'preview', ply, seat: this.actor, action })
  })

  #line: Line
  #pending = $state.raw<Pending | null>(null)
  /** The seat that is still to be told what happened as it may know it. */
  #untold: number | null = null
  #autoRoll: ReturnType<typeof setTimeout> | undefined
  /** Actions still to be taken by themselves. */
  #plan: readonly string[] = []
  /** The view that was sent last through the eyes of each seat, and whose it was. */
  #views = new Map<number | null, unknown>()
  #viewer: number | null = null

  constructor(
    readonly match: string,
    readonly game: GameUi,
    readonly wishes: Wishes,
  ) {
    this.muted = recall<string[]>(MUTED, []).includes(match)
    this.stage = new Stage(
      () => settings.pace,
      (scene) => {
        this.#reread()
        wishes.shown?.(scene)
      },
      () => this.curtain !== null,
    )
    const handlers: Handlers = {
      hello: () => ({ tokens: tokens(match), since: this.table?.ply ?? 0, language: words.language }),
      heard: (message) => this.#heard[message.type](message as never),
      line: (line) => {
        this.line = line
        if (line === 'open' || line === 'waiting') this.wasDialled = true
      },
    }
    this.#line = wishes.line?.(handlers) ?? new TableSocket(liveAddress(match), handlers)
  }

  connect(): void {
    this.#line.open()
  }

  disconnect(): void {
    clearTimeout(this.#autoRoll)
    this.#line.close()
  }

  // --- What comes from the server ---

  #heard: { [K in FromServer['type']]: (message: Extract<FromServer, { type: K }>) => void } = {
    table: (table) => this.take(this.#whole(table)),
    error: (trouble) => this.#refused(trouble),
    foretold: ({ ply, foreseen }) => this.lookout.heard(ply, foreseen),
    advised: (told) => this.#advised(told),
    emoted: ({ seat, emote }) => this.#hear({ seat, emote }),
    watched: ({ watching }) => {
      if (this.table) this.table = { ...this.table, watching }
    },
    pong: () => {},
  }

  /** A table with its whole view, which is said once, and then how it differs from the last through the same eyes. */
  #whole(table: Table): Table {
    if (table.meanwhile) this.#change(this.#viewer, table.meanwhile.change)
    this.#viewer = table.viewer
    if (table.view === null) this.#change(table.viewer, table.change)
    else this.#views.set(table.viewer, table.view)
    return { ...table, view: this.#views.get(table.viewer) }
  }

  #change(viewer: number | null, change: unknown): void {
    this.#views.set(viewer, patched(this.#views.get(viewer), change as Patch))
  }

  /** Take over a table as the server sees it now. */
  take(table: Table): void {
    const before = this.table
    if (before && table.ply < before.ply) return
    const changed = before?.ply !== table.ply
    // Where nothing was secret, nobody was asked to look away: whoever was due is at the screen.
    if (before && !before.secret) this.lifted = before.viewer
    const handed = this.#isHandedOver(before, table)
    const told = table.fresh && !handed ? table.log : newEvents(this.log, table.log)
    const events = handed ? told.map(this.#publicly) : told
    const known = handed ? this.log.map(this.#publicly) : this.log
    this.log = table.fresh ? table.log : [...known, ...events]
    if (handed) this.#untold = table.viewer
    // The same position again, for instance after a dropped line, stays the one that is shown.
    const same = before !== null && !changed && before.viewer === table.viewer
    this.table = same ? { ...table, view: before.view } : table
    this.trouble = null
    this.waitingSince = Date.now() - table.waited * 1000
    this.clockSince = Date.now()
    if (before && changed) this.#noteUndo(before, table)
    if (before) this.#noteCompany(before, table)
    if (before) this.#noteQuestion(before, table)
    if (handed && !table.fresh) void this.#tellAfresh(table)
    if (changed) {
      this.#settle(table)
      this.#show(before, table, events)
    } else if (before && whoPlays(before) !== whoPlays(table)) {
      // Nothing has happened, but someone else is asked or looks on: a seat was left or taken back.
      this.#settle(table)
      this.stage.jump(table.view, this.log, table.viewer)
    }
    if (this.#pending?.message.type === 'rematch' && table.rematch) this.#pending = null
    if (table.rematch && before && before.rematch !== table.rematch) this.followRematch()
    this.#resend(table)
    this.#goOn(table)
    this.#rollSoon()
  }

  /** Say that somebody else took an action back; whoever did so himself knows. */
  #noteUndo(before: Table, table: Table): void {
    const undone = table.undone.at(-1)
    const isNew = table.fresh && undone !== undefined && table.plies === undone.ply && table.plies < before.plies
    if (!isNew || table.you.includes(undone.seat)) {
      this.tookBack = null
      return
    }
    this.tookBack = undone.seat
    announcer.say(t('table-undone', { name: this.name(undone.seat) }))
    setTimeout(() => (this.tookBack = null), TAKEN_BACK_FOR)
  }

  /** Say who has taken a seat that was empty: whoever waited may be looking elsewhere. */
  #noteCompany(before: Table, table: Table): void {
    const came = table.seats.filter(
      ({ seat, kind }) => kind === 'human' && before.seats[seat]?.kind === 'open' && !table.you.includes(seat),
    )
    for (const { seat } of came) {
      const told = t('table-sat-down', { name: this.name(seat) })
      announcer.say(told)
      playSound('wave')
      notify(told, this.prompt, this.match)
    }
  }

  /** The coach has spoken; what he says of another position is of no use. */
  #advised({ ply, advice }: Advised): void {
    if (ply !== this.table?.ply || !this.consulting) return
    this.consulting = false
    this.advice = advice
    const best = this.table.choices.find(({ action }) => action === advice.best)
    const said = [...(best ? [best.words] : []), ...advice.reasons]
    announcer.say(said.map(this.say).join(' '))
  }

  #hear({ seat, emote }: Omit<Said, 'number'>): void {
    if (this.muted || !settings.kept.emotes) return
    const said = { number: (this.said.at(-1)?.number ?? 0) + 1, seat, emote }
    this.said = [...this.said.filter((other) => other.seat !== seat), said]
    if (!this.you.includes(seat)) {
      playSound('wave')
      announcer.say(t('emote-said', { name: this.name(seat), words: t(`emote-${emote}`) }))
    }
    setTimeout(() => (this.said = this.said.filter((other) => other !== said)), SAID_FOR)
  }

  /** Say what somebody wants the others to agree to, to those who are to answer. */
  #noteQuestion(before: Table, table: Table): void {
    const { question } = table
    if (!question || before.question?.seat === question.seat || !this.isAsked) return
    const told = t(`consent-${question.what}`, { name: this.name(question.seat) })
    announcer.say(told)
    playSound('wave')
    notify(told, '', this.match)
  }

  /** The answer to what was asked, or someone else was first: either way, choose afresh. */
  #settle(table: Table): void {
    if (this.#pending && table.ply > this.#pending.ply) this.#pending = null
    this.picking = chooser.start(table.choices)
    this.dismissCoach()
    this.hinted = null
    this.waiting = null
  }

  #show(before: Table | null, table: Table, events: Event[]): void {
    const handed = this.#isHandedOver(before, table)
    const undone = table.fresh && before !== null && !handed
    const unseen = before === null && !this.wishes.fromStart
    if (undone || unseen) return this.stage.jump(table.view, this.log, table.viewer)
    const moments = this.#moments(before, table, handed).filter(({ event }) => event.ply >= (events[0]?.ply ?? Infinity))
    // Too much has happened to be watched.
    if (events.length > 0 && moments.length === 0) return this.stage.jump(table.view, this.log, table.viewer)
    const scenes = staged(before?.view ?? null, moments, table.view, this.game)
    // What led there is still for the eyes of whoever is at the screen; only the end is for the next.
    const first = handed ? scenes.at(-1) : scenes[0]
    if (first) first.viewer = table.viewer
    const covered = this.curtain !== null
    this.stage.play(scenes)
    if (covered && handed) this.stage.skip()
  }

  /** What happened and how it looked: to whoever is at the screen, though the next one is to act. */
  #moments(before: Table | null, table: Table, handed: boolean): Moment[] {
    if (!handed) return momentsOf(table)
    const { meanwhile } = table
    if (!before || !meanwhile) return []
    const view = this.#views.get(before.viewer)
    return momentsOf({ ...meanwhile, view }).map((moment) => ({ ...moment, event: this.#publicly(moment.event) }))
  }

  /** Whether another of the reader's own seats looks at the table now. */
  #isHandedOver(before: Table | null, table: Table): boolean {
    if (before === null || before.viewer === table.viewer || table.you.length < 2) return false
    return before.secret || table.secret
  }

  /** What was told to one player must not be read by the next: ask for the log as the next may know it. */
  async #tellAfresh({ match, ply, viewer }: Table): Promise<void> {
    const known = await api.table(match, tokens(match)).catch(() => null)
    if (!known || this.table?.viewer !== viewer || known.viewer !== viewer || known.ply < ply) return
    const later = this.log.filter((event) => event.ply > (known.log.at(-1)?.ply ?? 0))
    this.log = [...known.log, ...later]
    this.#untold = viewer
    this.#reread()
  }

  #publicly = (event: Event): Event => this.game.publicly?.(event) ?? event

  /** Tell the log anew once the stage looks through the next one's eyes, and not before: the one before is still there. */
  #reread(): void {
    if (this.#untold === null || this.stage.viewer !== this.#untold) return
    this.#untold = null
    this.stage.retell(this.log)
  }

  /** Choose again. Whoever was merely too late need not be told: the table as it is follows at once. */
  #refused(trouble: Trouble): void {
    this.#pending = null
    this.#plan = []
    this.consulting = false
    this.reset()
    if (trouble.code !== 'stale') this.trouble = trouble
  }

  /** The line dropped before an answer came: if nothing has happened since, ask again. */
  #resend(table: Table): void {
    if (this.#pending && this.#pending.ply === table.ply) this.#line.send(this.#pending.message)
  }

  /** The next action of the plan; when it cannot be taken any more, neither can the rest. */
  #goOn(table: Table): void {
    const [next, ...rest] = this.#plan
    if (next === undefined || this.busy) return
    const possible = this.myMove && table.asked === 'act' && table.choices.some((choice) => choice.action === next)
    this.#plan = possible ? rest : []
    if (possible) this.#act(next)
  }

  // --- What the page shows ---

  get view(): unknown {
    return this.stage.view ?? this.table?.view
  }

  /** What the action that is looked at would make of the position, as far as that is certain. */
  readonly #ghost = $derived.by((): unknown => {
    const { foreseen } = this
    return foreseen && patched(this.view, foreseen.change as Patch)
  })

  get foreseen(): Foreseen | null {
    return this.choosing ? this.lookout.foreseen : null
  }

  get ghost(): unknown {
    return this.#ghost
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

  /** Whether the reader must act or roll; not where a bot plays for them. */
  get myMove(): boolean {
    return this.actor !== null && this.you.includes(this.actor) && !this.seats[this.actor]?.away
  }

  /** The seat the screen is to be handed to: until its player is there, no hand is shown. */
  get curtain(): number | null {
    const viewer = this.stage.viewer
    if (!this.table?.secret || this.over || viewer === null || viewer === this.lifted) return null
    // Whoever has left a seat to a bot may still be looking.
    return this.you.length > 1 && this.you.includes(viewer) && !this.seats[viewer]?.away ? viewer : null
  }

  /** The reader's seats that a bot plays for. */
  get away(): number[] {
    return this.over ? [] : this.you.filter((seat) => this.seats[seat]?.away)
  }

  /** The seat the reader would leave to a bot. */
  get mayLeave(): number | null {
    if (this.over || this.curtain !== null) return null
    const mine = this.you.filter((seat) => !this.seats[seat]?.away)
    const viewer = this.stage.viewer
    return (viewer !== null && mine.includes(viewer) ? viewer : mine[0]) ?? null
  }

  /** The seat the table waits for, though its player is gone. */
  get missing(): number | null {
    const info = this.actor === null ? undefined : this.seats[this.actor]
    const gone = info?.kind === 'human' && !info.connected && !info.away
    return gone && this.you.length > 0 && !this.you.includes(info.seat) ? info.seat : null
  }

  get busy(): boolean {
    return this.#pending !== null
  }

  /** Whether the stage rests and the reader is asked for this. */
  #isAsked(what: Table['asked']): boolean {
    const free = !this.busy && !this.stage.playing && this.curtain === null
    return this.myMove && free && this.table?.asked === what
  }

  get mayRoll(): boolean {
    return this.#isAsked('roll')
  }

  get mustTellRoll(): boolean {
    return this.#isAsked('tell-roll')
  }

  get mayUndo(): boolean {
    return !this.busy && this.curtain === null && ((this.table?.may_undo.length ?? 0) > 0 || this.mayAsk('undo') !== null)
  }

  /** The seat that may ask the others for something now. */
  mayAsk(what: Ask['what']): number | null {
    return this.table?.may_ask.findLast((wish) => wish.what === what)?.seat ?? null
  }

  /** Whether the reader is to answer what somebody else asked. */
  get isAsked(): boolean {
    return this.table?.question?.awaits.some((seat) => this.you.includes(seat)) ?? false
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

  /** Why a thing on the table cannot be chosen; of what is `idle` at least what is asked for instead. */
  whyNot = (target: string, idle: boolean): Hindrance | null => {
    if (!(this.choosing || this.mayRoll) || this.targets.has(target) || this.picked.includes(target)) return null
    const reason = this.hindrances[target]
    if (reason) return { words: this.say(reason.words), chapter: reason.chapter }
    if (!idle) return null
    const alone = this.table!.choices.some(({ targets }) => targets.includes(target))
    return { words: alone ? t('why-not-together') : t('why-not-asked', { asked: this.prompt }), chapter: null }
  }

  get hindrances(): Readonly<Record<string, Reason>> {
    return this.choosing ? this.table!.why_not : {}
  }

  get deciding(): Deciding {
    return this
  }

  get choices(): readonly Choice[] {
    return this.choosing ? this.picking.choices : []
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

  /** The kinds of action that have a button: those that pointing cannot name. */
  get buttons(): string[] {
    const buttons = this.verbs.filter((verb) => this.game.inBar?.has(verb) ?? true)
    const main = (verb: string) => (this.game.main?.has(verb) ? 0 : 1)
    return buttons.toSorted((a, b) => main(a) - main(b))
  }

  get company(): Company {
    return { names: this.seats.map(seatName), you: this.you.length === 1 ? this.you[0]! : null }
  }

  /** Whose move it is and what is asked. Where several sit at one screen, the one meant is called by name. */
  get prompt(): string {
    const told = (this.choosing && this.begun?.asked) || this.table?.prompt
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
    const choice = chooser.decided(picking) ?? this.#readied(picking)
    if (!choice) this.waiting = null
    else if (settings.kept.confirm || this.#isAskedOnce(choice)) this.waiting = choice
    else this.#take(choice)
  }

  /** The only action of a button that is said to need no pointing. */
  #readied(picking: chooser.Picking): Choice | null {
    const [only, ...others] = picking.verb === null ? [] : chooser.fitting(picking)
    return only && others.length === 0 && this.#isReady(only) ? only : null
  }

  /** A button among things to point at may be pressed by mistake. */
  #isAskedOnce(choice: Choice): boolean {
    const question = this.picking.choices.every((other) => other.targets.length === 0)
    return choice.targets.length === 0 && !question && !this.#isReady(choice)
  }

  #isReady(choice: Choice): boolean {
    return this.game.ready?.(choice) ?? this.game.inBar?.has(choice.verb) ?? false
  }

  /** Make a choice outright, without pointing at anything. */
  choose(choice: Choice): void {
    if (!this.choosing) return
    if (settings.kept.confirm) this.waiting = choice
    else this.#take(choice)
  }

  /** Yes, do it. */
  confirm(): void {
    if (this.waiting) this.#take(this.waiting)
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
    const named = verb !== null && this.choosing ? chooser.chooseVerb(this.picking, verb) : null
    this.hinted = named && (chooser.decided(named) ?? this.#readied(named))
  }

  consider(choice: Choice | null): void {
    this.hinted = this.choosing ? choice : null
  }

  /** Whether there is a coach to ask about what is to be chosen. */
  get mayConsult(): boolean {
    return this.choosing && this.table!.coach
  }

  /** Whether he is thinking, or has spoken. */
  get coaching(): boolean {
    return this.mayConsult && (this.consulting || this.advice !== null)
  }

  /** What he would choose. */
  get advised(): Choice | null {
    const best = this.choosing ? this.advice?.best : undefined
    return this.table?.choices.find(({ action }) => action === best) ?? null
  }

  /** Ask the coach; asked again, he is done. */
  consult(): void {
    if (this.advice || this.consulting) this.dismissCoach()
    else if (this.mayConsult) {
      this.consulting = true
      this.#line.send({ type: 'consult', ply: this.table!.ply, seat: this.actor! })
    }
  }

  dismissCoach(): void {
    this.advice = null
    this.consulting = false
  }

  begin(begun: Begun | null): void {
    this.begun = begun
  }

  /** Do what was chosen, after what was begun for it. */
  #take(choice: Choice): void {
    const first = this.begun?.verb === choice.verb ? this.begun.first : []
    if (first.length > 0) this.carryOut([...first, choice.action])
    else this.#act(choice.action)
  }

  carryOut(actions: readonly string[]): void {
    const [first, ...rest] = actions
    if (first === undefined || !this.choices.some((choice) => choice.action === first)) return
    this.#plan = rest
    this.#act(first)
  }

  /** How many faces the die has that is due, and how a throw of it is written. */
  get die(): DueDie {
    return this.game.die?.(this.view) ?? { faces: 6, verb: 'roll' }
  }

  roll(): void {
    if (this.mayRoll) this.#act('roll')
  }

  tellRoll(face: number): void {
    if (this.mustTellRoll) this.#act(`${this.die.verb} ${face}`)
  }

  undo(): void {
    const seat = this.table?.may_undo.at(-1)
    if (seat === undefined) this.ask('undo')
    else if (this.mayUndo) this.#send({ type: 'undo', ply: this.table!.ply, seat })
  }

  /** Ask the others whether they agree to something. */
  ask(what: Ask['what']): void {
    const seat = this.mayAsk(what)
    if (seat !== null && !this.busy) this.#send({ type: 'ask', ply: this.table!.ply, seat, what })
  }

  /** Say yes or no to what was asked; who has asked says that it is off. */
  answer(yes: boolean): void {
    const { question, ply } = this.table!
    const seat =
      question?.awaits.find((seat) => this.you.includes(seat)) ?? (question && this.you.includes(question.seat) ? question.seat : null)
    if (seat !== null && !this.busy) this.#send({ type: 'answer', ply, seat, yes })
  }

  resign(): void {
    const seat = this.myMove ? this.actor! : this.you[0]
    if (seat !== undefined && this.mayResign) this.#send({ type: 'resign', ply: this.table!.ply, seat })
  }

  /** Let a bot play for a seat: my own, or that of someone who is gone. */
  leave(seat: number): void {
    this.trouble = null
    this.#line.send({ type: 'leave', seat })
  }

  /** Take a seat of mine back from the bot. */
  comeBack(seat: number): void {
    this.trouble = null
    this.#line.send({ type: 'return', seat })
  }

  /** The seat that speaks for this screen; none for those who watch. */
  get speaker(): number | null {
    const seat = this.myMove ? this.actor : (this.you[0] ?? null)
    return seat
  }

  mute(muted: boolean): void {
    this.muted = muted
    const others = recall<string[]>(MUTED, []).filter((match) => match !== this.match)
    remember(MUTED, muted ? [...others, this.match].slice(-MOST_MUTED) : others)
  }

  emote(emote: Emote['emote']): void {
    if (this.speaker !== null) this.#line.send({ type: 'emote', seat: this.speaker, emote })
  }

  /** The player the curtain waits for is at the screen. */
  lift(): void {
    this.lifted = this.stage.viewer
    this.stage.resume()
  }

  /** Play again; with `swap`, everybody one seat further. */
  rematch(swap = false): void {
    if (this.table?.rematch) this.followRematch()
    else if (this.you[0] !== undefined) this.#send({ type: 'rematch', seat: this.you[0], swap })
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
    this.#line.send(message)
  }

  /** Throw the die for the reader, if that is wished for, once everything has been shown. */
  #rollSoon(): void {
    clearTimeout(this.#autoRoll)
    if (!this.myMove || this.table?.asked !== 'roll') return
    this.#autoRoll = setTimeout(
      () => {
        if (!settings.kept.autoRoll || this.wishes.byHand) return
        if (this.mayRoll) this.roll()
        else this.#rollSoon()
      },
      Math.max(30, AUTO_ROLL_AFTER * settings.pace),
    )
  }
}

/** Through whose eyes the table is seen, and whom a bot plays for. */
function whoPlays({ viewer, seats }: Table): string {
  return [viewer, ...seats.map((seat) => seat.away)].join()
}

/** The events of a message that are not known yet: all that later actions caused. */
export function newEvents(known: readonly Event[], came: readonly Event[]): Event[] {
  const last = known.at(-1)?.ply ?? 0
  return came.filter((event) => event.ply > last)
}
