import { archives } from '@foulee/db/schema'
import { ENVOI_JOURS, ETATS_OUVERTS } from '@foulee/domain/parcours/archive'
import { and, inArray, lt } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import type { Job } from '#platform/jobs/job.ts'
import { getFolderOf } from '#platform/storage/storage.ts'
import { KIND, queuePieceRemoval } from './archives.files.ts'

const DAY_MS = 86_400_000
const STOPPED_DAYS = 30

export const archivesMenage: Job<object> = {
  name: 'archives-menage',
  every: 60,
  cron: '23 4 * * *',
  options: { retryLimit: 3, retryDelay: 600, expireInSeconds: 3 * 3600 },
}

type Context = Pick<JobContext, 'db' | 'storage' | 'clock' | 'log'>

/** Erases archives that stay unfinished, and pieces that no archive names. */
export async function tidyArchives({ db, storage, clock, log }: Context): Promise<void> {
  const before = (days: number) => new Date(clock().getTime() - days * DAY_MS)
  const left = await db.transaction(async (tx) => {
    const stale = [
      { etat: 'envoi', days: ENVOI_JOURS },
      { etat: 'arretee', days: STOPPED_DAYS },
    ] as const
    const rows = []
    for (const { etat, days } of stale) {
      const isOld = lt(archives.updated_at, before(days).toISOString())
      const removed = await tx
        .delete(archives)
        .where(and(inArray(archives.etat, [etat]), isOld))
        .returning()
      rows.push(...removed)
    }
    for (const row of rows) await queuePieceRemoval(tx, row)
    return rows.length
  })
  const open = await db
    .select({ dossier: archives.dossier })
    .from(archives)
    .where(inArray(archives.etat, ETATS_OUVERTS))
  const folders = new Set(open.map(({ dossier }) => dossier))
  let orphans = 0
  for await (const { key, modified } of storage.list(`${KIND}/`)) {
    if (folders.has(getFolderOf(key)) || modified >= before(1)) continue
    await storage.remove(key)
    orphans++
  }
  log.info({ left, orphans }, 'Tidied archives of outings')
}
