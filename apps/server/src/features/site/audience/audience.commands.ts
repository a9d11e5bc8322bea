import type { Db, Tx } from '@foulee/db/connect'
import { audienceEvents } from '@foulee/db/schema'
import { type AudienceEvent, getAudienceLimit } from '@foulee/domain/site/audience'
import { lt } from 'drizzle-orm'

/** What one call brings, from somebody who consented. */
export type Batch = {
  events: readonly AudienceEvent[]
  /** Null for a visitor. */
  users_id: number | null
  visite: string
}

export async function recordEvents(db: Db, { events, users_id }: Batch, now: Date): Promise<void> {
  const created_at = now.toISOString()
  await db
    .insert(audienceEvents)
    .values(events.map(({ name, props }) => ({ name, props, users_id, created_at })))
}

/**
 * Erases what is older than 25 months; a daily job's work.
 * @returns how many events went
 */
export async function purgeAudience(db: Db | Tx, now: Date): Promise<number> {
  const limit = getAudienceLimit(now).toISOString()
  const gone = await db
    .delete(audienceEvents)
    .where(lt(audienceEvents.created_at, limit))
    .returning({ id: audienceEvents.id })
  return gone.length
}
