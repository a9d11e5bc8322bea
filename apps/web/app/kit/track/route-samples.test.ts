import { encodePolyline } from '@foulee/trace/polyline'
import { describe, expect, it } from 'vitest'
import { profileLine, profileScale, slopeAreas } from './profile-shape.ts'
import { excludedRanges, findNearest, placeAt, readSamples, type Samples } from './route-samples.ts'

function line(altitudes: (number | null)[], jump = 0): Samples {
  const lon = Float64Array.from(altitudes, (_, i) => 6 + i * 0.001_27 + (i >= 3 ? jump : 0))
  const lat = Float64Array.from(altitudes, () => 45)
  return readSamples({
    distance: (altitudes.length - 1) * 100,
    profil: {
      pas: 100,
      positions: encodePolyline({ lon, lat }),
      altitudes,
      pentes: altitudes.map((altitude) => (altitude === null ? null : 0.1)),
    },
  })
}

describe('a place on a route', () => {
  const samples = line([100, 110, 120, 130, 140])
  it.each([
    [-50, 0, 100],
    [0, 0, 100],
    [150, 150, 115],
    [400, 400, 140],
    [900, 400, 140],
  ])('is interpolated at %s m', (metres, expected, altitude) => {
    const place = placeAt(samples, metres)
    expect([place.metres, place.altitude]).toEqual([expected, altitude])
    expect(place.lon).toBeCloseTo(6 + expected * 0.000_012_7, 4)
  })

  it('is on one side of a gap, never in it', () => {
    const gapped = line([100, 110, 120, 130, 140], 0.5)
    expect(placeAt(gapped, 240).lon).toBeLessThan(6.01)
    expect(placeAt(gapped, 260).lon).toBeGreaterThan(6.5)
  })

  it('has an altitude when its neighbours have one', () => {
    const partly = line([100, null, null, 130])
    expect(placeAt(partly, 50).altitude).toBe(100)
    expect(placeAt(partly, 150).altitude).toBeNull()
  })

  it('on a single sample is that sample', () => {
    expect(placeAt(line([5]), 100).altitude).toBe(5)
  })
})

it('the sample nearest to a position is found', () => {
  const samples = line([1, 2, 3, 4])
  const found = findNearest(samples, [6 + 2 * 0.001_27, 45.001])
  expect(found.metres).toBe(200)
  expect(found.away).toBeCloseTo(111, 0)
})

describe('the profile', () => {
  it('is a line with its areas, split where altitudes are unknown', () => {
    const samples = line([100, 200, null, 150, 100])
    const scale = profileScale(samples)
    if (!scale) throw new Error('These altitudes are known')
    expect(profileLine(samples, scale).match(/M/g)).toHaveLength(2)
    for (const { path } of slopeAreas(samples, scale))
      expect(path).toMatch(/^M[\d. L]+V240H[\d.]+Z$/)
  })

  it('is null without altitudes', () => {
    expect(profileScale(line([null, null, null]))).toBeNull()
    expect(profileScale(line([null, 100, null]))).toBeNull()
  })
})

describe('the lines left out by a crop', () => {
  const samples = line([100, 110, 120, 130, 140])
  it.each([
    ['nothing', 0, 400, []],
    ['the start', 100, 400, [2]],
    ['both ends', 90, 210, [2, 3]],
    ['less than a step', 20, 390, []],
  ])('are right when it removes: %s', (_, debut, fin, places) => {
    expect(excludedRanges(samples, { debut, fin }).map(({ lon }) => lon.length)).toEqual(places)
  })
})
