import type { Tx } from '@foulee/db/connect'
import type { JobContext } from '#kernel/jobs/work.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'
import { getKind, removeIfUnnamed } from '#platform/storage/stored-files.ts'
import { listPieceKeys } from './pieces.ts'

/** Deletes the files of removed attachments; a job, so that a crash leaves none. */
export const retraitPieces: Job<{ folders: string[] }> = {
  name: 'retrait-pieces',
  every: 10,
  options: { retryLimit: 10, retryDelay: 60, retryBackoff: true, retryDelayMax: 3600 },
}

export async function removePieces(
  { db, storage }: Pick<JobContext, 'db' | 'storage'>,
  { folders }: { folders: string[] },
): Promise<void> {
  for (const name of new Set(folders)) {
    await removeIfUnnamed(db, storage, getKind(name), { name, keys: listPieceKeys(name) })
  }
}

export async function queueRemovalOfPieces(tx: Tx, folders: readonly string[]): Promise<void> {
  if (folders.length) await enqueue(tx, retraitPieces, { folders: [...folders] })
}
