import { readFileSync } from 'node:fs'
import { findDepartement } from '@foulee/domain/departement'
import { at } from '@foulee/trace/column'
import { measureTrack } from '@foulee/trace/measure'
import { surveyTrack } from '@foulee/trace/survey'
import { describe, expect, it } from 'vitest'
import { DEMO_RACES } from '../races/index.ts'
import { PARCOURS_COURSES } from './courses.ts'
import { drawRoute } from './draw-route.ts'
import { DEMO_PARCOURS } from './list.ts'
import { readPassages } from './read-passages.ts'

/**
 * The sea around the routes that see it, cut out of `@geo-maps/earth-waterbodies-10m` 0.6.0 (map data
 * © OpenStreetMap contributors, ODbL): by route, a box and the rings of the water in it.
 */
type Sea = { box: [number, number, number, number]; rings: [number, number][][] }
const SEAS: Sea[] = Object.values(
  JSON.parse(readFileSync(new URL('./sea.fixture.json', import.meta.url), 'utf8')),
)

const OF_RACES = PARCOURS_COURSES.map(({ course, epreuve, passages }) => {
  const race = DEMO_RACES.find(({ nom }) => nom === course)
  const found = race?.epreuves.find(({ nom }) => nom === epreuve)
  if (!found) throw new Error(`No épreuve ${epreuve} of ${course}.`)
  const { distance, denivele = 0 } = found
  return { titre: `${course}, ${epreuve}`, forme: 'boucle' as const, distance, denivele, passages }
})
const ROUTES = [...DEMO_PARCOURS, ...OF_RACES].map((demo) => {
  const track = drawRoute({ ...demo, seed: demo.titre })
  const [segment] = track.segments
  if (!segment) throw new Error(`${demo.titre} has no points.`)
  return { ...demo, track, segment }
})

it.each(DEMO_PARCOURS)('$titre lies in a département, on ground that covers it', (demo) => {
  expect(findDepartement(demo.lieu[1])).not.toBeNull()
  expect(demo.surfaces.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 5)
  for (const [km] of demo.points ?? []) expect(km * 1000).toBeLessThanOrEqual(demo.distance)
})

describe.each(ROUTES)('$titre', ({ forme, distance, denivele, passages, track, segment }) => {
  const measured = measureTrack(track)

  it('is as long, as high and as shaped as it says', () => {
    expect(measured.distance / distance).toBeCloseTo(1, 2)
    // On flat ground a climb is a few bumps: there or not there.
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
      // A way out and back may end before the last places that are known.
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
    // A path with a hairpin every sixty metres, which few have over a whole outing.
    expect(turned / (measured.distance / 1000)).toBeLessThan(50)
  })

  it('stays on land', () => {
    const wet = Array.from(segment.lon, (_, index) => pointOf(index)).filter(isInSea)
    expect(wet).toEqual([])
  })

  function pointOf(index: number): readonly [number, number] {
    return [at(segment.lon, index), at(segment.lat, index)]
  }
})

it('knows the sea', () => {
  const offshore: [string, number, number][] = [
    ['the bay of Cannes', 7.025, 43.545],
    ['the bay of Douarnenez off La Palue', -4.58, 48.205],
  ]
  for (const [, lon, lat] of offshore) expect(isInSea([lon, lat])).toBe(true)
  expect(isInSea([7.013, 43.5528])).toBe(false)
})

function isInSea([lon, lat]: readonly [number, number]): boolean {
  return SEAS.some(({ box: [west, south, east, north], rings }) => {
    if (lon < west || lon > east || lat < south || lat > north) return false
    let inside = false
    for (const ring of rings) {
      for (const [index, [x, y]] of ring.entries()) {
        const [u, v] = ring.at(index - 1) ?? [x, y]
        if (y > lat !== v > lat && lon < ((u - x) * (lat - y)) / (v - y) + x) inside = !inside
      }
    }
    return inside
  })
}

const DEGREE = 111_195

function metresBetween(a: readonly [number, number], b: readonly [number, number]): number {
  const east = (b[0] - a[0]) * DEGREE * Math.cos((a[1] * Math.PI) / 180)
  return Math.hypot(east, (b[1] - a[1]) * DEGREE)
}

/** Radians between two steps; a step back on itself, where a way turns round, is not a bend. */
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
