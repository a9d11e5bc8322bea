import type { ActivitePartagee } from '@foulee/contract/echanges/fil'
import type { Activite, activiteFilters, MonActivite } from '@foulee/contract/parcours/activites'
import { ApiError } from '@foulee/contract/shared/errors'
import type { FilterValues, PageValues } from '@foulee/contract/shared/filters'
import type { Db, Tx } from '@foulee/db/connect'
import { LINE_DECIMALS } from '@foulee/db/read-models/parcours-trace'
import * as t from '@foulee/db/schema'
import { getPartage } from '@foulee/domain/membres/visibilite'
import { addDays } from '@foulee/domain/shared/calendrier'
import { localDate } from '@foulee/domain/shared/fuseau'
import { parisInstant } from '@foulee/domain/shared/heure-paris'
import { SPORTS, type Sport } from '@foulee/domain/shared/sport'
import { lastOf } from '@foulee/trace/column'
import { accumulateDistances } from '@foulee/trace/distance'
import { decodePolyline } from '@foulee/trace/polyline'
import { and, desc, eq, getTableColumns, gte, isNull, lt, lte, not, sql } from 'drizzle-orm'
import { searchText } from '#kernel/search/simple-search.ts'
import { DEBUT_DE_LIGNE, getFuseauDeLigne } from './activites.fuseau.ts'

export type ActiviteRow = typeof t.activites.$inferSelect &
  Pick<typeof t.profils.$inferSelect, 'naissance'>
type ListedActivite = Omit<ActiviteRow, 'lignes' | 'altitudes' | 'archive_le'>
type OwnActivite = ListedActivite & { lignes?: string[]; debut_ligne?: string | null }
type Query = FilterValues<typeof activiteFilters> & PageValues

export async function getOwnActivite(
  db: Db | Tx,
  users_id: number,
  id: number,
): Promise<ActiviteRow> {
  const [row] = await db
    .select({ ...getTableColumns(t.activites), naissance: t.profils.naissance })
    .from(t.activites)
    .leftJoin(t.profils, isOwners)
    .where(and(eq(t.activites.id, id), eq(t.activites.users_id, users_id)))
  if (!row) throw new ApiError('activite_introuvable')
  return row
}

const isOwners = eq(t.profils.users_id, t.activites.users_id)

const { lignes: _, altitudes: __, archive_le: ___, ...columns } = getTableColumns(t.activites)
export const LISTED_COLUMNS = columns
/** Start of the line, which tells its time zone. */
export const DEBUT = sql<
  string | null
>`left(${t.activites.lignes}[1], ${sql.raw(String(DEBUT_DE_LIGNE))})`

export async function findActivites(
  db: Db,
  { users_id, today }: { users_id: number; today: string },
  query: Query,
): Promise<{ data: Activite[]; nb: number }> {
  const where = buildWhere(users_id, query)
  const { debut, distance, id } = t.activites
  const newest = [sql`${debut} desc nulls last`, desc(id)]
  const rows = await db
    .select({ ...LISTED_COLUMNS, debut_ligne: DEBUT, naissance: t.profils.naissance })
    .from(t.activites)
    .leftJoin(t.profils, isOwners)
    .where(where)
    .orderBy(...(query.tri?.[0] === 'distance' ? [desc(distance), desc(id)] : newest))
    .limit(query.nb_page)
    .offset((query.page - 1) * query.nb_page)
  return {
    data: rows.map((row) => presentActivite(row, today)),
    nb: await db.$count(t.activites, where),
  }
}

/** Days are those of Paris. */
function buildWhere(users_id: number, query: Query) {
  const { texte, date_min, date_max, distance_min, distance_max } = query
  const { debut, distance, titre } = t.activites
  return and(
    eq(t.activites.users_id, users_id),
    isNull(t.activites.double_de),
    searchText(sql`${titre}`, texte),
    date_min ? gte(debut, parisInstant(date_min).toISOString()) : undefined,
    date_max ? lt(debut, parisInstant(addDays(date_max, 1)).toISOString()) : undefined,
    distance_min === undefined ? undefined : gte(distance, distance_min),
    distance_max === undefined ? undefined : lte(distance, distance_max),
  )
}

export const toSport = (sport: string): Sport => SPORTS.find((item) => item === sport) ?? 'autre'

/** Other recordings of an outing, which count nowhere. */
export const findDoubles = (db: Db | Tx, id: number) =>
  db
    .select({
      id: t.activites.id,
      format: t.activites.format,
      original_nom: t.activites.original_nom,
    })
    .from(t.activites)
    .where(and(eq(t.activites.double_de, id), not(t.activites.est_jointe)))
    .orderBy(t.activites.id)

/** For the owner. @param today day in Paris, YYYY-MM-DD: the owner's age decides on the audience */
export const presentActivite = (row: OwnActivite, today: string): Activite => ({
  id: row.id,
  titre: row.titre,
  sport: toSport(row.sport),
  debut: row.debut && new Date(row.debut).toISOString(),
  fuseau: getFuseauDeLigne(row.lignes?.[0] ?? row.debut_ligne ?? '', LINE_DECIMALS),
  distance: row.distance,
  denivele: row.denivele,
  duree: row.duree,
  duree_mouvement: row.duree_mouvement,
  format: row.format,
  original_nom: row.original_nom,
  partage: getPartage(row, today),
  partage_choisi: row.partage,
  rayon_masque: row.rayon_masque,
  sans_trace: row.sans_trace,
  chaussures_id: row.chaussures_id,
})

export const presentMonActivite = (row: OwnActivite, today: string): MonActivite => ({
  ...presentActivite(row, today),
  notes: row.notes ?? '',
  rpe: row.rpe,
  version: row.version,
})

const measureDrawn = (croquis: readonly string[]): t.ChiffresPartages => ({
  distance: Math.round(
    croquis.reduce((sum, line) => sum + lastOf(accumulateDistances(decodePolyline(line))), 0),
  ),
  denivele: null,
  duree: null,
})

type Partagee = Pick<
  ListedActivite,
  'id' | 'titre' | 'sport' | 'debut' | 'croquis' | 'chiffres_partages'
>

/**
 * For other readers: day without hour, as its midnight in Paris, since a start time beside that of
 * a visible place would give the way between them.
 */
export const presentPartagee = (row: Partagee): ActivitePartagee => ({
  id: row.id,
  titre: row.titre,
  sport: toSport(row.sport),
  debut:
    row.debut && parisInstant(localDate(row.debut, getFuseauDeLigne(row.croquis[0]))).toISOString(),
  ...(row.chiffres_partages ?? measureDrawn(row.croquis)),
  lignes: row.croquis,
})
