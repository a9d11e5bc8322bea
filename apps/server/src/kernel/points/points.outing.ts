import type { Tx } from '@foulee/db/connect'
import { IS_DOUBTFUL } from '@foulee/db/read-models/faits'
import { isCredible } from '@foulee/domain/club/sortie-credible'
import { sql } from 'drizzle-orm'
import { awardPoints } from './points.award.ts'

type Row = { debut: string | null; distance: number; duree: number | null; is_doubtful: boolean }

export async function awardOuting(
  tx: Tx,
  { users_id, activites_id, now }: { users_id: number; activites_id: number; now: Date },
): Promise<void> {
  const { rows } = await tx.execute<Row>(sql`
    select a.debut, a.distance, coalesce(a.duree_mouvement, a.duree) as duree,
      -- Nothing but the file says that an outing without positions was run.
      ${IS_DOUBTFUL} or (a.lignes = '{}' and a.archive_le is null) as is_doubtful
    from activites a where a.id = ${activites_id} and a.users_id = ${users_id}`)
  const [row] = rows
  if (!row || row.is_doubtful) return
  const debut = row.debut === null ? null : new Date(row.debut)
  if (isCredible({ ...row, debut }, now)) {
    await awardPoints(tx, users_id, 'entrainement_fait', activites_id)
  }
}
