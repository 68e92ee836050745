/**
 * QR codes (ISO/IEC 18004), drawn here so that what an address holds goes to nobody: bytes, correction level M, versions
 * 1 to 20. A code is a square of modules, true where it is dark.
 */

export type Modules = boolean[][]

const MOST_VERSION = 20
/** Of level M, by version: codewords of correction in a block, and how many blocks. */
const CORRECTION = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26]
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16]
/** The two bits that say "level M". */
const LEVEL = 0b00

const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

// --- The field of 256 elements in which correction is reckoned ---

const EXP: number[] = []
const LOG: number[] = []
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value
  LOG[value] = power
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1
}

function times(a: number, b: number): number {
  return a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0
}

/** The coefficients of (x - 1)(x - 2)(x - 4)…, without the leading one. */
function generator(degree: number): number[] {
  let found = [1]
  for (let power = 0; power < degree; power++) {
    const raised = [...found, 0]
    found = raised.map((value, i) => value ^ times(i ? found[i - 1]! : 0, EXP[power]!))
  }
  return found.slice(1)
}

function correctionOf(block: readonly number[], count: number): number[] {
  const divisor = generator(count)
  const rest = new Array<number>(count).fill(0)
  for (const codeword of block) {
    const factor = codeword ^ rest.shift()!
    rest.push(0)
    divisor.forEach((each, i) => (rest[i]! ^= times(each, factor)))
  }
  return rest
}

// --- What is written ---

/** Codewords that a version holds, data and correction together. */
function roomOf(version: number): number {
  let modules = (16 * version + 128) * version + 64
  if (version > 1) {
    const across = Math.floor(version / 7) + 2
    modules -= (25 * across - 10) * across - 55
    if (version > 6) modules -= 36
  }
  return Math.floor(modules / 8)
}

const dataRoom = (version: number) => roomOf(version) - CORRECTION[version]! * BLOCKS[version]!
const lengthBits = (version: number) => (version < 10 ? 8 : 16)

/** The text as codewords of data, filled up to the version's room. */
function dataOf(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = []
  const write = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1)
  }
  write(0b0100, 4)
  write(bytes.length, lengthBits(version))
  for (const byte of bytes) write(byte, 8)
  const room = dataRoom(version) * 8
  write(0, Math.min(4, room - bits.length))
  write(0, (8 - (bits.length % 8)) % 8)
  for (let filler = 0xec; bits.length < room; filler ^= 0xec ^ 0x11) write(filler, 8)
  return Array.from({ length: room / 8 }, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((value, bit) => value * 2 + bit, 0))
}

/** Data cut into blocks, each with its correction, and all of them shuffled together. */
function codewordsOf(data: readonly number[], version: number): number[] {
  const count = BLOCKS[version]!
  const short = Math.floor(data.length / count)
  const longer = data.length % count
  let at = 0
  const blocks = Array.from({ length: count }, (_, i) => data.slice(at, (at += short + (i < count - longer ? 0 : 1))))
  const checks = blocks.map((block) => correctionOf(block, CORRECTION[version]!))
  const shuffled: number[] = []
  for (const part of [blocks, checks]) {
    const longest = Math.max(...part.map((each) => each.length))
    for (let i = 0; i < longest; i++) for (const each of part) if (i < each.length) shuffled.push(each[i]!)
  }
  return shuffled
}

// --- Where it stands ---

/** Rows and columns in which alignment patterns are centred. */
function alignments(version: number): number[] {
  if (version === 1) return []
  const across = Math.floor(version / 7) + 2
  const size = version * 4 + 17
  const step = Math.ceil((version * 4 + 4) / (across * 2 - 2)) * 2
  return [6, ...Array.from({ length: across - 1 }, (_, i) => size - 7 - step * (across - 2 - i))]
}

/** A number followed by the rest of its division, by which a reader mends it. */
function checked(value: number, divisor: number, degree: number): number {
  let rest = value
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor)
  return (value << degree) | rest
}

class Sheet {
  readonly size: number
  readonly dark: Modules
  /** Modules that are part of the pattern itself, and take no data. */
  readonly fixed: Modules

