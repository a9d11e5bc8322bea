import type { Lieu } from '@foulee/contract/membres/profil'
import type { Db } from '@foulee/db/connect'
import { COMMUNS_MIN } from '@foulee/domain/echanges/suggestion'
import { addMonths } from '@foulee/domain/shared/calendrier'
import type { Position } from '@foulee/domain/shared/geo'
import { type SQL, sql } from 'drizzle-orm'
import { buildConditions } from '#features/courses/courses/course-conditions.ts'
import type { ProfilRow } from '#features/membres/profil/profil.queries.ts'
import { buildSuggestion } from '#features/membres/profil/profil.suggestions.ts'
import { isNotBlocked } from '#kernel/members/blocks.ts'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import { byNearness, distanceFrom, isWithin } from '#kernel/search/conditions.ts'

export type SuggestionReader = {
  id: number
  profil: ProfilRow | null
  lieu: Lieu | null
  today: string
}

const MAX_PERSONNES = 6
const MAX_COURSES = 4
const MAX_ORGANISATEURS = 3
const MAX_MAGASINS = 2
const MAX_AMIS = 100
const MAX_VOISINS = 300
/** Radius for shops and organisers, in metres. */
const NEAR = 50_000
const MAJORITE_MOIS = 18 * 12

export type PersonneRow = {
  id: number
  communs: number
  ville: string | null
  code_postal: string
  types: string[]
}

const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`

const isRefused = (asker: number, kind: SQL, id: SQL): SQL => sql`exists (
  select from suggestions_refusees r
  where r.users_id = ${asker} and r.cible_kind = ${kind} and r.cible_id = ${id})`

const isFollowed = (asker: number, kind: SQL, id: SQL): SQL => sql`exists (
  select from abonnements a
  where a.users_id = ${asker} and a.cible_kind = ${kind} and a.cible_id = ${id})`

const prefixOf = ({ code_postal }: Lieu): string =>
  code_postal.slice(0, code_postal.startsWith('97') ? 3 : 2)

/**
 * Members of the same département, and those followed by the member's follows: adult, visible,
 * neither blocked, followed nor refused. One statement.
 */
export async function findPersonnes(db: Db, asker: SuggestionReader): Promise<PersonneRow[]> {
  const { id, profil, lieu, today } = asker
  const prefix = lieu && prefixOf(lieu)
  const code_postal = lieu?.code_postal ?? ''
  const majorite = addMonths(today, -MAJORITE_MOIS)
  const { rows } = await db.execute<PersonneRow>(sql`
    with amis as materialized (
      select s.suivi_id as id, count(*)::int as nb
      from suivis moi join suivis s on s.users_id = moi.suivi_id
      where moi.users_id = ${id}
      group by 1 having count(*) >= ${COMMUNS_MIN} order by 2 desc, 1 limit ${MAX_AMIS}
    ), candidats as (
      select id from amis
      ${
        prefix === null
          ? sql``
          : sql`union (select users_id from profils
            where left(code_postal, 2) = ${prefix.slice(0, 2)} and code_postal like ${`${prefix}%`}
              and coalesce(pays, 'FR') = 'FR' and visibilite in ('public', 'membres')
              and naissance <= ${majorite}::date
            order by (code_postal = ${code_postal}) desc, users_id desc limit ${MAX_VOISINS})`
      })
    select u.id, coalesce(a.nb, 0) as communs, coalesce(p.code_postal, '') as code_postal,
      case when p.code_postal = ${code_postal} then p.ville end as ville,
      array(select unnest(p.courses) intersect select unnest(${textArray(profil?.courses ?? [])})
        order by 1) as types
    from candidats c join users u on u.id = c.id join profils p on p.users_id = u.id
      left join amis a on a.id = c.id
    where u.id <> ${id} and u.supprime_le is null and u.suspendu_le is null
      and u.email_verifie_le is not null
      and p.visibilite in ('public', 'membres')
      and p.naissance <= ${majorite}::date
      and not exists (select from suivis s where s.users_id = ${id} and s.suivi_id = u.id)
      and not ${isRefused(id, sql`'profil'`, sql`u.id`)}
      and ${isNotBlocked(id, sql`u.id`)}
    order by 2 desc, (p.code_postal = ${code_postal}) desc nulls last,
      p.courses && ${textArray(profil?.courses ?? [])} desc, u.id desc
    limit ${MAX_PERSONNES}`)
  return rows
}

export type ChoseRow = {
  kind: 'course' | 'organisateur' | 'magasin'
  id: number
  metres: number | null
  communs: number
}

export async function findChoses(db: Db, asker: SuggestionReader): Promise<ChoseRow[]> {
  const parts = [coursesOf(asker), ...nearOf(asker)].filter((part) => part !== null)
  if (!parts.length) return []
  const { rows } = await db.execute<ChoseRow>(
    sql.join(
      parts.map((part) => sql`(${part})`),
      sql` union all `,
    ),
  )
  return rows
}

/** Without a town or a wish, no race has a reason. */
function coursesOf({ id, profil, lieu, today }: SuggestionReader): SQL | null {
  const { min, max } = profil?.distance_courses ?? {}
  if (!lieu?.position && !profil?.courses.length && !min && !max) return null
  const query = buildSuggestion(profil, lieu, { page: 1, nb_page: MAX_COURSES, aujourdhui: today })
  const conditions = sql.join(
    [sql`is_visible and rang_date < 200000`, ...buildConditions(query, null)],
    sql` and `,
  )
  return sql`
    select 'course' as kind, courses_id as id, ${metresFrom(lieu?.position)} as metres, (
      select count(*)::int from suivis s join abonnements f on f.users_id = s.suivi_id
      where s.users_id = ${id} and f.cible_kind = 'course' and f.cible_id = courses_id) as communs
    from course_cards
    where ${conditions} and carte::jsonb->>'statut' = 'publiee'
      and not ${isFollowed(id, sql`'course'`, sql`courses_id`)}
      and not ${isRefused(id, sql`'course'`, sql`courses_id`)}
    order by rang_date, courses_id limit ${MAX_COURSES}`
}

const metresFrom = (center: Position | null | undefined): SQL =>
  center ? sql`${distanceFrom(center)}::float8` : sql`null::float8`

function nearOf({ id, lieu }: SuggestionReader): SQL[] {
  const center = lieu?.position
  if (!center) return []
  const isNear = isWithin(center, sql`${NEAR}::float8`)
  return [
    sql`
    select 'organisateur' as kind, n.id, min(n.metres) as metres, 0 as communs
    from (select organisateurs_id as id, ${metresFrom(center)} as metres from course_cards
      where is_visible and rang_date < 200000 and ${isNear}) n
    join organisateurs o on o.id = n.id and o.verifie_le is not null
    where not ${isFollowed(id, sql`'organisateur'`, sql`n.id`)}
      and not ${isRefused(id, sql`'organisateur'`, sql`n.id`)}
      and not ${ofOrganisateur.isManaged(sql`n.id`, id)}
    group by n.id order by 3, 2 limit ${MAX_ORGANISATEURS}`,
    sql`
    select 'magasin' as kind, magasins_id as id, ${metresFrom(center)} as metres, 0 as communs
    from magasin_cards
    where is_visible and ${isNear}
      and not ${isFollowed(id, sql`'magasin'`, sql`magasins_id`)}
      and not ${isRefused(id, sql`'magasin'`, sql`magasins_id`)}
    order by ${byNearness(center)} limit ${MAX_MAGASINS}`,
  ]
}
