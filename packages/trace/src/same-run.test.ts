import { expect, it } from 'vitest'
import { isRicher, isSameRun, type Run } from './same-run.ts'
import { seededNormal } from './seeded-random.ts'
import { makeSegment, type Simulation, simulateSegment } from './simulated-track.ts'

const START = Date.UTC(2026, 4, 3, 7)
const HOUR = 3600

type Way = NonNullable<Simulation['way']>

/** Fifty ways from one door: each turns by its own bends. */
function makeWay(rank: number): Way {
  const turn = (2 * Math.PI * rank) / 50
  const bend = 400 + 15 * rank
  return (metres) => {
    const aside = 120 * Math.sin(metres / bend)
    return [
      metres * Math.cos(turn) - aside * Math.sin(turn),
      metres * Math.sin(turn) + aside * Math.cos(turn),
    ]
  }
}

/** @param noise metres on each axis; the error of a receiver drifts over some 60 m */
function record(
  way: Way,
  {
    seed,
    noise,
    spacing = 10,
    length = 8000,
  }: Record<'noise', number> & {
    seed: string
    spacing?: number
    length?: number
  },
): Run {
  const normal = seededNormal(seed)
  const memory = Math.exp(-spacing / 60)
  let drift = [0, 0]
  const noisy: Way = (metres) => {
    drift = drift.map((value) => memory * value + Math.sqrt(1 - memory ** 2) * noise * normal())
    const [east, north] = way(metres)
    return [east + (drift[0] ?? 0), north + (drift[1] ?? 0)]
  }
  const line = [simulateSegment({ length, spacing, way: noisy })]
  return { debut: START, duree: HOUR, distance: length, line }
}

const NOISES = [3, 5, 7, 10] as const
const WAYS = Array.from({ length: 50 }, (_, rank) => makeWay(rank))

it('knows a run of two receivers again, at least 95 times of 100', () => {
  const pairs = WAYS.flatMap((way, rank) =>
    NOISES.map((noise) => {
      const watch = record(way, { seed: `watch ${rank} ${noise}`, noise, spacing: 4 })
      const phone = record(way, { seed: `phone ${rank} ${noise}`, noise: 10, spacing: 25 })
      return isSameRun(watch, { ...phone, debut: START + 90_000, duree: HOUR - 60 })
    }),
  )
  expect(pairs.filter(Boolean).length / pairs.length).toBeGreaterThanOrEqual(0.95)
})

it('takes no two of fifty routes run at one hour for the same run', () => {
  const runs = WAYS.map((way, rank) => record(way, { seed: `${rank}`, noise: 3 + (rank % 8) }))
  const pairs = runs.flatMap((run, rank) =>
    runs.flatMap((other, second) =>
      second > rank && isSameRun(run, other) ? [[rank, second]] : [],
    ),
  )
  expect(pairs).toEqual([])
})

it('is symmetric, and a run is itself', () => {
  const a = record(makeWay(1), { seed: 'a', noise: 5 })
  const b = record(makeWay(1), { seed: 'b', noise: 5, spacing: 30 })
  expect(isSameRun(a, a)).toBe(true)
  expect(isSameRun(a, b)).toBe(isSameRun(b, a))
})

const way = makeWay(7)
const RUN = record(way, { seed: 'run', noise: 5 })

it.each<[string, Run, boolean]>([
  ['the race an hour after the warm-up', { ...RUN, debut: START + 2 * HOUR * 1000 }, false],
  ['the same loop at the next hour', { ...RUN, debut: START + HOUR * 1000 }, false],
  ['a phone started six minutes late', { ...RUN, debut: START + 360_000, duree: HOUR - 360 }, true],
  ['a race within a recording twice as long', { ...RUN, duree: 2 * HOUR }, false],
  ['half of the line', { ...record(way, { seed: 'x', noise: 5, length: 4000 }) }, false],
  ['no positions, and the same length', { ...RUN, line: null, distance: 7800 }, true],
  ['no positions, and another length', { ...RUN, line: null, distance: 7000 }, false],
  ['a single point', { ...RUN, line: [makeSegment([[5.8, 45.3]])], distance: 8100 }, true],
])('%s', (_label, other, isSame) => {
  expect(isSameRun(RUN, other)).toBe(isSame)
  expect(isSameRun(other, RUN)).toBe(isSame)
})

const FIT = { capteurs: 1, points: 3600, duree: 3600, format: 'fit' } as const
it.each([
  ['sensors outdo points', FIT, { ...FIT, capteurs: 0, points: 9000 }],
  ['points outdo the format', { ...FIT, format: 'gpx' } as const, { ...FIT, points: 900 }],
  ['FIT outdoes TCX', FIT, { ...FIT, points: 3500, format: 'tcx' } as const],
])('%s', (_label, rich, poor) => {
  expect(isRicher(rich, poor)).toBe(true)
  expect(isRicher(poor, rich)).toBe(false)
})

it('keeps the first of two that are alike', () => {
  expect(isRicher(FIT, FIT)).toBe(false)
})
