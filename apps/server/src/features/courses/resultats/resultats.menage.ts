import type { Db, Tx } from '@foulee/db/connect'
import { resultatDemandes, resultatEnvois, resultats } from '@foulee/db/schema'
import { DEMANDE_JOURS, RETRAIT_JOURS } from '@foulee/domain/courses/revendication-resultat'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Config } from '#platform/config/config.ts'
import { rememberErased } from './resultats.carry-over.ts'
import { coverTeams } from './resultats.equipes.ts'
import { isCurrent, sweepLots } from './resultats.lots.ts'
import type { ResultatRow } from './resultats.policy.ts'
import { eraseUnclaimed } from './resultats.retention.ts'

const DAY_MS = 86_400_000
const BATCH = 500

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()

/**
 * Erases lines withdrawn thirty days ago, old answers, unclaimed lines past retention, and
 * leftovers of killed uploads.
 */
export async function purgeResultats(
  db: Db,
  now: Date,
  retention: Config['retention'],
): Promise<void> {
  await db
    .delete(resultatDemandes)
    .where(lt(resultatDemandes.decided_at, before(now, DEMANDE_JOURS)))
  while (await db.transaction((tx) => eraseSome(tx, now)));
  await eraseUnclaimed(db, now, retention)
  await sweepLots(db)
}

async function eraseSome(tx: Tx, now: Date): Promise<boolean> {
  const rows = await tx
    .select()
    .from(resultats)
    .where(and(lt(resultats.retire_le, before(now, RETRAIT_JOURS)), isCurrent))
    .orderBy(asc(resultats.id))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  await rememberErased(tx, rows, now)
  if (rows.length) {
    await tx.delete(resultats).where(
      inArray(
        resultats.id,
        rows.map(({ id }) => id),
      ),
    )
  }
  for (const [epreuves_id, gone] of Map.groupBy(rows, (row) => row.epreuves_id)) {
    await coverTeams(tx, gone)
    await countErased(tx, epreuves_id, gone)
  }
  return rows.length === BATCH
}

/** Erased lines still count in the number of ranked runners. */
async function countErased(tx: Tx, epreuves_id: number, gone: readonly ResultatRow[]) {
  const nb = gone.filter(({ statut, relais }) => statut === 'classe' && relais === null).length
  await tx
    .update(resultatEnvois)
    .set({ classes_retires: sql`${resultatEnvois.classes_retires} + ${nb}` })
    .where(eq(resultatEnvois.epreuves_id, epreuves_id))
}
