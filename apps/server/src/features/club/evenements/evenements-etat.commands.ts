import type { Db } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { rebuildEvenements } from '@foulee/db/read-models/evenement-recherche'
import { isCancelled } from '@foulee/domain/shared/publication'
import { type ManagedMove, moveManaged } from '#kernel/publication/managed.ts'
import { announceDate } from './annonce-evenement.ts'
import { callOffAll, reviveDates } from './dates-annuler.ts'
import { manageEvenement } from './evenement.managed.ts'
import { findManques } from './evenement-save.ts'
import { getOwnedEvenement } from './evenements.policy.ts'

/**
 * One transition of the publication: event, journal, dates, mails and notices in one transaction.
 * @throws ApiError `evenement_incomplet`, `geste_impossible`, `acces_refuse`, `champs_invalides`
 */
export const moveEvenement = (
  db: Db,
  { id, ...move }: ManagedMove & { id: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await getOwnedEvenement(tx, move.user, id, { isLocked: true })
    const { geste, motif, now } = move
    if (geste === 'soumettre' && isCancelled(row.etat)) await reviveDates(tx, { id, now })
    const findMissing = () => findManques(tx, id, now)
    await moveManaged(tx, manageEvenement(row), { row, findMissing, ...move })
    if (geste === 'annuler') {
      for (const news of await callOffAll(tx, { id, motif, now })) {
        await announceDate(tx, { ...news, now })
      }
    }
    await rebuildEvenements(tx, [id])
    await invalidate(tx, ['evenements', `evenement:${id}`])
  })
