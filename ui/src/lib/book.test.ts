/** Rule books: what holds, what is found, and that every sign on a board has a word in its game's list. */
import { describe, expect, it } from 'vitest'
import { chapterFor, fold, holds, options, readFor, search } from './book'
import type { Rulebook } from './protocol'
import { actsOn, signAt, signsIn, spot } from './signs'

const part = (text: string, when: Rulebook['chapters'][number]['when'] = {}) => ({ text, when, figure: null })
const BOOK: Rulebook = {
  game: 'hens',
  language: 'es',
  chapters: [
    { name: 'aim', title: 'El objetivo', when: {}, asks: ['hens-ask-over'], parts: [part('Cinco cartas en fila.')] },
    {
      name: 'die',
      title: 'El dado',
      when: { level: ['playoffs', 'championship'] },
      asks: ['hens-ask-face-*'],
      parts: [part('Robar: cambia una carta por otra.'), part('Mira primero.', { renewal: ['look-first'] })],
    },
  ],
  words: [
    { name: 'rob', term: 'Robar', text: 'Cambiar una carta.', chapter: 'die', rules: ['PIG-3'], when: {} },
    { name: 'corral', term: 'Corral', text: 'Lo que está en la fila y se puede robar.', chapter: 'aim', rules: [], when: {} },
  ],
}

describe('what holds', () => {
  it('is what fits all that is agreed', () => {
    expect(holds({ level: ['playoffs'] }, { level: 'playoffs' })).toBe(true)
    expect(holds({ level: ['playoffs'], seats: [2] }, { level: 'playoffs', seats: 1 })).toBe(false)
    expect(holds({ seats: [2] }, {})).toBe(true)
  })
  it('is all that is read', () => {
    const read = readFor(BOOK, { level: 'playoffs', renewal: 'choose-first' })
    expect(read.chapters.map(({ parts }) => parts.length)).toEqual([1, 1])
    expect(readFor(BOOK, { level: 'preseason' }).chapters.map(({ name }) => name)).toEqual(['aim'])
  })
  it('depends on levels, which decide about chapters, and on house rules', () => {
    expect(options(BOOK)).toEqual({ levels: new Set(['level']), house: new Set(['renewal']) })
  })
})

it('leads from a prompt to its chapter', () => {
  expect(chapterFor(BOOK, 'hens-ask-face-3')?.name).toBe('die')
  expect(chapterFor(BOOK, 'hens-ask-roll')).toBeUndefined()
})

describe('search', () => {
  it('minds neither accents nor capitals', () => {
    expect(fold('Lanzó ÁGIL, Ñandú')).toBe('lanzo agil, nandu')
    expect(search(BOOK, 'ESTA')[0]).toMatchObject({ to: 'word-corral', found: 'está' })
  })
  it('gives words before chapters, what is called so before what speaks of it', () => {
    expect(search(BOOK, 'robar').map(({ to }) => to)).toEqual(['word-rob', 'word-corral', 'die'])
  })
  it('finds chapters by their titles, and nothing for nothing', () => {
    expect(search(BOOK, 'dado')[0]).toMatchObject({ to: 'die', title: 'El dado', found: '' })
    expect(search(BOOK, '  ')).toEqual([])
    expect(search(BOOK, 'béisbol')).toEqual([])
  })
})

describe('a sign', () => {
  document.body.innerHTML = `
    <p data-word="block"><i id="inside">lock</i></p>
    <button data-word="rob">rob</button>
    <button aria-disabled="true"><b data-word="pass">passed</b></button>
    <div inert><i data-word="deck" id="picture">deck</i></div>`
  const sign = (word: string) => document.querySelector(`[data-word=${word}]`)!

  it('answers for all that is in it, but not in a picture', () => {
    expect(signAt(document.getElementById('inside'))).toBe(sign('block'))
    expect(signAt(document.getElementById('picture'))).toBeNull()
    expect(signAt(document.body)).toBeNull()
  })
  it('knows whether pressing it does something else', () => {
    expect([sign('block'), sign('rob'), sign('pass')].map(actsOn)).toEqual([false, true, false])
  })
  it('is listed once, what has the focus first', () => {
    for (const each of document.querySelectorAll('[data-word]')) each.checkVisibility = () => true
    expect(signsIn(document, sign('rob'))).toEqual(['rob', 'block', 'pass'])
  })
  it('has its note below it, or above where there is no room, and within the window', () => {
    const at = (left: number, top: number) => ({ left, top, bottom: top + 20, width: 40, height: 20 })
    expect(spot(at(200, 100), { width: 100, height: 50 }, { width: 400, height: 300 })).toEqual({ left: 170, top: 128 })
    expect(spot(at(0, 270), { width: 100, height: 50 }, { width: 400, height: 300 })).toEqual({ left: 8, top: 212 })
    expect(spot(at(390, 0), { width: 100, height: 50 }, { width: 400, height: 300 })).toEqual({ left: 292, top: 28 })
  })
})

const BOARDS = import.meta.glob<string>(['../games/*/**/*.svelte', '!../games/*/lab/**'], { query: '?raw', import: 'default', eager: true })
const LISTS = import.meta.glob<string>('../../../src/rainout/games/*/book/words.toml', { query: '?raw', import: 'default', eager: true })

describe.each(Object.entries(LISTS))('%s', (path, list) => {
  const game = path.split('/').at(-3)!
  const known = [...list.matchAll(/name = "([^"]+)"/g)].map(([, name]) => name!)
  const boards = Object.entries(BOARDS).filter(([board]) => board.includes(`/games/${game}/`))

  it('has a word for every sign on the board, and the board has signs', () => {
    const signs = boards.flatMap(([, text]) => [...text.matchAll(/(?:data-)?word="([^"]+)"/g)].map(([, name]) => name!))
    expect(signs.length).toBeGreaterThan(2)
    const matched = (name: string) => {
      const pattern = new RegExp(`^${name.replaceAll(/\{[^}]*\}/g, '.+')}$`)
      return known.some((word) => pattern.test(word))
    }
    expect(signs.filter((name) => !matched(name))).toEqual([])
  })
})
