import type { Course, Edition } from '@foulee/contract/courses/courses'
import { sketchProfile } from '@foulee/domain/courses/profil'
import { ETAT } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'
import { findDefaultEdition, listOffered } from './course-presenter.ts'

export type Profils = ReadonlyMap<number, number[]>

/** Profiles of the next editions, from public parcours and their visible part only. One query. */
export async function findProfils(db: Db | Tx, courses: readonly Course[]): Promise<Profils> {
  const editions = courses.map(findDefaultEdition)
  const ids = new Set(editions.flatMap((edition) => (edition ? listRoutes(edition) : [])))
  if (!ids.size) return new Map()
  const { rows } = await db.execute<{ id: number; altitudes: (number | null)[] | null }>(sql`
    select p.id, t.vue #> '{trace,profil,altitudes}' as altitudes
    from parcours p join parcours_traces t on t.parcours_id = p.id
    where p.id = any(${sql.param([...ids])}::int[]) and p.etat >= ${ETAT.publiee}`)
  return new Map(rows.map(({ id, altitudes }) => [id, sketchProfile(altitudes ?? [])]))
}

const listRoutes = (edition: Edition): number[] =>
  listOffered(edition)
    .toSorted(
      (a, b) => (b.distance ?? 0) - (a.distance ?? 0) || (b.denivele ?? 0) - (a.denivele ?? 0),
    )
    .flatMap(({ parcours_id }) => parcours_id ?? [])

export function chooseProfil(edition: Edition | null, profils: Profils): number[] | null {
  const drawn = edition ? listRoutes(edition).map((id) => profils.get(id) ?? []) : []
  return drawn.find(({ length }) => length > 0) ?? null
}

/** Fingerprint of the sketch per parcours, to compare before and after a change. */
export async function markProfils(
  db: Db | Tx,
  parcours: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await db.execute<{ id: number; mark: string | null }>(sql`
    select c.parcours_id as id, md5(c.fiche::json #>> '{trace,profil,altitudes}') as mark
    from parcours_cards c where c.parcours_id = any(${sql.param([...parcours])}::int[])
      and c.is_visible and exists (select from epreuves e where e.parcours_id = c.parcours_id)`)
  return new Map(rows.map(({ id, mark }) => [id, mark ?? '']))
}
