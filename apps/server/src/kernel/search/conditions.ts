import type { Position, Zone } from '@foulee/domain/shared/geo'
import { type SQL, sql } from 'drizzle-orm'

/** Column names come from the code, never user input. */

const METRES_PER_DEGREE = 111_320

const textArray = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`

/** A single value as an equality, so that the index returns its rows in order. */
export function isOneOf(column: string, values: readonly string[]): SQL {
  const name = sql.raw(column)
  return values.length === 1
    ? sql`${name} = ${values[0]}`
    : sql`${name} = any(${textArray(values)})`
}

export const overlaps = (column: string, values: readonly string[]) =>
  sql`${sql.raw(column)} && ${textArray(values)}`

export const containsAll = (column: string, values: readonly string[]) =>
  sql`${sql.raw(column)} @> ${textArray(values)}`

export const meetsZone = (column: string, { ouest, sud, est, nord }: Zone) =>
  sql`${sql.raw(column)} && st_makeenvelope(${ouest}, ${sud}, ${est}, ${nord}, 4326)`

type Near = { position: Position; rayon_km: number }

const pointOf = ([lon, lat]: Position) => sql`st_setsrid(st_makepoint(${lon}, ${lat}), 4326)`

const globe = (point: SQL) => sql`${point}::geography`

export const distanceFrom = (center: Position) =>
  sql`st_distancesphere(position, ${pointOf(center)})`

/** Distance in degrees; with a limit and no other order, an index scan by nearness. */
export const byDegrees = (center: Position) => sql`position <-> ${pointOf(center)}`

export function isAround({ position, rayon_km }: Near): SQL {
  const height = (rayon_km * 1000) / METRES_PER_DEGREE
  const width = height / Math.max(0.01, Math.cos((position[1] * Math.PI) / 180))
  return sql`position && st_expand(${pointOf(position)}, ${width}, ${height})`
}

/** Within `metres` on the sphere; uses the geography index. */
export const isWithin = (center: Position, metres: SQL): SQL =>
  sql`st_dwithin(position::geography, ${globe(pointOf(center))}, ${metres}, false)`

export const isNear = ({ position, rayon_km }: Near): SQL =>
  isWithin(position, sql`${rayon_km * 1000}::float8`)

/** Metres on the sphere; the geography index returns the nearest first. */
export const byNearness = (center: Position): SQL =>
  sql`position::geography <-> ${globe(pointOf(center))}`
