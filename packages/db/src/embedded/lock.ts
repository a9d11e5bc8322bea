import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Thrown when another process already uses the data folder. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError'
}

/**
 * Takes the data folder for this process: two processes on one embedded database corrupt it.
 * The lock is SQLite's, that is the operating system's: a killed process leaves nothing behind,
 * where a file holding a pid would have to be guessed stale.
 * @returns the release
 * @throws FolderLockedError when another process holds it
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
