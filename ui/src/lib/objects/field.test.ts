import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, test } from 'vitest'
import { BATTER, BATTERS_BOX, BASES, baseNamed, HOME, longest, PLATE, strides, way } from './diamond'
import LineScore from './LineScore.svelte'
import { inningsShown } from './linescore'
import { TEAM_SHAPES } from './teams'

let mounted: object[] = []
afterEach(() => {
  for (const each of mounted) void unmount(each)
  mounted = []
  document.body.innerHTML = ''
})

describe('runners', () => {
  it('pass every base on their way', () => {
    expect(way({ from: BATTER, to: 1 })).toEqual([BATTERS_BOX, BASES[0], BASES[1]])
    expect(way({ from: 1, to: HOME })).toEqual([BASES[1], BASES[2], PLATE])
    expect(
      longest([
        { from: 0, to: 1 },
        { from: BATTER, to: HOME },
      ]),
    ).toBe(4)
    expect(longest([])).toBe(0)
  })

  it('take one stride a leg, from start to end', () => {
    const steps = strides(way({ from: BATTER, to: 1 }))
    expect(steps).toHaveLength(5)
    expect(steps[0]!.offset).toBe(0)
    expect(steps.at(-1)).toMatchObject({ offset: 1, transform: `translate(${BASES[1]![0]}px, ${BASES[1]![1]}px)` })
  })

  it('stand on bases named as in the scorebook', () => {
    expect(['plate', 'first', 'second', 'third', 'home'].map(baseNamed)).toEqual([-1, 0, 1, 2, 3])
  })
})

describe('a line score', () => {
  it('has room for a few innings at least, and for the last of many', () => {
    expect(inningsShown(2)).toEqual([1, 2, 3, 4, 5, 6])
    expect(inningsShown(8, 3, undefined, 7)).toEqual([7, 8, 9])
    expect(inningsShown(11, 3, undefined, 7)).toEqual([7, 8, 9, 10, 11])
    expect(inningsShown(15)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
  })

  it('is a table: runs by inning, then totals', () => {
    mounted.push(
      mount(LineScore, {
        target: document.body,
        props: {
          caption: 'line',
          rows: [
            { team: 'visitor', name: 'V', innings: [1, 0], totals: [1, 3], batting: true },
            { team: 'home', name: 'H', innings: [0], totals: [0, 1] },
          ],
          totals: [
            { key: 'r', label: 'R', name: 'runs' },
            { key: 'h', label: 'H', name: 'hits' },
          ],
          inning: 2,
          outs: 2,
          outsLabel: 'two outs',
          least: 2,
        },
      }),
    )
    flushSync()
    const cells = [...document.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))
    expect(cells).toEqual([
      ['1', '0', '1', '3'],
      ['0', '', '0', '1'],
    ])
    expect(document.querySelector('[aria-current]')!.textContent).toBe('2')
    expect(document.querySelectorAll('.lit')).toHaveLength(2)
  })
})

test('teams differ in shape too', () => {
  expect(TEAM_SHAPES.visitor).not.toBe(TEAM_SHAPES.home)
})
