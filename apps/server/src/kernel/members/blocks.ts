import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * A condition of whatever shows one member to another: neither of the two blocks the other (produit 7.19).
 * A visitor is nobody whom one could block, and what nobody wrote hides nobody.
 * @param viewer who looks, their number or an expression of it; null for a visitor
 * @param member the column, or the number, of who would be seen
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
