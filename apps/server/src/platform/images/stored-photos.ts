import type { Db, Tx } from '@foulee/db/connect'
import { getImageFolder } from '@foulee/domain/shared/image'
import { sql } from 'drizzle-orm'
import { getMediaType } from '#platform/storage/media-types.ts'
import { getStorageKey, type Storage } from '#platform/storage/storage.ts'
import { removeIfUnnamed, waitForTurn } from '#platform/storage/stored-files.ts'
import { type EncodedImage, hashImage } from './encode-image.ts'
import { type ReadPhoto, SMALL_PHOTO } from './encode-photo.ts'

export type PhotoTable = { table: string; column: string }

/** Storage key of the original until its sizes exist; never served. */
export const getSourceKey = (fichier: string): string =>
  getStorageKey('source', fichier.slice(-64), 'photo.bin')

async function isAny(
  db: Db | Tx,
  tables: readonly PhotoTable[],
  { fichier, prete }: { fichier: string; prete: boolean },
): Promise<boolean> {
  const found = tables.map(
    ({ table }) =>
      sql`exists (select from ${sql.identifier(table)} where fichier = ${fichier} and prete = ${prete})`,
  )
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select ${sql.join(found, sql` or `)} as found`,
  )
  return rows[0]?.found ?? false
}

export const isWaiting = (db: Db | Tx, tables: readonly PhotoTable[], fichier: string) =>
  isAny(db, tables, { fichier, prete: false })

/**
 * Stores the smallest size and the original, in the transaction that will reference them.
 * @param read the original
 */
export async function storePhoto(
  tx: Tx,
  { storage, tables }: { storage: Storage; tables: readonly PhotoTable[] },
  { sha256, small }: Pick<ReadPhoto, 'sha256' | 'small'>,
  read: () => Promise<Buffer>,
): Promise<{ fichier: string; prete: boolean }> {
  const fichier = getImageFolder('photo', sha256)
  await waitForTurn(tx, fichier)
  if (await isAny(tx, tables, { fichier, prete: true })) return { fichier, prete: true }
  await storage.put(getStorageKey('photo', sha256, SMALL_PHOTO), small, 'image/webp')
  await storage.put(getSourceKey(fichier), await read(), 'application/octet-stream')
  return { fichier, prete: false }
}

export async function storeReadyPhoto(
  tx: Tx,
  storage: Storage,
  files: readonly { name: string; bytes: Buffer }[],
): Promise<{ fichier: string }> {
  const sha256 = hashImage(files.at(-1)?.bytes ?? Buffer.alloc(0))
  const fichier = getImageFolder('photo', sha256)
  await waitForTurn(tx, fichier)
  for (const { name, bytes } of files) {
    const key = getStorageKey('photo', sha256, name)
    await storage.put(key, bytes, getMediaType(key))
  }
  return { fichier }
}

/** @returns false when no row references the photo any more */
export async function writeSizes(
  tx: Tx,
  { storage, tables }: { storage: Storage; tables: readonly PhotoTable[] },
  fichier: string,
  files: EncodedImage['files'],
): Promise<boolean> {
  await waitForTurn(tx, fichier)
  if (!(await isWaiting(tx, tables, fichier))) return false
  for (const { name, bytes, media } of files) {
    await storage.put(getStorageKey('photo', fichier.slice(-64), name), bytes, media)
  }
  return true
}

export async function markReady(
  tx: Tx,
  { table, column }: PhotoTable,
  fichier: string,
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    update ${sql.identifier(table)} set prete = true where fichier = ${fichier} and not prete
    returning ${sql.identifier(column)} as id`)
  return [...new Set(rows.map(({ id }) => id))]
}

/** Deletes the original, unless a row still waits for its sizes. */
export const removeSource = (db: Db, storage: Storage, fichier: string): Promise<boolean> =>
  removeIfUnnamed(db, storage, 'source', { name: fichier, keys: [getSourceKey(fichier)] })
