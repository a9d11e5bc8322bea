import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import * as t from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { ofAgence } from '#features/sejours/agences/agences.membership.ts'
import { getOwnedVoyage } from '#features/sejours/voyages/voyages-owned.queries.ts'
import { canRemove } from '#kernel/publication/managed.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import { removeUnusedImages } from '#platform/images/kept-images.ts'

const STAYS =
  'On supprime seulement un brouillon qui n’a jamais été publié. Un séjour publié s’annule.'

/** @throws ApiError `geste_impossible` for a stay published once, or awaiting moderation */
export async function removeVoyage(
  { db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>,
  { id, user }: { id: number; user: User },
): Promise<void> {
  const images = await db.transaction(async (tx) => {
    const row = await getOwnedVoyage(tx, user, id, { isLocked: true })
    if (!canRemove(row)) throw new ApiError('geste_impossible', { message: STAYS })
    if (!(await ofAgence.isMember(tx, row.agences_id, user.id))) {
      const details = { nom: row.titre, agences_id: row.agences_id }
      await tx
        .insert(t.journalStaff)
        .values({ staff_id: user.id, action: 'voyage.supprimer', objet_id: id, details })
    }
    return removeVoyageRows(tx, id)
  })
  // The stay is already deleted: a disk error does not change that.
  await removeUnusedImages(db, storage, images).catch((cause: unknown) => log.error(cause))
}

/**
 * Deletes an unbooked stay and its rows, in the caller's transaction.
 * @returns the folders of its images, which others may share
 */
export async function removeVoyageRows(tx: Tx, id: number): Promise<string[]> {
  const photos = await tx
    .select({ fichier: t.voyagePhotos.fichier })
    .from(t.voyagePhotos)
    .where(eq(t.voyagePhotos.voyages_id, id))
  const logos = await tx
    .select({ fichier: t.voyagePartenaires.logo })
    .from(t.voyagePartenaires)
    .where(eq(t.voyagePartenaires.voyages_id, id))
  await tx.delete(t.disponibilites).where(eq(t.disponibilites.voyages_id, id))
  await tx.delete(t.voyages).where(eq(t.voyages.id, id))
  await invalidate(tx, ['voyages', `voyage:${id}`])
  return [...photos, ...logos].flatMap(({ fichier }) => fichier ?? [])
}
