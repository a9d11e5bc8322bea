import type { ChangeTag } from '@foulee/db/changes'
import type { Db, Tx } from '@foulee/db/connect'
import type { Config } from './config.ts'
import type { Kinds } from './kinds/kind.ts'
import type { Storage } from './storage/storage.ts'
import type { TracePool } from './traces/pool.ts'

/** What a feature holds of a person: what it hands over, what it forgets, and what bears their name. */
export type Personal = {
  /** Files of the archive that a member asks for, as rows. */
  collect?: (db: Db, users_id: number) => Promise<ExportedRows[]>
  /** Files that the member sent, as they are kept. */
  collectFiles?: (db: Db, users_id: number) => Promise<ExportedFile[]>
  /**
   * Prepares to forget a member. What takes long is done here, before anything is locked; what it
   * returns is done in the transaction that erases the account.
   */
  forget?: (services: ErasureServices, users_id: number) => Promise<Erasure> | Erasure
  /** The member's name or picture changed: writes anew what bears them. */
  retell?: (tx: Tx, users_id: number, now: Date) => Promise<void>
  /** Takes away what has run out, in a transaction of its own, once a day. */
  purge?: (tx: Tx, now: Date) => Promise<unknown>
}

/** One file of rows in the archive: `name` without ending, and in French what it holds. */
export type ExportedRows = { name: string; contenu: string; rows: unknown }
/** One file of the archive as it is kept, and in French what it is. */
export type ExportedFile = { name: string; contenu: string; key: string }

/** What an erasure may use. */
export type ErasureServices = {
  db: Db
  config: Config
  storage: Storage
  traces: TracePool
  kinds: Kinds
}

/** Who leaves. */
export type Leaving = { id: number; email: string }

export type Erasure = {
  /** Locks what must be locked before the account, in the order of everybody who takes both. */
  lock?: (tx: Tx) => Promise<void>
  /** Erases, in the transaction that erases the account. @returns what must follow */
  erase: (tx: Tx, leaving: Leaving, now: Date) => Promise<Left>
}

/** What an erasure leaves behind for others to do. */
export type Left = {
  /** Folders of images that nothing of the member names any more. */
  folders?: readonly (string | null | undefined)[]
  /** Keys of tracks, likewise. */
  originals?: readonly string[]
  /** What showed it. */
  tags?: readonly ChangeTag[]
}
