import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * SQL condition for any content of one member shown to another: no block in either direction
 * (produit 7.19). Always true for visitors and for content without an author.
 * @param viewer user id or an expression of it; null for a visitor
 * @param member column or id of the content's author
 */
export const isNotBlocked = (
  viewer: SQLWrapper | number | null,
  member: SQLWrapper | number,
): SQL =>
  viewer === null
    ? sql`true`
    : sql`(not exists (select from blocages bloque
        where bloque.users_id = ${viewer}::int and bloque.bloque_id = ${member})
      and not exists (select from blocages bloque
        where bloque.users_id = ${member} and bloque.bloque_id = ${viewer}::int))`
