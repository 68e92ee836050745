import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, test } from 'vitest'
import { placeOf } from './ring'
import { COLOUR_SHAPES } from './teamcards'
import TeamCard from './TeamCard.svelte'

let mounted: object[] = []
afterEach(() => {
  for (const each of mounted) void unmount(each)
  mounted = []
  document.body.innerHTML = ''
})

test.each([
  [2, ['near', 'top']],
  [3, ['near', 'right', 'left']],
  [4, ['near', 'right', 'top', 'left']],
  [6, ['near', 'right', 'right-high', 'top', 'left-high', 'left']],
])('%d seats go around counterclockwise, from the near one', (count, places) => {
  const from = (near: number) => places.map((_, i) => placeOf((near + i) % count, near, count))
  expect(from(0)).toEqual(places)
  expect(from(1)).toEqual(places)
})

describe('a team card', () => {
  const card = { sign: 'HR', colour: 'green' as const, name: 'home run' }
  const show = (props: object) => {
    mounted.push(mount(TeamCard, { target: document.body, props: { card, ...props } }))
    flushSync()
    return document.body.lastElementChild as HTMLElement
  }

  it('is a button when it can be chosen, and keeps its secret face down', () => {
    expect(show({ selectable: true, label: 'home run' }).tagName).toBe('BUTTON')
    expect(show({ card: null }).querySelector('.front')!.textContent!.trim()).toBe('')
  })

  it('hangs a tag on a joker', () => {
    expect(show({ as: { sign: '1B', colour: 'green' } }).querySelector('.tag')!.textContent).toBe('1B')
  })

  it('shares no id with another', () => {
    for (const sign of ['1B', 'K', 'J']) show({ card: { ...card, sign } })
    const ids = [...document.querySelectorAll('[id]')].map((each) => each.id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test('colours differ in shape too', () => {
  expect(new Set(Object.values(COLOUR_SHAPES).map(({ plate }) => plate)).size).toBe(3)
})
