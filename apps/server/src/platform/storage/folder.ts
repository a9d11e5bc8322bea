import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getMediaType } from './media-types.ts'
import {
  checkPrefix,
  checkStorageKey,
  isStorageKey,
  type ListedFile,
  type Storage,
  type StoredFile,
} from './storage.ts'

/** Same disk as the files, for atomic renames; no key begins so. */
const DRAFTS = '.drafts'

const codeOf = (cause: unknown) => (cause as { code?: string }).code ?? ''

export function createFolderStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, checkStorageKey(key))
  return {
    put: async (key, bytes) => writeOnce(pathOf(key), join(root, DRAFTS), bytes),
    get: (key) => openFile(pathOf(key), getMediaType(key)),
    async remove(key) {
      const path = pathOf(key)
      await rm(path, { force: true })
      await removeIfEmpty(dirname(path))
    },
    list: (prefix) => listFolder(root, checkPrefix(prefix)),
    removeDrafts: (before) => removeOld(join(root, DRAFTS), before),
  }
}

/** Written to a draft, then linked atomically, never replacing a file. */
async function writeOnce(path: string, drafts: string, bytes: Buffer): Promise<void> {
  const draft = join(drafts, randomUUID())
  await mkdir(drafts, { recursive: true })
  try {
    await writeFile(draft, bytes, { flush: true })
    await publishDraft(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}

async function publishDraft(draft: string, path: string, tries = 5): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  try {
    await link(draft, path)
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return
    if (codeOf(cause) !== 'ENOENT' || tries === 0) throw cause
    // A concurrent removal of the last file deletes the folder.
    await publishDraft(draft, path, tries - 1)
  }
}

async function openFile(path: string, media: string): Promise<StoredFile | null> {
  try {
    const file = await open(path)
    const { size } = await file.stat()
    return { stream: file.createReadStream(), size, media }
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null
    throw cause
  }
}

async function removeIfEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder)
  } catch (cause) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(codeOf(cause))) throw cause
  }
}

/** Reads one directory at a time, to list millions of files in little memory. */
async function* listFolder(root: string, folder: string): AsyncGenerator<ListedFile> {
  for (const entry of await readFolder(join(root, folder))) {
    const key = `${folder}${entry.name}`
    if (entry.isDirectory()) yield* listFolder(root, `${key}/`)
    else if (isStorageKey(key)) {
      const found = await statOrNull(join(root, key))
      if (found) yield { key, size: found.size, modified: found.mtime }
    }
  }
}

async function removeOld(folder: string, before: Date): Promise<number> {
  let removed = 0
  for (const { name } of await readFolder(folder)) {
    const found = await statOrNull(join(folder, name))
    if (!found || found.mtime >= before) continue
    await rm(join(folder, name), { force: true })
    removed++
  }
  return removed
}

const readFolder = (path: string) =>
  readdir(path, { withFileTypes: true }).catch((cause: unknown) => {
    if (codeOf(cause) === 'ENOENT') return []
    throw cause
  })

const statOrNull = (path: string) =>
  stat(path).catch((cause: unknown) => {
    if (codeOf(cause) === 'ENOENT') return null
    throw cause
  })
