import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askToNotify, markTab, notify } from './notifying'
import { settings } from './settings.svelte'

class FakeNotification {
  static permission = 'default'
  static answer = 'granted'
  static said: FakeNotification[] = []
  static requestPermission = () => Promise.resolve((FakeNotification.permission = FakeNotification.answer))
  onclick: (() => void) | null = null
  close = vi.fn()
  constructor(
    readonly title: string,
    readonly options: { body: string },
  ) {
    FakeNotification.said.push(this)
  }
}

let away = true
Object.defineProperty(document, 'hidden', { configurable: true, get: () => away })

beforeEach(() => {
  vi.stubGlobal('Notification', FakeNotification)
  Object.assign(FakeNotification, { permission: 'default', answer: 'granted', said: [] })
  settings.set('notify', false)
  away = true
})
afterEach(() => void vi.unstubAllGlobals())

it('says nothing unless that was asked for and allowed', async () => {
  notify('a', 'b', 'm1')
  FakeNotification.answer = 'denied'
  expect(await askToNotify(true)).toBe(false)
  notify('a', 'b', 'm1')
  expect(FakeNotification.said).toEqual([])
})

it('calls who looks elsewhere, and nobody else', async () => {
  expect(await askToNotify(true)).toBe(true)
  away = false
  notify('here', '', 'm1')
  away = true
  const takeBack = notify('Your turn', 'Roll the die.', 'm1')
  expect(FakeNotification.said.map(({ title, options }) => [title, options.body])).toEqual([['Your turn', 'Roll the die.']])
  takeBack()
  expect(FakeNotification.said[0]!.close).toHaveBeenCalled()
})

it('lights a lamp on the tab while somebody is waited for', () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg" />'
  const link = document.head.querySelector('link')!
  const putOut = markTab(true)
  expect(link.getAttribute('href')).toBe('/favicon-turn.svg')
  putOut()
  expect(link.getAttribute('href')).toBe('/favicon.svg')
})
