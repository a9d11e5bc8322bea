import { CallError } from '@foulee/contract/shared/call-error'
import type { ErrorCode } from '@foulee/contract/shared/error-catalogue'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import type { Changes } from '@foulee/domain/shared/version'
import { type SQL, sql } from 'drizzle-orm'
import type { Fact } from '#kernel/feed/write-publication.ts'
import type { User } from '#platform/http/user.ts'

/** What hangs on a thing beside what it is: each is a table of its own. */
export const CONTENTS = ['partenaires', 'actualites', 'extensions', 'social'] as const
export type Content = (typeof CONTENTS)[number]

/** Who changes what of a thing, and the version they started from. */
export type Editor = { user: User; now: Date; version?: number | undefined }
export type Saving = Editor & { id: number; section: Content }

/** What a change did, in the words of the history, and what is answered. */
export type Written<T> = { changes: Changes; result: T }

/** A kind of thing that partners, news, pages of other sites and social links belong to. */
export type ContentModel = {
  /** Before the name of each of its tables, and what these call it; ours, never a caller's. */
  prefix: 'course' | 'voyage' | 'agence' | 'magasin'
  /** Who speaks in the feed when it has news, and whose followers hear beside. */
  speaksFor?: (tx: Tx, id: number) => Promise<Pick<Fact, 'emetteur' | 'cibles'>>
  key: 'courses_id' | 'voyages_id' | 'agences_id' | 'magasins_id'
  /** @throws ApiError when this person may not change it, or it does not exist for them */
  open: (db: Db, user: User, id: number) => Promise<unknown>
  /**
   * Changes it: sees that this person may, keeps others out meanwhile, notes what changed, and writes
   * what everybody reads anew.
   */
  save: <T>(db: Db, saving: Saving, write: (tx: Tx) => Promise<Written<T>>) => Promise<T>
}

/** The table of some content, and its column that names the thing. */
export const namesOf = (
  { prefix, key }: ContentModel,
  content: Content,
): { table: SQL; key: SQL } => ({
  table: sql`${sql.identifier(`${prefix}_${content}`)}`,
  key: sql`${sql.identifier(key)}`,
})

const HIDDEN: readonly string[] = [
  'acces_refuse',
  'course_introuvable',
  'voyage_introuvable',
  'agence_introuvable',
  'magasin_introuvable',
] satisfies ErrorCode[]

/**
 * The thing of something that is named by its own id: what hangs on somebody else's does not exist for
 * who may not change it.
 * @throws ApiError `missing`
 */
export async function openOwner(
  db: Db,
  { open }: Pick<ContentModel, 'open'>,
  user: User,
  thing: number | undefined,
  missing: ErrorCode = 'objet_introuvable',
): Promise<number> {
  if (thing === undefined) throw new ApiError(missing)
  try {
    await open(db, user, thing)
    return thing
  } catch (cause) {
    if (cause instanceof CallError && HIDDEN.includes(cause.code)) throw new ApiError(missing)
    throw cause
  }
}

/** The thing that some content belongs to. @throws ApiError `missing`, also for somebody else's */
export async function findOwn(
  db: Db,
  model: ContentModel,
  { user, content, id }: { user: User; content: Content; id: number },
  missing: ErrorCode = 'objet_introuvable',
): Promise<number> {
  const { table, key } = namesOf(model, content)
  const { rows } = await db.execute<{ id: number }>(
    sql`select ${key} as id from ${table} where id = ${id}`,
  )
  return openOwner(db, model, user, rows[0]?.id, missing)
}
