/** The server over HTTP: one function a request. What it refuses is thrown as a Refusal, in the reader's language. */
import { tokens } from './holdings'
import type {
  Analysis,
  Block,
  CallByMail,
  CallByPush,
  Catalogue,
  Claim,
  ClubPage,
  Contacted,
  ContactShown,
  CoursePage,
  DayPage,
  Founded,
  FoundLeague,
  Fork,
  GameInfo,
  GamePage,
  GameWords,
  HeldSeat,
  Invited,
  LeadersPage,
  LeagueLine,
  LeagueShown,
  Managing,
  NewPasskey,
  NewTable,
  Opened,
  Overview,
  PasskeyChallenge,
  PlayerPage,
  PlayerShown,
  Rank,
  Reach,
  Replay,
  ReportSeat,
  Rulebook,
  SealedKey,
  Settle,
  Sheet,
  Signed,
  Table,
  TableLine,
  Take,
  TakeClub,
  Taught,
  Team,
  Trouble,
  Ways,
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
  /** That nobody waits any more. */
  signal?: AbortSignal
}

async function ask<T>(method: 'GET' | 'POST', path: string, asking: Asking = {}): Promise<T> {
  return (await (await answered(method, path, asking)).json()) as T
}

async function answered(method: 'GET' | 'POST', path: string, { body, tokens, language, signal }: Asking): Promise<Response> {
  const headers = new Headers({ 'Accept-Language': language ?? document.documentElement.lang })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (tokens?.length) headers.set('Authorization', `Bearer ${tokens.join(',')}`)
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body), signal: signal ?? null })
  } catch {
    throw new Refusal('unreachable', '')
  }
  if (answer.ok) return answer
  const trouble = (await answer.json().catch(() => null)) as Trouble | null
  if (!trouble?.code) throw new Refusal('unreachable', '')
  throw new Refusal(trouble.code, trouble.message)
}

/** What comes line by line, each told as soon as it is there. */
async function listen<T>(path: string, heard: (line: T) => void, signal: AbortSignal): Promise<void> {
  const answer = await answered('GET', path, { signal })
  let rest = ''
  try {
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split('\n')
      rest = lines.pop() ?? ''
      const last = lines.at(-1)
      if (last) heard(JSON.parse(last) as T)
    }
  } catch {
    throw new Refusal('unreachable', '')
  }
}

const shop = (game: string) => `/games/${encodeURIComponent(game)}/workshop`
const at = (match: string) => `/tables/${encodeURIComponent(match)}`

const league = (id: string, rest = '', season: number | null = null) =>
  `/leagues/${encodeURIComponent(id)}${rest}${season === null ? '' : `?season=${season}`}`

