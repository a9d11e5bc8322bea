import type { Db } from '@foulee/db/connect'
import { ETAT } from '@foulee/domain/course'
import { sql } from 'drizzle-orm'

/** Routes that wait for the staff, whoever waits longest first, as the finished JSON of their cards. */
export async function findWaiting(
  db: Db,
  { page, nb_page }: { page: number; nb_page: number },
): Promise<{ cards: string; nb: number }> {
  const { rows } = await db.execute<{ cards: string | null; nb: number }>(sql`
    with waiting as (
      select c.carte, p.updated_at, p.id from parcours p
      join parcours_cards c on c.parcours_id = p.id where p.etat = ${ETAT.validation})
    select (select count(*)::int from waiting) as nb,
      (select string_agg(carte, ',' order by updated_at, id) from (
        select * from waiting order by updated_at, id
        limit ${nb_page} offset ${(page - 1) * nb_page}) w) as cards`)
  return { cards: rows[0]?.cards ?? '', nb: rows[0]?.nb ?? 0 }
}
