import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Deciding, Play } from '../../lib/games'
import { tell, words } from '../../lib/language.svelte'
import type { Choice, ClutchEvent, ClutchView } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import Board from './Board.svelte'
import { card, choice, odds, pitcher, position, tally, team } from './positions.testing'
import { asking } from './preferences.svelte'
import Scores from './Scores.svelte'
import TextView from './TextView.svelte'

const company = { names: ['Ana', 'Ben'], you: 0 }
let shown: Record<string, unknown> | null = null

function deciding(choices: Choice[]) {
  return { choices, hinted: null, consider: vi.fn(), choose: vi.fn(), carryOut: vi.fn() } satisfies Deciding
}

function play(view: ClutchView, choices: Choice[] = [], over: Partial<Play<ClutchView, ClutchEvent>> = {}) {
  return {
    view,
    events: [],
    told: [],
    seats: company.names.map((name, seat) => ({
      seat,
      name,
      kind: 'human' as const,
      side: seat,
      level: null,
      connected: true,
      away: false,
      free: false,
      player: null,
    })),
    you: [0],
    near: 0,
    actor: 0,
    targets: new Set<string>(),
    picked: [],
    mayRoll: false,
    pick: vi.fn(),
    hint: vi.fn(),
    roll: vi.fn(),
    name: (seat: number) => company.names[seat] ?? '',
    say: (told: Parameters<typeof tell>[0]) => tell(told, company),
    deciding: deciding(choices),
    ...over,
  } satisfies Play<ClutchView, ClutchEvent>
}

function show(component: typeof Board | typeof Scores, model: Play<ClutchView, ClutchEvent>): void {
  shown = mount(component as typeof Board, { target: document.body, props: { play: model } })
  flushSync()
}

const $ = (selector: string) => document.querySelector<HTMLElement>(selector)!
const $$ = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
function click(thing: HTMLElement) {
  thing.click()
  flushSync()
}

beforeAll(() => words.speak('en'))
beforeEach(() => {
  settings.set('speed', 'off')
  asking.set({ habit: 'playable', clutch: false, changes: true })
  asking.armed = new Set()
  asking.stopping = false
})
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  document.body.replaceChildren()
  vi.useRealTimers()
})

describe('mound and plate', () => {
  it('shows both cards and the sums, and says what the die needs', () => {
    show(Board, play(position()))
    expect($$('[data-player]').map((each) => each.dataset.player)).toEqual(['player-2.13', 'player-1.1'])
    expect($('.arithmetic').textContent).toContain('A roll of 11 or more gives the pitcher the Advantage; 1 to 2 is a mistake.')
  })

  it('throws the die of the pitch by a click on it', () => {
    const model = play(position({ phase: 'roll', rolling: 'pitch' }), [], { mayRoll: true })
    show(Board, model)
    click($('.at-bat-strip button.number-die, .at-bat-strip .number-die button, .at-bat-strip button'))
    expect(model.roll).toHaveBeenCalled()
  })

  it('lights the row of the chart that counts and tells the Result with its source', () => {
    const view = position({
      compared: true,
      pitch_face: 12,
      pitch: 17,
      on_base: 15,
      advantage: 'pitcher',
      swing_face: 9,
      swing: 9,
      result: 'GB',
      results: [{ result: 'GB', source: 'pitcher', card: null }],
      pitch_sum: tally([['command', 5]], { sides: 20, face: 12, total: 17 }),
      swing_sum: tally([], { sides: 20, face: 9, total: 9 }),
    })
    show(Board, play(view))
    expect($('.mound .lit').textContent).toContain('GB')
    expect($('.plate .lit')).toBeNull()
    expect($('.results').textContent).toContain('chart of Pitcher 2.13')
  })
})

describe('runners', () => {
  const two = position({ phase: 'send', bases: ['player-1.2', 'player-1.3', null] })
  const sends = [
    choice('send none'),
    choice('send 2', ['player-1.3'], { odds: odds(0.7) }),
    choice('send 1 2', ['player-1.2', 'player-1.3']),
  ]

  it('are sent by clicking them, with the odds in sight; whoever needs the base ahead takes its runner along', () => {
    const model = play(two, sends)
    show(Board, model)
    expect($('[data-target="player-1.3"]').textContent).toContain('70% safe')
    click($('[data-target="player-1.2"]'))
    click($('[data-go=send]'))
    expect(model.deciding.choose).toHaveBeenCalledWith(sends[2])
  })

  it('can be called back', () => {
    const model = play(two, sends)
    show(Board, model)
    click($('[data-target="player-1.3"]'))
    click($('[data-target="player-1.3"]'))
    expect($('[data-go=send]')).toBeNull()
    click($('[data-go=none]'))
    expect(model.deciding.choose).toHaveBeenCalledWith(sends[0])
  })

  it('are thrown at by clicking them', () => {
    const model = play(position({ phase: 'throw', bases: [null, 'player-1.3', null], going: ['player-1.3'] }), [
      choice('throw 3', ['player-1.3', 'base-3'], { odds: odds(0.8) }),
      choice('let'),
    ])
    show(Board, model)
    click($('[data-target="player-1.3"]'))
    expect(model.deciding.choose).toHaveBeenCalledWith(model.deciding.choices[0])
  })
})

