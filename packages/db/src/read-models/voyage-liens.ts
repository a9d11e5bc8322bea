import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'

type Shown = {
  parcours?: readonly number[]
  courses?: readonly number[]
  epreuves?: readonly number[]
}

/**
 * Stays that display one of these objects and must be rebuilt when its title, figures, URL or
 * visibility changes. Call it before a deletion, which removes the link.
 */
export async function findVoyagesShowing(
  db: Db | Tx,
  { parcours = [], courses = [], epreuves = [] }: Shown,
): Promise<number[]> {
  if (!parcours.length && !courses.length && !epreuves.length) return []
  const { rows } = await db.execute<{ id: number }>(sql`
    select voyages_id as id from voyage_journees
      where parcours_id = any(${sql.param([...parcours])}::int[])
    union
    select voyages_id from voyage_journees where epreuves_id = any(${sql.param([...epreuves])}::int[])
    union
    select j.voyages_id from voyage_journees j
      join epreuves p on p.id = j.epreuves_id join editions e on e.id = p.editions_id
      where e.courses_id = any(${sql.param([...courses])}::int[])`)
  return rows.map(({ id }) => id)
}
