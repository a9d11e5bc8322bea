import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Key of the order of names: as a French reader looks for them, whatever their case and accents. The
 * database itself may know bytes alone, and have « Élise » come after « Zoé ».
 */
export const byName = (name: SQLWrapper): SQL => sql`lower(unaccent(${name}))`

/** The same for a column that may be a name, a number or an instant. */
export const byColumn = (column: PgColumn): SQLWrapper =>
  column.columnType === 'PgText' ? byName(column) : column
