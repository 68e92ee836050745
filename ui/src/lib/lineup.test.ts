import { expect, it } from 'vitest'
import { actions, added, begun, filled, isFull, placed, removed } from './lineup'

const NINE = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']

it('fills the first free position', () => {
  const draft = added(added(begun([]), 'a'), 'b')
  expect(draft.slice(0, 3)).toEqual(['a', 'b', null])
  expect(added(draft, 'a')).toBe(draft)
})

it('puts somebody where another stands, who goes where he came from', () => {
  const draft = placed(filled(begun([]), NINE), 'c', 0)
  expect(draft.slice(0, 3)).toEqual(['c', 'b', 'a'])
  expect(placed(draft, 'x', 0)[0]).toBe('x')
})

it('is handed in position by position, from the first that is not settled', () => {
  const draft = filled(begun(['a', 'b']), NINE)
  expect(isFull(draft)).toBe(true)
  expect(actions(draft, 2)).toEqual(NINE.slice(2).map((id) => `bat ${id}`))
  expect(isFull(removed(draft, 4))).toBe(false)
})
