import type { Db } from '@foulee/db/connect'
import { athletes, entrainements } from '@foulee/db/schema'
import { and, arrayContains, eq, isNull, type SQL, sql } from 'drizzle-orm'

/**
 * Whether a coach reads the training that an activity of the member was: a coach who reads trainings
 * done was told its whole figures, which a line with hidden ends can be compared with.
 * @param activites ids of the activities
 */
export async function isReadByCoach(
  db: Db,
  users_id: number | null,
  activites: SQL,
): Promise<boolean> {
  if (users_id === null) return false
  const { fin, partages } = athletes
  const nb = await db.$count(
    athletes,
    and(
      eq(athletes.users_id, users_id),
      isNull(fin),
      arrayContains(partages, ['calendrier', 'faits']),
      sql`exists (select from ${entrainements} where ${entrainements.activites_id} in (${activites}))`,
    ),
  )
  return nb > 0
}
