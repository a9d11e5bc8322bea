import { randomBytes } from 'node:crypto'
import type { Tx } from '@foulee/db/connect'
import { countMorceaux, MORCEAU } from '@foulee/domain/parcours/archive'
import type { JobContext } from '#kernel/jobs/work.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'
import { getFolderOf, getStorageKey, type Storage } from '#platform/storage/storage.ts'
import { type ByteSource, openPieces } from '#platform/zip/byte-source.ts'
import type { ArchiveRow } from './archives.queries.ts'

/**
 * Kind of the pieces in the storage: not among those that backups keep, as they are there until the
 * archive is read.
 */
export const KIND = 'archive'

export const nextDossier = (): string =>
  getFolderOf(getStorageKey(KIND, randomBytes(32).toString('hex'), '0.zip'))

export const getPieceKey = (dossier: string, rank: number): string => `${dossier}/${rank}.zip`

type Stored = Pick<ArchiveRow, 'dossier' | 'taille'>

export const openArchive = (
  storage: Pick<Storage, 'get'>,
  { dossier, taille }: Stored,
): ByteSource =>
  openPieces(storage, {
    size: taille,
    piece: MORCEAU,
    keyOf: (rank) => getPieceKey(dossier, rank),
  })

export const archivesRetrait: Job<Stored> = {
  name: 'archives-retrait',
  every: 10,
  options: { retryLimit: 10, retryDelay: 60, retryBackoff: true, retryDelayMax: 3600 },
}

/** In the transaction that ends an archive, so that a crash after it leaves no piece. */
export const queuePieceRemoval = (tx: Tx, { dossier, taille }: Stored): Promise<void> =>
  enqueue(tx, archivesRetrait, { dossier, taille })

export async function removePieces(
  { storage }: Pick<JobContext, 'storage'>,
  { dossier, taille }: Stored,
): Promise<void> {
  for (let rank = 0; rank < countMorceaux(taille); rank++) {
    await storage.remove(getPieceKey(dossier, rank))
  }
}
