import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeMeans, sampleAltitudes } from './altitudes.ts'
import { at } from './column.ts'
import { accumulateDistances } from './distance.ts'
import { reverseTrack } from './edit.ts'
import { measureTrack } from './measure.ts'
import { chooseReach, measureNoise } from './noise.ts'
import { readTrack } from './read-track.ts'
import {
  climbOf,
  makeSegment,
  makeTrack,
  type Simulation,
  simulateTrack,
} from './simulated-track.ts'
import { surveyTrack } from './survey.ts'
import type { Track } from './track.ts'

const wave = (length: number, height: number, distance: number, phase = 0) =>
  height * Math.sin((2 * Math.PI * distance) / length + phase)

const GROUNDS: Record<string, Pick<Required<Simulation>, 'length' | 'altitude'>> = {
  'long passes': {
    length: 40_000,
    altitude: (d) => 1300 + wave(11_000, 420, d) + wave(4200, 70, d, 1),
  },
  'middle mountains': {
    length: 30_000,
    altitude: (d) => 700 + wave(5200, 130, d) + wave(1900, 25, d, 2),
  },
  'one steady climb': { length: 8000, altitude: (d) => 600 + 0.11 * d },
  'rounded steps': {
    length: 24_000,
    altitude: (d) => 300 + 0.03 * d + wave(3000, 60, d) + wave(1500, 12, d, 1),
  },
}
const SPACINGS = [5, 15, 30, 50]
/** Correlation length of the error: point to point, some seconds, half a minute. */
const REACHES = [1, 30, 60]
const SEEDS = ['a', 'b', 'c']

const lissageOf = (track: Pick<Track, 'segments'>) => surveyTrack(track).lissage
const climbed = (track: Track) => measureTrack(track).denivele.calcule ?? Number.NaN
const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

describe.each(Object.entries(GROUNDS))('D+ of %s', (name, ground) => {
  const truth = climbOf(ground.altitude, ground.length).denivele

  it.each([0, 1, 2, 3, 4])('is within 3 %% of the truth with %i m of any noise', (deviation) => {
    for (const spacing of SPACINGS) {
      for (const reach of deviation ? REACHES : [1]) {
        const errors = SEEDS.map((seed) => {
          const noise = { deviation, reach }
          const track = simulateTrack({ ...ground, spacing, noise, seed: `${name} ${seed}` })
          return climbed(track) / truth - 1
        })
        expect(Math.abs(middle(errors)), `each ${spacing} m, alike over ${reach}`).toBeLessThan(
          0.03,
        )
      }
    }
  })
})

describe('the noise of a file', () => {
  const { 'middle mountains': ground } = GROUNDS
  const noisy = (deviation: number, simulation: Partial<Simulation> = {}) =>
    simulateTrack({
      length: 30_000,
      ...ground,
      noise: { deviation, reach: 30 },
      ...simulation,
    })

  it('is none on ground that is known well, and is told from the ground otherwise', () => {
    expect(lissageOf(noisy(0))).toEqual({ bruit: 0, rayon: 30 })
    for (const deviation of [2, 3, 4]) {
      const bruit = lissageOf(noisy(deviation))?.bruit ?? 0
      expect(bruit).toBeGreaterThan(0.6 * deviation)
      expect(bruit).toBeLessThan(1.3 * deviation)
    }
  })

  it('grows with the errors', () => {
    const measured = [0, 1, 2, 3, 4, 6].map((deviation) => lissageOf(noisy(deviation))?.bruit ?? 0)
    expect(measured).toEqual(measured.toSorted((a, b) => a - b))
  })

  it('is the same for the track turned round', () => {
    const there = noisy(3)
    const back = { ...there, ...reverseTrack(there) }
    expect(lissageOf(back)?.bruit).toBeCloseTo(lissageOf(there)?.bruit ?? Number.NaN, 6)
    const { denivele, denivele_negatif } = measureTrack(there)
    expect(measureTrack(back).denivele.calcule).toBeCloseTo(denivele_negatif.calcule ?? 0, 3)
    expect(measureTrack(back).denivele_negatif.calcule).toBeCloseTo(denivele.calcule ?? 0, 3)
  })

  it('is about the same when points are left out, and so is the climb', () => {
    for (const deviation of [0, 2, 4]) {
      const dense = noisy(deviation, { spacing: 5 })
      for (const every of [2, 4]) {
        const thinColumn = (column: Float64Array) =>
          column.filter((_, index) => index % every === 0)
        const thin = makeTrack(
          ...dense.segments.map(({ lon, lat, ele, time }) => ({
            lon: thinColumn(lon),
            lat: thinColumn(lat),
            ele: thinColumn(ele),
            time: thinColumn(time),
          })),
        )
        const [one, other] = [lissageOf(dense)?.bruit ?? 0, lissageOf(thin)?.bruit ?? 0]
        expect(Math.abs(one - other)).toBeLessThanOrEqual(0.2 * one)
        expect(Math.abs(climbed(thin) / climbed(dense) - 1)).toBeLessThan(0.02)
      }
    }
  })

  it('is not the steps of whole metres', () => {
    const whole = simulateTrack({ length: 30_000, ...ground })
    for (const { ele } of whole.segments)
      for (const [i, value] of ele.entries()) ele[i] = Math.round(value)
    expect(lissageOf(whole)?.rayon).toBe(30)
  })

  it('is of all segments together, and of none without altitudes', () => {
    const [segment] = noisy(3).segments
    if (!segment) throw new Error('No segment')
    const half = segment.lon.length >> 1
    const part = (from: number, to?: number) => ({
      lon: segment.lon.slice(from, to),
      lat: segment.lat.slice(from, to),
      ele: segment.ele.slice(from, to),
      time: segment.time.slice(from, to),
    })
    const cut = makeTrack(part(0, half), part(half))
    expect(lissageOf(cut)?.bruit).toBeCloseTo(lissageOf(makeTrack(segment))?.bruit ?? 0, 1)
    expect(
      lissageOf(
        makeTrack(
          makeSegment([
            [5, 45],
            [5.1, 45],
          ]),
        ),
      ),
    ).toBeNull()
    expect(
      lissageOf(
        makeTrack(
          makeSegment([
            [5, 45, 3],
            [5.1, 45, 4],
          ]),
        ),
      )?.rayon,
    ).toBe(30)
  })
})

