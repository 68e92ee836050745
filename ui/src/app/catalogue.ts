/** The games the server offers, asked once. */
import { api } from '../lib/api'
import type { GameInfo } from '../lib/protocol'

let asked: Promise<GameInfo[]> | null = null

export function gamesOnce(): Promise<GameInfo[]> {
  asked ??= api.games().catch((trouble: unknown) => {
    asked = null
    throw trouble
  })
  return asked
}

export async function gameInfo(id: string): Promise<GameInfo | null> {
  return (await gamesOnce()).find((game) => game.id === id) ?? null
}
