import { expect, it } from 'vitest'
import { seatLink, seatsIn } from './opening'

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
