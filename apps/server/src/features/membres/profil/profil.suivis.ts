import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { suivis } from '@foulee/db/schema'
import { and, eq } from 'drizzle-orm'
import { isBlocked, lockPair } from '#kernel/members/blocages.policy.ts'
import { notifyMembers } from '#kernel/notifications/notify-members.ts'
import { renewSubjects } from '#platform/realtime/channel.ts'

type Follow = { users_id: number; suivi_id: number }

/** Sets the follow state, idempotent. @throws ApiError `profil_introuvable` under a block */
export async function setFollow(
  db: Db,
  { users_id, suivi_id }: Follow,
  { is_followed, now }: { is_followed: boolean; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (is_followed) {
      await lockPair(tx, users_id, suivi_id)
      if (await isBlocked(tx, users_id, suivi_id)) throw new ApiError('profil_introuvable')
      await insertFollow(tx, { users_id, suivi_id }, now)
    } else await deleteFollow(tx, { users_id, suivi_id })
    await renewSubjects(tx, [users_id])
    await invalidate(tx, [`profil:${suivi_id}`])
  })
}

/** Notifies the followed member once, without a name: the follow may be withdrawn. */
async function insertFollow(tx: Tx, { users_id, suivi_id }: Follow, le: Date): Promise<void> {
  const made = await tx
    .insert(suivis)
    .values({ users_id, suivi_id })
    .onConflictDoNothing()
    .returning({ users_id: suivis.users_id })
  if (!made.length) return
  const nouvelle = {
    cle: `abonne:${users_id}`,
    titre: 'Vous avez un nouvel abonné',
    texte: 'Quelqu’un suit désormais votre profil.',
    url: '/reglages/confidentialite',
  }
  const mail = { bouton: 'Voir mes abonnés' }
  const lecteurs = [{ users_id: suivi_id, nouvelles: [nouvelle], mail }]
  await notifyMembers(tx, { kind: 'abonnes', le, lecteurs })
}

export async function removeFollower(db: Db, follow: Follow): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteFollow(tx, follow))) throw new ApiError('abonne_introuvable')
    await renewSubjects(tx, [follow.users_id])
    await invalidate(tx, [`profil:${follow.suivi_id}`])
  })
}

async function deleteFollow(tx: Tx, { users_id, suivi_id }: Follow): Promise<boolean> {
  const deleted = await tx
    .delete(suivis)
    .where(and(eq(suivis.users_id, users_id), eq(suivis.suivi_id, suivi_id)))
    .returning({ users_id: suivis.users_id })
  return deleted.length > 0
}
