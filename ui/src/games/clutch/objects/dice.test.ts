import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import NumberDie from './NumberDie.svelte'
import { after, dot, lying, solid, spin, turn, type Sides, type Vector } from './polyhedra'
import SumLine from './SumLine.svelte'
import { sumWords, type Sum } from './sums'

const DICE: Sides[] = [16, 20, 24]
let mounted: object[] = []
afterEach(() => {
  for (const each of mounted) void unmount(each)
  mounted = []
  document.body.innerHTML = ''
  delete document.documentElement.dataset.motion
})

describe.each(DICE)('a d%d', (sides) => {
  const faces = solid(sides)

  it('has every number once, and opposite faces add up', () => {
    expect(faces.map(({ number }) => number).sort((a, b) => a - b)).toEqual(Array.from({ length: sides }, (_, i) => i + 1))
    for (const { number, normal } of faces) {
      const opposite = faces.find((other) => dot(other.normal, normal) < -0.999)!
      expect(opposite.number).toBe(sides + 1 - number)
    }
  })

  it('is made of equal faces', () => {
    const corners = { 16: 3, 20: 3, 24: 4 }[sides]
    for (const face of faces) {
      expect(face.corners).toHaveLength(corners)
      expect(face.room).toBeCloseTo(faces[0]!.room, 6)
      for (const corner of face.corners) expect(dot(corner, face.normal)).toBeCloseTo(dot(face.middle, face.normal), 6)
    }
  })

  it('is closed: every corner is shared, and Euler is content', () => {
    const key = (point: Vector) => point.map((each) => Math.round(each * 1000) || 0).join()
    const points = new Set(faces.flatMap((face) => face.corners.map(key)))
    const edges = faces.reduce((sum, face) => sum + face.corners.length, 0) / 2
    expect(points.size - edges + faces.length).toBe(2)
  })

  it('lies with the number towards the eye, upright', () => {
    for (const { number, normal, up } of faces) {
      const looks = turn(lying(sides, number), normal)
      const others = faces.filter((face) => face.number !== number)
      expect(looks[2]).toBeGreaterThan(Math.max(...others.map((face) => turn(lying(sides, number), face.normal)[2])))
      expect(turn(lying(sides, number), up)[1]).toBeGreaterThan(0.95)
    }
  })
})

test('turns add up', () => {
  const twice = after(spin([0, 0, 1], Math.PI / 4), spin([0, 0, 1], Math.PI / 4))
  const [x, y, z] = turn(twice, [1, 0, 0])
  expect([x, y, z].map((each) => Math.round(each * 1e6) / 1e6 + 0)).toEqual([0, 1, 0])
})

describe('a die with numbers', () => {
  const show = (props: { sides: Sides; face: number; label?: string; onlanded?: () => void }) => {
    const die = mount(NumberDie, { target: document.body, props })
    mounted.push(die)
    flushSync()
    return die
  }

  it('tumbles, and lands on the face it is told to', async () => {
    const onlanded = vi.fn()
    const die = show({ sides: 20, face: 0, label: 'd20', onlanded })
    expect(document.querySelector('.waiting')).not.toBeNull()
    const rolled = die.roll(17)
    flushSync()
    expect(document.querySelector('.tumbling')).not.toBeNull()
    await rolled
    flushSync()
    expect(document.querySelector('.tumbling, .waiting')).toBeNull()
    expect(document.querySelector('.up')!.textContent).toBe('17')
    expect(onlanded).toHaveBeenCalledOnce()
  })

  it('lands at once when it is clicked', async () => {
    const die = show({ sides: 24, face: 0 })
    const rolled = die.roll(24)
    flushSync()
    die.skip()
    await rolled
    flushSync()
    expect(document.querySelector('.tumbling')).toBeNull()
    expect(document.querySelector('.up')!.textContent).toBe('24')
  })

  it('does not move when nothing should', async () => {
    document.documentElement.dataset.motion = 'off'
    const asked = vi.spyOn(globalThis, 'requestAnimationFrame')
    const die = show({ sides: 16, face: 3 })
    await die.roll(16)
    flushSync()
    expect(asked).not.toHaveBeenCalled()
    expect(document.querySelector('.up')!.textContent).toBe('16')
  })
})

describe('a sum', () => {
  const sum: Sum = {
    die: { sides: 20, face: 9 },
    parts: [
      { source: 'Command', amount: 5, printed: true },
      { source: 'Smoke', amount: -2, tone: 'offense' },
    ],
    total: 12,
  }

  it('says its arithmetic', () => {
    expect(sumWords(sum)).toBe('9 + 5 Command − 2 Smoke = 12')
    expect(sumWords({ parts: [{ source: 'On-Base', amount: 12 }], total: 12 })).toBe('12 On-Base = 12')
    expect(sumWords({ ...sum, die: { sides: 20, face: 0 }, total: null })).toBe('5 Command − 2 Smoke')
  })

  it('is laid out chip by chip', () => {
    mounted.push(mount(SumLine, { target: document.body, props: { name: 'Pitch', sum, flag: 'Mistake', animate: false } }))
    flushSync()
    expect([...document.querySelectorAll('.part b')].map((each) => each.textContent)).toEqual(['+5', '−2'])
    expect(document.querySelector('output')!.textContent).toBe('12')
    expect(document.querySelector('.visually-hidden')!.textContent).toBe('9 + 5 Command − 2 Smoke = 12. Mistake')
  })
})
