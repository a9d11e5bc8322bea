import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { measureTrack } from './measure.ts'
import { readTrack } from './read-track.ts'

const FOLDER = new URL('../../../../shared/data/', import.meta.url)
const TRUTH = new URL('gpx-truth.json', FOLDER)

type Truth = {
  expected: string
  track_points: number
  route_points: number
  invalid_coordinates: number
  distance_2d_m: number
  route_distance_2d_m: number
  raw_ascent_m: number | null
  raw_descent_m: number | null
  points_with_ele: number
}

const FILES: [string, Truth][] = existsSync(TRUTH)
  ? Object.entries<Truth>(JSON.parse(readFileSync(TRUTH, 'utf8')).files).filter(([, truth]) =>
      truth.expected.startsWith('ok'),
    )
  : []
const measure = (name: string) =>
  measureTrack(readTrack(readFileSync(new URL(`gpx/${name}`, FOLDER))))
const expectDistance = (distance: number, truth: number) =>
  expect(Math.abs(distance - truth)).toBeLessThanOrEqual(0.005 * truth + 0.01)
/** A track of one point is ignored in favour of the route. */
const isRoute = (truth: Truth) => truth.track_points < 2

describe.runIf(FILES.length > 0)('real tracks', () => {
  it.each(FILES.filter(([, truth]) => !isRoute(truth)))('%s', (name, truth) => {
    const measures = measure(name)
    expectDistance(measures.distance, truth.distance_2d_m)
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

describe.runIf(FILES.length > 0)('real routes', () => {
  it.each(FILES.filter(([, truth]) => isRoute(truth)))('%s', (name, truth) => {
    const measures = measure(name)
    expectDistance(measures.distance, truth.route_distance_2d_m)
    expect(measures.points).toBe(truth.route_points)
  })
})
