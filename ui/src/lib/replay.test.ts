import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GameUi } from './games'
import type { Event, Replay } from './protocol'
import { ReplayController } from './replay.svelte'
import { aTable } from './testing'

const PLIES = 6
const event = (ply: number): Event => ({ ply, what: 'moved', who: 0, facts: {}, words: { key: 'moved' } })
const log = [1, 2, 3, 4, 5, 6].map(event)

const game = {
  pace: { lasts: () => 50 },
} as unknown as GameUi

function moment(ply: number): Replay {
  return {
    match: 'm1',
    ply,
    plies: PLIES,
    turn_plies: [2, 4, 6],
    view: `position ${ply}`,
    log: ply > 0 ? [event(ply)] : [],
    frames: ply > 0 ? [{}] : [],
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (address: string) => {
    const ply = Number(address.split('/').at(-1))
    return new Response(JSON.stringify(moment(ply)))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(): Promise<ReplayController> {
  const controller = new ReplayController(aTable({ plies: PLIES, log }), game)
  await controller.go(0)
  return controller
}

it('acts out the next step and jumps to any other', async () => {
  const controller = await open()
  await controller.go(1)
  expect(controller.stage.playing).toBe(true)
  await controller.go(4)
  expect(controller.stage.playing).toBe(false)
  expect(controller.view).toBe('position 4')
  expect(controller.stage.told.map((event) => event.ply)).toEqual([1, 2, 3, 4])
})

it('steps turn by turn', async () => {
  const controller = await open()
  controller.nextTurn()
  expect(controller.ply).toBe(2)
  await controller.go(3)
  controller.turnBefore()
  expect(controller.ply).toBe(2)
})

it('stays within the match', async () => {
  const controller = await open()
  await controller.go(99)
  expect(controller.ply).toBe(PLIES)
  expect(controller.atEnd).toBe(true)
  controller.first()
  controller.back()
  expect(controller.ply).toBe(0)
})

it('runs by itself to the end and stops', async () => {
  const controller = await open()
  controller.run()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(controller.atEnd).toBe(true)
  expect(controller.running).toBe(false)
})

it('says so when the server is gone', async () => {
  const controller = await open()
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('gone')))
  await controller.go(5)
  expect(controller.refusal?.code).toBe('unreachable')
})
