import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { archives } from '@foulee/db/schema'
import {
  ARCHIVE_LIMITES,
  ETATS_OUVERTS,
  type EtatArchive,
  getMorceau,
  MORCEAU,
} from '@foulee/domain/parcours/archive'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Services } from '#kernel/services.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { getPieceKey, nextDossier, queuePieceRemoval } from './archives.files.ts'
import { archivesLecture } from './archives.lecture.ts'
import { type ArchiveRow, getOwnArchive } from './archives.queries.ts'

type Mine = { users_id: number; now: Date }

/** One at a time over the site, so that two do not pass a limit together. */
const LOCK = 70_417_045
const DAY_MS = 86_400_000

export const createArchive = (
  db: Db,
  { nom, taille }: { nom: string; taille: number },
  { users_id, now }: Mine,
): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const isOpen = inArray(archives.etat, ETATS_OUVERTS)
    const mine = eq(archives.users_id, users_id)
    if (await tx.$count(archives, and(mine, isOpen))) throw new ApiError('archive_en_cours')
    const today = gt(archives.created_at, new Date(now.getTime() - DAY_MS).toISOString())
    if ((await sumSizes(tx, and(mine, today))) + taille > ARCHIVE_LIMITES.parJour) {
      throw new ApiError('archive_quota')
    }
    if ((await sumSizes(tx, isOpen)) + taille > ARCHIVE_LIMITES.site) {
      throw new ApiError('service_indisponible', { retryAfter: 3600 })
    }
    const created_at = now.toISOString()
    const [row] = await tx
      .insert(archives)
      .values({ users_id, nom, taille, dossier: nextDossier(), created_at, updated_at: created_at })
      .returning({ id: archives.id })
    if (!row) throw new Error('The insert returned nothing.')
    return row.id
  })

async function sumSizes(tx: Tx, which: ReturnType<typeof and>): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${archives.taille}), 0)`.mapWith(Number) })
    .from(archives)
    .where(which)
  return row?.sum ?? 0
}

type Piece = { position: number; bytes: Buffer }

/** Pieces come in order; one that is there already changes nothing. */
export async function receivePiece(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { users_id, id, now }: Mine & { id: number },
  { position, bytes }: Piece,
): Promise<void> {
  const row = await getOwnArchive(db, users_id, id)
  if (position < row.recu) return
  if (row.etat !== 'envoi') throw new ApiError('archive_fermee')
  assertPiece(row, { position, bytes })
  const key = getPieceKey(row.dossier, position / MORCEAU)
  await storage.put(key, bytes, 'application/octet-stream')
  const recu = position + bytes.length
  const isWhole = recu === row.taille
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(archives)
      .set({ recu, etat: isWhole ? 'attente' : 'envoi', updated_at: now.toISOString() })
      .where(and(eq(archives.id, id), eq(archives.etat, 'envoi'), eq(archives.recu, position)))
      .returning({ id: archives.id })
    if (isWhole && changed.length) await enqueue(tx, archivesLecture, {})
  })
}

const ZIP = Buffer.from('PK')

function assertPiece({ recu, taille }: ArchiveRow, { position, bytes }: Piece): void {
  const reject = (field: 'morceau' | 'position', message: string): never => {
    throw new ApiError('champs_invalides', { errors: { [field]: message } })
  }
  if (position !== recu) reject('position', `Reprenez à l’octet ${recu}.`)
  if (bytes.length !== getMorceau(position, taille)) {
    reject('morceau', `Envoyez ${getMorceau(position, taille)} octets à cette position.`)
  }
  if (position === 0 && !bytes.subarray(0, 2).equals(ZIP)) {
    reject('morceau', 'Ce fichier n’est pas une archive zip.')
  }
}

type Move = { from: readonly EtatArchive[]; to: EtatArchive }
const STOP: Move = { from: ['attente', 'lecture'], to: 'arretee' }
const RESUME: Move = { from: ['arretee'], to: 'attente' }

/** The job sees it before its next outing. */
export const stopArchive = (db: Db, mine: Mine & { id: number }) =>
  db.transaction((tx) => moveArchive(tx, mine, STOP))

export const resumeArchive = (db: Db, mine: Mine & { id: number }) =>
  db.transaction(async (tx) => {
    if (await moveArchive(tx, mine, RESUME)) await enqueue(tx, archivesLecture, {})
  })

/** @returns false when it was done before */
async function moveArchive(
  tx: Tx,
  { users_id, id, now }: Mine & { id: number },
  { from, to }: Move,
): Promise<boolean> {
  const changed = await tx
    .update(archives)
    .set({ etat: to, lu_par: null, battu_le: null, tentatives: 0, updated_at: now.toISOString() })
    .where(
      and(eq(archives.id, id), eq(archives.users_id, users_id), inArray(archives.etat, [...from])),
    )
    .returning({ id: archives.id })
  if (changed.length) return true
  const { etat } = await getOwnArchive(tx, users_id, id)
  if (etat !== to) throw new ApiError('archive_fermee')
  return false
}

export async function removeArchive(db: Db, users_id: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .delete(archives)
      .where(and(eq(archives.id, id), eq(archives.users_id, users_id)))
      .returning()
    if (!row) throw new ApiError('archive_introuvable')
    await queuePieceRemoval(tx, row)
  })
}
