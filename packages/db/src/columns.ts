import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** The id that goes over the wire: an integer (produit 1.1). */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** An instant, read and written as an ISO string with offset. */
export const instant = () => timestamp({ withTimezone: true, mode: 'string' })

export const createdAt = () => instant().notNull().default(sql`now()`)

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export type Position = [lon: number, lat: number]

/** Spans of time, as PostgreSQL writes them: `{[from,to),[from,to)}`. */
export const tstzmultirange = customType<{ data: string }>({ dataType: () => 'tstzmultirange' })

/** WGS 84 point. Written as `[lon, lat]`; read it through `readPosition`. */
export const position = customType<{ data: Position; driverData: string }>({
  dataType: () => 'geometry(Point,4326)',
  toDriver: ([lon, lat]) => `SRID=4326;POINT(${lon} ${lat})`,
})

/** A position as it is read. */
export const readPosition = (column: AnyPgColumn | SQL) =>
  sql<Position | null>`case when ${column} is not null
    then json_build_array(st_x(${column}), st_y(${column})) end`

/**
 * Where `position` is on the map of the world (Web Mercator), eastwards and southwards in units of
 * which 2^30 go round it: what the map counts by, in whole numbers.
 */
export const worldPlace = () => ({
  monde_x: integer().generatedAlwaysAs(sql`floor((st_x(position) + 180) / 360 * 1073741823)::int`),
  monde_y: integer().generatedAlwaysAs(
    sql`floor((0.5 - atanh(sin(radians(greatest(-85.05, least(85.05, st_y(position)))))) / (2 * pi())) * 1073741823)::int`,
  ),
})
