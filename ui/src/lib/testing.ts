/** What tests need: a table as the server would send it, and a line to nowhere. */
import type { FromClient, Table } from './protocol'

/** Ana's move against a bot, at ply 10, changed as a test needs it. */
export function aTable(over: Partial<Table> = {}): Table {
  return {
    type: 'table',
    match: 'm1',
    game: 'hens',
    ply: 10,
    plies: 10,
    options: {},
    own_dice: false,
    seats: [
      { seat: 0, name: 'Ana', kind: 'human', side: 0, level: null, connected: true, away: false, free: false, player: null },
      { seat: 1, name: null, kind: 'bot', side: 1, level: 'advise', connected: true, away: false, free: false, player: null },
    ],
    you: [0],
    actor: 0,
    asked: 'act',
    prompt: { key: 'prompt' },
    choices: [],
    why_not: {},
    opening: [],
    viewer: 0,
    secret: false,
    view: {},
    change: null,
    log: [],
    frames: [],
    meanwhile: null,
    fresh: true,
    may_undo: [],
    undone: [],
    waited: 0,
    practice: true,
    coach: false,
    dice: { commitment: 'c', seed: null },
    outcome: null,
    report: null,
    rematch: null,
    created: '2026-01-01T00:00:00Z',
    listed: false,
    watching: 0,
    pace: null,
    clock: null,
    consent: false,
    may_ask: [],
    question: null,
    rated: false,
    closed: false,
    ...over,
  }
}

/** Stands in for the browser's WebSocket; a test plays the server through its handlers. */
export class FakeSocket {
  static made: FakeSocket[] = []
  sent: FromClient[] = []
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}

  constructor(readonly address: string) {
    FakeSocket.made.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient)
  }

  close(): void {}
}
