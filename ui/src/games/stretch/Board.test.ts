import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Deciding, Play } from '../../lib/games'
import { tell, words } from '../../lib/language.svelte'
import type { Choice, StretchEvent, StretchView } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import Board from './Board.svelte'
import Scores from './Scores.svelte'
import { BATTERS, choice, lying, pitcher, player, position, season, side, team } from './testing'
import TextView from './TextView.svelte'

const company = { names: ['Ana', 'Ben'], you: 0 }
let shown: Record<string, unknown> | null = null

function deciding(choices: Choice[]) {
  return { choices, hinted: null, consider: vi.fn(), choose: vi.fn(), carryOut: vi.fn() } satisfies Deciding
}

function play(view: StretchView, choices: Choice[] = [], over: Partial<Play<StretchView, StretchEvent>> = {}) {
  return {
    view,
    events: [],
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
  } satisfies Play<StretchView, StretchEvent>
}

function show(component: typeof Board | typeof Scores, model: Play<StretchView, StretchEvent>): HTMLElement {
  shown = mount(component as typeof Board, { target: document.body, props: { play: model } })
  flushSync()
  return document.body
}

const $ = (selector: string) => document.querySelector<HTMLElement>(selector)!
const $$ = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const button = (name: string) => $$('button').find((each) => each.textContent?.trim() === name)!
function click(thing: HTMLElement) {
  thing.click()
  flushSync()
}

beforeAll(() => words.speak('en'))
beforeEach(() => {
  settings.set('speed', 'off')
  settings.set('odds', false)
})
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  document.body.replaceChildren()
})

const SWINGS = [0, 1, 2].map((dice) => choice(`swing ${dice}`, [`dice-${dice}`]))

describe('at the plate', () => {
  it('picks up dice and swings with them', () => {
    const model = play(position(), SWINGS)
    show(Board, model)
    expect($('[data-action^=swing]').textContent).toContain('Swing with 2 dice')
    click($('[data-target=dice-1]'))
    click($('[data-action^=swing]'))
    expect(model.deciding.choose).toHaveBeenCalledWith(SWINGS[1])
  })

  it('offers a steal only where the server does', () => {
    show(Board, play(position(), [...SWINGS, choice('steal 2', ['dice-2'])]))
    expect($('[data-action="steal 2"]').textContent).toContain('Steal second with 2')
    click($('[data-target=dice-1]'))
    expect($('[data-action^=steal]')).toBeNull()
  })

  it('sends in somebody from the bench', () => {
    const sub = choice('sub B10', ['card-B10'])
    const model = play(position(), [...SWINGS, sub])
    show(Board, model)
    click($('.bench [data-target=card-B10]'))
    expect(model.deciding.choose).toHaveBeenCalledWith(sub)
  })

  it('throws all dice of the hand with one click', () => {
    const model = play(position({ phase: 'roll', roll: lying([], { to_roll: 3 }) }), [], { mayRoll: true })
    show(Board, model)
    expect($$('[aria-label="Throw the dice"]')).toHaveLength(3)
    click($('[aria-label="Throw the dice"]'))
    expect(model.roll).toHaveBeenCalledOnce()
  })
})

describe('with a roll on the table', () => {
  const view = position({ phase: 'tokens', roll: lying([2, 4, 4]), pool: { ...position().pool, rerolls: 1, nudges: 1 } })
  const rerolls = [['die-1'], ['die-2'], ['die-2', 'die-3'], ['die-1', 'die-2']].map((targets) =>
    choice(`reroll ${targets.map((target) => target.slice(4)).join(' ')}`, targets),
  )
  const others = [choice('plus 1', ['die-1']), choice('minus 2', ['die-2']), choice('take 1', ['line-1'])]

  it('rolls again the dice that are chosen, of equal dice the first', () => {
    const model = play(view, [...rerolls, ...others])
    show(Board, model)
    expect($$('[data-action^=reroll]')).toHaveLength(0)
    click($('[data-target=die-3]'))
    expect($('[data-action^=reroll]').dataset.action).toBe('reroll 2')
    click($('[data-target=die-2]'))
    click($('[data-action^=reroll]'))
    expect(model.deciding.choose).toHaveBeenCalledWith(rerolls[2])
  })

  it('spends a ±1 token with a click on the die', () => {
    const model = play(view, [...rerolls, ...others])
    show(Board, model)
    click($('[data-action="plus 1"]'))
    expect(model.deciding.choose).toHaveBeenCalledWith(others[0])
    // Both fours can be turned down; the server names the first of them.
    expect($$('[data-action="minus 2"]')).toHaveLength(2)
  })

  it('takes an outcome', () => {
    const model = play(view, others)
    show(Board, model)
    expect($('[data-action="take 1"]').textContent).toContain('Take the Double')
    click($('[data-action="take 1"]'))
    expect(model.deciding.choose).toHaveBeenCalledWith(others[2])
  })

  it('never lists hundreds of choices', () => {
    const many = Array.from({ length: 728 }, (_, i) => choice(`reroll ${i}`, ['die-1', `die-${i}`]))
    show(Board, play(view, many))
    expect($$('button').length).toBeLessThan(60)
  })

  it('asks a pitcher which face a die becomes', () => {
    const sets = [1, 3].map((face) => choice(`set 2 to ${face}`, ['die-2', `face-${face}`]))
    const model = play(position({ phase: 'defend', roll: lying([1, 4, 6], { purpose: 'team', runs: 2 }) }), [choice('stand'), ...sets])
    show(Board, model)
    expect($('.would').textContent).toContain('2')
    click($('[data-target=die-2]'))
    click($('[data-action="set 2 to 3"]'))
    expect(model.deciding.choose).toHaveBeenCalledWith(sets[1])
  })

  it('shows the odds of all choices behind a switch that is remembered', () => {
    const odds = [
      { words: { key: 'stretch-gives-HR' }, share: 0.25 },
      { words: { key: 'stretch-odds-out' }, share: 0.75 },
    ]
    show(Board, play(view, [{ ...others[0]!, odds }, others[2]!]))
    expect($('.odds-panel')).toBeNull()
    click($('.odds-switch'))
    expect($('.odds-panel').textContent).toContain('Home Run 25%')
    expect(settings.kept.odds).toBe(true)
  })
})

