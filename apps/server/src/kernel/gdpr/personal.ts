import type { Db, Tx } from '@foulee/db/connect'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Kinds } from '#kernel/entity-types/kind.ts'
import type { FileWriter } from '#kernel/tracks/files/file-writer.ts'
import type { TracePool } from '#kernel/tracks/pool.ts'
import type { Config } from '#platform/config/config.ts'
import type { Storage } from '#platform/storage/storage.ts'

/**
 * What a feature holds of members: what it hands over to them, what it forgets when they leave, and what
 * bears their name. Every column that names a member stands in one of the first three lists; a test
 * reads all foreign keys to `users` and misses the others.
 */
export type Personal = {
  /** Columns that name the member whose row it is. When they leave, the row goes. */
  owned?: readonly PgColumn[]
  /** Columns that name who said or did what others rely on. The row stays, without the name. */
  signed?: readonly PgColumn[]
  /** Columns that go on naming the account, which says nothing of anybody by then (produit 7.5). */
  kept?: readonly KeptName[]
  /** Rows that the archive holds, a file for each kind of them. */
  collect?: readonly ExportedRows[]
  /** Files that the member sent, which the archive holds as they are kept. */
  collectFiles?: readonly ExportedFiles[]
  /**
   * What forgetting a member asks for beside the columns above. What takes long is done here, before
   * anything is locked; what it returns is done in the transaction that erases the account.
   */
  forget?: (services: ErasureServices, users_id: number) => Promise<Erasure> | Erasure
  /** The member's name or picture changed: writes anew what bears them. */
  retell?: (tx: Tx, renamed: Renamed) => Promise<void>
  /** Takes away what has run out, once a day, in a transaction of its own. */
  purge?: (tx: Tx, now: Date, kept: Config['kept']) => Promise<unknown>
  /** Likewise, for what takes many short transactions, which it opens itself. */
  purgeInTurns?: (db: Db, now: Date, kept: Config['kept']) => Promise<void>
}

/** A column that names an account even after it was erased, and what would be lost without it. */
export type KeptName = { column: PgColumn; why: string }

/** One file of rows in the archive. */
export type ExportedRows = {
  /** Its name in the archive, without `.json`. */
  name: string
  /** In French, what it holds: a line of the archive's LISEZMOI. */
  contenu: string
  find: (db: Db, users_id: number) => Promise<unknown>
}

/** Files in the archive that are of one sort. */
export type ExportedFiles = {
  /** What each of these files is, in French. */
  contenu: string
  find: (db: Db, users_id: number) => Promise<KeptFile[]>
}

/** A file of the archive, and where it is kept. */
export type KeptFile = { name: string; key: string }

/** What an erasure may use. */
export type ErasureServices = {
  db: Db
  config: Config
  storage: Storage
  traces: TracePool
  fichiers: FileWriter
  kinds: Kinds
}

/** Who leaves, and when. */
export type Leaving = { id: number; email: string; now: Date }

export type Erasure = {
  /**
   * Locks what others lock before they lock an account. Called before the account is locked, and once
   * more after it, for what was added in between.
   */
  lock?: (tx: Tx) => Promise<unknown>
  /**
   * Erases, in the transaction that erases the account, and queues and announces there what follows.
   * Every feature comes before the rows of `owned` go and the names of `signed` are taken away: what
   * other features hold of the member can still be read.
   */
  erase: (tx: Tx, leaving: Leaving) => Promise<void>
}

/** Whose name or picture changed, and when. */
export type Renamed = { users_id: number; now: Date; kinds: Kinds }
