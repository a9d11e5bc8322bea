import { describe, expect, it } from 'vitest'
import { at, lastOf } from './column.ts'
import { DEGREE } from './distance.ts'
import { type Carre, findHiddenZones, hideEnds } from './privacy.ts'
import { seededRandom } from './seeded-random.ts'
import { simulateTrack } from './simulated-track.ts'
import type { Track } from './track.ts'

/**
 * Simulates an attacker who collects all published tracks, knows the masking algorithm, and
 * searches for a home. Metres east and north of the town centre.
 */
type Spot = readonly [east: number, north: number]

const TOWN = [5.75, 45.2] as const
const WIDTH = DEGREE * Math.cos((TOWN[1] * Math.PI) / 180)
const RADII = [100, 200, 300, 500, 1000]
const TOWNS = 100
/** Side of a cell in metres, and mean distance of a home from its centre. */
const SQUARE = 390
const PRIOR = 0.3826 * SQUARE
/** No estimator may be closer on average than the centre of the cell, divided by this. */
const FACTOR = 1.1
/**
 * Same for an attacker who knows that several members share a street, which sometimes crosses a
 * cell border.
 */
const STREET_FACTOR = 1.35

const toPlace = ([east, north]: Spot) => [TOWN[0] + east / WIDTH, TOWN[1] + north / DEGREE] as const
const toSpot = (lon: number, lat: number): Spot => [
  (lon - TOWN[0]) * WIDTH,
  (lat - TOWN[1]) * DEGREE,
]
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const middleOf = (spots: readonly Spot[]): Spot => [
  mean(spots.map(([east]) => east)),
  mean(spots.map(([, north]) => north)),
]
const between = ([a, b]: Spot, [c, d]: Spot) => Math.hypot(a - c, b - d)

function createMember() {
  const carres: Carre[] = []
  return (track: Track, rayon: number) => {
    for (const zone of findHiddenZones(track, { rayon, carres })) {
      if (!carres.some(({ lon, lat }) => lon === zone.lon && lat === zone.lat)) carres.push(zone)
    }
    return { rayon, shown: hideEnds(track, { rayon, carres }).track }
  }
}

type Published = ReturnType<ReturnType<typeof createMember>>

function publishFrom(door: Spot, random: () => number, count = 10): Published[] {
  const publish = createMember()
  return Array.from({ length: count }, (_, rank) => {
    const [turn, bend] = [2 * Math.PI * random(), random() - 0.5]
    const error = () => 24 * (random() - 0.5)
    const track = simulateTrack({
      start: toPlace([door[0] + error(), door[1] + error()]),
      length: 4000,
      spacing: 25,
      way: (distance) => {
        const out = Math.min(distance, 4000 - distance)
        const angle = turn + (bend * distance) / 2000
        return [out * Math.cos(angle), out * Math.sin(angle)]
      },
    })
    const radii = [RADII[rank % RADII.length] ?? 100, RADII[(rank + 2) % RADII.length] ?? 100]
    return radii.map((rayon) => publish(track, rayon))
  }).flat()
}

const findCuts = ({ shown: { segments } }: Published): Spot[] =>
  segments.flatMap(({ lon, lat }) => [
    toSpot(at(lon, 0), at(lat, 0)),
    toSpot(lastOf(lon), lastOf(lat)),
  ])

/** Least-squares circle fit (Kåsa 1976). */
function fitCircle(spots: readonly Spot[]): { middle: Spot; rayon: number } {
  const [east, north] = middleOf(spots)
  const sum = (term: (u: number, v: number) => number) =>
    spots.reduce((total, [x, y]) => total + term(x - east, y - north), 0)
  const [uu, vv, uv] = [sum((u) => u * u), sum((_, v) => v * v), sum((u, v) => u * v)]
  const right = [sum((u, v) => u * (u * u + v * v)) / 2, sum((u, v) => v * (u * u + v * v)) / 2]
  const [p = 0, q = 0] = right
  const determinant = uu * vv - uv * uv
  const u = (p * vv - q * uv) / determinant
  const v = (q * uu - p * uv) / determinant
  const rayon = Math.sqrt(u * u + v * v + (uu + vv) / spots.length)
  return { middle: [east + u, north + v], rayon }
}

const fitCircles = (routes: readonly Published[]) =>
  RADII.map((rayon) => routes.filter((route) => route.rayon === rayon).flatMap(findCuts))
    .filter((cuts) => cuts.length > 3)
    .map(fitCircle)

