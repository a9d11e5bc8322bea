import type { Db, Tx } from '@foulee/db/connect'
import { activites, faits } from '@foulee/db/schema'
import { decodePolyline } from '@foulee/trace/polyline'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { createLieux, type Lieux } from '#platform/geo/lieux.ts'

const DEGREES = 6
const MOST = 500

const FRANCE = createLieux()

/**
 * Finds the département where outings began, once each; an empty text where there is none. Private
 * to the member: no page and no answer to others holds it.
 */
export async function locateOutings(
  tx: Tx,
  users_id: number,
  lieux: Pick<Lieux, 'nearest'> = FRANCE,
): Promise<void> {
  const unplaced = and(
    eq(faits.users_id, users_id),
    eq(faits.kind, 'sortie'),
    isNull(faits.departement),
  )
  const rows = await tx
    .select({ cle: faits.cle, ligne: sql<string | null>`${activites.lignes}[1]` })
    .from(faits)
    .innerJoin(activites, sql`${activites.id} = ${faits.cle}::int`)
    .where(unplaced)
    .limit(MOST)
  for (const { cle, ligne } of rows) {
    const departement = await findDepartement(ligne ?? '', lieux)
    await tx
      .update(faits)
      .set({ departement })
      .where(and(unplaced, eq(faits.cle, cle)))
  }
}

export async function findUnplaced(db: Db): Promise<number[]> {
  const rows = await db
    .selectDistinct({ users_id: faits.users_id })
    .from(faits)
    .where(and(eq(faits.kind, 'sortie'), isNull(faits.departement)))
  return rows.map(({ users_id }) => users_id)
}

async function findDepartement(ligne: string, lieux: Pick<Lieux, 'nearest'>): Promise<string> {
  const { lon, lat } = decodePolyline(ligne, DEGREES)
  const [x, y] = [lon[0], lat[0]]
  if (x === undefined || y === undefined) return ''
  return (await lieux.nearest([x, y]))?.departement ?? ''
}
