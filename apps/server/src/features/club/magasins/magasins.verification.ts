import type { Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { rebuildMagasinCards } from '@foulee/db/read-models/magasin-cards'
import * as t from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import type { Stored, Verification } from '#kernel/organisations/verification.ts'
import { queueRemoval } from '#platform/images/retrait.ts'

export const magasinVerification: Verification<Stored> = {
  seen: 'magasin_deja_vu',
  async reject(tx, magasin) {
    await queueRemoval(tx, { folders: await removeMagasinRow(tx, magasin) })
  },
  async after(tx, { id }, { decision, now }) {
    if (decision === 'verifier') await rebuildMagasinCards(tx, [id], now)
  },
}

/** @returns the folders of its images, which others may share */
export async function removeMagasinRow(
  tx: Tx,
  { id, logo }: Pick<Stored, 'id' | 'logo'>,
): Promise<(string | null)[]> {
  const p = t.magasinPhotos
  const photos = await tx.select({ fichier: p.fichier }).from(p).where(eq(p.magasins_id, id))
  await tx.delete(t.magasins).where(eq(t.magasins.id, id))
  await invalidate(tx, ['magasins', `magasin:${id}`])
  return [logo, ...photos.map(({ fichier }) => fichier)]
}
