import { describe, expect, it } from 'vitest'
import { COUNT, keyIn, wordsOf } from './keywords'

const ALL = Uint8Array.from({ length: 256 }, (_, i) => i)
const KEY = Uint8Array.from([0, 1, 2, 3, 255, 254, 128, 127, 7, 7, 42, 99, 200, 13, 64, 32])

describe.each(['en', 'es'] as const)('in %s', (language) => {
  const words = wordsOf(KEY, language)

  it('has a word for every byte, which four letters tell from all others', () => {
    const list = wordsOf(ALL, language).slice(0, 256)
    expect(new Set(list.map((word) => word.slice(0, 4))).size).toBe(256)
    expect(list.every((word) => /^[a-z]+$/.test(word))).toBe(true)
  })

  it('reads back what it wrote, however it is typed', () => {
    expect(words).toHaveLength(COUNT)
    for (const text of [
      words.join(' '),
      words.map((word, i) => `${i + 1}. ${word.toUpperCase()}\n`).join(''),
      words.map((word) => word.slice(0, 4)).join(','),
    ])
      expect(keyIn(text)).toEqual({ bytes: KEY })
  })

  it('notices any one wrong word and any two that changed places', () => {
    const list = wordsOf(ALL, language).slice(0, 256)
    for (let at = 0; at < COUNT; at++)
      for (const other of list.filter((word) => word !== words[at]).filter((_, i) => i % 17 === 0))
        expect(keyIn(words.with(at, other).join(' '))).toEqual({ wrong: 'check' })
    for (let at = 1; at < COUNT; at++)
      if (words[at] !== words[at - 1])
        expect(
          keyIn(
            words
              .with(at, words[at - 1]!)
              .with(at - 1, words[at]!)
              .join(' '),
          ),
        ).toEqual({ wrong: 'check' })
  })

  it('says what is wrong', () => {
    expect(keyIn(words.slice(1).join(' '))).toEqual({ wrong: 'count', count: 16 })
    expect(keyIn(words.with(3, 'rainout').join(' '))).toEqual({ wrong: 'word', word: 'rainout' })
  })
})

it('keeps what is written on paper good for ever', () => {
  expect(wordsOf(KEY, 'en').join(' ')).toBe(
    'acorn album alley amber zipper zebra lagoon kitchen arch arch camel garlic scarf axle crumb branch north',
  )
  expect(wordsOf(KEY, 'es').join(' ')).toBe(
    'abeja abrigo aceite ajedrez zumo zueco lana lago almendra almendra cacao gaviota red armario cristal botella mosca',
  )
})
