/** The options that a team must suit. */
import type { GameInfo, GameOption } from '../protocol'

export type OptionValue = GameOption['default']
export type Terms = Record<string, OptionValue>

/** What a team is built for unless told otherwise. */
export function usualTerms(info: GameInfo): Terms {
  return { ...termsIn(info, Object.fromEntries(info.options.map(({ name, default: value }) => [name, value]))), ...info.workshop?.usual }
}

/** Those among all options of a table. */
export function termsIn(info: GameInfo, options: Readonly<Terms>): Terms {
  return Object.fromEntries((info.workshop?.terms ?? []).map((name) => [name, options[name]!]))
}

/** Some remembered terms, as far as the game still knows them. */
export function knownTerms(info: GameInfo, terms: Readonly<Terms>): Terms {
  const known = Object.entries(usualTerms(info)).map(([name, usual]) => {
    const option = info.options.find((each) => each.name === name)
    const value = terms[name]
    const good = value !== undefined && (option?.kind !== 'choice' || option.choices.includes(String(value)))
    return [name, good ? value : usual]
  })
  return Object.fromEntries(known) as Terms
}
