/** Dragging things with a pointer: what is held, where it is, and what lies under it. A press that hardly moves stays a click. */

const LEAST = 7

export class Dragging {
  /** What is held, and where on the screen. */
  held = $state.raw<{ id: string; x: number; y: number } | null>(null)
  /** The place under it. */
  over = $state<string | null>(null)

  #press: { id: string; x: number; y: number; pointer: number } | null = null
  #justDragged = false

  /** `place` names the place an element belongs to; `drop` hears what was let go where. */
  constructor(
    readonly place: (under: Element, id: string) => string | null,
    readonly drop: (id: string, over: string | null) => void,
  ) {}

  grab = (event: PointerEvent, id: string): void => {
    if (event.button !== 0) return
    this.#press = { id, x: event.clientX, y: event.clientY, pointer: event.pointerId }
    this.#justDragged = false
  }

  move = (event: PointerEvent): void => {
    const press = this.#press
    if (!press || event.pointerId !== press.pointer) return
    if (!this.held && Math.hypot(event.clientX - press.x, event.clientY - press.y) < LEAST) return
    this.held = { id: press.id, x: event.clientX, y: event.clientY }
    const under = document.elementFromPoint(event.clientX, event.clientY)
    this.over = under ? this.place(under, press.id) : null
  }

  letGo = (event: PointerEvent): void => {
    if (this.held && event.type !== 'pointercancel') this.drop(this.held.id, this.over)
    this.#justDragged = this.held !== null
    this.#press = null
    this.held = null
    this.over = null
  }

  /** A click that ends a drag is none. */
  clicked(act: () => void): void {
    if (!this.#justDragged) act()
    this.#justDragged = false
  }
}
