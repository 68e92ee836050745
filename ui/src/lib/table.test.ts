import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameUi } from './games'
import { hold, tokens } from './holdings'
import type { Event, Table } from './protocol'
import { settings } from './settings.svelte'
import { newEvents, TableController } from './table.svelte'
import { aTable, FakeSocket } from './testing'

const line = () => FakeSocket.made.at(-1)!
const event = (ply: number, what = 'moved'): Event => ({ ply, what, who: 0, facts: {}, words: { key: what } })

const game = {
  scenes: (_: unknown, events: Event[], after: unknown) => [{ view: after, events, ms: 100 }],
} as unknown as GameUi

const CHOICES = [
  { action: 'rob 1 2', verb: 'rob', targets: ['a-1', 'b-2'], words: { key: 'rob' } },
  { action: 'rob 1 3', verb: 'rob', targets: ['a-1', 'b-3'], words: { key: 'rob' } },
  { action: 'pass', verb: 'pass', targets: [], words: { key: 'pass' } },
]

function table(over: Partial<Table> = {}): Table {
  return aTable({ choices: CHOICES, view: 'position 10', log: [event(10)], ...over })
}

const follow = vi.fn()

function sit(first: Partial<Table> = {}): TableController {
  const controller = new TableController('m1', game, { follow })
  controller.take(table(first))
  controller.connect()
  line().onopen()
  return controller
}

const hears = (message: object) => line().onmessage({ data: JSON.stringify(message) })
const said = () => line().sent.at(-1)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.made = []
  localStorage.clear()
  hold('m1', [{ seat: 0, token: 'secret', invitation: null }])
  settings.set('autoRoll', false)
  settings.set('confirm', false)
  follow.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('acting', () => {
  it('sends a choice once its targets are named', () => {
    const controller = sit()
    controller.pick('a-1')
    expect([...controller.targets]).toEqual(['b-2', 'b-3'])
    controller.pick('b-3')
    expect(said()).toEqual({ type: 'act', ply: 10, seat: 0, action: 'rob 1 3' })
    expect(controller.busy).toBe(true)
    expect(controller.targets.size).toBe(0)
  })

  it('asks once before an action without targets, among others', () => {
    const controller = sit()
    controller.chooseVerb('pass')
    expect(controller.waiting?.action).toBe('pass')
    controller.confirm()
    expect(said()).toMatchObject({ action: 'pass' })
  })

  it('asks before every action when the reader wishes so', () => {
    settings.set('confirm', true)
    const controller = sit()
    controller.pick('b-2')
    controller.pick('a-1')
    expect(controller.waiting?.action).toBe('rob 1 2')
    controller.back()
    expect(controller.waiting).toBeNull()
    expect(controller.picked).toEqual(['b-2'])
  })

  it('offers nothing when it is not my move', () => {
    const controller = sit({ actor: 1, choices: [] })
    controller.pick('a-1')
    expect(controller.picked).toEqual([])
    expect(controller.mayRoll).toBe(false)
  })

  it('throws the die, or tells what a real one showed', () => {
    sit({ asked: 'roll', choices: [] }).roll()
    expect(said()).toMatchObject({ action: 'roll' })
    sit({ asked: 'tell-roll', choices: [] }).tellRoll(4)
    expect(said()).toMatchObject({ action: 'roll 4' })
  })

  it('rolls by itself when set to', () => {
    settings.set('autoRoll', true)
    sit({ asked: 'roll', choices: [] })
    vi.advanceTimersByTime(400)
    expect(said()).toMatchObject({ action: 'roll' })
  })

  it('undoes for the seat that may', () => {
    sit({ may_undo: [0] }).undo()
    expect(said()).toEqual({ type: 'undo', ply: 10, seat: 0 })
  })
})

describe('hearing', () => {
  it('appends what is new to the log and shows it', () => {
    const controller = sit()
    hears(table({ ply: 12, view: 'position 12', log: [event(10), event(11), event(12)], fresh: false }))
    expect(controller.log.map((event) => event.ply)).toEqual([10, 11, 12])
    expect(controller.view).toBe('position 12')
    expect(controller.stage.playing).toBe(true)
  })

  it('starts over after an undo, without a show', () => {
    const controller = sit()
    hears(table({ ply: 11, view: 'position 9', log: [event(9)], fresh: true }))
    expect(controller.log.map((event) => event.ply)).toEqual([9])
    expect(controller.stage.playing).toBe(false)
  })

  it('shows a refusal and lets the reader choose again', () => {
    const controller = sit()
    controller.pick('a-1')
    controller.pick('b-3')
    hears({ type: 'error', code: 'illegal-action', message: 'no', ply: null })
    expect(controller.trouble?.message).toBe('no')
    expect(controller.busy).toBe(false)
    expect(controller.picked).toEqual([])
  })

  it('takes the table as it is when it was too late, without a word', () => {
    const controller = sit()
    controller.pick('a-1')
    controller.pick('b-3')
    hears({ type: 'error', code: 'stale', message: 'late', ply: 13 })
    hears(table({ ply: 13, view: 'position 13' }))
    expect(controller.table?.ply).toBe(13)
    expect(controller.busy).toBe(false)
    expect(controller.trouble).toBeNull()
  })

  it('asks again after a dropped line, but only when nothing has happened', () => {
    const controller = sit()
    controller.pick('a-1')
    controller.pick('b-3')
    const drop = () => {
      line().onclose({ code: 1006 })
      vi.advanceTimersByTime(1000)
      line().onopen()
    }
    drop()
    expect(said()).toMatchObject({ type: 'hello', since: 10 })
    hears(table({ log: [], fresh: false }))
    expect(said()).toMatchObject({ type: 'act', action: 'rob 1 3' })
    drop()
    hears(table({ ply: 11, log: [event(11)], fresh: false }))
    expect(said()).toMatchObject({ type: 'hello' })
    expect(controller.busy).toBe(false)
  })

  it('goes along to a rematch with the same tokens', () => {
    sit({ actor: null, asked: 'over' })
    hears(table({ actor: null, asked: 'over', rematch: 'm2', log: [], fresh: false }))
    expect(follow).toHaveBeenCalledWith('m2')
    expect(tokens('m2')).toEqual(['secret'])
  })
})

it('knows new events by the action that caused them', () => {
  expect(newEvents([event(1), event(2)], [event(2), event(3), event(3)]).map((event) => event.ply)).toEqual([3, 3])
})
