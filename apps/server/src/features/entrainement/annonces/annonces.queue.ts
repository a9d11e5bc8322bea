import type { Tx } from '@foulee/db/connect'
import {
  athletes,
  entrainementAnnonces,
  entrainementGestes,
  entrainements,
} from '@foulee/db/schema'
import { inArray, sql } from 'drizzle-orm'

/** Queues acts of a coach for their athlete; one's own acts are told to nobody. */
export async function queueGestes(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  if (!ids.length) return
  await tx.execute(sql`
    insert into ${entrainementAnnonces} (athletes_id, vers, gestes_id, created_at)
    select a.id, 'athlete', g.id, ${now.toISOString()}
    from ${entrainementGestes} g
    join ${athletes} a on a.users_id = g.users_id and a.coach_id = g.auteur_id and a.fin is null
    where g.id = any(${sql.param(ids)}::int[]) and not exists (
      select from ${entrainementAnnonces} t where t.gestes_id = g.id)`)
}

type Undone = {
  ids: readonly number[]
  /** Whether it was taken back by the coach: an athlete is not told of their own act. */
  isByCoach: (id: number) => boolean
  now: Date
}

/** Acts taken back: forgotten if their athlete knew nothing of them, else told. */
export async function queueUndone(tx: Tx, { ids, isByCoach, now }: Undone): Promise<void> {
  const unheard = await tx
    .delete(entrainementAnnonces)
    .where(inArray(entrainementAnnonces.gestes_id, [...ids]))
    .returning({ id: entrainementAnnonces.gestes_id })
  const forgotten = new Set(unheard.map(({ id }) => id))
  await queueGestes(
    tx,
    ids.filter((id) => !forgotten.has(id) && isByCoach(id)),
    now,
  )
}

type Reworded = { id: number; coach_id: number; now: Date }

export async function queueReworded(tx: Tx, { id, coach_id, now }: Reworded): Promise<void> {
  await tx.execute(sql`
    insert into ${entrainementAnnonces} (athletes_id, vers, entrainements_id, created_at)
    select a.id, 'athlete', e.id, ${now.toISOString()}
    from ${entrainements} e
    join ${athletes} a on a.users_id = e.users_id and a.coach_id = ${coach_id} and a.fin is null
    where e.id = ${id}
    on conflict (entrainements_id, athletes_id, vers) do update set created_at = excluded.created_at`)
}

/** A session that its athlete says done or missed, for the coaches who may read it. */
export async function queueDite(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into ${entrainementAnnonces} (athletes_id, vers, entrainements_id, created_at)
    select a.id, 'coach', e.id, ${now.toISOString()}
    from ${entrainements} e
    join ${athletes} a on a.users_id = e.users_id and a.fin is null
    where e.id = ${id} and a.partages @> '{calendrier,faits}'::text[]
    on conflict (entrainements_id, athletes_id, vers) do update set created_at = excluded.created_at`)
}
