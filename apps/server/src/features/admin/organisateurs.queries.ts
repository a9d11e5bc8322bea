import type { AdminOrganisateur } from '@foulee/contract/admin-annuaires'
import type { AdminPage } from '@foulee/contract/admin-list'
import type { Db } from '@foulee/db/connect'
import { courses, organisateurMembres, organisateurs } from '@foulee/db/schema'
import { and, asc, count, desc, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { holds } from './like.ts'
import { toIso } from './to-iso.ts'

type Asked = AdminPage & {
  tri: 'created_at' | 'nom' | 'id'
  filtres: {
    ids?: number[] | undefined
    recherche?: string | undefined
    est_verifie?: boolean | undefined
  }
}

const matching = ({ ids, recherche, est_verifie }: Asked['filtres']) =>
  and(
    ids && inArray(organisateurs.id, ids),
    or(
      holds(organisateurs.nom, recherche),
      holds(organisateurs.ville, recherche),
      holds(organisateurs.email, recherche),
    ),
    est_verifie === undefined
      ? undefined
      : est_verifie
        ? isNotNull(organisateurs.verifie_le)
        : isNull(organisateurs.verifie_le),
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
      ...{ id, slug, nom, ville, email, verifie_le, created_at },
      nb_membres: countOf(organisateurMembres),
      nb_courses: countOf(courses),
    })
    .from(organisateurs)
    .where(matching(filtres))
    .orderBy(tri === 'nom' ? direct(sql`lower(${nom})`) : direct(organisateurs[tri]), direct(id))
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
