import type { AdminAgence, AdminOrganisateur } from '@foulee/contract/equipe/admin-annuaires'
import type { Body } from '@foulee/contract/shared/call'
import type { Db } from '@foulee/db/connect'
import type { agences, organisateurs } from '@foulee/db/schema'
import { getEtatAgence } from '@foulee/domain/sejours/immatriculation'
import { sql } from 'drizzle-orm'
import { findStructures } from '#kernel/organisations/staff-list.ts'
import { toIso } from '#platform/db/dates.ts'

type Row = typeof organisateurs.$inferSelect
type Page<T> = Promise<{ data: T[]; nb: number }>

const presentDates = ({ verifie_le, created_at }: Pick<Row, 'verifie_le' | 'created_at'>) => ({
  verifie_le: toIso(verifie_le),
  created_at: toIso(created_at),
})

const ORGANISATEURS = {
  genre: 'organisateur',
  searched: sql`(select string_agg(c.nom, ' ') from courses c where c.organisateurs_id = s.id)`,
  more: sql`,
    (select count(*)::int from courses c where c.organisateurs_id = s.id) as nb_courses`,
} as const

export async function findOrganisateurs(
  db: Db,
  body: Body<'POST /api/admin/organisateurs/list'>,
): Page<AdminOrganisateur> {
  type Found = Row & { nb_courses: number }
  const { rows, nb } = await findStructures<Found>(db, ORGANISATEURS, body)
  return {
    data: rows.map(({ id, slug, nom, ville, email, nb_membres, nb_courses, ...row }) => ({
      ...{ id, slug, nom, ville, email, nb_membres, nb_courses },
      ...presentDates(row),
    })),
    nb,
  }
}

const AGENCES = {
  genre: 'agence',
  searched: sql`s.immatriculation`,
  more: sql`, (select count(*)::int from voyages v where v.agences_id = s.id) as nb_voyages`,
} as const

export async function findAgences(
  db: Db,
  body: Body<'POST /api/admin/agences/list'>,
): Page<AdminAgence> {
  type Found = typeof agences.$inferSelect & { nb_voyages: number }
  const { rows, nb } = await findStructures<Found>(db, AGENCES, body)
  return {
    data: rows.map((row) => {
      const { id, slug, nom, ville, email, immatriculation, garant, assureur } = row
      const { nb_membres, nb_voyages } = row
      return {
        ...{ id, slug, nom, ville, email, immatriculation, garant, assureur },
        ...{ nb_membres, nb_voyages },
        etat: getEtatAgence(row),
        ...presentDates(row),
      }
    }),
    nb,
  }
}