/** Extrapolates circle centres to radius zero by a line fit. */
function followBack(circles: readonly { middle: Spot; rayon: number }[]): Spot {
  const rayon = mean(circles.map((circle) => circle.rayon))
  const middle = middleOf(circles.map((circle) => circle.middle))
  const spread = circles.reduce((sum, circle) => sum + (circle.rayon - rayon) ** 2, 0)
  const along = ([0, 1] as const).map((axis) =>
    circles.reduce(
      (sum, circle) =>
        sum + ((circle.rayon - rayon) * (circle.middle[axis] - middle[axis])) / spread,
      0,
    ),
  )
  return [middle[0] - rayon * (along[0] ?? 0), middle[1] - rayon * (along[1] ?? 0)]
}

function crossSquares(middles: readonly Spot[], own: Spot, street: number): Spot {
  const inside: Spot[] = []
  for (let x = -SQUARE / 2; x <= SQUARE / 2; x += 15) {
    for (let y = -SQUARE / 2; y <= SQUARE / 2; y += 15) {
      const spot: Spot = [own[0] + x, own[1] + y]
      const isNear = middles.every(
        ([east, north]) =>
          Math.max(Math.abs(spot[0] - east), Math.abs(spot[1] - north)) <= SQUARE / 2 + street,
      )
      if (isNear) inside.push(spot)
    }
  }
  return inside.length ? middleOf(inside) : own
}

function attack(guess: (random: () => number) => Record<string, number>): Record<string, number> {
  const errors: Record<string, number[]> = {}
  for (let town = 0; town < TOWNS; town++) {
    for (const [name, error] of Object.entries(guess(seededRandom(`ville ${town}`)))) {
      errors[name] = [...(errors[name] ?? []), error]
    }
  }
  return Object.fromEntries(Object.entries(errors).map(([name, list]) => [name, mean(list)]))
}

const drawDoor = (random: () => number): Spot => [8000 * random() - 4000, 8000 * random() - 4000]

describe('whoever collects all the routes of a member', () => {
  const errors = attack((random) => {
    const door = drawDoor(random)
    const circles = fitCircles(publishFrom(door, random))
    const middle = middleOf(circles.map((circle) => circle.middle))
    const known: Spot = [door[0] + 500 + 900 * random(), door[1] + 900 * random() - 450]
    const elsewhere = middleOf(fitCircles(publishFrom(known, random)).map((item) => item.middle))
    const moved: Spot = [middle[0] - elsewhere[0] + known[0], middle[1] - elsewhere[1] + known[1]]
    return {
      'the middle of the circles': between(middle, door),
      'the middle of the smallest': between(circles[0]?.middle ?? [0, 0], door),
      'the line through the middles of several radii': between(followBack(circles), door),
      'the offset of another start that is known': between(moved, door),
    }
  })

  it.each(Object.entries(errors))('%s says no more than the square', (_, error) => {
    expect(error).toBeGreaterThan(PRIOR / FACTOR)
  })
})

describe('whoever knows that eight members live in one street', () => {
  const STREET = 120
  const errors = attack((random) => {
    const door = drawDoor(random)
    const turn = 2 * Math.PI * random()
    const doors = [0, ...Array.from({ length: 7 }, () => STREET * (random() - 0.5))].map(
      (along): Spot => [door[0] + along * Math.cos(turn), door[1] + along * Math.sin(turn)],
    )
    const middles = doors.map((door) =>
      middleOf(fitCircles(publishFrom(door, random, 5)).map(({ middle }) => middle)),
    )
    const own = middles[0] ?? [0, 0]
    return {
      'the average of their circles': between(middleOf(middles), door),
      'what their squares have in common': between(crossSquares(middles, own, STREET), door),
    }
  })

  it.each(Object.entries(errors))('%s says little more than the square', (_, error) => {
    expect(error).toBeGreaterThan(PRIOR / STREET_FACTOR)
  })
})

it('the attacker finds the middle of a circle from what is cut by it', () => {
  const random = seededRandom('cercle')
  const door = drawDoor(random)
  const [lon, lat] = toPlace(door)
  const [zone] = findHiddenZones(simulateTrack({ start: [lon, lat], length: 100 }), { rayon: 100 })
  for (const { middle } of fitCircles(publishFrom(door, random, 20))) {
    expect(between(middle, toSpot(zone?.lon ?? 0, zone?.lat ?? 0))).toBeLessThan(12)
  }
})
