import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { epreuves, planParutions, planSuivis } from '@foulee/db/schema'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { GesteRow } from './gestes.ts'

type SuiviRow = typeof planSuivis.$inferSelect
type SuiviAvant = NonNullable<GesteRow['suivi_avant']>

export function snapshotSuivi(
  { id, etat, debut, fin, jours, jour_long, epreuves_id }: SuiviRow,
  apres: NonNullable<SuiviAvant['apres']>,
): SuiviAvant {
  return { id, etat, debut, fin, jours, jour_long, epreuves_id, apres }
}

/**
 * Restores a run; a deleted plan or race stays away.
 * @throws ApiError `geste_depasse` when the run has changed since, or the plan is followed again
 */
export async function restoreSuivi(tx: Tx, { id, apres, ...before }: SuiviAvant): Promise<void> {
  const [row] = await tx.select().from(planSuivis).where(eq(planSuivis.id, id)).for('update')
  if (!row) return
  const hasChanged =
    apres &&
    (row.etat !== apres.etat || row.fin !== apres.fin || row.epreuves_id !== apres.epreuves_id)
  if (hasChanged || (isOpen(before.etat) && (await hasOtherRun(tx, row)))) {
    throw new ApiError('geste_depasse')
  }
  const { epreuves_id, parutions_id, ...rest } = before
  await tx
    .update(planSuivis)
    .set({
      ...rest,
      epreuves_id: sql`(select id from ${epreuves} where id = ${epreuves_id})`,
      ...(parutions_id !== undefined && {
        parutions_id: sql`(select id from ${planParutions} where id = ${parutions_id})`,
      }),
    })
    .where(eq(planSuivis.id, id))
}

const OPEN = ['demande', 'accorde', 'en_cours'] as const
const isOpen = (etat: SuiviRow['etat']) => OPEN.some((item) => item === etat)

export async function hasOtherRun(tx: Tx, { id, users_id, plans_id }: SuiviRow): Promise<boolean> {
  if (plans_id === null) return false
  const where = and(
    eq(planSuivis.users_id, users_id),
    eq(planSuivis.plans_id, plans_id),
    inArray(planSuivis.etat, [...OPEN]),
    ne(planSuivis.id, id),
  )
  return (await tx.$count(planSuivis, where)) > 0
}
