/** The server over HTTP: one function a request. What it refuses is thrown as a Refusal, in the reader's language. */
import type {
  Catalogue,
  Claim,
  GameInfo,
  GameWords,
  HeldSeat,
  NewTable,
  Opened,
  Reach,
  Replay,
  Rulebook,
  Sheet,
  Table,
  TableLine,
  Taught,
  Team,
  Trouble,
} from './protocol'

/** The server said no, and why; or it could not be reached (code `unreachable`). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

interface Asking {
  /** Of the answer; the page's own unless told otherwise. */
  language?: string
  body?: unknown
  tokens?: string[]
}

async function ask<T>(method: 'GET' | 'POST', path: string, { body, tokens, language }: Asking = {}): Promise<T> {
  const headers = new Headers({ 'Accept-Language': language ?? document.documentElement.lang })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (tokens?.length) headers.set('Authorization', `Bearer ${tokens.join(',')}`)
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  } catch {
    throw new Refusal('unreachable', '')
  }
  if (answer.ok) return (await answer.json()) as T
  const trouble = (await answer.json().catch(() => null)) as Trouble | null
  if (!trouble?.code) throw new Refusal('unreachable', '')
  throw new Refusal(trouble.code, trouble.message)
}

const shop = (game: string) => `/games/${encodeURIComponent(game)}/workshop`
const at = (match: string) => `/tables/${encodeURIComponent(match)}`

export const api = {
  games: () => ask<GameInfo[]>('GET', '/games'),
  words: (game: string, language: string) => ask<GameWords>('GET', `/games/${encodeURIComponent(game)}/words`, { language }),
  lesson: (game: string, lesson: string) => ask<Taught>('GET', `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`),
  rules: (game: string, language: string) => ask<Rulebook>('GET', `/games/${encodeURIComponent(game)}/rules`, { language }),
  catalogue: (game: string) => ask<Catalogue>('GET', shop(game)),
  examine: (game: string, sheet: Sheet) => ask<Team>('POST', `${shop(game)}/examine`, { body: sheet }),
  complete: (game: string, sheet: Sheet) => ask<Team>('POST', `${shop(game)}/complete`, { body: sheet }),
  tables: () => ask<TableLine[]>('GET', '/tables'),
  myTables: (matches: string[]) => ask<TableLine[]>('POST', '/tables/mine', { body: { matches } }),
  reach: () => ask<Reach>('GET', '/reach'),
  openDoor: () => ask<Reach>('POST', '/reach/open', { body: {} }),
  open: (table: NewTable) => ask<Opened>('POST', '/tables', { body: table }),
  load: (file: string) => ask<Opened>('POST', '/tables/load', { body: { file } }),
  table: (match: string, tokens: string[]) => ask<Table>('GET', at(match), { tokens }),
  claim: (match: string, claim: Claim) => ask<HeldSeat>('POST', `${at(match)}/claim`, { body: claim }),
  replay: (match: string, ply: number, tokens: string[]) => ask<Replay>('GET', `${at(match)}/plies/${ply}`, { tokens }),
}

/** Where a match can be downloaded as a file. */
export function fileAddress(match: string): string {
  return `/api${at(match)}/file`
}
