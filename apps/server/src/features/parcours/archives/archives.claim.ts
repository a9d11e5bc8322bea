import type { Db, Tx } from '@foulee/db/connect'
import { archiveRefus, archives } from '@foulee/db/schema'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { mesuresSorties } from '#features/parcours/annees/mesures-sorties.job.ts'
import { recordFaits } from '#kernel/points/badges.facts.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { queuePieceRemoval } from './archives.files.ts'
import type { ArchiveRow } from './archives.queries.ts'

const LOCK = 70_417_046
/** Seconds without progress after which another job may take an archive over. */
const LEASE_S = 300

/** The archive was stopped, removed or taken over: what is under way is rolled back. */
export class NoLongerOursError extends Error {
  override name = 'NoLongerOursError'
}

/**
 * Takes the archive that waits longest, unless another is being read: one at a time over the site.
 * @param reader id of the job; a job that is retried finds its own again
 */
export const claimArchive = (db: Db, reader: string): Promise<ArchiveRow | null> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const [row] = await tx
      .update(archives)
      .set({
        etat: 'lecture',
        lu_par: reader,
        battu_le: sql`now()`,
        tentatives: sql`${archives.tentatives} + 1`,
      })
      .where(
        sql`${archives.id} = (
          select id from archives where etat in ('attente', 'lecture')
            and not exists (select from archives other where other.etat = 'lecture'
              and other.lu_par is distinct from ${reader}
              and other.battu_le > now() - ${LEASE_S} * interval '1 second')
          order by coalesce(lu_par = ${reader}, false) desc, updated_at, id limit 1)`,
      )
      .returning()
    return row ?? null
  })

export const countWaiting = (db: Db): Promise<number> =>
  db.$count(archives, inArray(archives.etat, ['attente']))

/** Lets another archive take its turn. */
export async function yieldArchive(db: Db, { id, lu_par }: ArchiveRow, now: Date): Promise<void> {
  await db
    .update(archives)
    .set({ etat: 'attente', lu_par: null, tentatives: 0, updated_at: now.toISOString() })
    .where(isOurs({ id, lu_par }))
}

const isOurs = ({ id, lu_par }: Pick<ArchiveRow, 'id' | 'lu_par'>) =>
  and(eq(archives.id, id), eq(archives.etat, 'lecture'), eq(archives.lu_par, lu_par ?? ''))

/** Entries done; those inside an archive are counted apart. */
export type Place = { rang: number; dedans: number }
export type Counts = { gardees?: number; deja?: number; doublons?: number }
export type Progress = {
  to: Place
  avance: number
  counts?: Counts
  refus?: { fichier: string; raison: string }
}

const MAX_NAME = 300

/**
 * Records an entry as done, in the transaction of what came of it: done once, whenever the process
 * dies.
 */
export async function advance(
  tx: Db | Tx,
  { archive, from, now }: { archive: ArchiveRow; from: Place; now: Date },
  { to, avance, counts = {}, refus }: Progress,
): Promise<void> {
  const { gardees = 0, deja = 0, doublons = 0 } = counts
  const changed = await tx
    .update(archives)
    .set({
      ...to,
      avance,
      gardees: sql`${archives.gardees} + ${gardees}`,
      deja: sql`${archives.deja} + ${deja}`,
      doublons: sql`${archives.doublons} + ${doublons}`,
      refusees: sql`${archives.refusees} + ${refus ? 1 : 0}`,
      tentatives: 0,
      battu_le: sql`now()`,
      updated_at: now.toISOString(),
    })
    .where(and(isOurs(archive), eq(archives.rang, from.rang), eq(archives.dedans, from.dedans)))
    .returning({ id: archives.id })
  if (!changed.length) throw new NoLongerOursError()
  if (!refus) return
  const fichier = refus.fichier.slice(-MAX_NAME)
  await tx
    .insert(archiveRefus)
    .values({ archives_id: archive.id, ...from, fichier, raison: refus.raison })
}

type End = { etat: 'lue' | 'illisible'; message?: string; now: Date }

/** Badges and records look at its outings once, now. */
export const finishArchive = (
  db: Db,
  archive: ArchiveRow,
  { etat, message, now }: End,
): Promise<void> =>
  db.transaction(async (tx) => {
    const fini_le = now.toISOString()
    const changed = await tx
      .update(archives)
      .set({
        etat,
        message: message ?? null,
        fini_le,
        updated_at: fini_le,
        lu_par: null,
        ...(etat === 'lue' && { avance: 1000 }),
      })
      .where(isOurs(archive))
      .returning({ users_id: archives.users_id })
    if (!changed.length) throw new NoLongerOursError()
    await queuePieceRemoval(tx, archive)
    await recordFaits(tx, archive.users_id, 'sortie')
    await enqueue(tx, mesuresSorties, {})
  })

export const notePhotos = (db: Db, archive: ArchiveRow, photos: number) =>
  db.update(archives).set({ photos }).where(isOurs(archive))
