import { beforeEach, describe, expect, it } from 'vitest'
import { bytesIn, heldKey, keyInHash, keyLink, myKey, takeUp, written } from './identity'
import { keyIn, wordsOf } from './keywords'

describe('the key of a browser', () => {
  beforeEach(() => localStorage.clear())

  it('is made when it is wanted, and stays', () => {
    expect(heldKey()).toBeNull()
    const key = myKey()
    expect(bytesIn(key)).toHaveLength(16)
    expect(myKey()).toBe(key)
  })

  it('goes to another device as words, or by a link', () => {
    const key = myKey()
    const words = wordsOf(bytesIn(key)!, 'en').join(' ')
    const reading = keyIn(words)
    expect('bytes' in reading && written(reading.bytes)).toBe(key)
    expect(keyInHash(new URL(keyLink(key)).hash)).toBe(key)
    localStorage.clear()
    takeUp(key)
    expect(heldKey()).toBe(key)
  })

  it('is not made of what is none', () => {
    expect(keyInHash('#key=short')).toBeNull()
    expect(keyInHash('#seat=abc')).toBeNull()
    localStorage.setItem('rainout.key', '"nonsense"')
    expect(heldKey()).toBeNull()
  })
})
