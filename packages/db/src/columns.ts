import { sql } from 'drizzle-orm'
import { customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** The id that goes over the wire: an integer (decisions §1). */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** An instant, read and written as an ISO string with offset. */
export const instant = () => timestamp({ withTimezone: true, mode: 'string' })

export const createdAt = () => instant().notNull().default(sql`now()`)

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export type Position = [lon: number, lat: number]

/** WGS 84 point. Written as `[lon, lat]`; read it through SQL (`st_x`, `st_y`). */
export const position = customType<{ data: Position; driverData: string }>({
  dataType: () => 'geometry(Point,4326)',
  toDriver: ([lon, lat]) => `SRID=4326;POINT(${lon} ${lat})`,
})
