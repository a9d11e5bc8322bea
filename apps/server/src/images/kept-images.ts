import type { Db, Tx } from '@foulee/db/connect'
import { profils } from '@foulee/db/schema'
import { getImageFolder, getImageKeys } from '@foulee/domain/image'
import { sql } from 'drizzle-orm'
import { getStorageKey, type Storage } from '../storage/storage.ts'
import type { EncodedImage } from './encode-image.ts'

/**
 * Everybody who sends the same picture shares its files. Whoever keeps it and whoever removes it
 * take turns, until their transactions end.
 */
const waitForTurn = (tx: Tx, folder: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${folder}, 0))`)

/** Writes the files inside the transaction that will name them. @returns what the database keeps */
export async function keepImage(tx: Tx, storage: Storage, image: EncodedImage): Promise<string> {
  const { kind, sha256, files } = image
  const folder = getImageFolder(kind, sha256)
  await waitForTurn(tx, folder)
  for (const { name, bytes, media } of files) {
    await storage.put(getStorageKey(kind, sha256, name), bytes, media)
  }
  return folder
}

/** Removes the files of images that nothing names any more. After the commit that let go of them. */
export async function removeUnusedImages(
  db: Db,
  storage: Storage,
  folders: readonly string[],
): Promise<void> {
  for (const folder of new Set(folders)) {
    await db.transaction(async (tx) => {
      await waitForTurn(tx, folder)
      if (await isUsed(tx, folder)) return
      for (const key of getImageKeys(folder)) await storage.remove(key)
    })
  }
}

/** Every column that names an image stands here. */
async function isUsed(tx: Tx, folder: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from ${profils}
    where ${profils.avatar} = ${folder} or ${profils.public_banner} = ${folder} limit 1`)
  return rows.length > 0
}
