import { describe, expect, it } from 'vitest'
import { altitudeBands, bandOf, cutBands } from './altitude-bands.ts'
import type { Samples } from './route-samples.ts'

const along = (altitudes: (number | null)[], jump = 0): Samples => ({
  step: 100,
  length: (altitudes.length - 1) * 100,
  lon: Float64Array.from(altitudes, (_, i) => 6 + i * 0.001_27 + (i >= 2 ? jump : 0)),
  lat: Float64Array.from(altitudes, () => 45),
  altitudes,
  slopes: altitudes.map(() => null),
})

describe('the altitude bands', () => {
  it.each([
    [[1310, 2082], { low: 1200, height: 200, count: 5 }],
    [[417, 1430], { low: 250, height: 250, count: 5 }],
    [[4, 9], { low: 0, height: 20, count: 1 }],
    [[95, 131], { low: 80, height: 20, count: 3 }],
    [[1000, 1100], { low: 1000, height: 50, count: 3 }],
    [[-3, 40], { low: -20, height: 20, count: 4 }],
    [[12, null, 30], { low: 0, height: 20, count: 2 }],
  ])('of %j are %j', (altitudes, expected) => {
    expect(altitudeBands({ altitudes })).toEqual(expected)
  })

  it('are none without a known altitude', () => {
    expect(altitudeBands({ altitudes: [null, null] })).toBeNull()
  })

  it.each([
    [900, 0],
    [1399, 0],
    [1400, 1],
    [2082, 4],
    [9000, 4],
  ])('put %i m into band %i', (altitude, band) => {
    expect(bandOf({ low: 1200, height: 200, count: 5 }, altitude)).toBe(band)
  })
})

describe('a route cut by its bands', () => {
  const bands = { low: 0, height: 100, count: 3 }
  const summarizeBands = (samples: Samples) =>
    cutBands(samples, bands).map(({ band, line }) => [band, line.length])

  it('is split where the band changes, each part starting at the end of the one before', () => {
    const stretches = cutBands(along([10, 50, 110, 150, 90, 90]), bands)
    expect(stretches.map(({ band, line }) => [band, line.length])).toEqual([
      [0, 3],
      [1, 3],
      [0, 2],
    ])
    expect(stretches[1]?.line[0]).toEqual(stretches[0]?.line.at(-1))
  })

  it('has no part across a gap or an unknown altitude', () => {
    expect(summarizeBands(along([10, null, 20, 30]))).toEqual([[0, 2]])
    expect(summarizeBands(along([10, 20, 30, 40], 0.5))).toEqual([
      [0, 2],
      [0, 2],
    ])
  })

  it('is smoothed, and keeps its ends', () => {
    const straight = along(Array.from({ length: 400 }, () => 50))
    const lon = straight.lon.map((value) => 6 + (value - 6) / 10)
    const lat = straight.lat.map((value, index) => value + (index % 2 ? 0.000_05 : 0))
    const [stretch] = cutBands({ ...straight, step: 10, length: 3990, lon, lat }, bands)
    const inner = stretch?.line.slice(1, -1) ?? []
    expect(inner.length).toBeLessThan(70)
    for (const [, north] of inner) expect(Math.abs(north - 45.000_025)).toBeLessThan(0.000_01)
    expect(stretch?.line[0]).toEqual([6, 45])
    expect(stretch?.line.at(-1)?.[0]).toBeCloseTo(lon[399] ?? 0, 9)
  })
})
