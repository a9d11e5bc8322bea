import { isDeepStrictEqual } from 'node:util'
import type { Carre, HiddenZone } from '@foulee/trace/privacy'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'
import { parcoursCarres } from '../schema.ts'

/** The squares of a member's doors, the oldest first. Routes of erased accounts have none. */
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
 * The same for a transaction that may add to them: two routes from one door that are saved at the same
 * moment must not find two squares. Take it after the lock of the route.
 */
export async function lockCarres(tx: Db | Tx, users_id: number | null): Promise<Carre[]> {
  const key = `carres ${users_id}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  return findCarres(tx, users_id)
}

/** Remembers the squares of a route's hidden circles. */
export async function keepCarres(
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
 * The same for a line that was cut around the squares known before: under the lock.
 * @returns false when another line of this member was cut meanwhile, and this one is to be cut anew
 */
export async function keepSquares(
  tx: Tx,
  users_id: number,
  known: readonly Carre[],
  zones: readonly HiddenZone[],
): Promise<boolean> {
  if (!isDeepStrictEqual(await lockCarres(tx, users_id), known)) return false
  await keepCarres(tx, users_id, zones)
  return true
}
