import type { Db, Tx } from '@foulee/db/connect'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { EntityTypes } from '#kernel/entity-types/entity-type.ts'
import type { FileWriter } from '#kernel/tracks/files/file-writer.ts'
import type { TracePool } from '#kernel/tracks/pool.ts'
import type { Config } from '#platform/config/config.ts'
import type { Storage } from '#platform/storage/storage.ts'

/**
 * Personal data of a feature: export, erasure, denormalised names. Every column that references a
 * member is in one of the first three lists; a test compares them with all foreign keys to `users`.
 */
export type Personal = {
  /** References to the owner: erasure deletes the row. */
  owned?: readonly PgColumn[]
  /** References to the author of content that others rely on: erasure sets them to null. */
  signed?: readonly PgColumn[]
  /**
   * References that stay after erasure, to an account that identifies nobody by then (produit 7.5).
   */
  retained?: readonly RetainedColumn[]
  collect?: readonly ExportedRows[]
  collectTexts?: readonly ExportedText[]
  collectFiles?: readonly ExportedFiles[]
  /**
   * Erasure beyond the columns above. Slow work runs here, before any lock; the returned `Erasure`
   * runs in the transaction that erases the account.
   */
  erase?: (services: ErasureServices, users_id: number) => Promise<Erasure> | Erasure
  retell?: (tx: Tx, renamed: Renamed) => Promise<void>
  purge?: (tx: Tx, now: Date, retention: Config['retention']) => Promise<unknown>
  /** Likewise, for deletions in many short transactions, opened by the callee. */
  purgeInTurns?: (db: Db, now: Date, retention: Config['retention']) => Promise<void>
}

export type RetainedColumn = { column: PgColumn; why: string }

export type ExportedRows = {
  /** File name in the archive, without `.json`. */
  name: string
  /** French description of the file: a line of the archive's LISEZMOI. */
  contenu: string
  find: (db: Db, users_id: number) => Promise<unknown>
}

/** A table in an open format; `name` with its extension. */
export type ExportedText = {
  name: string
  contenu: string
  find: (db: Db, users_id: number) => Promise<string>
}

export type ExportedFiles = {
  contenu: string
  find: (db: Db, users_id: number) => Promise<StoredFile[]>
}

export type StoredFile = { name: string; key: string }

export type ErasureServices = {
  db: Db
  config: Config
  storage: Storage
  traces: TracePool
  fichiers: FileWriter
  kinds: EntityTypes
}

export type Leaving = { id: number; email: string; now: Date }

export type Erasure = {
  /**
   * Takes locks that elsewhere precede the account's lock, to avoid deadlocks. Called before the
   * account is locked, and again after, for rows added in between.
   */
  lock?: (tx: Tx) => Promise<unknown>
  /**
   * Erases, and queues jobs and invalidations, in the account's transaction. Every feature runs
   * before rows of `owned` are deleted and names of `signed` cleared: other features' data of the
   * member is still readable.
   */
  erase: (tx: Tx, leaving: Leaving) => Promise<void>
}

export type Renamed = { users_id: number; now: Date; kinds: EntityTypes }
