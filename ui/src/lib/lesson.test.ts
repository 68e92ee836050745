import { beforeEach, describe, expect, it } from 'vitest'
import { beganLearning, hasLearnt, nextLesson, noteProgress, progress } from './learning'
import { LessonLine } from './lesson.svelte'
import type { Event, FromServer, GameInfo, Table, Taught } from './protocol'
import { aTable } from './testing'

const told = (ply: number): Event => ({ ply, what: 'rolled', who: 0, facts: {}, words: { key: 'rolled' } })
const step = (say: string, wanted: string | null, table: Partial<Table>) => ({ say: { key: say }, wanted, table: aTable(table) })

const TAUGHT: Taught = {
  game: 'hens',
  lesson: 'corral',
  next: null,
  steps: [
    step('goal', null, { ply: 1, view: { face: 0, deck: 10 }, log: [], fresh: true }),
    step('roll', 'roll', { ply: 2, view: null, change: {}, log: [], fresh: false }),
    step('done', null, { ply: 3, view: null, change: { face: [4] }, log: [told(1)], fresh: false }),
  ],
}

function learn(start = 0) {
  const heard: Table[] = []
  const line = new LessonLine(
    TAUGHT,
    { hello: () => ({}), heard: (message: FromServer) => heard.push(message as Table), line: () => {} },
    'Ana',
    start,
  )
  line.open()
  return { line, heard, act: (action: string) => line.send({ type: 'act', ply: line.at + 1, seat: 0, action }) }
}

describe('a lesson', () => {
  it('shows each table whole, though most are told by how they differ', () => {
    const { line, heard, act } = learn()
    line.goOn()
    act('roll')
    expect(heard.map(({ view }) => view)).toEqual([
      { face: 0, deck: 10 },
      { face: 0, deck: 10 },
      { face: 4, deck: 10 },
    ])
    expect(line.atEnd).toBe(true)
  })

  it('goes on for what it wants, and for nothing else', () => {
    const { line, heard, act } = learn(1)
    act('block 5')
    expect(line.at).toBe(1)
    act('roll')
    expect(line.at).toBe(2)
    line.goOn()
    expect(heard).toHaveLength(2)
  })

  it('has a coach who says what it wants, and why', () => {
    const { line, heard } = learn(1)
    line.send({ type: 'consult', ply: 2, seat: 0 })
    expect(heard.at(-1)).toMatchObject({ type: 'advised', ply: 2, advice: { best: 'roll', reasons: [{ key: 'roll' }] } })
    expect(line.at).toBe(1)
  })

  it('taken up again begins with all that has happened', () => {
    const { heard } = learn(2)
    expect(heard).toMatchObject([{ fresh: true, log: [{ ply: 1 }], view: { face: 4 } }])
  })

  it('taken up past its end begins at its last step', () => {
    expect(learn(9).line.at).toBe(2)
  })
})

describe('what has been learnt', () => {
  const info = { id: 'clutch', lessons: ['at-bat', 'cards'] } as unknown as GameInfo
  beforeEach(() => localStorage.clear())

  it('is remembered step by step, and for good once it is done', () => {
    expect(beganLearning(info)).toBe(false)
    noteProgress('clutch', 'at-bat', 3)
    expect(progress('clutch', 'at-bat')).toBe(3)
    expect(beganLearning(info)).toBe(true)
    noteProgress('clutch', 'at-bat', 'done')
    noteProgress('clutch', 'at-bat', 1)
    expect(progress('clutch', 'at-bat')).toBe('done')
  })

  it('decides which lesson comes next', () => {
    expect(nextLesson(info)).toBe('at-bat')
    noteProgress('clutch', 'at-bat', 'done')
    expect([nextLesson(info), hasLearnt(info)]).toEqual(['cards', false])
    noteProgress('clutch', 'cards', 'done')
    expect([nextLesson(info), hasLearnt(info)]).toEqual(['at-bat', true])
  })
})
