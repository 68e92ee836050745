import { beforeEach, expect, it, vi } from 'vitest'
import { bringIntoSight } from './sight'

let board: HTMLElement
const scrolled: (string | undefined)[] = []

beforeEach(() => {
  scrolled.length = 0
  Element.prototype.scrollIntoView = function (this: HTMLElement) {
    scrolled.push(this.dataset.target ?? this.dataset.spot)
  }
})

/** A board over a bar at 300 pixels, with things that begin at these heights. */
function at(...things: [marks: string, top: number][]) {
  document.body.innerHTML = `<main>${things.map(([marks]) => `<button ${marks}></button>`).join('')}</main><div data-testid="action-bar"></div>`
  board = document.querySelector('main')!
  const tops = things.map(([, top]) => top)
  const all = [...board.children]
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, all.includes(this) ? tops[all.indexOf(this)] : 300, 50, 100)
  })
}

it('scrolls to what can be chosen below the fold, not to what cannot', () => {
  at(['data-target="idle" aria-disabled="true"', 50], ['data-target="card"', 280])
  bringIntoSight(board, 'auto')
  expect(scrolled).toEqual(['card'])
})

it('leaves the page where it is while one of several is in sight, if only by its edge', () => {
  at(['data-target="card"', 400], ['data-target="other"', 230])
  bringIntoSight(board, 'auto')
  expect(scrolled).toEqual([])
})

it('looks for the die where nothing can be chosen', () => {
  at(['data-target="idle" aria-disabled="true"', 50], ['data-spot="die"', 500])
  bringIntoSight(board, 'auto')
  expect(scrolled).toEqual(['die'])
})
