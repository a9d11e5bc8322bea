import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getMediaType } from './media-types.ts'
import { checkStorageKey, type Storage, type StoredFile } from './storage.ts'

const isMissing = (cause: unknown) => (cause as { code?: string }).code === 'ENOENT'

/** Files under one folder, sharded by their hash. The media type is what the key's end says. */
export function createFolderStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, checkStorageKey(key))
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      // Beside its place, then renamed: a reader finds all of it or nothing.
      const draft = `${path}.${randomUUID()}`
      try {
        await writeFile(draft, bytes, { flush: true })
        await rename(draft, path)
      } catch (cause) {
        await rm(draft, { force: true })
        throw cause
      }
    },
    get: (key) => openFile(pathOf(key), getMediaType(key)),
    async remove(key) {
      const path = pathOf(key)
      await rm(path, { force: true })
      await removeIfEmpty(dirname(path))
    },
  }
}

async function openFile(path: string, media: string): Promise<StoredFile | null> {
  try {
    const file = await open(path)
    const { size } = await file.stat()
    return { stream: file.createReadStream(), size, media }
  } catch (cause) {
    if (isMissing(cause)) return null
    throw cause
  }
}

/** The folder of a content leaves with its last file; the shards above it stay. */
async function removeIfEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder)
  } catch (cause) {
    const { code } = cause as { code?: string }
    if (code !== 'ENOENT' && code !== 'ENOTEMPTY' && code !== 'EEXIST') throw cause
  }
}