describe('the reach', () => {
  it('follows the noise from 30 to 100 m, without a jump', () => {
    expect(chooseReach(0)).toBe(30)
    expect(chooseReach(40)).toBeCloseTo(100, 6)
    for (let noise = 0; noise < 10; noise += 0.01) {
      const step = chooseReach(noise + 0.01) - chooseReach(noise)
      expect(step).toBeGreaterThanOrEqual(0)
      expect(step).toBeLessThan(0.7)
    }
  })

  it('changes the means little by little', () => {
    const reach = fc.double({ min: 10, max: 100, noNaN: true })
    const altitudes = Float64Array.from({ length: 60 }, (_, index) => 100 + 10 * Math.sin(index))
    fc.assert(
      fc.property(reach, (metres) => {
        const near = computeMeans({ step: 10, altitudes }, metres)
        const far = computeMeans({ step: 10, altitudes }, metres + 0.001)
        for (const [index, value] of near.entries()) {
          expect(Math.abs(value - at(far, index))).toBeLessThan(0.01)
        }
      }),
    )
  })
})

const FILES = new URL('../../../../shared/data/gpx/', import.meta.url)
const UTMB = new URL('racepredictor__utmb-170.gpx', FILES)
const ANNOUNCED = 9960
const hasFiles = existsSync(UTMB)
if (!hasFiles)
  process.stdout.write('The line of the UTMB is not there: its climb is not compared.\n')

describe.runIf(hasFiles)('the official line of the UTMB', () => {
  const read = () => readTrack(readFileSync(UTMB))

  it('climbs what its organisers announce', () => {
    const track = read()
    expect(lissageOf(track)?.rayon).toBe(30)
    expect(Math.abs(climbed(track) / ANNOUNCED - 1)).toBeLessThan(0.01)
  })

  /** Rougher than the simulated grounds, which hides part of the error. */
  it.each([
    [1, 0.01],
    [2, 0.03],
    [3, 0.04],
  ])('and about that under %i m of noise', (deviation, margin) => {
    const [segment] = read().segments
    if (!segment) throw new Error('No segment')
    const distances = accumulateDistances(segment)
    const errors = simulateTrack({
      length: distances.at(-1) ?? 0,
      altitude: () => 0,
      noise: { deviation, reach: 60 },
    }).segments[0]
    const error = errors && sampleAltitudes(errors.ele, accumulateDistances(errors))
    if (!error) throw new Error('No noise')
    const ele = segment.ele.map(
      (value, index) =>
        value +
        at(
          error.altitudes,
          Math.min(error.altitudes.length - 1, Math.round(at(distances, index) / error.step)),
        ),
    )
    expect(Math.abs(climbed(makeTrack({ ...segment, ele })) / ANNOUNCED - 1)).toBeLessThan(margin)
  })
})

it('a file of two points has no noise to measure', () => {
  expect(measureNoise([{ step: 10, altitudes: Float64Array.of(1, 2) }], 10)).toBe(0)
})
