import type { Db, Tx } from '@foulee/db/connect'
import { getImageFolder, getImageKeys } from '@foulee/domain/shared/image'
import { getStorageKey, type Storage } from '#platform/storage/storage.ts'
import { getKind, removeIfUnnamed, waitForTurn } from '#platform/storage/stored-files.ts'
import type { EncodedImage } from './encode-image.ts'
import { getSourceKey } from './stored-photos.ts'

/**
 * Stores the files in the transaction that will reference them.
 * @returns the database value
 */
export async function storeImage(tx: Tx, storage: Storage, image: EncodedImage): Promise<string> {
  const { kind, sha256, files } = image
  const folder = getImageFolder(kind, sha256)
  await waitForTurn(tx, folder)
  for (const { name, bytes, media } of files) {
    await storage.put(getStorageKey(kind, sha256, name), bytes, media)
  }
  return folder
}

/** Deletes unreferenced images. Call after the commit. */
export async function removeUnusedImages(
  db: Db,
  storage: Storage,
  folders: readonly string[],
): Promise<void> {
  for (const folder of new Set(folders)) {
    const keys = getImageKeys(folder)
    if (!keys.length) continue
    const kind = getKind(folder)
    if (kind === 'photo') keys.push(getSourceKey(folder))
    await removeIfUnnamed(db, storage, kind, { name: folder, keys })
  }
}
