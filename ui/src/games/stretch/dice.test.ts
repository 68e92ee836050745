import { describe, expect, it } from 'vitest'
import { about } from '../../lib/chooser'
import { laid, leftmost, targetsOf } from './dice'
import { choice } from './testing'

const faces = (dice: readonly { face: number }[]) => dice.map(({ face }) => face)

describe('dice stay themselves', () => {
  it('a throw lands sorted, each die of the hand with a face', () => {
    const hand = laid([], [], 3)
    expect(faces(hand)).toEqual([0, 0, 0])
    const lie = laid(hand, [2, 5, 5], 0)
    expect(faces(lie)).toEqual([2, 5, 5])
    expect(lie.map(({ id }) => id).sort()).toEqual(hand.map(({ id }) => id).sort())
  })

  it('dice that are kept lie where they lay while others are rolled again', () => {
    const before = laid([], [2, 4, 6], 0)
    const kept = before[2]!.id
    const lifted = laid(before, [6], 2)
    expect(lifted[0]!.id).toBe(kept)
    const after = laid(lifted, [1, 6, 6], 0)
    expect(faces(after)).toEqual([1, 6, 6])
    expect(after.filter(({ face }) => face === 6).some(({ id }) => id === kept)).toBe(true)
  })

  it('a die that is turned is the same die', () => {
    const before = laid([], [3, 4], 0)
    const after = laid(before, [3, 5], 0)
    expect(after[1]!.id).toBe(before[1]!.id)
  })
})

describe('choosing among equal dice', () => {
  const dice = [2, 4, 4, 4, 6]

  it('any of them counts as the leftmost not chosen yet', () => {
    expect(leftmost(dice, 3)).toBe(1)
    expect(targetsOf(dice, new Set([3]))).toEqual(['die-2'])
    expect(targetsOf(dice, new Set([3, 2, 4]))).toEqual(['die-2', 'die-3', 'die-5'])
  })

  it('finds the choice that is about exactly the dice chosen', () => {
    const choices = [choice('reroll 2', ['die-2']), choice('reroll 2 3', ['die-2', 'die-3']), choice('plus 2', ['die-2'])]
    expect(about(choices, 'reroll', ['die-3', 'die-2'])?.action).toBe('reroll 2 3')
    expect(about(choices, 'reroll', [])).toBeUndefined()
  })
})
