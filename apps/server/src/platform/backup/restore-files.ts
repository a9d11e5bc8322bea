import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { getMediaType } from '#platform/storage/media-types.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { FILE_KINDS } from '#platform/storage/stored-files.ts'
import { type Manifest, pathOfFile } from './manifest.ts'
import { SauvegardeError } from './sauvegarde-error.ts'

const AT_ONCE = 8

export async function isStorageEmpty(storage: Storage): Promise<boolean> {
  for (const kind of FILE_KINDS) {
    for await (const _ of storage.list(`${kind}/`)) return false
  }
  return true
}

export async function restoreFiles(
  storage: Storage,
  folder: string,
  files: Manifest['fichiers'],
): Promise<void> {
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const batch = files.slice(at, at + AT_ONCE)
    await Promise.all(batch.map((file) => restoreOne(storage, folder, file)))
  }
}

async function restoreOne(
  storage: Storage,
  folder: string,
  { cle, sha256 }: Manifest['fichiers'][number],
): Promise<void> {
  const storedSha256 = await hashStored(storage, cle)
  if (storedSha256 === sha256) return
  if (storedSha256) await storage.remove(cle)
  await storage.put(cle, await readFile(pathOfFile(folder, cle)), getMediaType(cle))
  if ((await hashStored(storage, cle)) === sha256) return
  throw new SauvegardeError(`Le fichier ${cle} ne se relit pas dans le stockage.`)
}

async function hashStored(storage: Storage, key: string): Promise<string | null> {
  const file = await storage.get(key)
  if (!file) return null
  const hash = createHash('sha256')
  for await (const piece of file.stream) hash.update(piece)
  return hash.digest('hex')
}
