import type { Job, JobContext } from '#platform/jobs/job.ts'
import type { ListedFile } from './storage.ts'
import { FILE_KINDS, findUnnamed, getNameOf, removeIfUnnamed } from './stored-files.ts'

const HOUR_MS = 3_600_000
/** Younger files may belong to a running call. */
const MIN_AGE_MS = 24 * HOUR_MS
const BATCH = 500

/**
 * Daily deletion of unreferenced files, left by a process that died between a commit and a
 * deletion.
 */
export const balayage: Job<object> = {
  name: 'balayage-fichiers',
  every: 30,
  cron: '41 3 * * *',
  options: { retryLimit: 3, retryDelay: 600, expireInSeconds: 3 * 3600 },
}

type StoredObject = { name: string; keys: string[]; bytes: number; written: number }
type Count = { seen: number; young: number; removed: number; bytes: number }
type Context = Pick<JobContext, 'db' | 'storage' | 'clock' | 'log'>

export async function sweepStorage({ db, storage, clock, log }: Context): Promise<void> {
  const before = clock().getTime() - MIN_AGE_MS
  for (const kind of FILE_KINDS) {
    const count: Count = { seen: 0, young: 0, removed: 0, bytes: 0 }
    try {
      for await (const batch of inBatches(joinByName(storage.list(`${kind}/`)))) {
        await sweepBatch({ db, storage }, kind, batch, { before, count })
      }
    } finally {
      log.info({ kind, ...count }, 'Swept stored files')
    }
  }
  const drafts = await storage.removeDrafts(new Date(before))
  log.info({ drafts }, 'Swept files that were never finished')
}

async function sweepBatch(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  kind: string,
  batch: readonly StoredObject[],
  { before, count }: { before: number; count: Count },
): Promise<void> {
  const old = batch.filter(({ written }) => written < before)
  count.seen += batch.length
  count.young += batch.length - old.length
  const unnamed = new Set(
    await findUnnamed(
      db,
      kind,
      old.map(({ name }) => name),
    ),
  )
  for (const storedObject of old) {
    // Checked again under the lock: the file may just have been stored again.
    if (
      !unnamed.has(storedObject.name) ||
      !(await removeIfUnnamed(db, storage, kind, storedObject))
    )
      continue
    count.removed++
    count.bytes += storedObject.bytes
  }
}

async function* joinByName(files: AsyncIterable<ListedFile>): AsyncGenerator<StoredObject> {
  let current = null as StoredObject | null
  for await (const { key, size, modified } of files) {
    const name = getNameOf(key)
    if (current?.name !== name) {
      if (current) yield current
      current = { name, keys: [], bytes: 0, written: 0 }
    }
    current.keys.push(key)
    current.bytes += size
    current.written = Math.max(current.written, modified.getTime())
  }
  if (current) yield current
}

async function* inBatches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length) yield batch
}
