/** Dice on the table as things that stay themselves: the server tells faces, lowest first; a picture needs to know which is which. */

export interface TableDie {
  id: number
  /** 0 while it is in the hand. */
  face: number
}

let made = 0
const newDie = (face: number): TableDie => ({ id: ++made, face })

/**
 * The dice after the table has changed: `faces` lie there, lowest first, and `waiting` are in the hand. Dice that show
 * a face that is still there are left alone; others were thrown, or turned.
 */
export function laid(before: readonly TableDie[], faces: readonly number[], waiting: number): TableDie[] {
  const left = [...before]
  const take = (fits: (die: TableDie) => boolean): TableDie | undefined => {
    const at = left.findIndex(fits)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const found = faces.map((face) => take((die) => die.face === face))
  const lie = faces.map((face, i) => found[i] ?? { ...(take((die) => die.face === 0) ?? take(() => true) ?? newDie(0)), face })
  const wait = Array.from({ length: waiting }, () => ({
    ...(take((die) => die.face === 0) ?? take(() => true) ?? newDie(0)),
    face: 0,
  }))
  return [...lie, ...wait]
}

/** Where a click on a die counts: of equal dice the leftmost is named. */
export function leftmost(faces: readonly number[], place: number): number {
  return faces.indexOf(faces[place] ?? 0)
}

/** The targets of a selection: as many of each face as were chosen, from the left. */
export function targetsOf(faces: readonly number[], chosen: ReadonlySet<number>): string[] {
  const taken = new Map<number, number>()
  return [...chosen]
    .map((place) => {
      const face = faces[place] ?? 0
      const nth = taken.get(face) ?? 0
      taken.set(face, nth + 1)
      return faces.indexOf(face) + nth
    })
    .sort((a, b) => a - b)
    .map((place) => `die-${place + 1}`)
}
