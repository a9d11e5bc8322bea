import { sql } from 'drizzle-orm'
import type { Db } from '../connect.ts'
import { findMigration, getNewestMigration } from '../migrate.ts'

export const RENEWED_CARDS = ['course_cards', 'voyage_cards', 'magasin_cards'] as const

/**
 * Run when this version shuts down after a newer one has migrated: cards written here lack the
 * newer columns, so all are marked stale and rebuilt within a minute.
 */
export async function markCardsStale(db: Db): Promise<void> {
  const reached = await findMigration(db)
  if (reached === null || reached <= getNewestMigration()) return
  for (const name of RENEWED_CARDS) {
    await db.execute(sql`update ${sql.raw(name)} set valable_jusqua = now()`)
  }
}
