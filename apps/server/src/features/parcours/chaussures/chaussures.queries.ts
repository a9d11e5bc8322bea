import type { Chaussures } from '@foulee/contract/parcours/chaussures'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { formatChaussures, formatUsure, isUsee } from '@foulee/domain/parcours/chaussures'
import { formatDistance } from '@foulee/domain/shared/mesure'
import { and, count, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'

type ChaussuresRow = typeof t.chaussures.$inferSelect

/** All pairs of a member, or one; in use before retired ones, the usual one first. */
export async function findChaussures(
  db: Db | Tx,
  users_id: number,
  id?: number,
): Promise<Chaussures[]> {
  const { chaussures, activites } = t
  const rows = await db
    .select({
      ...getTableColumns(chaussures),
      parcouru: sql<number>`coalesce(sum(${activites.distance}), 0)`.mapWith(Number),
      nb_sorties: count(activites.id),
    })
    .from(chaussures)
    .leftJoin(
      activites,
      and(eq(activites.chaussures_id, chaussures.id), isNull(activites.double_de)),
    )
    .where(
      and(eq(chaussures.users_id, users_id), id === undefined ? undefined : eq(chaussures.id, id)),
    )
    .groupBy(chaussures.id)
    .orderBy(
      sql`${chaussures.retiree_le} desc nulls first`,
      desc(chaussures.est_habituelle),
      desc(chaussures.id),
    )
  return rows.map(presentChaussures)
}

export async function getOwnChaussures(
  db: Db | Tx,
  users_id: number,
  id: number,
): Promise<Chaussures> {
  const [found] = await findChaussures(db, users_id, id)
  if (!found) throw new ApiError('chaussures_introuvables')
  return found
}

const presentChaussures = (
  row: ChaussuresRow & { parcouru: number; nb_sorties: number },
): Chaussures => ({
  id: row.id,
  marque: row.marque ?? '',
  modele: row.modele,
  surnom: row.surnom ?? '',
  achetee_le: row.achetee_le,
  deja_parcouru: row.deja_parcouru,
  limite: row.limite,
  retiree_le: row.retiree_le,
  est_habituelle: row.est_habituelle,
  habituelle_pour: row.habituelle_pour,
  distance: row.deja_parcouru + row.parcouru,
  nb_sorties: row.nb_sorties,
})

export async function findUsureRemarks(
  db: Db,
  users_id: number,
  outings: readonly { chaussures_id: number | null }[],
): Promise<string[]> {
  const ids = new Set(outings.map(({ chaussures_id }) => chaussures_id))
  const pairs = await findChaussures(db, users_id)
  return pairs
    .filter((pair) => ids.has(pair.id) && isUsee(pair))
    .map(
      (pair) => `${formatChaussures(pair)}, ${formatDistance(pair.distance)}. ${formatUsure(pair)}`,
    )
}
