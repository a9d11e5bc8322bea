import type { Tx } from '@foulee/db/connect'
import { pushAppareils } from '@foulee/db/schema'
import { ellipsize } from '@foulee/domain/shared/graphemes'
import { inArray } from 'drizzle-orm'
import { enqueueAll } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { PushMessage } from '#platform/push/send-push.ts'

/**
 * One message for one device. `users_id`: whose it was when they were told. `notice`: the key of the notice
 * without which it is not shown.
 */
export type Piece = PushMessage & {
  appareils_id: number
  users_id: number
  notice?: string | undefined
}

/** What a notice shows of a long text: a push service takes 4 kB. */
const TITLE_MAX = 120
const TEXT_MAX = 400

/** A queue of its own: a push service that is slow holds up neither mails nor other work. */
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

/** Queues, in the caller's transaction, what the devices of these members are to show. */
export async function queuePush(
  tx: Tx,
  told: readonly { users_id: number; message: PushMessage; notice?: string }[],
): Promise<void> {
  if (!told.length) return
  const devices = await tx
    .select({ id: pushAppareils.id, users_id: pushAppareils.users_id })
    .from(pushAppareils)
    .where(
      inArray(
        pushAppareils.users_id,
        told.map(({ users_id }) => users_id),
      ),
    )
  const pieces = devices.flatMap(({ id: appareils_id, users_id }) =>
    told
      .filter((one) => one.users_id === users_id)
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