export const api = {
  games: () => ask<GameInfo[]>('GET', '/games'),
  words: (game: string, language: string) => ask<GameWords>('GET', `/games/${encodeURIComponent(game)}/words`, { language }),
  lesson: (game: string, lesson: string) => ask<Taught>('GET', `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`),
  rules: (game: string, language: string) => ask<Rulebook>('GET', `/games/${encodeURIComponent(game)}/rules`, { language }),
  catalogue: (game: string) => ask<Catalogue>('GET', shop(game)),
  examine: (game: string, sheet: Sheet) => ask<Team>('POST', `${shop(game)}/examine`, { body: sheet }),
  complete: (game: string, sheet: Sheet) => ask<Team>('POST', `${shop(game)}/complete`, { body: sheet }),
  lobby: () => ask<TableLine[]>('GET', '/lobby'),
  tables: () => ask<TableLine[]>('GET', '/tables'),
  myTables: (matches: string[]) => ask<TableLine[]>('POST', '/tables/mine', { body: { matches } }),
  report: (match: string, report: ReportSeat) => ask<Table>('POST', `${at(match)}/report`, { body: report, tokens: tokens(match) }),
  block: (block: Block) => ask<PlayerShown>('POST', '/players/block', { body: block }),
  overview: (secret: string) => ask<Overview>('GET', '/admin', { tokens: [secret] }),
  settle: (secret: string, wish: Settle) => ask<Overview>('POST', '/admin/reports/settle', { body: wish, tokens: [secret] }),
  close: (secret: string, match: string) =>
    ask<Overview>('POST', `/admin/tables/${encodeURIComponent(match)}/close`, { body: {}, tokens: [secret] }),
  leaderboard: (game: string) => ask<Rank[]>('GET', `/ratings/${encodeURIComponent(game)}`),
  myself: (key: string) => ask<PlayerShown>('POST', '/players/me', { body: { key } }),
  ways: () => ask<Ways>('GET', '/calls'),
  callByPush: (wish: CallByPush) => ask<Contacted>('POST', '/calls/push', { body: wish }),
  callByMail: (wish: CallByMail) => ask<Contacted>('POST', '/calls/mail', { body: wish }),
  myContacts: (contacts: string[], seats: string[]) => ask<ContactShown[]>('POST', '/calls/mine', { body: { contacts, seats } }),
  confirmContact: (code: string) => ask('POST', '/calls/confirm', { body: { code } }),
  forgetContact: (contact: string) => ask('POST', '/calls/forget', { body: { contact } }),
  stopCalls: (word: string) => ask('POST', `/calls/stop/${encodeURIComponent(word)}`, { body: {} }),
  challenge: () => ask<PasskeyChallenge>('POST', '/passkeys/challenge', { body: {} }),
  keepKey: (passkey: NewPasskey) => ask('POST', '/passkeys/keep', { body: passkey }),
  openKey: (signed: Signed) => ask<SealedKey>('POST', '/passkeys/open', { body: signed }),
  forgetKey: (signed: Signed) => ask('POST', '/passkeys/forget', { body: signed }),
  reach: () => ask<Reach>('GET', '/reach'),
  leagues: () => ask<LeagueLine[]>('GET', '/leagues'),
  foundLeague: (wish: FoundLeague) => ask<Founded>('POST', '/leagues', { body: wish }),
  league: (id: string, season: number | null, tokens: string[]) => ask<LeagueShown>('GET', league(id, '', season), { tokens }),
  leagueProgress: (id: string) => ask<LeagueLine>('GET', league(id, '/progress')),
  leagueDay: (id: string, season: number | null, day: number) => ask<DayPage>('GET', league(id, `/days/${day}`, season)),
  leagueLeaders: (id: string, season: number | null) => ask<LeadersPage>('GET', league(id, '/leaders', season)),
  leagueCourse: (id: string, season: number | null) => ask<CoursePage>('GET', league(id, '/course', season)),
  leagueClub: (id: string, season: number | null, club: string) =>
    ask<ClubPage>('GET', league(id, `/clubs/${encodeURIComponent(club)}`, season)),
  leaguePlayer: (id: string, season: number | null, club: string, place: number) =>
    ask<PlayerPage>('GET', league(id, `/clubs/${encodeURIComponent(club)}/players/${place}`, season)),
  leagueGame: (id: string, season: number | null, number: number) => ask<GamePage>('GET', league(id, `/games/${number}`, season)),
  openGame: (id: string, season: number, number: number) => ask<Opened>('POST', league(id, `/games/${number}/open`, season), { body: {} }),
  inviteManager: (id: string, club: string, tokens: string[]) =>
    ask<Invited>('POST', league(id, `/clubs/${encodeURIComponent(club)}/invite`), { body: {}, tokens }),
  takeClub: (id: string, wish: TakeClub) => ask<Managing>('POST', league(id, '/clubs/take'), { body: wish }),
  releaseClub: (id: string, club: string, tokens: string[]) =>
    ask<LeagueLine>('POST', league(id, `/clubs/${encodeURIComponent(club)}/release`), { body: {}, tokens }),
  sitDown: (id: string, number: number, tokens: string[]) => ask<Opened>('POST', league(id, `/games/${number}/sit`), { body: {}, tokens }),
  letPlay: (id: string, number: number, tokens: string[]) =>
    ask<LeagueLine>('POST', league(id, `/games/${number}/let`), { body: {}, tokens }),
  leagueFile: async (id: string, tokens: string[]) => (await answered('GET', league(id, '/file'), { tokens })).text(),
  playLeague: (id: string, days: number | null, tokens: string[]) =>
    ask<LeagueLine>('POST', league(id, '/play'), { body: { days }, tokens }),
  stopLeague: (id: string, tokens: string[]) => ask<LeagueLine>('POST', league(id, '/stop'), { body: {}, tokens }),
  beginSeason: (id: string, tokens: string[]) => ask<LeagueLine>('POST', league(id, '/season'), { body: {}, tokens }),
  openDoor: () => ask<Reach>('POST', '/reach/open', { body: {} }),
  open: (table: NewTable) => ask<Opened>('POST', '/tables', { body: table }),
  load: (file: string) => ask<Opened>('POST', '/tables/load', { body: { file } }),
  table: (match: string, tokens: string[]) => ask<Table>('GET', at(match), { tokens }),
  claim: (match: string, claim: Claim) => ask<HeldSeat>('POST', `${at(match)}/claim`, { body: claim }),
  take: (match: string, take: Take) => ask<HeldSeat>('POST', `${at(match)}/take`, { body: take, tokens: tokens(match) }),
  offer: (match: string, seat: number) => ask<Table>('POST', `${at(match)}/offer`, { body: { seat }, tokens: tokens(match) }),
  show: (match: string, listed: boolean) => ask<Table>('POST', `${at(match)}/show`, { body: { listed }, tokens: tokens(match) }),
  fork: (match: string, wish: Fork) => ask<Opened>('POST', `${at(match)}/fork`, { body: wish }),
  analysis: (match: string, heard: (analysis: Analysis) => void, signal: AbortSignal) => listen(`${at(match)}/analysis`, heard, signal),
  replay: (match: string, ply: number, tokens: string[]) => ask<Replay>('GET', `${at(match)}/plies/${ply}`, { tokens }),
}

/** Where a match can be downloaded as a file. */
export function fileAddress(match: string): string {
  return `/api${at(match)}/file`
}

/** Where the graph of a finished match can be downloaded as a picture. */
export function pictureAddress(match: string): string {
  return `/api${at(match)}/analysis/picture?lang=${document.documentElement.lang}`
}
