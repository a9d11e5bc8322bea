import { localDate } from '@foulee/domain/shared/fuseau'
import { seededNormal, seededRandom } from '@foulee/trace/seeded-random'
import { makeTrack, simulateSegment } from '@foulee/trace/simulated-track'
import { writeGpx } from '@foulee/trace/write-gpx'
import { expect, it } from 'vitest'
import { NO_MARKS } from '#kernel/tracks/marks.ts'
import { doTask, type TraceAnswer } from '#kernel/tracks/tasks.ts'
import { isSameRecording } from './activites.double.ts'

const DAY_MS = 86_400_000
const START = Date.UTC(2026, 4, 3, 7)
const SPEED = 2.9

type Place = readonly [east: number, north: number]
type Route = { length: number; placeAt: (metres: number) => Place }

/**
 * Fifty routes from one door, of 5 to 15 km: out and back on one path, loops, laps of a park, and
 * ways that end elsewhere. The neighbours of a route leave by the same street.
 */
function makeRoute(rank: number): Route {
  const length = 5000 + 200 * rank
  const turn = (2 * Math.PI * Math.floor(rank / 2)) / 25
  const bend = 300 + 21 * rank
  const along = (metres: number): Place => {
    const street = Math.min(metres, 600)
    const rest = metres - street
    const side = rank % 2 ? 1 : -1
    const aside = side * (rest * 0.35) + 90 * Math.sin(rest / bend)
    const ahead = street + rest * 0.93
    return [
      ahead * Math.cos(turn) - aside * Math.sin(turn),
      ahead * Math.sin(turn) + aside * Math.cos(turn),
    ]
  }
  const around = (metres: number, round: number): Place => {
    const angle = (2 * Math.PI * metres) / round
    const radius = round / (2 * Math.PI)
    const [east, north] = along(600)
    return [east + radius * Math.sin(angle), north + radius * (1 - Math.cos(angle))]
  }
  const ways: readonly Route['placeAt'][] = [
    (metres) => along(Math.min(metres, length - metres)),
    (metres) => along(metres),
    (metres) => around(metres, length),
    (metres) => around(metres, 1500 + 30 * rank),
  ]
  return { length, placeAt: ways[rank % ways.length] ?? along }
}

type Receiver = {
  seed: string
  noise: number
  /** Seconds between two readings; seconds after the start and before the end. */
  every: number
  late?: number
  early?: number
  /** Seconds by which its clock is wrong. */
  clock?: number
  /** A rest of five minutes half way: one receiver stops by itself, another writes on. */
  rest?: 'none' | 'silent' | 'written'
  /** Seconds without a signal. */
  lost?: number
  begun?: number
}

const REST = 300

/** Stored columns of a recording, by way of its file. */
function record(route: Route, receiver: Receiver) {
  const { seed, noise, every, late = 0, early = 0, clock = 0, rest = 'none', lost = 0 } = receiver
  const [normal, random] = [seededNormal(seed), seededRandom(seed)]
  const memory = Math.exp((-SPEED * every) / 60)
  let drift: Place = [noise * normal(), noise * normal()]
  const running = route.length / SPEED
  const half = running / 2
  const total = running + (rest === 'none' ? 0 : REST)
  const gap = lost ? (0.2 + 0.5 * random()) * total : Number.NaN
  const times: number[] = []
  for (let at = late; at <= total - early; at += every) {
    if (rest === 'silent' && at > half && at < half + REST) continue
    if (at > gap && at < gap + lost) continue
    times.push(at)
  }
  const move = (value: number) => memory * value + Math.sqrt(1 - memory ** 2) * noise * normal()
  const metresAt = (at: number) =>
    SPEED * (rest === 'none' ? at : Math.min(at, Math.max(half, at - REST)))
  const segment = simulateSegment({
    length: times.length - 1,
    spacing: 1,
    way: (rank) => {
      drift = [move(drift[0]), move(drift[1])]
      const [east, north] = route.placeAt(metresAt(times[Math.round(rank)] ?? 0))
      return [east + drift[0], north + drift[1]]
    },
  })
  const debut = START + (receiver.begun ?? 0) + clock * 1000
  const time = Float64Array.from(times, (at) => debut + Math.round(at) * 1000)
  const text = writeGpx(makeTrack({ ...segment, time }), { hasTimes: true })
  const bytes = new TextEncoder().encode(text)
  const task = { kind: 'file', before: null, marks: NO_MARKS, options: { rayon: 0 } } as const
  const { trace, facts } = doTask({ ...task, file: { bytes } }, () => 0) as TraceAnswer
  if (!facts?.times) throw new Error('No times')
  const { lignes, altitudes, mesures } = trace
  return {
    debut: new Date(facts.times.debut).toISOString(),
    jour: localDate(new Date(facts.times.debut), 'Europe/Paris'),
    duree: facts.times.duree,
    duree_mouvement: facts.times.duree_mouvement,
    distance: Math.round(mesures.distance),
    lignes,
    altitudes,
  }
}

