import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { api } from '../api'
import { gameUi, type Play } from '../games'
import { has, t, tell, words } from '../language.svelte'
import type { Choice } from '../protocol'
import { faceShown, spelt, viewFacts } from './facts'
import plain from './index'

const VIEW = {
  game: 'pig',
  face: 4,
  pot: 1200,
  drawing_for: null,
  over: false,
  said: { key: 'yes' },
  tricks: ['Q', 'K'],
  players: [
    { seat: 0, banked: 12 },
    { seat: 1, banked: 7 },
  ],
  deck: { left: 3, shown: [{ card: 'A', where: { row: 1 } }] },
}
const company = { names: ['Ana', 'Ben'], you: 0 }
let shown: object[] = []

function play(over: Partial<Play> = {}): Play {
  const seat = (seat: number, name: string) => ({
    seat,
    name,
    kind: 'human' as const,
    side: seat,
    level: null,
    connected: true,
    away: false,
    free: false,
    player: null,
  })
  return {
    view: VIEW,
    events: [],
    seats: [seat(0, 'Ana'), seat(1, 'Ben')],
    you: [0],
    near: 0,
    actor: 0,
    targets: new Set(),
    picked: [],
    mayRoll: false,
    pick: vi.fn(),
    hint: vi.fn(),
    roll: vi.fn(),
    name: (seat) => company.names[seat] ?? '',
    say: (told) => tell(told, company),
    ...over,
  }
}

function show(component: Component<{ play: Play }>, over: Partial<Play> = {}): HTMLElement {
  shown.push(mount(component, { target: document.body, props: { play: play(over) } }))
  flushSync()
  return document.body
}

beforeAll(() => words.speak('en'))
afterEach(() => {
  for (const each of shown) void unmount(each)
  shown = []
  document.body.replaceChildren()
})

const text = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim()

describe('facts of a view', () => {
  it('are values, tables of records alike, and groups', () => {
    expect(viewFacts(VIEW).map(({ kind, name }) => `${name}: ${kind}`)).toEqual([
      'face: values',
      'pot: values',
      'drawing_for: values',
      'over: values',
      'said: values',
      'tricks: values',
      'players: table',
      'deck: group',
    ])
  })

  it('are none where there is no view', () => {
    expect(viewFacts(null)).toEqual([])
    expect(viewFacts({ game: 'pig', hand: [] })).toEqual([{ kind: 'values', name: 'hand', values: [] }])
  })

  it('tell of a die, if there is one', () => {
    expect(faceShown({ face: 3 }, [])).toBe(3)
    expect(faceShown({}, [{ facts: { face: 2 } }, { facts: {} }])).toBe(2)
    expect(faceShown({}, [])).toBeNull()
    expect(faceShown({ face: 17 }, [])).toBeNull()
  })

  it('are named as one would write it', () => {
    expect(spelt('drawing_for')).toBe('Drawing for')
  })
})

describe('a plain board', () => {
  it('says all that the view holds', () => {
    const board = show(plain.Board)
    const values = Object.fromEntries(
      [...board.querySelectorAll('dl > div')].map((each) => [text(each.querySelector('dt')), text(each.querySelector('dd'))]),
    )
    expect(values).toMatchObject({
      Face: '4',
      Pot: '1,200',
      'Drawing for': '–',
      Over: 'no',
      Said: 'yes',
      Tricks: 'Q, K',
      Left: '3',
      Card: 'A',
      Row: '1',
    })
    expect([...board.querySelectorAll('tr')].map(text)).toEqual(['Banked', 'Ana12', 'Ben7'])
    expect(board.querySelector('.plain')!.getAttribute('aria-label')).toBeTruthy()
  })

  it('throws the die when it is clicked, and only then', () => {
    const roll = vi.fn()
    show(plain.Board, { roll })
    expect(document.querySelector('.die button')).toBeNull()
    document.body.replaceChildren()
    show(plain.Board, { roll, mayRoll: true })
    document.querySelector<HTMLElement>('.die button')!.click()
    expect(roll).toHaveBeenCalledOnce()
  })

  it('has no die in a game without one', () => {
    show(plain.Board, { view: { game: 'go', stones: 3 } })
    expect(document.querySelector('.die')).toBeNull()
  })

  it('offers as buttons what would have to be pointed at', () => {
    const choose = vi.fn()
    const choice = (action: string, targets: string[]): Choice => ({ action, verb: 'take', targets, words: { key: 'yes' } })
    const deciding = {
      choices: [choice('take 1', ['card-1']), choice('pass', [])],
      hinted: null,
      consider: vi.fn(),
      choose,
      carryOut: vi.fn(),
    }
    show(plain.Board, { deciding })
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-action]')]
    expect(buttons.map((each) => each.dataset.action)).toEqual(['take 1'])
    buttons[0]!.click()
    expect(choose).toHaveBeenCalledWith(deciding.choices[0])
  })

  it('says who plays and whose move it is', () => {
    show(plain.Scores)
    expect([...document.querySelectorAll('li')].map(text)).toEqual(['Ana', 'Ben'])
    expect(text(document.querySelector('[aria-current]'))).toBe('Ana')
  })
})

describe('a game', () => {
  it('without a folder gets the plain board', async () => {
    expect((await gameUi('pig')).Board).toBe(plain.Board)
  })

  it('that was drawn keeps its own', async () => {
    expect((await gameUi('hens')).Board).not.toBe(plain.Board)
  })

  it('that the page was built without has its words from the server, in every language', async () => {
    const asked = vi
      .spyOn(api, 'words')
      .mockImplementation((game, language) =>
        Promise.resolve({ game, language, catalog: `${game}-title = ${language === 'es' ? 'Cerdo' : 'Pig'}\n${game}-fact-pot = Kitty` }),
      )
    await words.learn(['hens', 'pig'])
    await words.learn(['pig'])
    expect(asked.mock.calls).toEqual([['pig', 'en']])
    const title = 'pig-title'
    expect(t(title)).toBe('Pig')
    expect(has('hens-title')).toBe(true)
    expect([...show(plain.Board).querySelectorAll('dt')].map(text)).toContain('Kitty')
    await words.speak('es')
    expect(t(title)).toBe('Cerdo')
    await words.speak('en')
  })
})
