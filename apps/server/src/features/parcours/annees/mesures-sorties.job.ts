import type { Db, Tx } from '@foulee/db/connect'
import { decodeLines, LINE_DECIMALS } from '@foulee/db/read-models/parcours-trace'
import * as t from '@foulee/db/schema'
import { hasRecords } from '@foulee/domain/parcours/records'
import { localDate } from '@foulee/domain/shared/fuseau'
import { encodePolyline } from '@foulee/trace/polyline'
import { simplifySegment } from '@foulee/trace/simplify'
import { TraceError } from '@foulee/trace/track'
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { getFuseauDeLigne } from '#features/parcours/activites/activites.fuseau.ts'
import { toSport } from '#features/parcours/activites/activites.queries.ts'
import { readFiles } from '#features/parcours/activites/activites.trace.ts'
import type { JobContext } from '#kernel/jobs/work.ts'
import type { OutingCreatedHandler } from '#kernel/tracks/outing-created.ts'
import { createJobTracePool, type TracePool } from '#kernel/tracks/pool.ts'
import type { MeasuredEfforts } from '#kernel/tracks/tasks.ts'
import { changeEachRow } from '#platform/jobs/each-row.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'

const BATCH = 20
/** Metres: a path stays on its side of the street on a map of a town. */
const TOLERANCE = 15

/**
 * Looks for records of outings and their halves, and draws them small for the member’s map (produit 9.23,
 * 9.24, 9.28).
 */
export const mesuresSorties: Job<object> = {
  name: 'mesures-sorties',
  every: 15,
  options: { retryLimit: 3, retryDelay: 600, expireInSeconds: 3 * 3600 },
}

type Row = Pick<
  typeof t.activites.$inferSelect,
  | 'id'
  | 'users_id'
  | 'sport'
  | 'debut'
  | 'lignes'
  | 'altitudes'
  | 'original'
  | 'montage'
  | 'archive_le'
  | 'version'
>
type Context = Pick<JobContext, 'db' | 'storage' | 'log' | 'clock'>

export async function measureOutings({ db, storage, log, clock }: Context): Promise<void> {
  const traces = createJobTracePool()
  try {
    const count = await changeEachRow({
      find: (after) => findUnmeasured(db, after),
      change: (row) => measure({ db, storage, traces, clock }, row),
      log,
      failure: 'An outing could not be measured',
    })
    log.info(count, 'Measured outings')
  } finally {
    await traces.close()
  }
}

/** Outings of an archive are measured together, once it is read. */
export const queueMeasures: OutingCreatedHandler = async (tx, { isFromArchive }) => {
  if (!isFromArchive) await enqueue(tx, mesuresSorties, {})
}

/** On each start: outings from before records, or halves, were looked for. */
export async function queueUnmeasured(db: Db): Promise<void> {
  if ((await findUnmeasured(db, 0)).length) await enqueue(db, mesuresSorties, {})
}

const findUnmeasured = (db: Db, after: number): Promise<Row[]> => {
  const { lignes, altitudes, original, montage, archive_le, version } = t.activites
  const { id, users_id, sport, debut } = t.activites
  const line = { lignes, altitudes, original, montage, archive_le }
  return db
    .select({ id, users_id, sport, debut, version, ...line })
    .from(t.activites)
    .where(and(isUnmeasured(), isNull(t.activites.double_de), gt(id, after)))
    .orderBy(asc(id))
    .limit(BATCH)
}

const isUnmeasured = () =>
  or(
    isNull(t.activites.mesuree_le),
    sql`not exists (select 1 from ${t.activiteMoities} m where m.activites_id = ${t.activites.id})`,
  )

async function measure(
  { db, storage, traces, clock }: Pick<Context, 'db' | 'storage' | 'clock'> & { traces: TracePool },
  row: Row,
): Promise<boolean> {
  const efforts = await findEfforts({ storage, traces }, row)
  const apercu = row.archive_le === null ? drawSmall(row) : null
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(t.activites)
      .set({
        mesuree_le: clock().toISOString(),
        jour: findDay(row),
        ...(apercu && { apercu }),
      })
      // One that was cut meanwhile is measured again.
      .where(and(eq(t.activites.id, row.id), eq(t.activites.version, row.version), isUnmeasured()))
      .returning({ id: t.activites.id })
    if (changed.length) await replaceRecords(tx, row, efforts)
    if (changed.length) await replaceMoities(tx, row, efforts)
    return changed.length > 0
  })
}

const NONE: MeasuredEfforts = { distances: [], montees: [], cotes: [], moities: null }

/** None of a ride, of a file that is gone, or that reads no more. */
async function findEfforts(
  { storage, traces }: Pick<Context, 'storage'> & { traces: TracePool },
  row: Row,
): Promise<MeasuredEfforts> {
  if (!hasRecords(toSport(row.sport))) return NONE
  const files = await readFiles(storage, row)
  if (!files) return NONE
  try {
    return await traces.run({ kind: 'efforts', ...files })
  } catch (cause) {
    if (cause instanceof TraceError) return NONE
    throw cause
  }
}

/** Whole line, small enough for a map of all. */
export const drawSmall = ({ lignes, altitudes }: Pick<Row, 'lignes' | 'altitudes'>): string[] =>
  decodeLines({ lignes, altitudes }).map((segment) =>
    encodePolyline(simplifySegment(segment, TOLERANCE)),
  )

const findDay = ({ debut, lignes }: Row): string | null =>
  debut && localDate(debut, getFuseauDeLigne(lignes[0], LINE_DECIMALS))

/** A record put aside stays so when its outing is measured again. */
async function replaceRecords(
  tx: Tx,
  { id, users_id }: Row,
  efforts: MeasuredEfforts,
): Promise<void> {
  const { activiteRecords } = t
  const before = await tx
    .delete(activiteRecords)
    .where(eq(activiteRecords.activites_id, id))
    .returning()
  const values = (
    [
      ['distance', efforts.distances],
      ['montee', efforts.montees],
      ['cote', efforts.cotes],
    ] as const
  ).flatMap(([genre, found]) =>
    found.map((effort) => ({
      ...effort,
      genre,
      users_id,
      activites_id: id,
      ecarte_le:
        before.find((old) => old.genre === genre && old.mesure === effort.mesure)?.ecarte_le ??
        null,
    })),
  )
  if (values.length) await tx.insert(activiteRecords).values(values).onConflictDoNothing()
}

/** An outing put aside stays so. */
async function replaceMoities(
  tx: Tx,
  { id: activites_id, users_id }: Row,
  { moities }: MeasuredEfforts,
): Promise<void> {
  await tx
    .insert(t.activiteMoities)
    .values({ activites_id, users_id, moities })
    .onConflictDoUpdate({ target: t.activiteMoities.activites_id, set: { moities } })
}
