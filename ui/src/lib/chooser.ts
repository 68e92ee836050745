/**
 * Choosing an action by pointing at things: narrows the choices the server sent, and knows no rule of any game.
 *
 * A choice has a verb and targets, in any order. Naming a verb or a target leaves the choices that fit;
 * when exactly one is left and all its targets are named, it is decided.
 */
import type { Choice } from './protocol'

export interface Picking {
  readonly choices: readonly Choice[]
  /** The kind of action named so far, if it had to be. */
  readonly verb: string | null
  /** The targets named so far, oldest first. */
  readonly picked: readonly string[]
}

export function start(choices: readonly Choice[]): Picking {
  return { choices, verb: null, picked: [] }
}

/** The choices that fit what has been named so far. */
export function fitting({ choices, verb, picked }: Picking): Choice[] {
  return choices.filter((choice) => (verb === null || choice.verb === verb) && picked.every((target) => choice.targets.includes(target)))
}

/** The kinds of action still possible, in the server's order. */
export function verbs(picking: Picking): string[] {
  return [...new Set(fitting(picking).map((choice) => choice.verb))]
}

/** The things that can be pointed at next. */
export function targets(picking: Picking): Set<string> {
  const open = new Set(fitting(picking).flatMap((choice) => choice.targets))
  for (const target of picking.picked) open.delete(target)
  return open
}

/** The one choice that is left with all its targets named, if it has come to that. */
export function decided(picking: Picking): Choice | null {
  const left = fitting(picking)
  const [only] = left
  if (left.length !== 1 || !only || only.targets.length > picking.picked.length) return null
  // A lone action without targets still wants a click.
  return picking.verb === null && picking.picked.length === 0 ? null : only
}

/** Name the kind of action; targets that do not go with it are forgotten. */
export function chooseVerb(picking: Picking, verb: string): Picking {
  const named = { ...picking, verb }
  return fitting(named).length > 0 ? named : { ...named, picked: [] }
}

/** Point at a thing; pointing at it again takes it back. What cannot be pointed at changes nothing. */
export function pick(picking: Picking, target: string): Picking {
  if (picking.picked.includes(target)) {
    return { ...picking, picked: picking.picked.filter((other) => other !== target) }
  }
  return targets(picking).has(target) ? { ...picking, picked: [...picking.picked, target] } : picking
}

/** Take the last step back: the last target, then the verb. */
export function back(picking: Picking): Picking {
  if (picking.picked.length > 0) return { ...picking, picked: picking.picked.slice(0, -1) }
  return { ...picking, verb: null }
}

export function isStarted({ verb, picked }: Picking): boolean {
  return verb !== null || picked.length > 0
}

/** What pointing at a target would do, when that is settled. */
export function foresee(picking: Picking, target: string): Choice | null {
  const next = pick(picking, target)
  return next === picking ? null : decided(next)
}

/** The choice of a kind that is about exactly these things. */
export function about(choices: readonly Choice[], verb: string, targets: readonly string[]): Choice | undefined {
  return choices.find(
    (choice) =>
      choice.verb === verb && choice.targets.length === targets.length && targets.every((target) => choice.targets.includes(target)),
  )
}
