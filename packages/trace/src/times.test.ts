import { describe, expect, it } from 'vitest'
import { makeSegment, makeTrack, simulateSegment } from './simulated-track.ts'
import { surveyTrack } from './survey.ts'
import { measureTimes, readClock } from './times.ts'
import type { Segment } from './track.ts'

const T0 = Date.UTC(2024, 4, 12, 8)
const METRE = 1 / 111_194.93

function walk(steps: readonly number[], start = T0): Segment {
  let lat = 45
  return makeSegment(
    [0, ...steps].map((step, second) => {
      lat += step * METRE
      return [5, lat, Number.NaN, start + second * 1000]
    }),
  )
}
const run = (seconds: number, step = 3) => Array.from({ length: seconds }, () => step)
/** A stationary receiver still drifts. */
const stand = (seconds: number) =>
  Array.from({ length: seconds }, (_, second) => (second % 2 ? -0.4 : 0.4))
const timesOf = (...segments: Segment[]) => measureTimes(surveyTrack(makeTrack(...segments)))

describe('motion and pauses', () => {
  it.each([
    ['a steady run', [run(600)], 600, 600, []],
    ['a walk uphill at 1.5 km/h', [run(600, 0.42)], 600, 600, []],
    ['a pause of five minutes', [[...run(300), ...stand(300), ...run(300)]], 900, 600, [300]],
    ['a shoe to tie', [[...run(100), ...stand(30), ...run(100)]], 230, 200, []],
    ['standing all the time', [stand(120)], 120, 0, [120]],
    ['a crossing with a light', [[...run(50), ...stand(10), ...run(50)]], 110, 110, []],
  ])('%s', (_label, steps, duree, moving, pauses) => {
    const times = timesOf(...steps.map((step) => walk(step)))
    expect(times?.duree).toBe(duree)
    expect(Math.abs((times?.duree_mouvement ?? 0) - moving)).toBeLessThan(15)
    expect(times?.pauses.map((pause) => Math.round(pause.duree / 30) * 30)).toEqual(pauses)
  })

  it('a hairpin is no stop', () => {
    const climb = walk([...run(60, 0.9), ...run(60, -0.9)])
    expect(timesOf(climb)?.duree_mouvement).toBe(120)
  })

  it('the gap between two segments is a pause, at the place where the first one ended', () => {
    const times = timesOf(walk(run(100)), walk(run(100), T0 + 700_000))
    expect(times).toMatchObject({ duree: 800, duree_mouvement: 200 })
    expect(times?.pauses).toEqual([{ distance: expect.closeTo(300, 3), duree: 600 }])
  })

  it('a point every two minutes tells a slow walk from a stop', () => {
    const sparse = (metres: number) =>
      makeSegment(
        Array.from({ length: 6 }, (_, index) => [
          5,
          45 + index * metres * METRE,
          0,
          T0 + index * 120_000,
        ]),
      )
    expect(timesOf(sparse(100))?.duree_mouvement).toBe(600)
    expect(timesOf(sparse(20))?.duree_mouvement).toBe(0)
  })
})

describe('times that cannot be', () => {
  const at = (...seconds: number[]) =>
    makeSegment(seconds.map((second, index) => [5, 45 + index * 30 * METRE, 0, T0 + second * 1000]))

  it.each([
    ['none', [at(Number.NaN, Number.NaN)], null],
    ['one', [at(0, Number.NaN)], null],
    ['all the same', [at(0, 0, 0, 0)], null],
    ['backwards', [at(40, 30, 20, 10, 0)], null],
    [
      '1970 first, then today',
      [
        makeSegment([
          [5, 45, 0, 0],
          [5, 45.001, 0, T0],
          [5, 45.002, 0, T0 + 9000],
        ]),
      ],
      null,
    ],
    ['one point of a clock set back', [at(0, 10, 5, 20)], 20],
    ['missing in the middle', [at(0, Number.NaN, 20)], 20],
    ['a week', [at(0, 604_800)], 604_800],
    ['segments out of order', [at(100, 110, 120), at(0, 10)], 20],
  ])('%s: %s', (_label, segments, expected) => {
    expect(timesOf(...segments)?.duree ?? null).toBe(expected)
  })
})

describe('the clock', () => {
  it('tells when a distance was left', () => {
    const times = timesOf(simulateSegment({ length: 1000, speed: 2.5 }))
    for (const distance of [0, 100, 437, 1000]) {
      expect(times && readClock(times.clock, distance)).toBeCloseTo(distance / 2.5, 3)
    }
  })

  it('counts a pause as over', () => {
    const times = timesOf(walk(run(100)), walk(run(100), T0 + 700_000))
    expect(times && readClock(times.clock, times.clock.distances[100] ?? 0)).toBe(700)
  })
})
