import { CallError } from '@foulee/contract/shared/call-error'
import type { ErrorCode } from '@foulee/contract/shared/error-catalogue'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import type { Changes } from '@foulee/domain/shared/version'
import { type SQL, sql } from 'drizzle-orm'
import type { Fact } from '#kernel/feed/write-publication.ts'
import type { User } from '#platform/http/user.ts'

export const CONTENTS = ['partenaires', 'actualites', 'extensions', 'social'] as const
export type Content = (typeof CONTENTS)[number]

export type Editor = { user: User; now: Date; version?: number | undefined }
export type Saving = Editor & { id: number; section: Content }

export type Written<T> = { changes: Changes; result: T }

export type ContentModel = {
  /** Prefix of its table names; from the code, never user input. */
  prefix: 'course' | 'voyage' | 'agence' | 'magasin'
  speaksFor?: (tx: Tx, id: number) => Promise<Pick<Fact, 'emetteur' | 'cibles'>>
  key: 'courses_id' | 'voyages_id' | 'agences_id' | 'magasins_id'
  /** @throws ApiError when the user may not change the entity, or may not know of it */
  open: (db: Db, user: User, id: number) => Promise<unknown>
  save: <T>(db: Db, saving: Saving, write: (tx: Tx) => Promise<Written<T>>) => Promise<T>
}

export const toIdentifiers = (
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
 * Entity of an attachment by the attachment's id; one of another owner counts as missing.
 * @throws ApiError `missing`
 */
export async function openOwner(
  db: Db,
  { open }: Pick<ContentModel, 'open'>,
  user: User,
  entityId: number | undefined,
  missing: ErrorCode = 'objet_introuvable',
): Promise<number> {
  if (entityId === undefined) throw new ApiError(missing)
  try {
    await open(db, user, entityId)
    return entityId
  } catch (cause) {
    if (cause instanceof CallError && HIDDEN.includes(cause.code)) throw new ApiError(missing)
    throw cause
  }
}

export async function findOwn(
  db: Db,
  model: ContentModel,
  { user, content, id }: { user: User; content: Content; id: number },
  missing: ErrorCode = 'objet_introuvable',
): Promise<number> {
  const { table, key } = toIdentifiers(model, content)
  const { rows } = await db.execute<{ id: number }>(
    sql`select ${key} as id from ${table} where id = ${id}`,
  )
  return openOwner(db, model, user, rows[0]?.id, missing)
}
