import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildProfile, splitAt, splitEvery } from './profile.ts'
import { makeSegment, makeTrack, simulateSegment } from './simulated-track.ts'
import { readClimbs, surveyTrack } from './survey.ts'

const altitude = (distance: number) => 800 + 150 * Math.sin(distance / 700)
const ROUTE = surveyTrack(makeTrack(simulateSegment({ length: 12_345, altitude, speed: 2.5 })))

describe('buildProfile', () => {
  const profile = buildProfile(ROUTE, 300)

  it('goes from the start to the end by even distances', () => {
    expect(profile).toHaveLength(300)
    expect(profile[0]).toMatchObject({ distance: 0, lon: 5.8, lat: 45.3 })
    expect(profile.at(-1)?.distance).toBeCloseTo(12_345, 0)
    for (const [index, point] of profile.entries()) {
      expect(Math.abs(point.distance - (index * ROUTE.distance) / 299)).toBeLessThan(0.06)
    }
  })

  it('tells the altitude and the slope of the ground', () => {
    for (const { distance, altitude: told, pente } of profile.slice(10, -10)) {
      expect(Math.abs((told ?? 0) - altitude(distance))).toBeLessThan(1)
      expect(Math.abs((pente ?? 9) - (150 / 700) * Math.cos(distance / 700))).toBeLessThan(0.005)
    }
  })

  it('knows places without altitudes, and nothing of nothing', () => {
    const flat = surveyTrack(
      makeTrack(
        makeSegment([
          [5, 45],
          [5, 45.01],
        ]),
      ),
    )
    expect(buildProfile(flat, 2)).toEqual([
      { distance: 0, lon: 5, lat: 45, altitude: null, pente: null },
      { distance: 1111.9, lon: 5, lat: 45.01, altitude: null, pente: null },
    ])
    expect(buildProfile(surveyTrack(makeTrack()), 100)).toEqual([])
    expect(buildProfile(flat, 1)).toHaveLength(1)
  })

  it('is the same after it went through JSON', () => {
    expect(JSON.parse(JSON.stringify(profile))).toEqual(profile)
  })
})

describe('splits', () => {
  it('are kilometres and what remains', () => {
    const splits = splitEvery(ROUTE)
    expect(splits).toHaveLength(13)
    expect(splits.at(-1)?.fin).toBe(ROUTE.distance)
    expect(splits[3]).toMatchObject({ debut: 3000, fin: 4000, duree: expect.closeTo(400, 3) })
  })

  it.each([
    ['shorter than one', 500, 1],
    ['exactly two', 2000, 2],
    ['nothing', 0, 0],
  ])('%s', (_label, length, count) => {
    const points = Array.from({ length: 3 }, (_, index) => [
      5,
      45 + (index * length) / 2 / 111_194.9266,
    ])
    const track = length > 0 ? makeTrack(makeSegment(points)) : makeTrack()
    expect(splitEvery(surveyTrack(track))).toHaveLength(count)
  })

  it('know no climb and no time that the track does not know', () => {
    const survey = surveyTrack(
      makeTrack(
        makeSegment([
          [5, 45],
          [5, 45.01],
        ]),
      ),
    )
    expect(splitAt(survey, [300])).toMatchObject([
      { debut: 0, fin: 300, denivele: null, denivele_negatif: null, duree: null },
      { debut: 300, denivele: null },
    ])
  })

  it('add up to the whole, wherever they are cut', () => {
    const whole = readClimbs(ROUTE, ROUTE.distance)
    fc.assert(
      fc.property(fc.array(fc.double({ min: -100, max: 13_000, noNaN: true })), (distances) => {
        const splits = splitAt(ROUTE, distances)
        const sum = (name: 'denivele' | 'denivele_negatif' | 'duree') =>
          splits.reduce((total, split) => total + (split[name] ?? Number.NaN), 0)
        expect(sum('denivele')).toBeCloseTo(whole?.denivele ?? -1, 6)
        expect(sum('denivele_negatif')).toBeCloseTo(whole?.denivele_negatif ?? -1, 6)
        expect(sum('duree')).toBeCloseTo(12_345 / 2.5, 3)
        for (const split of splits) {
          expect(split.fin).toBeGreaterThan(split.debut)
          expect(split.denivele).toBeGreaterThanOrEqual(0)
          expect(split.denivele_negatif).toBeGreaterThanOrEqual(0)
        }
      }),
      // A flat place whose climb rounds down.
      { examples: [[[12_321.578_851_306_04]]] },
    )
  })

  it.each([0, -5, Number.NaN])('refuses a length of %s', (length) => {
    expect(() => splitEvery(ROUTE, length)).toThrow(RangeError)
  })

  it('stay readable on a route around the world', () => {
    const far = surveyTrack(
      makeTrack(
        makeSegment([
          [0, 0],
          [120, 0],
          [-120, 0],
          [0, 0],
        ]),
      ),
    )
    expect(splitEvery(far, 1).length).toBeLessThanOrEqual(10_001)
  })
})
