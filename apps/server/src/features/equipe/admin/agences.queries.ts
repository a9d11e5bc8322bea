import type { AdminAgence } from '@foulee/contract/equipe/admin-annuaires'
import type { Body } from '@foulee/contract/shared/call'
import type { Db } from '@foulee/db/connect'
import { agenceMembres, agences, voyages } from '@foulee/db/schema'
import { getEtatAgence } from '@foulee/domain/sejours/immatriculation'
import { and, asc, count, desc, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { byName } from '#platform/db/by-name.ts'
import { toIso } from '#platform/db/dates.ts'
import { isPresent } from '#platform/db/filters/is-present.ts'
import { containsText } from '#platform/db/filters/like.ts'

type Asked = Body<'POST /api/admin/agences/list'>

const HAS_MEMBERS = sql`exists (
  select from ${agenceMembres} m where m.agences_id = agences.id)`

function isManaged(wanted: boolean | undefined): SQL | undefined {
  if (wanted === undefined) return undefined
  return wanted ? HAS_MEMBERS : not(HAS_MEMBERS)
}

const matching = ({ ids, recherche, est_verifie, est_gere }: Asked['filtres']) =>
  and(
    ids && inArray(agences.id, ids),
    containsText(recherche, agences.nom, agences.ville, agences.email, agences.immatriculation),
    isPresent(agences.verifie_le, est_verifie),
    isManaged(est_gere),
  )

const countOf = (table: PgTable) =>
  sql<number>`(select count(*)::int from ${table} c where c.agences_id = agences.id)`

export async function findAgences(
  db: Db,
  { page, nb_page, tri, ordre, filtres }: Asked,
): Promise<{ data: AdminAgence[]; nb: number }> {
  const direct = ordre === 'asc' ? asc : desc
  const rows = await db
    .select({
      agence: agences,
      nb_membres: countOf(agenceMembres),
      nb_voyages: countOf(voyages),
    })
    .from(agences)
    .where(matching(filtres))
    .orderBy(tri === 'nom' ? direct(byName(agences.nom)) : direct(agences[tri]), direct(agences.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  const [total] = await db.select({ nb: count() }).from(agences).where(matching(filtres))
  return { data: rows.map(present), nb: total?.nb ?? 0 }
}

type Row = { agence: typeof agences.$inferSelect; nb_membres: number; nb_voyages: number }

function present({ agence, ...counts }: Row): AdminAgence {
  const { id, slug, nom, ville, email, immatriculation, garant, assureur } = agence
  return {
    ...{ id, slug, nom, ville, email, immatriculation, garant, assureur },
    ...counts,
    etat: getEtatAgence(agence),
    verifie_le: toIso(agence.verifie_le),
    created_at: toIso(agence.created_at),
  }
}
