import { describe, expect, it } from 'vitest'
import { highPoints } from './high-points.ts'
import type { Samples } from './route-samples.ts'

const along = (altitudes: (number | null)[]): Samples => ({
  step: 100,
  length: (altitudes.length - 1) * 100,
  lon: Float64Array.from(altitudes, (_, i) => 6 + i * 0.001_27),
  lat: Float64Array.from(altitudes, () => 45),
  altitudes,
  slopes: altitudes.map(() => null),
})

const summarizePoints = (altitudes: (number | null)[]) =>
  highPoints(along(altitudes)).map(({ nature, altitude }) => `${nature} ${altitude}`)

describe('the high points of a route', () => {
  it.each([
    ['one summit', [500, 800, 1100, 700, 500], ['haut 1100', 'bas 500']],
    [
      'two, highest first, without the bump between',
      [500, 900, 600, 640, 600, 1100, 480],
      ['haut 1100', 'haut 900', 'bas 480'],
    ],
    ['an end that is the highest', [500, 700, 900], ['haut 900', 'bas 500']],
    ['a start that is the highest', [900, 700, 500], ['haut 900', 'bas 500']],
    ['nothing of a flat one', [100, 112, 101, 120], []],
    ['what is known of it', [null, 500, null, 900, 500, null], ['haut 900', 'bas 500']],
    ['nothing where nobody knows', [null, null], []],
  ])('for %s', (_, altitudes, expected) => {
    expect(summarizePoints(altitudes)).toEqual(expected)
  })

  it("have the highest and the lowest altitude of the track's figures", () => {
    const samples = { ...along([500, 800, 1100, 700, 510]), range: { low: 496, high: 1108 } }
    expect(highPoints(samples).map(({ altitude }) => altitude)).toEqual([1108, 496])
  })

  it('are five at most', () => {
    const saw = Array.from({ length: 20 }, (_, index) => (index % 2 ? 900 + index : 500))
    expect(summarizePoints(saw)).toHaveLength(6)
  })

  it('lie on the route', () => {
    const [summit] = highPoints(along([500, 800, 1100, 700, 500]))
    expect(summit?.lon).toBeCloseTo(6 + 2 * 0.001_27, 4)
  })
})
