/** What is said aloud to those who listen: one polite line, gathered for a moment so that nothing is cut off. */
const GATHER = 150

class Announcer {
  said = $state('')
  #waiting: string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  say(sentence: string): void {
    if (!sentence) return
    this.#waiting.push(sentence)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.said = this.#waiting.join(' ')
      this.#waiting = []
    }, GATHER)
  }
}

export const announcer = new Announcer()
