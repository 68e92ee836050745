import { flushSync } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { STRATEGIES } from '../testing'
import { clear, english, show } from './showing'
import StrategyHand, { type HandCard } from './StrategyHand.svelte'

beforeAll(english)
afterEach(clear)

const hand = (count: number): HandCard[] =>
  STRATEGIES.slice(0, count).map((card, i) => ({
    target: `card-${i + 1}`,
    card,
    playable: i % 3 === 1,
    reason: i % 3 === 1 ? '' : 'Not now.',
  }))
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button')]
const press = (button: HTMLElement, pointerType: string) => {
  button.dispatchEvent(new PointerEvent('pointerdown', { pointerType, bubbles: true }))
  button.click()
  flushSync()
}

describe('a hand', () => {
  it.each([0, 1, 2, 5, 8])('of %d cards has as many buttons, one of which takes the keyboard', (count) => {
    show(StrategyHand, { cards: hand(count), label: 'hand' })
    expect(buttons()).toHaveLength(count)
    expect(buttons().filter((button) => button.tabIndex === 0)).toHaveLength(Math.min(1, count))
    expect(document.querySelector('.empty')?.textContent).toBe(count ? undefined : 'No cards in hand.')
  })

  it('raises what can be played, and starts the keyboard there', () => {
    show(StrategyHand, { cards: hand(5), label: 'hand' })
    expect([...document.querySelectorAll('.slot')].map((slot) => slot.classList.contains('raised'))).toEqual([
      false,
      true,
      false,
      false,
      true,
    ])
    expect(buttons().findIndex((button) => button.tabIndex === 0)).toBe(1)
    expect(buttons().map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'false', 'true', 'true', 'false'])
  })

  it('is walked with arrows, over all cards', () => {
    show(StrategyHand, { cards: hand(3), label: 'hand' })
    buttons()[1]!.focus()
    flushSync()
    buttons()[1]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    flushSync()
    expect(document.activeElement).toBe(buttons()[2])
  })

  it('plays at once by mouse, and never what cannot be played', () => {
    const onplay = vi.fn()
    show(StrategyHand, { cards: hand(3), label: 'hand', onplay })
    press(buttons()[0]!, 'mouse')
    expect(onplay).not.toHaveBeenCalled()
    press(buttons()[1]!, 'mouse')
    expect(onplay).toHaveBeenCalledExactlyOnceWith('card-2')
  })

  it('reads by the first tap and plays by the second, on the same card', () => {
    const onplay = vi.fn()
    show(StrategyHand, { cards: hand(5), label: 'hand', onplay })
    press(buttons()[1]!, 'touch')
    expect(onplay).not.toHaveBeenCalled()
    expect(document.querySelector('.can')!.textContent).toBe('Tap again to play it.')
    press(buttons()[4]!, 'touch')
    expect(onplay).not.toHaveBeenCalled()
    press(buttons()[4]!, 'touch')
    expect(onplay).toHaveBeenCalledExactlyOnceWith('card-5')
  })

  it('forgets a tap when one taps elsewhere', () => {
    const onplay = vi.fn()
    show(StrategyHand, { cards: hand(2), label: 'hand', onplay })
    press(buttons()[1]!, 'touch')
    document.body.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))
    press(buttons()[1]!, 'touch')
    expect(onplay).not.toHaveBeenCalled()
  })

  it('says why a card cannot be played while it is read', () => {
    show(StrategyHand, { cards: hand(3), label: 'hand' })
    press(buttons()[0]!, 'touch')
    expect(document.querySelector('.why')!.textContent).toBe('Not now.')
  })
})