describe('the line-up', () => {
  const usual = BATTERS.slice(0, 9).map(({ id }) => id)
  const best = usual.toReversed()
  const empty = position({ phase: 'lineup', sides: [side({ lineup: Array.from({ length: 9 }, () => null), disc: null, usual, best })] })
  const bats = BATTERS.map(({ id }) => choice(`bat ${id}`, [`card-${id}`]))

  it('is put together here and handed in as nine actions', () => {
    const model = play(empty, [...bats, choice('fill')])
    show(Board, model)
    click($('[data-target=card-B4]'))
    expect($('[data-slot="0"]').textContent).toContain('B4')
    click(button('Best nine'))
    click(button('Hand in'))
    const handed = vi.mocked(model.deciding.carryOut).mock.calls[0]![0]
    expect(handed).toHaveLength(9)
    expect(handed[0]).toBe('bat B4')
    expect(new Set(handed).size).toBe(9)
  })

  it('is filled in as the rules propose, for the coach to see and hand in', () => {
    const model = play(empty, [...bats, choice('fill')])
    show(Board, model)
    click($(`[data-target=card-${usual[3]}]`))
    click(button('Fill in the rest'))
    expect(model.deciding.carryOut).not.toHaveBeenCalled()
    expect(model.deciding.choose).not.toHaveBeenCalled()
    click(button('Hand in'))
    const handed = vi.mocked(model.deciding.carryOut).mock.calls[0]![0]
    expect(handed).toEqual([3, 1, 2, 0, 4, 5, 6, 7, 8].map((at) => `bat ${usual[at]}`))
  })

  it('asks for the next position, and to hand in what is complete', () => {
    const model = play(empty, [...bats, choice('fill')])
    const begin = vi.fn()
    show(Board, { ...model, deciding: { ...model.deciding, begin } })
    click($('[data-target=card-B4]'))
    expect(begin.mock.lastCall![0].asked).toMatchObject({ key: 'stretch-ask-lineup-position', args: { position: 2 } })
    click(button('Best nine'))
    expect(begin.mock.lastCall![0].asked).toEqual({ key: 'stretch-lineup-full' })
  })

  it('takes a key for a position and lets somebody out again', () => {
    show(Board, play(empty, bats))
    $('[data-target=card-B2]').dispatchEvent(new KeyboardEvent('keydown', { key: '5', bubbles: true }))
    flushSync()
    expect($('[data-slot="4"]').textContent).toContain('B2')
    click($('[data-slot="4"] button'))
    expect($('[data-target=card-B2]')).not.toBeNull()
  })
})

it('shows the next team of the supply while the injured are on offer', () => {
  const offered = ['T2-01', 'T2-02', 'T2-03'].map((id) => ({ player: player(id, { tier: 2 }), team: team(id) }))
  const next = team('T2-04')
  const shown = season({ offered, opponent: null, tops: [next, null] })
  show(Board, play(position({ phase: 'sign', stage: 'recovery', season: shown }), []))
  expect($('[data-top=T2-04]').textContent).toContain(next.name)
})

it('signs one of a pair, with both sides in sight', () => {
  const offered = ['T2-01', 'T2-02'].map((id) => ({ player: player(id, { tier: 2 }), team: team(id) }))
  const signs = offered.map(({ player: { id } }) => choice(`sign ${id}`, [`card-${id}`]))
  const model = play(position({ phase: 'sign', stage: 'spring', season: season({ offered, opponent: null }) }), signs)
  show(Board, model)
  expect($$('.club-card')).toHaveLength(2)
  click($('[data-target=card-T2-02]'))
  expect(model.deciding.choose).toHaveBeenCalledWith(signs[1])
})

it('covers the opposing team with the playoff card and says what it forbids', () => {
  const series = { teams: [], level: 3, green: false, bans: ['rerolls' as const], wins: 0, losses: 0, goal: 2 }
  show(Board, play(position({ stage: 'semifinals', season: season({ series: [series, series] }) })))
  expect($('.club-card').getAttribute('aria-label')).toContain('No reroll tokens')
  expect($('.playoff-card')).not.toBeNull()
})

it('hangs the score board from the seventh on', () => {
  show(Scores, play(position()))
  const heads = $$('thead th').map((each) => each.textContent?.trim())
  expect(heads).toEqual(expect.arrayContaining(['7', '8', '9']))
  expect(heads).not.toContain('1')
})

it('tells it all in words', () => {
  const view = position({ sides: [side({ roster: [...BATTERS, pitcher('P1', { exhaustion: 1 })] })] })
  shown = mount(TextView, { target: document.body, props: { play: play(view) } })
  flushSync()
  const text = document.body.textContent ?? ''
  expect(text).toContain('Bottom of inning 7, nobody out. Bases empty.')
  expect(text).toContain('Stamina 1 of 2')
  expect(text).toContain('Ana 0, Team T2-05 0.')
})
