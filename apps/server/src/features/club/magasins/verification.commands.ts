import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { rebuildMagasinCards } from '@foulee/db/read-models/magasin-cards'
import * as t from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { notifyStructureDecision } from '#kernel/notifications/notify-structure-decision.ts'
import { queueRemoval } from '#platform/images/retrait.ts'
import { ofMagasin } from './magasins.membership.ts'

type Decision = {
  id: number
  decision: 'verifier' | 'refuser'
  motif?: string | undefined
  staff_id: number
  now: Date
}
type Row = typeof t.magasins.$inferSelect

/**
 * Verifies or rejects a proposed shop, once, with journal and mails in one transaction.
 * @throws ApiError `magasin_introuvable`, `magasin_deja_vu`
 */
export async function decideMagasin(db: Db, given: Decision): Promise<void> {
  const { id, decision, motif = '', staff_id, now } = given
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(t.magasins).where(eq(t.magasins.id, id)).for('update')
    if (!row) throw new ApiError('magasin_introuvable')
    if (row.verifie_le) throw new ApiError('magasin_deja_vu')
    const members = await ofMagasin.findMembers(tx, id)
    await notifyStructureDecision(tx, { genre: 'magasin', row, members }, given)
    if (decision === 'verifier') {
      const verifie_le = now.toISOString()
      await tx.update(t.magasins).set({ verifie_le }).where(eq(t.magasins.id, id))
      await rebuildMagasinCards(tx, [id], now)
    } else await removeMagasinRow(tx, row)
    await tx.insert(t.journalStaff).values({
      staff_id,
      action: `magasin.${decision}`,
      objet_id: id,
      details: { nom: row.nom, created_by: row.created_by, motif: motif || null },
    })
  })
}

export async function removeMagasinRow(tx: Tx, { id, logo }: Pick<Row, 'id' | 'logo'>) {
  const p = t.magasinPhotos
  const photos = await tx.select({ fichier: p.fichier }).from(p).where(eq(p.magasins_id, id))
  await tx.delete(t.magasins).where(eq(t.magasins.id, id))
  await queueRemoval(tx, { folders: [logo, ...photos.map(({ fichier }) => fichier)] })
  await invalidate(tx, ['magasins', `magasin:${id}`])
}
