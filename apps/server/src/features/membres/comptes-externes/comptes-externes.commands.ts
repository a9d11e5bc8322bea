import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { comptesExternes, users } from '@foulee/db/schema'
import { canUnlink, type Third } from '@foulee/domain/membres/externe'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { payVerification } from '#features/membres/invitations/invitations.award.ts'
import { queueMail } from '#kernel/mail/queue.ts'
import type { Identity } from '#platform/oauth/identity.ts'
import { findLinkedUser, hasPassword, listLinked } from './comptes-externes.queries.ts'

/**
 * Links an external account, idempotent.
 * @returns whether it is new
 * @throws ApiError `externe_deja_relie` for another member's, `externe_un_par_service`
 */
export async function linkIdentity(
  tx: Tx,
  users_id: number,
  third: Third,
  { subject, email, email_verifie }: Identity,
  now: Date,
): Promise<boolean> {
  const made = await tx
    .insert(comptesExternes)
    .values({ users_id, third, subject, email })
    .onConflictDoNothing()
    .returning({ id: comptesExternes.id })
  if (!made.length) {
    const owner = await findLinkedUser(tx, third, subject)
    if (owner === users_id) return false
    throw new ApiError(owner === null ? 'externe_un_par_service' : 'externe_deja_relie')
  }
  if (email && email_verifie) await verifyEmail(tx, users_id, email, now)
  return true
}

/** Notifies the owner by mail: an unwanted access must not stay unseen. */
export async function announceLink(tx: Tx, users_id: number, service: string): Promise<void> {
  const [user] = await tx
    .select({ email: users.email, prenom: users.prenom })
    .from(users)
    .where(eq(users.id, users_id))
  if (!user) return
  const props = { prenom: user.prenom, service }
  await queueMail(tx, { to: user.email, template: 'compte-relie', props })
}

async function verifyEmail(tx: Tx, users_id: number, email: string, now: Date): Promise<void> {
  const verified = await tx
    .update(users)
    .set({ email_verifie_le: now.toISOString() })
    .where(
      and(
        eq(users.id, users_id),
        sql`lower(${users.email}) = lower(${email})`,
        isNull(users.email_verifie_le),
      ),
    )
    .returning({ id: users.id })
  if (verified.length) await payVerification(tx, users_id)
}

export async function unlink(
  db: Db,
  users_id: number,
  third: Third,
  open: readonly Third[],
): Promise<void> {
  await db.transaction(async (tx) => {
    // Two simultaneous unlinks could each rely on the other account.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, users_id)).for('update')
    const linked = await listLinked(tx, users_id)
    if (!linked.some((account) => account.third === third)) throw new ApiError('externe_non_relie')
    const remaining = open.filter(
      (item) => item !== third && linked.some((account) => account.third === item),
    )
    if (!canUnlink(await hasPassword(tx, users_id), remaining.length)) {
      throw new ApiError('externe_seul_acces')
    }
    await tx
      .delete(comptesExternes)
      .where(and(eq(comptesExternes.users_id, users_id), eq(comptesExternes.third, third)))
  })
}
