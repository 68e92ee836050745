import { describe, expect, it } from 'vitest'
import { heardAs, lampIn } from './lamp'

function room(html: string): HTMLElement {
  const made = document.createElement('div')
  made.innerHTML = html
  document.body.replaceChildren(made)
  return made
}

describe('the lamp of a lesson', () => {
  it('is on the button of the bar first', () => {
    const lit = lampIn(room('<button data-action="stop">Stop</button><div class="lesson"><button class="primary">Roll</button></div>'))
    expect(lit?.textContent).toBe('Roll')
  })

  it('leaves out what has been chosen, and what cannot be', () => {
    const lit = lampIn(
      room(`<button data-target="a" aria-pressed="true">A</button><button data-target="b" aria-disabled="true">B</button>
            <button data-target="c" aria-pressed="false">C</button>`),
    )
    expect(lit?.textContent).toBe('C')
  })

  it('is nowhere while nothing can be done', () => {
    expect(lampIn(room('<button>Log</button>'))).toBeNull()
  })

  it('is named as a screen reader names it', () => {
    const named = (html: string) => heardAs(room(html).querySelector('button')!)
    expect(named('<button aria-label="Space 1: chick">🐤</button>')).toBe('Space 1: chick')
    expect(named('<button><svg aria-hidden="true"><text>x</text></svg>\n  Go on </button>')).toBe('Go on')
    expect(named('<button>Send<span>: Ana <img aria-label="home"></span></button>')).toBe('Send: Ana home')
  })
})
