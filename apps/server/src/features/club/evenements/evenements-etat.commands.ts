import type { Db } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { rebuildEvenements } from '@foulee/db/read-models/evenement-recherche'
import { isCancelled } from '@foulee/domain/shared/publication'
import type { ManagedMove } from '#kernel/publication/owned-by-organisation.ts'
import { move } from '#kernel/publication/workflow.ts'
import { announceDate } from './annonce-evenement.ts'
import { callOffAll, reviveDates } from './dates-annuler.ts'
import { evenementWorkflow } from './evenement.workflow.ts'
import { findManques } from './evenement-save.ts'
import { getOwnedEvenement } from './evenements.policy.ts'

export const moveEvenement = (
  db: Db,
  { id, ...transition }: ManagedMove & { id: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await getOwnedEvenement(tx, transition.user, id, { isLocked: true })
    const { geste, motif, now } = transition
    if (geste === 'soumettre' && isCancelled(row.etat)) await reviveDates(tx, { id, now })
    const findMissing = () => findManques(tx, id, now)
    await move(tx, evenementWorkflow, { row, findMissing, ...transition })
    if (geste === 'annuler') {
      for (const news of await callOffAll(tx, { id, motif, now })) {
        await announceDate(tx, { ...news, now })
      }
    }
    await rebuildEvenements(tx, [id])
    await invalidate(tx, ['evenements', `evenement:${id}`])
  })
