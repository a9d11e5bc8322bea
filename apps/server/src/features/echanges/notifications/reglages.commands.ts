import type { ChangesNotifications } from '@foulee/contract/echanges/reglages-notifications'
import type { Db, Tx } from '@foulee/db/connect'
import { notificationChoix, notificationReglages } from '@foulee/db/schema'
import { NOTIFICATION_KINDS, type Notification, RESUME } from '@foulee/domain/echanges/notification'
import { MOMENT_RESUME } from '@foulee/domain/echanges/resume'
import { sql } from 'drizzle-orm'
import type { Desabonnement } from '#kernel/mail/unsubscribe.ts'
import { findChoix, findDesabonnement, isGathered } from './reglages.queries.ts'

export async function changeReglages(
  db: Db,
  users_id: number,
  { choix = {}, heure, jour }: ChangesNotifications,
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [kind, choice] of Object.entries(choix)) {
      await saveChoix(tx, users_id, kind as Notification, choice)
    }
    if (heure === undefined && jour === undefined) return
    const input = {
      ...(heure !== undefined && { heure }),
      ...(jour !== undefined && { jour }),
    }
    await tx
      .insert(notificationReglages)
      .values({ users_id, ...MOMENT_RESUME, ...input })
      .onConflictDoUpdate({ target: notificationReglages.users_id, set: input })
  })
}

type ChoixInput = NonNullable<ChangesNotifications['choix']>[Notification]

async function saveChoix(tx: Tx, users_id: number, kind: Notification, input: ChoixInput) {
  if (!input || !Object.keys(input).length) return
  const { app, mail, push } = input
  const set = {
    ...(app !== undefined && { app }),
    ...(mail !== undefined && { mail }),
    ...(push !== undefined && { push }),
  }
  await tx
    .insert(notificationChoix)
    .values({ users_id, kind, ...set })
    .onConflictDoUpdate({
      target: [notificationChoix.users_id, notificationChoix.kind],
      set,
    })
}

export async function unsubscribe(db: Db, jeton: string): Promise<void> {
  await switchMailsOff(db, (await findDesabonnement(db, jeton)).unsubscribe)
}

/**
 * Switches off the mails of a kind, or the digest with every kind gathered in it, defaults
 * included. Idempotent, also after the account is erased.
 */
async function switchMailsOff(db: Db, { users_id, sujet }: Desabonnement): Promise<void> {
  const kinds = sujet === RESUME ? await findGathering(db, users_id) : [sujet]
  await db.execute(sql`
    insert into notification_choix (users_id, kind, mail)
    select u.id, k.kind, 'jamais' from users u, unnest(${sql.param(kinds)}::text[]) as k(kind)
    where u.id = ${users_id} and u.supprime_le is null
    on conflict (users_id, kind) do update set mail = 'jamais'`)
}

async function findGathering(db: Db, users_id: number): Promise<Notification[]> {
  const choix = await findChoix(db, users_id)
  return NOTIFICATION_KINDS.filter((kind) => isGathered(choix[kind]))
}
