import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import type { Choix, Notification } from '@foulee/domain/echanges/notification'

export async function chooseNotices(
  db: Db,
  users_id: number,
  kind: Notification,
  choix: Partial<Choix>,
): Promise<void> {
  const { notificationChoix } = t
  if (!Object.keys(choix).length) return
  await db
    .insert(notificationChoix)
    .values({ users_id, kind, ...choix })
    .onConflictDoUpdate({
      target: [notificationChoix.users_id, notificationChoix.kind],
      set: choix,
    })
}
