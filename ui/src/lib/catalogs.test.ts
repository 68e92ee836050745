/** Every word the pages use is in every language, and no word is there for nothing or twice. */
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from './words'

const CATALOGS = import.meta.glob<string>(
  [
    '../../../src/rainout/bots/locale/*.ftl',
    '../../../src/rainout/core/locale/*.ftl',
    '../../../src/rainout/diamond/locale/*.ftl',
    '../../../src/rainout/games/*/locale/*.ftl',
    '../../../src/rainout/leagues/locale/*.ftl',
    '../games/*/locale/*.ftl',
    '../games/*/building/locale/*.ftl',
    '../app/leagues/locale/*.ftl',
    '../../locale/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const SOURCES = import.meta.glob<string>(
  ['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!./protocol.ts', '!../lab/**', '!../games/*/lab/**', '!./objects/**'],
  { query: '?raw', import: 'default', eager: true },
)

/** A key written out, or one put together with a blank in it: `${game}-title` becomes *-title. */
const USED = /\b(?:t|has)\(\s*([^)]*?)(?:,|\))|key: (['`][^'`]*-[^'`]*['`])/g
const LITERAL = /'([a-zA-Z0-9-]+)'|`([^`]+)`/g

interface Entry {
  catalog: string
  key: string
  variables: string[]
}

function entries(language: Language): Entry[] {
  return Object.entries(CATALOGS)
    .filter(([path]) => path.endsWith(`/${language}.ftl`))
    .flatMap(([path, text]) => {
      const catalog = path.replace(/[a-z]+\.ftl$/, '')
      const parsed = new FluentResource(text).body
      expect(text.match(/^[a-z][\w-]* *=/gm)?.length, `${path} has lines that cannot be read`).toBe(parsed.length)
      return parsed.map((entry) => ({
        catalog,
        key: entry.id,
        variables: [...new Set(JSON.stringify(entry.value).match(/"var","name":"[^"]+"/g) ?? [])].sort(),
      }))
    })
}

function used(): string[] {
  const found = new Set<string>()
  for (const text of Object.values(SOURCES)) {
    for (const [, call, key] of text.matchAll(USED)) {
      for (const [, plain, pieced] of (call ?? key ?? '').matchAll(LITERAL)) {
        const word = plain ?? pieced?.replace(/\$\{[^}]+\}/g, '*')
        if (word && word !== '*') found.add(word)
      }
    }
  }
  return [...found].sort()
}

const PATTERNS = new Map<string, RegExp>()
/** Each pattern is tried on thousands of keys: it is read once. */
function matches(pattern: string, key: string): boolean {
  const read = PATTERNS.get(pattern) ?? new RegExp(`^${pattern.split('*').join('[a-zA-Z0-9-]+')}$`)
  PATTERNS.set(pattern, read)
  return read.test(key)
}

describe.each(LANGUAGES)('%s', (language) => {
  const known = entries(language)
  const keys = known.map((entry) => entry.key)

  it('has every word the pages use', () => {
    const missing = used().filter((pattern) => !keys.some((key) => matches(pattern, key)))
    expect(missing).toEqual([])
  })

  it('says nothing twice', () => {
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
  })

  it('has the same words as English, with the same blanks, in the same catalogs', () => {
    const sorted = (list: Entry[]) => list.map((entry) => JSON.stringify(entry)).sort()
    expect(sorted(known)).toEqual(sorted(entries('en')))
  })

  it('has no word of the pages that nobody uses', () => {
    const words = used()
    const own = known.filter(({ catalog }) => !catalog.includes('src/rainout'))
    expect(own.map(({ key }) => key).filter((key) => !words.some((word) => matches(word, key)))).toEqual([])
  })
})

it('finds the words in the code', () => {
  expect(used()).toContain('home-title')
  expect(used()).toContain('*-title')
  expect(used().length).toBeGreaterThan(100)
})
