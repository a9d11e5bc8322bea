import type { Tx } from '@foulee/db/connect'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job, JobContext } from '#platform/jobs/job.ts'
import { removeUnusedOriginals } from '#platform/storage/kept-files.ts'
import { removeUnusedImages } from './kept-images.ts'

type Files = {
  /** Folders in which the sizes of images lie. */
  folders: string[]
  /** Keys of tracks. */
  originals?: string[]
}

/** The files of what is erased; a job, so that none stays when the process dies after the erasure. */
export const retraitImages: Job<Files> = {
  name: 'retrait-images',
  every: 10,
  options: { retryLimit: 10, retryDelay: 60, retryBackoff: true, retryDelayMax: 3600 },
}

/** Removes the files, unless somebody else shows the very same picture or has the very same track. */
export async function removeImages(
  { db, storage }: Pick<JobContext, 'db' | 'storage'>,
  { folders, originals = [] }: Files,
): Promise<void> {
  await removeUnusedImages(db, storage, folders)
  await removeUnusedOriginals(db, storage, originals)
}

type Left = { folders?: readonly (string | null | undefined)[]; originals?: readonly string[] }

/** Queues the removal of files that the caller's transaction names no more. */
export async function queueRemoval(tx: Tx, { folders = [], originals = [] }: Left): Promise<void> {
  const named = folders.filter((folder) => folder != null)
  if (!named.length && !originals.length) return
  await enqueue(tx, retraitImages, { folders: named, originals: [...originals] })
}
