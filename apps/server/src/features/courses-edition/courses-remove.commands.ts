import { ApiError } from '@foulee/contract/errors'
import { announceChanges } from '@foulee/db/changes'
import * as t from '@foulee/db/schema'
import { and, eq } from 'drizzle-orm'
import type { User } from '../../http/feature.ts'
import { removeUnusedImages } from '../../images/kept-images.ts'
import type { Services } from '../../services.ts'
import { isMember } from '../courses/courses.queries.ts'
import { getOwnedCourse } from '../courses/courses-owned.queries.ts'
import { canRemove } from './course-moves.ts'

const STAYS =
  'On supprime seulement un brouillon qui n’a jamais été publié. Une course publiée s’annule.'

/**
 * Removes a draft with all that hangs on it.
 * @throws ApiError `geste_impossible` for what was published once, or waits for an answer
 */
export async function removeCourse(
  { db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>,
  { id, user }: { id: number; user: User },
): Promise<void> {
  const images = await db.transaction(async (tx) => {
    const row = await getOwnedCourse(tx, user, id, { isLocked: true })
    if (!canRemove(row)) throw new ApiError('geste_impossible', { message: STAYS })
    const photos = await tx
      .select({ fichier: t.coursePhotos.fichier })
      .from(t.coursePhotos)
      .where(eq(t.coursePhotos.courses_id, id))
    const logos = await tx
      .select({ fichier: t.coursePartenaires.logo })
      .from(t.coursePartenaires)
      .where(eq(t.coursePartenaires.courses_id, id))
    if (!(await isMember(tx, row.organisateurs_id, user.id))) {
      const details = { nom: row.nom, organisateurs_id: row.organisateurs_id }
      await tx
        .insert(t.journalStaff)
        .values({ staff_id: user.id, action: 'course.supprimer', objet_id: id, details })
    }
    await tx
      .delete(t.commentaires)
      .where(and(eq(t.commentaires.model, 'course'), eq(t.commentaires.objet_id, id)))
    await tx.delete(t.courses).where(eq(t.courses.id, id))
    await announceChanges(tx, ['courses', `course:${id}`])
    return [...photos, ...logos].flatMap(({ fichier }) => fichier ?? [])
  })
  // It is gone by then: a disk in trouble does not change that.
  await removeUnusedImages(db, storage, images).catch((cause: unknown) => log.error(cause))
}
