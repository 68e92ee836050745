import { describe, expect, it } from 'vitest'
import { ballAt, BASES, bearing, FENCE_AT, HEIGHT, PLATE, polar, stands, WIDTH, ZONES } from './geometry'
import { position } from './testing'

describe('the ballpark', () => {
  it('has everything on the picture', () => {
    for (const zone of ZONES) {
      const [x, y] = polar(bearing(zone), FENCE_AT.red)
      expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true)
    }
    expect(BASES[1]![0]).toBe(PLATE[0])
    expect(BASES[0]![0]).toBeGreaterThan(BASES[2]![0])
  })

  it('keeps fielders who share a zone apart', () => {
    const crowded = position().fielders.map((one) => (one.zone > 0 ? { ...one, zone: 3 } : one))
    const spots = [...stands(crowded).values()].map((spot) => spot.join())
    expect(new Set(spots).size).toBe(9)
  })

  it('lands ground balls in the infield, home runs over the fence, and strikeouts nowhere', () => {
    const far = (result: string) => {
      const at = ballAt(position({ ball: 4, result }))
      return at && Math.hypot(at[0] - PLATE[0], at[1] - PLATE[1])
    }
    expect(far('GB')).toBeLessThan(200)
    expect(far('FBy')).toBeGreaterThan(260)
    expect(far('HR')).toBeGreaterThan(FENCE_AT.yellow)
    expect(far('K')).toBeNull()
  })
})
