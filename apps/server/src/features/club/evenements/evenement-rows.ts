import type { Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import * as t from '@foulee/db/schema'
import { eq, inArray } from 'drizzle-orm'
import { isFirstDraft } from '#kernel/publication/workflow.ts'

export async function removeEvenementRows(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (!ids.length) return []
  const photos = await tx
    .select({ fichier: t.evenementPhotos.fichier })
    .from(t.evenementPhotos)
    .where(inArray(t.evenementPhotos.evenements_id, [...ids]))
  await tx.delete(t.evenements).where(inArray(t.evenements.id, [...ids]))
  await invalidate(tx, ['evenements', ...ids.map((id) => `evenement:${id}` as const)])
  return photos.map(({ fichier }) => fichier)
}

/**
 * Deletes an organiser's drafts when nobody could open them any more.
 * @returns the folders of their images, and whether other events of the organiser remain
 */
export async function eraseDraftsOf(
  tx: Tx,
  organisateurs_id: number,
): Promise<{ folders: string[]; isLeft: boolean }> {
  const { id, etat, publie_le } = t.evenements
  const rows = await tx
    .select({ id, etat, publie_le })
    .from(t.evenements)
    .where(eq(t.evenements.organisateurs_id, organisateurs_id))
    .for('update')
  const drafts = rows.filter(isFirstDraft)
  const folders = await removeEvenementRows(
    tx,
    drafts.map((draft) => draft.id),
  )
  return { folders, isLeft: rows.length > drafts.length }
}
