import { afterEach, expect, it } from 'vitest'
import { firstOptions } from '../lib/games'
import type { GameInfo } from '../lib/protocol'
import { firstDraft, isNew, seatLink, seatsIn } from './opening'

afterEach(() => localStorage.clear())

const MINE = [
  { seat: 0, token: 'a+b/c=', invitation: null },
  { seat: 2, token: 'second', invitation: null },
]

it('takes the seats of this screen to another device, and nothing that was meant for friends', () => {
  const link = new URL(seatLink('m1', [...MINE, { seat: 1, token: null, invitation: 'friend' }]))
  expect(link.pathname).toBe('/t/m1')
  expect(link.href).not.toContain('friend')
  expect(seatsIn(link.hash)).toEqual(MINE)
})

it('finds no seats in other addresses', () => {
  for (const hash of ['', '#', '#seat=friend', '#mine=', '#mine=nonsense', '#mine=0:']) expect(seatsIn(hash)).toEqual([])
})

const CLUTCH = {
  id: 'clutch',
  seats: [2, 2],
  bots: ['random', 'novice', 'steady'],
  options: [{ name: 'cards', kind: 'choice', default: 'full', choices: ['full', 'learning'], low: 0, high: 0, shown_when: {}, names: {} }],
} as unknown as GameInfo

it('offers the mode for newcomers until the game has been played here', () => {
  expect(isNew(CLUTCH)).toBe(true)
  expect(firstDraft(CLUTCH).options).toEqual({ cards: 'learning' })
  localStorage.setItem('rainout.played', '["clutch"]')
  expect(isNew(CLUTCH)).toBe(false)
  expect(firstDraft(CLUTCH).options).toEqual({ cards: 'full' })
})

it('nobody is a newcomer to a game that has no such mode', () => {
  expect(firstOptions('hens')).toEqual({})
  expect(isNew({ ...CLUTCH, id: 'hens' })).toBe(false)
})
