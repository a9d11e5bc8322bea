import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { activites, entrainements } from '@foulee/db/schema'
import { isInShoes } from '@foulee/domain/parcours/chaussures'
import { and, eq, isNull, or } from 'drizzle-orm'
import { mesuresSorties } from '#features/parcours/annees/mesures-sorties.job.ts'
import { recordFaits } from '#kernel/points/badges.facts.ts'
import { toUpdateSet } from '#platform/db/update-set.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'

type Change = { users_id: number; id: number; changes: Body<'POST /api/activites/update/{id}'> }

/** Sent fields only. The tied training, the shoes and the facts of badges follow. */
export const changeActivite = (db: Db, { users_id, id, changes }: Change): Promise<void> =>
  db.transaction(async (tx) => {
    const { version, ...fields } = changes
    const row = await lockActivite(tx, users_id, id)
    if (version !== undefined && version !== row.version) throw new ApiError('version_depassee')
    const columns = toUpdateSet(fields)
    if (!Object.keys(columns).length) return
    const { sport, rpe } = fields
    const isOther = sport !== undefined && sport !== row.sport
    await tx
      .update(activites)
      .set({
        ...columns,
        ...(sport && !isInShoes(sport) && { chaussures_id: null }),
        // Records are of outings that were run (9.24).
        ...(isOther && { mesuree_le: null }),
        version: row.version + 1,
      })
      .where(eq(activites.id, id))
    if (rpe !== undefined) await tellTraining(tx, { id, rpe, former: row.rpe })
    if (!isOther) return
    await recordFaits(tx, users_id, 'sortie')
    await enqueue(tx, mesuresSorties, {})
  })

async function lockActivite(tx: Tx, users_id: number, id: number) {
  const { version, sport, rpe } = activites
  const [row] = await tx
    .select({ version, sport, rpe })
    .from(activites)
    .where(and(eq(activites.id, id), eq(activites.users_id, users_id)))
    .for('no key update')
  if (!row) throw new ApiError('activite_introuvable')
  return row
}

type Effort = { id: number; rpe: number | null; former: number | null }

/** An effort that was told of the training itself stays. */
async function tellTraining(tx: Tx, { id, rpe, former }: Effort): Promise<void> {
  const { fait_rpe, activites_id, etat } = entrainements
  const isOurs = former === null ? isNull(fait_rpe) : or(isNull(fait_rpe), eq(fait_rpe, former))
  await tx
    .update(entrainements)
    .set({ fait_rpe: rpe })
    .where(and(eq(activites_id, id), eq(etat, 'fait'), isOurs))
}
