import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, integer, timestamp } from 'drizzle-orm/pg-core'

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** Read and written as an ISO string with offset. */
export const instant = () => timestamp({ withTimezone: true, mode: 'string' })

export const createdAt = () => instant().notNull().default(sql`now()`)

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export type Position = [lon: number, lat: number]

/** PostgreSQL literal: `{[from,to),[from,to)}`. */
export const tstzmultirange = customType<{ data: string }>({ dataType: () => 'tstzmultirange' })

/** WGS 84 point. Written as `[lon, lat]`; read through `readPosition`. */
export const position = customType<{ data: Position; driverData: string }>({
  dataType: () => 'geometry(Point,4326)',
  toDriver: ([lon, lat]) => `SRID=4326;POINT(${lon} ${lat})`,
})

export const readPosition = (column: AnyPgColumn | SQL) =>
  sql<Position | null>`case when ${column} is not null
    then json_build_array(st_x(${column}), st_y(${column})) end`

/**
 * Web Mercator coordinates as integers, eastwards and southwards, 2^30 units around the world: used
 * for map tiles and clustering.
 */
export const worldPlace = () => ({
  monde_x: integer().generatedAlwaysAs(sql`floor((st_x(position) + 180) / 360 * 1073741823)::int`),
  monde_y: integer().generatedAlwaysAs(
    sql`floor((0.5 - atanh(sin(radians(greatest(-85.05, least(85.05, st_y(position)))))) / (2 * pi())) * 1073741823)::int`,
  ),
})