  constructor(readonly version: number) {
    this.size = version * 4 + 17
    const blank = () => Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false))
    this.dark = blank()
    this.fixed = blank()
    this.#patterns()
  }

  set(row: number, column: number, dark: boolean): void {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return
    this.dark[row]![column] = dark
    this.fixed[row]![column] = true
  }

  #patterns(): void {
    const far = this.size - 7
    for (let i = 0; i < this.size; i++) {
      this.set(6, i, i % 2 === 0)
      this.set(i, 6, i % 2 === 0)
    }
    for (const [row, column] of [
      [0, 0],
      [0, far],
      [far, 0],
    ] as const) {
      this.#rings(row + 3, column + 3, 4, (ring) => ring !== 2 && ring !== 4)
    }
    const centres = alignments(this.version)
    const last = centres.length - 1
    centres.forEach((row, i) =>
      centres.forEach((column, j) => {
        const corner = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0)
        if (!corner) this.#rings(row, column, 2, (ring) => ring !== 1)
      }),
    )
    this.format(0)
    if (this.version > 6) {
      const bits = checked(this.version, 0x1f25, 12)
      for (let i = 0; i < 18; i++) {
        const dark = ((bits >> i) & 1) === 1
        const [long, wide] = [Math.floor(i / 3), this.size - 11 + (i % 3)]
        this.set(long, wide, dark)
        this.set(wide, long, dark)
      }
    }
  }

  #rings(row: number, column: number, most: number, dark: (ring: number) => boolean): void {
    for (let y = -most; y <= most; y++)
      for (let x = -most; x <= most; x++) this.set(row + y, column + x, dark(Math.max(Math.abs(x), Math.abs(y))))
  }

  /** Which mask is laid over the data, told twice. */
  format(mask: number): void {
    const bits = checked((LEVEL << 3) | mask, 0x537, 10) ^ 0x5412
    const bit = (i: number) => ((bits >> i) & 1) === 1
    for (let i = 0; i < 6; i++) this.set(i, 8, bit(i))
    this.set(7, 8, bit(6))
    this.set(8, 8, bit(7))
    this.set(8, 7, bit(8))
    for (let i = 9; i < 15; i++) this.set(8, 14 - i, bit(i))
    for (let i = 0; i < 8; i++) this.set(8, this.size - 1 - i, bit(i))
    for (let i = 8; i < 15; i++) this.set(this.size - 15 + i, 8, bit(i))
    this.set(this.size - 8, 8, true)
  }

  /** Data goes up and down in columns of two, from the right, around all that is fixed. */
  fill(codewords: readonly number[]): void {
    let at = 0
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5
      const upward = ((right + 1) & 2) === 0
      for (let step = 0; step < this.size; step++) {
        const row = upward ? this.size - 1 - step : step
        for (const column of [right, right - 1]) {
          if (this.fixed[row]![column]) continue
          this.dark[row]![column] = (((codewords[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1
          at++
        }
      }
    }
  }

  masked(mask: number): Modules {
    this.format(mask)
    const flips = MASKS[mask]!
    return this.dark.map((line, row) => line.map((dark, column) => (this.fixed[row]![column] ? dark : dark !== flips(row, column))))
  }
}

/** How hard a code is to read: long runs, blocks, what looks like a finder, too much of one colour. */
function penalty(code: Modules): number {
  const size = code.length
  const columns = code.map((_, column) => code.map((line) => line[column]!))
  let points = 0
  for (const line of [...code, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('')
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2
    for (const look of ['10111010000', '00001011101'])
      for (let at = text.indexOf(look); at >= 0; at = text.indexOf(look, at + 1)) points += 40
  }
  for (let row = 1; row < size; row++)
    for (let column = 1; column < size; column++) {
      const dark = code[row]![column]
      if (code[row - 1]![column] === dark && code[row]![column - 1] === dark && code[row - 1]![column - 1] === dark) points += 3
    }
  const share = code.flat().filter(Boolean).length / size ** 2
  return points + Math.floor(Math.abs(share * 100 - 50) / 5) * 10
}

/** A text as a QR code; null when it is too long for one that a phone reads well. */
export function qrCode(text: string, mask?: number): Modules | null {
  const bytes = new TextEncoder().encode(text)
  const fits = (version: number) => 4 + lengthBits(version) + bytes.length * 8 <= dataRoom(version) * 8
  const version = Array.from({ length: MOST_VERSION }, (_, i) => i + 1).find(fits)
  if (!version) return null
  const sheet = new Sheet(version)
  sheet.fill(codewordsOf(dataOf(bytes, version), version))
  if (mask !== undefined) return sheet.masked(mask)
  const all = MASKS.map((_, i) => sheet.masked(i))
  return all.reduce((best, each) => (penalty(each) < penalty(best) ? each : best))
}

/** A code as one path of squares of side 1. */
export function qrPath(code: Modules): string {
  return code.flatMap((line, y) => line.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
}