describe('before the game', () => {
  it('a starter is chosen by his card', () => {
    const start = choice('start 14', ['player-1.14'])
    const model = play(position({ phase: 'starter', arranging: 0, batter: null, turns: 0, at_bat: null }), [start])
    show(Board, model)
    click($('[data-target="player-1.14"]'))
    expect(model.deciding.choose).toHaveBeenCalledWith(start)
  })

  it('a whole line-up is put together here and handed in at once', () => {
    const empty = team(0, { field: {}, lineup: Array<null>(9).fill(null) })
    const model = play(
      position({ phase: 'assign', arranging: 0, batter: null, turns: 0, at_bat: null, teams: [empty, team(1)] }),
      Array.from({ length: 10 }, (_, i) => choice(`post ${i + 1}`, [`player-1.${i + 1}`])),
    )
    show(Board, model)
    for (let i = 1; i <= 9; i++) click($(`.free-agents [data-target="player-1.${i}"]`))
    click($('[data-hand-in]'))
    expect(model.deciding.carryOut).toHaveBeenCalledWith(Array.from({ length: 9 }, (_, i) => `post ${i + 1}`))
  })

  it('both roll for home', () => {
    const model = play(
      position({ phase: 'roll', rolling: 'home', batter: null, turns: 0, at_bat: null, home: null, home_faces: [0, 0] }),
      [],
      { mayRoll: true },
    )
    show(Board, model)
    click($$('.toss button')[0]!)
    expect(model.roll).toHaveBeenCalled()
  })
})

it('ends with the final score, the visitors first', () => {
  const [ana, ben] = [team(0, { runs: 4 }), team(1, { runs: 3 })]
  show(Board, play(position({ phase: 'over', home: 0, turns: 60, teams: [ana, ben] })))
  expect($$('[data-final] [role=group]').map((each) => each.getAttribute('aria-label'))).toEqual(['Ben', 'Ana'])
  expect($$('[data-final] .lit').map((each) => each.querySelector('output')!.textContent)).toEqual(['4'])
})

describe('bench and bullpen', () => {
  it('a reliever comes in with one click, a batter with two', () => {
    const relieve = choice('relieve 14', ['player-1.14'])
    const into = choice('in 10 for 1', ['player-1.10', 'player-1.1'])
    const swap = choice('shift CA 1B', ['player-1.1', 'player-1.2'])
    const model = play(position({ phase: 'field', at_bat: 1 }), [relieve, into, swap, choice('ready')])
    show(Board, model)
    click($('[data-dugout]'))
    click($('.dugout [data-target="player-1.10"]'))
    expect($('.dugout [data-target="player-1.2"]')).toBeNull()
    click($('.dugout [data-target="player-1.1"]'))
    expect(model.deciding.choose).toHaveBeenCalledWith(into)
    click($('.dugout [data-target="player-1.10"]'))
    click($('.dugout [data-target="player-1.14"]'))
    expect(model.deciding.choose).toHaveBeenCalledWith(relieve)
  })

  it('holds up the card of anybody, and puts it away', () => {
    show(Board, play(position({ phase: 'field', at_bat: 1 }), [choice('ready')]))
    click($('[data-dugout]'))
    expect($('.dugout .player-card')).toBeNull()
    click($('[data-see-card="player-1.11"]'))
    expect($('.dugout .player-card').textContent).toContain('Batter 1.11')
    click($('[data-see-card="player-1.10"]'))
    expect($$('.dugout .player-card').map(({ textContent }) => textContent!.includes('Batter 1.10'))).toEqual([true])
    click($('[data-see-card="player-1.10"]'))
    expect($('.dugout .player-card')).toBeNull()
  })

  it('is ready without a word, where nobody wants to be asked and nothing calls for it', () => {
    vi.useFakeTimers()
    asking.set({ changes: false })
    const choices = [choice('in 10 for 1', ['player-1.10', 'player-1.1']), choice('ready')]
    const model = play(position({ phase: 'bench' }), choices)
    show(Board, model)
    vi.advanceTimersByTime(1000)
    expect(model.deciding.carryOut).toHaveBeenCalledWith(['ready'])
  })

  it.each([
    ['whoever wants to be asked', { changes: true }, {}],
    ['a Clutch Moment', { changes: false }, { clutch_moment: true }],
  ])('%s is asked about changes', (_, preferences, over) => {
    vi.useFakeTimers()
    asking.set(preferences)
    const model = play(position({ phase: 'bench', ...over }), [choice('in 10 for 1', ['player-1.10', 'player-1.1']), choice('ready')])
    show(Board, model)
    vi.advanceTimersByTime(2000)
    expect(model.deciding.carryOut).not.toHaveBeenCalled()
  })

  it('tells a tired pitcher by his card', () => {
    const tired = pitcher(1, 13, {}, { tired: true, outs: 18 })
    show(Board, play(position({ teams: [team(0), { ...team(1), players: [tired] }] })))
    expect($('.mound .stamp').textContent).toContain('Tired')
  })
})

