import { isDeepStrictEqual } from 'node:util'
import type { Db } from '@foulee/db/connect'
import { rebuildParcoursCards } from '@foulee/db/read-models/parcours-cards'
import { findCarres, lockCarres, saveCarres } from '@foulee/db/read-models/parcours-carres'
import { ALGORITHME, type PreparedTrace } from '@foulee/db/read-models/parcours-trace'
import * as t from '@foulee/db/schema'
import type { Carre } from '@foulee/trace/privacy'
import { and, eq, gt, ne } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import { NO_MARKS } from '#kernel/tracks/marks.ts'
import { createTracePool, type TracePool } from '#kernel/tracks/pool.ts'
import { changeEachRow } from '#platform/jobs/each-row.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'
import { findLines } from './parcours-owned.queries.ts'
import { shareSurfaces } from './parcours-surfaces.ts'

const BATCH = 20

/** Measures again routes of older algorithms, so that all compare. */
export const recalculParcours: Job<object> = {
  name: 'recalcul-parcours',
  every: 30,
  cron: '17 2 * * *',
  options: { retryLimit: 3, retryDelay: 600, expireInSeconds: 3 * 3600 },
}

type Context = Pick<JobContext, 'db' | 'clock' | 'log'>

export async function measureAgain({ db, clock, log }: Context): Promise<void> {
  const traces = createTracePool({ threads: 1 })
  try {
    const count = await changeEachRow({
      find: (after) => findOutdated(db, after),
      change: ({ id }) => measureRoute(db, traces, id, clock()),
      log,
      failure: 'A route could not be measured again',
    })
    log.info({ ...count, algorithme: ALGORITHME }, 'Measured routes again')
  } finally {
    await traces.close()
  }
}

/** On each start: better hiding of ends must not wait for the night. */
export async function queueOutdated(db: Db): Promise<void> {
  if ((await findOutdated(db, 0)).length) await enqueue(db, recalculParcours, {})
}

const { parcours_id, algorithme } = t.parcoursTraces

const findOutdated = (db: Db, after: number): Promise<{ id: number }[]> =>
  db
    .select({ id: parcours_id })
    .from(t.parcoursTraces)
    .where(and(ne(algorithme, ALGORITHME), gt(parcours_id, after)))
    .orderBy(parcours_id)
    .limit(BATCH)

/** @returns false when its author changed it meanwhile, which measures it too */
async function measureRoute(db: Db, traces: TracePool, id: number, now: Date): Promise<boolean> {
  const found = await readRoute(db, id)
  if (!found) return false
  const { row, trace } = found
  const { version } = trace
  const stored = await findLines(db, id)
  if (!stored) return false
  const carres = await findCarres(db, row.users_id)
  const { trace: measured } = await traces.run({
    kind: 'lines',
    stored,
    edit: null,
    marks: NO_MARKS,
    options: {
      rayon: row.rayon_masque,
      carres,
      surfaces: shareSurfaces(row.troncons, trace.mesures.distance),
    },
  })
  return writeMeasured(db, { id, version, rayon: row.rayon_masque, carres, measured, now })
}

async function readRoute(db: Db, id: number) {
  const [found] = await db
    .select({
      row: t.parcours,
      trace: { version: t.parcoursTraces.version, mesures: t.parcoursTraces.mesures },
    })
    .from(t.parcours)
    .innerJoin(t.parcoursTraces, eq(t.parcoursTraces.parcours_id, t.parcours.id))
    .where(eq(t.parcours.id, id))
  return found ?? null
}

type Measured = {
  id: number
  version: number
  rayon: number
  carres: readonly Carre[]
  measured: PreparedTrace
  now: Date
}

async function writeMeasured(
  db: Db,
  { id, version, rayon, carres, measured, now }: Measured,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(t.parcours).where(eq(t.parcours.id, id)).for('update')
    if (row?.rayon_masque !== rayon) return false
    // Another route of the member may have been the first from this door.
    if (!isDeepStrictEqual(await lockCarres(tx, row.users_id), carres)) return false
    const written = await tx
      .update(t.parcoursTraces)
      .set({ ...measured, version: version + 1 })
      .where(and(eq(t.parcoursTraces.parcours_id, id), eq(t.parcoursTraces.version, version)))
      .returning({ id: t.parcoursTraces.parcours_id })
    if (!written.length) return false
    await saveCarres(tx, row.users_id, measured.vue.zones)
    // The former drawing hid less: it must not be served any longer.
    await rebuildParcoursCards(tx, [id], now)
    return true
  })
}
