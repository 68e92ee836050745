/**
 * Words: turns messages into sentences, from the same catalogs the server reads.
 * Nothing a person reads is written anywhere else.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Message } from './protocol'

export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

export type Args = Record<string, string | number>

/** Who is spoken of and who is spoken to. */
export interface Company {
  /** The players' names by seat. */
  readonly names: readonly string[]
  /** The reader's own seat; null when there is none, or several. */
  readonly you: number | null
}

export const NO_COMPANY: Company = { names: [], you: null }

/** The catalogs of one language, ready to be spoken from. */
export function makeBundle(language: Language, catalogs: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const catalog of catalogs) {
    for (const error of bundle.addResource(new FluentResource(catalog))) console.error(error)
  }
  return bundle
}

/** The sentence for a message. A missing word is a mistake of ours and is shown as such, by its key. */
export function say(bundle: FluentBundle, told: Message, company: Company = NO_COMPANY): string {
  const values: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(told.args ?? {})) {
    values[name] = typeof value === 'object' ? say(bundle, value, company) : value
  }
  for (const [name, seat] of Object.entries(told.seats ?? {})) {
    values[name] = company.names[seat] || say(bundle, { key: 'seat-name', args: { number: seat + 1 } })
    values[`${name}-you`] = seat === company.you ? 'yes' : 'no'
  }
  const pattern = bundle.getMessage(told.key)?.value
  if (!pattern) {
    console.error(`no words for ${told.key}`)
    return told.key
  }
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, values, errors)
  for (const error of errors) console.error(`${told.key}: ${error.message}`)
  return text
}

/** The first language we speak among those wished for, such as `es-AR`; English when there is none. */
export function preferredLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => language === wish.slice(0, 2).toLowerCase())
    if (found) return found
  }
  return LANGUAGES[0]
}

/** A part of a text as it is laid out on a page. */
export type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/** Long texts hold paragraphs parted by blank lines, and lists of lines that start with a hyphen. */
export function blocks(text: string): Block[] {
  const found: Block[] = []
  for (const part of text.split(/\n\s*\n/)) {
    let open: Block | null = null
    for (const line of part.split('\n').map((line) => line.trim())) {
      if (!line) continue
      const kind = line.startsWith('- ') ? 'list' : 'paragraph'
      if (kind === 'list') {
        if (open?.kind !== 'list') found.push((open = { kind, items: [] }))
        open.items.push(line.slice(2))
      } else if (open?.kind === 'paragraph') {
        open.text += ` ${line}`
      } else if (open?.kind === 'list') {
        open.items.push(`${open.items.pop() ?? ''} ${line}`.trim())
      } else {
        found.push((open = { kind, text: line }))
      }
    }
  }
  return found
}
