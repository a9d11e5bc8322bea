import { sql } from 'drizzle-orm'
import type { Db, Tx } from './connect.ts'

/** The channel on which every server process learns what it may no longer answer from memory. */
export const CHANGES_CHANNEL = 'foulee_changes'

/** A thing that stored answers depend on. `courses` and `parcours` stand for every list of them. */
export type ChangeTag =
  | 'courses'
  | `course:${number}`
  | 'parcours'
  | `parcours:${number}`
  | `profil:${number}`
  | `organisateur:${number}`

/** PostgreSQL refuses payloads of 8000 bytes; past this many tags, say only what they all touch. */
const MAX_TAGS = 200

/** Announces changes; told to the processes when the transaction commits, not before. */
export async function announceChanges(db: Db | Tx, tags: readonly ChangeTag[]): Promise<void> {
  const payload = tags.length > MAX_TAGS ? '*' : tags.join(' ')
  await db.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${payload})`)
}
