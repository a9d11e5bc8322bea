import type { AdminOrganisateur } from '@foulee/contract/equipe/admin-annuaires'
import type { Body } from '@foulee/contract/shared/call'
import type { Db } from '@foulee/db/connect'
import { courses, organisateurMembres, organisateurs } from '@foulee/db/schema'
import { and, asc, count, desc, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { byName } from '#platform/db/by-name.ts'
import { toIso } from '#platform/db/dates.ts'
import { isPresent } from '#platform/db/filters/is-present.ts'
import { containsText } from '#platform/db/filters/like.ts'

type Asked = Body<'POST /api/admin/organisateurs/list'>

const HAS_MEMBERS = sql`exists (
  select from ${organisateurMembres} m where m.organisateurs_id = organisateurs.id)`

const ITS_RACES = sql`(
  select string_agg(c.nom, ' ') from ${courses} c where c.organisateurs_id = organisateurs.id)`

function isManaged(wanted: boolean | undefined): SQL | undefined {
  if (wanted === undefined) return undefined
  return wanted ? HAS_MEMBERS : not(HAS_MEMBERS)
}

const matching = ({ ids, recherche, est_verifie, est_gere }: Asked['filtres']) =>
  and(
    ids && inArray(organisateurs.id, ids),
    containsText(recherche, organisateurs.nom, organisateurs.ville, organisateurs.email, ITS_RACES),
    isPresent(organisateurs.verifie_le, est_verifie),
    isManaged(est_gere),
  )

const countOf = (table: PgTable) =>
  sql<number>`(select count(*)::int from ${table} c where c.organisateurs_id = organisateurs.id)`

export async function findOrganisateurs(
  db: Db,
  { page, nb_page, tri, ordre, filtres }: Asked,
): Promise<{ data: AdminOrganisateur[]; nb: number }> {
  const direct = ordre === 'asc' ? asc : desc
  const { id, slug, nom, ville, email, verifie_le, created_at } = organisateurs
  const rows = await db
    .select({
      id,
      slug,
      nom,
      ville,
      email,
      verifie_le,
      created_at,
      nb_membres: countOf(organisateurMembres),
      nb_courses: countOf(courses),
    })
    .from(organisateurs)
    .where(matching(filtres))
    .orderBy(tri === 'nom' ? direct(byName(nom)) : direct(organisateurs[tri]), direct(id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  const [total] = await db.select({ nb: count() }).from(organisateurs).where(matching(filtres))
  const data = rows.map((row) => ({
    ...row,
    verifie_le: toIso(row.verifie_le),
    created_at: new Date(row.created_at).toISOString(),
  }))
  return { data, nb: total?.nb ?? 0 }
}
