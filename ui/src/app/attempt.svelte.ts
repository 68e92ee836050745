/** Something that is asked of the server: whether it is under way, and what to tell the reader of a refusal. */
import { explain } from './opening'

export class Attempt {
  busy = $state(false)
  trouble = $state('')

  /** Try this, unless something is under way. */
  async make(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.trouble = ''
    try {
      await work()
    } catch (refused) {
      this.trouble = explain(refused)
    } finally {
      this.busy = false
    }
  }
}
