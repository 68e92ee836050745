import { describe, expect, it, vi } from 'vitest'
import { blocks, makeBundle, preferredLanguage, say } from './words'

const bundle = makeBundle('en', [
  `seat-name = Player { $number }
robbed = { $player-you ->
    [yes] You rob { $card }
   *[no] { $player } robs { $card }
} from { $victim }
queen = the queen
hens = { $count ->
    [one] one hen
   *[other] { $count } hens
}`,
])

describe('saying a message', () => {
  it('fills in names, numbers and messages said first', () => {
    const told = { key: 'robbed', args: { card: { key: 'queen' } }, seats: { player: 0, victim: 1 } }
    expect(say(bundle, told, { names: ['Ana', ''], you: null })).toBe('Ana robs the queen from Player 2')
    expect(say(bundle, told, { names: ['Ana', 'Ben'], you: 0 })).toBe('You rob the queen from Ben')
    expect(say(bundle, { key: 'hens', args: { count: 1 } })).toBe('one hen')
  })

  it('shows the key of a missing word', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(say(bundle, { key: 'nothing' })).toBe('nothing')
    expect(complaint).toHaveBeenCalled()
  })
})

it('prefers the first language we speak', () => {
  expect(preferredLanguage(['de', 'es-AR', 'en'])).toBe('es')
  expect(preferredLanguage(['de'])).toBe('en')
})

it('lays long texts out in paragraphs and lists', () => {
  expect(blocks('One\ntwo.\n\nThree:\n- four\n  still four\n- five\n\nSix.')).toEqual([
    { kind: 'paragraph', text: 'One two.' },
    { kind: 'paragraph', text: 'Three:' },
    { kind: 'list', items: ['four still four', 'five'] },
    { kind: 'paragraph', text: 'Six.' },
  ])
})
