import { link } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isStorageKey, type ListedFile, type Storage } from '#platform/storage/storage.ts'
import { FILE_KINDS, getKind, getNameOf } from '#platform/storage/stored-files.ts'
import { pathOfFile } from './manifest.ts'
import { SauvegardeError } from './sauvegarde-error.ts'
import { type FileState, makeFolder, readWhole, writeWhole } from './whole-file.ts'

const AT_ONCE = 8

export type CopiedFiles = Map<string, FileState>
/** An earlier backup on the same disk, whose files are hard-linked. */
export type Earlier = { folder: string; files: ReadonlyMap<string, FileState> }

/**
 * Copies what `copied` lacks. A key's content is immutable, so that copies stay valid; files
 * referenced by a snapshot exist until deletions are unblocked.
 */
export async function copyFiles(
  storage: Storage,
  folder: string,
  { copied, earlier }: { copied: CopiedFiles; earlier: Earlier | null },
): Promise<void> {
  for (const kind of FILE_KINDS) {
    let waiting: ListedFile[] = []
    const flush = async () => {
      await Promise.all(waiting.map((file) => copyOne(storage, folder, file, { copied, earlier })))
      waiting = []
    }
    for await (const file of storage.list(`${kind}/`)) {
      if (copied.has(file.key)) continue
      waiting.push(file)
      if (waiting.length === AT_ONCE) await flush()
    }
    await flush()
  }
}

async function copyOne(
  storage: Storage,
  folder: string,
  file: ListedFile,
  { copied, earlier }: { copied: CopiedFiles; earlier: Earlier | null },
): Promise<void> {
  const path = pathOfFile(folder, file.key)
  const state =
    (earlier && (await shareEarlier(earlier, file, path))) ??
    (await fetchOne(storage, file.key, path))
  if (state) copied.set(file.key, state)
}

async function shareEarlier(
  { folder, files }: Earlier,
  { key, size }: ListedFile,
  path: string,
): Promise<FileState | null> {
  const earlier = files.get(key)
  if (earlier?.taille !== size) return null
  const former = pathOfFile(folder, key)
  if ((await readWhole(former))?.sha256 !== earlier.sha256) return null
  await makeFolder(dirname(path))
  await link(former, path)
  return earlier
}

/** @returns null when deleted since the listing: then no row references it */
async function fetchOne(storage: Storage, key: string, path: string): Promise<FileState | null> {
  const file = await storage.get(key)
  if (!file) return null
  const state = await writeWhole(path, file.stream)
  if (state.taille === file.size) return state
  throw new SauvegardeError(`Le fichier ${key} n’est pas venu en entier du stockage.`)
}

/** @returns referenced keys without a copied file; texts that are no valid key are skipped */
export function findMissing(
  named: ReadonlyMap<string, readonly string[]>,
  copied: Iterable<string>,
): string[] {
  const borne = new Map(FILE_KINDS.map((kind) => [kind, new Set<string>()]))
  for (const key of copied) borne.get(getKind(key))?.add(getNameOf(key))
  return [...named].flatMap(([kind, names]) =>
    names
      .filter((name) => isStorageKey(name) || isStorageKey(`${name}/fichier.bin`))
      .filter((name) => !borne.get(kind)?.has(name)),
  )
}
