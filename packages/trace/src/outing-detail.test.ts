import { SANS_REPERES } from '@foulee/domain/entrainement/reperes'
import { expect, it } from 'vitest'
import { detailOuting } from './outing-detail.ts'
import { readTrack } from './read-track.ts'
import { createSensors } from './sensors.ts'
import { makeTrack, simulateSegment } from './simulated-track.ts'
import { madeTcx } from './tcx/made-tcx.ts'
import type { Track } from './track.ts'

const RUN = { sport: 'course_a_pied', reperes: SANS_REPERES } as const
const flat = () => makeTrack(simulateSegment({ length: 5400, speed: 3, altitude: () => 300 }))

/** A heart rate that grows by a beat a minute, and 85 strides. */
function withSensors(track: Track): Track {
  const columns = createSensors(100_000)
  const [first] = track.segments
  for (const time of first?.time ?? []) {
    const minutes = (time - (first?.time[0] ?? 0)) / 60_000
    columns.add(time, { fc: 120 + minutes, cadence: 85 })
  }
  return { ...track, sensors: columns.finish() }
}

it('kilometres add up to the outing, and the last one is what is left', () => {
  const detail = detailOuting(withSensors(flat()), RUN)
  expect(detail?.kilometres.map(({ distance }) => distance)).toEqual([
    1000, 1000, 1000, 1000, 1000, 400,
  ])
  for (const { duree, distance } of detail?.kilometres ?? []) {
    expect(Math.abs(duree - distance / 3)).toBeLessThanOrEqual(2)
  }
  const [first, second] = detail?.kilometres ?? []
  expect(first?.cadence).toBe(170)
  expect((second?.fc ?? 0) - (first?.fc ?? 0)).toBeGreaterThanOrEqual(5)
})

it('has the least, the mean and the most of its thermometer, or nothing', () => {
  const track = flat()
  const columns = createSensors(100_000)
  const [first] = track.segments
  for (const [rank, time] of (first?.time ?? []).entries()) {
    columns.add(time, { temperature: rank < 100 ? 10 : 20 })
  }
  const { capteur } = detailOuting({ ...track, sensors: columns.finish() }, RUN) ?? {}
  expect(capteur).toMatchObject({ min: 10, max: 20 })
  expect(capteur?.moyenne).toBeGreaterThan(10)
  expect(detailOuting(withSensors(track), RUN)).toMatchObject({ capteur: null, meteo: null })
})

it('at equal effort a climb is faster than it was, and flat ground as fast', () => {
  const climb = makeTrack(
    simulateSegment({
      length: 4000,
      speed: 2,
      altitude: (metres) => 300 + 0.1 * Math.min(metres, 2000),
    }),
  )
  const rows = detailOuting(climb, RUN)?.kilometres ?? []
  expect(rows[0]?.allure_effort).toBeLessThan(0.7 * (rows[0]?.duree ?? 0))
  expect(rows[0]?.denivele).toBeGreaterThan(85)
  expect(Math.abs((rows[3]?.allure_effort ?? 0) - (rows[3]?.duree ?? 0))).toBeLessThan(10)
})

it('a stop is in no kilometre, and stands among the pauses', () => {
  const whole = flat()
  const [segment] = whole.segments
  if (!segment) throw new Error('No segment.')
  const stopped = {
    ...segment,
    time: segment.time.map((time, index) =>
      index >= segment.time.length / 2 ? time + 300_000 : time,
    ),
  }
  const half = stopped.lon.length >> 1
  const cut = (from: number, to: number) => ({
    lon: stopped.lon.slice(from, to),
    lat: stopped.lat.slice(from, to),
    ele: stopped.ele.slice(from, to),
    time: stopped.time.slice(from, to),
  })
  const detail = detailOuting(makeTrack(cut(0, half), cut(half, stopped.lon.length)), RUN)
  expect(detail?.pauses).toHaveLength(1)
  expect(detail?.pauses[0]?.duree).toBeGreaterThan(290)
  for (const { duree } of (detail?.kilometres ?? []).slice(0, 5)) expect(duree).toBeLessThan(345)
})

it('a long outing has columns of 500 samples at most, and rows of five kilometres', () => {
  const long = makeTrack(simulateSegment({ length: 320_000, spacing: 200, speed: 8 }))
  const detail = detailOuting(long, { sport: 'velo', reperes: SANS_REPERES })
  expect(detail?.kilometres[0]?.distance).toBe(5000)
  for (const column of Object.values(detail?.series ?? {})) expect(column).toHaveLength(500)
})

it('laps are those of the watch, and their repetitions are recognised', () => {
  const tours = [
    { duree: 1200, distance: 3600 },
    ...Array.from({ length: 5 }, () => [
      { duree: 60, distance: 300 },
      { duree: 60, distance: 140 },
    ]).flat(),
    { duree: 600, distance: 1700 },
  ]
  const bytes = new TextEncoder().encode(madeTcx({ debut: Date.UTC(2026, 2, 1), tours }))
  const detail = detailOuting(readTrack(bytes, {}, { hasSensors: true }), RUN)
  expect(detail?.tours.map(({ duree, distance }) => ({ duree, distance }))).toEqual(tours)
  expect(detail?.tours[1]?.debut).toBeCloseTo(3600, -2)
  expect(detail?.fractions?.source).toBe('tours')
  expect(detail?.fractions?.liste.map(({ distance }) => distance)).toEqual([
    300, 300, 300, 300, 300,
  ])
})

it('the time in zones is that of the heart rate, and of the pace where the VMA is known', () => {
  const detail = detailOuting(withSensors(flat()), {
    sport: 'course_a_pied',
    reperes: { vma: 16, fc_max: 190 },
  })
  const sum = (zones: readonly { duree: number }[] | undefined) =>
    (zones ?? []).reduce((total, { duree }) => total + duree, 0)
  expect(Math.abs(sum(detail?.zones_fc) - 1800)).toBeLessThan(10)
  expect(Math.abs(sum(detail?.zones_allure) - 1800)).toBeLessThan(10)
  expect(detail?.zones_allure.find(({ code }) => code === 'A2')?.duree).toBeGreaterThan(1700)
})

it('without times there is nothing to say', () => {
  expect(detailOuting(makeTrack(simulateSegment({ length: 3000 })), RUN)).toBeNull()
})
