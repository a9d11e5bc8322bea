import { ApiError } from '@foulee/contract/errors'
import type { Tx } from '@foulee/db/connect'
import { commentaires, journalStaff, signalements } from '@foulee/db/schema'
import type { ModelAvis } from '@foulee/domain/echanges/avis'
import { and, eq } from 'drizzle-orm'
import { tellHidden, tellReporters } from './commentaires.mails.ts'
import { findObjet } from './commentaires.objets.ts'
import { lockObjet, updateSums } from './commentaires.sums.ts'

type Masking = { id: number; motif: string; staff_id: number; now: Date }

/**
 * Hides a comment with the reason that its author reads, or shows it again without one: it leaves the
 * list and the average, the reports about it are settled, the journal keeps who did it.
 * @throws ApiError `commentaire_introuvable`
 */
export async function setMasque(tx: Tx, { id, motif, staff_id, now }: Masking): Promise<void> {
  const [row] = await tx.select().from(commentaires).where(eq(commentaires.id, id))
  const objet = row && (await findObjet(tx, row.model as ModelAvis, row.objet_id))
  if (!row || !objet) throw new ApiError('commentaire_introuvable')
  await lockObjet(tx, objet)
  const at = now.toISOString()
  const changed = await tx
    .update(commentaires)
    .set(motif ? { masque_le: at, masque_motif: motif } : { masque_le: null, masque_motif: null })
    .where(eq(commentaires.id, id))
    .returning({ users_id: commentaires.users_id, texte: commentaires.texte })
  const [{ users_id, texte } = { users_id: null, texte: '' }] = changed
  if (motif) {
    const reporters = await settleReports(tx, id, { staff_id, at })
    await tellReporters(tx, reporters, { titre: objet.titre, retenu: true, motif })
    if (row.masque_motif !== motif) await tellHidden(tx, objet, { users_id, motif, texte })
  }
  await tx.insert(journalStaff).values({
    staff_id,
    action: motif ? 'commentaire.masquer' : 'commentaire.montrer',
    objet_id: id,
    details: { motif: motif || null, users_id },
  })
  await updateSums(tx, objet, now)
}

/** @returns who had reported it */
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
