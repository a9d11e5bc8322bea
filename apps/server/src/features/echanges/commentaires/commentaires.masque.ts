import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { commentaires, journalStaff, signalements } from '@foulee/db/schema'
import { and, eq } from 'drizzle-orm'
import type { EntityTypes } from '#kernel/entity-types/entity-type.ts'
import { findEntity } from '#kernel/entity-types/find-entities.ts'
import { mailReporters, notifyHidden, retractCommentNotice } from './commentaires.mails.ts'
import { lockAvis, saveSums } from './commentaires.sums.ts'

type Masking = { id: number; motif: string; staff_id: number; now: Date }

/**
 * Hides a comment with a reason for its author, or shows it again: updates list and average,
 * settles its reports, writes the journal.
 * @throws ApiError `commentaire_introuvable`
 */
export async function setMasque(
  tx: Tx,
  kinds: EntityTypes,
  { id, motif, staff_id, now }: Masking,
): Promise<void> {
  const [row] = await tx.select().from(commentaires).where(eq(commentaires.id, id))
  const entity = row && (await findEntity(tx, kinds, { kind: row.model, id: row.objet_id }))
  if (!row || !entity) throw new ApiError('commentaire_introuvable')
  await lockAvis(tx, kinds, entity)
  const at = now.toISOString()
  const changed = await tx
    .update(commentaires)
    .set(motif ? { masque_le: at, masque_motif: motif } : { masque_le: null, masque_motif: null })
    .where(eq(commentaires.id, id))
    .returning({ users_id: commentaires.users_id, texte: commentaires.texte })
  const [{ users_id, texte } = { users_id: null, texte: '' }] = changed
  if (motif) {
    await retractCommentNotice(tx, kinds, row)
    const reporters = await settleReports(tx, id, { staff_id, at })
    await mailReporters(tx, reporters, { titre: entity.titre, retenu: true, motif })
    if (row.masque_motif !== motif)
      await notifyHidden(tx, entity, {
        id,
        users_id,
        motif,
        texte,
        a_note: row.note !== null,
        now,
      })
  }
  await tx.insert(journalStaff).values({
    staff_id,
    action: motif ? 'commentaire.masquer' : 'commentaire.montrer',
    objet_id: id,
    details: { motif: motif || null, users_id },
  })
  await saveSums(tx, kinds, entity, { now })
}

async function settleReports(
  tx: Tx,
  objet_id: number,
  { staff_id, at }: { staff_id: number; at: string },
): Promise<number[]> {
  const settled = await tx
    .update(signalements)
    .set({ etat: 'retenu', decided_at: at, decided_by: staff_id })
    .where(
      and(
        eq(signalements.model, 'commentaire'),
        eq(signalements.objet_id, objet_id),
        eq(signalements.etat, 'ouvert'),
      ),
    )
    .returning({ users_id: signalements.users_id })
  return settled.flatMap(({ users_id }) => (users_id === null ? [] : [users_id]))
}
