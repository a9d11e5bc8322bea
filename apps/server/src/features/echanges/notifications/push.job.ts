import type { Db, Tx } from '@foulee/db/connect'
import { pushAppareils } from '@foulee/db/schema'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { enqueue, enqueueAll } from '../../../jobs/enqueue.ts'
import type { Job, JobContext } from '../../../jobs/job.ts'
import { getPushKeys } from '../../../push/push-keys.ts'
import { type PushMessage, type Sent, sendPush } from '../../../push/send-push.ts'

/** One message for one device. `users_id`: whose it was when they were told. */
type Piece = PushMessage & { appareils_id: number; users_id: number }

/** Failures in a row after which nobody is believed to be there. */
const FAILURES = 20
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

const shorten = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text

/** Queues, in the caller's transaction, what the devices of these members are to show. */
export async function queuePush(
  tx: Tx,
  told: readonly { users_id: number; message: PushMessage }[],
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
      .map(({ message: { titre, texte, url, cle } }) => ({
        appareils_id,
        users_id,
        titre: shorten(titre, TITLE_MAX),
        texte: shorten(texte, TEXT_MAX),
        url,
        cle: shorten(cle, TITLE_MAX),
      })),
  )
  await enqueueAll(tx, pushNotification, pieces)
}

type Context = Pick<JobContext, 'db' | 'config' | 'clock' | 'log'>

/**
 * Sends to one device. One that is gone is forgotten, one whose service asks for patience waits with all
 * that comes for it, one that fails is tried again.
 */
export async function pushOne({ db, config, clock, log }: Context, piece: Piece): Promise<void> {
  const { appareils_id: id, users_id, titre, texte, url, cle } = piece
  const [device] = await db
    .select()
    .from(pushAppareils)
    .where(and(eq(pushAppareils.id, id), eq(pushAppareils.users_id, users_id)))
  if (!device) return
  const until = device.pas_avant && new Date(device.pas_avant)
  const waitS = until ? (until.getTime() - clock().getTime()) / 1000 : 0
  if (waitS > 0) return enqueue(db, pushNotification, piece, { waitS })
  const sent = await sendPush(config, await getPushKeys(db, config), device, {
    titre,
    texte,
    url,
    cle,
  }).catch(async (cause: unknown) => {
    await countFailure(db, id)
    throw cause
  })
  if (sent.outcome === 'refused') {
    log.warn({ status: sent.status }, 'A push service refused a message')
  }
  await settle({ db, clock }, piece, sent)
}

async function settle({ db, clock }: Pick<Context, 'db' | 'clock'>, piece: Piece, sent: Sent) {
  const mine = eq(pushAppareils.id, piece.appareils_id)
  switch (sent.outcome) {
    case 'taken':
      await db.update(pushAppareils).set({ echecs: 0, pas_avant: null }).where(mine)
      return
    case 'gone':
      await db.delete(pushAppareils).where(mine)
      return
    case 'refused':
      await countFailure(db, piece.appareils_id)
      return
    case 'later': {
      const after = new Date(clock().getTime() + sent.seconds * 1000)
      await db.update(pushAppareils).set({ pas_avant: after.toISOString() }).where(mine)
      await enqueue(db, pushNotification, piece, { waitS: sent.seconds })
    }
  }
}

async function countFailure(db: Db, id: number): Promise<void> {
  const [device] = await db
    .update(pushAppareils)
    .set({ echecs: sql`${pushAppareils.echecs} + 1` })
    .where(eq(pushAppareils.id, id))
    .returning({ echecs: pushAppareils.echecs })
  if (device && device.echecs >= FAILURES) {
    await db.delete(pushAppareils).where(eq(pushAppareils.id, id))
  }
}
