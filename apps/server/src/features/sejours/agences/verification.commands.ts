import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { rebuildVoyagesOfAgence } from '@foulee/db/read-models/voyage-cards'
import * as t from '@foulee/db/schema'
import { getEtatAgence } from '@foulee/domain/sejours/immatriculation'
import { eq } from 'drizzle-orm'
import { notifyStructureDecision } from '#kernel/notifications/notify-structure-decision.ts'
import { ofAgence } from './agences.membership.ts'

type Decision = {
  id: number
  decision: 'verifier' | 'refuser'
  motif?: string | undefined
  staff_id: number
  now: Date
}

/**
 * Verifies or refuses pending documents, once, with a reason and the right to correct; journal and
 * mails in one transaction.
 * @throws ApiError `agence_introuvable`, `agence_deja_vue`
 */
export async function decideAgence(db: Db, given: Decision): Promise<void> {
  const { id, decision, motif = '', staff_id, now } = given
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(t.agences).where(eq(t.agences.id, id)).for('update')
    if (!row) throw new ApiError('agence_introuvable')
    if (getEtatAgence(row) !== 'a_verifier') throw new ApiError('agence_deja_vue')
    const isVerified = decision === 'verifier'
    await tx
      .update(t.agences)
      .set(isVerified ? { verifie_le: now.toISOString() } : { refus_motif: motif })
      .where(eq(t.agences.id, id))
    await tx.insert(t.journalStaff).values({
      staff_id,
      action: `agence.${decision}`,
      objet_id: id,
      details: { nom: row.nom, immatriculation: row.immatriculation, motif: motif || null },
    })
    const members = await ofAgence.findMembers(tx, id)
    await notifyStructureDecision(tx, { genre: 'agence', row, members, isKept: true }, given)
    await rebuildVoyagesOfAgence(tx, id, now, 'edit')
    await invalidate(tx, [`agence:${id}`])
  })
}
