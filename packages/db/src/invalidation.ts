import { sql } from 'drizzle-orm'
import type { Db, Tx } from './connect.ts'

export const CHANGES_CHANNEL = 'foulee_changes'

export type ListTag =
  | 'courses'
  | 'parcours'
  | 'seances'
  | 'plans'
  | 'voyages'
  | 'evenements'
  | 'magasins'
  | 'badges'
  | 'pages'

export type ChangeTag =
  | ListTag
  | `course:${number}`
  | `parcours:${number}`
  | `profil:${number}`
  | `organisateur:${number}`
  | `seance:${number}`
  | `plan:${number}`
  | `voyage:${number}`
  | `agence:${number}`
  | `evenement:${number}`
  | `magasin:${number}`
  | `badge:${number}`

/** PostgreSQL limits a payload to 8000 bytes; above this number, only the common tag is sent. */
const MAX_TAGS = 200

/** Prefix of a tag that may be served stale while revalidating. */
const EDITED = '~'

/**
 * Notifies the processes of invalidated tags when the transaction commits.
 * @param tags must not be served any more
 * @param edited may be served stale: ordinary edits, which hide nothing from anybody
 */
export async function invalidate(
  db: Db | Tx,
  tags: readonly ChangeTag[],
  edited: readonly ChangeTag[] = [],
): Promise<void> {
  const isLong = tags.length + edited.length > MAX_TAGS
  const payload = isLong ? '*' : [...tags, ...edited.map((tag) => EDITED + tag)].join(' ')
  await db.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${payload})`)
}

export type Invalidation = { gone: readonly string[]; edited: readonly string[] }

/** Invalidates everything, after notifications may have been missed. */
export const ALL_CHANGED: Invalidation = { gone: ['*'], edited: [] }

export function readInvalidation(payload: string): Invalidation {
  const tags = payload.split(' ')
  return {
    gone: tags.filter((tag) => !tag.startsWith(EDITED)),
    edited: tags.filter((tag) => tag.startsWith(EDITED)).map((tag) => tag.slice(EDITED.length)),
  }
}
