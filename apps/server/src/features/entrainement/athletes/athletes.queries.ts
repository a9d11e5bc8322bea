import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { athletes } from '@foulee/db/schema'
import type { Partage } from '@foulee/domain/entrainement/partages'
import { and, arrayContains, eq, inArray, isNull } from 'drizzle-orm'

export type Relation = typeof athletes.$inferSelect

export async function findRelation(
  db: Db | Tx,
  coach_id: number,
  users_id: number,
): Promise<Relation | null> {
  const [row] = await db
    .select()
    .from(athletes)
    .where(
      and(eq(athletes.coach_id, coach_id), eq(athletes.users_id, users_id), isNull(athletes.fin)),
    )
  return row ?? null
}

/**
 * The relation of a coach with an athlete who shares this item.
 * @throws ApiError `athlete_introuvable` otherwise: relations are private
 */
export async function getRelation(
  db: Db | Tx,
  coach_id: number,
  users_id: number,
  partage?: Partage,
): Promise<Relation> {
  const relation = await findRelation(db, coach_id, users_id)
  if (!relation || (partage && !relation.partages.includes(partage))) {
    throw new ApiError('athlete_introuvable')
  }
  return relation
}

export async function requireCalendars(
  db: Db | Tx,
  coach_id: number,
  users_ids: readonly number[],
): Promise<void> {
  const found = await db.$count(
    athletes,
    and(
      eq(athletes.coach_id, coach_id),
      inArray(athletes.users_id, [...users_ids]),
      arrayContains(athletes.partages, ['calendrier']),
      isNull(athletes.fin),
    ),
  )
  if (found < users_ids.length) throw new ApiError('athlete_introuvable')
}
