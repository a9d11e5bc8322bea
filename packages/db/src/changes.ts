import { sql } from 'drizzle-orm'
import type { Db, Tx } from './connect.ts'

/** The channel on which every server process learns what it may no longer answer from memory. */
export const CHANGES_CHANNEL = 'foulee_changes'

/** Stands for every list of a kind of thing. */
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

/** A thing that stored answers depend on. */
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

/** PostgreSQL refuses payloads of 8000 bytes; past this many tags, say only what they all touch. */
const MAX_TAGS = 200

/** Before a tag: what stood there was right a moment ago, and nobody is wronged by seeing it. */
const EDITED = '~'

/**
 * Announces changes; told to the processes when the transaction commits, not before.
 * @param tags what may not be shown any more as it was, not even while it is made anew
 * @param edited what may: an ordinary edit, that takes nothing away from anybody's eyes
 */
export async function announceChanges(
  db: Db | Tx,
  tags: readonly ChangeTag[],
  edited: readonly ChangeTag[] = [],
): Promise<void> {
  const isLong = tags.length + edited.length > MAX_TAGS
  const payload = isLong ? '*' : [...tags, ...edited.map((tag) => EDITED + tag)].join(' ')
  await db.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${payload})`)
}

/** What one announcement says. What does not say that it is an ordinary edit is none. */
export type Changes = { gone: readonly string[]; edited: readonly string[] }

/** Everything at once, for whoever may have missed an announcement. */
export const ALL_CHANGED: Changes = { gone: ['*'], edited: [] }

/** Reads an announcement as a process hears it. */
export function readChanges(payload: string): Changes {
  const tags = payload.split(' ')
  return {
    gone: tags.filter((tag) => !tag.startsWith(EDITED)),
    edited: tags.filter((tag) => tag.startsWith(EDITED)).map((tag) => tag.slice(EDITED.length)),
  }
}
