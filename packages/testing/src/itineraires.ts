import type { Db } from '@foulee/db/connect'
import type { Position } from '@foulee/domain/shared/geo'
import type { TypeSurface } from '@foulee/domain/shared/surface'
import { cosDegrees, DEGREE } from '@foulee/trace/distance'
import type { Segment } from '@foulee/trace/track'
import { createUser } from './factories.ts'
import { createParcours } from './parcours.ts'

/** Metres east and north of an origin. */
export type Corner = readonly [east: number, north: number]

export const placeAt = (origin: Position, [east, north]: Corner): [number, number] => [
  origin[0] + east / (DEGREE * cosDegrees(origin[1])),
  origin[1] + north / DEGREE,
]

/** Side of the hill in metres; a wave eastwards and northwards. */
const WAVE = 2000
const HEIGHT = 60

/** Altitude of a hill whose climb is known: 120 m from a valley to a top, each way. */
export const hillAt = ([east, north]: Corner): number =>
  400 +
  HEIGHT * (1 - Math.cos((2 * Math.PI * east) / WAVE)) +
  HEIGHT * (1 - Math.cos((2 * Math.PI * north) / WAVE))

/** A line through corners with a point every 10 m, on the hill. */
export function lineOnHill(origin: Position, corners: readonly Corner[]): Segment {
  const points = corners.flatMap((to, rank): Corner[] => {
    const from = corners[rank - 1]
    if (!from) return [to]
    const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 10))
    return Array.from({ length: count }, (_, index): Corner => {
      const share = (index + 1) / count
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    })
  })
  const places = points.map((corner) => placeAt(origin, corner))
  return {
    lon: Float64Array.from(places, ([lon]) => lon),
    lat: Float64Array.from(places, ([, lat]) => lat),
    ele: Float64Array.from(points, hillAt),
    time: new Float64Array(points.length).fill(Number.NaN),
  }
}

type Grid = { side: number; gap: number; surface?: TypeSurface }

/** Two published routes: the streets of a square eastwards and northwards, `gap` metres apart. */
export async function createStreets(
  db: Db,
  now: Date,
  origin: Position,
  { side, gap, surface = 'path' }: Grid,
): Promise<void> {
  const { id: users_id } = await createUser(db)
  const marks = Array.from({ length: Math.floor(side / gap) + 1 }, (_, rank) => rank * gap)
  const east = marks.map((at): Corner[] => [
    [0, at],
    [side, at],
  ])
  const north = marks.map((at): Corner[] => [
    [at, 0],
    [at, side],
  ])
  for (const streets of [east, north]) {
    await createParcours(db, now, {
      users_id,
      track: { segments: streets.map((corners) => lineOnHill(origin, corners)) },
      troncons: [[0, side * streets.length, surface]],
    })
  }
}
