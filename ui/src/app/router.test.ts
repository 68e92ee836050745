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
  ['/lab', { page: 'lab' }],
  ['/t', { page: 'lost' }],
  ['/nowhere/at/all', { page: 'lost' }],
])('%s', (path, route) => expect(routeOf(path)).toEqual(route))
