import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import ActionBar from './ActionBar.svelte'
import type { GameUi } from './games'
import { words } from './language.svelte'
import type { Choice, Table } from './protocol'
import { settings } from './settings.svelte'
import { TableController } from './table.svelte'
import { aTable } from './testing'

const game = {
  pace: { lasts: () => 0 },
  targetName: (_: unknown, target: string) => ({ key: 'hens-space-name', args: { space: target }, seats: { owner: 0 } }),
} as unknown as GameUi

/** A game whose die has twenty sides. */
const icosahedral = { ...game, die: () => ({ faces: 20, verb: 'roll' }) } as GameUi

const choice = (verb: string, ...targets: string[]): Choice => ({
  action: [verb, ...targets].join(' '),
  verb,
  targets,
  words: { key: `hens-do-${verb}`, args: { card: 'egg', space: 1 } },
})

const PROMPT = { key: 'hens-ask-roll', seats: { player: 0, other: 1 } }

let shown: Record<string, unknown> | null = null

function show(over: Partial<Table>, of: GameUi = game): TableController {
  const controller = new TableController('m1', of, { follow: () => {} })
  controller.take(aTable({ prompt: PROMPT, ...over }))
  shown = mount(ActionBar, { target: document.body, props: { controller } })
  flushSync()
  return controller
}

const sentence = () => document.querySelector('.action-bar > p')!.textContent!.trim()
const buttons = () => [...document.querySelectorAll('button')].map((button) => button.textContent!.trim())
const press = (name: string) => {
  ;[...document.querySelectorAll('button')].find((button) => button.textContent!.includes(name))!.click()
  flushSync()
}

beforeAll(() => words.speak('en'))
beforeEach(() => {
  settings.set('speed', 'off')
  settings.set('confirm', false)
})
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  document.body.replaceChildren()
})

it('says what is asked and offers the die', () => {
  show({ asked: 'roll' })
  expect(sentence()).toBe('Your turn: roll the die.')
  expect(buttons()).toEqual(['Roll'])
})

it('calls whoever is meant by name where several sit at one screen', () => {
  show({ asked: 'roll', you: [0, 1] })
  expect(sentence()).toBe('Ana. Your turn: roll the die.')
})

it('offers nothing when others must act', () => {
  show({ asked: 'roll', actor: 1, prompt: { key: 'hens-ask-roll', seats: { player: 1, other: 0 } } })
  expect(buttons()).toEqual([])
  expect(sentence()).toMatch(/is to roll/)
})

it('asks what a real die showed', () => {
  show({ asked: 'tell-roll' })
  expect(document.querySelectorAll('.face')).toHaveLength(6)
  expect(sentence()).toContain('What did your die show?')
})

it('lists the kinds of action and says what each would do before it is done', () => {
  const controller = show({ choices: [choice('renew', '1'), choice('block', '1'), choice('pass')] })
  expect(buttons()).toEqual(['Renew one of yours', 'Block', 'Pass'])
  controller.hintVerb('pass')
  flushSync()
  expect(sentence()).toMatch(/^Pass\./)
})

it('asks once before an action that names nothing', () => {
  const controller = show({ choices: [choice('renew', '1'), choice('pass')] })
  press('Pass')
  expect(controller.busy).toBe(false)
  expect(buttons()[0]).toBe('Yes: Pass')
  press('Back')
  expect(buttons()).toContain('Renew one of yours')
})

it('tells how far a choice has come and lets it be taken back', () => {
  const controller = show({ choices: [choice('rob', '1', '2'), choice('rob', '1', '3')] })
  controller.pick('1')
  flushSync()
  expect(sentence()).toBe('Rob: your space 1, and…?')
  press('Back')
  expect(controller.picked).toEqual([])
})

it('sets the faces of a die with many sides in rows', () => {
  show({ asked: 'tell-roll' }, icosahedral)
  expect(document.querySelectorAll('.faces.several button')).toHaveLength(20)
})

it('does not tell again what the sentence says', () => {
  const controller = show({ choices: [choice('renew', '1'), choice('pass')] })
  const told = (...keys: string[]) => keys.map((key) => ({ key, args: { card: 'egg', space: 1 } }))
  const foreseen = { action: 'pass', told: told('hens-do-pass', 'hens-drawn'), comparison: null, counts: [], odds: [], change: null }
  controller.hintVerb('pass')
  flushSync()
  controller.lookout.heard(controller.table!.ply, { ...foreseen, exact: true, answered: 0 })
  flushSync()
  const more = document.querySelector('.foreseen')!.textContent!
  expect(more).not.toContain(sentence())
  expect(more).toContain('egg')
})
