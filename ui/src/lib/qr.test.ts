import { expect, it } from 'vitest'
import { qrCode, qrPath, type Modules } from './qr'

async function digest(code: Modules): Promise<string> {
  const text = code.map((line) => line.map((dark) => (dark ? '1' : '0')).join('')).join('\n')
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...hash.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const LINK = 'http://192.168.1.5:8765/t/abcdefgh#seat=K3v0-9sQxYzAbCdEfGhIjKlMnOpQrStUvWxYz012345'

// What another program makes of the same texts, under mask 3.
it.each([
  ['RAIN', 1, '53b36979408edf9f'],
  [LINK, 5, '83d1dbca77196ec4'],
  ['x'.repeat(200), 10, '9787723b9e5d5a0d'],
  ['y'.repeat(400), 15, '9a926e31750a87db'],
  ['ñ'.repeat(300), 19, 'c1757be9a6076b38'],
])('writes what every reader reads: %.10s…', async (text, version, known) => {
  const code = qrCode(text, 3)!
  expect(code).toHaveLength(version * 4 + 17)
  expect(await digest(code)).toBe(known)
})

it('lays the mask over a code that makes it easiest to read', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, (_, mask) => digest(qrCode(LINK, mask)!)))
  expect(all).toContain(await digest(qrCode(LINK)!))
  expect(new Set(all).size).toBe(8)
})

it('says so when a text is too long', () => expect(qrCode('x'.repeat(700))).toBeNull())

it('draws a square for each dark module', () =>
  expect(
    qrPath([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z'))
