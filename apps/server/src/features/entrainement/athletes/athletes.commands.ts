import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { athletes, consultations } from '@foulee/db/schema'
import type { Partage } from '@foulee/domain/entrainement/partages'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { faitsKey } from '#features/entrainement/annonces/annonces.keys.ts'
import { removeNotifications } from '#kernel/notifications/remove-notifications.ts'
import { renewSubjects } from '#platform/realtime/channel.ts'

type Look = { id: number; vu: readonly Partage[] }

/** Records the views of a coach, for the athletes to read: one row per day and item. */
export async function recordViews(
  db: Db,
  coach_id: number,
  looks: readonly Look[],
  jour: string,
): Promise<void> {
  const seen = looks.flatMap(({ id, vu }) => vu.map((partage) => ({ id, partage })))
  if (!seen.length) return
  const ids = sql.param(seen.map(({ id }) => id))
  const items = sql.param(seen.map(({ partage }) => partage))
  await db.execute(sql`
    insert into ${consultations} (athletes_id, partage, jour)
    select a.id, v.partage, ${jour} from unnest(${ids}::int[], ${items}::text[]) as v(users_id, partage)
    join ${athletes} a on a.users_id = v.users_id and a.coach_id = ${coach_id} and a.fin is null
    on conflict do nothing`)
}

const current = (coach_id: number, users_id: number): SQL | undefined =>
  and(eq(athletes.coach_id, coach_id), eq(athletes.users_id, users_id), isNull(athletes.fin))

export async function share(
  db: Db,
  { coach_id, users_id, partages }: Pair & { partages: readonly Partage[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(athletes)
      .set({ partages: [...new Set(partages)] })
      .where(current(coach_id, users_id))
      .returning({ id: athletes.id })
    if (!changed) throw new ApiError('coach_introuvable')
    if (partages.includes('faits')) return
    await removeNotifications(tx, [coach_id], [faitsKey(changed.id)])
  })
}

type Pair = { coach_id: number; users_id: number }

export async function endRelation(
  db: Db,
  { coach_id, users_id, now }: Pair & { now: Date },
): Promise<boolean> {
  const ended = await db.transaction((tx) => cutRelations(tx, current(coach_id, users_id), now))
  await renewSubjects(db, [coach_id, users_id])
  return ended > 0
}

/**
 * Ends relations; what coaches were told of their athletes leaves the bell.
 * @returns how many ended
 */
export async function cutRelations(tx: Tx, which: SQL | undefined, now: Date): Promise<number> {
  const ended = await tx
    .update(athletes)
    .set({ fin: now.toISOString() })
    .where(and(which, isNull(athletes.fin)))
    .returning({ id: athletes.id, coach_id: athletes.coach_id })
  const coachs = ended.map(({ coach_id }) => coach_id)
  await removeNotifications(
    tx,
    coachs,
    ended.map(({ id }) => faitsKey(id)),
  )
  return ended.length
}
