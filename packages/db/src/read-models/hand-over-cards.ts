import { sql } from 'drizzle-orm'
import type { Db } from '../connect.ts'
import { findMigration, getNewestMigration } from '../migrate.ts'

/** Those that are made anew once they are no longer right. */
export const RENEWED_CARDS = ['course_cards', 'voyage_cards', 'magasin_cards'] as const

/**
 * The last deed of a version on a database that a newer one has brought further: cards that it wrote lack
 * what only the newer one knows, so that one makes them all anew within a minute.
 */
export async function handOverCards(db: Db): Promise<void> {
  const reached = await findMigration(db)
  if (reached === null || reached <= getNewestMigration()) return
  for (const name of RENEWED_CARDS) {
    await db.execute(sql`update ${sql.raw(name)} set valable_jusqua = now()`)
  }
}
