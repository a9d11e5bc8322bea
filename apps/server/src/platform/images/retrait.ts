import type { Tx } from '@foulee/db/connect'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job, JobContext } from '#platform/jobs/job.ts'
import { removeUnusedOriginals } from '#platform/storage/stored-files.ts'
import { removeUnusedImages } from './stored-images.ts'

type Files = {
  folders: string[]
  originals?: string[]
}

/** Deletes the files of erased data; a job, so that a crash after the erasure leaves none. */
export const retraitImages: Job<Files> = {
  name: 'retrait-images',
  every: 10,
  options: { retryLimit: 10, retryDelay: 60, retryBackoff: true, retryDelayMax: 3600 },
}

/** Deletes files, unless another row references the same picture or track. */
export async function removeImages(
  { db, storage }: Pick<JobContext, 'db' | 'storage'>,
  { folders, originals = [] }: Files,
): Promise<void> {
  await removeUnusedImages(db, storage, folders)
  await removeUnusedOriginals(db, storage, originals)
}

type LeftoverFiles = {
  folders?: readonly (string | null | undefined)[]
  originals?: readonly string[]
}

export async function queueRemoval(
  tx: Tx,
  { folders = [], originals = [] }: LeftoverFiles,
): Promise<void> {
  const named = folders.filter((folder) => folder != null)
  if (!named.length && !originals.length) return
  await enqueue(tx, retraitImages, { folders: named, originals: [...originals] })
}
