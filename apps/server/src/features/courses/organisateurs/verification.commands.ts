import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import * as t from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { notifyStructureDecision } from '#kernel/notifications/notify-structure-decision.ts'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import { queueRemoval } from '#platform/images/retrait.ts'

type Decision = {
  id: number
  decision: 'verifier' | 'refuser'
  motif?: string | undefined
  staff_id: number
  now: Date
}
type Row = typeof t.organisateurs.$inferSelect

/**
 * Verifies or rejects a new organiser, once, with journal and mails in one transaction.
 * @throws ApiError `organisateur_introuvable`, `organisateur_deja_verifie`,
 * `organisateur_avec_courses`
 */
export async function decideOrganisateur(db: Db, given: Decision): Promise<void> {
  const { id, decision, motif = '', staff_id, now } = given
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(t.organisateurs)
      .where(eq(t.organisateurs.id, id))
      .for('update')
    if (!row) throw new ApiError('organisateur_introuvable')
    if (row.verifie_le) throw new ApiError('organisateur_deja_verifie')
    const members = await ofOrganisateur.findMembers(tx, id)
    await notifyStructureDecision(tx, { genre: 'organisateur', row, members }, given)
    if (decision === 'verifier') {
      const verifie_le = now.toISOString()
      await tx.update(t.organisateurs).set({ verifie_le }).where(eq(t.organisateurs.id, id))
    } else await remove(tx, row)
    await tx.insert(t.journalStaff).values({
      staff_id,
      action: `organisateur.${decision}`,
      objet_id: id,
      details: { nom: row.nom, created_by: row.created_by, motif: motif || null },
    })
    await invalidate(tx, [`organisateur:${id}`])
  })
}

async function remove(tx: Tx, { id, logo }: Row): Promise<void> {
  if (await tx.$count(t.courses, eq(t.courses.organisateurs_id, id))) {
    throw new ApiError('organisateur_avec_courses')
  }
  await tx.delete(t.organisateurs).where(eq(t.organisateurs.id, id))
  await queueRemoval(tx, { folders: [logo] })
}
