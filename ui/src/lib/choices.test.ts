import { beforeAll, describe, expect, it } from 'vitest'
import { choiceWords } from './choices'
import { words } from './language.svelte'

beforeAll(() => words.speak('en'))

describe('a choice is called', () => {
  it('as the catalog says', () => {
    expect(choiceWords('clutch', { name: 'games', names: {} }, '3')).toBe('best of three')
  })

  it('by the name its option brings', () => {
    expect(choiceWords('clutch', { name: 'first-club', names: { otters: 'Quay Otters' } }, 'otters')).toBe('Quay Otters')
  })

  it('as it is written, where nobody has words for it', () => {
    expect(choiceWords('clutch', { name: 'first-deck', names: {} }, 'mine')).toBe('mine')
  })
})
