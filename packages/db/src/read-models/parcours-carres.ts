import { isDeepStrictEqual } from 'node:util'
import type { Carre, HiddenZone } from '@foulee/trace/privacy'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'
import { parcoursCarres } from '../schema.ts'

/** Privacy cells of a member, oldest first; none for an erased account. */
export async function findCarres(db: Db | Tx, users_id: number | null): Promise<Carre[]> {
  if (users_id === null) return []
  const { lon, lat, id } = parcoursCarres
  return db
    .select({ lon, lat })
    .from(parcoursCarres)
    .where(eq(parcoursCarres.users_id, users_id))
    .orderBy(asc(id))
}

/**
 * Same with a lock: two parcours from one home saved concurrently must share a cell. Lock the
 * parcours first.
 */
export async function lockCarres(tx: Db | Tx, users_id: number | null): Promise<Carre[]> {
  const key = `carres ${users_id}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  return findCarres(tx, users_id)
}

export async function saveCarres(
  tx: Db | Tx,
  users_id: number | null,
  zones: readonly HiddenZone[],
): Promise<void> {
  if (users_id === null) return
  for (const { lon, lat } of zones) {
    await tx.insert(parcoursCarres).values({ users_id, lon, lat }).onConflictDoNothing()
  }
}

/**
 * Stores the cells of a track that was cut with the cells read before the lock.
 * @returns false if another track of the member was cut meanwhile: cut again
 */
export async function replaceCarres(
  tx: Tx,
  users_id: number,
  carres: readonly Carre[],
  zones: readonly HiddenZone[],
): Promise<boolean> {
  if (!isDeepStrictEqual(await lockCarres(tx, users_id), carres)) return false
  await saveCarres(tx, users_id, zones)
  return true
}
