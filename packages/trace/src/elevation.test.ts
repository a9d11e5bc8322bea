import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at } from './column.ts'
import { findTurns, sumRawClimbs } from './elevation.ts'
import {
  climbOf,
  makeSegment,
  makeTrack,
  type Simulation,
  simulateSegment,
  simulateTrack,
} from './simulated-track.ts'
import { readClimbs, surveyTrack } from './survey.ts'
import type { Segment, Track } from './track.ts'

const wave =
  (length: number, height: number, phase = 0) =>
  (distance: number) =>
    height * Math.sin((2 * Math.PI * distance) / length + phase)
const terrain =
  (base: number, ...waves: ((distance: number) => number)[]) =>
  (distance: number) =>
    waves.reduce((sum, wave) => sum + wave(distance), base)

const TERRAINS = {
  'a mountain trail': {
    length: 45_000,
    altitude: terrain(1200, wave(9000, 400), wave(3500, 60, 1)),
  },
  'a middle mountain': {
    length: 30_000,
    altitude: terrain(600, wave(5000, 120), wave(1800, 20, 2)),
  },
  'a vertical kilometre': { length: 3600, altitude: (distance: number) => 900 + 0.28 * distance },
  hills: { length: 21_000, altitude: terrain(250, wave(2500, 45), wave(1200, 8, 1)) },
} as const

const findClimbs = (track: Pick<Track, 'segments'>) => {
  const survey = surveyTrack(track)
  return readClimbs(survey, survey.distance)
}
const UNKNOWN = { denivele: Number.NaN, denivele_negatif: Number.NaN }
const climbsOf = (track: Pick<Track, 'segments'>) => findClimbs(track) ?? UNKNOWN
const climbed = (simulation: Simulation) => climbsOf(simulateTrack(simulation)).denivele
const rawOf = (track: Track) => (sumRawClimbs(track.segments) ?? UNKNOWN).denivele

const deviation = (value: number, truth: number) => Math.abs(value / truth - 1)

describe.each(Object.entries(TERRAINS))('D+ of %s', (name, ground) => {
  const truth = climbOf(ground.altitude, ground.length)

  it.each([1, 2, 3, 4])('is within 3 %% of the truth with %i m of correlated noise', (noise) => {
    for (const reach of [30, 60, 100]) {
      for (let seed = 0; seed < 5; seed++) {
        const track = simulateTrack({
          ...ground,
          noise: { deviation: noise, reach },
          seed: `${name} ${seed}`,
        })
        const { denivele, denivele_negatif } = climbsOf(track)
        expect(deviation(denivele, truth.denivele), `reach ${reach}, ${denivele} m`).toBeLessThan(
          0.03,
        )
        if (truth.denivele_negatif > 0) {
          expect(deviation(denivele_negatif, truth.denivele_negatif)).toBeLessThan(0.03)
        }
      }
    }
  })

  it('does not depend on the spacing of the points', () => {
    for (const spacing of [5, 20]) {
      expect(deviation(climbed({ ...ground, spacing }), climbed(ground))).toBeLessThan(0.02)
    }
  })

  it('does not depend on how many points of a noisy recording are kept', () => {
    const noise = { deviation: 2, reach: 60 }
    const { lon, lat, ele, time } = simulateSegment({ ...ground, spacing: 5, noise })
    const whole = climbsOf(makeTrack({ lon, lat, ele, time })).denivele
    for (const every of [2, 4]) {
      const thin = (column: Float64Array) => column.filter((_, index) => index % every === 0)
      const fewer = makeTrack({ lon: thin(lon), lat: thin(lat), ele: thin(ele), time: thin(time) })
      expect(deviation(climbsOf(fewer).denivele, whole)).toBeLessThan(0.02)
    }
  })

  it('bears one more metre of noise on positions and altitudes', () => {
    const noisy = climbed({ ...ground, noise: { deviation: 1, reach: 30 }, wander: 1 })
    expect(deviation(noisy, climbed(ground))).toBeLessThan(0.02)
  })

  it('changes places with D− when the track is turned round', () => {
    const segment = simulateSegment({ ...ground, noise: { deviation: 2, reach: 60 } })
    const reverse = (column: Float64Array) => column.toReversed()
    const { lon, lat, ele, time } = segment
    const back: Segment = {
      lon: reverse(lon),
      lat: reverse(lat),
      ele: reverse(ele),
      time: reverse(time),
    }
    const there = climbsOf(makeTrack(segment))
    const home = climbsOf(makeTrack(back))
    expect(home.denivele).toBeCloseTo(there.denivele_negatif, 3)
    expect(home.denivele_negatif).toBeCloseTo(there.denivele, 3)
  })
})

