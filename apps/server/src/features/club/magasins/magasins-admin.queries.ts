import type { AdminMagasin } from '@foulee/contract/club/magasins-admin'
import type { Body } from '@foulee/contract/shared/call'
import type { Db } from '@foulee/db/connect'
import type { magasins } from '@foulee/db/schema'
import { formatSemaine } from '@foulee/domain/club/horaires'
import { getEtatMagasin } from '@foulee/domain/club/magasin'
import { sql } from 'drizzle-orm'
import { findStructures } from '#kernel/organisations/staff-list.ts'
import { byName } from '#platform/db/by-name.ts'
import { toIso } from '#platform/db/dates.ts'
import { writeCsv } from '#platform/spreadsheets/csv/write-csv.ts'

/** As `select *` reads it: the position in hexadecimal. */
type Row = Omit<typeof magasins.$inferSelect, 'position'> & { position: string | null }

const MAGASINS = { genre: 'magasin', searched: sql`s.source` } as const

export async function findAdminMagasins(
  db: Db,
  body: Body<'POST /api/admin/magasins/list'>,
): Promise<{ data: AdminMagasin[]; nb: number }> {
  const { rows, nb } = await findStructures<Row>(db, MAGASINS, body)
  return { data: rows.map(present), nb }
}

function present(magasin: Row & { nb_membres: number }): AdminMagasin {
  const { id, slug, nom, ville, departement, email, source, nb_membres } = magasin
  return {
    ...{ id, slug, nom, ville, departement, email, source, nb_membres },
    etat: getEtatMagasin(magasin),
    a_horaires: magasin.horaires !== null,
    a_position: magasin.position !== null,
    verifie_le: toIso(magasin.verifie_le),
    created_at: toIso(magasin.created_at),
  }
}

const HEADER = [
  'source',
  'nom',
  'adresse',
  'code_postal',
  'ville',
  'pays',
  'latitude',
  'longitude',
  'categories',
  'marques',
  'services',
  'horaires',
  'site',
  'telephone',
  'description',
]

type Exported = Row & { lon: number | null; lat: number | null }

export async function exportMagasins(db: Db): Promise<string> {
  const { rows } = await db.execute<Exported>(sql`
    select m.*, st_x(position) as lon, st_y(position) as lat from magasins m
    where verifie_le is not null order by ${byName(sql`nom`)}, id`)
  return writeCsv(
    HEADER,
    rows.map((row) => [
      row.source,
      row.nom,
      row.adresse,
      row.code_postal,
      row.ville,
      row.pays,
      row.lat,
      row.lon,
      row.categories.join(', '),
      row.marques.join(', '),
      row.services.join(', '),
      row.horaires && formatSemaine(row.horaires),
      row.site,
      row.telephone,
      row.description,
    ]),
  )
}
