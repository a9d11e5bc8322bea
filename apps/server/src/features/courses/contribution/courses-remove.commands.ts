import { ApiError } from '@foulee/contract/shared/errors'
import * as t from '@foulee/db/schema'
import { getOwnedCourse } from '#features/courses/courses/courses-owned.queries.ts'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import { canRemove } from '#kernel/publication/managed.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import { removeUnusedImages } from '#platform/images/kept-images.ts'
import { removeCourseRows } from './course-rows.ts'

const STAYS =
  'On supprime seulement un brouillon qui n’a jamais été publié. Une course publiée s’annule.'

/** @throws ApiError `geste_impossible` for a race published once, or awaiting moderation */
export async function removeCourse(
  { db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>,
  { id, user }: { id: number; user: User },
): Promise<void> {
  const images = await db.transaction(async (tx) => {
    const row = await getOwnedCourse(tx, user, id, { isLocked: true })
    if (!canRemove(row)) throw new ApiError('geste_impossible', { message: STAYS })
    if (!(await ofOrganisateur.isMember(tx, row.organisateurs_id, user.id))) {
      const details = { nom: row.nom, organisateurs_id: row.organisateurs_id }
      await tx
        .insert(t.journalStaff)
        .values({ staff_id: user.id, action: 'course.supprimer', objet_id: id, details })
    }
    return removeCourseRows(tx, id)
  })
  await removeUnusedImages(db, storage, images).catch((cause: unknown) => log.error(cause))
}
