import type { AdminMagasin } from '@foulee/contract/club/magasins-admin'
import type { Body } from '@foulee/contract/shared/call'
import type { Db } from '@foulee/db/connect'
import { magasinMembres, magasins } from '@foulee/db/schema'
import { saySemaine } from '@foulee/domain/club/horaires'
import { getEtatMagasin } from '@foulee/domain/club/magasin'
import { and, asc, count, desc, inArray, not, type SQL, sql } from 'drizzle-orm'
import { byName } from '#platform/db/by-name.ts'
import { toIso } from '#platform/db/dates.ts'
import { isPresent } from '#platform/db/filters/is-present.ts'
import { containsText } from '#platform/db/filters/like.ts'
import { writeCsv } from '#platform/spreadsheets/csv/write-csv.ts'

type Asked = Body<'POST /api/admin/magasins/list'>

const HAS_MEMBERS = sql`exists (
  select from ${magasinMembres} b where b.magasins_id = magasins.id)`

function isManaged(wanted: boolean | undefined): SQL | undefined {
  if (wanted === undefined) return undefined
  return wanted ? HAS_MEMBERS : not(HAS_MEMBERS)
}

const matching = ({ ids, recherche, est_verifie, est_gere }: Asked['filtres']) =>
  and(
    ids && inArray(magasins.id, ids),
    containsText(recherche, magasins.nom, magasins.ville, magasins.email, magasins.source),
    isPresent(magasins.verifie_le, est_verifie),
    isManaged(est_gere),
  )

export async function findAdminMagasins(
  db: Db,
  { page, nb_page, tri, ordre, filtres }: Asked,
): Promise<{ data: AdminMagasin[]; nb: number }> {
  const direct = ordre === 'asc' ? asc : desc
  const rows = await db
    .select({
      magasin: magasins,
      nb_membres: sql<number>`(
        select count(*)::int from ${magasinMembres} b where b.magasins_id = magasins.id)`,
    })
    .from(magasins)
    .where(matching(filtres))
    .orderBy(
      tri === 'nom' ? direct(byName(magasins.nom)) : direct(magasins[tri]),
      direct(magasins.id),
    )
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  const [total] = await db.select({ nb: count() }).from(magasins).where(matching(filtres))
  return { data: rows.map(present), nb: total?.nb ?? 0 }
}

function present(row: { magasin: typeof magasins.$inferSelect; nb_membres: number }): AdminMagasin {
  const { magasin, nb_membres } = row
  const { id, slug, nom, ville, departement, email, source } = magasin
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

type Exported = typeof magasins.$inferSelect & { lon: number | null; lat: number | null }

export async function exportMagasins(db: Db): Promise<string> {
  const { rows } = await db.execute<Exported>(sql`
    select m.*, st_x(position) as lon, st_y(position) as lat from magasins m
    where verifie_le is not null order by ${byName(sql`nom`)}, id`)
  return writeCsv(
    HEADER,
    rows.map((one) => [
      one.source,
      one.nom,
      one.adresse,
      one.code_postal,
      one.ville,
      one.pays,
      one.lat,
      one.lon,
      one.categories.join(', '),
      one.marques.join(', '),
      one.services.join(', '),
      one.horaires && saySemaine(one.horaires),
      one.site,
      one.telephone,
      one.description,
    ]),
  )
}
