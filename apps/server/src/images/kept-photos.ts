import type { Db, Tx } from '@foulee/db/connect'
import { coursePhotos, parcoursPhotos } from '@foulee/db/schema'
import { getImageFolder } from '@foulee/domain/image'
import { sql } from 'drizzle-orm'
import { removeIfUnnamed, waitForTurn } from '../storage/kept-files.ts'
import { getStorageKey, type Storage } from '../storage/storage.ts'
import type { EncodedImage } from './encode-image.ts'
import { type ReadPhoto, SMALL_PHOTO } from './encode-photo.ts'

const TABLES = [parcoursPhotos, coursePhotos]

/** Where a photo waits, as it was sent, until its sizes are made; its kind is never served. */
export const getSourceKey = (fichier: string): string =>
  getStorageKey('source', fichier.slice(-64), 'photo.bin')

/** Whether any row that names this photo is in this state. Whoever sends the same one shares it. */
async function isAny(db: Db | Tx, fichier: string, prete: boolean): Promise<boolean> {
  const found = TABLES.map(
    (t) => sql`exists (select from ${t} where ${t.fichier} = ${fichier} and ${t.prete} = ${prete})`,
  )
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select ${sql.join(found, sql` or `)} as found`,
  )
  return rows[0]?.found ?? false
}

/** Whether somebody shows this photo whose sizes are still to be made. */
export const isWaiting = (db: Db | Tx, fichier: string) => isAny(db, fichier, false)

/**
 * Writes what shows of a photo at once, and what its sizes will be made from, inside the transaction
 * that will name it. @param read the photo as it was sent
 */
export async function keepPhoto(
  tx: Tx,
  storage: Storage,
  { sha256, small }: Pick<ReadPhoto, 'sha256' | 'small'>,
  read: () => Promise<Buffer>,
): Promise<{ fichier: string; prete: boolean }> {
  const fichier = getImageFolder('photo', sha256)
  await waitForTurn(tx, fichier)
  if (await isAny(tx, fichier, true)) return { fichier, prete: true }
  await storage.put(getStorageKey('photo', sha256, SMALL_PHOTO), small, 'image/webp')
  await storage.put(getSourceKey(fichier), await read(), 'application/octet-stream')
  return { fichier, prete: false }
}

/** Writes all sizes and says so. @returns whose photos they are; nobody's when they left meanwhile */
export async function keepSizes(
  tx: Tx,
  storage: Storage,
  fichier: string,
  files: EncodedImage['files'],
): Promise<{ parcours: number[]; courses: number[] }> {
  await waitForTurn(tx, fichier)
  if (!(await isWaiting(tx, fichier))) return { parcours: [], courses: [] }
  for (const { name, bytes, media } of files) {
    await storage.put(getStorageKey('photo', fichier.slice(-64), name), bytes, media)
  }
  const mark = async (table: (typeof TABLES)[number], parent: string) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      update ${table} set prete = true where fichier = ${fichier} and not prete
      returning ${sql.identifier(parent)} as id`)
    return [...new Set(rows.map(({ id }) => id))]
  }
  return {
    parcours: await mark(parcoursPhotos, 'parcours_id'),
    courses: await mark(coursePhotos, 'courses_id'),
  }
}

/** Removes what the sizes were made from, unless somebody still waits for them. */
export const removeSource = (db: Db, storage: Storage, fichier: string): Promise<boolean> =>
  removeIfUnnamed(db, storage, 'source', { name: fichier, keys: [getSourceKey(fichier)] })
