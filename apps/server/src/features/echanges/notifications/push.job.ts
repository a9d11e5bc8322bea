import type { Tx } from '@foulee/db/connect'
import { pushAppareils } from '@foulee/db/schema'
import { ellipsize } from '@foulee/domain/graphemes'
import { and, eq, inArray } from 'drizzle-orm'
import { enqueue, enqueueAll } from '../../../jobs/enqueue.ts'
import type { Job, JobContext } from '../../../jobs/job.ts'
import { isStillTold } from '../../../notices/still-told.ts'
import { getPushKeys } from '../../../push/push-keys.ts'
import { type PushMessage, type Sent, sendPush } from '../../../push/send-push.ts'
import { countNotices } from './notifications.queries.ts'

/**
 * One message for one device. `users_id`: whose it was when they were told. `notice`: the key of the notice
 * without which it is not shown.
 */
type Piece = PushMessage & { appareils_id: number; users_id: number; notice?: string | undefined }

/** Failures in a row after which nobody is believed to be there. */
const FAILURES = 20
/** How long a device that fails is left alone: twice as long each time, an hour at most. */
const FIRST_WAIT_S = 30
const MOST_WAIT_S = 3600
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

type Context = Pick<JobContext, 'db' | 'config' | 'clock' | 'log'>

type Device = typeof pushAppareils.$inferSelect

/**
 * Sends to one device. One that is gone is forgotten; one whose service asks for patience, fails or says
 * nothing is left alone for a while, with all that comes for it: it takes nobody else's turn.
 */
export async function pushOne(context: Context, piece: Piece): Promise<void> {
  const { db, config, clock, log } = context
  const { appareils_id, users_id, notice, titre, texte, url, cle } = piece
  const [device] = await db
    .select()
    .from(pushAppareils)
    .where(and(eq(pushAppareils.id, appareils_id), eq(pushAppareils.users_id, users_id)))
  if (!device) return
  if (notice !== undefined && !(await isStillTold(db, { users_id, cle: notice }))) return
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

/** Notes what became of it. @returns after how many seconds it is sent again; 0: it is not */
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

/** Messages that fail side by side are one failure of their device. @returns how long it is left alone */
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
