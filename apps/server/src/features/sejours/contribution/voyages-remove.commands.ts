import type { Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import * as t from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { getOwnedVoyage } from '#features/sejours/voyages/voyages-owned.queries.ts'
import { removeDraft } from '#kernel/publication/remove-draft.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import { voyageWorkflow } from './voyage.workflow.ts'

export const removeVoyage = (
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  { id, user }: { id: number; user: User },
): Promise<void> =>
  removeDraft(services, voyageWorkflow, {
    user,
    find: (tx) => getOwnedVoyage(tx, user, id, { isLocked: true }),
    stays: 'Un séjour publié s’annule.',
    details: ({ titre: nom, agences_id }) => ({ nom, agences_id }),
    removeRows: removeVoyageRows,
  })

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
