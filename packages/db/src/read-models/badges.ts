import type { BadgeRegle } from '@foulee/domain/club/badge-regle'
import { BADGES } from '@foulee/domain/club/catalogue/catalogue'
import type { FaitKind } from '@foulee/domain/club/fait'
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'
import { badges } from '../schema.ts'

export type BadgeRow = typeof badges.$inferSelect

function conditionsOf({ fait, filtre }: BadgeRegle): SQL {
  const { distance_min, distance_max, denivele_min, duree_min } = filtre
  const { heure_debut, heure_fin, mois, genres, courses_id } = filtre
  const whenDefined = <T>(value: T | undefined, make: (value: T) => SQL): SQL[] =>
    value === undefined ? [] : [make(value)]
  const conditions = [
    sql`f.kind = ${fait}`,
    ...whenDefined(distance_min, (least) => sql`f.distance >= ${least}`),
    ...whenDefined(distance_max, (most) => sql`f.distance < ${most}`),
    ...whenDefined(denivele_min, (least) => sql`f.denivele >= ${least}`),
    ...whenDefined(duree_min, (least) => sql`f.duree >= ${least}`),
    ...whenDefined(courses_id, (id) => sql`f.courses_id = ${id}`),
    ...(mois?.length ? [sql`extract(month from f.jour) in ${mois}`] : []),
    ...(genres?.length ? [sql`f.genre in ${genres}`] : []),
  ]
  if (heure_debut !== undefined && heure_fin !== undefined) {
    const [from, to] = [sql`f.heure >= ${heure_debut}`, sql`f.heure < ${heure_fin}`]
    conditions.push(heure_debut < heure_fin ? sql`(${from} and ${to})` : sql`(${from} or ${to})`)
  }
  return sql.join(conditions, sql` and `)
}

const COUNTED: Readonly<Record<Exclude<BadgeRegle['calcul'], 'semaines'>, SQL>> = {
  nombre: sql`count(*)`,
  distance: sql`coalesce(sum(f.distance), 0)`,
  denivele: sql`coalesce(sum(f.denivele), 0)`,
  duree: sql`coalesce(sum(f.duree), 0)`,
  departements: sql`count(distinct nullif(f.departement, ''))`,
  pays: sql`count(distinct nullif(f.pays, ''))`,
}

const MOST = 2_000_000_000

/**
 * Progress of members by rule: a select of `users_id, valeur`, without zeros. Equivalent to
 * `evaluateRegle`.
 * @param users_id one member, or all
 */
export function valuesOf(regle: BadgeRegle, users_id: number | null): SQL {
  if (regle.calcul === 'semaines') {
    const whose = users_id === null ? sql`true` : sql`u.id = ${users_id}`
    // Per member: sorting the weeks of all members at once spills to disk three times.
    return sql`
      select u.id as users_id, s.valeur from users u
      cross join lateral (${longestRun(regle)}) s where ${whose} and s.valeur is not null`
  }
  const whose = users_id === null ? sql`true` : sql`f.users_id = ${users_id}`
  return sql`
    select f.users_id, least(${COUNTED[regle.calcul]}, ${MOST})::int as valeur
    from faits f where ${conditionsOf(regle)} and ${whose} group by f.users_id`
}

/** Longest run of consecutive weeks of the member `u` (gaps and islands). */
const longestRun = (regle: BadgeRegle): SQL => sql`
  select max(nb)::int as valeur from (
    select count(*) as nb from (
      select semaine - row_number() over (order by semaine) as suite
      from (select distinct (f.jour - date '1970-01-05') / 7 as semaine
        from faits f where ${conditionsOf(regle)} and f.users_id = u.id) w
    ) r group by suite
  ) runs`

/**
 * Stores progress and awards the badge once. An earned badge is never withdrawn, even if progress
 * decreases.
 * @param users_id one member, or all
 * @returns members who have just earned it
 */
export async function refreshBadge(
  tx: Db | Tx,
  { id, regle }: Pick<BadgeRow, 'id' | 'regle'>,
  { users_id, now }: { users_id: number | null; now: Date },
): Promise<number[]> {
  const at = now.toISOString()
  const mine = users_id === null ? sql`true` : sql`p.users_id = ${users_id}`
  const { rows } = await tx.execute<{ users_id: number }>(sql`
    with valeurs as materialized (
      select v.users_id, v.valeur from (${valuesOf(regle, users_id)}) v where v.valeur > 0
    ), kept as (
      insert into badge_progres as p (users_id, badges_id, valeur, updated_at)
      select users_id, ${id}, valeur, ${at} from valeurs
      on conflict (users_id, badges_id) do update
        set valeur = excluded.valeur, updated_at = excluded.updated_at
        where p.valeur <> excluded.valeur
    ), gone as (
      delete from badge_progres p where p.badges_id = ${id} and ${mine}
        and not exists (select from valeurs v where v.users_id = p.users_id)
    )
    insert into badge_obtenus (users_id, badges_id, obtenu_le)
    select users_id, ${id}, ${at} from valeurs where valeur >= ${regle.cible}
    on conflict do nothing returning users_id`)
  return rows.map((row) => row.users_id)
}

export const findActiveBadges = (db: Db | Tx, kinds: readonly FaitKind[]): Promise<BadgeRow[]> =>
  db
    .select()
    .from(badges)
    .where(and(isNotNull(badges.actif_le), inArray(sql`(${badges.regle} ->> 'fait')`, [...kinds])))
    .orderBy(badges.id)

/** Dry run of a rule: number of members who would earn the badge. */
export async function countReached(db: Db | Tx, regle: BadgeRegle): Promise<number> {
  const { rows } = await db.execute<{ nb: number }>(sql`
    select count(*)::int as nb from (${valuesOf(regle, null)}) v join users u on u.id = v.users_id
    where v.valeur >= ${regle.cible} and u.supprime_le is null`)
  return rows[0]?.nb ?? 0
}

export async function insertBadges(tx: Db | Tx, now: Date): Promise<void> {
  const at = now.toISOString()
  await tx
    .insert(badges)
    .values(
      BADGES.map((badge, ordre) => ({
        ...badge,
        ordre,
        actif_le: at,
        created_at: at,
        updated_at: at,
      })),
    )
    .onConflictDoNothing({ target: badges.slug })
}

export async function findBadge(db: Db | Tx, idOrSlug: string): Promise<BadgeRow | null> {
  const isId = /^\d{1,9}$/.test(idOrSlug)
  const [row] = await db
    .select()
    .from(badges)
    .where(isId ? eq(badges.id, Number(idOrSlug)) : eq(badges.slug, idOrSlug))
  return row ?? null
}
