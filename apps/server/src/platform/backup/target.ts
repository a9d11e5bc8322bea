import type { TableState } from './manifest.ts'

/** A database that is about to become that of a backup; nothing of it changes before `swap`. */
export type Target = {
  /** What it is called in a sentence. */
  name: string
  /** Whether it holds nothing yet, or is not there at all. */
  isEmpty: () => Promise<boolean>
  /** Loads an archive beside it. @returns what stands there */
  load: (archive: string) => Promise<{ tables: TableState[]; serveur: string }>
  /** Puts what was loaded in its place. @returns where its former content is, when it had some */
  swap: () => Promise<string | null>
  /** Lets go of it, and removes what was loaded and not put in place. */
  close: () => Promise<void>
}
