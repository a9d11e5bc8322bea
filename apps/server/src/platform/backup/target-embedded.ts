import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { connectEmbedded } from '@foulee/db/connect'
import { lockFolder } from '@foulee/db/embedded/lock'
import { getBackupName } from './backup-folder.ts'
import { readServer } from './server-version.ts'
import { readTables } from './tables.ts'
import type { Target } from './target.ts'
import { syncPath, syncTree } from './whole-file.ts'

/** Beside the database, on the same disk, so that a rename swaps it in. */
const DRAFT = '.restauration'

/**
 * Locks the data folder until `close`.
 * @throws FolderLockedError while a server runs on it
 */
export async function openEmbeddedTarget(dataDir: string, now: Date): Promise<Target> {
  const release = lockFolder(dataDir)
  const base = join(dataDir, 'base')
  const draft = join(dataDir, DRAFT)
  const removeDraft = () => rm(draft, { recursive: true, force: true })
  const isEmpty = async () => (await listFolder(base)).length === 0
  try {
    await removeDraft()
  } catch (cause) {
    release()
    throw cause
  }
  return {
    name: base,
    isEmpty,
    async load(archive) {
      const connection = await connectEmbedded(draft, await readFile(archive))
      const loaded = await connection.db
        .transaction(async (tx) => ({
          serveur: await readServer(tx),
          tables: await readTables(tx),
        }))
        .finally(() => connection.close())
      await syncTree(join(draft, 'base'), { files: true })
      return loaded
    },
    async swap() {
      const former = (await isEmpty()) ? null : `${base}-avant-${getBackupName(now)}`
      if (former) await rename(base, former)
      // A rename replaces an empty folder.
      await rename(join(draft, 'base'), base).catch(async (cause: unknown) => {
        if (former) await rename(former, base)
        throw cause
      })
      await syncPath(dataDir)
      return former
    },
    async close() {
      await removeDraft()
      release()
    },
  }
}

const listFolder = (path: string) =>
  readdir(path).catch((cause: unknown) => {
    if ((cause as { code?: string }).code === 'ENOENT') return []
    throw cause
  })
