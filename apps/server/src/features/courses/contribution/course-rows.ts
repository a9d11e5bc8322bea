import type { Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import * as t from '@foulee/db/schema'
import { and, eq } from 'drizzle-orm'

/**
 * Deletes a race and its rows, in the caller's transaction.
 * @returns the folders of its images, which others may share
 */
export async function removeCourseRows(tx: Tx, id: number): Promise<string[]> {
  const photos = await tx
    .select({ fichier: t.coursePhotos.fichier })
    .from(t.coursePhotos)
    .where(eq(t.coursePhotos.courses_id, id))
  const logos = await tx
    .select({ fichier: t.coursePartenaires.logo })
    .from(t.coursePartenaires)
    .where(eq(t.coursePartenaires.courses_id, id))
  await tx
    .delete(t.commentaires)
    .where(and(eq(t.commentaires.model, 'course'), eq(t.commentaires.objet_id, id)))
  await tx.delete(t.courses).where(eq(t.courses.id, id))
  await invalidate(tx, ['courses', `course:${id}`])
  return [...photos, ...logos].flatMap(({ fichier }) => fichier ?? [])
}
