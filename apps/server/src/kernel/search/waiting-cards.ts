import type { Db } from '@foulee/db/connect'
import { ETAT } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import type { ListIndex } from './list-index.ts'

/**
 * Cards awaiting moderation, oldest first.
 * @returns `cards`, comma-separated JSON objects; `nb`, the total
 */
export async function findWaitingCards(
  db: Db,
  { table, id, entityTable }: ListIndex,
  { page, nb_page }: { page: number; nb_page: number },
): Promise<{ cards: string; nb: number }> {
  const { rows } = await db.execute<{ cards: string | null; nb: number }>(sql`
    with waiting as (
      select c.carte, t.updated_at, t.id from ${sql.raw(entityTable)} t
      join ${sql.raw(table)} c on c.${sql.raw(id)} = t.id where t.etat = ${ETAT.validation})
    select (select count(*)::int from waiting) as nb,
      (select string_agg(carte, ',' order by updated_at, id) from (
        select * from waiting order by updated_at, id
        limit ${nb_page} offset ${(page - 1) * nb_page}) w) as cards`)
  return { cards: rows[0]?.cards ?? '', nb: rows[0]?.nb ?? 0 }
}
