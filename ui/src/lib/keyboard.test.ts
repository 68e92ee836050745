import { afterEach, expect, it } from 'vitest'
import { commandOf } from './keyboard'

afterEach(() => document.body.replaceChildren())

function press(key: string, on = 'div', init: KeyboardEventInit = {}): string | null {
  const element = document.createElement(on)
  document.body.append(element)
  let command: string | null = null
  element.addEventListener('keydown', (event) => (command = commandOf(event)))
  element.dispatchEvent(new KeyboardEvent('keydown', { key, ...init }))
  return command
}

it('knows the keys of the table', () => {
  expect(press('u')).toBe('undo')
  expect(press('U', 'div', { shiftKey: true })).toBe('undo')
  expect(press('?')).toBe('keys')
  expect(press('Escape')).toBe('back')
  expect(press('ArrowLeft')).toBe('aim')
  expect(press(' ')).toBe('roll')
  expect(press('x')).toBeNull()
})

it('leaves keys to what has the focus', () => {
  expect(press('u', 'input')).toBeNull()
  expect(press('Enter', 'button')).toBeNull()
  expect(press('u', 'button')).toBe('undo')
})

it('takes keys from buttons that cannot be pressed', () => {
  const card = document.createElement('button')
  card.setAttribute('aria-disabled', 'true')
  document.body.append(card)
  let command: string | null = null
  card.addEventListener('keydown', (event) => (command = commandOf(event)))
  card.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }))
  expect(command).toBe('roll')
})

it('leaves the browser its own shortcuts', () => {
  expect(press('r', 'div', { ctrlKey: true })).toBeNull()
})

it('is silent while a dialog is open', () => {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  expect(press('u')).toBeNull()
})
