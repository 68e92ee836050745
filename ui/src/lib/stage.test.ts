import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Event } from './protocol'
import { Stage } from './stage.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const event = (what: string): Event => ({ ply: 1, what, who: 0, facts: {}, words: { key: what } })
const scene = (view: string) => ({ view, events: [event(view)], ms: 100 })
const told = (stage: Stage<string>) => stage.told.map((event) => event.what)

it('shows scenes one after another and then rests', () => {
  const stage = new Stage<string>(() => 1)
  stage.jump('start', [])
  stage.play([scene('a'), scene('b')])
  expect([stage.view, told(stage), stage.playing]).toEqual(['a', ['a'], true])
  vi.advanceTimersByTime(100)
  expect([stage.view, told(stage)]).toEqual(['b', ['a', 'b']])
  vi.advanceTimersByTime(100)
  expect([stage.view, stage.playing, stage.events]).toEqual(['b', false, []])
})

it('queues what comes while it plays', () => {
  const stage = new Stage<string>(() => 1)
  stage.play([scene('a')])
  stage.play([scene('b')])
  expect(stage.view).toBe('a')
  vi.advanceTimersByTime(100)
  expect(stage.view).toBe('b')
})

it('skips to the end, telling everything once', () => {
  const stage = new Stage<string>(() => 1)
  stage.play([scene('a'), scene('b'), scene('c')])
  stage.skip()
  expect([stage.view, told(stage), stage.playing]).toEqual(['c', ['a', 'b', 'c'], false])
  vi.advanceTimersByTime(1000)
  expect(told(stage)).toEqual(['a', 'b', 'c'])
})

it('shows only the end when motion is off', () => {
  const stage = new Stage<string>(() => 0)
  stage.play([scene('a'), scene('b')])
  expect([stage.view, told(stage), stage.playing]).toEqual(['b', ['a', 'b'], false])
})

it('waits while it is held, and goes on from there', () => {
  let held = false
  const stage = new Stage<string>(
    () => 1,
    () => {},
    () => held,
  )
  stage.jump('start', [], 0)
  stage.play([scene('a'), { ...scene('b'), viewer: 1 }, scene('c')])
  expect(stage.viewer).toBe(0)
  vi.advanceTimersByTime(100)
  expect(stage.viewer).toBe(1)
  held = true
  vi.advanceTimersByTime(1000)
  expect([stage.view, stage.playing]).toEqual(['b', true])
  held = false
  stage.resume()
  expect(stage.view).toBe('c')
  vi.advanceTimersByTime(100)
  expect(stage.playing).toBe(false)
})

it('knows whose eyes the end is for when it is skipped to', () => {
  const stage = new Stage<string>(() => 0)
  stage.play([scene('a'), { ...scene('b'), viewer: 2 }, scene('c')])
  expect([stage.view, stage.viewer]).toEqual(['c', 2])
})

const homer: Event = { ...event('homer'), highlight: 'home-run' }
const highlighted = { view: 'b', events: [homer], ms: 100, highlight: homer }

it('gives a highlight the stage while its scene is shown', () => {
  const stage = new Stage<string>(() => 1)
  stage.play([scene('a'), highlighted, scene('c')])
  expect(stage.highlight).toBeNull()
  vi.advanceTimersByTime(100)
  expect(stage.highlight).toBe(homer)
  vi.advanceTimersByTime(100)
  expect(stage.highlight).toBeNull()
})

it('lets a highlight stand beside the end where nothing moves, without holding anything up', () => {
  const stage = new Stage<string>(() => 0)
  stage.play([scene('a'), highlighted, scene('c')])
  expect([stage.view, stage.playing, stage.highlight]).toEqual(['c', false, homer])
  stage.dismiss(event('another'))
  expect(stage.highlight).toBe(homer)
  stage.dismiss(homer)
  expect(stage.highlight).toBeNull()
  stage.play([highlighted, scene('c')])
  stage.play([scene('d')])
  expect(stage.highlight).toBeNull()
})

it('lets a game that ends in style stand beside it after the style, where nothing moves', () => {
  const stage = new Stage<string>(() => 0)
  const earlier = { ...homer, ply: 1 }
  const [walkOff, game] = ['walk-off', 'game'].map((kind) => ({ ...event(kind), ply: 2, highlight: kind }))
  const scenes = [earlier, walkOff!, game!].map((told) => ({ view: told.what, events: [told], ms: 100, highlight: told }))
  stage.play(scenes)
  expect([stage.view, stage.highlight]).toEqual(['game', walkOff])
  stage.dismiss(walkOff!)
  expect(stage.highlight).toBe(game)
  stage.dismiss(game!)
  expect(stage.highlight).toBeNull()
  stage.play(scenes)
  stage.play([scene('d')])
  stage.dismiss(walkOff!)
  expect(stage.highlight).toBeNull()
})

it('ends the show when its highlight is dismissed', () => {
  const stage = new Stage<string>(() => 1)
  stage.play([highlighted, scene('c')])
  stage.dismiss(homer)
  expect([stage.view, stage.playing, stage.highlight]).toEqual(['c', false, null])
})
