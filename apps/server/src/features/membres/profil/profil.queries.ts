import type { Abonne, SocialLink } from '@foulee/contract/membres/profil'
import type { Db, Tx } from '@foulee/db/connect'
import { profils, suivis, users } from '@foulee/db/schema'
import { getMemberName } from '@foulee/domain/membres/personne'
import { getImageUrl } from '@foulee/domain/shared/image'
import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { buildConditions, type CourseQuery } from '#features/courses/courses/course-conditions.ts'
import { isNotBlocked } from '#kernel/members/blocks.ts'

export type ProfilRow = typeof profils.$inferSelect

export const SOCIAL: SQL<SocialLink[]> = sql<SocialLink[]>`(
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'reseau', s.reseau, 'url', s.url, 'model', 'profil') order by s.id), '[]')
  from profil_social s where s.users_id = ${users.id})`

/** Published surveys by slug, with whether the outer `users` answered. */
export const SONDAGES: SQL<Record<string, boolean>> = sql<Record<string, boolean>>`(
  select coalesce(json_object_agg(s.slug, r.id is not null), '{}')
  from sondages s left join sondage_reponses r on r.sondages_id = s.id and r.users_id = ${users.id}
  where s.etat = 'publie' or r.id is not null)`

const badgesOf = (isPublic: boolean): SQL<string[]> => sql<string[]>`(
  select coalesce(json_agg(b.slug order by o.obtenu_le desc, b.ordre), '[]')
  from badge_obtenus o join badges b on b.id = o.badges_id
  where o.users_id = ${users.id} ${isPublic ? sql`and o.montre` : sql``})`

export const BADGES = badgesOf(false)

export async function findProfil(db: Db | Tx, users_id: number) {
  const [found] = await db
    .select({ profil: profils, social: SOCIAL, badges: BADGES, sondages: SONDAGES })
    .from(users)
    .leftJoin(profils, eq(profils.users_id, users.id))
    .where(eq(users.id, users_id))
  return found ?? null
}

/**
 * A member before any check of visibility.
 * @param caller for the follow state; null for a visitor
 */
export async function findMember(db: Db, users_id: number, caller: number | null) {
  const isFollowed = sql<boolean>`exists (
    select from suivis where users_id = ${caller}::int and suivi_id = ${users.id})`
  const [found] = await db
    .select({
      id: users.id,
      nom: users.nom,
      prenom: users.prenom,
      type: users.type,
      coach: users.coach,
      is_staff: users.is_staff,
      profil: profils,
      social: SOCIAL,
      badges: badgesOf(true),
      is_followed: isFollowed,
      is_blocked: sql<boolean>`not ${isNotBlocked(caller, users.id)}`,
      nb_abonnes: countFollowers(users.id),
    })
    .from(users)
    .innerJoin(profils, eq(profils.users_id, users.id))
    .where(and(eq(users.id, users_id), isNull(users.supprime_le)))
  return found ?? null
}
export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>

const countFollowers = (id: typeof users.id) =>
  sql<number>`(select count(*)::int from suivis where suivi_id = ${id})`

export async function countAbonnes(db: Db, suivi_id: number): Promise<number> {
  const [row] = await db.select({ nb: count() }).from(suivis).where(eq(suivis.suivi_id, suivi_id))
  return row?.nb ?? 0
}

const MAX_ABONNES = 500

export async function findAbonnes(
  db: Db,
  suivi_id: number,
): Promise<{ abonnes: z.infer<typeof Abonne>[]; nb: number }> {
  const rows = await db
    .select({
      users_id: users.id,
      nom: users.nom,
      prenom: users.prenom,
      public_name: profils.public_name,
      avatar: profils.avatar,
    })
    .from(suivis)
    .innerJoin(users, eq(users.id, suivis.users_id))
    .leftJoin(profils, eq(profils.users_id, users.id))
    .where(and(eq(suivis.suivi_id, suivi_id), isNull(users.supprime_le)))
    .orderBy(desc(suivis.created_at), desc(suivis.users_id))
    .limit(MAX_ABONNES)
  const abonnes = rows.map(({ users_id, avatar, ...names }) => ({
    users_id,
    nom: getMemberName(names),
    avatar: getImageUrl(avatar),
  }))
  return { abonnes, nb: await countAbonnes(db, suivi_id) }
}

/**
 * Future races that match and that one can still enter, nearest date first.
 * @returns `cards`, comma-separated objects; `nb`, the total
 */
export async function findFittingCourses(db: Db, query: CourseQuery) {
  const conditions = [
    sql`is_visible and rang_date < 200000`,
    sql`(inscription is null or inscription in ('a_venir', 'ouverte'))`,
    ...buildConditions(query, null),
  ]
  const { rows } = await db.execute<{ cards: string; nb: number }>(sql`
    with fitting as materialized (
      select courses_id, rang_date, carte from course_cards
      where ${sql.join(conditions, sql` and `)} and carte::jsonb->>'statut' = 'publiee')
    select (select count(*)::int from fitting) as nb,
      (select coalesce(string_agg(carte, ',' order by rang_date, courses_id), '') from (
        select * from fitting order by rang_date, courses_id
        limit ${query.nb_page} offset ${(query.page - 1) * query.nb_page}) page) as cards`)
  return rows[0] ?? { cards: '', nb: 0 }
}
