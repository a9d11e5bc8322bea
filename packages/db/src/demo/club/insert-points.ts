import { POINTS_RULES, type PointsKind } from '@foulee/domain/club/points'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../connect.ts'

const DEEDS: Readonly<Partial<Record<PointsKind, SQL>>> = {
  evenement_valide: sql`
    select users_id, evenement_dates_id::text as cle, valide_le as le from inscriptions
    where valide_le is not null and etat = 'inscrit' and users_id is not null`,
  parcours_publie: sql`
    select users_id, id::text, coalesce(publie_le, created_at) from parcours where etat >= 100`,
  course_publiee: sql`
    select created_by, id::text, coalesce(publie_le, created_at) from courses where etat >= 100`,
  entrainement_fait: sql`
    select users_id, activites_id::text, (jour + time '20:00') at time zone 'Europe/Paris'
    from entrainements where etat = 'fait' and activites_id is not null`,
}

/**
 * Credits past actions of all members but staff; then renumbers the ledger chronologically, the
 * order in which it is read.
 */
export async function insertDeedPoints(tx: Tx): Promise<void> {
  for (const [kind, deeds] of Object.entries(DEEDS)) {
    await tx.execute(sql`
      insert into points (users_id, kind, cle, points, created_at)
      select d.users_id, ${kind}, d.cle, ${POINTS_RULES[kind as PointsKind].points}::int, d.le
      from (${deeds}) as d (users_id, cle, le) join users u on u.id = d.users_id and not u.is_staff
      on conflict do nothing`)
  }
  await tx.execute(sql`
    with old as (delete from points returning *)
    insert into points (users_id, kind, cle, points, created_at)
    select users_id, kind, cle, points, created_at from old order by created_at, id`)
}