const ROUTES = Array.from({ length: 50 }, (_, rank) => makeRoute(rank))
const NOISES = [3, 5, 7, 10] as const
const RESTS = ['none', 'silent', 'written'] as const

const watchOf = (rank: number, noise: number): Receiver => ({
  seed: `watch ${rank} ${noise}`,
  noise,
  every: 1 + (rank % 3),
  rest: RESTS[rank % 5] ?? 'none',
})

/** In a pocket: begun late, ended early, seldom, another clock, now and then without a signal. */
const phoneOf = (rank: number, noise: number): Receiver => ({
  seed: `phone ${rank} ${noise}`,
  noise: 13 - noise,
  every: 3 + (rank % 4) * 2,
  late: (rank * 7) % 90,
  early: (rank * 11) % 60,
  clock: ((rank * 13) % 41) - 20,
  rest: RESTS[rank % 5] === 'silent' ? 'written' : (RESTS[rank % 5] ?? 'none'),
  lost: rank % 6 === 0 ? 90 : 0,
})

it('watch and phone of one run are known again, at least 95 times of 100', () => {
  const pairs = ROUTES.flatMap((route, rank) =>
    NOISES.map((noise) => {
      const watch = record(route, watchOf(rank, noise))
      return isSameRecording(watch, record(route, phoneOf(rank, noise)))
    }),
  )
  expect(pairs.filter(Boolean).length).toBeGreaterThanOrEqual(0.95 * pairs.length)
})

it('no two of fifty routes at one hour are one run, nor one route at another time', () => {
  const runs = ROUTES.map((route, rank) => record(route, watchOf(rank, 3 + (rank % 8))))
  const pairs = runs.flatMap((run, rank) =>
    runs.flatMap((other, second) =>
      second > rank && isSameRecording(run, other) ? [[rank, second]] : [],
    ),
  )
  expect(pairs).toEqual([])
  const later = ROUTES.slice(0, 20).flatMap((route, rank) => {
    const seconds = route.length / SPEED
    const again = [DAY_MS, (seconds + 400) * 1000, 3 * 3_600_000].map((begun) =>
      record(route, { ...watchOf(rank, 5), seed: `again ${begun}`, begun }),
    )
    return again.filter((other) => isSameRecording(runs[rank] ?? other, other)).map(() => rank)
  })
  expect(later).toEqual([])
})

it('a runner of the club who turns earlier, or takes another street back, is not the same run', () => {
  const [out] = ROUTES
  if (!out) throw new Error('No route')
  const whole = { ...out, length: 10_000 }
  const there = (metres: number) => makeRoute(1).placeAt(metres)
  const run = record({ ...whole, placeAt: (m) => there(Math.min(m, 10_000 - m)) }, watchOf(0, 5))
  const others: readonly Route[] = [
    // Turned a kilometre before, and did a lap at home instead.
    {
      length: 10_000,
      placeAt: (m) => (m < 8000 ? there(Math.min(m, 8000 - m)) : [-(m - 8000) / 2, 0]),
    },
    // Back by a street 150 m aside.
    {
      length: 10_000,
      placeAt: (m) => {
        const [east, north] = there(Math.min(m, 10_000 - m))
        return m < 5000 ? [east, north] : [east + 150, north - 150]
      },
    },
  ]
  expect(others.filter((other) => isSameRecording(run, record(other, watchOf(1, 5))))).toEqual([])
})
