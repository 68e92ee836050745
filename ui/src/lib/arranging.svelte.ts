/**
 * Putting a line-up together by hand, however a game draws it. A click puts somebody into the next free slot, a drag into
 * any; 1 to 9 put whoever has the focus into that slot, and Shift with an arrow moves him up or down. It is a sheet of paper
 * on this side of the table until it is handed in.
 */
import { tick } from 'svelte'
import { Dragging } from './dragging.svelte'
import { begun, isFull, placed, POSITIONS, removed, type Draft } from './lineup'

export interface Sheet {
  /** Whether it is this player's to fill in. */
  may: () => boolean
  /** What the table knows already; that is settled. */
  known: () => Draft
  /** Who can still be put somewhere, in the order shown. */
  free: () => readonly string[]
  /** Somebody was put into a slot. */
  said: (id: string, at: number) => void
}

export class Arranging {
  draft = $state.raw<Draft>(begun([]))
  /** A free slot that is to be filled before the others. */
  aimed = $state<number | null>(null)
  /** The element around it all: slots are `[data-slot]`, those who are free stand in `[data-free]`, `[data-hand-in]` ends it. */
  #desk: HTMLElement | null = null

  readonly next = $derived(this.aimed !== null && this.draft[this.aimed] === null ? this.aimed : this.draft.indexOf(null))
  readonly full = $derived(isFull(this.draft))
  readonly dragging: Dragging
  readonly #sheet: Sheet

  constructor(sheet: Sheet) {
    this.#sheet = sheet
    this.dragging = new Dragging(
      (under) => under.closest<HTMLElement>('[data-slot]')?.dataset.slot ?? null,
      (id, over) => {
        const from = this.draft.indexOf(id)
        if (over !== null) this.put(id, Number(over))
        else if (from >= 0) this.takeOut(from)
      },
    )
    $effect.pre(() => this.clear())
  }

  /** The desk it lies on. */
  readonly on = (desk: HTMLElement): void => {
    this.#desk = desk
  }

  /** Whether it is this player's to fill in. */
  get may(): boolean {
    return this.#sheet.may()
  }

  /** How many slots are settled. */
  get settled(): number {
    const open = this.#sheet.known().indexOf(null)
    return open < 0 ? POSITIONS : open
  }

  /** Who has been put down before the first gap: only the rest is left to a suggestion. */
  get laid(): string[] {
    const gap = this.draft.indexOf(null)
    return this.draft.slice(this.settled, gap < 0 ? undefined : gap) as string[]
  }
  isSettled = (at: number): boolean => at < this.settled

  /** Whether there is nothing to clear. */
  get untouched(): boolean {
    return this.draft.every((id, at) => id === null || this.isSettled(at))
  }

  clear = (): void => {
    this.draft = begun(this.#sheet.known())
    this.aimed = null
  }

  put(id: string, at: number): void {
    const from = this.draft.indexOf(id)
    if (!this.may || this.isSettled(at) || (from >= 0 && this.isSettled(from))) return
    this.draft = placed(this.draft, id, at)
    this.#sheet.said(id, at)
  }

  add(id: string): void {
    if (!this.may || this.next < 0) return
    void this.#keepFocus(this.#sheet.free().indexOf(id))
    this.put(id, this.next)
    this.aimed = null
  }

  takeOut(at: number): void {
    if (!this.may || this.isSettled(at)) return
    this.draft = removed(this.draft, at)
    this.aimed = at
  }

  /** For whoever stands in a slot: what hands and keys do with him. */
  inSlot(id: string, at: number) {
    return {
      'data-spot': '',
      'aria-disabled': !this.may || this.isSettled(at),
      onpointerdown: (event: PointerEvent) => this.grab(event, id, true),
      onclick: () => this.dragging.clicked(() => this.takeOut(at)),
      onkeydown: (event: KeyboardEvent) => this.keyed(event, id, at),
    }
  }

  /** The same for whoever is still free. */
  onBench(id: string) {
    return {
      'data-spot': '',
      onpointerdown: (event: PointerEvent) => this.grab(event, id, false),
      onclick: () => this.dragging.clicked(() => this.add(id)),
      onkeydown: (event: KeyboardEvent) => this.keyed(event, id, null),
    }
  }

  grab(event: PointerEvent, id: string, fromSlot: boolean): void {
    // A finger scrolls those who are free; it drags only who is in the line-up.
    if (this.may && (event.pointerType !== 'touch' || fromSlot)) this.dragging.grab(event, id)
  }

  keyed(event: KeyboardEvent, id: string, at: number | null): void {
    const number = Number(event.key)
    if (number >= 1 && number <= POSITIONS) {
      void this.#keepFocus(Math.max(0, this.#sheet.free().indexOf(id)))
      this.put(id, number - 1)
    } else if (event.shiftKey && at !== null && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      const to = at + (event.key === 'ArrowUp' ? -1 : 1)
      if (to < 0 || to >= POSITIONS) return
      this.put(id, to)
      void tick().then(() => this.#desk?.querySelector<HTMLElement>(`[data-slot='${to}'] button`)?.focus())
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && at !== null) this.takeOut(at)
    else return
    event.preventDefault()
  }

  /** Whoever has gone from under the focus hands it to the next one; the last one to the button that ends it. */
  async #keepFocus(at: number): Promise<void> {
    await tick()
    if (document.activeElement !== document.body && document.activeElement !== null) return
    const left = this.#desk?.querySelectorAll<HTMLElement>('[data-free] [data-spot]:not([aria-disabled="true"])') ?? []
    const next = left[Math.min(at, left.length - 1)] ?? this.#desk?.querySelector<HTMLElement>('[data-hand-in]')
    next?.focus()
  }
}
