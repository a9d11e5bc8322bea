import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { measureTrack } from './measure.ts'
import { readTrack } from './read-track.ts'

/** Real files of other projects, with what another program made of them; absent elsewhere. */
const FOLDER = new URL('../../../../shared/data/', import.meta.url)
const TRUTH = new URL('gpx-truth.json', FOLDER)

type Truth = {
  expected: string
  track_points: number
  route_points: number
  invalid_coordinates: number
  distance_2d_m: number
  raw_ascent_m: number | null
  raw_descent_m: number | null
  points_with_ele: number
}

const FILES: [string, Truth][] = existsSync(TRUTH)
  ? Object.entries<Truth>(JSON.parse(readFileSync(TRUTH, 'utf8')).files).filter(
      // Routes of a file are told apart, and tracks of one point give way to them.
      ([, truth]) => truth.expected.startsWith('ok') && truth.track_points > 1,
    )
  : []

describe.runIf(FILES.length > 0)('real files', () => {
  it.each(FILES)('%s', (name, truth) => {
    const track = readTrack(readFileSync(new URL(`gpx/${name}`, FOLDER)))
    const measures = measureTrack(track)
    const off = Math.abs(measures.distance - truth.distance_2d_m)
    expect(off).toBeLessThanOrEqual(0.005 * truth.distance_2d_m + 0.01)
    expect(measures.points).toBe(truth.track_points - truth.invalid_coordinates)
    if (truth.points_with_ele === 0) {
      expect(measures.denivele).toEqual({ calcule: null, brut: null })
      return
    }
    expect(measures.denivele.brut).toBeCloseTo(truth.raw_ascent_m ?? Number.NaN, 1)
    expect(measures.denivele_negatif.brut).toBeCloseTo(truth.raw_descent_m ?? Number.NaN, 1)
    expect(measures.denivele.calcule ?? 0).toBeLessThanOrEqual((measures.denivele.brut ?? 0) + 0.1)
  })
})
