import { describe, expect, it, test } from 'vitest'
import { DEGREE } from './distance.ts'
import { type CourseRun, layOuting } from './outing-on-course.ts'
import { simulateTrack } from './simulated-track.ts'
import type { Track } from './track.ts'

const BEGAN = 1_700_000_000_000
const SPEED = 2.5
const flat = (_distance: number): number => 500

/** Eleven kilometres north at 2.5 m/s, with a stop of so many seconds at some metres. */
function run({ stopAt = 0, stop = 0, altitude = flat } = {}): Track {
  const track = simulateTrack({ length: 11_000, speed: SPEED, altitude })
  const segments = track.segments.map((segment) => ({
    ...segment,
    time: segment.time.map((time, index) => (index * 10 > stopAt ? time + stop * 1000 : time)),
  }))
  return { ...track, segments }
}

const course = (input: Partial<CourseRun>): CourseRun => ({
  distance: 10_000,
  depart: null,
  temps: null,
  is_finished: true,
  passages: [],
  places: [],
  at: [5000, 10_000],
  ...input,
})

describe('times of an outing at metres of the course', () => {
  const north = (metres: number) => 45.3 + metres / DEGREE

  test.each<[string, Partial<CourseRun>, number[]]>([
    ['nothing but lengths are known', {}, [2200, 4400]],
    ['the watch ran on after the finish', { temps: 4000 }, [2000, 4000]],
    [
      'the watch began ten minutes before the gun',
      { depart: BEGAN + 600_000, temps: 3800 },
      [1900, 3800],
    ],
    [
      'the half was passed early, as the result says',
      { temps: 4000, passages: [{ metres: 5000, temps: 1600 }] },
      [1600, 4000],
    ],
    [
      'the outing passes the place of a point',
      { temps: 4000, places: [{ metres: 5000, lon: 5.8, lat: north(4500) }] },
      [1800, 4000],
    ],
    [
      'a place is far from the outing',
      { temps: 4000, places: [{ metres: 5000, lon: 5.9, lat: north(4500) }] },
      [2000, 4000],
    ],
  ])('when %s', (_, input, expected) => {
    const laid = layOuting(run(), course(input))
    for (const [rank, seconds] of expected.entries()) {
      expect(Math.abs((laid?.reels[rank] ?? 0) - seconds)).toBeLessThanOrEqual(2)
    }
  })

  it('a way back passes a place twice, and each point is where it is expected', () => {
    const track = simulateTrack({
      length: 10_000,
      speed: SPEED,
      way: (distance) => [0, Math.min(distance, 10_000 - distance)],
    })
    const place = { lon: 5.8, lat: north(2000) }
    const places = [
      { metres: 2100, ...place },
      { metres: 7900, ...place },
    ]
    const laid = layOuting(track, course({ places, at: [2100, 7900] }))
    expect(laid?.reels).toEqual([800, 3200])
  })
})

describe('stops', () => {
  it('a stop is told at its place on the course, and delays what follows alone', () => {
    const laid = layOuting(run({ stopAt: 5500, stop: 300 }), course({ at: [5000, 6000] }))
    expect(laid?.pauses).toHaveLength(1)
    expect(Math.abs((laid?.pauses[0]?.metres ?? 0) - 5000)).toBeLessThan(50)
    expect(Math.abs((laid?.pauses[0]?.duree ?? 0) - 310)).toBeLessThan(15)
    const [at, after] = laid?.reels ?? []
    expect(Math.abs((at ?? 0) - 2200)).toBeLessThan(5)
    expect(Math.abs((after ?? 0) - 2940)).toBeLessThan(10)
  })

  it('waiting at the start, and after the finish, is no stop of the race', () => {
    const waiting = layOuting(
      run({ stopAt: 100, stop: 900 }),
      course({ depart: BEGAN + 940_000, temps: 4300 }),
    )
    expect(waiting?.pauses).toEqual([])
    expect(layOuting(run({ stopAt: 10_500, stop: 900 }), course({ temps: 4000 }))?.pauses).toEqual(
      [],
    )
  })
})

describe('slopes', () => {
  const hill = (distance: number) => 500 + 0.1 * Math.min(distance, 11_000 - distance)

  it('one speed up and down a hill is fast up, and slow down, at equal effort', () => {
    const { montee, descente } = layOuting(run({ altitude: hill }), course({}))?.pentes ?? {}
    expect(montee?.ecart).toBeLessThan(-300)
    expect(descente?.ecart).toBeGreaterThan(300)
  })

  it('a stop on a climb costs no effort', () => {
    const plain = layOuting(run({ altitude: hill }), course({}))?.pentes?.montee
    const stopped = layOuting(run({ altitude: hill, stopAt: 3000, stop: 600 }), course({}))
    expect(stopped?.pentes?.montee?.ecart).toBeCloseTo(plain?.ecart ?? 0, -1.6)
  })
})

it('an outing without hours is laid nowhere', () => {
  expect(layOuting(simulateTrack({ length: 5000 }), course({}))).toBeNull()
})
