import { beforeEach, expect, it } from 'vitest'
import { carryOver, hold, invitations, letGo, myMatches, tokens } from './holdings'

beforeEach(() => localStorage.clear())

it('keeps tokens and invitations apart', () => {
  hold('m1', [
    { seat: 0, token: 'mine', invitation: null },
    { seat: 1, token: null, invitation: 'friend' },
  ])
  expect(tokens('m1')).toEqual(['mine'])
  expect(invitations('m1')).toEqual([{ seat: 1, invitation: 'friend' }])
})

it('replaces what was known of a seat', () => {
  hold('m1', [{ seat: 1, token: null, invitation: 'friend' }])
  hold('m1', [{ seat: 1, token: 'taken', invitation: null }])
  expect(tokens('m1')).toEqual(['taken'])
  expect(invitations('m1')).toEqual([])
})

it('carries tokens over to a rematch', () => {
  hold('m1', [{ seat: 0, token: 'mine', invitation: null }])
  carryOver('m1', 'm2')
  expect(tokens('m2')).toEqual(['mine'])
})

it('lets a match go', () => {
  hold('m1', [{ seat: 0, token: 'mine', invitation: null }])
  letGo('m1')
  expect(myMatches()).toEqual([])
})
