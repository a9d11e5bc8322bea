import { ApiError } from '@foulee/contract/errors'
import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import {
  getListeEtats,
  type ListeEtat,
  type ListeType,
  refuseEtat,
} from '@foulee/domain/echanges/liste'
import { eq } from 'drizzle-orm'
import type { User } from '../../../http/feature.ts'
import { canEditCourse } from '../../courses/courses/courses.policy.ts'
import { findCourse } from '../../courses/courses/courses.queries.ts'
import { getVisibleParcours } from '../../parcours/parcours/parcours.policy.ts'

/** What the run list may hold, once one is known to see it. */
export type Listed = {
  type: 'parcours' | 'epreuve'
  id: number
  /** The day of an épreuve. */
  jour: string | null
  /** The race whose statistics count this; null for a draft, and for one's own. */
  counts: number | null
}

/**
 * Something that this person may see.
 * @throws ApiError `epreuve_introuvable`, `parcours_introuvable`, `objet_introuvable`
 */
export async function getListed(
  db: Db,
  user: User,
  { type, id }: { type: ListeType; id: number },
): Promise<Listed> {
  if (type === 'epreuve') return getEpreuve(db, user, id)
  // Trainings and stays have no things yet.
  if (type !== 'parcours') throw new ApiError('objet_introuvable')
  await getVisibleParcours(db, user, String(id))
  return { type, id, jour: null, counts: null }
}

async function getEpreuve(db: Db, user: User, id: number): Promise<Listed> {
  const [row] = await db
    .select({
      courses_id: t.editions.courses_id,
      date_debut: t.editions.date_debut,
      date_depart: t.epreuves.date_depart,
    })
    .from(t.epreuves)
    .innerJoin(t.editions, eq(t.editions.id, t.epreuves.editions_id))
    .where(eq(t.epreuves.id, id))
  if (!row) throw new ApiError('epreuve_introuvable')
  const course = await findCourse(db, String(row.courses_id))
  if (!course) throw new ApiError('epreuve_introuvable')
  const isOwn = await canEditCourse(db, user, course)
  if (!course.is_visible && !isOwn) throw new ApiError('epreuve_introuvable')
  const counts = course.is_visible && !isOwn ? course.courses_id : null
  return { type: 'epreuve', id, jour: row.date_depart ?? row.date_debut, counts }
}

/**
 * Whether the thing may be in this state.
 * @throws ApiError `champs_invalides`
 */
export function checkEtat({ type, jour }: Listed, etat: ListeEtat | undefined, now: Date): void {
  if (etat === undefined) return
  const refusal = getListeEtats(type).includes(etat)
    ? jour && refuseEtat(etat, jour, now)
    : 'Cet état ne va pas avec ce que vous ajoutez.'
  if (refusal) throw new ApiError('champs_invalides', { errors: { 'extra.etat': refusal } })
}
