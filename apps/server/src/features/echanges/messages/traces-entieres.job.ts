import { buffer } from 'node:stream/consumers'
import type { Db } from '@foulee/db/connect'
import { findCarres, replaceCarres } from '@foulee/db/read-models/parcours-carres'
import { messagePieces, messages } from '@foulee/db/schema'
import { RAYON_MESSAGE } from '@foulee/domain/parcours/rayons'
import { and, asc, eq, gt, notLike } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import { createFileWriter } from '#kernel/tracks/files/file-writer.ts'
import { NO_MARKS } from '#kernel/tracks/marks.ts'
import { createTracePool } from '#kernel/tracks/pool.ts'
import { changeEachRow } from '#platform/jobs/each-row.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'
import { queueRemovalOfPieces } from './menage.job.ts'
import { getPieceKey, type SentPiece, storeFiles, TRACE, writeTrace } from './pieces.ts'

const BATCH = 20

export const tracesEntieres: Job<object> = {
  name: 'traces-entieres',
  every: 60,
  options: { retryLimit: 3, retryDelay: 600, expireInSeconds: 3 * 3600 },
}

type Context = Pick<JobContext, 'db' | 'storage' | 'log'>
type Whole = { id: number; fichier: string; nom: string | null; users_id: number | null }

export async function cutWhole({ db, storage, log }: Context): Promise<void> {
  const traces = createTracePool({ threads: 1 })
  const fichiers = createFileWriter()
  try {
    const count = await changeEachRow({
      find: (after) => findWhole(db, after),
      change: (row) => cut({ db, storage, traces, fichiers }, row),
      log,
      failure: 'A track of a message could not be cut',
    })
    log.info(count, 'Cut tracks of messages')
  } finally {
    await traces.close()
    await fichiers.close()
  }
}

export async function queueWhole(db: Db): Promise<void> {
  if ((await findWhole(db, 0)).length) await enqueue(db, tracesEntieres, {})
}

const { id, kind, fichier, nom } = messagePieces
const isWhole = and(eq(kind, 'trace'), notLike(fichier, `${TRACE}/%`))

const findWhole = (db: Db, after: number): Promise<Whole[]> =>
  db
    .select({ id, fichier, nom, users_id: messages.users_id })
    .from(messagePieces)
    .innerJoin(messages, eq(messages.id, messagePieces.messages_id))
    .where(and(isWhole, gt(id, after)))
    .orderBy(asc(id))
    .limit(BATCH)

type Threads = {
  traces: ReturnType<typeof createTracePool>
  fichiers: ReturnType<typeof createFileWriter>
}

/**
 * @returns false when the track was deleted or another line from the same door was cut meanwhile
 */
async function cut(
  { db, storage, ...threads }: Pick<Context, 'db' | 'storage'> & Threads,
  row: Whole,
): Promise<boolean> {
  const carres = await findCarres(db, row.users_id)
  const piece = await readWhole({ storage, ...threads }, row, carres)
  return db.transaction(async (tx) => {
    if (piece && row.users_id !== null) {
      if (!(await replaceCarres(tx, row.users_id, carres, piece.zones))) return false
    }
    if (piece) await storeFiles(tx, storage, [piece])
    // No visible part, or a missing file: the row names a file that does not exist.
    const nothing = { fichier: row.fichier.replace(/^[a-z]+/, TRACE), distance: 0, ligne: '' }
    const changed = await tx
      .update(messagePieces)
      .set(piece ? piece.columns : { ...nothing, denivele: null })
      .where(and(eq(id, row.id), isWhole))
      .returning({ id })
    if (changed.length) await queueRemovalOfPieces(tx, [row.fichier])
    return changed.length > 0
  })
}

async function readWhole(
  { storage, traces, fichiers }: Pick<Context, 'storage'> & Threads,
  row: Whole,
  carres: Awaited<ReturnType<typeof findCarres>>,
): Promise<SentPiece | null> {
  const file = await storage.get(getPieceKey(row.fichier, 'trace'))
  if (!file) return null
  const { trace } = await traces.run({
    kind: 'file',
    file: { bytes: new Uint8Array(await buffer(file.stream)) },
    before: null,
    marks: NO_MARKS,
    options: { rayon: RAYON_MESSAGE, carres },
  })
  return writeTrace(fichiers, trace, row.nom ?? 'trace.gpx')
}
