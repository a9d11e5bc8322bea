import { pushAppareils } from '@foulee/db/schema'
import { and, eq } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import { isNotificationCurrent } from '#kernel/notifications/is-current.ts'
import { type Piece, pushNotification } from '#kernel/notifications/queue-push.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { getPushKeys } from '#platform/push/push-keys.ts'
import { type Sent, sendPush } from '#platform/push/send-push.ts'
import { countNotices } from './notifications.queries.ts'

const FAILURES = 20
/** Initial pause of a failing device: doubled each time, an hour at most. */
const FIRST_WAIT_S = 30
const MOST_WAIT_S = 3600
type Context = Pick<JobContext, 'db' | 'config' | 'clock' | 'log'>

type Device = typeof pushAppareils.$inferSelect

/**
 * Sends to one device. A gone one is deleted; one whose service throttles, fails or times out is
 * paused with its queue, so that it delays nobody else.
 */
export async function pushOne(context: Context, piece: Piece): Promise<void> {
  const { db, config, clock, log } = context
  const { appareils_id, users_id, notice, titre, texte, url, cle } = piece
  const [device] = await db
    .select()
    .from(pushAppareils)
    .where(and(eq(pushAppareils.id, appareils_id), eq(pushAppareils.users_id, users_id)))
  if (!device) return
  if (notice !== undefined && !(await isNotificationCurrent(db, { users_id, cle: notice }))) return
  const until = device.pas_avant && new Date(device.pas_avant)
  const waitS = until ? (until.getTime() - clock().getTime()) / 1000 : 0
  if (waitS > 0) return enqueue(db, pushNotification, piece, { waitS })
  const keys = await getPushKeys(db, config)
  const { nb_non_lues: non_lues } = await countNotices(db, users_id)
  const sent = await sendPush(config, keys, device, { titre, texte, url, cle, non_lues })
  if (sent.outcome === 'failed') log.warn({ err: sent.cause }, 'A push service failed')
  if (sent.outcome === 'refused') log.warn({ status: sent.status }, 'A push service refused')
  const seconds = await settle(context, device, sent)
  if (seconds) await enqueue(db, pushNotification, piece, { waitS: seconds })
}

/** Records the outcome. @returns seconds until the retry; 0 without one */
async function settle(context: Context, device: Device, sent: Sent): Promise<number> {
  const { db } = context
  const mine = eq(pushAppareils.id, device.id)
  switch (sent.outcome) {
    case 'taken':
      await db.update(pushAppareils).set({ echecs: 0, pas_avant: null }).where(mine)
      return 0
    case 'gone':
      await db.delete(pushAppareils).where(mine)
      return 0
    case 'later':
      await db
        .update(pushAppareils)
        .set({ pas_avant: inSeconds(context, sent.seconds) })
        .where(mine)
      return sent.seconds
    case 'refused':
      return countFailure(context, device, 0)
    case 'failed':
      return countFailure(context, device, Math.min(FIRST_WAIT_S * 2 ** device.echecs, MOST_WAIT_S))
  }
}

const inSeconds = ({ clock }: Pick<Context, 'clock'>, seconds: number) =>
  new Date(clock().getTime() + seconds * 1000).toISOString()

/** Parallel failures count once. @returns the pause in seconds */
async function countFailure(context: Context, device: Device, seconds: number): Promise<number> {
  const { db } = context
  const { id, echecs } = device
  const unchanged = and(eq(pushAppareils.id, id), eq(pushAppareils.echecs, echecs))
  if (echecs + 1 >= FAILURES) {
    await db.delete(pushAppareils).where(unchanged)
    return 0
  }
  const pas_avant = seconds ? inSeconds(context, seconds) : null
  await db
    .update(pushAppareils)
    .set({ echecs: echecs + 1, pas_avant })
    .where(unchanged)
  return seconds
}
