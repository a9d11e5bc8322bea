import type { Db } from '@foulee/db/connect'
import { findCarres, replaceCarres } from '@foulee/db/read-models/parcours-carres'
import { activites, profils } from '@foulee/db/schema'
import { and, asc, eq, getTableColumns, gt, isNull, ne } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import { createTracePool, type TracePool } from '#kernel/tracks/pool.ts'
import { changeEachRow } from '#platform/jobs/each-row.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { ActiviteRow } from './activites.queries.ts'
import { drawShown } from './activites.trace.ts'

const BATCH = 20

/** Measures the visible part of outings shared before these figures were stored (produit 13.16). */
export const chiffresPartages: Job<object> = {
  name: 'chiffres-partages',
  every: 60,
  cron: '37 2 * * *',
  options: { retryLimit: 3, retryDelay: 600, expireInSeconds: 3 * 3600 },
}

type Context = Pick<JobContext, 'db' | 'storage' | 'log'>

export async function measureShared({ db, storage, log }: Context): Promise<void> {
  const traces = createTracePool({ threads: 1 })
  try {
    const count = await changeEachRow({
      find: (after) => findUnmeasured(db, after),
      change: (row) => measure({ db, storage, traces }, row),
      log,
      failure: 'A shared outing could not be measured',
    })
    log.info(count, 'Measured shared outings')
  } finally {
    await traces.close()
  }
}

/** On each start, since figures of the drawing are shown until then. */
export async function queueUnmeasured(db: Db): Promise<void> {
  if ((await findUnmeasured(db, 0)).length) await enqueue(db, chiffresPartages, {})
}

const isUnmeasured = and(ne(activites.partage, 'personne'), isNull(activites.chiffres_partages))

const findUnmeasured = (db: Db, after: number): Promise<ActiviteRow[]> =>
  db
    .select({ ...getTableColumns(activites), naissance: profils.naissance })
    .from(activites)
    .leftJoin(profils, eq(profils.users_id, activites.users_id))
    .where(and(isUnmeasured, gt(activites.id, after)))
    .orderBy(asc(activites.id))
    .limit(BATCH)

/**
 * @returns false when the outing was shared again, or another line from the same door was cut
 * meanwhile
 */
async function measure(
  { db, storage, traces }: Pick<Context, 'db' | 'storage'> & { traces: TracePool },
  row: ActiviteRow,
): Promise<boolean> {
  const { id, users_id, rayon_masque, sans_trace, version } = row
  const carres = await findCarres(db, users_id)
  const shown = await drawShown({ storage, traces }, row, {
    rayon: rayon_masque,
    carres,
    sans_trace,
  })
  return db.transaction(async (tx) => {
    if (!(await replaceCarres(tx, users_id, carres, shown.zones))) return false
    const measured = await tx
      .update(activites)
      .set({ croquis: shown.croquis, chiffres_partages: shown.chiffres })
      .where(
        and(
          eq(activites.id, id),
          eq(activites.version, version),
          eq(activites.rayon_masque, rayon_masque),
          isUnmeasured,
        ),
      )
      .returning({ id: activites.id })
    return measured.length > 0
  })
}
