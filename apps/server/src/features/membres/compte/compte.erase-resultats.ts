import type { Tx } from '@foulee/db/connect'
import { resultatDemandes, resultatEnvois, resultats } from '@foulee/db/schema'
import { eq, sql } from 'drizzle-orm'

/**
 * A line of results stays its organiser's record, without the member: whoever was shown by initials
 * stays so, and what was taken away stays away. What waited for an answer goes. Before the profile.
 */
export async function eraseResultats(tx: Tx, users_id: number): Promise<void> {
  await tx.execute(sql`
    update resultats r set initiales = true from profils p
    where p.users_id = ${users_id} and r.users_id = ${users_id}
      and r.preuve is not null and p.initiales_resultats`)
  await tx
    .update(resultats)
    .set({ users_id: null, preuve: null, prouve_le: null })
    .where(eq(resultats.users_id, users_id))
  await tx.delete(resultatDemandes).where(eq(resultatDemandes.users_id, users_id))
  await tx
    .update(resultatDemandes)
    .set({ decided_by: null })
    .where(eq(resultatDemandes.decided_by, users_id))
  await tx
    .update(resultatEnvois)
    .set({ users_id: null })
    .where(eq(resultatEnvois.users_id, users_id))
}
