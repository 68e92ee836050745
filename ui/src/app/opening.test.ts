import { expect, it, vi } from 'vitest'
import { api } from '../lib/api'
import type { GameInfo } from '../lib/protocol'
import { playFirst, playNow, seatLink, seatsIn } from './opening'
import { settings } from '../lib/settings.svelte'

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

it('opens a first game with training wheels: the first rung, the weakest bots, and odds beside what can be chosen', async () => {
  const open = vi.spyOn(api, 'open').mockResolvedValue({ match: 'm1', seats: [] })
  const rungs = [
    { name: 'short', options: { level: 'easy' }, seats: null, bot: null },
    { name: 'long', options: { level: 'full' }, seats: null, bot: null },
  ]
  const options = [{ name: 'level', kind: 'choice', default: 'full', choices: ['easy', 'full'], shown_when: {} }]
  await playFirst({ id: 'pig', seats: [2, 2], bots: ['random', 'novice', 'advise'], options, rungs } as unknown as GameInfo)
  expect(open.mock.lastCall?.[0]).toMatchObject({
    game: 'pig',
    options: { level: 'easy' },
    seats: [{}, { kind: 'bot', level: 'random' }],
  })
  expect(settings.kept.odds).toBe(true)
})

it('shows nobody a table that was opened by Play now', async () => {
  const open = vi.spyOn(api, 'open').mockResolvedValue({ match: 'm1', seats: [] })
  await playNow({ id: 'hens', seats: [2, 2], bots: ['novice'], options: [], rungs: [] } as unknown as GameInfo)
  expect(open.mock.lastCall?.[0]).toMatchObject({ game: 'hens', listed: false })
})
