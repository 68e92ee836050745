/** What lies in lib is shared: by two games at least, or by the pages themselves. What one game uses is in its folder. */
import { expect, it, test } from 'vitest'

const SOURCES = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!../**/testing.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g
const PAGES = 'the pages'

/** The files that a source imports, given all there are, by their way from src. */
function imported(path: string, text: string, known: ReadonlySet<string>): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, to]) => {
    const found = new URL(to!, `src:/${path}`).pathname.slice(1)
    return [found, `${found}.ts`].filter((each) => known.has(each))
  })
}

/** Who uses each module of lib, directly or by way of other modules there: games by their id, and the pages. */
function usersOf(sources: Readonly<Record<string, string>>): Map<string, Set<string>> {
  const known = new Set(Object.keys(sources))
  const users = new Map<string, Set<string>>()
  function use(path: string, user: string) {
    for (const each of imported(path, sources[path]!, known)) {
      if (!each.startsWith('lib/') || users.get(each)?.has(user)) continue
      users.set(each, (users.get(each) ?? new Set()).add(user))
      use(each, user)
    }
  }
  for (const path of known) {
    const [room, game] = path.split('/')
    // A specimen in the lab is no use of a thing.
    if (room === 'lab' || room === 'lib' || path.includes('/lab/')) continue
    use(path, room === 'games' ? game! : PAGES)
  }
  return users
}

/** The modules of lib that one game uses alone, or nobody. */
function misplaced(sources: Readonly<Record<string, string>>): string[] {
  const users = usersOf(sources)
  return Object.keys(sources)
    .filter((path) => path.startsWith('lib/'))
    .filter((path) => {
      const by = users.get(path) ?? new Set()
      return !by.has(PAGES) && by.size < 2
    })
    .map((path) => `${path}: ${[...(users.get(path) ?? [])].join() || 'nobody'}`)
}

const sources = Object.fromEntries(
  Object.entries(SOURCES).map(([path, text]) => [path.startsWith('./') ? `lib/${path.slice(2)}` : path.slice(3), text]),
)

it('holds nothing that one game uses alone', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200)
  expect(misplaced(sources)).toEqual([])
})

it('knows no game by name: what games bring is found by their folders', () => {
  const known = new Set(Object.keys(sources))
  const shared = Object.entries(sources).filter(([path]) => !path.startsWith('games/'))
  const named = shared.flatMap(([path, text]) => imported(path, text, known).map((to) => `${path}: ${to}`))
  expect(named.filter((each) => each.includes(': games/'))).toEqual([])
})

test('a module is as shared as those that use it', () => {
  const sources = {
    'app/Page.svelte': "import Icon from '../lib/Icon.svelte'",
    'games/a/Board.svelte': "import Card from '../../lib/Card.svelte'",
    'games/b/index.ts': "import { both } from '../../lib/both'",
    'games/a/index.ts': "import { both } from '../../lib/both'",
    'lab/Lab.svelte': "import Old from '../lib/Old.svelte'",
    'lib/Icon.svelte': "import { shapes } from './shapes'",
    'lib/Card.svelte': "import { suits } from './suits'",
    'lib/Old.svelte': '',
    'lib/both.ts': '',
    'lib/shapes.ts': '',
    'lib/suits.ts': '',
  }
  expect(misplaced(sources)).toEqual(['lib/Card.svelte: a', 'lib/Old.svelte: nobody', 'lib/suits.ts: a'])
})
