import { describe, expect, it } from 'vitest'
import { altitudeSteps } from './altitude-steps.ts'
import type { Samples } from './route-samples.ts'

const along = (
  altitudes: (number | null)[],
  { east = 0.0009, north = 0.000_64 } = {},
): Samples => ({
  step: 100,
  length: (altitudes.length - 1) * 100,
  lon: Float64Array.from(altitudes, (_, i) => 6 + i * east),
  lat: Float64Array.from(altitudes, (_, i) => 45 + i * north),
  altitudes,
  slopes: altitudes.map(() => null),
})

const listAltitudes = (samples: Samples) => altitudeSteps(samples).map(({ altitude }) => altitude)

describe('the round altitudes along the way', () => {
  it.each([
    [[101, 109], []],
    [[101, 119], [110]],
    [
      [95, 131],
      [100, 110, 120, 130],
    ],
    [
      [131, 95],
      [130, 120, 110, 100],
    ],
    [
      [100, 110, 120],
      [110, 120],
    ],
    [[95, null, 131], []],
    [
      [95, 99, 104, 104, 104, 99, 95],
      [100, 100],
    ],
    [[99, 101, 99, 101, 99, 101], [100]],
  ])('for %j are %j', (altitudes, expected) => {
    expect(listAltitudes(along(altitudes))).toEqual(expected)
  })

  it('lie where the way crosses them, with its bearing', () => {
    const [first] = altitudeSteps(along([95, 115], { east: 0, north: -0.0009 }))
    expect(first?.lat).toBeCloseTo(45 - 0.000_225, 6)
    expect(Math.abs(first?.cap ?? 0)).toBe(180)
    const [east] = altitudeSteps(along([95, 115], { east: 0.0009, north: 0 }))
    expect(east?.cap).toBe(90)
  })
})
