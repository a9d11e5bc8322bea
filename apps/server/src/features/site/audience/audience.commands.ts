import type { Db, Tx } from '@foulee/db/connect'
import { maintainPartitions } from '@foulee/db/partitions'
import { audienceEvents } from '@foulee/db/schema'
import { type AudienceEvent, getAudienceLimit } from '@foulee/domain/site/audience'
import { lt } from 'drizzle-orm'
import type { Config } from '#platform/config/config.ts'
import { toPublicationEvent } from './audience.publication.ts'

export type Batch = {
  events: readonly AudienceEvent[]
  users_id: number | null
  visite: string
}

/** @returns the number stored: the publication of a route is its author's alone (produit 14.23) */
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
          ? await toPublicationEvent(db, { ...event.props, users_id, now })
          : event.name
      return { name, props: event.props, users_id, created_at }
    }),
  )
  const rows = named.flatMap((row) => (row.name === null ? [] : [{ ...row, name: row.name }]))
  if (rows.length) await db.insert(audienceEvents).values(rows)
  return rows.length
}

export async function purgeAudience(
  tx: Tx,
  now: Date,
  { audienceMonths }: Config['retention'],
): Promise<void> {
  const from = getAudienceLimit(now, audienceMonths)
  await maintainPartitions(tx, 'audience_events', { now, from })
  // Default partition: rows from before partitioning, or with a wrong clock.
  await tx.delete(audienceEvents).where(lt(audienceEvents.created_at, from.toISOString()))
}
