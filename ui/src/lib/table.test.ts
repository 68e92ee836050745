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
  pace: { lasts: () => 100 },
} as unknown as GameUi

const CHOICES = [
  { action: 'rob 1 2', verb: 'rob', targets: ['a-1', 'b-2'], words: { key: 'rob' } },
  { action: 'rob 1 3', verb: 'rob', targets: ['a-1', 'b-3'], words: { key: 'rob' } },
  { action: 'pass', verb: 'pass', targets: [], words: { key: 'pass' } },
]

function table(over: Partial<Table> = {}): Table {
  const log = over.log ?? [event(10)]
  return aTable({ choices: CHOICES, view: 'position 10', log, frames: log.map(() => ({})), ...over })
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

describe('a plan', () => {
  const step = (ply: number, ...actions: string[]) =>
    table({ ply, choices: actions.map((action) => ({ action, verb: 'bat', targets: [], words: { key: action } })) })

  it('is carried out action by action, each as soon as the table has taken the one before', () => {
    const controller = sit(step(10, 'bat a', 'bat b'))
    controller.deciding.carryOut(['bat a', 'bat b'])
    expect(said()).toMatchObject({ ply: 10, action: 'bat a' })
    hears(step(11, 'bat b', 'bat c'))
    expect(said()).toMatchObject({ ply: 11, action: 'bat b' })
    hears(step(12, 'bat c'))
    expect(said()).toMatchObject({ ply: 11, action: 'bat b' })
  })

  it('is dropped when the next action cannot be taken', () => {
    const controller = sit(step(10, 'bat a'))
    controller.carryOut(['bat a', 'bat b', 'bat c'])
    hears(step(11, 'bat c'))
    hears(step(12, 'bat b'))
    expect(said()).toMatchObject({ ply: 10, action: 'bat a' })
  })

  it('goes before the button that completes it', () => {
    const open = (ply: number, ...actions: string[]) =>
      table({
        ply,
        choices: actions.map((action) => ({
          action,
          verb: action.split(' ')[0]!,
          targets: action.split(' ').slice(1),
          words: { key: action },
        })),
      })
    const controller = sit(open(10, 'fill', 'bat a', 'bat b'))
    controller.deciding.begin?.({ verb: 'fill', first: ['bat b'], asked: { key: 'next' } })
    controller.chooseVerb('fill')
    controller.confirm()
    expect(said()).toMatchObject({ ply: 10, action: 'bat b' })
    hears(open(11, 'fill', 'bat a'))
    expect(said()).toMatchObject({ ply: 11, action: 'fill' })
  })
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

  it('is known to be without a line once it was dialled in vain, not while it is dialled first', () => {
    const controller = new TableController('m1', game, { follow })
    controller.take(table())
    controller.connect()
    expect(controller.wasDialled).toBe(false)
    line().onclose({ code: 1006 })
    expect(controller.wasDialled).toBe(true)
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

describe('a question', () => {
  const question = ['accept', 'decline'].map((verb) => ({ action: verb, verb, targets: [], words: { key: verb } }))

  it('is answered with one click', () => {
    const controller = sit({ choices: question })
    controller.chooseVerb('decline')
    expect(said()).toMatchObject({ action: 'decline' })
  })

  it('among things to point at, what the game says is done at once', () => {
    const ready = { ...game, inBar: new Set(['pass']) } as GameUi
    const controller = new TableController('m1', ready, { follow })
    controller.take(table())
    controller.connect()
    line().onopen()
    expect(controller.buttons).toEqual(['pass'])
    controller.chooseVerb('pass')
    expect(said()).toMatchObject({ action: 'pass' })
  })
})

describe('several players with hidden hands at one screen', () => {
  const seats = ['Ana', 'Ben', 'Cleo'].map((name, seat) => ({
    ...aTable().seats[0]!,
    seat,
    name,
    kind: seat === 1 ? ('bot' as const) : ('human' as const),
  }))
  const shared = { seats, you: [0, 2], secret: true }
  const secret = (ply: number) => ({ ...event(ply, 'drew'), facts: { card: 'HR' } })
  const meanwhile = { change: ['still Ana’s'], log: [secret(11)], frames: [{}] }
  const cards = { ...game, publicly: (event: Event) => ({ ...event, facts: {} }) } as GameUi
  const answer = vi.fn()

  function sitTogether(): TableController {
    answer.mockRejectedValue(new Error('no line'))
    vi.stubGlobal('fetch', answer)
    const controller = new TableController('m1', cards, { follow })
    controller.connect()
    line().onopen()
    hears(table({ ...shared, viewer: 0 }))
    return controller
  }
  const next = (over: Partial<Table> = {}) =>
    table({ ...shared, ply: 11, view: 'Cleo’s', log: [secret(11)], fresh: false, viewer: 2, actor: 2, meanwhile, ...over })

  it('find the curtain down, and nothing can be chosen before it is lifted', () => {
    const controller = sitTogether()
    expect(controller.curtain).toBe(0)
    expect(controller.targets.size).toBe(0)
    controller.lift()
    expect(controller.curtain).toBeNull()
    expect(controller.targets.size).toBeGreaterThan(0)
  })

  it('see it fall when the next one is to look, not before what happened was shown', () => {
    const controller = sitTogether()
    controller.lift()
    hears(next())
    expect([controller.view, controller.curtain]).toEqual(['still Ana’s', null])
    vi.advanceTimersByTime(100)
    expect([controller.view, controller.curtain]).toEqual(['Cleo’s', 2])
    controller.lift()
    vi.advanceTimersByTime(10)
    expect([controller.curtain, controller.choosing]).toEqual([null, true])
  })

  it('are told only what everybody may know while the screen changes hands', () => {
    const controller = sitTogether()
    controller.lift()
    hears(next())
    expect(controller.log.at(-1)!.facts).toEqual({})
  })

  it('do not read what was told to the one before', async () => {
    const controller = sitTogether()
    controller.lift()
    const known = next({ fresh: true, log: [event(10, 'as Cleo knows it'), secret(11)] })
    answer.mockResolvedValue(new Response(JSON.stringify(known)))
    hears(next())
    await vi.advanceTimersByTimeAsync(200)
    expect(controller.log.map((event) => event.what)).toEqual(['as Cleo knows it', 'drew'])
    expect(controller.stage.told.map((event) => event.what)).toEqual(['as Cleo knows it', 'drew'])
  })

  it('read nothing of what the next one knows while they are still at the screen', async () => {
    const controller = sitTogether()
    controller.lift()
    const known = next({ fresh: true, log: [event(10, 'as Cleo knows it')] })
    answer.mockResolvedValue(new Response(JSON.stringify(known)))
    hears(next())
    await vi.advanceTimersByTimeAsync(50)
    expect(controller.stage.told.map((event) => event.what)).not.toContain('as Cleo knows it')
    await vi.advanceTimersByTimeAsync(500)
    expect(controller.stage.told.map((event) => event.what)).toContain('as Cleo knows it')
  })

  it('do not read it either when the log cannot be asked for', async () => {
    const controller = sitTogether()
    controller.lift()
    hears(next({ viewer: 0, actor: 0 }))
    await vi.advanceTimersByTimeAsync(500)
    expect(controller.stage.told.at(-1)!.facts).not.toEqual({})
    hears(next({ ply: 12, log: [secret(12)] }))
    await vi.advanceTimersByTimeAsync(500)
    expect(controller.stage.told.filter((event) => event.what === 'drew').map((event) => event.facts)).toEqual([{}, {}])
  })

  it('hand the screen straight to whoever is due, if nobody came', () => {
    const controller = sitTogether()
    hears(next())
    expect(controller.curtain).toBe(2)
    hears(next({ ply: 12, viewer: 0, actor: 0 }))
    expect(controller.curtain).toBe(0)
  })

  it('hide the next hand from one who has just left a seat to a bot', () => {
    const controller = sitTogether()
    controller.lift()
    const seats = aTable().seats.map((seat) => (seat.seat === 0 ? { ...seat, away: true } : seat))
    hears(next({ seats }))
    vi.advanceTimersByTime(100)
    expect(controller.curtain).toBe(2)
    controller.lift()
    expect(controller.curtain).toBeNull()
  })

  it('need no curtain while nothing is for one alone, and one as soon as something is', () => {
    const controller = sitTogether()
    hears(next({ secret: false }))
    vi.advanceTimersByTime(500)
    expect([controller.curtain, controller.choosing]).toEqual([null, true])
    hears(next({ ply: 12, viewer: 0, actor: 0, secret: false }))
    expect(controller.curtain).toBeNull()
    hears(next({ ply: 13 }))
    vi.advanceTimersByTime(500)
    expect(controller.curtain).toBe(2)
    hears(next({ ply: 14, viewer: 0, actor: 0, secret: false }))
    expect(controller.curtain).toBeNull()
  })

  it('need no curtain when the match is over, or for one alone', () => {
    const controller = sitTogether()
    hears(next({ outcome: { reason: 'played', score: [], winner: 0, words: { key: 'won' }, feats: [] } }))
    expect(controller.curtain).toBeNull()
    const alone = new TableController('m1', cards, { follow })
    alone.take(table({ viewer: 0, secret: true }))
    expect(alone.curtain).toBeNull()
  })
})

describe('leaving', () => {
  const away = (is: boolean) => aTable().seats.map((seat) => (seat.seat === 0 ? { ...seat, away: is } : seat))

  it('lets a bot play, until the seat is taken back', () => {
    const controller = sit()
    expect(controller.mayLeave).toBe(0)
    controller.leave(0)
    expect(said()).toEqual({ type: 'leave', seat: 0 })
    hears(table({ seats: away(true), choices: [], fresh: false, log: [] }))
    expect([controller.away, controller.myMove, controller.mayLeave]).toEqual([[0], false, null])
    controller.comeBack(0)
    expect(said()).toEqual({ type: 'return', seat: 0 })
    hears(table({ seats: away(false), fresh: false, log: [] }))
    expect([controller.away, controller.choosing]).toEqual([[], true])
    expect(controller.targets.size).toBeGreaterThan(0)
  })

  it('is offered for someone who is gone and whose move it is', () => {
    const seats = aTable().seats.map((seat) => ({ ...seat, kind: 'human' as const, connected: seat.seat === 0 }))
    expect(sit({ seats, actor: 1 }).missing).toBe(1)
    expect(sit({ seats, actor: 0 }).missing).toBeNull()
  })
})

describe('the coach', () => {
  const advice = { best: CHOICES[0]!.action, reasons: [], options: [] }

  it('is asked about the position, and what he says goes away with it', () => {
    const controller = sit({ coach: true })
    controller.consult()
    expect(said()).toMatchObject({ type: 'consult', ply: controller.table!.ply, seat: 0 })
    hears({ type: 'advised', ply: controller.table!.ply, seat: 0, advice })
    expect(controller.advised).toEqual(CHOICES[0])
    hears(table({ coach: true, ply: controller.table!.ply + 1 }))
    expect(controller.advice).toBeNull()
  })

  it('is not heard about another position, nor once nobody waits for him', () => {
    const controller = sit({ coach: true })
    controller.consult()
    hears({ type: 'advised', ply: controller.table!.ply - 1, seat: 0, advice })
    expect(controller.advice).toBeNull()
    controller.consult()
    hears({ type: 'advised', ply: controller.table!.ply, seat: 0, advice })
    expect(controller.coaching).toBe(false)
  })

  it('stays away from games against people', () => {
    const controller = sit({ coach: false })
    controller.consult()
    expect(controller.mayConsult).toBe(false)
    expect(said()).not.toMatchObject({ type: 'consult' })
  })
})

it('knows new events by the action that caused them', () => {
  expect(newEvents([event(1), event(2)], [event(2), event(3), event(3)]).map((event) => event.ply)).toEqual([3, 3])
})

describe('company', () => {
  it('says something for the reader, and shows for a while what others say', () => {
    const controller = sit()
    controller.emote('hello')
    expect(said()).toEqual({ type: 'emote', seat: 0, emote: 'hello' })
    hears({ type: 'emoted', seat: 1, emote: 'thanks' })
    hears({ type: 'emoted', seat: 1, emote: 'wow' })
    expect(controller.said.map(({ emote }) => emote)).toEqual(['wow'])
    vi.advanceTimersByTime(5000)
    expect(controller.said).toEqual([])
  })

  it('is not heard where that is wished for, at this table or anywhere', () => {
    const controller = sit()
    controller.mute(true)
    hears({ type: 'emoted', seat: 1, emote: 'nice' })
    expect(new TableController('m1', game, { follow }).muted).toBe(true)
    controller.mute(false)
    settings.set('emotes', false)
    hears({ type: 'emoted', seat: 1, emote: 'nice' })
    settings.set('emotes', true)
    expect(controller.said).toEqual([])
  })

  it('hears for a while that somebody else took an action back', () => {
    const controller = sit({ ply: 10, plies: 10 })
    const undone = { fresh: true, ply: 11, plies: 9 }
    hears(table({ ...undone, undone: [{ ply: 9, seat: 0 }] }))
    expect(controller.tookBack).toBeNull()
    hears(table({ ...undone, ply: 12, plies: 8, undone: [{ ply: 8, seat: 1 }] }))
    expect(controller.tookBack).toBe(1)
    vi.advanceTimersByTime(8000)
    expect(controller.tookBack).toBeNull()
  })

  it('is waited for since the server says so, also after the line was down', () => {
    const controller = sit({ waited: 90 })
    expect(Math.round((Date.now() - controller.waitingSince) / 1000)).toBe(90)
    hears(table({ ply: 11, waited: 0 }))
    expect(Date.now() - controller.waitingSince).toBe(0)
  })
})
