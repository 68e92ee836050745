/** The words of a plain board. */
import type { Play } from '../games'
import { figure, has, t } from '../language.svelte'
import { isMessage, spelt, type Simple } from './facts'

/** What a field is called: in the game's own words, if it has any, else by its name. */
export function called(play: Play, name: string): string {
  const key = `${(play.view as { game?: string }).game}-fact-${name.replaceAll('_', '-')}`
  return has(key) ? t(key) : spelt(name)
}

function valueWords(play: Play, value: Simple): string {
  if (isMessage(value)) return play.say(value)
  if (typeof value === 'number') return figure(value)
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  return value || '–'
}

export function valuesWords(play: Play, values: readonly Simple[]): string {
  return values.map((value) => valueWords(play, value)).join(', ') || '–'
}
