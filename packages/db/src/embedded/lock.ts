import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class FolderLockedError extends Error {
  override name = 'FolderLockedError'
}

/**
 * Exclusive lock on the data folder: two processes would corrupt an embedded database. It is an
 * SQLite lock, held by the operating system: nothing remains after a kill, unlike a pid file.
 * @returns the release
 * @throws FolderLockedError if another process holds it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'verrou.sqlite'))
  try {
    lock.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    lock.close()
    throw new FolderLockedError(`Un autre processus utilise déjà «\u00a0${folder}\u00a0».`, {
      cause,
    })
  }
  return () => lock.close()
}
