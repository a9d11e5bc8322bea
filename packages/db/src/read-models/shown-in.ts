import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'
import { COURSES_OF_PARCOURS } from './parcours-facts.ts'

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

/** Races whose épreuves follow one of these parcours. Call it before a deletion, like the above. */
export async function findCoursesFollowing(
  db: Db | Tx,
  parcours: readonly number[],
): Promise<number[]> {
  if (!parcours.length) return []
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct e.courses_id as id from epreuves p join editions e on e.id = p.editions_id
    where p.parcours_id = any(${sql.param([...parcours])}::int[]) order by id`)
  return rows.map(({ id }) => id)
}

/**
 * Parcours whose page no longer names these races as they are: by their épreuves, or by those of
 * their former card.
 */
export async function findParcoursNaming(
  db: Db | Tx,
  courses: readonly number[],
): Promise<number[]> {
  const ids = sql.param([...courses])
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from parcours p join parcours_cards c on c.parcours_id = p.id
    where p.id in (
      select e.parcours_id from epreuves e join editions d on d.id = e.editions_id
        where d.courses_id = any(${ids}::int[])
      union
      select linked::int from course_cards k,
        jsonb_path_query(k.fiche::jsonb, '$.**.parcours_id ? (@.type() == "number")') linked
        where k.courses_id = any(${ids}::int[]))
      and c.fiche::jsonb -> 'courses' is distinct from ${COURSES_OF_PARCOURS}::jsonb
    order by p.id`)
  return rows.map(({ id }) => id)
}
