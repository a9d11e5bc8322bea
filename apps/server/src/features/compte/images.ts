import { profils } from '@foulee/db/schema'
import { getImageKeys } from '@foulee/domain/image'
import { eq, or } from 'drizzle-orm'
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
  for (const folder of folders) {
    const [shown] = await db
      .select({ users_id: profils.users_id })
      .from(profils)
      .where(or(eq(profils.avatar, folder), eq(profils.public_banner, folder)))
      .limit(1)
    if (shown) continue
    for (const key of getImageKeys(folder)) await storage.remove(key)
  }
}
