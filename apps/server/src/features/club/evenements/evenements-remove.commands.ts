import { ApiError } from '@foulee/contract/shared/errors'
import * as t from '@foulee/db/schema'
import { canRemove } from '#kernel/publication/managed.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import { removeUnusedImages } from '#platform/images/kept-images.ts'
import { removeEvenementRows } from './evenement-rows.ts'
import { getOwnedEvenement, holdsEvenement } from './evenements.policy.ts'

const STAYS =
  'On supprime seulement un brouillon qui n’a jamais été publié. Un évènement publié s’annule.'

/**
 * Deletes a draft with its rows.
 * @throws ApiError `geste_impossible` for an event published once, or awaiting moderation
 */
export async function removeEvenement(
  { db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>,
  { id, user }: { id: number; user: User },
): Promise<void> {
  const images = await db.transaction(async (tx) => {
    const row = await getOwnedEvenement(tx, user, id, { isLocked: true })
    if (!canRemove(row)) throw new ApiError('geste_impossible', { message: STAYS })
    if (!(await holdsEvenement(tx, user.id, row))) {
      const { titre: nom, organisateurs_id, magasins_id } = row
      await tx.insert(t.journalStaff).values({
        staff_id: user.id,
        action: 'evenement.supprimer',
        objet_id: id,
        details: { nom, organisateurs_id, magasins_id },
      })
    }
    return removeEvenementRows(tx, [id])
  })
  await removeUnusedImages(db, storage, images).catch((cause: unknown) => log.error(cause))
}
