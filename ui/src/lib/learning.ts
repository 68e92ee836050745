/** What has been learnt in this browser: how far each lesson was followed. */
import type { GameInfo } from './protocol'
import { recall, remember } from './storage'

/** The step to go on with, or that the lesson was followed to its end. */
type Progress = number | 'done'

const kept = () => recall<Record<string, Progress>>('lessons', {})
const nameOf = (game: string, lesson: string) => `${game}/${lesson}`

export function progress(game: string, lesson: string): Progress {
  return kept()[nameOf(game, lesson)] ?? 0
}

/** A lesson that was followed to its end once stays learnt, however often it is taken again. */
export function noteProgress(game: string, lesson: string, now: Progress): void {
  if (progress(game, lesson) !== 'done') remember('lessons', { ...kept(), [nameOf(game, lesson)]: now })
}

/** The lesson to take next: the first that is not learnt, or the first of all. */
export function nextLesson({ id, lessons }: GameInfo): string | null {
  return lessons.find((lesson) => progress(id, lesson) !== 'done') ?? lessons[0] ?? null
}

export function hasLearnt({ id, lessons }: GameInfo): boolean {
  return lessons.every((lesson) => progress(id, lesson) === 'done')
}

/** Whether some of a game's lessons have been begun, so that there is something to go on with. */
export function beganLearning({ id, lessons }: GameInfo): boolean {
  return lessons.some((lesson) => progress(id, lesson) !== 0)
}
