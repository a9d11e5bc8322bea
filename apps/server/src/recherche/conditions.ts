import type { Position, Zone } from '@foulee/domain/geo'
import { type SQL, sql } from 'drizzle-orm'

/** Conditions that lists of every kind have in common. Column names are ours, never a caller's. */

/** Metres in one degree of latitude. */
const METRES_PER_DEGREE = 111_320

const textArray = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`

/** One value alone as an equality: the index then gives its rows in order. */
export function isOneOf(column: string, values: readonly string[]): SQL {
  const name = sql.raw(column)
  return values.length === 1
    ? sql`${name} = ${values[0]}`
    : sql`${name} = any(${textArray(values)})`
}

export const overlaps = (column: string, values: readonly string[]) =>
  sql`${sql.raw(column)} && ${textArray(values)}`

/** Whose box meets this one. */
export const meetsZone = (column: string, { ouest, sud, est, nord }: Zone) =>
  sql`${sql.raw(column)} && st_makeenvelope(${ouest}, ${sud}, ${est}, ${nord}, 4326)`

type Near = { position: Position; rayon_km: number }

const pointOf = ([lon, lat]: Position) => sql`st_setsrid(st_makepoint(${lon}, ${lat}), 4326)`

/** Metres on the sphere from here to `position`. */
export const distanceFrom = (here: Position) => sql`st_distancesphere(position, ${pointOf(here)})`

/** Degrees from here to `position`: the index reads the nearest first, and no more than are asked. */
export const byDegrees = (here: Position) => sql`position <-> ${pointOf(here)}`

/** A box that the index answers, then the true distance on the sphere. */
export function isNear({ position, rayon_km }: Near): SQL {
  const metres = rayon_km * 1000
  const height = metres / METRES_PER_DEGREE
  const width = height / Math.max(0.01, Math.cos((position[1] * Math.PI) / 180))
  return sql`position && st_expand(${pointOf(position)}, ${width}, ${height})
    and ${distanceFrom(position)} <= ${metres}`
}
