/** The free seats of the house, looked up again every few seconds while somebody looks at the page. */
import { api } from '../lib/api'
import { hold } from '../lib/holdings'
import { myKey } from '../lib/identity'
import type { GameInfo, TableLine } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { climbs, rungAbout, rungName } from './ladder'
import { router } from './router.svelte'

const EVERY = 4_000

export class Lobby {
  /** Tables with a free seat, the latest first; null until they are known. */
  lines = $state.raw<TableLine[] | null>(null)
  /** One of them; it stays as long as its seat is free, so that nobody sits down where another table came under the pointer. */
  steady = $state.raw<TableLine | null>(null)

  /** Look from now on; returns what ends it. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    const look = async () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') return
      await this.look()
      if (!gone) timer = setTimeout(() => void look(), EVERY)
    }
    const back = () => void look()
    document.addEventListener('visibilitychange', back)
    void look()
    return () => {
      gone = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', back)
    }
  }

  async look(): Promise<void> {
    try {
      const lines = await api.lobby()
      this.steady = lines.find(({ match }) => match === this.steady?.match) ?? lines[0] ?? null
      this.lines = lines
    } catch {
      // What was seen last stays; whether the server answers at all, the page says elsewhere.
    }
  }
}

/** Take a seat that is free, this one or any. */
export async function takeSeat(match: string, rated: boolean, seat: number | null = null): Promise<void> {
  const name = settings.kept.name.trim()
  const held = await api.take(match, { ...(seat !== null && { seat }), ...(name && { name }), ...(rated && { key: myKey() }) })
  hold(match, [held])
}

/** The same, and go there. */
export async function sitDown({ match, rated }: TableLine): Promise<void> {
  await takeSeat(match, rated)
  router.go(`/t/${match}`)
}

/** What is played at a table, in few words: the rung it is on, where the game has a ladder. */
export function levelOf(info: GameInfo | undefined, rung: string | null | undefined): string {
  const found = info && climbs(info) ? info.rungs.find(({ name }) => name === rung) : undefined
  return info && found ? rungName(info, found) : ''
}

/** The same in a sentence. */
export function levelAbout(info: GameInfo | undefined, rung: string | null | undefined): string {
  const found = info && climbs(info) ? info.rungs.find(({ name }) => name === rung) : undefined
  return info && found ? rungAbout(info, found) : ''
}
