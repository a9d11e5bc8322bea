import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { athletes, blocages, suivis, users } from '@foulee/db/schema'
import { and, eq, isNull, or } from 'drizzle-orm'
import { findDirect } from '#features/echanges/messages/canaux.queries.ts'
import { retractNotifications } from '#kernel/channels/retract-notifications.ts'
import { noticeOf } from '#kernel/channels/write-message.ts'
import { lockPair } from '#kernel/members/blocages.policy.ts'
import { removeNotifications } from '#kernel/notifications/remove-notifications.ts'
import { renewSubjects } from '#platform/realtime/channel.ts'

type Pair = { users_id: number; bloque_id: number; now: Date }

/**
 * Sets or removes a block, idempotent. It ends follows and coaching for good. Hidden members can be
 * blocked too: they may have been met elsewhere.
 * @throws ApiError `blocage_de_soi`, `profil_introuvable`
 */
export async function setBlocage(db: Db, pair: Pair, est_bloque: boolean): Promise<void> {
  const { users_id, bloque_id, now } = pair
  if (users_id === bloque_id) throw new ApiError('blocage_de_soi')
  await db.transaction(async (tx) => {
    await renewSubjects(tx, [users_id, bloque_id])
    if (!est_bloque) {
      await tx
        .delete(blocages)
        .where(and(eq(blocages.users_id, users_id), eq(blocages.bloque_id, bloque_id)))
      return
    }
    const isActive = and(eq(users.id, bloque_id), isNull(users.supprime_le))
    if (!(await tx.$count(users, isActive))) throw new ApiError('profil_introuvable')
    await lockPair(tx, users_id, bloque_id)
    await tx
      .insert(blocages)
      .values({ users_id, bloque_id, created_at: now.toISOString() })
      .onConflictDoNothing()
    await untie(tx, pair)
    await silence(tx, pair)
    await invalidate(tx, [`profil:${users_id}`, `profil:${bloque_id}`])
  })
}

async function silence(tx: Tx, { users_id, bloque_id }: Pair): Promise<void> {
  const channels_id = await findDirect(tx, users_id, bloque_id)
  if (channels_id) await removeNotifications(tx, [users_id, bloque_id], [noticeOf(channels_id)])
  await retractNotifications(tx, bloque_id, [users_id])
  await retractNotifications(tx, users_id, [bloque_id])
}

async function untie(tx: Tx, { users_id, bloque_id, now }: Pair): Promise<void> {
  await tx
    .delete(suivis)
    .where(
      or(
        and(eq(suivis.users_id, users_id), eq(suivis.suivi_id, bloque_id)),
        and(eq(suivis.users_id, bloque_id), eq(suivis.suivi_id, users_id)),
      ),
    )
  await tx
    .update(athletes)
    .set({ fin: now.toISOString() })
    .where(
      and(
        isNull(athletes.fin),
        or(
          and(eq(athletes.coach_id, users_id), eq(athletes.users_id, bloque_id)),
          and(eq(athletes.coach_id, bloque_id), eq(athletes.users_id, users_id)),
        ),
      ),
    )
}
