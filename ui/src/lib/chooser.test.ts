import { describe, expect, it } from 'vitest'
import { back, chooseVerb, decided, foresee, isStarted, pick, start, targets, verbs } from './chooser'
import type { Choice } from './protocol'

function choice(action: string, ...targets: string[]): Choice {
  return { action, verb: action.split(' ')[0]!, targets, words: { key: action } }
}

const renew = ['mine-1', 'mine-2'].map((target) => choice(`renew ${target}`, target))
const rob = ['mine-1', 'mine-2'].flatMap((mine) => ['theirs-1', 'theirs-2'].map((theirs) => choice(`rob ${mine} ${theirs}`, mine, theirs)))
const rearrange = [choice('rearrange 1 2', 'mine-1', 'mine-2')]
const pass = [choice('pass')]

describe('one kind of action', () => {
  it('is decided by its only target', () => {
    expect(decided(pick(start(renew), 'mine-2'))?.action).toBe('renew mine-2')
  })

  it('takes targets in any order', () => {
    const forth = pick(pick(start(rob), 'mine-1'), 'theirs-2')
    const turned = pick(pick(start(rob), 'theirs-2'), 'mine-1')
    expect(decided(forth)?.action).toBe('rob mine-1 theirs-2')
    expect(decided(turned)).toBe(decided(forth))
  })

  it('opens only what still fits', () => {
    const picking = pick(start(rob), 'mine-1')
    expect(targets(picking)).toEqual(new Set(['theirs-1', 'theirs-2']))
    expect(decided(picking)).toBeNull()
  })

  it('takes a target back when it is pointed at again', () => {
    expect(pick(pick(start(rob), 'mine-1'), 'mine-1').picked).toEqual([])
  })

  it('ignores what cannot be pointed at', () => {
    const picking = start(renew)
    expect(pick(picking, 'theirs-1')).toBe(picking)
    expect(foresee(picking, 'theirs-1')).toBeNull()
  })

  it('waits for a click even when nothing else is possible', () => {
    expect(decided(start(pass))).toBeNull()
    expect(decided(start([choice('block 1', 'mine-1')]))).toBeNull()
    expect(decided(chooseVerb(start(pass), 'pass'))?.action).toBe('pass')
  })
})

describe('several kinds of action', () => {
  const all = start([...renew, ...rob, ...rearrange, ...pass])

  it('lists them in the order given', () => {
    expect(verbs(all)).toEqual(['renew', 'rob', 'rearrange', 'pass'])
  })

  it('can start with a target, which narrows the verbs', () => {
    const picking = pick(all, 'mine-1')
    expect(verbs(picking)).toEqual(['renew', 'rob', 'rearrange'])
    expect(decided(picking)).toBeNull()
    expect(decided(chooseVerb(picking, 'renew'))?.action).toBe('renew mine-1')
  })

  it('needs no verb where the targets settle it', () => {
    expect(decided(pick(pick(all, 'mine-1'), 'theirs-1'))?.action).toBe('rob mine-1 theirs-1')
    expect(decided(pick(pick(all, 'mine-1'), 'mine-2'))?.action).toBe('rearrange 1 2')
  })

  it('forgets targets that do not go with the verb', () => {
    expect(chooseVerb(pick(all, 'theirs-1'), 'renew').picked).toEqual([])
    expect(chooseVerb(pick(all, 'mine-1'), 'rob').picked).toEqual(['mine-1'])
  })

  it('says beforehand what a click would do', () => {
    expect(foresee(chooseVerb(all, 'renew'), 'mine-2')?.action).toBe('renew mine-2')
    expect(foresee(all, 'mine-2')).toBeNull()
    expect(decided(chooseVerb(all, 'pass'))?.action).toBe('pass')
  })

  it('steps back: targets first, then the verb', () => {
    let picking = pick(chooseVerb(all, 'rob'), 'mine-1')
    picking = back(picking)
    expect(picking).toMatchObject({ verb: 'rob', picked: [] })
    picking = back(picking)
    expect(picking).toMatchObject({ verb: null, picked: [] })
    expect(isStarted(picking)).toBe(false)
  })
})
