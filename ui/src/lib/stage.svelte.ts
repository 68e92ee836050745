/**
 * The stage shows what happened, one scene after another, and then the position as it is.
 *
 * The game itself never waits for it: choices are open at once, and a click or a key skips to the end.
 */
import type { Event } from './protocol'

/** A moment to be shown: the events it tells and the position they lead to. */
export interface Scene<View = unknown> {
  view: View
  events: Event[]
  /** How long it stays at normal speed, in milliseconds. */
  ms: number
  /** The seat whose eyes the view is for, from this scene on. */
  viewer?: number | null
  /** What people will tell of afterwards, if the scene tells it. */
  highlight?: Event
}

/** More than this is not watched but skipped, for instance after a long absence. */
const MOST_SCENES = 60
/** So many highlights of one action stand beside the table where nothing moves, one after the other. */
const MOST_STANDING = 2

export class Stage<View = unknown> {
  /** The position as it is shown now. */
  view = $state.raw<View | null>(null)
  /** The events the present scene tells; none when the stage is at rest. */
  events = $state.raw<Event[]>([])
  /** What has been told so far, for the log. */
  told = $state.raw<Event[]>([])
  /** What people will tell of afterwards: while its scene is shown, or beside the end when nobody watched it. */
  highlight = $state.raw<Event | null>(null)
  playing = $state(false)
  /** The seat whose eyes the position is shown for. */
  viewer = $state<number | null>(null)

  #queue: Scene<View>[] = []
  /** What came of the same action as the highlight that stands still, to stand there after it. */
  #waiting: Event[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #waits = false

  /**
   * `pace` multiplies all times; at 0 nothing is shown but the end. `shown` hears of every scene.
   * While `held` says so, for instance behind a curtain, nothing goes on.
   */
  constructor(
    readonly pace: () => number,
    readonly shown: (scene: Scene<View>) => void = () => {},
    readonly held: () => boolean = () => false,
  ) {}

  /** Show this position at once, with this log. */
  jump(view: View, log: Event[], viewer: number | null = null): void {
    this.#stop()
    this.viewer = viewer
    this.view = view
    this.told = log
    this.events = []
    this.highlight = null
  }

  /** Show these scenes after those already waiting. */
  play(scenes: Scene<View>[]): void {
    this.#queue.push(...scenes)
    if (!this.playing) this.highlight = null
    if (this.pace() === 0) this.#stand()
    else if (this.#queue.length > MOST_SCENES) this.skip()
    else if (!this.playing) this.#next()
  }

  /** Show the end at once; of an action that ends a game in style, the style and then the end of the game stand beside it. */
  #stand(): void {
    const told = this.#queue.flatMap(({ highlight }) => highlight ?? [])
    this.skip()
    const together = told.filter(({ ply }) => ply === this.highlight?.ply).slice(-MOST_STANDING)
    this.highlight = together.shift() ?? null
    this.#waiting = together
  }

  /** Go on after being held. */
  resume(): void {
    if (!this.#waits) return
    this.#waits = false
    this.#next()
  }

  /** The log as another reader may know it, as far as it has been told. */
  retell(log: readonly Event[]): void {
    const last = this.told.at(-1)?.ply ?? 0
    this.told = log.filter((event) => event.ply <= last)
  }

  /** Show the end now, and beside it what nobody may miss: it stands still and holds nothing up. */
  skip(): void {
    const left = this.#queue
    this.#stop()
    const last = left.at(-1)
    this.highlight = left.findLast((scene) => scene.highlight)?.highlight ?? null
    if (last) {
      const viewer = left.findLast((scene) => scene.viewer !== undefined)?.viewer
      if (viewer !== undefined) this.viewer = viewer
      this.told = [...this.told, ...left.flatMap((scene) => scene.events)]
      this.view = last.view
      this.shown({ ...last, events: left.flatMap((scene) => scene.events), ms: 0 })
    }
    this.events = []
  }

  #next(): void {
    if (this.held()) {
      this.playing = true
      this.#waits = true
      return
    }
    const scene = this.#queue.shift()
    this.highlight = scene?.highlight ?? null
    if (!scene) {
      this.#stop()
      this.events = []
      return
    }
    this.playing = true
    if (scene.viewer !== undefined) this.viewer = scene.viewer
    this.view = scene.view
    this.events = scene.events
    this.told = [...this.told, ...scene.events]
    this.shown(scene)
    this.#timer = setTimeout(() => this.#next(), scene.ms * this.pace())
  }

  /** Enough of a highlight, if it is still there: of one that stands beside the table, or of the whole show. */
  dismiss(highlight: Event): void {
    if (this.highlight !== highlight) return
    if (this.playing) this.skip()
    else this.highlight = this.#waiting.shift() ?? null
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#queue = []
    this.#waiting = []
    this.#waits = false
    this.playing = false
  }
}
