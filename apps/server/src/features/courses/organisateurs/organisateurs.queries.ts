import type { Db } from '@foulee/db/connect'
import { ETAT } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'

const MAX_COURSES = 100

/**
 * Visible races of an organiser as finished JSON, future ones first, nearest first; and the number
 * of future events.
 */
export async function findItsCourses(
  db: Db,
  organisateurs_id: number,
  now: Date,
): Promise<{ cards: string; nb: number; nb_evenements: number }> {
  type Row = { cards: string | null; nb: number; nb_evenements: number }
  const { rows } = await db.execute<Row>(sql`
    with its as (select carte, rang_date, courses_id from course_cards
      where organisateurs_id = ${organisateurs_id} and is_visible)
    select (select count(*)::int from its) as nb,
      (select count(*)::int from evenements where organisateurs_id = ${organisateurs_id}
        and etat >= ${ETAT.publiee} and fin_le > ${now.toISOString()}) as nb_evenements,
      (select string_agg(carte, ',' order by rang_date, courses_id) from (
        select * from its order by rang_date, courses_id limit ${MAX_COURSES}) p) as cards`)
  const { cards, nb = 0, nb_evenements = 0 } = rows[0] ?? {}
  return { cards: cards ?? '', nb, nb_evenements }
}
