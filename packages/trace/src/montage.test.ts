import { DEBUT_DES_TEMPS, FIN_DES_TEMPS } from '@foulee/domain/parcours/montage'
import { expect, it } from 'vitest'
import { measureDistance } from './distance.ts'
import { joinTracks, keepPlages, listEnds } from './montage.ts'
import type { Sensors } from './sensors.ts'
import { simulateTrack } from './simulated-track.ts'
import type { Track } from './track.ts'

const run: Track = simulateTrack({ length: 3000, speed: 3, spacing: 7 })
const times = run.segments[0]?.time ?? new Float64Array()
const [START, END] = [times[0] ?? 0, times.at(-1) ?? 0]
const MIDDLE = START + 123_456

it('two pieces add up to the whole, between points too', () => {
  const before = keepPlages(run, [[DEBUT_DES_TEMPS, MIDDLE]])
  const after = keepPlages(run, [[MIDDLE, FIN_DES_TEMPS]])
  expect(measureDistance(before) + measureDistance(after)).toBeCloseTo(measureDistance(run), 3)
  expect(before.segments[0]?.time.at(-1)).toBe(MIDDLE)
  expect(after.segments[0]?.time[0]).toBe(MIDDLE)
})

it('a piece between two points is a line between them', () => {
  const [from = 0, to = 0] = [times[4], times[5]]
  const third = (to - from) / 3
  const { segments } = keepPlages(run, [[from + third, to - third]])
  expect(segments[0]?.time).toEqual(Float64Array.of(from + third, to - third))
})

it('keeps a point without a time with the one before it', () => {
  const segment = run.segments[0]
  if (!segment) throw new Error('no segment')
  const time = segment.time.slice()
  time[2] = Number.NaN
  const holed = { ...run, segments: [{ ...segment, time }] }
  const { segments } = keepPlages(holed, [[DEBUT_DES_TEMPS, times[3] ?? 0]])
  expect(segments[0]?.lon).toHaveLength(4)
})

it('what lies outside the recording leaves nothing', () => {
  expect(keepPlages(run, [[END + 1000, END + 5000]]).segments).toEqual([])
})

const beats = (from: number, count: number, value: number): Sensors => {
  const time = Float64Array.from({ length: count }, (_, rank) => from + rank * 1000)
  const fill = (number: number) => new Float64Array(count).fill(number)
  return { time, fc: fill(value), cadence: fill(85), puissance: fill(NaN), temperature: fill(12) }
}

it('leaves out the beats of what was left out', () => {
  const worn = { ...run, sensors: beats(START, 300, 150) }
  const { sensors } = keepPlages(worn, [[START + 100_000, START + 199_999]])
  expect(sensors?.fc).toHaveLength(100)
  expect(sensors?.time[0]).toBe(START + 100_000)
})

const lap = { duree: 60, distance: 180, fin: 'touche' as const, etape: null }
const lapped: Track = {
  ...run,
  sensors: null,
  tours: [lap, lap, lap, lap],
  tourDebuts: [0, 60, 120, 180].map((second) => START + second * 1000),
}

it.each([
  ['at the start, those after it stay', [[START + 60_000, FIN_DES_TEMPS]], 3],
  ['in a lap, that one goes', [[START + 30_000, FIN_DES_TEMPS]], 3],
  [
    'of the middle, none stays',
    [
      [START, START + 60_000],
      [START + 120_000, END],
    ],
    0,
  ],
] as const)('of laps, after a cut %s', (_, plages, count) => {
  expect(keepPlages(lapped, plages).tours ?? []).toHaveLength(count)
})

it('joins recordings by time, whatever their order, with nothing between them', () => {
  const first = keepPlages(run, [[DEBUT_DES_TEMPS, START + 60_000]])
  const second = keepPlages(run, [[START + 90_000, FIN_DES_TEMPS]])
  const joined = joinTracks([second, first])
  expect(joined.segments.map(({ time }) => time[0])).toEqual([START, START + 90_000])
  expect(measureDistance(joined)).toBeCloseTo(measureDistance(first) + measureDistance(second), 6)
  expect(listEnds(joined)).toHaveLength(4)
})

it('counts feet alike when formats are mixed', () => {
  const fit: Track = {
    ...run,
    source: { ...run.source, format: 'fit', sport: 'course_a_pied' },
    sensors: beats(START, 60, 140),
  }
  const steps = beats(START + 120_000, 60, 140)
  const tcx: Track = {
    ...keepPlages(run, [[START + 120_000, FIN_DES_TEMPS]]),
    source: { ...run.source, format: 'tcx', sport: 'course_a_pied' },
    sensors: { ...steps, cadence: steps.cadence.map(() => 170) },
  }
  const joined = joinTracks([keepPlages(fit, [[START, START + 60_000]]), tcx])
  expect(new Set(joined.sensors?.cadence)).toEqual(new Set([170]))
  expect(joined.source.format).toBe('tcx')
})
