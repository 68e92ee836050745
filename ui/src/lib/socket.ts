/**
 * The live line to a table: says hello, hands on what comes, and dials again by itself when the line drops.
 *
 *   idle -> dialling -> open -> waiting -> dialling …   and closed, once it is not wanted any more
 */
import type { FromClient, FromServer, Hello } from './protocol'

export type Connection = 'idle' | 'dialling' | 'open' | 'waiting' | 'closed'

export interface Handlers {
  /** What to say first, each time the line opens. */
  hello(): Omit<Hello, 'type'>
  heard(message: FromServer): void
  line(line: Connection): void
}

/** Where a table comes from and where what is done at it goes: a server, or a lesson that knows both beforehand. */
export interface Line {
  open(): void
  close(): void
  /** Say something; false when the line is down. */
  send(message: FromClient): boolean
}

const FIRST_WAIT = 400
/** So that not all who are asked to come back do so in the same instant. */
const SHORT_WAIT = 100
const LONGEST_WAIT = 10_000
const PING_EVERY = 20_000
const PONG_WITHIN = 8_000
/** The code with which a server that stops says that another, or its next start, answers at once. */
const COME_BACK = 1012
/** Codes with which the server says that dialling again is no use. */
const FINAL = (code: number) => code >= 4400 && code < 4500

export class TableSocket implements Line {
  #socket: WebSocket | null = null
  #state: Connection = 'idle'
  #failures = 0
  /** How long the server has asked us to wait, in milliseconds. */
  #asked = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #heartbeat: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly address: string,
    readonly handlers: Handlers,
  ) {}

  open(): void {
    globalThis.addEventListener?.('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#dial()
  }

  /** Hang up for good. */
  close(): void {
    globalThis.removeEventListener?.('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#enter('closed')
    this.#drop()
  }

  send(message: FromClient): boolean {
    if (this.#state !== 'open' || !this.#socket) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  #enter(state: Connection): void {
    this.#state = state
    this.handlers.line(state)
  }

  #dial(): void {
    clearTimeout(this.#timer)
    this.#enter('dialling')
    const socket = new WebSocket(this.address)
    this.#socket = socket
    socket.onopen = () => {
      this.#enter('open')
      this.send({ type: 'hello', ...this.handlers.hello() })
      this.#listen()
    }
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return
      this.#listen()
      const message = JSON.parse(String(data)) as FromServer
      // Who is turned away for calling too often is told when to call again.
      this.#asked = message.type === 'error' ? 1000 * (message.wait ?? 0) : 0
      if (message.type !== 'error') this.#failures = 0
      if (message.type !== 'pong') this.handlers.heard(message)
    }
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket || this.#state === 'closed') return
      if (FINAL(code)) this.close()
      else this.#waitAndDial(code === COME_BACK && !this.#failures ? SHORT_WAIT : FIRST_WAIT)
    }
  }

  /** After some silence ask whether the other side is there; without an answer dial again. */
  #listen(): void {
    clearTimeout(this.#heartbeat)
    this.#heartbeat = setTimeout(() => {
      this.send({ type: 'ping' })
      this.#heartbeat = setTimeout(() => this.#waitAndDial(), PONG_WITHIN)
    }, PING_EVERY)
  }

  #waitAndDial(first = FIRST_WAIT): void {
    this.#drop()
    const wait = Math.min(LONGEST_WAIT, first * 2 ** this.#failures++) * (0.75 + Math.random() / 2)
    this.#enter('waiting')
    this.#timer = setTimeout(() => this.#dial(), Math.max(this.#asked, wait))
  }

  #drop(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#heartbeat)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  /** The network or the reader is back: do not wait the pause out. */
  #hurry = () => {
    if (this.#state === 'waiting' && document.visibilityState !== 'hidden') this.#dial()
  }
}

/** Where a table's live line is. */
export function liveAddress(match: string, { protocol, host } = location): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${encodeURIComponent(match)}/live`
}
