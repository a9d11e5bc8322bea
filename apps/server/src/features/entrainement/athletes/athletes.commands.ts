import { ApiError } from '@foulee/contract/errors'
import type { Db } from '@foulee/db/connect'
import { athletes, consultations } from '@foulee/db/schema'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Partage, Relation } from './athletes.queries.ts'

/** Notes that a coach looked at these items today; once a day for each. */
export async function noteLook(
  db: Db,
  { id }: Relation,
  partages: readonly Partage[],
  jour: string,
): Promise<void> {
  if (!partages.length) return
  await db
    .insert(consultations)
    .values(partages.map((partage) => ({ athletes_id: id, partage, jour })))
    .onConflictDoNothing()
}

const current = (coach_id: number, users_id: number): SQL | undefined =>
  and(eq(athletes.coach_id, coach_id), eq(athletes.users_id, users_id), isNull(athletes.fin))

/** @throws ApiError `coach_introuvable` */
export async function share(
  db: Db,
  { coach_id, users_id, partages }: Pair & { partages: readonly Partage[] },
): Promise<void> {
  const changed = await db
    .update(athletes)
    .set({ partages: [...new Set(partages)] })
    .where(current(coach_id, users_id))
    .returning({ id: athletes.id })
  if (!changed.length) throw new ApiError('coach_introuvable')
}

type Pair = { coach_id: number; users_id: number }

/** Ends it, whoever of the two asks. @returns whether there was something to end */
export async function endRelation(
  db: Db,
  { coach_id, users_id, now }: Pair & { now: Date },
): Promise<boolean> {
  const ended = await db
    .update(athletes)
    .set({ fin: now.toISOString() })
    .where(current(coach_id, users_id))
    .returning({ id: athletes.id })
  return ended.length > 0
}
