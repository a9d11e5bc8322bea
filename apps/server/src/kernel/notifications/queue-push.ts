import type { Tx } from '@foulee/db/connect'
import { pushAppareils } from '@foulee/db/schema'
import { ellipsize } from '@foulee/domain/shared/graphemes'
import { inArray } from 'drizzle-orm'
import { enqueueAll } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { PushMessage } from '#platform/push/send-push.ts'

/**
 * A push message for one device. `users_id`: its owner at queueing time. `notice`: key of the
 * notification; once retracted, the message is not sent.
 */
export type Piece = PushMessage & {
  appareils_id: number
  users_id: number
  notice?: string | undefined
}

/** In characters: a push service accepts 4 kB. */
const TITLE_MAX = 120
const TEXT_MAX = 400

/** Own queue: a slow push service delays neither emails nor other jobs. */
export const pushNotification: Job<Piece> = {
  name: 'push-notification',
  every: 1,
  isPrivate: true,
  options: {
    retryLimit: 6,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 60,
    deleteAfterSeconds: 86_400,
  },
}

export async function queuePush(
  tx: Tx,
  pushes: readonly { users_id: number; message: PushMessage; notice?: string }[],
): Promise<void> {
  if (!pushes.length) return
  const devices = await tx
    .select({ id: pushAppareils.id, users_id: pushAppareils.users_id })
    .from(pushAppareils)
    .where(
      inArray(
        pushAppareils.users_id,
        pushes.map(({ users_id }) => users_id),
      ),
    )
  const pieces = devices.flatMap(({ id: appareils_id, users_id }) =>
    pushes
      .filter((item) => item.users_id === users_id)
      .map(({ message: { titre, texte, url, cle }, notice }) => ({
        appareils_id,
        users_id,
        notice,
        titre: ellipsize(titre, TITLE_MAX),
        texte: ellipsize(texte, TEXT_MAX),
        url,
        cle: ellipsize(cle, TITLE_MAX),
      })),
  )
  await enqueueAll(tx, pushNotification, pieces)
}
