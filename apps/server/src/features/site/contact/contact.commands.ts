import type { ContactMessage } from '@foulee/contract/site/contact'
import type { Db, Tx } from '@foulee/db/connect'
import { contactMessages } from '@foulee/db/schema'
import { CONTACT_SUJETS, getContactLimit } from '@foulee/domain/site/contact'
import { getSpamLimit } from '@foulee/domain/site/contact-etat'
import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { queueMail } from '#kernel/mail/queue.ts'

type Written = Pick<z.output<typeof ContactMessage>, 'nom' | 'email' | 'sujet' | 'message'> & {
  users_id: number | null
}

/**
 * Stores, and mails the team when it has an address, in one transaction. The same words of the same
 * address within a day are one message: a visitor's answer was lost, and they have no key (produit 1.15).
 */
export async function sendToTeam(
  db: Db,
  { nom, email, sujet, message, users_id }: Written,
  team: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`)
    if (await isStored(tx, { email, sujet, message })) return
    await tx.insert(contactMessages).values({ users_id, nom, email, sujet, message })
    if (!team) return
    const props = { nom, email, sujet: CONTACT_SUJETS[sujet], message, hasAccount: !!users_id }
    await queueMail(tx, { to: team, template: 'contact', props, replyTo: email })
  })
}

async function isStored(
  tx: Tx,
  { email, sujet, message }: Pick<Written, 'email' | 'sujet' | 'message'>,
): Promise<boolean> {
  const isSame = and(
    eq(contactMessages.email, email),
    eq(contactMessages.sujet, sujet),
    eq(contactMessages.message, message),
    gt(contactMessages.created_at, sql`now() - interval '1 day'`),
  )
  return (await tx.$count(contactMessages, isSame)) > 0
}

/** Erases messages after a year, spam sooner, daily. @returns the number of erased messages */
export async function purgeMessages(db: Db | Tx, now: Date): Promise<number> {
  const gone = await db
    .delete(contactMessages)
    .where(
      or(
        lt(contactMessages.created_at, getContactLimit(now).toISOString()),
        and(
          eq(contactMessages.etat, 'indesirable'),
          lt(contactMessages.created_at, getSpamLimit(now).toISOString()),
        ),
      ),
    )
    .returning({ id: contactMessages.id })
  return gone.length
}
