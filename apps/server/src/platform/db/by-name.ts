import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Sort key without case and accents: the database's collation may be by bytes, with « Élise » after
 * « Zoé ».
 */
export const byName = (name: SQLWrapper): SQL => sql`lower(unaccent(${name}))`

export const byColumn = (column: PgColumn): SQLWrapper =>
  column.columnType === 'PgText' ? byName(column) : column
