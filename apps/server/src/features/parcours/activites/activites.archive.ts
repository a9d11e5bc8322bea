import { isDeepStrictEqual } from 'node:util'
import type { Db } from '@foulee/db/connect'
import { activites } from '@foulee/db/schema'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { getRetentionStart } from '#kernel/gdpr/retention-start.ts'
import type { JobContext } from '#kernel/jobs/work.ts'
import { NO_MARKS } from '#kernel/tracks/marks.ts'
import { createTracePool, type TracePool } from '#kernel/tracks/pool.ts'
import type { Job } from '#platform/jobs/job.ts'
import { findLine } from './activites.trace.ts'

const BATCH = 100

export const archivageSorties: Job<object> = {
  name: 'archivage-sorties',
  every: 60,
  cron: '47 3 * * *',
  options: { retryLimit: 3, retryDelay: 600, expireInSeconds: 3 * 3600 },
}

type Context = Pick<JobContext, 'db' | 'storage' | 'clock' | 'config' | 'log'>
type Line = Pick<
  typeof activites.$inferSelect,
  'id' | 'lignes' | 'altitudes' | 'original' | 'debut' | 'montage'
>
type Place = { created_at: string; id: number }

/**
 * Moves lines and altitudes of outings past retention out of the database: their original file
 * gives them again. One by one, so that an interrupted run goes on.
 */
export async function archiveSorties(context: Context): Promise<void> {
  const { lineMonths } = context.config.retention
  if (lineMonths === null) return
  const before = getRetentionStart(context.clock(), lineMonths).toISOString()
  const traces = createTracePool({ threads: 1 })
  const count = { archived: 0, kept: 0 }
  try {
    let place: Place | null = { created_at: '-infinity', id: 0 }
    while (place) {
      const found: (Line & Place)[] = await findOld(context.db, place, before)
      for (const row of found) {
        if (await archive(context, traces, row)) count.archived++
        else count.kept++
      }
      place = found.at(-1) ?? null
    }
  } finally {
    await traces.close()
    context.log.info(count, 'Archived lines of outings')
  }
}

async function findOld(db: Db, { created_at, id }: Place, before: string) {
  const { rows } = await db.execute<Line & Place>(sql`
    select id, lignes, altitudes, original, debut, montage,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at
    from activites a
    where archive_le is null and cardinality(lignes) > 0 and created_at < ${before} and (created_at, id) > (${created_at}::timestamptz, ${id})
      and not exists (select from faits f where f.users_id = a.users_id and f.kind = 'sortie'
        and f.cle = a.id::text and f.departement is null)
    order by created_at, id limit ${BATCH}`)
  return rows
}

/** @returns false when the file does not give the same line: the outing stays */
async function archive(
  { db, storage, clock, log }: Context,
  traces: TracePool,
  row: Line,
): Promise<boolean> {
  try {
    if (!(await isInFile({ storage, traces }, row))) return false
    await db
      .update(activites)
      .set({ lignes: [], altitudes: [], archive_le: clock().toISOString() })
      .where(and(eq(activites.id, row.id), isNull(activites.archive_le)))
    return true
  } catch (cause) {
    log.error({ err: cause, activites_id: row.id }, 'The line of an outing could not be archived')
    return false
  }
}

async function isInFile(
  { storage, traces }: Pick<Context, 'storage'> & { traces: TracePool },
  { id: _, ...row }: Line,
): Promise<boolean> {
  const line = await findLine(storage, { ...row, archive_le: '' })
  if (line.kind !== 'file') return false
  const task = { ...line, before: null, marks: NO_MARKS, options: { rayon: 0 } }
  const { trace } = await traces.run(task)
  return isDeepStrictEqual([trace.lignes, trace.altitudes], [row.lignes, row.altitudes])
}
