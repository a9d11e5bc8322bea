import { announceChanges } from '@foulee/db/changes'
import type { Tx } from '@foulee/db/connect'
import { rebuildParcoursCards } from '@foulee/db/read-models/parcours-cards'
import type { Deed } from '@foulee/db/read-models/rebuild'
import { parcours } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import type { Objet } from './commentaires.objets.ts'
import { findResume } from './commentaires.queries.ts'

type Thing = Pick<Objet, 'model' | 'id'>

/**
 * Whoever changes comments of a route comes one after the other, so that none counts without the
 * other. Call it before the first write.
 */
export async function lockObjet(tx: Tx, { model, id }: Thing): Promise<void> {
  if (model !== 'parcours') return
  await tx
    .select({ id: parcours.id })
    .from(parcours)
    .where(eq(parcours.id, id))
    .for('no key update')
}

/** Keeps the average of a route beside it, and tells what shows comments that they changed. */
export async function updateSums(
  tx: Tx,
  { model, id }: Thing,
  now: Date,
  deed: Deed = 'other',
): Promise<void> {
  if (model === 'course') return announceChanges(tx, [`course:${id}`])
  const { moyenne, nb_notes } = await findResume(tx, { model, id })
  await tx.update(parcours).set({ note_moyenne: moyenne, nb_notes }).where(eq(parcours.id, id))
  await rebuildParcoursCards(tx, [id], now, deed)
}
