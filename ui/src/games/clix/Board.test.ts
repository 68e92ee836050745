import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Deciding, Play } from '../../lib/games'
import { tell, words } from '../../lib/language.svelte'
import type { Choice, ClixEvent, ClixView } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import Board from './Board.svelte'
import clix from './index'
import { lastRead } from './naming'
import Scores from './Scores.svelte'
import { attempt, choice, event, player, position, team } from './testing'
import TextView from './TextView.svelte'

const company = { names: ['Ana', 'Ben'], you: 0 }
let shown: Record<string, unknown> | null = null

function deciding(choices: Choice[]) {
  return { choices, hinted: null, consider: vi.fn(), choose: vi.fn(), carryOut: vi.fn() } satisfies Deciding
}

function play(view: ClixView, choices: Choice[] = [], over: Partial<Play<ClixView, ClixEvent>> = {}) {
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
  } satisfies Play<ClixView, ClixEvent>
}

function show(component: unknown, model: Play<ClixView, ClixEvent>): HTMLElement {
  shown = mount(component as Component<{ play: Play<ClixView, ClixEvent> }>, { target: document.body, props: { play: model } })
  flushSync()
  return document.body
}

const $ = (selector: string) => document.querySelector<HTMLElement>(selector)!
const $$ = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
function click(thing: HTMLElement) {
  thing.click()
  flushSync()
}
function press(thing: HTMLElement, key: string, more: KeyboardEventInit = {}) {
  const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  thing.dispatchEvent(pressed)
  flushSync()
  return pressed
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

const READY = choice('ready', 'ready')
const SHIFTS = [2, 4, 5].map((zone) => choice(`shift SS ${zone}`, 'shift', [player(1, 6), `zone-${zone}`]))

describe('fielders', () => {
  it('move with the arrow keys, to zones the server offers', () => {
    const model = play(position(), [READY, ...SHIFTS])
    show(Board, model)
    const short = $('[data-position=SS]')
    expect(press(short, 'ArrowLeft').defaultPrevented).toBe(true)
    expect(short.dataset.zone).toBe('2')
    press(short, 'ArrowRight')
    expect(short.dataset.zone).toBe('3')
    press(short, 'ArrowRight')
    press(short, 'ArrowRight')
    press(short, 'ArrowRight')
    expect(short.dataset.zone).toBe('5')
    click($('[data-action=ready]'))
    expect(model.deciding.carryOut).toHaveBeenCalledWith(['shift SS 5', 'ready'])
    expect(press($('[data-position=CF]'), 'ArrowLeft').defaultPrevented).toBe(false)
  })

  it('are picked up and put down in a zone', async () => {
    const model = play(position(), [READY, ...SHIFTS])
    show(Board, model)
    click($('[data-position=SS]'))
    await Promise.resolve()
    expect($$('.zone').map(({ dataset }) => dataset.target)).toEqual(['zone-2', 'zone-4', 'zone-5'])
    press($('.zone'), 'Escape')
    expect($('.zone')).toBeNull()
    click($('[data-position=SS]'))
    click($('[data-target=zone-5].zone'))
    expect($('[data-position=SS]').dataset.zone).toBe('5')
    click($('[data-put-back]'))
    expect($('[data-position=SS]').dataset.zone).toBe('3')
    click($('[data-action=ready]'))
    expect(model.deciding.choose).toHaveBeenCalledWith(READY)
  })

  it('say where they stand, and whether they are out of position', () => {
    const fielders = position().fielders.map((one) => (one.position === 'LF' ? { ...one, out_of_position: true } : one))
    show(Board, play(position({ fielders })))
    expect($('[data-position=LF]').textContent).toContain('in zone 2, defense 5, out of position')
    expect($('[data-position=LF]').getAttribute('aria-disabled')).toBe('true')
  })

  it('are chosen for a ball, where that settles it', () => {
    const field = [choice('field SS', 'field', [player(1, 6)]), choice('field 2B', 'field', [player(1, 4)])]
    const model = play(position({ phase: 'fielder', ball: 3, result: 'GB' }), field)
    show(Board, model)
    click($('[data-position=SS]'))
    expect(model.deciding.choose).toHaveBeenCalledWith(field[0])
  })

  it('are named to cover a base, for one out or for two', () => {
    const covers = (text: string, place: number) => choice(text, text.split(' ')[0]!, [player(1, place), 'base-3', player(0, 4)])
    const plays = [covers('tag 3 3B', 5), covers('tag 3 SS', 6), covers('double 3 SS', 6)]
    const model = play(position({ phase: 'play', ball: 4, result: 'GB' }), plays)
    show(Board, model)
    click($('[data-position="3B"]'))
    expect(model.deciding.choose).toHaveBeenCalledWith(plays[0])
    click($('[data-position=SS]'))
    expect($$('.acts [data-action]').map(({ dataset }) => dataset.action)).toEqual(['tag 3 SS', 'double 3 SS'])
    click($('[data-action="double 3 SS"]'))
    expect(model.deciding.choose).toHaveBeenCalledWith(plays[2])
  })
})

describe('the spray chart', () => {
  it('lies over the zones from the regular season on', () => {
    show(Board, play(position()))
    expect($$('g.face').map(({ textContent }) => textContent?.trim())).toEqual(['1', '2', '3', '4', '5', '6'])
    expect($$('.spray')).toHaveLength(5)
  })

  it('has no place in the preseason', () => {
    show(Board, play(position({ level: 'preseason' })))
    expect($('g.face')).toBeNull()
  })
})

describe('dice', () => {
  it('are chosen in secret', () => {
    const swings = ['black', 'blue'].map((die) => choice(`swing ${die}`, 'swing', [`die-${die}`]))
    const model = play(position({ phase: 'swing', at_bat: 0, you: 0 }), swings)
    show(Board, model)
    click($('[data-target=die-blue]'))
    expect(model.deciding.choose).toHaveBeenCalledWith(swings[1])
  })

  it('that somebody else has chosen stay under the cup', () => {
    show(Board, play(position({ phase: 'pitch', has_chosen: [false, true], chosen: [null, null] })))
    expect($$('[data-chosen]').map(({ dataset }) => dataset.chosen)).toEqual(['hidden'])
  })

  it('that are mine are shown to me', () => {
    show(Board, play(position({ phase: 'swing', has_chosen: [true, false], chosen: ['white', null] })))
    expect($$('[data-chosen]').map(({ dataset }) => dataset.chosen)).toEqual(['white'])
  })

  it('are thrown together by one click', () => {
    const view = position({ phase: 'roll', rolling: 'pitch', die: 'red', chosen: ['red', 'blue'], has_chosen: [true, true] })
    const model = play(view, [], { mayRoll: true })
    show(Board, model)
    expect($$('.die[data-role]').map(({ dataset }) => dataset.role)).toEqual(['pitch', 'swing', 'zone'])
    click($('.die[data-role=zone] button'))
    expect(model.roll).toHaveBeenCalledOnce()
  })

  it('light what they name on the base that prints it', () => {
    const dice: ClixView['dice'] = [
      { die: 'red', face: 'V' },
      { die: 'blue', face: 'T' },
      { die: 'green', face: '3' },
    ]
    show(Board, play(position({ phase: 'fielder', dice, result: 'GB', ball: 2 })))
    expect($$('.figure-card .lit').map(({ dataset }) => dataset.column)).toEqual(['VT'])
    expect($('[data-read]').textContent).toBe('velocity and contact: ground ball')
  })
})

it('lets whoever is in total control pick a result of his dial', () => {
  const takes = [choice('take VP', 'take', ['result-VP']), choice('take CT', 'take', ['result-CT'])]
  const model = play(position({ phase: 'control', control: player(2, 2), at_bat: 1 }), takes)
  show(Board, model)
  expect($$('[data-target^=result-]')).toHaveLength(2)
  click($('[data-target=result-CT]'))
  expect(model.deciding.choose).toHaveBeenCalledWith(takes[1])
})

describe('an attempt', () => {
  it('shows every named number of both sides', () => {
    show(Board, play(position({ phase: 'roll', rolling: 'attempt', attempt: attempt(), bases: [player(2, 5), null, null] })))
    const sum = $('[data-attempt=steal]').textContent!.replace(/\s+/g, ' ')
    for (const part of ['+5', 'defense', '+1', 'Cannon', 'the runner is held', '12', 'speed', 'Speed Demon', '= 13'])
      expect(sum).toContain(part)
    expect($('.throw')).not.toBeNull()
  })

  it('says what came of it', () => {
    show(Board, play(position({ phase: 'roll', attempt: attempt({ faces: [6, 6], total: 19, made: true, doubles: 6 }) })))
    expect($('.verdict').textContent).toBe('Highlight play')
  })
})

describe('runners', () => {
  const sends = [
    choice('send none', 'send'),
    choice('send 2', 'send', [player(2, 6)]),
    choice('send 3', 'send', [player(2, 5)]),
    choice('send 2 3', 'send', [player(2, 6), player(2, 5)]),
  ]
  const view = position({ phase: 'send', bases: [null, player(2, 6), player(2, 5)], ball: 3, result: 'GB' })

  it('are sent together', () => {
    const model = play(view, sends)
    show(Board, model)
    click($(`.runner[data-target="${player(2, 5)}"]`))
    expect($('[data-action="send 3"]')).not.toBeNull()
    click($(`[data-runner="${player(2, 6)}"]`))
    click($('[data-action="send 2 3"]'))
    expect(model.deciding.choose).toHaveBeenCalledWith(sends[3])
  })

  it('may all stay', () => {
    const model = play(view, sends)
    show(Board, model)
    click($('[data-action="send none"]'))
    expect(model.deciding.choose).toHaveBeenCalledWith(sends[0])
  })

  it('cannot go in a way the server does not offer', () => {
    show(Board, play(view, sends.slice(0, 3)))
    click($(`[data-runner="${player(2, 5)}"]`))
    click($(`[data-runner="${player(2, 6)}"]`))
    expect($('[data-action="send 2"], [data-action="send 3"]')).toBeNull()
    expect(document.body.textContent).toContain('These cannot go together.')
  })
})

describe('replacements', () => {
  const ins = [
    choice('in 8 for 3', 'in', [player(1, 8), player(1, 3)]),
    choice('in 9 for 3', 'in', [player(1, 9), player(1, 3)]),
    choice('in 9 for 4', 'in', [player(1, 9), player(1, 4)]),
  ]

  it('name who leaves, then who comes in', () => {
    const model = play(position({ phase: 'field' }), [choice('ready', 'ready'), ...ins])
    show(Board, model)
    expect($('[data-role=in]')).toBeNull()
    click($('[data-changes]'))
    click($(`[data-role=out][data-target="${player(1, 3)}"]`))
    click($(`[data-role=in][data-target="${player(1, 9)}"]`))
    expect(model.deciding.choose).toHaveBeenCalledWith(ins[1])
  })

  it('that must be made are open at once', () => {
    const model = play(position({ phase: 'replace', removing: player(1, 3) }), ins.slice(0, 2))
    show(Board, model)
    click($(`[data-role=in][data-target="${player(1, 8)}"]`))
    expect(model.deciding.choose).toHaveBeenCalledWith(ins[0])
  })
})

it('asks who takes a click', () => {
  const clicks = [choice('click 1.1', 'click', [player(1, 1)]), choice('click 1.6', 'click', [player(1, 6)])]
  const model = play(position({ phase: 'pick', picks: [player(1, 1), player(1, 6)], pick_gains: true }), clicks)
  show(Board, model)
  click($('[data-action="click 1.6"]'))
  expect(model.deciding.choose).toHaveBeenCalledWith(clicks[1])
})

describe('before the game', () => {
  const open = () => {
    const teams = [team(0, { lineup: Array.from({ length: 9 }, () => null) }), team(1)]
    return position({ phase: 'order', turns: 0, batter: null, pitcher: null, fielders: [], teams, arranging: 0 })
  }
  const BATS = Array.from({ length: 9 }, (_, i) => choice(`bat ${i + 1}`, 'bat', [player(1, i + 1), 'slot-1']))

  it('tells what is new at the level, once', () => {
    show(Board, play(open(), BATS))
    expect($('[data-testid=news]').textContent).toContain('Runners may steal second and third.')
    click($('[data-testid=news-close]'))
    expect($('[data-testid=news]')).toBeNull()
  })

  it('puts a batting order together and hands it in', () => {
    const model = play(open(), BATS)
    show(Board, model)
    const hand = $('[data-hand-in]') as HTMLButtonElement
    for (const number of [9, 8, 7, 6, 5, 4, 3, 2]) click($(`.bench [data-target="${player(1, number)}"]`))
    expect(hand.disabled).toBe(true)
    press($(`.bench [data-target="${player(1, 1)}"]`), '9')
    press($(`[data-slot-player="${player(1, 8)}"]`), 'ArrowUp', { shiftKey: true })
    click(hand)
    expect(model.deciding.carryOut).toHaveBeenCalledWith([8, 9, 7, 6, 5, 4, 3, 2, 1].map((number) => `bat ${number}`))
  })

  it('asks on from a batting order that was begun, which a button may complete', () => {
    const model = play(open(), BATS)
    const begin = vi.fn()
    show(Board, { ...model, deciding: { ...model.deciding, begin } })
    for (const number of [9, 8]) click($(`.bench [data-target="${player(1, number)}"]`))
    const asked = { key: 'clix-ask-order', args: { slot: 3 }, seats: { player: 0 } }
    expect(begin).toHaveBeenLastCalledWith({ verb: 'fill', first: ['bat 9', 'bat 8'], asked })
    for (const number of [7, 6, 5, 4, 3, 2, 1]) click($(`.bench [data-target="${player(1, number)}"]`))
    expect(begin.mock.lastCall![0].asked).toEqual({ key: 'clix-order-full' })
  })

  it('sets six fences at once', () => {
    const fences = ['green', 'yellow', 'red'].map((depth) => choice(`fence ${depth}`, 'fence', ['zone-1', depth]))
    const model = play(position({ phase: 'fence', turns: 0, batter: null, pitcher: null, fielders: [] }), fences)
    show(Board, model)
    click($('.zone[data-target=zone-2]'))
    click($('.zone[data-target=zone-5]'))
    click($('.zone[data-target=zone-5]'))
    click($('[data-hand-in]'))
    expect(model.deciding.carryOut).toHaveBeenCalledWith(
      ['yellow', 'red', 'yellow', 'yellow', 'green', 'yellow'].map((depth) => `fence ${depth}`),
    )
  })

  it('posts a player', () => {
    const posts = [choice('post 2', 'post', [player(1, 2)])]
    const model = play(
      position({ phase: 'assign', level: 'championship', news: 6, turns: 0, batter: null, fielders: [], arranging: 0, arranged: 1 }),
      posts,
    )
    show(Board, model)
    click($('[data-action="post 2"]'))
    expect(model.deciding.choose).toHaveBeenCalledWith(posts[0])
  })

  it('rolls for home', () => {
    const model = play(
      position({ phase: 'home', turns: 0, home: null, home_faces: [null, 4], batter: null, fielders: [], die: 'green' }),
      [],
      { mayRoll: true },
    )
    show(Board, model)
    expect($$('.die button')).toHaveLength(1)
    click($('.die button'))
    expect(model.roll).toHaveBeenCalledOnce()
  })
})

it('keeps the score, with the visitors above', () => {
  const view = position({ teams: [team(0, { runs: 2, line: [2] }), team(1, { runs: 3, hits: 4, line: [3] })], inning: 1 })
  show(Scores, play(view))
  const rows = $$('.line-score tbody tr').map((row) => row.textContent?.replace(/\s+/g, ' ').trim())
  expect(rows[0]).toContain('Ben')
  expect(rows[1]).toContain('Ana')
  expect(document.body.textContent).toContain('inning 0 of 6, no runs')
})

it('tells the position in words', () => {
  show(TextView, play(position({ phase: 'roll', attempt: attempt() })))
  const text = document.body.textContent!.replace(/\s+/g, ' ')
  expect(text).toContain('Top of inning 1, nobody out; the bases are empty.')
  expect(text).toContain('velocity and power: home run')
  expect(text).toContain('+1 Cannon')
  expect(text).toContain('Spray chart: green 1 to 6 go to zones 1, 2, 2, 3, 4, 5.')
})

describe('what a page needs to know of the game', () => {
  it('dice that are told have a colour and a word', () => {
    expect(clix.die?.(position({ die: 'white' }))).toEqual({ faces: 6, verb: 'white', dye: 'white' })
    expect(clix.die?.(position({ die: 'number' }))).toEqual({ faces: 6, verb: 'roll' })
  })

  it('the last result is there to be seen until the next pitch', () => {
    const read = event('read', { dial: 'pitcher', pitch: 'V', swing: 'F', result: 'K' })
    expect(lastRead([event('up'), read])).toBeNull()
    expect(lastRead([event('up'), read, event('finished'), event('up')])).toMatchObject({ dial: 'pitcher', result: 'K' })
    expect(lastRead([read, event('up'), event('rolled', { roll: 'pitch' })])).toBeNull()
  })

  it('a walk on purpose is told once', () => {
    const batter = event('ran', { start: 'plate', end: 'first' })
    const told = [event('up'), event('walked'), event('finished', { ending: 'walk' }), batter]
    expect(clix.retold?.(told).map(({ key }) => key)).toEqual([told[0]!.words.key, told[1]!.words.key])
  })

  it('small things are not told', () => {
    expect(clix.quiet?.(event('rolled', { roll: 'pitch' }))).toBe(true)
    expect(clix.quiet?.(event('rolled', { roll: 'paint' }))).toBe(false)
    expect(clix.quiet?.(event('finished'))).toBe(false)
  })
})