describe('what the smoothing gives up for it', () => {
  it('raw sums of the same noisy track are far off', () => {
    const track = simulateTrack({ ...TERRAINS.hills, noise: { deviation: 3, reach: 60 } })
    const truth = climbOf(TERRAINS.hills.altitude, TERRAINS.hills.length).denivele
    expect(rawOf(track)).toBeGreaterThan(2 * truth)
    expect(deviation(climbsOf(track).denivele, truth)).toBeLessThan(0.03)
  })

  it('bumps of 50 m every kilometre lose up to a tenth', () => {
    const bumps = { length: 10_000, altitude: wave(1000, 25) }
    expect(climbed(bumps)).toBeGreaterThan(0.9 * climbOf(bumps.altitude, 10_000).denivele)
  })

  it('a flat road under 4 m of noise gains some metres per kilometre, not fifty', () => {
    const road = { length: 42_195, altitude: () => 30, noise: { deviation: 4, reach: 60 } }
    expect(climbed(road)).toBeLessThan(42 * 8)
    expect(rawOf(simulateTrack(road))).toBeGreaterThan(42 * 50)
  })
})

describe('gaps', () => {
  const step = 0.001
  const flat = (lat: number, ele: number) =>
    makeSegment(Array.from({ length: 20 }, (_, index) => [5, lat + index * step, ele]))

  it('a cable car between two segments adds nothing', () => {
    expect(climbsOf(makeTrack(flat(45, 1000), flat(45.1, 1900)))).toEqual({
      denivele: 0,
      denivele_negatif: 0,
    })
    expect(sumRawClimbs([flat(45, 1000), flat(45.1, 1900)])).toEqual({
      denivele: 0,
      denivele_negatif: 0,
    })
  })

  it.each([
    ['no altitude at all', [[Number.NaN, Number.NaN]], null],
    ['zeros only', [[0, 0, 0]], null],
    [
      'one segment without',
      [
        [Number.NaN, Number.NaN],
        [100, 150],
      ],
      50,
    ],
    ['missing on some points', [[100, Number.NaN, Number.NaN, 160]], 60],
    ['one point', [[100]], 0],
  ])('%s', (_label, segments, expected) => {
    const track = makeTrack(
      ...segments.map((altitudes) =>
        makeSegment(altitudes.map((ele, index) => [5, 45 + index * step * 5, ele])),
      ),
    )
    expect(findClimbs(track)?.denivele ?? null).toEqual(
      expected === null ? null : expect.closeTo(expected, 6),
    )
  })
})

describe('sumRawClimbs', () => {
  it.each([
    ['up and down', [[1, 3, 2.5]], { denivele: 2, denivele_negatif: 0.5 }],
    ['over a hole', [[1, Number.NaN, 4]], { denivele: 3, denivele_negatif: 0 }],
    ['zeros, as the file says', [[0, 0]], { denivele: 0, denivele_negatif: 0 }],
    ['nothing', [[Number.NaN]], null],
  ])('%s', (_label, segments, expected) => {
    expect(sumRawClimbs(segments.map((ele) => ({ ele: Float64Array.from(ele) })))).toEqual(expected)
  })
})

describe('findTurns', () => {
  it.each([
    ['nothing high enough', [0, 4, 1, 4.9], []],
    ['one climb', [0, 3, 6], [0, 2]],
    ['from its lowest to its highest', [2, 0, 9, 8], [1, 2]],
    ['a dip under the height', [0, 8, 4, 12], [0, 3]],
    ['a dip of the height', [0, 8, 3, 12], [0, 1, 2, 3]],
    ['stairs', [0, 2, 4, 6, 8], [0, 4]],
    ['nothing', [], []],
  ])('%s', (_label, altitudes, expected) => {
    expect(findTurns(Float64Array.from(altitudes), 5)).toEqual(expected)
  })

  const heights = fc
    .array(fc.double({ min: 0, max: 60, noNaN: true }), { maxLength: 80 })
    .map((values) => Float64Array.from(values))

  const listChanges = (altitudes: Float64Array) => {
    const turns = findTurns(altitudes, 5)
    return turns.slice(1).map((turn, rank) => at(altitudes, turn) - at(altitudes, turns[rank] ?? 0))
  }

  it('alternates, each turn high enough over the one before', () => {
    fc.assert(
      fc.property(heights, (altitudes) => {
        const changes = listChanges(altitudes)
        for (const [index, change] of changes.entries()) {
          expect(Math.abs(change)).toBeGreaterThanOrEqual(5)
          if (index > 0) expect(change * (changes[index - 1] ?? 0)).toBeLessThan(0)
        }
      }),
    )
  })

  it('counts the same turned round', () => {
    const total = (altitudes: Float64Array) =>
      listChanges(altitudes).reduce((sum, change) => sum + Math.abs(change), 0)
    fc.assert(
      fc.property(heights, (altitudes) => {
        expect(total(altitudes.toReversed())).toBeCloseTo(total(altitudes), 6)
      }),
    )
  })
})
