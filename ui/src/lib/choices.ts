/** What the values of an option are called. */
import { has, t } from './language.svelte'
import type { GameOption } from './protocol'

/** A choice in the reader's language; what no catalog knows, such as a club of one's own, goes by its name. */
export function choiceWords(game: string, { name, names }: Pick<GameOption, 'name' | 'names'>, value: string): string {
  const key = `${game}-option-${name}`
  return names[value] ?? (has(`${key}-${value}`) ? t(`${key}-${value}`) : value)
}
