import type { MontageSortie } from '@foulee/contract/parcours/activites'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import type { ActiviteRow } from './activites.queries.ts'

type Row = typeof t.activites.$inferSelect

/** Other outings of the leg of a file; only what was cut has some. */
export async function findParties(
  db: Db | Tx,
  { id, users_id, original, fichier }: Pick<Row, 'id' | 'users_id' | 'original' | 'fichier'>,
): Promise<Row[]> {
  if (!fichier) return []
  const { activites } = t
  const rows = await db
    .select()
    .from(activites)
    .where(
      and(
        eq(activites.users_id, users_id),
        eq(activites.original, original),
        isNotNull(activites.fichier),
        ne(activites.id, id),
      ),
    )
    .orderBy(asc(activites.id))
  return rows.filter((row) => row.fichier?.debut === fichier.debut)
}

/** Outings that are part of another. */
export const findJointes = (db: Db | Tx, id: number): Promise<Row[]> =>
  db
    .select()
    .from(t.activites)
    .where(and(eq(t.activites.double_de, id), t.activites.est_jointe))
    .orderBy(asc(t.activites.debut), asc(t.activites.id))

export async function findMontage(db: Db, row: ActiviteRow): Promise<MontageSortie | null> {
  if (!row.montage) return null
  const [parties, jointes] = [await findParties(db, row), await findJointes(db, row.id)]
  const named = (rows: readonly Row[]) => rows.map(({ id, titre }) => ({ id, titre }))
  return {
    est_coupee: row.montage.some(({ garde }) => garde !== null),
    parties: named(parties),
    jointes: named(jointes),
  }
}
