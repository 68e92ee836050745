import { expect, it } from 'vitest'
import { routeOf } from './router.svelte'

it.each([
  ['/', { page: 'home' }],
  ['/t/abc', { page: 'table', match: 'abc' }],
  ['/t/abc/', { page: 'table', match: 'abc' }],
  ['/t/abc/replay', { page: 'replay', match: 'abc', analysis: false }],
  ['/t/abc/analysis', { page: 'replay', match: 'abc', analysis: true }],
  ['/rules/hens', { page: 'rules', game: 'hens' }],
  ['/build/clix', { page: 'build', game: 'clix' }],
  ['/leagues', { page: 'leagues' }],
  ['/league/abc', { page: 'league', league: 'abc', rest: '' }],
  ['/league/abc/season/2/club/KIT/7', { page: 'league', league: 'abc', rest: '/season/2/club/KIT/7' }],
  ['/league/abc/wp-login.php', { page: 'lost' }],
  ['/lab', { page: 'lab' }],
  ['/t', { page: 'lost' }],
  ['/nowhere/at/all', { page: 'lost' }],
])('%s', (path, route) => expect(routeOf(path)).toEqual(route))
