/** A table on which things fly whenever its view changes: bind `table` to the element around them. */
import { tick, untrack } from 'svelte'
import { fly, snapshot, type Snapshot } from './flights'
import { duration } from './objects/motion'

export class Flying {
  table = $state<HTMLElement>()
  #before: Snapshot | null = null

  /** `lasts` is how long a flight takes at normal speed, in milliseconds. */
  constructor(view: () => unknown, lasts: () => number) {
    $effect.pre(() => {
      void view()
      if (this.table && duration(untrack(lasts)) > 0) this.#before = snapshot(this.table)
    })
    $effect(() => {
      void view()
      const [table, before, ms] = [this.table, this.#before, duration(lasts())]
      // Not before the cards have been printed anew.
      if (table && before) void tick().then(() => fly(table, before, ms))
      this.#before = null
    })
  }
}
