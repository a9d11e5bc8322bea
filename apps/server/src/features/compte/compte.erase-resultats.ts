import type { Tx } from '@foulee/db/connect'
import { resultatEnvois, resultats } from '@foulee/db/schema'
import { eq, sql } from 'drizzle-orm'

/**
 * A line of results stays its organiser's record, without the member: whoever was shown by initials
 * stays so. Before the profile goes.
 */
export async function eraseResultats(tx: Tx, users_id: number): Promise<void> {
  await tx.execute(sql`
    update resultats r set users_id = null, revendication_motif = null,
      initiales = r.initiales or (r.revendication_motif is null and p.initiales_resultats)
    from profils p where p.users_id = ${users_id} and r.users_id = ${users_id}`)
  await tx.update(resultats).set({ users_id: null }).where(eq(resultats.users_id, users_id))
  await tx
    .update(resultatEnvois)
    .set({ users_id: null })
    .where(eq(resultatEnvois.users_id, users_id))
}
