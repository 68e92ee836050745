import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromServer } from './protocol'
import { liveAddress, TableSocket, type Connection } from './socket'
import { FakeSocket } from './testing'

const lines: Connection[] = []
const heard: FromServer[] = []
let since = 0

function dial(): TableSocket {
  const socket = new TableSocket('ws://here/live', {
    hello: () => ({ tokens: ['secret'], since }),
    heard: (message) => heard.push(message),
    line: (line) => lines.push(line),
  })
  socket.open()
  return socket
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.made = []
  lines.length = heard.length = since = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const newest = () => FakeSocket.made.at(-1)!

describe('the live line', () => {
  it('says hello with the seats it holds and what it has seen', () => {
    dial()
    newest().onopen()
    expect(newest().sent[0]).toEqual({ type: 'hello', tokens: ['secret'], since: 0 })
  })

  it('dials again, ever more slowly, and says hello from where it was', () => {
    dial()
    newest().onopen()
    since = 12
    newest().onclose({ code: 1006 })
    expect(lines.at(-1)).toBe('waiting')
    vi.advanceTimersByTime(600)
    expect(FakeSocket.made).toHaveLength(2)
    newest().onclose({ code: 1006 })
    vi.advanceTimersByTime(500)
    expect(FakeSocket.made).toHaveLength(2)
    vi.advanceTimersByTime(600)
    expect(FakeSocket.made).toHaveLength(3)
    newest().onopen()
    expect(newest().sent[0]).toMatchObject({ since: 12 })
  })

  it('comes back at once when a server that stops asks it to, and then as patiently as ever', () => {
    dial()
    newest().onopen()
    newest().onclose({ code: 1012 })
    vi.advanceTimersByTime(150)
    expect(FakeSocket.made).toHaveLength(2)
    newest().onclose({ code: 1012 })
    vi.advanceTimersByTime(500)
    expect(FakeSocket.made).toHaveLength(2)
    vi.advanceTimersByTime(600)
    expect(FakeSocket.made).toHaveLength(3)
  })

  it('calls again no sooner than the server has asked it to', () => {
    dial()
    newest().onopen()
    newest().onmessage({ data: JSON.stringify({ type: 'error', code: 'too-often', message: 'Slowly', ply: null, wait: 20 }) })
    newest().onclose({ code: 1013 })
    vi.advanceTimersByTime(19_900)
    expect(FakeSocket.made).toHaveLength(1)
    vi.advanceTimersByTime(200)
    expect(FakeSocket.made).toHaveLength(2)
  })

  it('refuses to speak into a dead line', () => {
    const socket = dial()
    expect(socket.send({ type: 'ping' })).toBe(false)
  })

  it('notices a silent line', () => {
    dial()
    newest().onopen()
    vi.advanceTimersByTime(20_000)
    expect(newest().sent.at(-1)).toEqual({ type: 'ping' })
    vi.advanceTimersByTime(8_000)
    expect(lines.at(-1)).toBe('waiting')
  })

  it('keeps pongs to itself', () => {
    dial()
    newest().onopen()
    newest().onmessage({ data: '{"type":"pong"}' })
    newest().onmessage({ data: '{"type":"error","code":"stale","message":"","ply":3}' })
    expect(heard.map((message) => message.type)).toEqual(['error'])
  })

  it('stays closed', () => {
    const socket = dial()
    newest().onopen()
    socket.close()
    newest().onclose({ code: 1000 })
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.made).toHaveLength(1)
    expect(lines.at(-1)).toBe('closed')
  })
})

it('knows where the line is', () => {
  expect(liveAddress('ab', { protocol: 'https:', host: 'x.test' } as Location)).toBe('wss://x.test/api/tables/ab/live')
})
