import type { Chaussures } from '@foulee/contract/parcours/chaussures'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { formatChaussures, formatUsure, isUsee } from '@foulee/domain/parcours/chaussures'
import { formatDistance } from '@foulee/domain/shared/mesure'
import { and, count, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import {
  findDeclarees,
  findOfficielles,
} from '#features/courses/mon-palmares/mon-palmares.queries.ts'

type ChaussuresRow = typeof t.chaussures.$inferSelect
/** Without its races, which take several statements. */
type Paire = Omit<Chaussures, 'courses'>

/** All pairs of a member, or one; in use before retired ones, the usual one first. */
export async function findChaussures(db: Db | Tx, users_id: number, id?: number): Promise<Paire[]> {
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

export async function getOwnChaussures(db: Db, users_id: number, id: number): Promise<Chaussures> {
  const [found] = await nameCourses(db, users_id, await findChaussures(db, users_id, id))
  if (!found) throw new ApiError('chaussures_introuvables')
  return found
}

/** Adds to each pair the races whose outings it ran. */
export async function nameCourses(
  db: Db,
  users_id: number,
  pairs: readonly Paire[],
): Promise<Chaussures[]> {
  const courses = pairs.length ? await findCoursesCourues(db, users_id) : []
  const pairOf = await findPairs(
    db,
    users_id,
    courses.map(({ activites_id }) => activites_id),
  )
  return pairs.map((pair) => ({
    ...pair,
    courses: courses.filter(({ activites_id }) => pairOf.get(activites_id) === pair.id),
  }))
}

async function findCoursesCourues(db: Db, users_id: number): Promise<Chaussures['courses']> {
  const { courses } = await findOfficielles(db, users_id)
  const all = [...courses, ...(await findDeclarees(db, users_id))]
  return all
    .flatMap(({ nom, date, est_declaree, est_remplacee, activites_id }) =>
      activites_id === null || est_remplacee ? [] : [{ nom, date, est_declaree, activites_id }],
    )
    .toSorted((a, b) => b.date.localeCompare(a.date))
}

async function findPairs(db: Db, users_id: number, ids: readonly number[]) {
  const { id, chaussures_id } = t.activites
  const rows = ids.length
    ? await db
        .select({ id, chaussures_id })
        .from(t.activites)
        .where(and(eq(t.activites.users_id, users_id), inArray(id, [...ids])))
    : []
  return new Map(rows.map((row) => [row.id, row.chaussures_id]))
}

const presentChaussures = (
  row: ChaussuresRow & { parcouru: number; nb_sorties: number },
): Paire => ({
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
