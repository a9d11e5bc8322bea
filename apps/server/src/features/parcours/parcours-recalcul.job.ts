import type { Db } from '@foulee/db/connect'
import { rebuildParcoursCards } from '@foulee/db/read-models/parcours-cards'
import { ALGORITHME, type PreparedTrace } from '@foulee/db/read-models/parcours-trace'
import * as t from '@foulee/db/schema'
import { and, eq, gt, ne } from 'drizzle-orm'
import type { Job, JobContext } from '../../jobs/job.ts'
import { getGraine } from '../../traces/graine.ts'
import { NO_MARKS } from '../../traces/marks.ts'
import { createTracePool, type TracePool } from '../../traces/pool.ts'
import { shareSurfaces } from './parcours-surfaces.ts'

const BATCH = 20

/** Measures again what was measured in an older way, so that all routes compare. */
export const recalculParcours: Job<object> = {
  name: 'recalcul-parcours',
  every: 30,
  cron: '17 2 * * *',
  options: { retryLimit: 3, retryDelay: 600, expireInSeconds: 3 * 3600 },
}

type Context = Pick<JobContext, 'db' | 'clock' | 'log'>

/** Route by route, each whole or not at all: stopped anywhere, it goes on the next time. */
export async function measureAgain({ db, clock, log }: Context): Promise<void> {
  const traces = createTracePool({ threads: 1 })
  const count = { measured: 0, failed: 0 }
  try {
    for (let last = 0; ; ) {
      const ids = await findOutdated(db, last)
      if (!ids.length) break
      for (const id of ids) {
        const done = await measureRoute(db, traces, id, clock()).catch((cause: unknown) => {
          log.error({ err: cause, parcours_id: id }, 'A route could not be measured again')
          return false
        })
        if (done) count.measured++
        else count.failed++
        last = id
      }
    }
  } finally {
    await traces.close()
    log.info({ ...count, algorithme: ALGORITHME }, 'Measured routes again')
  }
}

async function findOutdated(db: Db, after: number): Promise<number[]> {
  const { parcours_id, algorithme } = t.parcoursTraces
  const rows = await db
    .select({ parcours_id })
    .from(t.parcoursTraces)
    .where(and(ne(algorithme, ALGORITHME), gt(parcours_id, after)))
    .orderBy(parcours_id)
    .limit(BATCH)
  return rows.map((row) => row.parcours_id)
}

/** @returns false when its author has changed it meanwhile: then it is measured already */
async function measureRoute(db: Db, traces: TracePool, id: number, now: Date): Promise<boolean> {
  const found = await readRoute(db, id)
  if (!found) return false
  const { row, trace } = found
  const { lignes, altitudes, version } = trace
  const { trace: measured } = await traces.run({
    kind: 'lines',
    stored: { lignes, altitudes },
    edit: null,
    marks: NO_MARKS,
    options: {
      rayon: row.rayon_masque,
      graine: await getGraine(db, row.users_id ?? 0),
      surfaces: shareSurfaces(row.troncons, trace.mesures.distance),
    },
  })
  return writeMeasured(db, { id, version, rayon: row.rayon_masque, measured, now })
}

async function readRoute(db: Db, id: number) {
  const [found] = await db
    .select({ row: t.parcours, trace: t.parcoursTraces })
    .from(t.parcours)
    .innerJoin(t.parcoursTraces, eq(t.parcoursTraces.parcours_id, t.parcours.id))
    .where(eq(t.parcours.id, id))
  return found ?? null
}

type Measured = { id: number; version: number; rayon: number; measured: PreparedTrace; now: Date }

async function writeMeasured(
  db: Db,
  { id, version, rayon, measured, now }: Measured,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(t.parcours).where(eq(t.parcours.id, id)).for('update')
    if (row?.rayon_masque !== rayon) return false
    const written = await tx
      .update(t.parcoursTraces)
      .set({ ...measured, version: version + 1 })
      .where(and(eq(t.parcoursTraces.parcours_id, id), eq(t.parcoursTraces.version, version)))
      .returning({ id: t.parcoursTraces.parcours_id })
    if (!written.length) return false
    await rebuildParcoursCards(tx, [id], now, 'edit')
    return true
  })
}
