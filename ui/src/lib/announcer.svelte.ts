/** What is said aloud to those who listen: one polite line, gathered for a moment so that nothing is cut off. */
const GATHER = 150

class Announcer {
  said = $state('')
  #waiting: { sentence: string; topic: string | null }[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** What is said on a topic takes the place of what waits to be said on it: whoever is fast hears only the last. */
  say(sentence: string, topic: string | null = null): void {
    if (!sentence) return
    this.#waiting = this.#waiting.filter((other) => topic === null || other.topic !== topic)
    this.#waiting.push({ sentence, topic })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.said = this.#waiting.map((each) => each.sentence).join(' ')
      this.#waiting = []
    }, GATHER)
  }
}

export const announcer = new Announcer()
