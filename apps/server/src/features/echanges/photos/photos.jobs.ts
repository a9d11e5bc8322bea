import { buffer } from 'node:stream/consumers'
import { listPhotoModels } from '#kernel/entity-types/photo-model.ts'
import type { JobContext } from '#kernel/jobs/work.ts'
import { encodePhoto } from '#platform/images/encode-photo.ts'
import { ImageRefusedError } from '#platform/images/refusal.ts'
import {
  getSourceKey,
  isWaiting,
  markReady,
  removeSource,
  writeSizes,
} from '#platform/images/stored-photos.ts'
import { HopelessError, type Job } from '#platform/jobs/job.ts'
import type { Storage } from '#platform/storage/storage.ts'

export const taillesPhoto: Job<{ fichier: string }> = {
  name: 'tailles-photo',
  every: 2,
  options: {
    retryLimit: 6,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 900,
  },
}

/**
 * Makes the sizes, rebuilds each page with the photo, then deletes the original. Safe to repeat and
 * to run twice at once.
 */
export async function makeSizes(
  { db, storage, clock, registry }: Pick<JobContext, 'db' | 'storage' | 'clock' | 'registry'>,
  { fichier }: { fichier: string },
): Promise<void> {
  const models = listPhotoModels(registry.kinds)
  const tables = models.map(({ stored }) => stored)
  if (await isWaiting(db, tables, fichier)) {
    const files = await encodePhoto(() => readSource(storage, fichier)).catch(abandonPhoto)
    await db.transaction(async (tx) => {
      if (!(await writeSizes(tx, { storage, tables }, fichier, files))) return
      for (const { stored, rebuild } of models) {
        await rebuild(tx, await markReady(tx, stored, fichier), clock())
      }
    })
  }
  await removeSource(db, storage, fichier)
}

async function readSource(storage: Storage, fichier: string): Promise<Buffer> {
  const file = await storage.get(getSourceKey(fichier))
  if (!file) throw new HopelessError(`The source of ${fichier} is gone.`)
  return buffer(file.stream)
}

/** The photo was readable on arrival: a retry would fail in the same way. */
function abandonPhoto(cause: unknown): never {
  if (!(cause instanceof ImageRefusedError)) throw cause
  throw new HopelessError('A photo that was taken cannot be read.', { cause })
}
