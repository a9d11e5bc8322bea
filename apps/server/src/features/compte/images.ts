import { removeUnusedImages } from '../../images/kept-images.ts'
import type { Job, JobContext } from '../../jobs/job.ts'

/** The files of erased images; a job, so that none stays when the process dies after the erasure. */
export const retraitImages: Job<{ folders: string[] }> = {
  name: 'retrait-images',
  every: 10,
  options: { retryLimit: 10, retryDelay: 60, retryBackoff: true, retryDelayMax: 3600 },
}

/** Removes the files, unless somebody else shows the very same picture. */
export async function removeImages(
  { db, storage }: Pick<JobContext, 'db' | 'storage'>,
  { folders }: { folders: string[] },
): Promise<void> {
  await removeUnusedImages(db, storage, folders)
}
