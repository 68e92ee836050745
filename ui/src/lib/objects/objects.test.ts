import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import Die from './Die.svelte'
import GamePicture, { PICTURED } from './GamePicture.svelte'
import Icon from './Icon.svelte'
import { ICONS, type IconName } from './icons'
import { scatter } from './scatter'
import { seatLook } from './seats'

let mounted: object[] = []

/** Mount a component and give its exports. */
function show<Props extends Record<string, unknown>, Exports extends Record<string, unknown>>(
  component: Component<Props, Exports>,
  props: Props,
): Exports {
  const shown = mount(component, { target: document.body, props })
  mounted.push(shown)
  flushSync()
  return shown
}

afterEach(() => {
  for (const each of mounted) void unmount(each)
  mounted = []
  document.body.innerHTML = ''
})

describe('a die', () => {
  test('lands on the face it is told to', async () => {
    const onlanded = vi.fn()
    const die = show(Die, { face: 0, onlanded })
    expect(document.querySelector('.waiting')).not.toBeNull()
    await die.roll(5)
    flushSync()
    expect(onlanded).toHaveBeenCalledOnce()
    expect(document.querySelector('.waiting')).toBeNull()
    expect(document.querySelector<HTMLElement>('.cube')!.style.transform).toContain('rotateX(90deg)')
  })

  test('lands at once when nothing should move', async () => {
    document.documentElement.dataset.motion = 'off'
    const animate = vi.spyOn(Element.prototype, 'animate')
    const die = show(Die, { face: 1 })
    await die.roll(2)
    expect(animate).not.toHaveBeenCalled()
    delete document.documentElement.dataset.motion
  })
})

test('seats differ in shape and in colour', () => {
  const looks = [0, 1, 2, 3, 4, 5].map(seatLook)
  expect(new Set(looks.map((look) => look.shape)).size).toBe(6)
  expect(new Set(looks.map((look) => look.colour)).size).toBe(6)
  expect(seatLook(7)).toEqual(seatLook(1))
})

test('a game has its own picture, and a new one the covered infield', () => {
  show(GamePicture, { game: PICTURED[0]!, label: 'own' })
  show(GamePicture, { game: 'new', label: 'new' })
  expect(document.querySelector('[aria-label=own] .tarp')).toBeNull()
  expect(document.querySelector('[aria-label=new] .tarp')).not.toBeNull()
})

test('every sign can be drawn', () => {
  for (const name of Object.keys(ICONS) as IconName[]) show(Icon, { name, label: name })
  expect(document.querySelectorAll('svg[role=img] path')).toHaveLength(Object.keys(ICONS).length)
})

test('rain always falls on the same places', () => {
  const drops = scatter(20, 100, 50, 1)
  expect(drops).toEqual(scatter(20, 100, 50, 1))
  expect(drops.every(({ x, y }) => x >= 0 && x < 100 && y >= 0 && y < 50)).toBe(true)
})
