import type { Course, Edition, Epreuve } from '@foulee/contract/courses/courses'
import type { Parcours } from '@foulee/contract/parcours/parcours'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { getVisibleCourse } from '#features/courses/courses/courses.policy.ts'
import { findParcours, type ParcoursRow } from '#features/parcours/parcours/parcours.queries.ts'
import type { User } from '#platform/http/user.ts'
import type { EpreuveFacts } from './epreuve-source.ts'

type FoundEpreuve = { courses_id: number; course: Course; edition: Edition; epreuve: Epreuve }

/** An épreuve of a race that the caller may see. */
export async function getEpreuveOfCourse(
  db: Db,
  user: User | null,
  { id, epreuves_id }: { id: string; epreuves_id: number },
): Promise<FoundEpreuve> {
  const { courses_id, fiche } = await getVisibleCourse(db, user, id)
  const course: Course = JSON.parse(fiche)
  const edition = [...course.editions_next, ...course.editions_prev].find(({ epreuves }) =>
    epreuves.some((epreuve) => epreuve.id === epreuves_id),
  )
  const epreuve = edition?.epreuves.find((epreuve) => epreuve.id === epreuves_id)
  if (!edition || !epreuve) throw new ApiError('epreuve_introuvable')
  return { courses_id, course, edition, epreuve }
}

type ShownRoute = { row: ParcoursRow | null; parcours: EpreuveFacts['parcours'] }

/** Route of an épreuve, of which everybody sees the line; nulls without one. */
export async function findShownRoute(
  db: Db,
  { parcours_id }: Pick<Epreuve, 'parcours_id'>,
): Promise<ShownRoute> {
  const row = parcours_id ? await findParcours(db, String(parcours_id)) : null
  if (!row?.is_visible) return { row: null, parcours: null }
  const parcours: Parcours = JSON.parse(row.fiche)
  return { row, parcours: parcours.trace && { ...parcours, trace: parcours.trace } }
}
