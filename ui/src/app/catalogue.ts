/** The games the server offers, asked once; and the words of those that this page was built without. */
import { api } from '../lib/api'
import { words } from '../lib/language.svelte'
import type { GameInfo } from '../lib/protocol'

let asked: Promise<GameInfo[]> | null = null

export function gamesOnce(): Promise<GameInfo[]> {
  asked ??= offered().catch((trouble: unknown) => {
    asked = null
    throw trouble
  })
  return asked
}

async function offered(): Promise<GameInfo[]> {
  const games = await api.games()
  await words.learn(games.map(({ id }) => id))
  return games
}

export async function gameInfo(id: string): Promise<GameInfo | null> {
  return (await gamesOnce()).find((game) => game.id === id) ?? null
}
