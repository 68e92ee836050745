/** Rule books: what of one holds at a table, where a prompt is answered, and how one is searched. */
import { api } from './api'
import type { ChapterShown, PartShown, Rulebook, WordShown } from './protocol'

export type Options = Readonly<Record<string, boolean | number | string>>
type When = PartShown['when']

/** What a word list is called where chapters are called by their names. */
export const WORDS = 'words'

const asked = new Map<string, Promise<Rulebook>>()

/** A game's book in one language, asked once. */
export function bookOf(game: string, language: string): Promise<Rulebook> {
  const key = `${game} ${language}`
  const book =
    asked.get(key) ??
    api.rules(game, language).catch((trouble: unknown) => {
      asked.delete(key)
      throw trouble
    })
  asked.set(key, book)
  return book
}

/** Whether something holds under what was agreed; what was not agreed on is no hindrance. */
export function holds(when: When, options: Options): boolean {
  return Object.entries(when).every(([name, values]) => options[name] === undefined || values.includes(options[name]))
}

/** What of a book holds under what was agreed. */
export function readFor(book: Rulebook, options: Options): Rulebook {
  const chapters = book.chapters
    .filter(({ when }) => holds(when, options))
    .map((chapter) => ({ ...chapter, parts: chapter.parts.filter(({ when }) => holds(when, options)) }))
  return { ...book, chapters, words: book.words.filter(({ when }) => holds(when, options)) }
}

/** The options a book speaks of: those that a whole chapter depends on, and the others. */
export function options(book: Rulebook): { levels: Set<string>; house: Set<string> } {
  const levels = new Set(book.chapters.flatMap(({ when }) => Object.keys(when)))
  const parts = [...book.chapters.flatMap(({ parts }) => parts), ...book.words]
  return { levels, house: new Set(parts.flatMap(({ when }) => Object.keys(when)).filter((name) => !levels.has(name))) }
}

/** The chapter that tells what a prompt is about, by its key. */
export function chapterFor(book: Rulebook, prompt: string): ChapterShown | undefined {
  const fits = (pattern: string) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(prompt)
  return book.chapters.find(({ asks }) => asks.some(fits))
}

/** A text as it is searched: small letters, no accents, as many letters as before. */
export function fold(text: string): string {
  return [...text.normalize('NFC')].map((letter) => letter.normalize('NFD')[0]!.toLowerCase()[0]!).join('')
}

/** Where something was found: a chapter or a word, and the piece of text it was found in, in three. */
export interface Hit {
  to: string
  title: string
  before: string
  found: string
  after: string
}

const AROUND = 48

/** Words first: whoever looks something up mostly wants to know what it is. What is called so comes before what speaks of it. */
export function search({ chapters, words }: Rulebook, query: string): Hit[] {
  const wanted = fold(query.trim().replace(/\s+/g, ' '))
  if (!wanted) return []
  const titled = (title: string) => Number(!fold(title).includes(wanted)) + Number(fold(title) !== wanted)
  const inWords = words.filter(({ term, text }) => fold(`${term} ${text}`).includes(wanted)).sort((a, b) => titled(a.term) - titled(b.term))
  const inChapters = chapters.flatMap((chapter) => {
    const text = chapter.parts.find((part) => fold(part.text).includes(wanted))?.text
    return text !== undefined || fold(chapter.title).includes(wanted) ? [hit(chapter.name, chapter.title, text ?? '', wanted)] : []
  })
  return [...inWords.map((word) => hit(wordAnchor(word), word.term, word.text, wanted)), ...inChapters]
}

export function wordAnchor({ name }: Pick<WordShown, 'name'>): string {
  return `word-${name}`
}

function hit(to: string, title: string, text: string, wanted: string): Hit {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ')
  const letters = [...plain]
  const at = fold(plain).indexOf(wanted)
  if (at < 0) return { to, title, before: plain, found: '', after: '' }
  const from = Math.max(0, at - AROUND)
  const piece = (start: number, end?: number) => letters.slice(start, end).join('')
  return {
    to,
    title,
    before: (from > 0 ? '… ' : '') + piece(from, at),
    found: piece(at, at + [...wanted].length),
    after: piece(at + [...wanted].length),
  }
}
