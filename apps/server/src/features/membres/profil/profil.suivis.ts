import { ApiError } from '@foulee/contract/errors'
import { announceChanges } from '@foulee/db/changes'
import type { Db, Tx } from '@foulee/db/connect'
import { suivis } from '@foulee/db/schema'
import { and, eq } from 'drizzle-orm'

type Follow = { users_id: number; suivi_id: number }

/** Follows or not, whatever stood before. */
export async function setFollow(
  db: Db,
  { users_id, suivi_id }: Follow,
  is_followed: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (is_followed) await tx.insert(suivis).values({ users_id, suivi_id }).onConflictDoNothing()
    else await deleteFollow(tx, { users_id, suivi_id })
    await announceChanges(tx, [`profil:${suivi_id}`])
  })
}

/** @throws ApiError `abonne_introuvable` */
export async function removeFollower(db: Db, follow: Follow): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteFollow(tx, follow))) throw new ApiError('abonne_introuvable')
    await announceChanges(tx, [`profil:${follow.suivi_id}`])
  })
}

async function deleteFollow(tx: Tx, { users_id, suivi_id }: Follow): Promise<boolean> {
  const deleted = await tx
    .delete(suivis)
    .where(and(eq(suivis.users_id, users_id), eq(suivis.suivi_id, suivi_id)))
    .returning({ users_id: suivis.users_id })
  return deleted.length > 0
}