describe('cards', () => {
  const hand = [card(1, 'a'), card(2, 'b', { reason: 'side', colour: 'defense' }), card(3, 'a')]
  const full = (over: Partial<ClutchView> = {}) =>
    position({ cards: true, phase: 'cards', window: 'w9', teams: [team(0, { hand }), team(1, { hand: [null] })], ...over })
  const pass = choice('pass')
  const first = choice('play 1', ['card-1'])

  it('those that can be played are raised, the others say why not', () => {
    const model = play(full(), [pass, first])
    show(Board, model)
    const cards = $$('.strategy-hand [data-target]')
    expect(cards.map((each) => each.getAttribute('aria-disabled'))).toEqual(['false', 'true', 'false'])
    expect(cards[1]!.textContent + (cards[1]!.getAttribute('aria-label') ?? '')).toContain('Only your team in the field plays this.')
    // Of two alike the server names the first.
    click(cards[2]!)
    expect(model.deciding.choose).toHaveBeenCalledWith(first)
  })

  it('a finger reads a coach before it calls on them', () => {
    const coach = { card: { ...card(1, 'skipper'), kind: 'bench-coach', target: 'coach-1' }, used: false }
    const call = choice('coach 1', ['coach-1'])
    const model = play(full({ teams: [team(0, { hand, coaches: [coach] }), team(1)] }), [pass, call])
    show(Board, model)
    const tap = () => {
      $('[data-coach]').dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))
      click($('[data-coach]'))
    }
    tap()
    expect(model.deciding.choose).not.toHaveBeenCalled()
    expect($('.reading').textContent).toContain('Tap again')
    tap()
    expect(model.deciding.choose).toHaveBeenCalledWith(call)
  })

  it('a window in which only a coach could be called on is passed, and that is told', () => {
    vi.useFakeTimers()
    const model = play(full(), [pass, choice('coach 1', ['coach-1'])])
    show(Board, model)
    expect(model.deciding.carryOut).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    flushSync()
    expect(model.deciding.carryOut).toHaveBeenCalledWith(['pass'])
    expect($('[data-passed]')?.textContent ?? $('.response-bar').textContent).toContain('Passed for you')
  })

  it.each([
    ['a playable card', () => {}, [pass, first]],
    ['a coach one waits for', () => asking.arm('coach-1'), [pass, choice('coach 1', ['coach-1'])]],
    ['whoever wants to be stopped', () => (asking.stopping = true), [pass, choice('coach 1', ['coach-1'])]],
    ['whoever wants every window', () => asking.set({ habit: 'always' }), [pass]],
  ])('%s stops the game', (_, prepare, choices) => {
    vi.useFakeTimers()
    prepare()
    const model = play(full(), choices)
    show(Board, model)
    vi.advanceTimersByTime(2000)
    expect(model.deciding.carryOut).not.toHaveBeenCalled()
  })

  it('a number is changed by a button for each way', () => {
    const model = play(full({ phase: 'tune' }), [
      choice('tune swing up', ['attribute-swing']),
      choice('tune swing down', ['attribute-swing']),
    ])
    show(Board, model)
    click($('[data-action="tune swing down"]'))
    expect(model.deciding.choose).toHaveBeenCalledWith(model.deciding.choices[1])
  })

  it('a card of the discard pile is picked from the pile', () => {
    const view = full({ phase: 'recycle', teams: [team(0, { hand, pile: [card(1, 'x'), card(2, 'y')] }), team(1)] })
    const model = play(view, [choice('recycle 1', ['pile-1']), choice('recycle 2', ['pile-2'])])
    show(Board, model)
    click($('[data-target=pile-2]'))
    expect(model.deciding.choose).toHaveBeenCalledWith(model.deciding.choices[1])
  })
})

describe('beside the table', () => {
  it('the score board has the visitors above', () => {
    show(Scores, play(position()))
    expect($$('.line-score tbody th').map((each) => each.textContent?.trim().replace(/\s.*/s, ''))).toEqual(['Ana', 'Ben'])
  })

  it('the same in words', () => {
    show(TextView as typeof Board, play(position({ bases: ['player-1.9', null, null] })))
    expect(document.body.textContent).toContain('Top of inning 1, nobody out, runner on first.')
    expect(document.body.textContent).toContain('First base: Batter 1.9')
  })
})
