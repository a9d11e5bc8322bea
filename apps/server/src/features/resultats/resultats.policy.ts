import { ApiError } from '@foulee/contract/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { courses, editions, epreuves, resultats } from '@foulee/db/schema'
import { isCancelled } from '@foulee/domain/course'
import { eq } from 'drizzle-orm'
import type { User } from '../../http/feature.ts'
import { canEditCourse, getVisibleCourse } from '../courses/courses.policy.ts'
import { getOwnedCourse } from '../courses/courses-owned.queries.ts'

/** An épreuve with what its results depend on. */
export type Epreuve = {
  id: number
  nom: string
  courses_id: number
  course_slug: string
  organisateurs_id: number
  date_debut: string
  /** Metres. */
  distance: number | null
  annulee: boolean
  /** Its edition as a whole. */
  is_edition_annulee: boolean
}

async function findEpreuve(db: Db | Tx, id: number): Promise<Epreuve> {
  const [found] = await db
    .select({
      id: epreuves.id,
      nom: epreuves.nom,
      courses_id: editions.courses_id,
      course_slug: courses.slug,
      organisateurs_id: courses.organisateurs_id,
      date_debut: editions.date_debut,
      distance: epreuves.distance,
      etat: epreuves.etat,
      is_edition_annulee: editions.annulee,
    })
    .from(epreuves)
    .innerJoin(editions, eq(editions.id, epreuves.editions_id))
    .innerJoin(courses, eq(courses.id, editions.courses_id))
    .where(eq(epreuves.id, id))
  if (!found) throw new ApiError('epreuve_introuvable')
  const { etat, ...epreuve } = found
  return { ...epreuve, annulee: isCancelled(etat) }
}

/**
 * An épreuve of a race that this person may see.
 * @throws ApiError `epreuve_introuvable`, `course_introuvable`
 */
export async function getVisibleEpreuve(db: Db, user: User | null, id: number): Promise<Epreuve> {
  const epreuve = await findEpreuve(db, id)
  await getVisibleCourse(db, user, String(epreuve.courses_id))
  return epreuve
}

/**
 * An épreuve of a race that this person may change.
 * @throws ApiError like `getVisibleEpreuve`, and `acces_refuse` for what they may only see
 */
export async function getOwnedEpreuve(db: Db | Tx, user: User, id: number): Promise<Epreuve> {
  const epreuve = await findEpreuve(db, id)
  await getOwnedCourse(db, user, epreuve.courses_id)
  return epreuve
}

export const canManage = (db: Db | Tx, user: User | null, epreuve: Epreuve): Promise<boolean> =>
  canEditCourse(db, user, epreuve)

/** A stored line. */
export type ResultatRow = typeof resultats.$inferSelect

/** A line of results that this person may see, and its épreuve. */
export async function getVisibleResultat(
  db: Db,
  user: User,
  id: number,
): Promise<{ row: ResultatRow; epreuve: Epreuve }> {
  const [row] = await db.select().from(resultats).where(eq(resultats.id, id))
  if (!row) throw new ApiError('resultat_introuvable')
  return { row, epreuve: await getVisibleEpreuve(db, user, row.epreuves_id) }
}
