import { afterEach, expect, it, vi } from 'vitest'
import { AnalysisController, chanceOf, plyAt } from './analysis.svelte'
import { momentIn, momentLink } from '../app/opening'

const lines = (...stages: string[]) =>
  stages.map((stage) => JSON.stringify({ stage, moments: [], decisions: [], turns: [] }) + '\n').join('')

function answering(parts: string[], whole = true) {
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream({
      start(stream) {
        for (const part of parts) stream.enqueue(new TextEncoder().encode(part))
        if (whole) stream.close()
        signal.addEventListener('abort', () => stream.error(signal.reason))
      },
    })
    return new Response(body)
  })
}
afterEach(() => vi.unstubAllGlobals())

it('takes each analysis as it comes, wherever a line is broken', async () => {
  const said = lines('graph', 'decisions', 'whole')
  answering([said.slice(0, 10), said.slice(10, 75), said.slice(75)])
  const board = new AnalysisController('m1')
  await board.start()
  expect(board.whole).toBe(true)
  expect(board.refusal).toBeNull()
})

it('says why there is none', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 'not-over', message: 'Not yet.' }), { status: 409 }))
  const board = new AnalysisController('m1')
  await board.start()
  expect(board.refusal?.code).toBe('not-over')
  expect(board.analysis).toBeNull()
})

it('is stopped without complaint', async () => {
  answering([lines('graph')], false)
  const board = new AnalysisController('m1')
  const listening = board.start()
  await vi.waitFor(() => expect(board.analysis?.stage).toBe('graph'))
  board.stop()
  await listening
  expect(board.refusal).toBeNull()
})

it('shows the chances of two sides as parts of a whole', () => {
  expect(chanceOf(0, 0.425) + chanceOf(1, 0.425)).toBe(1)
  expect(chanceOf(1, 0.998)).toBeCloseTo(0.002)
})

it.each([
  [-0.1, 0],
  [0.5, 40],
  [1.2, 80],
])('finds the moment at %d of the graph', (part, ply) => expect(plyAt(part, 80)).toBe(ply))

it('finds the moment a link names, and none in any other', () => {
  expect(momentIn(new URL(momentLink('abc', 'analysis', 41)).hash)).toBe(41)
  for (const hash of ['', '#ply=', '#ply=-1', '#ply=x', '#seat=41']) expect(momentIn(hash)).toBeNull()
})
