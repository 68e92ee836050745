/** What a view holds, whatever the game: groups of facts, tables and plain values, ready to be laid out. */
import type { Message } from '../protocol'

export type Simple = string | number | boolean | null | Message

export type Fact =
  | { kind: 'values'; name: string; values: Simple[] }
  | { kind: 'group'; name: string; seat: number | null; facts: Fact[] }
  /** Records alike: a row each, perhaps headed by a player. */
  | { kind: 'table'; name: string; columns: string[]; rows: { seat: number | null; cells: Simple[][] }[] }

type Fields = Record<string, unknown>

const MESSAGE = new Set(['key', 'args', 'seats'])

export function isMessage(value: unknown): value is Message {
  return isRecord(value) && typeof value.key === 'string' && Object.keys(value).every((name) => MESSAGE.has(name))
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value or several that go on one line; null for what has parts of its own. */
function line(value: unknown): Simple[] | null {
  if (Array.isArray(value)) {
    const each = value.map((one) => (Array.isArray(one) ? null : line(one)))
    return each.every((one) => one !== null) ? each.flat() : null
  }
  return isRecord(value) && !isMessage(value) ? null : [(value ?? null) as Simple]
}

/** The player a record is about, who heads it. */
function seatOf(fields: Fields): number | null {
  return typeof fields.seat === 'number' ? fields.seat : null
}

function fieldsOf(record: Fields): [string, unknown][] {
  return Object.entries(record).filter(([name]) => name !== 'seat' || seatOf(record) === null)
}

/** Whether these are two or more records of the same fields, each of which goes on one line. */
function alike(list: readonly unknown[]): list is Fields[] {
  const names = (record: unknown) => (isRecord(record) && !isMessage(record) ? Object.keys(record).join() : null)
  const first = names(list[0])
  return list.length > 1 && !!first && list.every((one) => names(one) === first && Object.values(one as Fields).every((each) => line(each)))
}

function factOf(name: string, value: unknown): Fact {
  const values = line(value)
  if (values) return { kind: 'values', name, values }
  if (!Array.isArray(value)) return { kind: 'group', name, seat: seatOf(value as Fields), facts: factsOf(value as Fields) }
  if (alike(value)) {
    const columns = fieldsOf(value[0]!).map(([column]) => column)
    const rows = value.map((record) => ({ seat: seatOf(record), cells: columns.map((column) => line(record[column])!) }))
    return { kind: 'table', name, columns, rows }
  }
  return { kind: 'group', name, seat: null, facts: value.map((one, at) => factOf(String(at + 1), one)) }
}

function factsOf(record: Fields): Fact[] {
  return fieldsOf(record).map(([name, value]) => factOf(name, value))
}

/** The facts of a view; which game it is, is known. */
export function viewFacts(view: unknown): Fact[] {
  return isRecord(view) ? factsOf(view).filter(({ name }) => name !== 'game') : []
}

/** A name in the code as one would write it: `drawing_for` is "Drawing for". */
export function spelt(name: string): string {
  const words = name.replace(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What the last die showed, as the view or the last event that tells of one has it; null where there is no die. */
export function faceShown(view: unknown, told: readonly { facts: Record<string, unknown> }[]): number | null {
  const face = isRecord(view) && 'face' in view ? view.face : told.findLast(({ facts }) => 'face' in facts)?.facts.face
  return typeof face === 'number' && face >= 0 && face <= 6 ? face : null
}
