import { expect, it } from 'vitest'
import { reverseTrack } from './edit.ts'
import { compareRuns, findSameWays } from './same-way.ts'
import { simplifySegment } from './simplify.ts'
import { simulateTrack } from './simulated-track.ts'

/** Metres east and north, as long as the distance. */
const way = (distance: number): [number, number] => [distance * 0.8, distance * 0.6]
const run = (speed: number, wander = 0, start: [number, number] = [5.8, 45.3]) =>
  simulateTrack({ length: 5000, speed, way, start, wander })

it('finds outings on the same path, and says in which direction', () => {
  const own = run(3)
  const found = findSameWays(own.segments, [
    { id: 1, segments: run(3.4, 4).segments.map((segment) => simplifySegment(segment, 15)) },
    { id: 2, segments: reverseTrack(run(3)).segments },
    { id: 3, segments: run(3, 0, [5.83, 45.3]).segments },
    {
      id: 4,
      segments: simulateTrack({ length: 4000, speed: 3, way, start: [5.8, 45.3] }).segments,
    },
  ])
  expect(found).toEqual([
    { id: 1, sens: 'meme' },
    { id: 2, sens: 'inverse' },
  ])
})

it('a loop begun elsewhere is the same path, whose times cannot be compared', () => {
  const loop = (from: number) =>
    simulateTrack({
      length: 6000,
      speed: 3,
      start: [5.8, 45.3],
      way: (distance) => {
        const turn = ((distance + from) / 6000) * 2 * Math.PI
        return [955 * Math.cos(turn), 955 * Math.sin(turn)]
      },
    })
  expect(findSameWays(loop(0).segments, [{ id: 1, segments: loop(2000).segments }])).toEqual([
    { id: 1, sens: 'autre' },
  ])
})

it('says where time was gained and lost', () => {
  const curve = compareRuns(run(4), run(3))
  expect(curve?.metres.at(-1)).toBeCloseTo(5000, -2)
  expect(curve?.avance[0]).toBe(0)
  // 5 km at 3 m/s take 417 s more than at 4 m/s.
  expect(curve?.avance.at(-1)).toBeGreaterThan(405)
  expect(curve?.avance.at(-1)).toBeLessThan(430)
  const middle = curve?.avance[Math.floor((curve.avance.length - 1) / 2)] ?? 0
  expect(middle).toBeGreaterThan(195)
  expect(middle).toBeLessThan(222)
})

it('the same run beside itself gains nothing', () => {
  const curve = compareRuns(run(3), run(3))
  expect(Math.max(...(curve?.avance ?? [99]).map(Math.abs))).toBeLessThanOrEqual(4)
})

it('is null without times', () => {
  expect(compareRuns(run(3), reverseTrack(run(3)))).toBeNull()
})
