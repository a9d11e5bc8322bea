import type { Organisateur } from '@foulee/contract/courses/organisateurs'
import type { Db, Tx } from '@foulee/db/connect'
import { getImageUrl } from '@foulee/domain/shared/image'
import { ETAT } from '@foulee/domain/shared/publication'
import { type SQL, sql } from 'drizzle-orm'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import { byName } from '#platform/db/by-name.ts'

const MAX_COURSES = 100

const HAS_VISIBLE = sql`exists (
  select from course_cards k where k.organisateurs_id = o.id and k.is_visible)`

/** Public: verified by staff, or with a visible race. */
const IS_PUBLIC = sql`(o.verifie_le is not null or ${HAS_VISIBLE})`

export type OrganisateurRow = Organisateur

type Found = Omit<Organisateur, 'logo' | 'created_at'> & {
  logo: string | null
  created_at: string
}

/** @param where over `organisateurs o` */
async function selectOrganisateurs(db: Db | Tx, where: SQL): Promise<OrganisateurRow[]> {
  const { rows } = await db.execute<Found>(sql`
    select o.id, o.slug, o.nom, o.description, o.ville, o.code_postal, o.site, o.logo, o.email,
      o.telephone, o.verifie_le is not null as verifie, ${IS_PUBLIC} as is_public,
      (select count(*)::int from courses c where c.organisateurs_id = o.id) as nb_courses,
      o.created_at
    from organisateurs o where ${where}`)
  return rows.map(presentOrganisateur)
}

const presentOrganisateur = <R extends Found>(row: R) => ({
  ...row,
  logo: getImageUrl(row.logo) || null,
  created_at: new Date(row.created_at).toISOString(),
})

const IS_ID = /^\d{1,9}$/

export async function findOrganisateur(
  db: Db | Tx,
  idOrSlug: string | number,
): Promise<OrganisateurRow | null> {
  const isId = IS_ID.test(String(idOrSlug))
  const where = isId ? sql`o.id = ${Number(idOrSlug)}` : sql`o.slug = ${idOrSlug}`
  const [row] = await selectOrganisateurs(db, where)
  return row ?? null
}

export const findMine = (db: Db, users_id: number): Promise<OrganisateurRow[]> =>
  selectOrganisateurs(
    db,
    sql`${ofOrganisateur.isManaged(sql`o.id`, users_id)}
      order by ${byName(sql`o.nom`)}, o.id`,
  )

/**
 * Visible races of an organiser as finished JSON, future ones first, nearest first; and the number
 * of future events.
 */
export async function findItsCourses(
  db: Db,
  organisateurs_id: number,
  now: Date,
): Promise<{ cards: string; nb: number; nb_evenements: number }> {
  type Row = { cards: string | null; nb: number; nb_evenements: number }
  const { rows } = await db.execute<Row>(sql`
    with its as (select carte, rang_date, courses_id from course_cards
      where organisateurs_id = ${organisateurs_id} and is_visible)
    select (select count(*)::int from its) as nb,
      (select count(*)::int from evenements where organisateurs_id = ${organisateurs_id}
        and etat >= ${ETAT.publiee} and fin_le > ${now.toISOString()}) as nb_evenements,
      (select string_agg(carte, ',' order by rang_date, courses_id) from (
        select * from its order by rang_date, courses_id limit ${MAX_COURSES}) p) as cards`)
  const { cards, nb = 0, nb_evenements = 0 } = rows[0] ?? {}
  return { cards: cards ?? '', nb, nb_evenements }
}
