import type { SecondFacteur } from '@foulee/contract/membres/second-facteur'
import type { Db, Tx } from '@foulee/db/connect'
import { secondsFacteurs, sessions } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import type { Services } from '#kernel/services.ts'
import { toIso } from '#platform/db/dates.ts'
import type { User } from '#platform/http/user.ts'

export type FactorRow = typeof secondsFacteurs.$inferSelect

export async function findFactor(db: Db | Tx, users_id: number): Promise<FactorRow | null> {
  const [row] = await db
    .select()
    .from(secondsFacteurs)
    .where(eq(secondsFacteurs.users_id, users_id))
  return row ?? null
}

export async function describeFactor(
  { db, config }: Pick<Services, 'db' | 'config'>,
  user: Pick<User, 'id' | 'session_id'>,
): Promise<SecondFacteur> {
  const row = await findFactor(db, user.id)
  const [session] = await db
    .select({ facteur_le: sessions.facteur_le })
    .from(sessions)
    .where(eq(sessions.id, user.session_id))
  return {
    actif_le: toIso(row?.actif_le ?? null),
    secours: row?.actif_le ? row.secours.length : 0,
    est_demande: config.staffSecondFactor,
    donne_le: toIso(session?.facteur_le ?? null),
  }
}
