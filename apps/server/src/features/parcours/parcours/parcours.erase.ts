import type { Tx } from '@foulee/db/connect'
import { rebuildParcoursCards } from '@foulee/db/read-models/parcours-cards'
import { removeShown } from '@foulee/db/read-models/remove-shown'
import * as t from '@foulee/db/schema'
import { isPublished } from '@foulee/domain/shared/publication'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { type ReduceContext, type Reductions, reduceParcours } from './parcours.reduce.ts'

type Row = typeof t.parcours.$inferSelect
export type LeftoverFiles = { originals: string[]; folders: string[] }

/** Locks a member's routes before the account, in the order of publications. */
export const lockParcours = (tx: Tx, users_id: number): Promise<Row[]> =>
  tx
    .select()
    .from(t.parcours)
    .where(eq(t.parcours.users_id, users_id))
    .orderBy(asc(t.parcours.id))
    .for('update')

/** Erasure of routes: public ones stay, without name and hidden parts; all others are deleted. */
export async function eraseParcours(
  tx: Tx,
  context: ReduceContext & { prepared: Reductions },
  rows: readonly Row[],
  now: Date,
): Promise<LeftoverFiles> {
  const published = rows.filter(({ etat }) => isPublished(etat))
  const gone = rows.filter(({ etat }) => !isPublished(etat)).map(({ id }) => id)
  const left = await removeAll(tx, gone, now)
  for (const row of published) {
    left.originals.push(...(await reduceParcours(tx, context, row, context.prepared)))
  }
  await rebuildParcoursCards(
    tx,
    rows.map(({ id }) => id),
    now,
  )
  return left
}

async function removeAll(tx: Tx, ids: number[], now: Date): Promise<LeftoverFiles> {
  if (!ids.length) return { originals: [], folders: [] }
  const { parcours, parcoursTraces, parcoursPhotos, commentaires } = t
  const traces = await tx
    .select({ original: parcoursTraces.original })
    .from(parcoursTraces)
    .where(inArray(parcoursTraces.parcours_id, ids))
  const photos = await tx
    .select({ fichier: parcoursPhotos.fichier })
    .from(parcoursPhotos)
    .where(inArray(parcoursPhotos.parcours_id, ids))
  await tx
    .delete(commentaires)
    .where(and(eq(commentaires.model, 'parcours'), inArray(commentaires.objet_id, ids)))
  await removeShown(tx, { parcours: ids }, now, () =>
    tx.delete(parcours).where(inArray(parcours.id, ids)),
  )
  return {
    originals: traces.map(({ original }) => original),
    folders: photos.map(({ fichier }) => fichier),
  }
}
