import { ApiError } from '@foulee/contract/errors'
import type { FilterValues, PageValues } from '@foulee/contract/filters'
import type { Activite, activiteFilters } from '@foulee/contract/parcours/activites'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { addDays } from '@foulee/domain/calendrier'
import { parisInstant } from '@foulee/domain/heure-paris'
import { SPORTS, type Sport } from '@foulee/domain/sport'
import { and, desc, eq, getTableColumns, gte, lt, lte, sql } from 'drizzle-orm'
import { searchText } from '../../../recherche/simple-search.ts'

export type ActiviteRow = typeof t.activites.$inferSelect
type Query = FilterValues<typeof activiteFilters> & PageValues

/** @throws ApiError `activite_introuvable`, also for somebody else's */
export async function getOwnActivite(
  db: Db | Tx,
  users_id: number,
  id: number,
): Promise<ActiviteRow> {
  const [row] = await db
    .select()
    .from(t.activites)
    .where(and(eq(t.activites.id, id), eq(t.activites.users_id, users_id)))
  if (!row) throw new ApiError('activite_introuvable')
  return row
}

/** Everything but the line itself. */
const { lignes: _, altitudes: __, ...COLUMNS } = getTableColumns(t.activites)

/** One page of a member's outings. */
export async function findActivites(
  db: Db,
  users_id: number,
  query: Query,
): Promise<{ data: Activite[]; nb: number }> {
  const where = buildWhere(users_id, query)
  const { debut, distance, id } = t.activites
  const newest = [sql`${debut} desc nulls last`, desc(id)]
  const rows = await db
    .select(COLUMNS)
    .from(t.activites)
    .where(where)
    .orderBy(...(query.tri?.[0] === 'distance' ? [desc(distance), desc(id)] : newest))
    .limit(query.nb_page)
    .offset((query.page - 1) * query.nb_page)
  return { data: rows.map(presentActivite), nb: await db.$count(t.activites, where) }
}

/** Days are those of Paris. */
function buildWhere(users_id: number, query: Query) {
  const { texte, date_min, date_max, distance_min, distance_max } = query
  const { debut, distance, titre } = t.activites
  return and(
    eq(t.activites.users_id, users_id),
    searchText(sql`${titre}`, texte),
    date_min ? gte(debut, parisInstant(date_min).toISOString()) : undefined,
    date_max ? lt(debut, parisInstant(addDays(date_max, 1)).toISOString()) : undefined,
    distance_min === undefined ? undefined : gte(distance, distance_min),
    distance_max === undefined ? undefined : lte(distance, distance_max),
  )
}

const isSport = (sport: string): sport is Sport => SPORTS.some((known) => known === sport)

export const presentActivite = (row: Omit<ActiviteRow, 'lignes' | 'altitudes'>): Activite => ({
  id: row.id,
  titre: row.titre,
  sport: isSport(row.sport) ? row.sport : 'autre',
  debut: row.debut && new Date(row.debut).toISOString(),
  distance: row.distance,
  denivele: row.denivele,
  duree: row.duree,
  duree_mouvement: row.duree_mouvement,
  format: row.format,
  original_nom: row.original_nom,
  partage: row.partage,
  rayon_masque: row.rayon_masque,
})
