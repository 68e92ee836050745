import { expect, it } from 'vitest'
import { aim, nearest } from './roving'

const box = (x: number, y: number) => ({ left: x, right: x + 10, top: y, bottom: y + 10 })

it('finds the nearest in a direction', () => {
  const boxes = [box(0, 0), box(20, 0), box(40, 0), box(20, 60)]
  expect(nearest(box(0, 0), boxes, 'right')).toBe(1)
  expect(nearest(box(40, 0), boxes, 'left')).toBe(1)
  expect(nearest(box(20, 0), boxes, 'down')).toBe(3)
  expect(nearest(box(0, 0), boxes, 'up')).toBe(-1)
})

it('goes straight rather than near', () => {
  expect(nearest(box(0, 0), [box(12, 40), box(60, 0)], 'right')).toBe(1)
})

it('enters a board at its first spot and leaves out what cannot be chosen', () => {
  document.body.innerHTML = `<button data-spot aria-disabled="true"></button><button data-spot id="first"></button>`
  expect(aim(document, 'ArrowDown')).toBe(true)
  expect(document.activeElement?.id).toBe('first')
})
