import { findDepartement } from '@foulee/domain/shared/departement'
import { at } from '@foulee/trace/column'
import { measureTrack } from '@foulee/trace/measure'
import { surveyTrack } from '@foulee/trace/survey'
import { describe, expect, it } from 'vitest'
import { EVERY_ROUTE } from './every-route.test-cast.ts'
import { DEMO_PARCOURS } from './list.ts'
import { readPassages } from './read-passages.ts'

it.each(DEMO_PARCOURS)('$titre lies in a département, on ground that covers it', (demo) => {
  expect(findDepartement(demo.lieu[1])).not.toBeNull()
  expect(demo.surfaces.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 5)
  for (const [km] of demo.points ?? []) expect(km * 1000).toBeLessThanOrEqual(demo.distance)
})

describe.each(EVERY_ROUTE)('$titre', ({ forme, distance, denivele, passages, track, segment }) => {
  const measured = measureTrack(track)

  it('is as long, as high and as shaped as it says', () => {
    expect(measured.distance / distance).toBeCloseTo(1, 2)
    // On flat ground the climb consists of a few bumps.
    const off = Math.abs((measured.denivele.calcule ?? 0) - denivele)
    expect(off).toBeLessThanOrEqual(Math.max(15, denivele / 20))
    expect(measured.forme).toBe(forme)
  })

  it('goes through its places at their heights, and climbs as a path can', () => {
    for (const { lon, lat, ele } of readPassages(passages)) {
      const distances = Array.from(segment.lon, (_, index) =>
        metresBetween([lon, lat], pointOf(index)),
      )
      const nearest = distances.indexOf(Math.min(...distances))
      // An out-and-back may turn before the last known places.
      if (forme === 'aller_retour' && at(Float64Array.from(distances), nearest) > 30) continue
      expect(distances[nearest]).toBeLessThan(30)
      if (ele === null) continue
      const near = distances.flatMap((metres, index) => (metres < 30 ? [index] : []))
      expect(Math.min(...near.map((index) => Math.abs(at(segment.ele, index) - ele)))).toBeLessThan(
        30,
      )
    }
    const [part] = surveyTrack(track).parts
    expect(part?.relief?.altitude_min).toBeGreaterThanOrEqual(0)
    for (let index = 1; index < segment.lon.length; index++) {
      const run = metresBetween(pointOf(index - 1), pointOf(index))
      const rise = Math.abs(at(segment.ele, index) - at(segment.ele, index - 1))
      if (run > 2) expect(rise / run).toBeLessThan(0.6)
    }
  })

  it('does not zigzag', () => {
    let turned = 0
    for (let index = 2; index < segment.lon.length; index++) {
      const [a, b, c] = [index - 2, index - 1, index].map(pointOf)
      if (a && b && c) turned += Math.abs(turnOf(a, b, c))
    }
    // A hairpin every sixty metres is the practical maximum.
    expect(turned / (measured.distance / 1000)).toBeLessThan(50)
  })

  function pointOf(index: number): readonly [number, number] {
    return [at(segment.lon, index), at(segment.lat, index)]
  }
})

const DEGREE = 111_195

function metresBetween(a: readonly [number, number], b: readonly [number, number]): number {
  const east = (b[0] - a[0]) * DEGREE * Math.cos((a[1] * Math.PI) / 180)
  return Math.hypot(east, (b[1] - a[1]) * DEGREE)
}

function turnOf(
  a: readonly [number, number],
  b: readonly [number, number],
  c: readonly [number, number],
): number {
  const narrow = Math.cos((b[1] * Math.PI) / 180)
  const bearing = (p: readonly [number, number], q: readonly [number, number]) =>
    Math.atan2(q[1] - p[1], (q[0] - p[0]) * narrow)
  const turn = bearing(b, c) - bearing(a, b)
  return Math.atan2(Math.sin(turn), Math.cos(turn))
}
