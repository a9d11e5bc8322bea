import type { Db, Tx } from '@foulee/db/connect'
import { keepMonths } from '@foulee/db/months'
import { audienceEvents } from '@foulee/db/schema'
import { type AudienceEvent, getAudienceLimit } from '@foulee/domain/site/audience'
import { lt } from 'drizzle-orm'
import type { Config } from '#platform/config/config.ts'
import { nameSubmission } from './audience.publication.ts'

/** What one call brings, from somebody who consented. */
export type Batch = {
  events: readonly AudienceEvent[]
  /** Null for a visitor. */
  users_id: number | null
  visite: string
}

/** @returns how many were kept: publishing a route is its author's alone (produit 14.23) */
export async function recordEvents(
  db: Db,
  { events, users_id }: Batch,
  now: Date,
): Promise<number> {
  const created_at = now.toISOString()
  const named = await Promise.all(
    events.map(async (event) => {
      const name =
        event.name === 'parcours_publish'
          ? await nameSubmission(db, { ...event.props, users_id, now })
          : event.name
      return { name, props: event.props, users_id, created_at }
    }),
  )
  const kept = named.flatMap((row) => (row.name === null ? [] : [{ ...row, name: row.name }]))
  if (kept.length) await db.insert(audienceEvents).values(kept)
  return kept.length
}

/** Erases the months that are too old, and makes those to come; a daily job's work. */
export async function purgeAudience(
  tx: Tx,
  now: Date,
  { audienceMonths }: Config['kept'],
): Promise<void> {
  const from = getAudienceLimit(now, audienceMonths)
  await keepMonths(tx, 'audience_events', { now, from })
  // What lies in no month of its own: from before there were months, or with a clock that was wrong.
  await tx.delete(audienceEvents).where(lt(audienceEvents.created_at, from.toISOString()))
}
