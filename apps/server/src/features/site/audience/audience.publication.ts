import type { Db, Tx } from '@foulee/db/connect'
import { audienceEvents, parcours } from '@foulee/db/schema'
import { HELD_PUBLICATION } from '@foulee/domain/site/audience'
import { and, eq, sql } from 'drizzle-orm'

/** The browser reports within seconds; staff may have published meanwhile. */
const JUST_MS = 60_000

type Submission = { parcours_id: number; users_id: number | null; now: Date }

/**
 * Event name of a submission: pending publication, or publication when staff was faster.
 * @returns null unless it is a first publication by the author
 */
export async function toPublicationEvent(
  db: Db,
  { parcours_id, users_id, now }: Submission,
): Promise<typeof HELD_PUBLICATION | 'parcours_publish' | null> {
  if (users_id === null) return null
  const [row] = await db
    .select({ publie_le: parcours.publie_le })
    .from(parcours)
    .where(and(eq(parcours.id, parcours_id), eq(parcours.users_id, users_id)))
  if (!row) return null
  if (row.publie_le === null) return HELD_PUBLICATION
  const isJustPublished = now.getTime() - Date.parse(row.publie_le) < JUST_MS
  if (!isJustPublished) return null
  const isRecorded = await db.$count(
    audienceEvents,
    ofAuthor('parcours_publish', parcours_id, users_id),
  )
  return isRecorded ? null : 'parcours_publish'
}

const ofAuthor = (name: string, parcours_id: number, users_id: number) =>
  and(
    eq(audienceEvents.name, name),
    eq(audienceEvents.users_id, users_id),
    sql`${audienceEvents.props} @> ${JSON.stringify({ parcours_id })}::jsonb`,
  )

/**
 * Produit 14.23: first publication of a route. Consent was decided by the browser at submission:
 * the pending event exists or not.
 */
export async function recordPublication(
  tx: Tx,
  { parcours_id, users_id, now }: Submission & { users_id: number },
): Promise<void> {
  const props = { parcours_id }
  const held = await tx
    .delete(audienceEvents)
    .where(ofAuthor(HELD_PUBLICATION, parcours_id, users_id))
    .returning({ id: audienceEvents.id })
  if (!held.length) return
  await tx
    .insert(audienceEvents)
    .values({ name: 'parcours_publish', props, users_id, created_at: now.toISOString() })
}
